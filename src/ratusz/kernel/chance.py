"""Chance: one seeded generator whose whole state is an int, and the seeds it starts from.

The generator is BLAKE2b in counter mode: from what was drawn nobody can work out what is still to come.
"""

import struct
from collections.abc import Callable
from hashlib import blake2b, sha256
from typing import Any, Final

from mypy_extensions import i64, mypyc_attr

MASK: Final = 0xFFFFFFFFFFFFFFFF
WORDS: Final = 16  # numbers in a block


HASH: Final = blake2b  # compiled, a name from another library is looked up in a dict whenever it is used
FIRST: Final = struct.Struct("<I").unpack_from  # numbers have 32 bits
SOME: Final[list[Callable[[bytes], tuple[Any, ...]]]] = [
    struct.Struct(f"<{n}I").unpack_from for n in range(WORDS + 1)
]  # so many of a block


@mypyc_attr(allow_interpreted_subclasses=True)
class Chance:
    """A source of chance. Decks are lists whose last item is the top card."""

    __slots__ = ("fixed", "rng")

    def __init__(self, rng: int, fixed: tuple[int | tuple[int, ...], ...] = ()) -> None:
        self.rng = rng
        # Outcomes laid down in advance, next first: a number for `below`, the top cards in order for `shuffle`.
        self.fixed = fixed

    def below(self, n: int) -> int:
        """A number in range(n)."""
        if self.fixed:
            outcome = self.fixed[0]
            if isinstance(outcome, int):
                self.fixed = self.fixed[1:]
                return outcome % n
        drawn: int = FIRST(self.draw())[0]
        return drawn % n

    def shuffle(self, cards: list[int]) -> None:
        top: list[int] = []
        if self.fixed:
            order = self.fixed[0]
            if not isinstance(order, int):
                self.fixed = self.fixed[1:]
                for card in order:
                    if card in cards:
                        cards.remove(card)
                        top.append(card)
        deck: list[Any] = cards  # compiled, a card of no known type is moved as it is
        place: i64 = len(deck) - 1
        while place > 0:
            last = place % WORDS
            numbers = SOME[last + 1 if last else WORDS](self.draw())
            after: i64 = (place - 1) // WORDS * WORDS  # as far as the block lasts
            for i in range(place, after, -1):
                drawn: i64 = numbers[i % WORDS]
                j = drawn % (i + 1)
                deck[i], deck[j] = deck[j], deck[i]
            place = after
        top.reverse()
        cards += top

    def block(self) -> tuple[Any, ...]:
        """The chance numbers the state of the generator stands for."""
        return SOME[WORDS](self.draw())

    def draw(self) -> bytes:
        """The next block, as it comes."""
        rng = self.rng
        drawn: bytes = HASH(rng.to_bytes(8, "big")).digest()
        self.rng = rng + 1 if rng < MASK else 0
        return drawn


class Guess(Chance):
    """A quicker generator (Lehmer's) for guesses and playouts, where nobody can gain by foreseeing it."""

    def __init__(self, seed: int) -> None:
        super().__init__(seed % 2147483646 + 1)

    def below(self, n: int) -> int:
        rng: i64 = self.rng
        rng = rng * 48271 % 2147483647
        self.rng = rng
        return (rng >> 7) % n

    def shuffle(self, cards: list[int]) -> None:
        deck: list[Any] = cards
        for i in range(len(deck) - 1, 0, -1):
            j = self.below(i + 1)
            deck[i], deck[j] = deck[j], deck[i]


def stream(seed: str, purpose: str) -> int:
    """Where the generator starts for a seed: a keyed hash, so that the stream tells nothing of the seed."""
    digest = blake2b(seed.encode(), key=purpose.encode()[:64], digest_size=8).digest()
    return int.from_bytes(digest, "big")


def commitment(seed: str) -> str:
    """What is shown before the game so that nobody can change the seed; whoever learns the seed can check it."""
    return sha256(b"ratusz seed: " + seed.encode()).hexdigest()
