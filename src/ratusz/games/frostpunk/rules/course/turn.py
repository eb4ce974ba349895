"""The action phase: from the leader on, one pawn and one main action a turn (FP-ACTION.1 to .10, FP-CITIZEN.4 to .12)."""

from typing import Any, Final

from ratusz.kernel.state import EVERYONE, Action, Refusal, Task

from ...content.buildings import BUILDINGS, SIDES
from ...content.citizens import CITIZENS, GATHERED
from ...content.effects import ANY, CHILD, CHILD_WORK, CLEARING, FAR, FIELD_GOODS, LONG_SHIFT, NEAR, NONE, PAWNS, RINGS
from ...content.events import EVENTS
from ...content.numbers import CLEAR_FAR, CLEAR_NEAR, HANDS
from ...position.state import CARD_SPOT, CLEARING_SPOT, CONSTRUCTION_SPOT, City
from ..cards.carry import push
from ..cards.expeditions import scout_options, send
from ..cards.needs import lying
from ..cards.special import able, perform_special, special_options
from ..city.buildings import ACTS, CHECKED, ENGINEERS, LARGE, exists, occupied, pawns_at
from ..city.clearing import CLEAR, can_clear, lay_tiles
from ..city.map import FIELD_NAMES, FIELDS
from ..city.pool import lacking, pay, payable
from ..city.using import CONSTRUCTION_STEPS, GATHERING_STEPS, act_at, refusal_figures, work_again, workers_again
from ..city.using import refusal as use_refusal
from ..generator.generator import FUEL, fuel, most_fuel, refuse_fuel, too_much
from ..generator.heat import warm
from ..people.automatons import stoke
from ..people.pawns import (
    TYPE_OF,
    actors,
    by_type,
    can_act,
    can_engineer,
    can_scout,
    engineers,
    idle,
    match,
    of_type,
    rest,
    scouts,
)
from ..people.sickness import sicken
from ..vocabulary import rules, spot_name

PASS: Final[Action] = ("pass",)
CONSTRUCT: Final[Action] = ("construct",)
rules.action("pass")
rules.action("construct")
rules.action("gather", "field")
rules.action("use", "field")
rules.action("play", "citizen")
rules.action("pawn", "pawn")

GATHER: Final[list[Action]] = [("gather", field) for field in range(FIELDS)]
USE: Final[list[Action]] = [("use", field) for field in range(FIELDS)]
PLAY: Final[list[Action]] = [("play", card) for card in range(len(CITIZENS))]
PAWN: Final[list[Action]] = [("pawn", pawn) for pawn in range(len(PAWNS))]
TURN: Final[list[Task]] = [("turn", seat, False) for seat in range(len(HANDS))]
FUELLED: Final[list[Task]] = [("turn", seat, True) for seat in range(len(HANDS))]
AFTER_TURN: Final[list[Task]] = [("after_turn", seat) for seat in range(len(HANDS))]

CLEAR_ACTION: Final = 0
GATHER_ACTION: Final = 1
CONSTRUCT_ACTION: Final = 2
USE_ACTION: Final = 3
SCOUT_ACTION: Final = 4
SPECIAL_ACTION: Final = 5
MAIN_ACTIONS: Final = ("clear", "gather", "construct", "use", "scout", "special")
ACTION_NUMBERS: Final[dict[str, int]] = {name: number for number, name in enumerate(MAIN_ACTIONS)}


@rules.op("action")
def action_phase(g: City) -> None:
    match(g)
    rest(g)
    g.passes = 0
    g.shifted = False
    if g.listener is not None:
        g.tell("pawns", "FP-ACTION.1", EVERYONE, {"pawns": {name: n for name, n in zip(PAWNS, g.pool, strict=True) if n}})
    begin_turn(g, g.leader)


def begin_turn(g: City, seat: int) -> None:
    g.turn = seat
    g.stack.append(TURN[seat])


# What may be done. `card` is the citizen card played for the action, or NONE.


def doers(g: City, action: int, target: int, card: int) -> list[int]:
    """Pawns that can take a main action at a target."""
    carded = None if card == NONE else of_type(g, CITIZENS[card].type)  # FP-CITIZEN.5, .7
    if action == SPECIAL_ACTION:
        special = EVENTS[target].special
        return [] if special is None else able(g, special, carded)
    if carded is not None:
        return carded
    if action == SCOUT_ACTION:
        return scouts(g)
    if action == USE_ACTION and ENGINEERS[g.building[target]]:
        return engineers(g)
    return actors(g)


