"""What cards do in the city: effects on districts, each with its choices one at a time."""

from typing import Final

from ratusz.kernel.state import EVERYONE, Action, Refusal

from ...content.cards import ALL_DISTRICTS, DISTRICT_NAMES, DISTRICTS, LAST
from ...content.effects import (
    ANDROID,
    ANYWHERE,
    CLEARED,
    ENEMY,
    HUMAN_FIRST,
    NONE,
    ORGCRIME,
    OUTAGE,
    PIECES,
    PRISEC,
    RESOURCES,
    STRIKE,
    UNREST,
    WORKING,
    Effect,
)
from ...position.state import OVER, Angeles
from ..city.contracts import moved_android
from ..city.districts import count, fitting, holding, open_to
from ..city.illness import affect
from ..city.pieces import march, move, place, remove, reserve
from ..city.production import change_supply, produce
from ..city.threat import change_threat
from ..city.unrest import lower_unrest, raise_unrest, set_stage
from ..players.capital import text_now
from ..vocabulary import rules
from .assets import push_effects
from .declaration import ENOUGH, bind, keep

Actions = list[Action]
EACH_DISTRICT: Final = range(DISTRICTS)
REMOVE: Final[list[Actions]] = [[("remove", kind, d) for d in EACH_DISTRICT] for kind in range(len(PIECES))]
PLACE: Final[list[Actions]] = [[("place", kind, d) for d in EACH_DISTRICT] for kind in range(len(PIECES))]
RAISE: Final[Actions] = [("raise", d) for d in EACH_DISTRICT]
LOWER: Final[Actions] = [("lower", d) for d in EACH_DISTRICT]
DISTRICT: Final[Actions] = [("district", d) for d in EACH_DISTRICT]
SHIFT: Final[list[Actions]] = [[("shift", a, b) for b in EACH_DISTRICT] for a in EACH_DISTRICT]
RESOURCE: Final[Actions] = [("resource", r) for r in range(len(RESOURCES))]
rules.action("remove", "piece district")
rules.action("place", "piece district")
rules.action("raise", "district")
rules.action("lower", "district")
rules.action("district", "district")
rules.action("shift", "from:district to:district")
rules.action("resource", "resource")


def kinds(what: int) -> tuple[int, ...]:
    return (HUMAN_FIRST, ORGCRIME) if what == ENEMY else (what,)


def finish(g: Angeles, legal: list[Action], why: list[Refusal] | None, seat: int) -> None:
    """Where nothing is left to choose, that is the answer (ruling 33); who declared a resolution keeps to it."""
    if not legal:
        legal.append(ENOUGH)
    if g.bound:
        bind(g, legal, why, seat)


# Removing.


@rules.op("remove", "seat effect")
def remove_some(g: Angeles, seat: int, effect: Effect) -> None:
    g.cleared = 0
    remove_more(g, seat, effect, effect.up_to or effect.count, 0)


def remove_more(g: Angeles, seat: int, effect: Effect, left: int, done: int) -> None:
    if left and holding(g, effect.what):
        g.stack.append(("remove_one", seat, effect, left, done))
    elif done and effect.then:  # ruling 25
        push_effects(g, seat, effect.then)


def remove_options(
    g: Angeles, legal: list[Action], why: list[Refusal] | None, seat: int, effect: Effect, left: int, done: int
) -> None:
    if effect.up_to:
        legal.append(ENOUGH)
    for kind in kinds(effect.what):
        mask = g.pieces[kind]
        for d in EACH_DISTRICT:
            if mask >> d & 1:
                legal.append(REMOVE[kind][d])
            elif why is not None:
                why.append((REMOVE[kind][d], "NA-55.0", {"piece": PIECES[kind], "district": DISTRICT_NAMES[d]}))
    finish(g, legal, why, seat)


@rules.ask("remove_one", "seat effect left:int done:int", remove_options)
def remove_one(g: Angeles, action: Action, seat: int, effect: Effect, left: int, done: int) -> None:
    if g.bound:
        keep(g, action)
    if action is ENOUGH or action[0] == "enough":
        remove_more(g, seat, effect, 0, done)
    else:
        remove(g, action[1], action[2])
        remove_more(g, seat, effect, left - 1, done + 1)


