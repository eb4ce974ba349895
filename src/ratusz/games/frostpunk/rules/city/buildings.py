"""Buildings on the map: what stands where, beds, raising and taking down tiles."""

from bisect import insort
from typing import Final

from ratusz.kernel.state import EVERYONE

from ...content.buildings import BALLOON, BUILDINGS, RUINS, SIDES, WORKSHOP
from ...content.effects import FIELD_GOODS, NONE, RUINS_BEDS, SHELTER_BEDS, Step
from ...position.state import City
from ..cards.running_effects import push, runs
from ..generator.heat import warm
from .map import FIELD_NAMES, FIELDS, PLACE_OF, first_field


def exists(g: City, field: int) -> bool:
    """Whether the field is on the map: on the Generator tile or on a tile laid out."""
    place = PLACE_OF[field]
    return place == NONE or g.tile[place] != NONE


def base_field(g: City, field: int) -> int:
    """The field by which a building goes: a large one by the first of its tile."""
    side = g.building[field]
    if side != NONE and BUILDINGS[SIDES[side].kind].large:
        return first_field(PLACE_OF[field])
    return field


# By field: whether a large building goes by another field than this one.
SECOND: Final[list[bool]] = [PLACE_OF[field] != NONE and field != first_field(PLACE_OF[field]) for field in range(FIELDS)]
# By kind: whether anybody may sleep there.
SHELTERS: Final[list[bool]] = [bool(building.beds or building.child_beds) for building in BUILDINGS]
SHELTERS[RUINS] = True
# By side of a building tile.
ACTS: Final[list[bool]] = [bool(side.action) for side in SIDES]
CHECKED: Final[list[bool]] = [bool(side.cost or side.wants) for side in SIDES]  # it may be impossible though there is a pawn
LARGE: Final[list[bool]] = [BUILDINGS[side.kind].large for side in SIDES]
ENGINEERS: Final[list[bool]] = [BUILDINGS[side.kind].engineers for side in SIDES]


def index_map(g: City) -> None:
    """Note where buildings stand and goods lie, after the map was set up in one go."""
    g.standing = [field for field, side in enumerate(g.building) if side >= 0 and not (SECOND[field] and LARGE[side])]
    g.stocked = [field for field, good in enumerate(g.good) if good >= 0]


def kind_at(g: City, field: int) -> int:
    side = g.building[field]
    return NONE if side == NONE else SIDES[side].kind


def has(g: City, kind: int) -> bool:
    for field in g.standing:
        if g.building[field] // 2 == kind:
            return True
    return False


def pawns_at(g: City, field: int) -> int:
    """How many pawns stand on a field, or on the building it belongs to."""
    base = base_field(g, field)
    return sum([1 for _, spot in g.placed if spot == base])


def beds(g: City, heated: bool) -> tuple[int, int]:
    """Sleeping places for any pawn and for children (FP-NIGHT.4, FP-NIGHT.6, FP-NIGHT.7, FP-NIGHT.8, FP-NIGHT.9,
    FP-NIGHT.10), all of them or only the heated."""
    places = 0
    for_children = 0
    for field in g.standing:
        if SHELTERS[g.building[field] // 2]:
            here, children = beds_at(g, field)
            if (here or children) and (not heated or warm(g, field)):
                places += here
                for_children += children
    return places, for_children


def beds_at(g: City, field: int) -> tuple[int, int]:
    """The same in one building."""
    kind = g.building[field] // 2
    building = BUILDINGS[kind]
    places = g.modifiers[RUINS_BEDS] if kind == RUINS else building.beds
    if building.beds:
        places += g.modifiers[SHELTER_BEDS]
    return places, building.child_beds


def expeditions_allowed(g: City) -> int:
    """FP-SCOUT.1, FP-SCOUT.3, FP-SCOUT.4."""
    if g.supply[BALLOON] == BUILDINGS[BALLOON].count:
        return 0
    most = 0
    for field in g.standing:
        here = SIDES[g.building[field]].expeditions
        if here > most:
            most = here
    return most


def clause_at(g: City, spot: int, otherwise: str) -> str:
    """The clause of the building an effect happens at; of a card it is told by `otherwise`."""
    kind = kind_at(g, spot) if 0 <= spot < FIELDS else NONE
    return otherwise if kind == NONE else BUILDINGS[kind].rule


def put_up(g: City, kind: int, field: int, rule: str) -> None:
    """Put a building on the map; what lay there goes to the bank (FP-BUILD.7)."""
    fields = [field, field + 1] if BUILDINGS[kind].large else [field]
    g.supply[kind] -= 1
    if g.listener is not None:
        g.tell("raised", rule, EVERYONE, {"building": BUILDINGS[kind].name, "field": FIELD_NAMES[field]})
    for part in fields:
        g.building[part] = 2 * kind
        if g.good[part] != NONE:
            if g.listener is not None:
                figures = {"field": FIELD_NAMES[part], "good": FIELD_GOODS[g.good[part]], "count": g.amount[part]}
                g.tell("built-over", "FP-BUILD.7", EVERYONE, figures)
            g.good[part] = NONE
            g.amount[part] = 0
            g.stocked.remove(part)
    insort(g.standing, field)
    if kind == WORKSHOP:
        g.stack.append(("workshop_raised",))
    push(g, BUILDINGS[kind].raised, field)


def take_down(g: City, field: int, rule: str) -> None:
    """FP-BUILD.11, FP-BUILD.13, FP-EVENT.14: back to the board, not upgraded; Ruins leave the game."""
    kind = kind_at(g, field)
    for part in [field, field + 1] if BUILDINGS[kind].large else [field]:
        g.building[part] = NONE
    g.standing.remove(field)
    if kind != RUINS:
        g.supply[kind] += 1
    if g.listener is not None:
        g.tell("taken-down", rule, EVERYONE, {"building": BUILDINGS[kind].name, "field": FIELD_NAMES[field]})
    if kind == WORKSHOP and not has(g, WORKSHOP):
        g.stack.append(("workshops_gone",))


def upgrade(g: City, field: int, rule: str) -> None:
    kind = kind_at(g, field)
    for part in [field, field + 1] if BUILDINGS[kind].large else [field]:
        g.building[part] = 2 * kind + 1
    if g.listener is not None:
        g.tell("upgraded", rule, EVERYONE, {"building": BUILDINGS[kind].name, "field": FIELD_NAMES[field]})


@runs("ruin")
def run_ruin(g: City, step: Step, spot: int) -> None:
    """FP-WEATHER.12, FP-WEATHER.13: on the map and on the buildings board."""
    for field in g.standing:
        if kind_at(g, field) == step.building:
            g.building[field] = 2 * RUINS
    g.supply[step.building] = 0
    if g.listener is not None:
        g.tell("ruined", "FP-WEATHER.14", EVERYONE, {"building": BUILDINGS[step.building].name})


@runs("unlock")
def run_unlock(g: City, step: Step, spot: int) -> None:
    unlock(g, step.building, "FP-BUILD.5")


def unlock(g: City, kind: int, rule: str) -> None:
    if not g.unlocked >> kind & 1:
        g.unlocked |= 1 << kind
        if not g.supply[kind] and not has(g, kind):
            g.supply[kind] = BUILDINGS[kind].count
        if g.listener is not None:
            g.tell("unlocked", rule, EVERYONE, {"building": BUILDINGS[kind].name})
