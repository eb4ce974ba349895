"""The action phase: from the leader on, one pawn and one main action a turn (FP-ACTION.1 to .10, FP-CITIZEN.4 to .12)."""

from typing import Final

from ...kernel.state import EVERYONE, Action, Refusal
from .automatons import stoke
from .buildings import ENGINEERS, LARGE, occupied, pawns_at
from .cards import BUILDINGS, CITIZENS, CLEAR_FAR, CLEAR_NEAR, EVENTS, SIDES
from .carry import push
from .clearing import CLEAR, can_clear, lay_tiles
from .effects import (
    ANY,
    CHILD,
    CHILD_WORK,
    CLEARING,
    FAR,
    FIELD_GOODS,
    LONG_SHIFT,
    NEAR,
    NONE,
    PAWNS,
    RINGS,
    TREE,
)
from .expeditions import scout_options, send
from .generator import FUEL, fuel, most_fuel, refuse_fuel
from .heat import warm
from .map import FIELD_NAMES, FIELDS
from .people import TYPE_OF, actors, engineers, idle, match, of_type, rest, scouts
from .pool import lacking, pay, payable
from .special import able, perform_special, special_options
from .state import CARD_SPOT, CLEARING_SPOT, CONSTRUCTION_SPOT, City
from .using import CONSTRUCTION_STEPS, GATHERING_STEPS, act_at, refusal_figures, work_again, workers_again
from .using import refusal as use_refusal
from .vocabulary import rules, spot_name

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

CLEAR_ACTION: Final = 0
GATHER_ACTION: Final = 1
CONSTRUCT_ACTION: Final = 2
USE_ACTION: Final = 3
SCOUT_ACTION: Final = 4
SPECIAL_ACTION: Final = 5
ANY_ACTION: Final = (CLEAR_ACTION, GATHER_ACTION, CONSTRUCT_ACTION, USE_ACTION, SCOUT_ACTION, SPECIAL_ACTION)
MAIN_ACTIONS: Final = ("clear", "gather", "construct", "use", "scout", "special")


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
    g.stack.append(("turn", seat, False))


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
    if action == USE_ACTION and BUILDINGS[SIDES[g.building[target]].kind].engineers:
        return engineers(g)
    return actors(g)


def action_options(g: City, legal: list[Action], why: list[Refusal] | None, card: int, taken: set[int]) -> None:
    """The six main actions (FP-ACTION.9)."""
    anybody = actors(g) if card == NONE else of_type(g, CITIZENS[card].type)
    allowed = ANY_ACTION if card == NONE else CITIZENS[card].actions
    if CLEAR_ACTION in allowed:
        clear_options(g, legal, why, anybody)
    if GATHER_ACTION in allowed:
        gather_options(g, legal, why, anybody, taken, card)
    if CONSTRUCT_ACTION in allowed:
        if anybody:
            legal.append(CONSTRUCT)
        elif why is not None:
            why.append((CONSTRUCT, idle(g), {}))
    if USE_ACTION in allowed:
        use_options(g, legal, why, anybody, taken, card, g.standing)
    if SCOUT_ACTION in allowed:
        scout_options(g, legal, why, scouts(g) if card == NONE else anybody)
    if SPECIAL_ACTION in allowed and g.area:
        special_options(g, legal, why, taken, None if card == NONE else anybody)


def clear_options(g: City, legal: list[Action], why: list[Refusal] | None, anybody: list[int]) -> None:
    for ring in (NEAR, FAR):
        rule = ""
        if not anybody:
            rule = idle(g)
        elif not can_clear(g, ring):
            rule = "FP-CLEAR.5" if ring == NEAR else "FP-CLEAR.6"
        if not rule:
            legal.append(CLEAR[ring])
        elif why is not None:
            why.append((CLEAR[ring], rule, {"ring": RINGS[ring]}))