@rules.op("clear", "seat effect")
def clear(g: Angeles, seat: int, effect: Effect) -> None:
    if g.chosen != NONE:
        for kind in kinds(effect.what):
            if g.pieces[kind] >> g.chosen & 1:
                remove(g, kind, g.chosen)


# Placing and moving.


@rules.op("place", "seat effect")
def place_some(g: Angeles, seat: int, effect: Effect) -> None:
    if effect.where == ANYWHERE or (effect.where == CLEARED and g.cleared.bit_count() > 1):
        place_more(g, seat, effect, effect.count)
    else:
        districts = open_to(g, effect.what, effect.where)
        if districts:
            place(g, effect.what, districts.bit_length() - 1)


def place_more(g: Angeles, seat: int, effect: Effect, left: int) -> None:
    if left and g.phase != OVER and open_to(g, effect.what, effect.where):
        g.stack.append(("place_one", seat, effect, left))


def place_options(g: Angeles, legal: list[Action], why: list[Refusal] | None, seat: int, effect: Effect, left: int) -> None:
    """Ruling 23: one by one, the same district allowed."""
    kind = effect.what
    districts = open_to(g, kind, effect.where)
    for d in EACH_DISTRICT:
        if districts >> d & 1:
            legal.append(PLACE[kind][d])
        elif why is not None:
            rule = "NA-53.0"
            if g.pieces[kind] >> d & 1:
                rule = "NA-38.3" if kind == PRISEC else "NA-43.4"
            why.append((PLACE[kind][d], rule, {"piece": PIECES[kind], "district": DISTRICT_NAMES[d]}))
    finish(g, legal, why, seat)


@rules.ask("place_one", "seat effect left:int", place_options)
def place_one(g: Angeles, action: Action, seat: int, effect: Effect, left: int) -> None:
    if g.bound:
        keep(g, action)
    if action[0] != "enough":
        if left > 1:
            g.stack.append(("place_rest", seat, effect, left - 1))
        place(g, action[1], action[2])


@rules.op("place_rest", "seat effect left:int")
def place_rest(g: Angeles, seat: int, effect: Effect, left: int) -> None:
    place_more(g, seat, effect, left)


@rules.op("move", "seat effect")
def move_on(g: Angeles, seat: int, effect: Effect) -> None:
    for kind in kinds(effect.what):
        for d in EACH_DISTRICT:
            if (g.cleared & g.pieces[kind]) >> d & 1 and g.phase != OVER:
                move(g, kind, d, "NA-34.0")


@rules.op("march", "seat effect")
def march_all(g: Angeles, seat: int, effect: Effect) -> None:
    march(g, effect.what, effect.times)


# Unrest.


@rules.op("raise", "seat effect")
def raise_some(g: Angeles, seat: int, effect: Effect) -> None:
    if effect.where == CLEARED:
        for d in EACH_DISTRICT:
            if g.cleared >> d & 1:
                raise_unrest(g, d, effect.stages)
    else:
        raise_more(g, seat, effect, effect.count, 0)


def raise_more(g: Angeles, seat: int, effect: Effect, left: int, taken: int) -> None:
    if left and fitting(g, WORKING) & ~taken:
        g.stack.append(("raise_one", seat, effect, left, taken))


def raise_options(
    g: Angeles, legal: list[Action], why: list[Refusal] | None, seat: int, effect: Effect, left: int, taken: int
) -> None:
    districts = fitting(g, WORKING) & ~taken
    for d in EACH_DISTRICT:
        if districts >> d & 1:
            legal.append(RAISE[d])
        elif why is not None:
            rule = "NA-62.2" if g.pieces[OUTAGE] >> d & 1 else "NA-49.1" if g.pieces[STRIKE] >> d & 1 else text_now(g)
            why.append((RAISE[d], rule, {"district": DISTRICT_NAMES[d]}))
    finish(g, legal, why, seat)


@rules.ask("raise_one", "seat effect left:int taken:mask", raise_options)
def raise_one(g: Angeles, action: Action, seat: int, effect: Effect, left: int, taken: int) -> None:
    if g.bound:
        keep(g, action)
    if action[0] != "enough":
        district: int = action[1]
        raise_unrest(g, district, effect.stages)
        raise_more(g, seat, effect, left - 1, taken | 1 << district)


