"""The registry of this game's rules, and how its districts, cards, players and the rest are written."""

from typing import Any, Final

from ratusz.kernel.position import shown
from ratusz.kernel.problem import Problem
from ratusz.kernel.rules import Rules

from ..content.cards import (
    ASSET_NAMES,
    CARD_NAMES,
    CORPORATION_NAMES,
    DISTRICT_NAMES,
    EVENT_NAMES,
    INVESTMENT_NAMES,
    MOMENTS,
    RIVAL_NAMES,
)
from ..content.effects import NONE, PIECES, RESOURCES, TYPES, WHAT, Effect, read_effects
from ..position.state import OFFERS, Angeles

rules: Final = Rules()


class Names:
    """A catalogue as words: an int is written as its name."""

    def __init__(self, what: str, names: tuple[str, ...]) -> None:
        self.what = what
        self.names = names

    def write(self, g: Any, seat: int, value: Any) -> str:
        return "-" if value == NONE else self.names[value]

    def read(self, g: Any, seat: int, word: Any) -> int:
        if word == "-":
            return NONE
        if not isinstance(word, str) or word not in self.names:
            raise Problem("name-unknown", what=self.what, got=shown(word), known=", ".join(self.names))
        return self.names.index(word)


for kind, catalogue in (
    ("district", DISTRICT_NAMES),
    ("card", CARD_NAMES),
    ("asset", ASSET_NAMES),
    ("corporation", CORPORATION_NAMES),
    ("rival", RIVAL_NAMES),
    ("event", EVENT_NAMES),
    ("investment", INVESTMENT_NAMES),
    ("piece", PIECES),
    ("what", WHAT),
    ("resource", RESOURCES),
    ("type", TYPES),
    ("side", OFFERS),
    ("moment", MOMENTS),
):
    words = Names(kind, catalogue)
    rules.kind(kind, words.write, words.read)


class Masks:
    """Several of a catalogue as a list of words; in a mask each has its bit."""

    def __init__(self, what: str, names: tuple[str, ...]) -> None:
        self.what = what
        self.names = names

    def write(self, g: Any, seat: int, mask: Any) -> list[str]:
        return [name for number, name in enumerate(self.names) if mask >> number & 1]

    def read(self, g: Any, seat: int, data: Any) -> int:
        if not isinstance(data, list) or any([name not in self.names for name in data]):
            raise Problem("name-unknown", what=self.what, got=shown(data), known=", ".join(self.names))
        mask = 0
        for name in data:
            mask |= 1 << self.names.index(name)
        return mask


for kind, what, catalogue in (
    ("mask", "district", DISTRICT_NAMES),
    ("types", "type", TYPES),
    ("assets", "asset", ASSET_NAMES),
    ("resources", "resource", RESOURCES),
):
    masks = Masks(what, catalogue)
    rules.kind(kind, masks.write, masks.read)


def write_seat(g: Angeles, seat: int, value: int) -> int:
    return value


def read_seat(g: Angeles, seat: int, word: Any) -> int:
    if str(word).isdecimal() and len(str(word)) < 3 and int(word) < g.seats():
        return int(word)
    raise Problem("seat", got=shown(word), seats=g.seats())


def write_seats(g: Angeles, seat: int, mask: int) -> list[int]:
    return [other for other in range(g.seats()) if mask >> other & 1]


def read_seats(g: Angeles, seat: int, data: Any) -> int:
    if not isinstance(data, list):
        raise Problem("seat", got=shown(data), seats=g.seats())
    mask = 0
    for word in data:
        mask |= 1 << read_seat(g, seat, word)
    return mask


def write_effect(g: Angeles, seat: int, effect: Effect) -> dict[str, Any]:
    return effect.data


def read_effect(g: Angeles, seat: int, data: Any) -> Effect:
    return read_effects([data])[0]


def districts_of(mask: int) -> list[str]:
    return [name for district, name in enumerate(DISTRICT_NAMES) if mask >> district & 1]


rules.kind("seat", write_seat, read_seat)
rules.kind("seats", write_seats, read_seats)
rules.kind("effect", write_effect, read_effect)
