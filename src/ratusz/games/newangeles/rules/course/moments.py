"""What is told at length: events, production, demands, deals, and how a round went."""

from typing import Final

from ratusz.kernel.game import ENDED, ROUND_OVER
from ratusz.kernel.state import Event

from ...content.cards import ROUND_TRACK

MOMENTS: Final = {  # by event
    "demand": "demand",
    "demand-failed": "demand",
    "demand-met": "demand",
    "event": "event",
    "investment-revealed": "demand",
    "production": "production",
    "round": ROUND_OVER,
    "turn": ENDED,
    "won": "deal",
}


def moment(event: Event) -> str:
    found = MOMENTS.get(event.kind, "")
    return ENDED if found == ROUND_OVER and not follows_turns(event.figures["round"]) else found


def follows_turns(round: int) -> bool:
    """Whether the space before this one was a standard round: a demand round is told by its demand."""
    return bool(round > 1 and ROUND_TRACK[round - 2] == "standard")
