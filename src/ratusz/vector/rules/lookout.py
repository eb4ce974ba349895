"""The Lookout phase: five cards on display, two picks each, one blind draw each."""

from ...games.state51.content.cards import LOOKOUT, PICKS
from ...games.state51.position.state import LOOKOUT_PHASE
from .row import (
    CLEAR_DISPLAY,
    DISCARD,
    DISPLAY,
    DRAW,
    FIRST,
    HAND,
    HAND_SIZE,
    KNOWN,
    PHASE,
    PICK,
    Row,
    add_to_player,
    number,
    player_at,
    pour,
    push,
    put,
    remove,
    write,
)
from .supply import top_card
from .target import jit


@jit
def lookout(g: Row) -> None:
    write(g, PHASE, LOOKOUT_PHASE)
    shown = 0
    for _ in range(LOOKOUT):  # S51-LOOKOUT.1
        card = top_card(g)
        if card >= 0:
            put(g, DISPLAY, card)
            shown += 1
    first = number(g, FIRST)
    push(g, DRAW, 1 - first, 1, 0)  # S51-LOOKOUT.4
    push(g, DRAW, first, 1, 0)
    push(g, CLEAR_DISPLAY, 0, 0, 0)
    for made in range(min(shown, 2 * PICKS) - 1, -1, -1):  # in turn (S51-LOOKOUT.2) while cards last (ruling G3)
        push(g, PICK, first ^ (made & 1), 0, 0)


@jit
def pick(g: Row, seat: int, card: int) -> None:
    remove(g, DISPLAY, card)
    put(g, player_at(seat) + HAND, card)
    put(g, player_at(seat) + KNOWN, card)  # ruling G6
    add_to_player(g, seat, HAND_SIZE, 1)


@jit
def clear_display(g: Row) -> None:
    pour(g, DISPLAY, DISCARD)  # S51-LOOKOUT.3