def action_options(g: City, legal: list[Action], why: list[Refusal] | None, card: int, taken: list[bool]) -> None:
    """What can be done with a citizen card, or without one (NONE)."""
    if card == NONE:
        main_options(g, legal, why, taken)
    else:
        card_options(g, legal, why, card, taken)


def main_options(g: City, legal: list[Action], why: list[Refusal] | None, taken: list[bool]) -> None:
    """The six main actions (FP-ACTION.9)."""
    scout = can_scout(g)
    anybody = can_act(g)
    clear_options(g, legal, why, anybody)
    gather_options(g, legal, why, anybody, taken, NONE)
    construct_options(g, legal, why, anybody)
    use_options(g, legal, why, anybody, taken, NONE)
    scout_options(g, legal, why, scout)
    if g.area:
        special_options(g, legal, why, None)


def card_options(g: City, legal: list[Action], why: list[Refusal] | None, card: int, taken: list[bool]) -> None:
    """Those of them that a citizen card serves, by the pawns of its type (FP-CITIZEN.5, .6)."""
    allowed = CITIZENS[card].actions
    pawns = of_type(g, CITIZENS[card].type)
    anybody = bool(pawns)
    if CLEAR_ACTION in allowed:
        clear_options(g, legal, why, anybody)
    if GATHER_ACTION in allowed:
        gather_options(g, legal, why, anybody, taken, card)
    if CONSTRUCT_ACTION in allowed:
        construct_options(g, legal, why, anybody)
    if USE_ACTION in allowed:
        use_options(g, legal, why, anybody, taken, card)
    if SCOUT_ACTION in allowed:
        scout_options(g, legal, why, anybody)
    if SPECIAL_ACTION in allowed:
        special_options(g, legal, why, pawns)


def clear_options(g: City, legal: list[Action], why: list[Refusal] | None, anybody: bool) -> None:
    for ring in (NEAR, FAR):
        if anybody and can_clear(g, ring):
            legal.append(CLEAR[ring])
        elif why is not None:
            rule = ("FP-CLEAR.5" if ring == NEAR else "FP-CLEAR.6") if anybody else idle(g)
            why.append((CLEAR[ring], rule, {"ring": RINGS[ring]}))


def construct_options(g: City, legal: list[Action], why: list[Refusal] | None, anybody: bool) -> None:
    if anybody:
        legal.append(CONSTRUCT)
    elif why is not None:
        why.append((CONSTRUCT, idle(g), {}))


def gather_options(g: City, legal: list[Action], why: list[Refusal] | None, anybody: bool, taken: list[bool], card: int) -> None:
    gathers = GATHERED if card == NONE else CITIZENS[card].gathers
    goods = g.good
    if anybody:
        legal += [GATHER[field] for field in g.stocked if gathers[goods[field]] and not taken[field]]
    if why is not None:
        refuse_gathering(g, why, anybody, gathers, taken, card)


def refuse_gathering(g: City, why: list[Refusal], anybody: bool, gathers: list[bool], taken: list[bool], card: int) -> None:
    """What lies where it cannot be gathered, and where nothing is left to gather but a pawn has been."""
    for field in g.stocked:
        good = g.good[field]
        if taken[field] or not (anybody and gathers[good]):
            rule = "FP-GATHER.2" if taken[field] else idle(g) if gathers[good] else ungathered(card)
            figures = {"field": FIELD_NAMES[field], "good": FIELD_GOODS[good], "where": "trees"}
            why.append((GATHER[field], rule, figures))
    for field in range(FIELDS):
        if taken[field] and field not in g.stocked and g.building[field] == NONE:
            why.append((GATHER[field], "FP-GATHER.2", {"field": FIELD_NAMES[field]}))


def ungathered(card: int) -> str:
    """The clause by which a good is not gathered."""
    return "FP-CITIZEN.6" if card != NONE and CITIZENS[card].picky else "FP-GATHER.1"