@rules.op("lower", "seat effect")
def lower_some(g: Angeles, seat: int, effect: Effect) -> None:
    lower_more(g, seat, effect, effect.up_to or effect.count, 0)


def lower_more(g: Angeles, seat: int, effect: Effect, left: int, taken: int) -> None:
    if left and holding(g, UNREST) & ~taken:
        g.stack.append(("lower_one", seat, effect, left, taken))


def lower_options(
    g: Angeles, legal: list[Action], why: list[Refusal] | None, seat: int, effect: Effect, left: int, taken: int
) -> None:
    if effect.up_to:
        legal.append(ENOUGH)
    districts = holding(g, UNREST) & ~taken
    for d in EACH_DISTRICT:
        if districts >> d & 1:
            legal.append(LOWER[d])
        elif why is not None:
            why.append((LOWER[d], text_now(g) if taken >> d & 1 else "NA-29.5", {"district": DISTRICT_NAMES[d]}))
    finish(g, legal, why, seat)


@rules.ask("lower_one", "seat effect left:int taken:mask", lower_options)
def lower_one(g: Angeles, action: Action, seat: int, effect: Effect, left: int, taken: int) -> None:
    if g.bound:
        keep(g, action)
    if action[0] != "enough":
        district: int = action[1]
        lower_unrest(g, district, effect.stages)
        lower_more(g, seat, effect, left - 1, taken if effect.again else taken | 1 << district)


# A chosen district.


@rules.op("choose", "seat effect")
def choose(g: Angeles, seat: int, effect: Effect) -> None:
    """Ruling 25: without what it needs, nothing is chosen and what speaks of the chosen district is void."""
    if fitting(g, effect.where) and (effect.needs == NONE or reserve(g, effect.needs) > 0):
        g.stack.append(("choose_one", seat, effect))
    else:
        g.chosen = NONE


CHOICE_RULES: Final[tuple[str, ...]] = ("", "", "", "NA-36.2", "NA-38.3", "NA-62.3", "NA-35.0")  # by where


def choose_options(g: Angeles, legal: list[Action], why: list[Refusal] | None, seat: int, effect: Effect) -> None:
    districts = fitting(g, effect.where)
    for d in EACH_DISTRICT:
        if districts >> d & 1:
            legal.append(DISTRICT[d])
        elif why is not None:
            why.append((DISTRICT[d], CHOICE_RULES[effect.where], {"district": DISTRICT_NAMES[d]}))
    finish(g, legal, why, seat)


@rules.ask("choose_one", "seat effect", choose_options)
def choose_one(g: Angeles, action: Action, seat: int, effect: Effect) -> None:
    if g.bound:
        keep(g, action)
    if action[0] == "enough":
        g.chosen = NONE
        return
    district: int = action[1]
    g.chosen = district
    affect(g, district)  # NA-3.2
    if g.listener is not None:
        g.tell("chose-district", "NA-3.2", EVERYONE, {"seat": seat, "district": DISTRICT_NAMES[district]})


@rules.op("produce", "seat effect")
def produce_now(g: Angeles, seat: int, effect: Effect) -> None:
    """NA-36.6: every modifier applies but the one the card names (ruling 51)."""
    if g.chosen != NONE:
        produce(g, g.chosen, effect.despite)


@rules.op("strike", "seat effect")
def strike(g: Angeles, seat: int, effect: Effect) -> None:
    if g.chosen != NONE and not (g.pieces[STRIKE] | g.pieces[OUTAGE]) >> g.chosen & 1:
        set_stage(g, g.chosen, 2, "NA-29.1")


# Androids.


@rules.op("android", "seat effect")
def move_androids(g: Angeles, seat: int, effect: Effect) -> None:
    androids_more(g, seat, effect, effect.up_to or effect.count)


def androids_more(g: Angeles, seat: int, effect: Effect, left: int) -> None:
    if left and g.pieces[ANDROID] & ~g.moved:
        g.stack.append(("android_one", seat, effect, left))


