"""Gathering: resources off fields, and the buildings that take from, heap on or fell fields nearby."""

from bisect import insort
from typing import Any

from ratusz.kernel.state import EVERYONE, Action, Refusal

from ...content.buildings import BUILDINGS
from ...content.effects import COAL, FIELD_GOODS, NONE, STEEL, TREE, Step, Steps
from ...position.state import City, decider
from ..cards.running_effects import amount, push, runs
from ..vocabulary import rules
from .buildings import exists, kind_at
from .map import ADJACENT, ADJACENT_LARGE, FIELD_LIMIT, FIELD_NAMES, FIELDS, GENERATOR_FIELDS, PLACE_OF, first_field
from .pool import gain

rules.action("heap", "field count:int")
rules.action("fell", "field")
rules.action("strip", "place")
rules.action("done")


def take(g: City, field: int, n: int, rule: str) -> int:
    """Up to n markers off a field into the pool."""
    good = g.good[field]
    n = min(n, g.amount[field])
    if n:
        remove(g, field, n)
        if good <= STEEL:
            gain(g, good, n, rule)
    return n


def remove(g: City, field: int, n: int) -> None:
    g.amount[field] -= n
    if not g.amount[field]:
        g.good[field] = NONE
        g.stocked.remove(field)


@runs("take")
def run_take(g: City, step: Step, spot: int) -> None:
    """FP-CITIZEN.12, FP-GATHER.1, FP-GATHER.5, FP-GATHER.6: off the field the pawn stands on."""
    if not 0 <= spot < FIELDS or g.good[spot] == NONE:
        return
    if step.what == TREE:
        if g.good[spot] == TREE:
            fell(g, spot, step.n)
    elif g.good[spot] != TREE:
        take(g, spot, amount(g, step), "FP-GATHER.1")


def fell(g: City, field: int, n: int) -> None:
    n = min(n, g.amount[field])
    remove(g, field, n)
    if g.listener is not None:
        g.tell("felled", "FP-BLDG-SAWMILL.1", EVERYONE, {"field": FIELD_NAMES[field], "count": n})


def on_map(g: City, spot: int) -> bool:
    return 0 <= spot < FIELDS and exists(g, spot)


def around(g: City, field: int) -> list[int]:
    """The fields on the map next to a building (FP-ADJ.2)."""
    kind = kind_at(g, field)
    large = kind != NONE and BUILDINGS[kind].large
    near = ADJACENT_LARGE[PLACE_OF[field]] if large else ADJACENT[field]
    return [other for other in near if exists(g, other)]


@runs("collect")
def run_collect(g: City, step: Step, spot: int) -> None:
    """FP-BLDG-GATHERERS.1, ruling 27: trees do not count, pawns do not matter."""
    if not on_map(g, spot):
        return
    for field in around(g, spot):
        if g.good[field] not in (NONE, TREE):
            take(g, field, step.n, "FP-BLDG-GATHERERS.1")


# The Coal Hammer.


def heapable(g: City, field: int) -> bool:
    """FP-BLDG-COALHAMMER.1: coal already, or nothing at all."""
    if g.good[field] == COAL:
        return g.amount[field] < FIELD_LIMIT
    return g.good[field] == NONE and g.building[field] == NONE


@runs("hammer")
def run_hammer(g: City, step: Step, spot: int) -> None:
    if on_map(g, spot):
        g.stack.append(("hammer", spot, step.fields, step.n, ()))


@rules.op("hammer", "spot left:int n:int done:fields")
def hammer(g: City, spot: int, left: int, n: int, done: tuple[int, ...]) -> None:
    free = [field for field in around(g, spot) if heapable(g, field) and field not in done]
    if left and free:
        g.stack.append(("heap", decider(g), spot, left, n, done))


def heap_options(
    g: City, legal: list[Action], why: list[Refusal] | None, seat: int, spot: int, left: int, n: int, done: tuple[int, ...]
) -> None:
    for field in around(g, spot):
        if field in done:
            continue
        if heapable(g, field):
            for count in range(min(n, FIELD_LIMIT - g.amount[field]), 0, -1):  # as much as there is room for comes first
                legal.append(("heap", field, count))
        elif why is not None:
            why.append((("heap", field, n), "FP-BLDG-COALHAMMER.1", {"field": FIELD_NAMES[field], "most": n}))
    legal.append(("done",))


