"""A turn of the action phase: refresh, deal, end of turn."""

from typing import Final

from ratusz.kernel.state import EVERYONE, Task

from ...content.cards import END_OF_TURN, TURN_START
from ...position.state import ACTION_PHASE, Angeles
from ..cards.assets import moment, ready
from ..players.hands import HAND_LIMIT, discard_more, excess
from ..players.trade import expire_trades
from ..vocabulary import rules

STEPS: Final[list[Task]] = [("pass_token",), ("hand_limit",), ("end_of_turn",), ("deal",), ("refresh",)]  # last first
TURN: Final[Task] = ("turn",)


@rules.op("turn")
def turn(g: Angeles) -> None:
    """NA-8.0, NA-8.2, NA-52.0, NA-52.1. Assets that speak of the start of a turn come before the refresh step (NA-65.6)."""
    g.phase = ACTION_PHASE
    if g.listener is not None:
        g.tell("turn", "NA-8.0", EVERYONE, {"seat": g.active, "left": len(g.turn_track)})
    g.stack += STEPS
    moment(g, TURN_START, g.active)


@rules.op("refresh")
def refresh(g: Angeles) -> None:
    """NA-8.1, NA-16.1: ready assets, then draw by the sheet."""
    ready(g, g.active)
    g.stack.append(("draw_list", g.active, 0))


@rules.op("end_of_turn")
def end_of_turn(g: Angeles) -> None:
    """NA-8.3, NA-22.0: the moment is the active player's alone (NA-8.3a, NA-52.2, NA-65.3)."""
    g.stack.append(("moment", g.active, END_OF_TURN, g.active, 0))


@rules.op("hand_limit")
def hand_limit(g: Angeles) -> None:
    """NA-42.2, with the assets owned at that moment (ruling 41)."""
    if not g.no_limit >> g.active & 1:
        discard_more(g, g.active, excess(g, g.active), HAND_LIMIT)


@rules.op("pass_token")
def pass_token(g: Angeles) -> None:
    """NA-1.0, NA-1.2, NA-8.4a, NA-51.4. Turns go on until the turn track is empty (NA-8.4)."""
    g.no_limit = 0
    g.active = g.left_of(g.active)
    expire_trades(g)
    if g.turn_track:
        g.stack.append(TURN)


# Whose decision it is, by what is asked.
DECIDES: Final[dict[str, str]] = {
    "main": "NA-54.2",
    "counter": "NA-54.3",
    "counter_cost": "NA-54.3a",
    "support": "NA-54.4",
    "support_with": "NA-54.4",
    "use": "NA-65.4a",
    "general": "NA-8.1",
    "discard": "NA-42.2",
}


def idle(g: Angeles, seat: int) -> str:
    """The clause by which a seat is not asked now: it has no say in this, or another one comes first."""
    asked: str = g.stack[-1][0]
    if asked in ("support", "support_with") and seat in (g.active, g.countering):
        return "NA-54.6"
    if asked == "counter" and seat == g.active:
        return "NA-54.7"
    return DECIDES.get(asked, "NA-8.0" if g.phase == ACTION_PHASE else "")


rules.idle = idle
