"""The messages of one language, from the .ftl files that ship with the package (the page uses the same files).

locale/<language>/*.ftl is common to all games; locale/<language>/<game>/*.ftl, in the package the game comes in, is spoken at the
tables of that game alone, so two games may use the same message ids.
"""

import re
from functools import lru_cache
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from fluent.runtime import FluentBundle, FluentResource

from ..kernel.problem import Problem

if TYPE_CHECKING:
    from importlib.resources.abc import Traversable

LANGUAGES: Final = ("en", "pl", "de", "ru")
FALLBACK: Final = "en"  # for clauses that are not translated yet
PAGE: Final = "web.ftl"  # said by the page alone
ON_PAGE: Final = ("terms.ftl", "game.ftl", "board.ftl")  # those of a game that the page says too
# A message begins at the left edge and goes on as long as no other and no comment does.
MESSAGE: Final = re.compile(r"^([a-zA-Z][\w-]*) *=.*(?:\n(?![a-zA-Z#]).*)*", re.MULTILINE)
REFERENCE: Final = re.compile(r"\{\s*([a-zA-Z][\w-]*)")


class Words:
    def __init__(self, language: str, game: str = "") -> None:
        self.language = language
        self.game = game
        # Isolating marks (invisible characters around figures) would break aligned tables in a terminal.
        self.bundle = FluentBundle([language], use_isolating=False)
        self.games: dict[str, Words] = {}

    def of(self, game: str) -> "Words":
        """The words spoken at a table of this game."""
        if game == self.game:
            return self
        if game not in self.games:
            self.games[game] = type(self)(self.language, game)
        return self.games[game]

    def knows(self, message: str) -> bool:
        return bool(self.bundle.has_message(message)) or self.learn(message)

    def learn(self, message: str) -> bool:
        """Have a message parsed, and those it refers to: parsing all is slow, and most programs say few."""
        found: dict[str, str] = {}
        wanted = [message]
        while wanted:
            id = wanted.pop()
            source = None if id in found or self.bundle.has_message(id) else self.source(id)
            if source is not None:
                found[id] = source
                wanted += REFERENCE.findall(source)
        # A message last: another thread that finds it there finds what it refers to.
        if found:
            self.bundle.add_resource(FluentResource("\n".join(reversed(found.values()))))
        return bool(self.bundle.has_message(message))

    def source(self, message: str) -> str | None:
        """A message as it is written; one that is not translated yet, in the fallback."""
        for language in (self.language, FALLBACK):
            for game in ("", self.game):
                if message in written(language, game):
                    return written(language, game)[message]
        return None

    def tells(self, message: str, attribute: str) -> bool:
        """Whether a message has this attribute."""
        return self.knows(message) and attribute in self.bundle.get_message(message).attributes

    def spoken(self, message: str) -> str:
        """The language a message comes in: one that is not translated yet falls back."""
        return self.language if any([message in written(self.language, game) for game in ("", self.game)]) else FALLBACK

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


def folder(language: str, game: str) -> "Traversable":
    """Where the messages of a game are; without a game, those of all."""
    if not game:
        return Path(__file__).parent.parent / "locale" / language
    from importlib import resources  # what is said without a game can do without knowing which there are, and in which packages

    from ..games.catalogue import manifest

    return resources.files(manifest(game).package).joinpath("locale", language, game)


def spoken_in(language: str, game: str) -> list[str]:
    """The files of a folder."""
    place = folder(language, game)
    if not place.is_dir():
        return []
    files = sorted(place.iterdir(), key=lambda entry: entry.name)
    return [file.read_text(encoding="utf-8") for file in files if file.name.endswith(".ftl") and file.name != PAGE]


@lru_cache
def written(language: str, game: str) -> dict[str, str]:
    """The messages of a folder as they are written, by id."""
    return {found[1]: found[0] for file in reversed(spoken_in(language, game)) for found in MESSAGE.finditer(file)}


def spoken_on_page(language: str, game: str) -> list[str]:
    files = [folder(language, game).joinpath(name) for name in ON_PAGE]
    return [file.read_text(encoding="utf-8") for file in files if file.is_file()]


@lru_cache
def words(language: str) -> Words:
    if language not in LANGUAGES:
        raise Problem("language", got=language, known=", ".join(LANGUAGES))
    return Words(language)
