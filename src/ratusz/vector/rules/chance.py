"""Chance: xoroshiro64** by Blackman and Vigna, whose 64 bits of state are the `chance` of a position.

games/state51 draws from a cipher, so that nobody can foresee a game that people play; here nobody plays, and speed counts.
"""

from typing import Final

from .row import DECK, DECK_LEFT, RNG, SHUFFLED, Row, add, number, write
from .target import jit

MASK: Final = 0xFFFFFFFF


@jit
def rotated(word: int, by: int) -> int:
    return (word << by | word >> (32 - by)) & MASK


@jit
def signed(word: int) -> int:
    return (word ^ 0x80000000) - 0x80000000


@jit
def below(g: Row, n: int) -> int:
    """A number in range(n)."""
    a = int(g[RNG]) & MASK
    b = int(g[RNG + 1]) & MASK
    drawn = rotated(a * 0x9E3779BB & MASK, 5) * 5 & MASK
    b ^= a
    g[RNG] = signed(rotated(a, 26) ^ b ^ (b << 9 & MASK))
    g[RNG + 1] = signed(rotated(b, 13))
    return drawn * int(n) >> 32


@jit
def shuffle(g: Row) -> None:
    """The deck."""
    size = int(g[DECK_LEFT])
    write(g, SHUFFLED, size)
    for i in range(size - 1, 0, -1):
        j = below(g, i + 1)
        rise = number(g, 4 * DECK + j) - number(g, 4 * DECK + i)
        add(g, 4 * DECK + i, rise)
        add(g, 4 * DECK + j, -rise)
