"""Construction: up to three works, each raising or demolishing a building."""

from typing import Final

from ratusz.kernel.state import Action, Refusal, Task

from ...content.buildings import BUILDINGS
from ...content.effects import FIELD_GOODS, MOST, NONE, WOOD, Price, Step
from ...content.scenarios import SCENARIOS
from ...position.state import City, decider
from ..cards.running_effects import amount, runs
from ..people.hope import DECLINE
from ..vocabulary import rules
from .buildings import SECOND, exists, kind_at, put_up, take_down
from .map import FIELD_NAMES, FIELDS, GENERATOR_FIELDS, PLACE_OF
from .pool import lacking, pay, payable

rules.action("raise", "building")
rules.action("demolish", "field")
rules.action("site", "field")
rules.action("destroy", "field")

FREE: Final = -1  # as a discount: no cost at all
RAISABLE: Final[list[int]] = [kind for kind, building in enumerate(BUILDINGS) if building.buildable]
UNLOCKED: Final[list[int]] = [kind for kind in RAISABLE if BUILDINGS[kind].group != "law"]  # from the start
# By kind: with its wood paid, a free field is all it asks for.
MODEST: Final[list[bool]] = [
    building.group not in ("law", "scenario")
    and not (building.large or building.outside)
    and all([good == WOOD for good, _ in building.cost])
    for building in BUILDINGS
]
WOOD_OF: Final[list[int]] = [building.wood for building in BUILDINGS]
RAISE: Final[list[Action]] = [("raise", kind) for kind in range(len(BUILDINGS))]
DEMOLISH: Final[list[Action]] = [("demolish", field) for field in range(FIELDS)]
SITE: Final[list[Action]] = [("site", field) for field in range(FIELDS)]
DONE: Final[Action] = ("done",)


def discount_of(task: Task) -> int:
    """What an ask to raise a building takes off the cost."""
    if task[0] == "raise_free":
        return FREE
    discount: int = task[3] if task[0] == "work" else 0
    return discount


def price_of(kind: int, discount: int) -> Price:
    """The printed cost, less some wood (a citizen's ability), or nothing (FP-EVENT.13)."""
    if discount == FREE:
        return ()
    cost = BUILDINGS[kind].cost
    if discount:
        return tuple([(good, n - discount if good == WOOD else n) for good, n in cost if good != WOOD or n > discount])
    return cost


def changed_prices(g: City) -> dict[int, Price]:
    """What buildings cost as is asked now, where that is not what is printed."""
    discount = discount_of(g.stack[-1]) if g.stack else 0
    found = {kind: price_of(kind, discount) for kind in RAISABLE} if discount else {}
    return {kind: price for kind, price in found.items() if price != BUILDINGS[kind].cost}


def free_fields(g: City) -> list[int]:
    """FP-BUILD.6: without a pawn or a building."""
    building, taken = g.building, g.taken
    found = [field for field in range(GENERATOR_FIELDS) if building[field] == NONE and not taken[field]]
    first = GENERATOR_FIELDS
    for tile in g.tile:
        if tile != NONE:
            if building[first] == NONE and not taken[first]:
                found.append(first)
            if building[first + 1] == NONE and not taken[first + 1]:
                found.append(first + 1)
        first += 2
    return found


def free_tiles(free: list[int]) -> list[int]:
    """Of the free fields the first ones of wholly free tiles: room for a large building (FP-BUILD.9)."""
    found: list[int] = []
    before = NONE
    for field in free:
        if SECOND[field] and before == field - 1:
            found.append(before)
        before = field
    return found


def any_free(g: City, first: int) -> bool:
    """Whether a field is free, this one or one after it."""
    building, taken = g.building, g.taken
    for field in range(first, FIELDS):
        if building[field] == NONE and not taken[field] and exists(g, field):
            return True
    return False


def any_free_tile(g: City, deposit: int) -> bool:
    """Whether a tile is wholly free, beside a deposit if one is asked for."""
    building, taken = g.building, g.taken
    first = GENERATOR_FIELDS
    for place, tile in enumerate(g.tile):
        if tile != NONE and building[first] == building[first + 1] == NONE and not (taken[first] or taken[first + 1]):
            if deposit == NONE or g.frame[place] >> deposit & 1:
                return True
        first += 2
    return False


