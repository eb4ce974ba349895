"""Gaining, drawing, paying: what every phase needs."""

from ...games.state51.content.effects import CARD, UNIVERSAL
from .chance import shuffle
from .row import (
    DECK,
    DECK_LEFT,
    DISCARD,
    DRAW,
    HAND,
    HAND_SIZE,
    KNOWN,
    SPEND,
    UNIVERSAL_ASK,
    Row,
    add_good,
    add_to_player,
    count,
    having_good,
    kinds,
    number,
    player_at,
    push,
    put,
    remove,
    write,
)
from .target import jit, lowest


@jit
def top_card(g: Row) -> int:
    """Take the top card of the deck; the discard pile is shuffled when a card is needed (S51-LOOKOUT.8, ruling G4). -1: none."""
    if g[DECK_LEFT] == 0:
        turn_over(g)
        if g[DECK_LEFT] == 0:
            return -1
        shuffle(g)
    g[DECK_LEFT] -= 1
    return number(g, 4 * DECK + int(g[DECK_LEFT]))


@jit
def turn_over(g: Row) -> None:
    """The discard pile becomes the deck, sorted: a bag has no order."""
    size = 0
    cards = kinds(g, DISCARD)
    while cards:
        card = lowest(cards)
        for _ in range(count(g, DISCARD, card)):
            write(g, 4 * DECK + size, card)
            size += 1
        cards &= cards - 1
    g[DISCARD] = 0
    g[DISCARD + 1] = 0
    g[DECK_LEFT] = size


@jit
def draw(g: Row, seat: int, cards: int) -> None:
    """Cards from the deck into hand."""
    for _ in range(cards):
        card = top_card(g)
        if card < 0:
            return
        put(g, player_at(seat) + HAND, card)
        add_to_player(g, seat, HAND_SIZE, 1)


@jit
def gain(g: Row, seat: int, good: int, amount: int) -> None:
    """Book goods to the current round (S51-PROD.4). Cards are drawn before anything else happens (S51-PROD.3), by a task of
    their own: drawing and shuffling are big, and stand in the compiled code once."""
    if good == CARD:
        push(g, DRAW, seat, amount, 0)
    elif good >= 0:
        add_good(g, seat, good, amount)


@jit
def affords(g: Row, seat: int, good: int, amount: int) -> bool:
    """Universal resources count as whatever is needed (S51-PROD.13)."""
    return amount <= having_good(g, seat, good) + having_good(g, seat, UNIVERSAL)


@jit
def show(g: Row, seat: int, card: int) -> None:
    """A card named for an action is known from then on, even while its price is still being chosen."""
    known = player_at(seat) + KNOWN
    if not kinds(g, known) >> card & 1:
        put(g, known, card)


@jit
def leave_hand(g: Row, seat: int, card: int) -> None:
    """What the opponent saw taken is no longer known to be there once a copy of it was played."""
    known = player_at(seat) + KNOWN
    remove(g, player_at(seat) + HAND, card)
    add_to_player(g, seat, HAND_SIZE, -1)
    if kinds(g, known) >> card & 1:
        remove(g, known, card)


@jit
def least_universal(g: Row, seat: int, good: int, amount: int) -> int:
    return max(0, amount - having_good(g, seat, good))


@jit
def spend(g: Row, seat: int, good: int, amount: int) -> None:
    """Ask only when the player could keep either a real or a universal resource (ruling A3). Prices are in one good, so no
    later part of a price needs universal resources."""
    least = least_universal(g, seat, good, amount)
    if least < min(amount, having_good(g, seat, UNIVERSAL)):
        push(g, UNIVERSAL_ASK, seat, good, amount)
    else:
        take(g, seat, good, amount, least)


@jit
def take(g: Row, seat: int, good: int, amount: int, universal: int) -> None:
    add_good(g, seat, good, universal - amount)
    add_good(g, seat, UNIVERSAL, -universal)


@jit
def universal_options(g: Row, seat: int, good: int, amount: int) -> int:
    """The items are how many universal resources are paid."""
    least = least_universal(g, seat, good, amount)
    most = min(amount, having_good(g, seat, UNIVERSAL))
    return (1 << (most + 1)) - (1 << least)


@jit
def pay_later(g: Row, seat: int, good: int, amount: int) -> None:
    """Give up so many of a resource, next."""
    push(g, SPEND, seat, good, amount)


@jit
def discard(g: Row, seat: int, card: int) -> None:
    leave_hand(g, seat, card)
    put(g, DISCARD, card)
