"""A game as a row of 32-bit words: where everything lies, and the few shapes it has.

- A small number is a byte of a word; its address counts bytes.
- A bag holds up to three of each of 31 things: two words, the low and the high bit of every count. The things are cards, or
  places.
- A list under the base is one word: its length in two bits, then cards of five bits each.
- A task is one word: what, whose, and two arguments (see `push`). Tasks lie on the stack; the last one is next.

The locations of both states are kept in the order in which they were built (ORDER), seat 0 from the front and seat 1 from the
back, since together there are no more than the deck has. Everything else about a location is found by its number as a place.
"""

from typing import Final

import numpy as np
import numpy.typing as npt

from ...games.state51.content.effects import VP
from ..tables import CARD_OF, DECK_WORDS, FIRST_PLACE, MARKABLE, MOST_PLACES, STACK_SIZE
from .target import jit

Row = npt.NDArray[np.int32]

# The table. Words:
RNG: Final = 0  # two words
DEPTH: Final = 2  # of the stack
DECK_LEFT: Final = 3  # cards in the deck
CLOCK: Final = 4  # two words of small numbers
DISCARD: Final = 6  # bag
DISPLAY: Final = 8  # bag
PLAYED: Final = 10  # bag
DECK: Final = 12  # small numbers; the last card is the top one
STACK: Final = DECK + DECK_WORDS
ORDER: Final = STACK + STACK_SIZE  # small numbers
PLAYERS: Final = ORDER + (MOST_PLACES + 3) // 4
# Small numbers:
ROUND: Final = 4 * CLOCK
PHASE: Final = 4 * CLOCK + 1
FIRST: Final = 4 * CLOCK + 2
RESCORING: Final = 4 * CLOCK + 3
RESIGNED: Final = 4 * CLOCK + 4  # 0: nobody; else the seat and 1
SHUFFLED: Final = 4 * CLOCK + 5  # how many cards the last shuffle had: they lie at the bottom of DECK, drawn or not

# A player, from PLAYERS + seat * PLAYER on. Words:
HAND: Final = 0  # bag
KNOWN: Final = 2  # bag
STATE: Final = 4  # set of places
USES: Final = 5  # bag of places
MARKS: Final = 7  # bag of places
DEALS: Final = 9  # list
SPOILS: Final = 10  # list
STATUS: Final = 11  # small numbers
GOODS: Final = 12  # small numbers
MARKERS: Final = GOODS + 4  # cards of the markers, three of five bits for a place, two places to a word
PLAYER: Final = MARKERS + (len(MARKABLE) + 1) // 2
PLANES: Final = MARKS + 2 - STATE  # words from STATE on with a bit for each place
# Small numbers, counted from the player's first byte:
LINES: Final = 4 * STATUS  # bit set
FACTION: Final = 4 * STATUS + 1
PASSED: Final = 4 * STATUS + 2
HAND_SIZE: Final = 4 * GOODS + VP + 1
STATE_SIZE: Final = 4 * GOODS + VP + 2
LEFT: Final = 4 * GOODS + VP + 3

WORDS: Final = PLAYERS + 2 * PLAYER
MOST: Final = 127  # of anything that is counted in a small number


@jit
def player_at(seat: int) -> int:
    """The player's first word."""
    return PLAYERS + seat * PLAYER


# Small numbers.


@jit
def number(g: Row, at: int) -> int:
    return int(g[at >> 2]) >> ((at & 3) << 3) & 255


@jit
def add(g: Row, at: int, more: int) -> None:
    g[at >> 2] += more << ((at & 3) << 3)


@jit
def write(g: Row, at: int, new: int) -> None:
    add(g, at, new - number(g, at))


@jit
def of_player(g: Row, seat: int, at: int) -> int:
    return number(g, 4 * player_at(seat) + at)


@jit
def add_to_player(g: Row, seat: int, at: int, more: int) -> None:
    add(g, 4 * player_at(seat) + at, more)


@jit
def having_good(g: Row, seat: int, good: int) -> int:
    return of_player(g, seat, 4 * GOODS + good)


@jit
def add_good(g: Row, seat: int, good: int, more: int) -> None:
    add_to_player(g, seat, 4 * GOODS + good, more)


# Bags.


@jit
def kinds(g: Row, bag: int) -> int:
    """What is in a bag, as a bit set."""
    return int(g[bag]) | int(g[bag + 1])


@jit
def count(g: Row, bag: int, item: int) -> int:
    return (int(g[bag]) >> item & 1) + 2 * (int(g[bag + 1]) >> item & 1)


