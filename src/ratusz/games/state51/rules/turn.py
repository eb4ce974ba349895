"""The Action phase: players alternate, one action or a pass each."""

from typing import Any, Final

from ratusz.kernel.state import EVERYONE, Action, Refusal, Task

from ..content.cards import CARDS, CONQUER, COOPERATE, INCORPORATE, LINES
from ..position.state import ACTION_PHASE, LOOKOUT_PHASE, SEATS, State51
from .conquer_cooperate_incorporate import ONLY_OWN_HAND, reach_options, start
from .exchange import exchange, exchange_options
from .rebuild import rebuild, rebuild_options
from .vocabulary import rules
from .workers import gather, gather_options, visit, visit_options, work, work_options

PASS: Final[Action] = ("pass",)
TURN: Final[list[Task]] = [("turn", seat) for seat in range(SEATS)]
AFTER_TURN: Final[list[Task]] = [("after_turn", seat) for seat in range(SEATS)]
rules.action("pass")


@rules.op("action")
def action_phase(g: State51) -> None:
    g.phase = ACTION_PHASE
    g.stack.append(TURN[g.first])


def turn_options(g: State51, legal: list[Action], why: list[Refusal] | None, seat: int) -> None:
    """S51-ACTION.6."""
    legal.append(PASS)  # S51-ACTION.3
    reach_options(g, legal, why, seat)
    rebuild_options(g, legal, why, seat)
    gather_options(g, legal, why, seat)
    visit_options(g, legal, why, seat)
    work_options(g, legal, why, seat)
    exchange_options(g, legal, why, seat)


def turn_refused(g: State51, action: Action, seat: int) -> tuple[str, dict[str, Any]] | None:
    """Of cards the player does not hold, only those that lie openly are listed; the others may be named all the same."""
    if action[0] == "rebuild":
        return "S51-REBUILD.1", {"card": CARDS[action[2]].name, "where": "elsewhere"}
    if action[0] in LINES:
        return ONLY_OWN_HAND[LINES.index(action[0])], {"card": CARDS[action[1]].name, "where": "elsewhere"}
    return None


def idle(g: State51, seat: int) -> str:
    """Why a player is not asked now."""
    if g.phase == ACTION_PHASE:
        return "S51-ACTION.4" if g.players[seat].passed else "S51-ACTION.2"
    return "S51-LOOKOUT.2" if g.phase == LOOKOUT_PHASE else ""


rules.idle = idle


@rules.ask("turn", "seat", turn_options, turn_refused)
def turn(g: State51, action: Action, seat: int) -> None:
    """The nine actions (S51-ACTION.7; work is two of them) and the pass."""
    g.stack.append(AFTER_TURN[seat])
    name: str = action[0]
    if name == "pass":
        pass_turn(g, seat)
    elif name == "gather":
        gather(g, seat, action[1])
    elif name == "conquer":
        start(g, seat, CONQUER, action[1])
    elif name == "cooperate":
        start(g, seat, COOPERATE, action[1])
    elif name == "incorporate":
        start(g, seat, INCORPORATE, action[1])
    elif name == "rebuild":
        rebuild(g, seat, action[1], action[2])
    elif name == "visit":
        visit(g, seat, action[1])
    elif name == "work":
        work(g, seat, action[1])
    else:
        exchange(g, seat)


def pass_turn(g: State51, seat: int) -> None:
    g.players[seat].passed = True
    if g.listener is not None:
        g.tell("passed", "S51-ACTION.4", EVERYONE, {"seat": seat})


@rules.op("after_turn", "seat")
def after_turn(g: State51, seat: int) -> None:
    """S51-ACTION.5."""
    if g.played:
        g.discard += g.played  # ruling A6: instants are discarded after the action
        g.played = []
    if not g.players[1 - seat].passed:
        g.stack.append(TURN[1 - seat])
    elif not g.players[seat].passed:
        g.stack.append(TURN[seat])
