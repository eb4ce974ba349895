"""The morning phase: one morning card."""

from ratusz.kernel.state import EVERYONE

from ...content.events import EVENTS
from ...position.state import City
from ..cards.events import resolve
from ..vocabulary import rules


@rules.op("morning")
def morning(g: City) -> None:
    if not g.morning:
        return  # ruling 41
    card = g.morning.pop()
    g.revealed += 1
    if g.listener is not None:
        g.tell("morning-card", "FP-MORNING.1", EVERYONE, {"event": EVENTS[card].name})
    resolve(g, card)
