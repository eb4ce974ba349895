"""Conditions: what an option or a card asks of the city, counted now."""

from typing import Final

from ...content.effects import CHILD, MEASURES, NONE, Condition
from ...content.events import CONSULTATION, EVENTS
from ...position.state import CARD_SPOT, DISCONTENT, HOPE, City
from ..city.buildings import beds, has
from ..people.hope import count
from ..people.pawns import due, pawn_total

RESOLVING: Final[tuple[str, ...]] = ("event_options", "settle_card")  # wait while a card is resolved, and name it


def lying(g: City, card: int) -> int:
    """Where a card lies in the area of face-up cards; NONE: nowhere."""
    for index, entry in enumerate(g.area):
        if entry[0] == card:
            return index
    return NONE


def in_game(g: City, card: int) -> bool:
    """Whether an event card is in play, in a deck or among the discards, rather than in the box."""
    if card in g.dusk or card in g.dusk_discard or lying(g, card) != NONE:
        return True
    if EVENTS[card].kind == CONSULTATION and card in g.consultations:
        return True
    for task in g.stack:
        if task[0] in RESOLVING and task[1] == card:
            return True
    return False


def met(g: City, needs: Condition, spot: int) -> bool:
    if needs.trivial:
        return True
    if needs.active != NONE and not count(g, needs.active, True):
        return False
    if needs.no_active != NONE and count(g, needs.no_active, True):
        return False
    if needs.law != NONE and needs.law not in g.laws:
        return False
    if needs.no_law != NONE and needs.no_law in g.laws:
        return False
    if needs.building != NONE and not has(g, needs.building):
        return False
    if needs.no_building != NONE and has(g, needs.no_building):
        return False
    if needs.technology != NONE and needs.technology not in g.developed:
        return False
    if needs.event != NONE and lying(g, needs.event) == NONE:
        return False
    for what, n in needs.least:
        if measure(g, MEASURES[what], spot) < n:
            return False
    for what, n in needs.most:
        if measure(g, MEASURES[what], spot) > n:
            return False
    return True


def measure(g: City, what: str, spot: int) -> int:
    for index, name in enumerate(("wood", "coal", "core", "steel")):
        if what == name:
            return g.stock[index]
    for index, name in enumerate(("workers", "engineers", "children")):
        if what == name:
            return g.citizens[index]
        if what == "sick-" + name:
            return g.sick[index]
    for index, name in enumerate(("stored-wood", "stored-coal", "stored-food")):
        if what == name:
            return g.stored[index]
    if what == "food":
        return g.food
    if what == "hunger":
        return g.hunger
    if what == "deaths":
        return g.deaths
    if what == "automatons":
        return g.automatons
    if what == "citizens":
        return sum(g.citizens)
    if what == "sick":
        return sum(g.sick)
    if what == "gravely-ill":
        return g.skull.count(True)
    if what == "hope":
        return len(g.tracks[HOPE])
    if what == "discontent":
        return len(g.tracks[DISCONTENT])
    if what in ("active-hope", "active-discontent"):
        return sum([token & 1 for token in g.tracks[HOPE if what == "active-hope" else DISCONTENT]])
    return measure_board(g, what, spot)


def homeless(g: City, lost: int, lost_to_children: int) -> int:
    """The pawns without a bed, warm or not, if so many beds were lost."""
    places, for_children = beds(g, False)
    children = min(for_children - lost_to_children, due(CHILD, g.citizens[CHILD]))
    return max(0, pawn_total(g) - children - (places - lost))


def measure_board(g: City, what: str, spot: int) -> int:
    if what == "overload":
        return g.overload
    if what == "heat":
        return g.heat
    if what == "cold":
        return g.cold
    if what == "round":
        return g.round
    if what == "laws":
        return len(g.laws)
    if what == "technologies":
        return len(g.developed)
    if what == "tiles":
        return len(g.tile) - g.tile.count(NONE)
    if what == "pawns":
        return pawn_total(g)
    if what == "beds":
        return sum(beds(g, False))
    if what == "homeless":
        return homeless(g, 0, 0)
    if what == "scouts":
        return sum([1 for route in g.routes if route[1] != NONE])
    if what == "storm-distance":
        return g.storm - g.round
    card = spot - CARD_SPOT
    index = lying(g, card) if 0 <= card < len(EVENTS) else NONE
    if index == NONE:
        return 0
    return sum(g.area[index][1]) if what == "laid" else g.area[index][2]