def room(g: City, kind: int) -> bool:
    """Whether a kind has a site."""
    building = BUILDINGS[kind]
    if building.large:
        return any_free_tile(g, building.deposit)
    return any_free(g, GENERATOR_FIELDS if building.outside else 0)


def sites(g: City, kind: int, free: list[int]) -> list[int]:
    """Where a kind may stand (FP-ADJ.7, FP-ADJ.8, FP-BUILD.9, restrictions of the building)."""
    building = BUILDINGS[kind]
    if not building.large:
        return [field for field in free if field >= GENERATOR_FIELDS] if building.outside else free
    whole = free_tiles(free)
    if building.deposit == NONE:
        return whole
    return [field for field in whole if g.frame[PLACE_OF[field]] >> building.deposit & 1]


def locked(g: City, kind: int) -> str:
    """The clause by which a kind cannot be raised whatever there is; empty: it can."""
    building = BUILDINGS[kind]
    if not building.buildable:
        return "FP-BUILD.8"
    if building.group == "scenario" and kind not in SCENARIOS[g.scenario].buildings:
        return "FP-BLDG.4"
    if building.group == "law" and not g.unlocked >> kind & 1:
        return "FP-BUILD.5"
    return ""


def raisable(g: City) -> list[int]:
    return [kind for kind in RAISABLE if not locked(g, kind)]


def refusal(g: City, kind: int, discount: int) -> str:
    """The clause by which a kind cannot be raised now; empty: it can."""
    building = BUILDINGS[kind]
    rule = locked(g, kind)
    if rule:
        return rule
    if not g.supply[kind]:
        return "FP-BUILD.4"
    if not payable(g, price_of(kind, discount) if discount else building.cost):
        return "FP-GEN.11"
    if not room(g, kind):
        if building.deposit != NONE or (building.outside and any_free(g, 0)):
            return building.rule
        return "FP-BUILD.9" if building.large else "FP-BUILD.6"
    return ""


def refusal_figures(g: City, kind: int, discount: int, rule: str) -> dict[str, object]:
    building = BUILDINGS[kind]
    if rule == "FP-GEN.11":
        return lacking(g, price_of(kind, discount))
    if rule == building.rule and building.deposit != NONE:
        return {"building": building.name, "good": FIELD_GOODS[building.deposit]}
    return {"building": building.name, "where": "none"}


def raise_options(g: City, legal: list[Action], why: list[Refusal] | None, discount: int) -> None:
    if why is not None:
        refuse_raising(g, why, discount)
    wood = MOST if discount else g.stock[WOOD]  # a discount may do without
    modest = not discount and any_free(g, 0)
    supply = g.supply
    for kind in RAISABLE if g.unlocked else UNLOCKED:
        if supply[kind] and WOOD_OF[kind] <= wood and ((modest and MODEST[kind]) or not refusal(g, kind, discount)):
            legal.append(RAISE[kind])


def refuse_raising(g: City, why: list[Refusal], discount: int) -> None:
    for kind in range(len(BUILDINGS)):
        rule = refusal(g, kind, discount)
        if rule:
            why.append((RAISE[kind], rule, refusal_figures(g, kind, discount, rule)))


