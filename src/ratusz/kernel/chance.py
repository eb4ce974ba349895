"""Chance: one seeded generator whose whole state is an int, and the seeds it starts from.

The generator is BLAKE2b in counter mode: from what was drawn nobody can work out what is still to come.
"""

import struct
from hashlib import blake2b, sha256
from typing import Any, Final

from mypy_extensions import mypyc_attr

MASK: Final = 0xFFFFFFFFFFFFFFFF
WORDS: Final = 16  # numbers in a block


def block(rng: int) -> tuple[Any, ...]:
    """The chance numbers (of 32 bits) that a state of the generator stands for."""
    return struct.unpack("<16I", blake2b(rng.to_bytes(8, "big")).digest())


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
        numbers = self.block()
        drawn: int = numbers[0]
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
        numbers: tuple[Any, ...] = ()
        for i in range(len(cards) - 1, 0, -1):
            if i % WORDS == 0 or not numbers:
                numbers = self.block()
            drawn: int = numbers[i % WORDS]
            j = drawn % (i + 1)
            cards[i], cards[j] = cards[j], cards[i]
        top.reverse()
        cards += top

    def block(self) -> tuple[Any, ...]:
        numbers = block(self.rng)
        self.rng = (self.rng + 1) & MASK
        return numbers


class Guess(Chance):
    """A quicker generator (Lehmer's) for guesses and playouts, where nobody can gain by foreseeing it."""

    def __init__(self, seed: int) -> None:
        super().__init__(seed % 2147483646 + 1)

    def below(self, n: int) -> int:
        self.rng = self.rng * 48271 % 2147483647
        return (self.rng >> 7) % n

    def shuffle(self, cards: list[int]) -> None:
        for i in range(len(cards) - 1, 0, -1):
            j = self.below(i + 1)
            cards[i], cards[j] = cards[j], cards[i]


def stream(seed: str, purpose: str) -> int:
    """Where the generator starts for a seed: a keyed hash, so that the stream tells nothing of the seed."""
    digest = blake2b(seed.encode(), key=purpose.encode()[:64], digest_size=8).digest()
    return int.from_bytes(digest, "big")


def commitment(seed: str) -> str:
    """What is shown before the game so that nobody can change the seed; whoever learns the seed can check it."""
    return sha256(b"ratusz seed: " + seed.encode()).hexdigest()
