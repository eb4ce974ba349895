"""Threat: what raises it, and the end of the game at 25."""

from ratusz.kernel.state import EVERYONE

from ...content.cards import ILLNESS_ROSE, THREAT_END, THREAT_ROSE
from ...position.state import EVENT_PHASE, OVER, Angeles
from ..cards.assets import moment
from ..players.rivals import end_by_threat


def change_threat(g: Angeles, by: int, rule: str, cause: str) -> None:
    """Kept within 0 and 25 (ruling 13); at 25 the game ends at once and nothing later happens (NA-64.0, ruling 12)."""
    before = g.threat
    g.threat = max(0, min(THREAT_END, before + by))
    if g.threat != before and g.listener is not None:
        g.tell("threat", rule, EVERYONE, {"count": g.threat - before, "threat": g.threat, "cause": cause})
    if g.threat == THREAT_END:
        end_by_threat(g)
    elif g.threat > before:
        if g.phase == EVENT_PHASE:
            g.rise += g.threat - before
        moment(g, THREAT_ROSE, g.active)


def illness_threat(g: Angeles, by: int, rule: str) -> None:
    change_threat(g, by, rule, "illness")
    if g.phase != OVER:
        moment(g, ILLNESS_ROSE, g.active)
