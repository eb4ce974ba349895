"""Illness: which districts a card affects, and what that costs (rulings 8 to 11)."""

from ...content.cards import HARMLESS, ILLNESS_THREAT
from ...content.effects import ILLNESS, NONE
from ...position.state import Angeles
from ..vocabulary import rules
from .threat import illness_threat


def affect(g: Angeles, district: int) -> None:
    """An action card touches a district: noted if it is ill just now, before anything changes there (NA-3.1), unless illness does
    not matter to the card."""
    if g.pieces[ILLNESS] >> district & 1 and g.card != NONE and not HARMLESS[g.card]:
        g.ill |= 1 << district


@rules.op("illness")
def illness(g: Angeles) -> None:
    """Once, after the card is fully resolved (NA-3.5, NA-64.2, ruling 10)."""
    g.card = NONE
    if g.ill:
        illness_threat(g, ILLNESS_THREAT, "NA-3.0")
