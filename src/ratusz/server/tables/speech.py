"""Sentences, quickly: a server says the same few thousand sentences again and again, and making one anew takes Fluent a while."""

from collections.abc import Callable
from functools import lru_cache
from typing import Any, Final, TypeVar

import msgspec

from ...kernel.problem import Problem
from ...words.bundle import LANGUAGES, Words
from .watching import Remembered

T = TypeVar("T")

REMEMBERED: Final = 20_000  # by language and game; a sentence takes some 400 bytes
ENCODER: Final = msgspec.json.Encoder()
STAND_INS: Final = [chr(0xE000 + seat) for seat in range(64)]  # for players: letters for private use, which no name may have


class QuickWords(Words):
    """Words that remember what they have said."""

    def __init__(self, language: str, game: str = "") -> None:
        super().__init__(language, game)
        self.said: dict[tuple[Any, ...], Any] = {}

    def say(self, message: str, attribute: str = "", **figures: Any) -> str:
        asked = (message, attribute, *figures.items())
        try:
            found: str | None = self.said.get(asked)
        except TypeError:  # a figure that cannot be a key
            return super().say(message, attribute, **figures)
        return found or self.keep(asked, super().say(message, attribute, **figures))

    def of(self, game: str) -> "QuickWords":
        if game == self.game:
            return self
        found = self.games.get(game) or super().of(game)
        assert isinstance(found, QuickWords)
        return found

    def keep(self, asked: tuple[Any, ...], made: T) -> T:
        if len(self.said) >= REMEMBERED:
            self.said.clear()
        self.said[asked] = made
        return made

    def remembered(self, *asked: Any) -> Remembered:
        """What is said under this name in one case or another."""
        found: Remembered | None = self.said.get(asked)
        return self.keep(asked, Remembered()) if found is None else found

    def about(self, players: list[str], name: tuple[Any, ...], figures: Any, make: Callable[[list[str]], str]) -> str:
        """A sentence about players, remembered by its name and figures (plain data) for all tables: it is made of stand-ins, who
        then get the players' names."""
        asked = (*name, len(players), ENCODER.encode(figures))
        found: tuple[str, list[int]] | None = self.said.get(asked)
        if found is None:
            made = make(STAND_INS[: len(players)])
            found = self.keep(asked, (made, [number for number in range(len(players)) if STAND_INS[number] in made]))
        text, named = found
        for number in named:
            text = text.replace(STAND_INS[number], players[number])
        return text


def check_language(language: str) -> None:
    if language not in LANGUAGES:
        raise Problem("language", got=language, known=", ".join(LANGUAGES))


@lru_cache
def speech(language: str) -> QuickWords:
    check_language(language)
    return QuickWords(language)
