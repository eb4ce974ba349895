"""What a finished game adds to a report over many: its end and length, what was done and raised, laws, options of cards."""

from ratusz.kernel.state import Event

from ..content.buildings import BUILDINGS, SIDES
from ..content.events import EVENTS
from ..content.laws import LAWS
from ..content.library import EVENT_NAMES
from ..content.numbers import ROUNDS
from ..position.state import City
from ..rules.course.allowed_actions import MAIN_ACTIONS
from ..rules.course.ending import CAUSES, WON

DONE = ("raised", "upgraded", "enacted", "developed", "scout-sent", "generator-failed", "storm-struck", "died", "special")


def statistics(g: City, told: list[Event]) -> dict[str, float]:
    found = {f"end-{cause}": float(g.cause == number) for number, cause in enumerate(CAUSES)}
    found["rounds"] = float(g.round)
    found["deaths"] = float(g.deaths)
    found["people"] = float(sum(g.citizens))
    found["sick"] = float(sum(g.sick))
    found["reached-the-storm"] = float(g.round == ROUNDS or g.cause == WON)
    for law in LAWS:
        found[f"law-{law.name}"] = 0.0
    for kind in DONE:
        found[kind] = 0.0
    for action in MAIN_ACTIONS:
        found[f"did-{action}"] = 0.0
    for side in SIDES:
        if side.action:
            found[f"used-{BUILDINGS[side.kind].name}"] = 0.0
    for event in told:
        count(found, event)
    return found


def count(found: dict[str, float], event: Event) -> None:
    """An option is counted where its card came up, taken or not; a law where it was passed."""
    if event.kind in DONE:
        found[event.kind] += 1.0
    if event.kind == "enacted":
        found[f"law-{event.figures['law']}"] = 1.0
    elif event.kind in ("morning-card", "dusk-card"):
        name = str(event.figures["event"])
        add(found, f"came-{name}")
        for number in range(1, len(EVENTS[EVENT_NAMES[name]].options) + 1):
            found.setdefault(f"option-{name}-{number}", 0.0)
    elif event.kind == "chose" and event.figures["event"] != "-":
        add(found, f"option-{event.figures['event']}-{event.figures['option']}")
    elif event.kind == "acted":
        add(found, f"did-{event.figures['action']}")
        if "building" in event.figures:
            add(found, f"used-{event.figures['building']}")


def add(found: dict[str, float], name: str) -> None:
    found[name] = found.get(name, 0.0) + 1.0
