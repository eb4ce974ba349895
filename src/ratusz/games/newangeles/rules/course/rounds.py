"""Rounds: six standard and three demand rounds."""

from ratusz.kernel.state import EVERYONE, Task

from ...content.cards import ROUND_TRACK, ROUNDS
from ...position.state import SETUP_PHASE, Angeles
from ..players.trade import expire_trades
from ..vocabulary import rules


@rules.op("round")
def play_round(g: Angeles) -> None:
    """The marker goes one space on (NA-44.2), from where set-up has laid it (NA-S.4); what stands there is played (NA-45.5)."""
    if g.phase != SETUP_PHASE:
        g.round += 1
    if g.listener is not None:
        g.tell("round", "NA-44.0", EVERYONE, {"round": g.round, "space": ROUND_TRACK[g.round - 1]})
    g.stack += after_round(g.round)
    if ROUND_TRACK[g.round - 1] == "demand":
        g.stack.append(("demand_round",))
    else:
        g.stack += after_turns()
        if g.turn_track:
            g.stack.append(("turn",))


def after_round(number: int) -> list[Task]:
    return [("round",)] if number < ROUNDS else []


def after_turns() -> list[Task]:
    """NA-48.0: production and event follow the action phase."""
    return [("event",), ("close_trading",), ("production",)]


@rules.op("close_trading")
def close_trading(g: Angeles) -> None:
    expire_trades(g)