def heap_refused(
    g: City, action: Action, seat: int, spot: int, left: int, n: int, done: tuple[int, ...]
) -> tuple[str, dict[str, Any]] | None:
    return ("FP-BLDG-COALHAMMER.1", {"field": FIELD_NAMES[action[1]], "most": n}) if action[0] == "heap" else None


@rules.ask("heap", "seat spot left:int n:int done:fields", heap_options, heap_refused)
def heap_chosen(g: City, action: Action, seat: int, spot: int, left: int, n: int, done: tuple[int, ...]) -> None:
    if action[0] == "heap":
        field: int = action[1]
        g.stack.append(("hammer", spot, left - 1, n, (*done, field)))
        added: int = action[2]
        if g.good[field] == NONE:
            insort(g.stocked, field)
        g.good[field] = COAL
        g.amount[field] += added
        if g.listener is not None:
            g.tell("heaped", "FP-BLDG-COALHAMMER.1", EVERYONE, {"field": FIELD_NAMES[field], "count": added})


# Sawmills.


def trees(g: City, spot: int, reach: int) -> list[int]:
    """FP-BLDG-SAWMILL.1: trees of its own tile, or also on adjacent fields."""
    place = PLACE_OF[spot]
    own = list(range(GENERATOR_FIELDS)) if place == NONE else [first_field(place), first_field(place) + 1]
    fields = own + [field for field in around(g, spot) if field not in own] if reach else own
    return [field for field in fields if g.good[field] == TREE]


@runs("fell")
def run_fell(g: City, step: Step, spot: int) -> None:
    if on_map(g, spot):
        rules.pose(g, ("fell", decider(g), spot, step.reach, step.n, step.then))


def fell_options(
    g: City, legal: list[Action], why: list[Refusal] | None, seat: int, spot: int, reach: int, n: int, then: Steps
) -> None:
    for field in trees(g, spot, reach):
        legal.append(("fell", field))


@rules.ask("fell", "seat spot reach:int n:int then:steps", fell_options)
def fell_chosen(g: City, action: Action, seat: int, spot: int, reach: int, n: int, then: Steps) -> None:
    push(g, then, spot)
    fell(g, action[1], n)


# Taking off revealed tiles, as a starting cost.


def strippable(g: City, good: int, n: int, done: tuple[int, ...]) -> list[int]:
    found: list[int] = []
    for place, tile in enumerate(g.tile):
        if tile != NONE and place not in done:
            first = first_field(place)
            if any([g.good[field] == good and g.amount[field] >= n for field in (first, first + 1)]):
                found.append(place)
    return found


@runs("strip")
def run_strip(g: City, step: Step, spot: int) -> None:
    g.stack.append(("strip_tiles", step.what, step.tiles, step.n, ()))


@rules.op("strip_tiles", "good left:int n:int done:places")
def strip_tiles(g: City, good: int, left: int, n: int, done: tuple[int, ...]) -> None:
    places = strippable(g, good, n, done)
    if left and places:
        if len(places) <= left:
            for place in places:
                strip(g, place, good, n)
        else:
            g.stack.append(("strip", decider(g), good, left, n, done))


def strip(g: City, place: int, good: int, n: int) -> None:
    first = first_field(place)
    for field in (first, first + 1):
        if g.good[field] == good and g.amount[field] >= n:
            remove(g, field, n)
            if g.listener is not None:
                g.tell("stripped", "FP-SETUP.64", EVERYONE, {"field": FIELD_NAMES[field], "good": FIELD_GOODS[good], "count": n})
            return


def strip_options(
    g: City, legal: list[Action], why: list[Refusal] | None, seat: int, good: int, left: int, n: int, done: tuple[int, ...]
) -> None:
    for place in strippable(g, good, n, done):
        legal.append(("strip", place))


@rules.ask("strip", "seat good left:int n:int done:places", strip_options)
def strip_chosen(g: City, action: Action, seat: int, good: int, left: int, n: int, done: tuple[int, ...]) -> None:
    place: int = action[1]
    g.stack.append(("strip_tiles", good, left - 1, n, (*done, place)))
    strip(g, place, good, n)


def gatherable(g: City, field: int) -> bool:
    good = g.good[field]
    return good != NONE and good != TREE
