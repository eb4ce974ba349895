"""What is told at length: cards that are turned up, storms, deaths, laws, and what the night does, and how the round went."""

from typing import Final

from ratusz.kernel.game import ENDED, ROUND_OVER
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
    "cubes": "generator",
    "developed": "technology",
    "died": "death",
    "dusk-card": "dusk",
    "enacted": "law",
    "exhausted": "sickness",
    "fed": "hunger",
    "fell-ill": "generator",
    "generator-failed": "generator",
    "morning-card": "morning",
    "mourned": "death",
    "night": "night",
    "overloaded": "generator",
    "phase": ENDED,
    "round": ROUND_OVER,
    "scenario-card": "scenario",
    "starving": "hunger",
    "storm-struck": "storm",
    "weather": "weather",
}
# What begins a moment only by this clause: the cold of the Generator phase, sickness in the preparation.
WITHIN: Final = {"exhausted": "FP-PREP.6", "fell-ill": "FP-GENERATOR.3"}


def moment(event: Event) -> str:
    found = MOMENTS.get(event.kind, "")
    if event.kind in WITHIN and event.rule != WITHIN[event.kind]:
        return ""  # it belongs to whatever it comes of
    return ENDED if found and passed_over(event) else found


def passed_over(event: Event) -> bool:
    """A card with options is read where they are chosen. A choice that stands on no card, cubes that stay in the tower, a meal of
    which everybody is full and a night with a bed for everybody are soon told."""
    if event.kind in ("dusk-card", "morning-card"):
        return bool(EVENTS[EVENT_NAMES[event.figures["event"]]].options)
    if event.kind == "chose":
        return bool(event.figures["event"] == DASH)
    if event.kind == "cubes":
        return not event.figures["fallen"]
    if event.kind == "fed":
        return not event.figures["missing"]
    return event.kind == "night" and not any(event.figures["outside"].values())
