"""How likely the other would have kept the hand of a guess: what can be used is soon used, and whoever passes can use no more.

The shares were fitted to hands of bots of two levels, who keep different cards, and rounded so that they help against both.
"""

from typing import Final

from ratusz.kernel.state import Action

from ..content.cards import CARDS, INCORPORATE, INSTANT, Card
from ..position.state import ACTION_PHASE, State51
from ..rules.conquer_cooperate_incorporate import reach_options
from ..rules.rebuild import rebuild_options

# How often a card is kept, compared with a location at the greatest distance, which is hard to get rid of.
REACH_KEPT: Final = 0.6  # an instant that helps to incorporate
INSTANT_KEPT: Final = 0.85
NEAR_KEPT: Final[tuple[float, ...]] = (1.0, 0.8, 0.85, 1.0)  # a location, by its distance
PASSED_UP: Final = 0.75  # a location that could have joined the state before its owner passed


def kept(card: Card) -> float:
    if card.kind == INSTANT:
        return REACH_KEPT if card.contact == INCORPORATE else INSTANT_KEPT
    return NEAR_KEPT[card.distance]


KEPT: Final[list[float]] = [kept(card) for card in CARDS]


def likelihood(g: State51, seat: int) -> float:
    """Cards known to be in the hand are in it in every guess, and change nothing."""
    if g.round == 1 and g.phase < ACTION_PHASE:
        return 1.0  # nothing could be used yet
    total = 1.0
    for card in g.players[1 - seat].hand:
        total *= KEPT[card]
    return total * PASSED_UP ** len(passed_up(g, 1 - seat))


def passed_up(g: State51, seat: int) -> set[int]:
    """The cards that this seat, if it has passed, could have put into its state."""
    if not g.players[seat].passed:
        return set()
    legal: list[Action] = []
    reach_options(g, legal, None, seat)
    rebuild_options(g, legal, None, seat)
    return {action[-1] for action in legal if action[0] in ("incorporate", "rebuild")}