def gather_options(
    g: City, legal: list[Action], why: list[Refusal] | None, anybody: list[int], taken: set[int], card: int
) -> None:
    wanted = () if card == NONE else CITIZENS[card].goods
    for field in g.stocked:
        good = g.good[field]
        rule = ""
        if field in taken:
            rule = "FP-GATHER.2"
        elif wanted:
            if good not in wanted:
                rule = "FP-CITIZEN.6"
        elif good == TREE:
            rule = "FP-GATHER.1"
        if not rule and not anybody:
            rule = idle(g)
        if not rule:
            legal.append(GATHER[field])
        elif why is not None:
            why.append((GATHER[field], rule, {"field": FIELD_NAMES[field], "good": FIELD_GOODS[good]}))
    if why is not None:
        for field in sorted(taken):
            if field < FIELDS and field not in g.stocked and g.building[field] == NONE:
                why.append((GATHER[field], "FP-GATHER.2", {"field": FIELD_NAMES[field]}))


def use_options(
    g: City, legal: list[Action], why: list[Refusal] | None, anybody: list[int], taken: set[int], card: int, fields: list[int]
) -> None:
    """The buildings on these fields that can be used, or with a citizen card, whose action the card may replace."""
    able = engineers(g) if card == NONE else anybody
    acting = card == NONE or CITIZENS[card].steps[0].do == "act"
    for field in fields:
        number = g.building[field]
        side = SIDES[number]
        rule = ""
        if not side.action:
            rule = "FP-BLDG.1"
        elif card != NONE and side.kind not in CITIZENS[card].buildings:
            rule = "FP-CITIZEN.6"
        elif field in taken and (not LARGE[number] or pawns_at(g, field) > 1):
            rule = "FP-USE.2"
        elif not (able if ENGINEERS[number] else anybody):
            rule = "FP-USE.4" if ENGINEERS[number] else idle(g)
        elif acting and side.checked:
            rule = use_refusal(g, field)
        if not rule:
            legal.append(USE[field])
        elif why is not None:
            figures = refusal_figures(g, field, rule)
            why.append((USE[field], rule, {**figures, "building": BUILDINGS[side.kind].name}))


def play_options(g: City, legal: list[Action], why: list[Refusal] | None, seat: int, taken: set[int]) -> None:
    """FP-CITIZEN.4 to .6, .11: a card is offered if some action can be taken with it."""
    if why is None and g.played[seat] != NONE:
        return
    by_type = [of_type(g, type) for type in range(3)]
    for card in g.hands[seat]:
        citizen = CITIZENS[card]
        rule = ""
        if g.played[seat] != NONE:
            rule = "FP-CITIZEN.11"
        elif not by_type[citizen.type]:
            rule = "FP-CITIZEN.5"
        elif not payable(g, citizen.cost):
            rule = "FP-GEN.11"
        elif not usable(g, card, taken, by_type[citizen.type]):
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


