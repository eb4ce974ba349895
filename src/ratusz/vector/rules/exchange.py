"""Exchange: two cards from hand for one from the deck (S51-EXCHANGE.1)."""

from .row import DISCARD_ASK, DRAW, Row, push
from .target import jit


@jit
def exchange(g: Row, seat: int) -> None:
    push(g, DRAW, seat, 1, 0)
    push(g, DISCARD_ASK, seat, 0, 0)
    push(g, DISCARD_ASK, seat, 0, 0)
