"""What is to come as things stand: the demand, if it were checked now; and what each offer and each card the own seat
could offer would do if it won."""

from ratusz.kernel.state import State

from ...content.cards import CARD_NAMES
from ...content.effects import NONE
from ...position.state import COUNTER, MAIN, OFFERS, OVER, SETUP_PHASE, Angeles
from ..cards.declaration import offered_card
from ..cards.emergency import ready_cards
from .supposing import supposed


def prospects(g: Angeles, eyes: int | None) -> dict[str, State]:
    if g.phase in (SETUP_PHASE, OVER):
        return {}
    found: dict[str, State] = {}
    if g.demand != NONE:
        found["demand"] = g.clone()
        found["demand"].stack.append(("check_demand",))
    for offer in (MAIN, COUNTER):
        if g.won == NONE and offered_card(g, offer) != NONE:
            found[f"offer {OFFERS[offer]}"] = won(g, offer)
    if eyes is not None:
        for card in sorted({*g.hands[eyes], *ready_cards(g, eyes)}):
            coming = g.clone()
            coming.main = card
            coming.active = eyes
            found[f"card {CARD_NAMES[card]}"] = won(coming, MAIN)
    return found


def won(g: Angeles, offer: int) -> Angeles:
    coming = g.clone()
    supposed(coming, offer)
    return coming
