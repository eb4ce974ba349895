"""Exchange: two cards from hand for one from the deck."""

from typing import Final

from ratusz.kernel.state import EVERYONE, Action, Refusal, Task

from ..position.state import SEATS, State51
from .vocabulary import rules

EXCHANGE: Final[Action] = ("exchange",)
EXCHANGING: Final[list[list[Task]]] = [
    [("draw", seat, 1, "S51-EXCHANGE.1"), ("discard", seat, "S51-EXCHANGE.1"), ("discard", seat, "S51-EXCHANGE.1")]
    for seat in range(SEATS)
]  # last first
rules.action("exchange")


def exchange_options(g: State51, legal: list[Action], why: list[Refusal] | None, seat: int) -> None:
    cards = len(g.players[seat].hand)
    if cards >= 2:
        legal.append(EXCHANGE)
    elif why is not None:
        why.append((EXCHANGE, "S51-EXCHANGE.1", {"where": "none", "need": 2, "have": cards}))


def exchange(g: State51, seat: int) -> None:
    if g.listener is not None:
        g.tell("exchanges", "S51-EXCHANGE.1", EVERYONE, {"seat": seat})
    g.stack += EXCHANGING[seat]