def android_options(g: Angeles, legal: list[Action], why: list[Refusal] | None, seat: int, effect: Effect, left: int) -> None:
    """To any district without one (NA-68.1, NA-68.2); each android once a card (ruling 26)."""
    if effect.up_to:
        legal.append(ENOUGH)
    androids = g.pieces[ANDROID]
    free = ALL_DISTRICTS & ~androids
    for a in EACH_DISTRICT:
        if androids >> a & 1:
            for b in EACH_DISTRICT:
                if free >> b & 1 and not g.moved >> a & 1:
                    legal.append(SHIFT[a][b])
                elif why is not None:
                    names = {"from": DISTRICT_NAMES[a], "to": DISTRICT_NAMES[b]}
                    why.append((SHIFT[a][b], "NA-68.3" if not free >> b & 1 else "NA-68.2", names))
    finish(g, legal, why, seat)


@rules.ask("android_one", "seat effect left:int", android_options)
def android_one(g: Angeles, action: Action, seat: int, effect: Effect, left: int) -> None:
    if g.bound:
        keep(g, action)
    if action[0] != "enough":
        shift_android(g, action[1], action[2])
        androids_more(g, seat, effect, left - 1)


def shift_android(g: Angeles, origin: int, target: int) -> None:
    affect(g, origin)
    affect(g, target)
    g.pieces[ANDROID] = g.pieces[ANDROID] & ~(1 << origin) | 1 << target
    g.moved |= 1 << target
    if g.listener is not None:
        figures = {"piece": PIECES[ANDROID], "district": DISTRICT_NAMES[origin], "to": DISTRICT_NAMES[target]}
        g.tell("moved", "NA-68.1", EVERYONE, figures)
    moved_android(g)


# Supply and threat.


@rules.op("supply", "seat effect")
def supply_some(g: Angeles, seat: int, effect: Effect) -> None:
    if effect.resource == NONE:
        supply_more(g, seat, effect, effect.up_to or effect.count, 0)
    elif change_supply(g, effect.resource, effect.change, "NA-40.0"):
        push_effects(g, seat, effect.then)
    elif effect.threat:
        change_threat(g, effect.threat, "NA-64.0", "card")


def changeable(g: Angeles, effect: Effect, resource: int) -> bool:
    return g.supply[resource] > 0 if effect.change < 0 else g.supply[resource] < LAST[resource]


def supply_more(g: Angeles, seat: int, effect: Effect, left: int, taken: int) -> None:
    if left and any([changeable(g, effect, r) and not taken >> r & 1 for r in range(len(RESOURCES))]):
        g.stack.append(("supply_one", seat, effect, left, taken))


def supply_options(
    g: Angeles, legal: list[Action], why: list[Refusal] | None, seat: int, effect: Effect, left: int, taken: int
) -> None:
    if effect.up_to:
        legal.append(ENOUGH)
    for r in range(len(RESOURCES)):
        if changeable(g, effect, r) and not taken >> r & 1:
            legal.append(RESOURCE[r])
        elif why is not None:
            rule = text_now(g) if taken >> r & 1 else "NA-40.3" if effect.change < 0 else "NA-40.2"
            why.append((RESOURCE[r], rule, {"resource": RESOURCES[r], "have": g.supply[r]}))
    finish(g, legal, why, seat)


@rules.ask("supply_one", "seat effect left:int taken:resources", supply_options)
def supply_one(g: Angeles, action: Action, seat: int, effect: Effect, left: int, taken: int) -> None:
    if g.bound:
        keep(g, action)
    if action[0] != "enough":
        resource: int = action[1]
        change_supply(g, resource, effect.change, "NA-40.0")
        supply_more(g, seat, effect, left - 1, taken | 1 << resource)
        push_effects(g, seat, effect.then)


@rules.op("threat", "seat effect")
def threaten(g: Angeles, seat: int, effect: Effect) -> None:
    """NA-20.1a, NA-20.2, NA-35.2, NA-64.5: a number, or that number for each such element in the city."""
    by = effect.by if effect.each == NONE else effect.by * count(g, effect.each, 0)
    if by:
        change_threat(g, by, "NA-64.5" if g.card == NONE else "NA-64.0", "event" if g.card == NONE else "card")


@rules.op("if", "seat effect")
def on_condition(g: Angeles, seat: int, effect: Effect) -> None:
    met = count(g, effect.what, effect.tier) >= effect.least
    push_effects(g, seat, effect.then if met else effect.otherwise)
