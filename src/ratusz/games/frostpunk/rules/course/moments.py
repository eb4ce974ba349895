"""What is told at length: cards that are turned up, storms, deaths, laws, and what the night does."""

from typing import Final

from ratusz.kernel.game import ENDED
from ratusz.kernel.names import DASH
from ratusz.kernel.state import Event

from ...content.events import EVENTS
from ...content.library import EVENT_NAMES

MOMENTS: Final = {  # by event
    "activated": "scenario",
    "acted": ENDED,
    "advised": ENDED,
    "card-acts": "card",
    "chose": "decision",
    "citizen-played": ENDED,
    "cubes": "overload",
    "developed": "technology",
    "died": "death",
    "dusk-card": "dusk",
    "enacted": "law",
    "generator-failed": "overload",
    "morning-card": "morning",
    "mourned": "death",
    "night": "night",
    "overloaded": "overload",
    "phase": ENDED,
    "round": ENDED,
    "scenario-card": "scenario",
    "starving": "hunger",
    "storm-struck": "storm",
    "weather": "weather",
}


def moment(event: Event) -> str:
    found = MOMENTS.get(event.kind, "")
    return ENDED if found and passed_over(event) else found


def passed_over(event: Event) -> bool:
    """A card with options is read where they are chosen. A choice that stands on no card, cubes that stay in the tower and a
    night with a bed for everybody are soon told."""
    if event.kind in ("dusk-card", "morning-card"):
        return bool(EVENTS[EVENT_NAMES[event.figures["event"]]].options)
    if event.kind == "chose":
        return bool(event.figures["event"] == DASH)
    if event.kind == "cubes":
        return not event.figures["fallen"]
    return event.kind == "night" and not any(event.figures["outside"].values())