def demolish_options(g: City, legal: list[Action], why: list[Refusal] | None) -> None:
    taken = g.taken
    for field in g.standing:
        building = BUILDINGS[g.building[field] // 2]
        if building.fixed:
            if why is not None:
                why.append((DEMOLISH[field], "FP-BUILD.12", {"building": building.name}))
        elif taken[field]:
            if why is not None:
                why.append((DEMOLISH[field], "FP-BUILD.11", {"building": building.name}))
        else:
            legal.append(DEMOLISH[field])


def work_options(g: City, legal: list[Action], why: list[Refusal] | None, seat: int, left: int, discount: int) -> None:
    raise_options(g, legal, why, discount)
    demolish_options(g, legal, why)
    legal.append(DONE)


@rules.ask("work", "seat left:int discount:signed", work_options)
def work(g: City, action: Action, seat: int, left: int, discount: int) -> None:
    """FP-BUILD.1, FP-BUILD.2."""
    name: str = action[0]
    if name == "done":
        return
    if left > 1:
        g.stack.append(("work", seat, left - 1, discount))
    if name == "raise":
        g.stack.append(("site", seat, action[1], discount))
    else:
        take_down(g, action[1], "FP-BUILD.11")


@runs("works")
def run_works(g: City, step: Step, spot: int) -> None:
    g.stack.append(("work", decider(g), amount(g, step), step.discount))


@runs("rebuild")
def run_rebuild(g: City, step: Step, spot: int) -> None:
    g.stack.append(("rebuild", decider(g), True, True))


def rebuild_options(g: City, legal: list[Action], why: list[Refusal] | None, seat: int, raising: bool, demolishing: bool) -> None:
    if raising:
        raise_options(g, legal, why, 0)
    if demolishing:
        demolish_options(g, legal, why)
    legal.append(DONE)


@rules.ask("rebuild", "seat raising:flag demolishing:flag", rebuild_options)
def rebuild(g: City, action: Action, seat: int, raising: bool, demolishing: bool) -> None:
    """One building comes and one goes, in either order."""
    if action[0] == "raise":
        if demolishing:
            g.stack.append(("rebuild", seat, False, True))
        g.stack.append(("site", seat, action[1], 0))
    elif action[0] == "demolish":
        if raising:
            g.stack.append(("rebuild", seat, True, False))
        take_down(g, action[1], "FP-BUILD.11")


def site_options(g: City, legal: list[Action], why: list[Refusal] | None, seat: int, kind: int, discount: int) -> None:
    free = free_fields(g)
    able = sites(g, kind, free)
    for field in able:
        legal.append(SITE[field])
    if why is not None:
        building = BUILDINGS[kind]
        roomy = free_tiles(free) if building.large else free
        for field in range(FIELDS):
            if exists(g, field) and field not in able:
                base = field - 1 if building.large and SECOND[field] else field
                if base in roomy and base not in able:
                    rule = building.rule  # there is room, but the building asks for more
                else:
                    rule = "FP-BUILD.9" if building.large else "FP-BUILD.6"
                figures = {"building": building.name, "field": FIELD_NAMES[field], "where": "none"}
                if base in able:  # a large building is named by its first field
                    figures.update({"where": "half", "begin": FIELD_NAMES[base]})
                why.append((SITE[field], rule, figures))


@rules.ask("site", "seat building discount:signed", site_options)
def site(g: City, action: Action, seat: int, kind: int, discount: int) -> None:
    pay(g, price_of(kind, discount), "FP-BUILD.4")
    put_up(g, kind, action[1], "FP-BUILD.4" if discount != FREE else "FP-EVENT.13")


@runs("raise")
def run_raise(g: City, step: Step, spot: int) -> None:
    """FP-EVENT.13: a named building, or any that may be raised, without its cost."""
    legal: list[Action] = []
    free_options(g, legal, None, 0, step.building)
    if len(legal) > 1:
        g.stack.append(("raise_free", decider(g), step.building))


def free_options(g: City, legal: list[Action], why: list[Refusal] | None, seat: int, kind: int) -> None:
    found: list[Action] = []
    raise_options(g, found, why, FREE)
    legal += [action for action in found if kind in (NONE, action[1])]
    legal.append(DECLINE)


@rules.ask("raise_free", "seat building", free_options)
def raise_free(g: City, action: Action, seat: int, kind: int) -> None:
    if action != DECLINE:
        g.stack.append(("site", seat, action[1], FREE))


@runs("destroy")
def run_destroy(g: City, step: Step, spot: int) -> None:
    """FP-EVENT.14: pawns on it do not save it, the no-demolition symbol does."""
    rules.pose(g, ("destroy", decider(g), step.building))


def destroy_options(g: City, legal: list[Action], why: list[Refusal] | None, seat: int, kind: int) -> None:
    for field in g.standing:
        here = kind_at(g, field)
        if kind not in (NONE, here):
            continue
        if not BUILDINGS[here].fixed:
            legal.append(("destroy", field))
        elif why is not None:
            why.append((("destroy", field), "FP-BUILD.12", {"building": BUILDINGS[here].name}))


@rules.ask("destroy", "seat building", destroy_options)
def destroy(g: City, action: Action, seat: int, kind: int) -> None:
    take_down(g, action[1], "FP-EVENT.14")
