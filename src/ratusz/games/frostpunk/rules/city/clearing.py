"""Clearing snow: new tiles on the map."""

from bisect import insort
from typing import Final

from ratusz.kernel.state import EVERYONE, Action, Refusal

from ...content.effects import CLEARING, FAR, FIELD_GOODS, FOOD, NEAR, NONE, RINGS, TREE, Step
from ...content.numbers import TREES_MOST
from ...position.state import City, decider
from ..cards.running_effects import runs
from ..vocabulary import rules
from .map import NEAR_PLACES, NEIGHBOURS, PLACE_NAMES, PLACES, TILES, first_field
from .pool import gain

rules.action("clear", "ring")
rules.action("lay", "place")

CLEAR: Final[tuple[Action, ...]] = (("clear", NEAR), ("clear", FAR))
FACE_DOWN: Final = 0  # some tile: which one does not matter yet
LAY: Final[list[Action]] = [("lay", place) for place in range(len(PLACES))]


def open_places(g: City, ring: int, laid: tuple[int, ...], most: int = len(PLACES)) -> list[int]:
    """FP-CLEAR.5, FP-CLEAR.6, or the first so many; `laid` are tiles of this clearing still face down."""
    tile = g.tile
    if laid:
        tile = tile.copy()
        for place in laid:
            tile[place] = FACE_DOWN
    found: list[int] = []
    near = ring == NEAR
    for place in range(0 if near else NEAR_PLACES, NEAR_PLACES if near else len(PLACES)):
        if tile[place] == NONE and (near or beside_tile(tile, place)):
            found.append(place)
            if len(found) == most:
                break
    return found


def next_places(g: City) -> list[int]:
    """Where a tile of either ring could be laid now; those of a clearing under way lie there already."""
    laid: tuple[int, ...] = g.stack[-1][4] if g.stack and g.stack[-1][0] == "lay" else ()
    return open_places(g, NEAR, laid) + open_places(g, FAR, laid)


def beside_tile(tile: list[int], place: int) -> bool:
    for other in NEIGHBOURS[place]:
        if tile[other] != NONE:
            return True
    return False


def can_clear(g: City, ring: int) -> bool:
    tile = g.tile
    if ring == NEAR:
        if g.near_tiles:
            for place in range(NEAR_PLACES):
                if tile[place] == NONE:
                    return True
    elif g.far_tiles:
        for place in range(NEAR_PLACES, len(PLACES)):
            if tile[place] == NONE and beside_tile(tile, place):
                return True
    return False


def lay_tiles(g: City, ring: int, n: int) -> None:
    if n > 0:
        g.stack.append(("lay_tiles", ring, n, ()))


@rules.op("lay_tiles", "ring left:int laid:places")
def lay_more(g: City, ring: int, left: int, laid: tuple[int, ...]) -> None:
    """FP-CLEAR.2, FP-CLEAR.4: places are chosen before any tile is turned over."""
    stack = g.near_tiles if ring == NEAR else g.far_tiles
    free = open_places(g, ring, laid, 2) if left and len(stack) > len(laid) else []
    if len(free) > 1:
        g.stack.append(("lay", decider(g), ring, left, laid))
    elif free:
        g.stack.append(("lay_tiles", ring, left - 1, (*laid, free[0])))
    else:
        for place in laid:
            turn_over(g, place, stack)


def lay_options(
    g: City, legal: list[Action], why: list[Refusal] | None, seat: int, ring: int, left: int, laid: tuple[int, ...]
) -> None:
    free = open_places(g, ring, laid)
    for place in free:
        legal.append(LAY[place])
    if why is not None:
        for place in range(len(PLACES)):
            if place not in free and g.tile[place] == NONE and place not in laid:
                near = place < NEAR_PLACES
                rule = "FP-CLEAR.5" if ring == NEAR else "FP-CLEAR.6"
                why.append((LAY[place], rule, {"place": PLACE_NAMES[place], "ring": RINGS[NEAR if near else FAR]}))


def more_to_lay(g: City) -> bool:
    """Whether another place is asked for after this one, whichever it is, before any tile is turned over."""
    if not g.stack or g.stack[-1][0] != "lay":
        return False
    _, _, ring, left, laid = g.stack[-1]
    stack = g.near_tiles if ring == NEAR else g.far_tiles
    return left > 1 and len(stack) > len(laid) + 1 and len(open_places(g, ring, laid, 3)) > 2


@rules.ask("lay", "seat ring left:int laid:places", lay_options)
def lay_chosen(g: City, action: Action, seat: int, ring: int, left: int, laid: tuple[int, ...]) -> None:
    g.stack.append(("lay_tiles", ring, left - 1, (*laid, action[1])))


def trees_left(g: City) -> int:
    """FP-LIMIT.9."""
    left = TREES_MOST
    for field in g.stocked:
        if g.good[field] == TREE:
            left -= g.amount[field]
    return left


def turn_over(g: City, place: int, stack: list[int]) -> None:
    """FP-CLEAR.7, FP-CLEAR.8."""
    number = stack.pop()
    g.revealed += 1
    g.tile[place] = number
    tile = TILES[number]
    first = first_field(place)
    for part in range(2):
        good, n = tile.goods[part], tile.amounts[part]
        if good == TREE:
            n = min(n, trees_left(g))
        if n:
            g.good[first + part] = good
            g.amount[first + part] = n
            insort(g.stocked, first + part)
    if g.listener is not None:
        goods: dict[str, int] = {}
        for field in (first, first + 1):
            if g.amount[field]:
                good_name = FIELD_GOODS[g.good[field]]
                goods[good_name] = goods.get(good_name, 0) + g.amount[field]
        g.tell("tile-revealed", "FP-CLEAR.7", EVERYONE, {"place": PLACE_NAMES[place], "tile": tile.name, "goods": goods})
    if tile.food:
        gain(g, FOOD, tile.food, "FP-CLEAR.7")


@runs("tile")
def run_tile(g: City, step: Step, spot: int) -> None:
    """FP-EVENT.8."""
    lay_tiles(g, step.kind, step.n)


@runs("clear")
def run_clear(g: City, step: Step, spot: int) -> None:
    """Near or far: if both are possible, the table chooses."""
    near = step.near + g.modifiers[CLEARING] if step.near else 0
    rings = [ring for ring, n in ((NEAR, near), (FAR, step.far)) if n and can_clear(g, ring)]
    if len(rings) == 1:
        lay_tiles(g, rings[0], near if rings[0] == NEAR else step.far)
    elif rings:
        g.stack.append(("clear_which", decider(g), near, step.far))


def clear_options(g: City, legal: list[Action], why: list[Refusal] | None, seat: int, near: int, far: int) -> None:
    legal += CLEAR


@rules.ask("clear_which", "seat near:int far:int", clear_options)
def clear_chosen(g: City, action: Action, seat: int, near: int, far: int) -> None:
    lay_tiles(g, action[1], near if action[1] == NEAR else far)
