"""The messages of one language, from the .ftl files that ship with the package (the page uses the same files).

locale/<language>/*.ftl is common to all games; locale/<language>/<game>/*.ftl, in the package the game comes in, is spoken at the
tables of that game alone, so two games may use the same message ids.
"""

from functools import lru_cache
from importlib import resources
from importlib.resources.abc import Traversable
from typing import Any, Final

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import Message, Resource

from ..kernel.problem import Problem

LANGUAGES: Final = ("en", "pl", "de", "ru")
FALLBACK: Final = "en"  # for clauses that are not translated yet
PAGE: Final = "web.ftl"  # said by the page alone
ON_PAGE: Final = ("terms.ftl", "game.ftl", "board.ftl")  # those of a game that the page says too


class Words:
    def __init__(self, language: str, game: str = "") -> None:
        self.language = language
        self.game = game
        # Isolating marks (invisible characters around figures) would break aligned tables in a terminal.
        self.bundle = FluentBundle([language], use_isolating=False)
        self.add(language)
        self.whole = (
            language == FALLBACK
        )  # else the fallback's messages are added as soon as one is missing, for they are slow to read
        self.games: dict[str, Words] = {}

    def add(self, language: str) -> None:
        """Of two messages with one id the bundle keeps the first."""
        for game in ["", self.game] if self.game else [""]:
            for resource in spoken_in(language, game):
                self.bundle.add_resource(resource)

    def of(self, game: str) -> "Words":
        """The words spoken at a table of this game."""
        if game == self.game:
            return self
        if game not in self.games:
            self.games[game] = type(self)(self.language, game)
        return self.games[game]

    def knows(self, message: str) -> bool:
        if not self.whole and not self.bundle.has_message(message):
            self.add(FALLBACK)
            self.whole = True
        return bool(self.bundle.has_message(message))

    def spoken(self, message: str) -> str:
        """The language a message comes in: one that is not translated yet falls back."""
        return self.language if any([message in ids_of(self.language, game) for game in ("", self.game)]) else FALLBACK

    def knowing(self, message: str) -> "Words":
        """These words if they have the message, else those of the first game that has it."""
        if not self.knows(message):
            from ..games.catalogue import GAMES  # takes long, and is seldom needed here

            for game in GAMES:
                if self.of(game).knows(message):
                    return self.of(game)
        return self

    def say(self, message: str, attribute: str = "", **figures: Any) -> str:
        """A message, or one of its attributes, filled with figures."""
        if not self.knows(message):
            raise KeyError(message)
        found = self.bundle.get_message(message)
        pattern = found.attributes[attribute] if attribute else found.value
        if pattern is None:
            raise LookupError(f"{self.language}: the message {message} has no value")
        text, errors = self.bundle.format_pattern(pattern, figures)
        if errors:
            raise LookupError(f"{self.language}: {message}: {errors[0]}")
        return str(text)


def folder(language: str, game: str) -> Traversable:
    """Where the messages of a game are; without a game, those of all."""
    if not game:
        return resources.files("ratusz").joinpath("locale", language)
    from ..games.catalogue import manifest  # what is said without a game can do without knowing which there are

    return resources.files(manifest(game).package).joinpath("locale", language, game)


@lru_cache
def spoken_in(language: str, game: str) -> list[Resource]:
    """The files of a folder. Reading them is slow, and what all games share is part of the words of each."""
    place = folder(language, game)
    if not place.is_dir():
        return []
    files = sorted(place.iterdir(), key=lambda entry: entry.name)
    return [
        FluentResource(file.read_text(encoding="utf-8")) for file in files if file.name.endswith(".ftl") and file.name != PAGE
    ]


def spoken_on_page(language: str, game: str) -> list[str]:
    files = [folder(language, game).joinpath(name) for name in ON_PAGE]
    return [file.read_text(encoding="utf-8") for file in files if file.is_file()]


@lru_cache
def ids_of(language: str, game: str) -> frozenset[str]:
    return frozenset([entry.id.name for file in spoken_in(language, game) for entry in file.body if isinstance(entry, Message)])


@lru_cache
def words(language: str) -> Words:
    if language not in LANGUAGES:
        raise Problem("language", got=language, known=", ".join(LANGUAGES))
    return Words(language)
