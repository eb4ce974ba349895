"""Illness: which districts a card affects, and what that costs (NA-3, rulings 8 to 11)."""

from ...content.cards import HARMLESS, ILLNESS_THREAT
from ...content.effects import ILLNESS, NONE
from ...position.state import Angeles
from ..vocabulary import rules
from .threat import illness_threat


def affect(g: Angeles, district: int) -> None:
    """An action card touches a district: noted if it is ill just now, before anything changes there."""
    if g.pieces[ILLNESS] >> district & 1 and g.card != NONE:
        g.ill = True


@rules.op("illness")
def illness(g: Angeles) -> None:
    """Once, after the card is fully resolved (NA-3.5, ruling 10)."""
    raises = g.ill and not HARMLESS[g.card]
    g.card = NONE
    if raises:
        illness_threat(g, ILLNESS_THREAT, "NA-3.0")
