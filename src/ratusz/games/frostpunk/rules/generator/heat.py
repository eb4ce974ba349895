"""Warm or cold: the zone a field lies in, and the insulation of a building."""

from typing import Final

from ...content.buildings import BUILDINGS, SIDES
from ...content.effects import INSULATION, NONE, RANGES
from ...content.numbers import HEAT_FIELDS
from ...position.state import City
from ..city.map import PLACE_OF, ZONES, first_field

YELLOW: Final = 2
BLUE: Final = 3


def warmed(g: City, heat: int, zone: int) -> bool:
    """FP-HEAT.12, FP-HEAT.13: an indicator strictly below the heat marker warms its zone."""
    red, orange, yellow = g.ranges
    return yellow < heat or (zone <= 1 and orange < heat) or (zone == 0 and red < heat)


def zone_warm(g: City, zone: int) -> bool:
    return warmed(g, g.heat, zone)


def colour_warm(g: City, insulation: int) -> bool:
    """FP-HEAT.14; blue and white have no indicator of their own (FP-HEAT.10, FP-HEAT.11)."""
    if insulation >= BLUE:
        return False
    if insulation == YELLOW and g.modifiers[INSULATION] and g.ranges[1] < g.heat:
        return True
    return g.ranges[insulation] < g.heat


def warm_from(g: City) -> dict[str, int]:
    """By colour, the heat from which a building of such insulation is warm (FP-HEAT.14); where no heat does it is left out."""
    red, orange, yellow = g.ranges
    heats = (red, orange, min(orange, yellow) if g.modifiers[INSULATION] else yellow)
    return {colour: heat + 1 for colour, heat in zip(RANGES, heats, strict=True) if heat < HEAT_FIELDS}


def kitchen_warm(g: City, field: int) -> bool:
    """FP-BLDG-FIELDKITCHEN.1: everything on its tile."""
    place = PLACE_OF[field]
    if place == NONE:
        return False
    first = first_field(place)
    for field in range(first, first + 2):
        side = g.building[field]
        if side != NONE and BUILDINGS[SIDES[side].kind].warms:
            return True
    return False


def warm(g: City, field: int) -> bool:
    """FP-HEAT.15, FP-HEAT.16: one condition is enough. A heating hub warms its tile."""
    if zone_warm(g, ZONES[field]):
        return True
    side = g.building[field]
    if side != NONE and colour_warm(g, SIDES[side].insulation):
        return True
    return kitchen_warm(g, field) or PLACE_OF[field] in g.hubs
