"""A location enters a state: immediate production, features, and the markers they and the actions collect."""

from ...games.state51.content.cards import INCORPORATE, SLOT_LIMIT
from ..tables import CARD_OF, EACH, FEATURE_CARDS, FEATURE_PLACES, FIRST_PLACE, ICONS, MARKER_SLOT, NO_CARD, PRODUCERS
from .base import put_under
from .production import having, produce_location
from .row import (
    CHOOSE_MARKER,
    DISCARD,
    ENTER,
    MARK,
    MARKERS,
    MARKS,
    RESCORING,
    STATE,
    STATE_SIZE,
    Row,
    add_to_player,
    copies_before,
    count,
    kinds,
    number,
    of_player,
    order_at,
    place_at,
    player_at,
    push,
    put,
    remove,
    write,
)
from .supply import leave_hand
from .target import jit, lowest


@jit
def arrive(g: Row, seat: int, line: int, card: int) -> None:
    """The reach is paid: the card goes where the action takes it."""
    if line == INCORPORATE:
        incorporate(g, seat, card)
    else:
        put_under(g, seat, line, card)


@jit
def incorporate(g: Row, seat: int, card: int) -> None:
    """S51-INCORPORATE.1."""
    leave_hand(g, seat, card)
    index = of_player(g, seat, STATE_SIZE)
    write(g, order_at(seat, index), card)
    add_to_player(g, seat, STATE_SIZE, 1)
    place = int(FIRST_PLACE[card]) + copies_before(g, seat, index, card)
    g[player_at(seat) + STATE] |= 1 << place
    push(g, ENTER, seat, place, 0)


@jit
def enter(g: Row, seat: int, place: int) -> None:
    card = int(CARD_OF[place])
    if int(g[player_at(seat) + STATE]) & FEATURE_PLACES:
        for index in range(of_player(g, seat, STATE_SIZE) - 1, -1, -1):
            if FEATURE_CARDS >> number(g, order_at(seat, index)) & 1:
                score_feature(g, seat, place_at(g, seat, index), place, card)
    if PRODUCERS >> place & 1:
        produce_location(g, seat, seat, card)  # S51-INCORPORATE.7


@jit
def score_feature(g: Row, seat: int, feature: int, place: int, card: int) -> None:
    each = int(EACH[int(CARD_OF[feature])])
    matching = having(g, seat, each)
    if feature == place:  # S51-ICON.5: on entering, once for each matching location
        for _ in range(min(matching, SLOT_LIMIT)):
            push(g, MARK, seat, place, 0)
    elif int(ICONS[each]) >> card & 1:  # rulings D2, D4
        if number(g, RESCORING) or matching > count(g, player_at(seat) + MARKS, feature):
            push(g, MARK, seat, feature, 0)


@jit
def mark(g: Row, seat: int, place: int) -> None:
    """Tuck a card of the discard pile under the location (S51-WORK.4), the player's choice which (ruling D9)."""
    if count(g, player_at(seat) + MARKS, place) < SLOT_LIMIT:  # S51-SLOT.2
        cards = kinds(g, DISCARD)
        if cards & (cards - 1):
            push(g, CHOOSE_MARKER, seat, place, 0)
        else:
            put_marker(g, seat, place, lowest(cards) if cards else NO_CARD)


@jit
def put_marker(g: Row, seat: int, place: int, card: int) -> None:
    if card != NO_CARD:  # ruling D10: an empty pile costs no points
        remove(g, DISCARD, card)
    marks = player_at(seat) + MARKS
    g[marker_word(seat, place)] |= card << marker_shift(place, count(g, marks, place))
    put(g, marks, place)


@jit
def marker_word(seat: int, place: int) -> int:
    """Where the cards of the markers of a place are."""
    return player_at(seat) + MARKERS + (int(MARKER_SLOT[place]) >> 1)


@jit
def marker_shift(place: int, index: int) -> int:
    """Where the card of a marker is in that word."""
    return 15 * (int(MARKER_SLOT[place]) & 1) + 5 * index


@jit
def marker_card(g: Row, seat: int, place: int, index: int) -> int:
    return int(g[marker_word(seat, place)]) >> marker_shift(place, index) & 31
