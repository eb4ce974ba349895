"""What is told at length: events, production, demands, deals."""

from typing import Final

from ratusz.kernel.game import ENDED
from ratusz.kernel.state import Event

MOMENTS: Final = {  # by event
    "demand": "demand",
    "demand-failed": "demand",
    "demand-met": "demand",
    "event": "event",
    "production": "production",
    "round": ENDED,
    "turn": ENDED,
    "won": "deal",
}


def moment(event: Event) -> str:
    return MOMENTS.get(event.kind, "")
