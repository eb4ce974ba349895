"""The pack. A card is an int: ten for each suit, in the order of their values."""

from typing import Any, Final

from ratusz.kernel import content
from ratusz.kernel.problem import Problem

from .entries import DeckEntry

TEXT: Final = content.read(f"{__package__}.content", "deck.toml")
RULEBOOK: Final = content.read(f"{__package__}.content", "rulebook.toml")

DECK: Final = content.parse(TEXT, "deck.toml", DeckEntry)
for entry in DECK.rank:
    content.check_origin(entry.origin, ("value", "prime"), "deck.toml", entry.id)

SUITS: Final = DECK.suits
RANKS: Final = [rank.id for rank in DECK.rank]
CARD_NAMES: Final = [f"{suit}-{rank}" for suit in SUITS for rank in RANKS]
VALUES: Final = [rank.value for _ in SUITS for rank in DECK.rank]
PRIMES: Final = [rank.prime for _ in SUITS for rank in DECK.rank]
COINS: Final = range(len(RANKS))  # the first suit
SETTEBELLO: Final = CARD_NAMES.index("coins-7")
PACK: Final = list(range(len(CARD_NAMES)))


def names(cards: list[int]) -> list[str]:
    return [CARD_NAMES[card] for card in cards]


def card_named(word: Any) -> int:
    if not isinstance(word, str) or word not in CARD_NAMES:
        raise Problem("card-unknown", card=str(word))
    return CARD_NAMES.index(word)


def suit(card: int) -> int:
    return card // len(RANKS)


def prime(cards: list[int]) -> int:
    """SCOPA-COUNT.4: the best card of each suit; without all four suits, nothing."""
    best = [max([PRIMES[card] for card in cards if suit(card) == number], default=0) for number in range(len(SUITS))]
    return sum(best) if min(best) else 0