def usable(g: City, card: int, taken: set[int], anybody: list[int]) -> bool:
    """Whether some action can be taken with a citizen card, by the pawns it lets act."""
    citizen = CITIZENS[card]
    for action in citizen.actions:
        if action == CONSTRUCT_ACTION:
            return True
        if action == GATHER_ACTION:
            for field in g.stocked:
                if field not in taken and (g.good[field] in citizen.goods if citizen.goods else g.good[field] != TREE):
                    return True
        elif action == CLEAR_ACTION:
            if can_clear(g, NEAR) or can_clear(g, FAR):
                return True
        else:
            found: list[Action] = []
            if action == USE_ACTION:
                fields = [field for field in g.standing if g.building[field] // 2 in citizen.buildings]
                use_options(g, found, None, anybody, taken, card, fields)
            elif action == SCOUT_ACTION:
                scout_options(g, found, None, anybody)
            else:
                special_options(g, found, None, taken, anybody)
            if found:
                return True
    return False


def turn_options(g: City, legal: list[Action], why: list[Refusal] | None, seat: int, fuelled: bool) -> None:
    legal.append(PASS)
    if not fuelled:
        most = most_fuel(g)
        for n in range(1, most + 1):
            legal.append(FUEL[n])
        if why is not None:
            refuse_fuel(g, why, most)
    elif why is not None:
        why += [(fuelling, "FP-ACTION.7", {}) for fuelling in FUEL[1:]]
    taken = occupied(g)
    action_options(g, legal, why, NONE, taken)
    play_options(g, legal, why, seat, taken)
    if g.modifiers[LONG_SHIFT] and not g.shifted:
        workers_again(g, legal, why)


@rules.ask("turn", "seat fuelled:flag", turn_options)
def turn(g: City, action: Action, seat: int, fuelled: bool) -> None:
    name: str = action[0]
    if name == "fuel":
        fuel(g, action[1], "FP-ACTION.7")
        g.stack.append(("turn", seat, True))
        return
    if name == "play":
        g.stack.append(("turn_with", seat, action[1]))
        return
    g.stack.append(("after_turn", seat))
    if name == "pass":
        g.passes += 1
        if g.listener is not None:
            g.tell("passed", "FP-ACTION.6", EVERYONE, {"seat": seat})
        return
    g.passes = 0
    if name == "reuse":
        g.shifted = True
        work_again(g, action[1])
    else:
        choose_pawn(g, seat, action, NONE)


def card_turn_options(g: City, legal: list[Action], why: list[Refusal] | None, seat: int, card: int) -> None:
    action_options(g, legal, why, card, occupied(g))
    if why is not None:
        refuse_cards([other for other in g.hands[seat] if other != card], why, "FP-CITIZEN.10")


@rules.ask("turn_with", "seat citizen", card_turn_options)
def turn_with(g: City, action: Action, seat: int, card: int) -> None:
    """FP-CITIZEN.10, .11: one card an action, one a round; it lies in front of its player till the end of the round."""
    g.stack.append(("after_turn", seat))
    g.passes = 0
    g.hands[seat].remove(card)
    g.played[seat] = card
    if g.listener is not None:
        g.tell("citizen-played", "FP-CITIZEN.4", EVERYONE, {"seat": seat, "citizen": CITIZENS[card].name})
    choose_pawn(g, seat, action, card)


# Who does it.


def choose_pawn(g: City, seat: int, action: Action, card: int) -> None:
    number = MAIN_ACTIONS.index(action[0])
    target: int = action[1] if len(action) > 1 else 0
    able = doers(g, number, target, card)
    if len(able) == 1:
        perform(g, seat, number, target, able[0], card)
    else:
        g.stack.append(("pawn", seat, number, target, card))


def pawn_options(g: City, legal: list[Action], why: list[Refusal] | None, seat: int, action: int, target: int, card: int) -> None:
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


@rules.ask("pawn", "seat action:int target:int citizen", pawn_options)
def pawn_chosen(g: City, action: Action, seat: int, number: int, target: int, card: int) -> None:
    perform(g, seat, number, target, action[1], card)


# Doing it.


def perform(g: City, seat: int, action: int, target: int, pawn: int, card: int) -> None:
    """Place the pawn; the warm or cold test comes before the effect (FP-HEAT.6), and so is pushed after it."""
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
    if card != NONE:
        push(g, CITIZENS[card].clearing[target] if action == CLEAR_ACTION else CITIZENS[card].steps, spot)
        pay(g, CITIZENS[card].cost, "FP-GEN.11")
    else:
        carry_out(g, action, target)
    if not warm_here and TYPE_OF[pawn] != NONE:
        g.stack.append(("sicken", TYPE_OF[pawn], "FP-HEAT.7"))


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
    if actors(g):
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
        special_options(g, found, None, occupied(g), None)
    return bool(found)


@rules.op("after_turn", "seat")
def after_turn(g: City, seat: int) -> None:
    if g.passes < len(g.hands) and anyone_left(g):
        begin_turn(g, (seat + 1) % len(g.hands))
    else:
        g.turn = NONE
