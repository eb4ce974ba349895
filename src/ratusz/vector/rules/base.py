"""Under the base: at most three deals and spoils together (S51-BASE.1)."""

from ...games.state51.content.cards import BASE_LIMIT, CONQUER
from .row import (
    DEALS,
    DISCARD,
    MAKE_ROOM,
    SPOILS,
    UNDER_BASE,
    Row,
    append,
    length,
    listed_kinds,
    player_at,
    push,
    put,
    remove_listed,
)
from .supply import leave_hand
from .target import jit


@jit
def room_options(g: Row, out: Row, at: int, seat: int) -> int:
    """The items are the cards of the deals, then in a block of their own those of the spoils."""
    out[at] = listed_kinds(g, player_at(seat) + DEALS)
    out[at + 1] = listed_kinds(g, player_at(seat) + SPOILS)
    return 2


@jit
def give_up(g: Row, seat: int, under: int, card: int) -> None:
    """A card leaves the deals or the spoils (S51-BASE.2, S51-ICON.3: no goods for it)."""
    remove_listed(g, player_at(seat) + under, card)
    put(g, DISCARD, card)


@jit
def put_under(g: Row, seat: int, line: int, card: int) -> None:
    push(g, UNDER_BASE, seat, line, card)
    if length(g, player_at(seat) + DEALS) + length(g, player_at(seat) + SPOILS) >= BASE_LIMIT:
        push(g, MAKE_ROOM, seat, 0, 0)


@jit
def under_base(g: Row, seat: int, line: int, card: int) -> None:
    leave_hand(g, seat, card)
    append(g, player_at(seat) + (SPOILS if line == CONQUER else DEALS), card)