def use_options(g: City, legal: list[Action], why: list[Refusal] | None, anybody: bool, taken: list[bool], card: int) -> None:
    """The buildings that can be used, or with a citizen card, whose action the card may replace."""
    for field in g.standing:
        number = g.building[field]
        rule = unused(g, field, number, anybody, taken, card) if ACTS[number] else "FP-BLDG.1"
        if not rule:
            legal.append(USE[field])
        elif why is not None:
            figures = refusal_figures(g, field, rule)
            why.append((USE[field], rule, {**figures, "building": BUILDINGS[number // 2].name}))


def unused(g: City, field: int, number: int, anybody: bool, taken: list[bool], card: int) -> str:
    """The clause by which the building on a field, side `number` of its tile, cannot be used; empty: it can."""
    if card == NONE:
        somebody = can_engineer(g) if ENGINEERS[number] else anybody
    elif CITIZENS[card].replaces[number]:
        somebody = anybody
    else:
        return "FP-CITIZEN.6"
    if taken[field] and (not LARGE[number] or pawns_at(g, field) > 1):
        return "FP-USE.2"
    if not somebody:
        return "FP-USE.4" if ENGINEERS[number] else idle(g)
    return use_refusal(g, field) if CHECKED[number] and (card == NONE or CITIZENS[card].acts) else ""


def play_options(g: City, legal: list[Action], why: list[Refusal] | None, seat: int, taken: list[bool]) -> None:
    """FP-CITIZEN.4 to .6, .11: a card is offered if some action can be taken with it."""
    if why is None and g.played[seat] != NONE:
        return
    pawns = by_type(g.pool)
    for card in g.hands[seat]:
        citizen = CITIZENS[card]
        rule = ""
        if g.played[seat] != NONE:
            rule = "FP-CITIZEN.11"
        elif not pawns[citizen.type]:
            rule = "FP-CITIZEN.5"
        elif citizen.cost and not payable(g, citizen.cost):
            rule = "FP-GEN.11"
        elif not usable(g, card, taken):
            rule = "FP-CITIZEN.6"
        if not rule:
            legal.append(PLAY[card])
        elif why is not None:
            figures: dict[str, object] = {"citizen": citizen.name}
            if rule == "FP-GEN.11":
                figures.update(lacking(g, citizen.cost))
            why.append((PLAY[card], rule, figures))
    if why is not None:
        for holder, hand in enumerate(g.hands):
            if holder != seat:
                refuse_cards(hand, why, "FP-CITIZEN.2")


def refuse_cards(hand: list[int], why: list[Refusal], rule: str) -> None:
    for card in hand:
        why.append((PLAY[card], rule, {"citizen": CITIZENS[card].name}))


def usable(g: City, card: int, taken: list[bool]) -> bool:
    """Whether some action can be taken with a citizen card, if there is a pawn of its type."""
    citizen = CITIZENS[card]
    for action in citizen.actions:
        if action == USE_ACTION:
            replaces, building = citizen.replaces, g.building
            for field in g.standing:
                number = building[field]
                if replaces[number] and ACTS[number] and not unused(g, field, number, True, taken, card):
                    return True
        elif action == CONSTRUCT_ACTION:
            return True
        elif action == GATHER_ACTION:
            for field in g.stocked:
                if citizen.gathers[g.good[field]] and not taken[field]:
                    return True
        elif action == CLEAR_ACTION:
            if can_clear(g, NEAR) or can_clear(g, FAR):
                return True
        else:
            found: list[Action] = []
            if action == SCOUT_ACTION:
                scout_options(g, found, None, True)
            else:
                special_options(g, found, None, of_type(g, citizen.type))
            if found:
                return True
    return False


def turn_options(g: City, legal: list[Action], why: list[Refusal] | None, seat: int, fuelled: bool) -> None:
    legal.append(PASS)
    if not fuelled:
        most = most_fuel(g)
        if most > 0:
            legal += FUEL[1 : most + 1]
        if why is not None:
            refuse_fuel(g, why, most)
    elif why is not None:
        why.append((FUEL[1], "FP-ACTION.7", {}))
    taken = occupied(g)
    main_options(g, legal, why, taken)
    play_options(g, legal, why, seat, taken)
    if g.modifiers[LONG_SHIFT] and not g.shifted:
        workers_again(g, legal, why)


def turn_refused(g: City, action: Action, seat: int, fuelled: bool) -> tuple[str, dict[str, Any]] | None:
    """What nobody expects, and what there is too much of to list."""
    name: str = action[0]
    if name == "fuel" and action[1] > 0:
        return ("FP-ACTION.7", {}) if fuelled else too_much(g, action[1])
    if name == "gather":
        where = "empty" if exists(g, action[1]) else "unknown"
        return "FP-GATHER.1", {"field": FIELD_NAMES[action[1]], "where": where}
    if name == "use":
        return "FP-USE.1", {"field": FIELD_NAMES[action[1]]}
    if name == "reuse":
        where = "again" if g.shifted else "law" if not g.modifiers[LONG_SHIFT] else "nobody"
        return "FP-EVENT.11", {"spot": spot_name(action[1]), "where": where}
    return None


@rules.ask("turn", "seat fuelled:flag", turn_options, turn_refused)
def turn(g: City, action: Action, seat: int, fuelled: bool) -> None:
    name: str = action[0]
    if name == "fuel":
        fuel(g, action[1], "FP-ACTION.7")
        g.stack.append(FUELLED[seat])
        return
    if name == "play":
        g.stack.append(("turn_with", seat, action[1]))
        return
    g.stack.append(AFTER_TURN[seat])
    if name == "pass":
        g.passes = min(len(g.hands), g.passes + 1)  # a position may begin with all of them
        if g.listener is not None:
            g.tell("passed", "FP-ACTION.6", EVERYONE, {"seat": seat})
        return
    g.passes = 0
    if name == "reuse":
        g.shifted = True
        work_again(g, action[1])
    else:
        rules.pose(g, ("pawn", seat, action, NONE))


def card_turn_options(g: City, legal: list[Action], why: list[Refusal] | None, seat: int, card: int) -> None:
    card_options(g, legal, why, card, occupied(g))
    if why is not None:
        refuse_cards([other for other in g.hands[seat] if other != card], why, "FP-CITIZEN.10")


def card_turn_refused(g: City, action: Action, seat: int, card: int) -> tuple[str, dict[str, Any]] | None:
    return turn_refused(g, action, seat, False) if action[0] in ("gather", "use") else None


@rules.ask("turn_with", "seat citizen", card_turn_options, card_turn_refused)
def turn_with(g: City, action: Action, seat: int, card: int) -> None:
    """FP-CITIZEN.10, .11: one card an action, one a round; it lies in front of its player till the end of the round."""
    g.stack.append(AFTER_TURN[seat])
    g.passes = 0
    g.hands[seat].remove(card)
    g.played[seat] = card
    if g.listener is not None:
        g.tell("citizen-played", "FP-CITIZEN.4", EVERYONE, {"seat": seat, "citizen": CITIZENS[card].name})
    rules.pose(g, ("pawn", seat, action, card))


# Who does it.


def meant(deed: Action) -> tuple[int, int]:
    """A main action by its number, and what it is aimed at."""
    return ACTION_NUMBERS[deed[0]], deed[1] if len(deed) > 1 else 0


def pawn_options(g: City, legal: list[Action], why: list[Refusal] | None, seat: int, deed: Action, card: int) -> None:
    action, target = meant(deed)
    able = doers(g, action, target, card)
    for pawn in range(len(PAWNS)):
        if pawn in able:
            legal.append(PAWN[pawn])
        elif why is not None and (g.pool[pawn] or g.resting[pawn]):
            rule = refused_pawn(g, action, target, pawn, card) if g.pool[pawn] else "FP-ACTION.5"
            why.append((PAWN[pawn], rule, {"pawn": PAWNS[pawn]}))


def refused_pawn(g: City, action: int, target: int, pawn: int, card: int) -> str:
    if card != NONE:
        return "FP-CITIZEN.5"
    if pawn == CHILD and action != SPECIAL_ACTION and not g.modifiers[CHILD_WORK]:
        return "FP-ACTION.10"
    if action == SCOUT_ACTION:
        return "FP-AUTOMATON.3" if TYPE_OF[pawn] == NONE else "FP-SCOUT.2"
    if action == SPECIAL_ACTION:
        special = EVENTS[target].special
        if TYPE_OF[pawn] == NONE:
            return "FP-AUTOMATON.5" if special is not None and special.automaton else "FP-AUTOMATON.4"
        return "FP-ACTION.10" if special is not None and special.pawn == ANY else "FP-SPECIAL.4"
    return "FP-USE.4" if action == USE_ACTION and ENGINEERS[g.building[target]] else "FP-AUTOMATON.5"


@rules.ask("pawn", "seat deed citizen", pawn_options)
def pawn_chosen(g: City, action: Action, seat: int, deed: Action, card: int) -> None:
    perform(g, seat, deed, action[1], card)


# Doing it.


def perform(g: City, seat: int, deed: Action, pawn: int, card: int) -> None:
    """Place the pawn; the warm or cold test comes before costs and effect (FP-HEAT.6)."""
    action, target = meant(deed)
    spot = spot_of(action, target)
    warm_here = is_warm(g, action, target, card)
    g.pool[pawn] -= 1
    if g.listener is not None:
        figures = {"seat": seat, "action": MAIN_ACTIONS[action], "pawn": PAWNS[pawn], "spot": spot_name(spot), "warm": warm_here}
        if action == USE_ACTION:
            figures["building"] = BUILDINGS[SIDES[g.building[target]].kind].name
        g.tell("acted", "FP-ACTION.9", EVERYONE, figures)
    stoke(g, pawn)
    if action == SCOUT_ACTION:
        send(g, target - 1, pawn)
    else:
        g.placed.append((pawn, spot))
    if warm_here or TYPE_OF[pawn] == NONE:
        take_effect(g, deed, card)
    else:
        g.stack.append(("take_effect", deed, card))
        sicken(g, TYPE_OF[pawn], "FP-HEAT.7")


@rules.op("take_effect", "deed citizen")
def take_effect(g: City, deed: Action, card: int) -> None:
    """What a death in the cold has cost may be missing now; then the action comes to nothing (FP-GEN.11)."""
    action, target = meant(deed)
    spot = spot_of(action, target)
    if hindered(g, action, target, card):
        if g.listener is not None:
            g.tell("came-to-nothing", "FP-GEN.11", EVERYONE, {"spot": spot_name(spot)})
    elif card != NONE:
        push(g, CITIZENS[card].clearing[target] if action == CLEAR_ACTION else CITIZENS[card].steps, spot)
        pay(g, CITIZENS[card].cost, "FP-GEN.11")
    else:
        carry_out(g, action, target)


def hindered(g: City, action: int, target: int, card: int) -> bool:
    """Whether what the action takes is not there any more."""
    if card != NONE:
        return not payable(g, CITIZENS[card].cost)
    if action == USE_ACTION:
        return bool(use_refusal(g, target))
    if action == SPECIAL_ACTION:
        special = EVENTS[target].special
        return special is None or lying(g, target) == NONE or not payable(g, special.price)
    return False


def spot_of(action: int, target: int) -> int:
    if action == CLEAR_ACTION:
        return CLEARING_SPOT
    if action == CONSTRUCT_ACTION:
        return CONSTRUCTION_SPOT
    if action == SPECIAL_ACTION:
        return CARD_SPOT + target
    return NONE if action == SCOUT_ACTION else target


def is_warm(g: City, action: int, target: int, card: int) -> bool:
    """FP-HEAT.2 to .5."""
    if card != NONE and CITIZENS[card].warm:
        return True
    if action == CLEAR_ACTION:
        return False
    if action in (GATHER_ACTION, USE_ACTION):
        return warm(g, target)
    if action == SPECIAL_ACTION:
        special = EVENTS[target].special
        return special is None or not special.cold
    return True


def carry_out(g: City, action: int, target: int) -> None:
    if action == CLEAR_ACTION:
        lay_tiles(g, target, CLEAR_NEAR + g.modifiers[CLEARING] if target == NEAR else CLEAR_FAR)
    elif action == GATHER_ACTION:
        push(g, GATHERING_STEPS, target)
    elif action == CONSTRUCT_ACTION:
        push(g, CONSTRUCTION_STEPS, CONSTRUCTION_SPOT)
    elif action == USE_ACTION:
        act_at(g, target)
    elif action == SPECIAL_ACTION:
        perform_special(g, target)


# The next turn.


def anyone_left(g: City) -> bool:
    """FP-ACTION.6: a pawn that can still act, or a worker for the long shift."""
    if can_act(g):
        return True
    found: list[Action] = []
    if g.modifiers[LONG_SHIFT] and not g.shifted:
        workers_again(g, found, None)
    if found:
        return True
    if of_type(g, CHILD):
        for seat, hand in enumerate(g.hands):
            if g.played[seat] == NONE and any([CITIZENS[card].type == CHILD for card in hand]):
                return True
        special_options(g, found, None, None)
    return bool(found)


def unasked(g: City, seat: int) -> str:
    """Why a player is not asked now: turns go round, and the leader decides the rest."""
    return "FP-ACTION.6" if g.turn != NONE else "FP-GEN.3"


rules.idle = unasked


@rules.op("after_turn", "seat")
def after_turn(g: City, seat: int) -> None:
    if g.passes < len(g.hands) and anyone_left(g):
        begin_turn(g, (seat + 1) % len(g.hands))
    else:
        g.turn = NONE
