"""The Lookout phase: five cards on display, two picks each, one blind draw each."""

from bisect import insort
from typing import Any, Final

from ratusz.kernel.state import EVERYONE, Action, Refusal, Task

from ..content.cards import CARDS, LOOKOUT, PICKS
from ..position.state import LOOKOUT_PHASE, SEATS, State51
from .supply import offer_each, top_card
from .vocabulary import rules

TAKE: Final[list[Action]] = [("take", card) for card in range(len(CARDS))]
# By who is first.
ORDER: Final[list[list[Task]]] = [[("pick", first), ("pick", 1 - first)] * PICKS for first in range(SEATS)]
AFTER_PICKS: Final[list[list[Task]]] = [
    [("draw", 1 - first, 1, "S51-LOOKOUT.4"), ("draw", first, 1, "S51-LOOKOUT.4"), ("clear_display",)] for first in range(SEATS)
]  # last first
rules.action("take", "card")


@rules.op("lookout")
def lookout(g: State51) -> None:
    """S51-CARD.11."""
    g.phase = LOOKOUT_PHASE
    for _ in range(LOOKOUT):  # S51-LOOKOUT.1
        card = top_card(g)
        if card >= 0:
            g.display.append(card)
    if g.listener is not None:
        g.tell("displayed", "S51-LOOKOUT.1", EVERYONE, {"cards": [CARDS[card].name for card in g.display]})
    g.stack += picks(g, 0)


def picks(g: State51, made: int) -> list[Task]:
    """Picks in turn (S51-LOOKOUT.2) while cards last (ruling G3), then the rest of the phase; last thing first."""
    ahead = ORDER[g.first][made : made + len(g.display)]
    ahead.reverse()
    return AFTER_PICKS[g.first] + ahead


def pick_options(g: State51, legal: list[Action], why: list[Refusal] | None, seat: int) -> None:
    offer_each(legal, sorted(g.display), TAKE)


def pick_refused(g: State51, action: Action, seat: int) -> tuple[str, dict[str, Any]] | None:
    return ("S51-LOOKOUT.2", {"card": CARDS[action[1]].name}) if action[0] == "take" else None


@rules.ask("pick", "seat", pick_options, pick_refused)
def pick(g: State51, action: Action, seat: int) -> None:
    """S51-LOOKOUT.5."""
    card: int = action[1]
    g.display.remove(card)
    player = g.players[seat]
    insort(player.hand, card)
    player.known.append(card)  # ruling G6
    if g.listener is not None:
        g.tell("took", "S51-LOOKOUT.2", EVERYONE, {"seat": seat, "card": CARDS[card].name})


@rules.op("clear_display")
def clear_display(g: State51) -> None:
    if g.listener is not None:
        for card in g.display:
            g.tell("left", "S51-LOOKOUT.3", EVERYONE, {"card": CARDS[card].name})
    g.discard += g.display  # S51-LOOKOUT.3
    g.display = []
