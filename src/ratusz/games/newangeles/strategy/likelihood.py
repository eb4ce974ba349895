"""How likely the others would have done what they have done in this deal, if a guess at their rivals were true: whoever supports
what brings the city closer to its fall may be the Federalist."""

import math
from typing import Final

from ..content.effects import NONE
from ..position.state import COUNTER, MAIN, Angeles
from ..rules.cards.declaration import offered_card
from .deals import INDIFFERENT, brings, interests

SURE: Final = 1.5  # capital by which an answer must be better for people to be likely to see it
SLIP: Final = 0.15  # how often anybody does anything, for reasons of his own


def likelihood(g: Angeles, seat: int) -> float:
    """Of the offers that lie on the table and of where the others stand."""
    if g.main == NONE or g.rivals[seat] == NONE:
        return 1.0
    wants = interests(g, seat)
    main = brings(g, g.main, g.active, wants)
    total = 1.0 if g.active == seat else seen(main[g.active])
    if g.countering == NONE:
        return total
    counter = brings(g, offered_card(g, COUNTER), g.countering, wants)
    if g.countering != seat:
        total *= seen(counter[g.countering] - main[g.countering])
    for other, stance in enumerate(g.stance):
        if other not in (seat, g.active, g.countering) and stance in (MAIN, COUNTER):
            lean = main[other] - counter[other]
            total *= seen((lean if stance == MAIN else -lean) - INDIFFERENT)
    return total


def seen(gain: float) -> float:
    """How likely somebody chooses what he gains so much by."""
    return SLIP + (1.0 - SLIP) / (1.0 + math.exp(-max(-30.0, min(30.0, gain / SURE))))
