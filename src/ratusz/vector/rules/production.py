"""The Production phase: base, deals, spoils the player cashes in, production locations, in this order (ruling C2)."""

from ...games.state51.position.state import PRODUCTION_PHASE
from ..tables import BASE, CARD_OF, DEAL, EACH, GAIN_AMOUNT, GAIN_GOOD, ICON_PLACES, PAIRS, PRODUCERS, SPOIL, Table
from .base import give_up
from .row import (
    CASH,
    DEALS,
    FACTION,
    FIRST,
    PHASE,
    PRODUCE,
    PRODUCE_LOCATIONS,
    SPOILS,
    STATE,
    Row,
    length,
    listed,
    number,
    of_player,
    player_at,
    push,
    write,
)
from .supply import gain
from .target import jit, lowest, popcount


@jit
def production(g: Row) -> None:
    write(g, PHASE, PRODUCTION_PHASE)
    first = number(g, FIRST)
    push(g, PRODUCE, 1 - first, 0, 0)
    push(g, PRODUCE, first, 0, 0)  # ruling C1


@jit
def gain_all(g: Row, seat: int, goods: Table, row: int) -> None:
    for pair in range(PAIRS):
        gain(g, seat, int(goods[row, 2 * pair]), int(goods[row, 2 * pair + 1]))


@jit
def produce(g: Row, seat: int) -> None:
    player = player_at(seat)
    push(g, PRODUCE_LOCATIONS, seat, 0, 0)
    for index in range(length(g, player + SPOILS) - 1, -1, -1):
        push(g, CASH, seat, listed(g, player + SPOILS, index), 0)
    gain_all(g, seat, BASE, of_player(g, seat, FACTION))
    for index in range(length(g, player + DEALS)):
        gain_all(g, seat, DEAL, listed(g, player + DEALS, index))


@jit
def cash(g: Row, seat: int, card: int) -> None:
    """S51-PROD.9."""
    give_up(g, seat, SPOILS, card)
    gain_all(g, seat, SPOIL, card)


@jit
def produce_locations(g: Row, seat: int) -> None:
    places = int(g[player_at(seat) + STATE]) & PRODUCERS
    while places:
        produce_location(g, seat, seat, int(CARD_OF[lowest(places)]))
        places &= places - 1


@jit
def having(g: Row, seat: int, icon: int) -> int:
    """How many locations of the state carry the icon (cards are counted, not icons)."""
    return popcount(int(g[player_at(seat) + STATE]) & int(ICON_PLACES[icon]))


@jit
def produce_location(g: Row, seat: int, owner: int, card: int) -> None:
    """`seat` receives what the location of `owner` produces; for-each counts the owner's state (S51-ICON.4, ruling C6)."""
    amount = int(GAIN_AMOUNT[card])
    if int(EACH[card]) >= 0:
        amount *= having(g, owner, int(EACH[card]))
    gain(g, seat, int(GAIN_GOOD[card]), amount)
