"""What is told at length: production, and the end of a round."""

from typing import Final

from ratusz.kernel.game import ENDED
from ratusz.kernel.state import Event

MOMENTS: Final = {  # by event
    "cashed": "production",
    "cleaned": "round",
    "kept": ENDED,
    "production": "production",
    "round": ENDED,
    "took": ENDED,
}


def moment(event: Event) -> str:
    return MOMENTS.get(event.kind, "")
