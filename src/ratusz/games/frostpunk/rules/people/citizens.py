"""The citizen deck and the hands: named people, each used once."""

from bisect import insort

from ratusz.kernel.state import EVERYONE

from ...content.citizens import CITIZENS
from ...content.effects import NONE, Step
from ...position.state import HOPE, City, decider
from ..cards.running_effects import runs


def top_citizen(g: City) -> int:
    """The top card of the deck; the discards are shuffled when it is empty (FP-CITIZEN.14). NONE: there is none at all."""
    if not g.citizen_deck:
        if not g.citizen_discard:
            return NONE
        g.citizen_deck, g.citizen_discard = g.citizen_discard, []
        g.shuffle(g.citizen_deck)
        if g.listener is not None:
            g.tell("citizens-shuffled", "FP-CITIZEN.14", EVERYONE, {"cards": len(g.citizen_deck)})
    g.revealed += 1
    return g.citizen_deck.pop()


def draw_citizens(g: City, seat: int, n: int, rule: str) -> None:
    for _ in range(n):
        card = top_citizen(g)
        if card == NONE:
            return
        insort(g.hands[seat], card)
        if g.listener is not None:
            g.tell("citizen-drawn", rule, EVERYONE, {"seat": seat, "citizen": CITIZENS[card].name})


@runs("draw-citizens")
def run_draw_citizens(g: City, step: Step, spot: int) -> None:
    draw_citizens(g, decider(g), step.n, "FP-GEN.2")


@runs("mobilise")
def run_mobilise(g: City, step: Step, spot: int) -> None:
    """FP-ADVISOR.5: by the number of hope tokens held."""
    draw_citizens(g, decider(g), min(step.most, len(g.tracks[HOPE])), "FP-ADVISOR.5")


def clear_played(g: City) -> None:
    """FP-CITIZEN.11, FP-CITIZEN.13: played cards are discarded at the end of the round."""
    for seat, card in enumerate(g.played):
        if card != NONE:
            g.citizen_discard.append(card)
            g.played[seat] = NONE
