"""Rebuild: a location of the state gives way to one from hand that shares a type icon."""

from ...games.state51.content.cards import REBUILD
from ...games.state51.content.effects import VP
from ...games.state51.strategy.encoding import REBUILD_BLOCK
from ..tables import (
    CARD_OF,
    COPIES,
    FIRST_LOCATION,
    FIRST_PLACE,
    LOCATIONS,
    MARKER_VP,
    MARKING,
    NO_CARD,
    REBUILD_AMOUNT,
    REBUILD_GOOD,
    REBUILD_VP,
    SHARING,
)
from .locations import marker_card, marker_shift, marker_word
from .reach import line_free
from .row import (
    DISCARD,
    ENTER,
    FACTION,
    LINES,
    MARKS,
    PLANES,
    REPLACE,
    STATE,
    Row,
    add_good,
    add_to_player,
    copies_before,
    count,
    index_of,
    of_player,
    order_at,
    player_at,
    push,
    put,
    write,
)
from .supply import affords, leave_hand, pay_later, show
from .target import jit, lowest, popcount


@jit
def rebuild_options(g: Row, out: Row, at: int, seat: int, locations: int) -> int:
    """A block for each location card there is, from REBUILD_BLOCK on; the items are the places that may give way to it."""
    state = int(g[player_at(seat) + STATE])
    faction = of_player(g, seat, FACTION)
    if not (state and locations and line_free(g, seat, REBUILD)):  # S51-REBUILD.5
        return REBUILD_BLOCK
    if not affords(g, seat, int(REBUILD_GOOD[faction]), int(REBUILD_AMOUNT[faction])):  # S51-REBUILD.4
        return REBUILD_BLOCK
    blocks = REBUILD_BLOCK + popcount(LOCATIONS)
    for block in range(REBUILD_BLOCK, blocks):
        out[at + block] = 0
    while locations:
        card = lowest(locations)
        out[at + REBUILD_BLOCK + card - FIRST_LOCATION] = state & int(SHARING[card])  # S51-REBUILD.3
        locations &= locations - 1
    return blocks


@jit
def rebuild(g: Row, seat: int, place: int, card: int) -> None:
    add_to_player(g, seat, LINES, 1 << REBUILD)
    show(g, seat, card)
    push(g, REPLACE, seat, place, card)
    faction = of_player(g, seat, FACTION)
    pay_later(g, seat, int(REBUILD_GOOD[faction]), int(REBUILD_AMOUNT[faction]))


@jit
def replace(g: Row, seat: int, place: int, card: int) -> None:
    """Ruling E3: old location and markers to the discard pile, points to the table, then the new one enters."""
    leave_hand(g, seat, card)
    add_good(g, seat, VP, int(REBUILD_VP[of_player(g, seat, FACTION)]))  # S51-REBUILD.6
    index = index_of(g, seat, place)
    leave_state(g, seat, place)
    write(g, order_at(seat, index), card)
    new = int(FIRST_PLACE[card]) + copies_before(g, seat, index, card)
    for copy in range(int(FIRST_PLACE[card]) + int(COPIES[card]) - 2, new - 1, -1):
        rename(g, seat, copy, copy + 1)
    g[player_at(seat) + STATE] |= 1 << new
    push(g, ENTER, seat, new, 0)


@jit
def leave_state(g: Row, seat: int, place: int) -> None:
    """The location and its markers go to the discard pile; later copies of it move up, since places are named in their order."""
    card = int(CARD_OF[place])
    put(g, DISCARD, card)
    if MARKING >> place & 1:
        marks = count(g, player_at(seat) + MARKS, place)
        for index in range(marks):
            tucked = marker_card(g, seat, place, index)
            if tucked != NO_CARD:
                put(g, DISCARD, tucked)
        add_good(g, seat, VP, marks * int(MARKER_VP[card]))  # S51-REBUILD.7
        g[marker_word(seat, place)] &= ~(0x7FFF << marker_shift(place, 0))
    for plane in range(player_at(seat) + STATE, player_at(seat) + STATE + PLANES):
        g[plane] &= ~(1 << place)  # ruling E2
    for copy in range(place + 1, int(FIRST_PLACE[card]) + int(COPIES[card])):
        rename(g, seat, copy, copy - 1)


@jit
def rename(g: Row, seat: int, old: int, new: int) -> None:
    """A place gets the name of another copy of its card, which is free; nothing happens if there is no such place."""
    for plane in range(player_at(seat) + STATE, player_at(seat) + STATE + PLANES):
        bits = int(g[plane])
        g[plane] = bits & ~(1 << old) | (bits >> old & 1) << new
    if MARKING >> old & 1:
        cards = int(g[marker_word(seat, old)]) >> marker_shift(old, 0) & 0x7FFF
        g[marker_word(seat, old)] &= ~(0x7FFF << marker_shift(old, 0))
        g[marker_word(seat, new)] |= cards << marker_shift(new, 0)
