"""Messages are parsed when they are said, and not before."""

import pytest
from fluent.runtime import FluentResource
from fluent.syntax.ast import Message

from ratusz.games.catalogue import GAMES
from ratusz.words import bundle
from ratusz.words.bundle import LANGUAGES, Words, spoken_in, written

FILE = """\
# $count (number)
apples = { $count ->
        [one] an apple
       *[other] { $count } apples
    }

## More
basket = A basket of { apples }, { cord.long }.
cord = a cord
    .long = a long cord
broken = {
"""


@pytest.fixture
def parsed(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What has been parsed so far, of a folder with one file."""
    found: list[str] = []

    def parse(source: str) -> object:
        found.append(source)
        return FluentResource(source)

    bundle.written.cache_clear()
    monkeypatch.setattr(bundle, "spoken_in", lambda language, game: [FILE] if language == "en" else [])
    monkeypatch.setattr(bundle, "FluentResource", parse)
    return found


@pytest.fixture(autouse=True)
def as_it_was() -> object:
    yield
    bundle.written.cache_clear()


def test_only_what_is_said_is_parsed(parsed: list[str]) -> None:
    words = Words("en")
    assert parsed == []
    assert words.say("apples", count=2) == "2 apples"
    assert len(parsed) == 1
    assert "basket" not in parsed[0]
    assert words.say("apples", count=1) == "an apple"
    assert len(parsed) == 1


def test_what_a_message_refers_to_is_parsed_with_it(parsed: list[str]) -> None:
    assert Words("en").say("basket", count=3) == "A basket of 3 apples, a long cord."
    assert len(parsed) == 1


def test_what_is_not_translated_is_said_in_the_fallback(parsed: list[str]) -> None:
    words = Words("pl")
    assert words.say("cord") == "a cord"
    assert words.spoken("cord") == "en"


def test_what_cannot_be_parsed_is_unknown(parsed: list[str]) -> None:
    words = Words("en")
    assert not words.knows("broken")
    assert not words.knows("pear")


@pytest.mark.parametrize("game", ["", *GAMES])
def test_the_messages_of_a_file_are_found_as_a_parser_finds_them(game: str) -> None:
    for language in LANGUAGES:
        entries = [entry for file in spoken_in(language, game) for entry in FluentResource(file).body]
        messages = {entry.id.name: entry for entry in reversed(entries) if isinstance(entry, Message)}
        assert written(language, game).keys() == messages.keys()
        for id, source in written(language, game).items():
            (alone,) = FluentResource(source).body
            assert alone.equals(messages[id], ignored_fields=["span", "comment"])
