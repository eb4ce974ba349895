"""The action phase: from the leader on, one pawn and one main action a turn."""

from typing import Any, Final

from ratusz.kernel.state import EVERYONE, Action, Refusal, Task

from ...content.citizens import CITIZENS
from ...content.effects import CHILD, LONG_SHIFT, NONE, PAWNS
from ...content.numbers import HANDS
from ...position.state import City
from ..cards.special import special_options
from ..city.buildings import exists
from ..city.map import FIELD_NAMES
from ..city.using import work_again, workers_again
from ..generator.generator import FUEL, FUEL_UP_TO, fuel, most_fuel, refuse_fuel, too_much
from ..people.pawns import actors, can_act, match, of_type, rest
from ..vocabulary import rules, spot_name
from .allowed_actions import card_options, main_options, play_options, refuse_cards
from .hunger import short_of_food
from .taking_actions import send_somebody

PASS: Final[Action] = ("pass",)
rules.action("pass")

TURN: Final[list[Task]] = [("turn", seat, False) for seat in range(len(HANDS))]
FUELLED: Final[list[Task]] = [("turn", seat, True) for seat in range(len(HANDS))]
AFTER_TURN: Final[list[Task]] = [("after_turn", seat) for seat in range(len(HANDS))]


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


def turn_options(g: City, legal: list[Action], why: list[Refusal] | None, seat: int, fuelled: bool) -> None:
    legal.append(PASS)
    if not fuelled:
        most = most_fuel(g)
        if most > 0:
            legal += FUEL_UP_TO[most]
        if why is not None:
            refuse_fuel(g, why, most)
    elif why is not None:
        why.append((FUEL[1], "FP-ACTION.7", {}))
    main_options(g, legal, why)
    play_options(g, legal, why, seat)
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
    """FP-ACTION.8."""
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
            left = sum([g.pool[pawn] for pawn in actors(g)])
            g.tell("passed", "FP-ACTION.6", EVERYONE, {"seat": seat, "count": left, "missing": short_of_food(g)})
        return
    g.passes = 0
    if name == "reuse":
        g.shifted = True
        work_again(g, action[1])
    else:
        send_somebody(g, seat, action, NONE)


def card_turn_options(g: City, legal: list[Action], why: list[Refusal] | None, seat: int, card: int) -> None:
    card_options(g, legal, why, card)
    if why is not None:
        refuse_cards([other for other in g.hands[seat] if other != card], why, "FP-CITIZEN.10")


def card_turn_refused(g: City, action: Action, seat: int, card: int) -> tuple[str, dict[str, Any]] | None:
    return turn_refused(g, action, seat, False) if action[0] in ("gather", "use") else None


@rules.ask("turn_with", "seat citizen", card_turn_options, card_turn_refused)
def turn_with(g: City, action: Action, seat: int, card: int) -> None:
    """FP-CITIZEN.10, FP-CITIZEN.11: one card an action, one a round; it lies in front of its player till the end
    of the round."""
    g.stack.append(AFTER_TURN[seat])
    g.passes = 0
    g.hands[seat].remove(card)
    g.played[seat] = card
    if g.listener is not None:
        g.tell("citizen-played", "FP-CITIZEN.4", EVERYONE, {"seat": seat, "citizen": CITIZENS[card].name})
    send_somebody(g, seat, action, card)


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
