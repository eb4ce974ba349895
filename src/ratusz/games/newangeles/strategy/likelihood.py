"""How likely the others would hold these cards and stand where they stand, if a guess at hands and rivals were true: people hold
what their corporation draws, and whoever supports what brings the city closer to its fall may be the Federalist.

The main offer is left out: neither what it brings nor what else could have been offered told of rivals (docs/strength.md).
"""

import math
from typing import Final

from ..content.cards import CARD_TYPE, CORPORATIONS, SHEETS, TITLES
from ..content.effects import NONE
from ..position.state import COUNTER, MAIN, Angeles
from ..rules.cards.declaration import offered_card
from ..rules.players.hands import sheet_side
from .deals import brings, interests

# How much more a card counts that is of a type its holder draws every turn. Such cards are held three times as often, but if so
# much were made of it, a few guesses would leave no weight to all the others.
DRAWN: Final = 1.4
SURE: Final = 3.0  # capital by which an answer must be better for people to be likely to see it
SLIP: Final = 0.3  # how often anybody does anything, for reasons of his own


def drawn_by(side: int, corporation: int) -> list[float]:
    drawn = [kind for kind, _ in SHEETS[side][corporation]]
    return [DRAWN if CARD_TYPE[card] in drawn else 1.0 for card in range(TITLES)]


HELD: Final[list[list[list[float]]]] = [
    [drawn_by(side, corporation) for corporation in range(CORPORATIONS)] for side in range(len(SHEETS))
]  # by side of the sheet, corporation and card


def likelihood(g: Angeles, seat: int) -> float:
    total = holding(g, seat)
    undecided = g.main == NONE or g.countering == NONE or g.rivals[seat] == NONE
    return total if undecided else total * taking_sides(g, seat)


def holding(g: Angeles, seat: int) -> float:
    """Of the cards the others have in hand."""
    total = 1.0
    side = sheet_side(g)
    for other, hand in enumerate(g.hands):
        if other != seat and hand:
            held = HELD[side][g.corporations[other]]
            for card in hand:
                total *= held[card]
    return total


def taking_sides(g: Angeles, seat: int) -> float:
    """Of the counteroffer, and of which offers the others support."""
    wants = interests(g, seat)
    main = brings(g, g.main, g.active, wants)
    counter = brings(g, offered_card(g, COUNTER), g.countering, wants)
    total = 1.0 if g.countering == seat else seen(counter[g.countering] - main[g.countering])
    for other, stance in enumerate(g.stance):
        if other not in (seat, g.active, g.countering) and stance in (MAIN, COUNTER):
            lean = main[other] - counter[other]
            total *= seen(lean if stance == MAIN else -lean)
    return total


def seen(gain: float) -> float:
    """How likely somebody chooses what he gains so much by."""
    return SLIP + (1.0 - SLIP) / (1.0 + math.exp(-max(-30.0, min(30.0, gain / SURE))))