@jit
def put(g: Row, bag: int, item: int) -> None:
    bit = 1 << item
    g[bag + 1] ^= int(g[bag]) & bit
    g[bag] ^= bit


@jit
def remove(g: Row, bag: int, item: int) -> None:
    bit = 1 << item
    g[bag] ^= bit
    g[bag + 1] ^= int(g[bag]) & bit


@jit
def pour(g: Row, bag: int, into: int) -> None:
    carry = int(g[bag]) & int(g[into])
    g[into] ^= int(g[bag])
    g[into + 1] ^= int(g[bag + 1]) ^ carry
    g[bag] = 0
    g[bag + 1] = 0


# Lists under the base.


@jit
def length(g: Row, at: int) -> int:
    return int(g[at]) & 3


@jit
def listed(g: Row, at: int, index: int) -> int:
    return int(g[at]) >> (2 + 5 * index) & 31


@jit
def listed_kinds(g: Row, at: int) -> int:
    """What is in a list, as a bit set."""
    cards = 0
    for index in range(length(g, at)):
        cards |= 1 << listed(g, at, index)
    return cards


@jit
def append(g: Row, at: int, card: int) -> None:
    g[at] += (card << (2 + 5 * length(g, at))) + 1


@jit
def remove_listed(g: Row, at: int, card: int) -> None:
    """Take the first such card out."""
    index = 0
    while listed(g, at, index) != card:
        index += 1
    shift = 2 + 5 * index
    before = int(g[at]) & ((1 << shift) - 1)
    g[at] = (before | int(g[at]) >> (shift + 5) << shift) - 1


# Locations in the order in which they were built.


@jit
def order_at(seat: int, index: int) -> int:
    """Where the card of a location is written, as a small number."""
    return 4 * ORDER + index + seat * (MOST_PLACES - 1 - 2 * index)


@jit
def copies_before(g: Row, seat: int, index: int, card: int) -> int:
    found = 0
    for earlier in range(index):
        if number(g, order_at(seat, earlier)) == card:
            found += 1
    return found


@jit
def place_at(g: Row, seat: int, index: int) -> int:
    """The number as a place of the location built so early."""
    card = number(g, order_at(seat, index))
    return int(FIRST_PLACE[card]) + copies_before(g, seat, index, card)


@jit
def index_of(g: Row, seat: int, place: int) -> int:
    card = int(CARD_OF[place])
    index = 0
    ahead = place - int(FIRST_PLACE[card])
    while ahead or number(g, order_at(seat, index)) != card:
        if number(g, order_at(seat, index)) == card:
            ahead -= 1
        index += 1
    return index


# Tasks: what 5 bits, seat 1, a 5, b 5. Those from FIRST_ASK on wait for an answer, in the order of encoding.ASKS.

AFTER_TURN: Final = 0
MARK: Final = 1
SPEND: Final = 2
ARRIVE: Final = 3
REPLACE: Final = 4
UNDER_BASE: Final = 5
GAIN: Final = 6
DRAW: Final = 7
PRODUCE: Final = 8
PRODUCE_LOCATIONS: Final = 9
CLEAR_DISPLAY: Final = 10
LOOKOUT: Final = 11
PRODUCTION: Final = 12
ACTION: Final = 13
CLEANUP: Final = 14
ROUND_TASK: Final = 15
END: Final = 16
ENTER: Final = 17  # in games/state51 a part of arrive and replace
FIRST_ASK: Final = 18
TURN: Final = 18
PAY_REACH: Final = 19
PICK: Final = 20
CHOOSE_MARKER: Final = 21
DISCARD_ASK: Final = 22
CASH: Final = 23
MAKE_ROOM: Final = 24
UNIVERSAL_ASK: Final = 25
PAWN: Final = 26


@jit
def push(g: Row, what: int, seat: int, a: int, b: int) -> None:
    depth = int(g[DEPTH])
    g[STACK + depth] = what | seat << 5 | a << 6 | b << 11
    g[DEPTH] = depth + 1


@jit
def top(g: Row) -> int:
    return int(g[STACK + int(g[DEPTH]) - 1])


@jit
def task_of(task: int) -> int:
    return task & 31


@jit
def seat_of(task: int) -> int:
    return task >> 5 & 1


@jit
def first_of(task: int) -> int:
    return task >> 6 & 31


@jit
def second_of(task: int) -> int:
    return task >> 11 & 31


@jit
def over(g: Row) -> bool:
    return bool(g[DEPTH] == 0)
