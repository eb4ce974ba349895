"""Chance: one small seeded generator (splitmix64) whose whole state is an int, and the seeds it starts from."""

import hashlib
from typing import Final

from mypy_extensions import mypyc_attr

MASK: Final = 0xFFFFFFFFFFFFFFFF


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
        self.rng = (self.rng + 0x9E3779B97F4A7C15) & MASK
        z = self.rng
        z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & MASK
        z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & MASK
        return (z ^ (z >> 31)) % n

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
        for i in range(len(cards) - 1, 0, -1):
            j = self.below(i + 1)
            cards[i], cards[j] = cards[j], cards[i]
        top.reverse()
        cards += top


def stream(seed: str, purpose: str) -> int:
    """Where the generator starts for a seed: a keyed hash, so that the stream tells nothing of the seed."""
    digest = hashlib.blake2b(seed.encode(), key=purpose.encode()[:64], digest_size=8).digest()
    return int.from_bytes(digest, "big")


def commitment(seed: str) -> str:
    """What is shown before the game so that nobody can change the seed; whoever learns the seed can check it."""
    return hashlib.sha256(b"ratusz seed: " + seed.encode()).hexdigest()
