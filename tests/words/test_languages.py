"""The languages say the same things: same messages, same attributes, same figures."""

import pytest
from fluent.syntax import ast as ftl

from ratusz.games.catalogue import GAMES
from ratusz.words.bundle import LANGUAGES
from tests.words.messages import LOCALE, References, files, heard, messages, parse, spoken, variables

EVERY = [(language, file) for language in LANGUAGES for file in files(language)]
TRANSLATIONS = [(language, file) for language in LANGUAGES if language != "en" for file in files("en")]


@pytest.mark.parametrize(("language", "file"), EVERY)
def test_every_file_can_be_read_to_the_last_line(language: str, file: str) -> None:
    junk = [entry.content for entry in parse(language, file).body if isinstance(entry, ftl.Junk)]
    assert junk == []


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_message_heard_at_a_table_is_written_twice(language: str, game: str) -> None:
    ids = [
        entry.id.name for file in spoken(language, game) for entry in parse(language, file).body if isinstance(entry, ftl.Message)
    ]
    assert [id for id in set(ids) if ids.count(id) > 1] == []


@pytest.mark.parametrize(("language", "file"), EVERY)
def test_every_file_has_an_english_original(language: str, file: str) -> None:
    assert file in files("en")


@pytest.mark.parametrize(("language", "file"), TRANSLATIONS)
def test_a_translation_has_the_messages_of_the_original(language: str, file: str) -> None:
    if not (LOCALE / language / file).exists():
        pytest.skip("not translated yet")
    assert sorted(messages(language, file)) == sorted(messages("en", file))


@pytest.mark.parametrize(("language", "file"), TRANSLATIONS)
def test_a_translation_has_the_attributes_of_the_original(language: str, file: str) -> None:
    if not (LOCALE / language / file).exists():
        pytest.skip("not translated yet")
    original = messages("en", file)
    for id, message in messages(language, file).items():
        assert [part.id.name for part in message.attributes] == [part.id.name for part in original[id].attributes], id


@pytest.mark.parametrize(("language", "file"), TRANSLATIONS)
def test_a_translation_uses_the_figures_of_the_original(language: str, file: str) -> None:
    if not (LOCALE / language / file).exists():
        pytest.skip("not translated yet")
    known, original = heard(language, game_of(file)), heard("en", game_of(file))
    differing = {id for id in messages(language, file) if variables(known, id) != variables(original, id)}
    assert differing == set()


@pytest.mark.parametrize("file", files("en"))
def test_the_comment_above_an_original_explains_its_figures(file: str) -> None:
    """A translator sees what each figure is: in the comment above the message, or of the message inside it, or at the top."""
    known = heard("en", game_of(file))
    top = [str(entry.content) for entry in parse("en", file).body if isinstance(entry, ftl.ResourceComment)]
    for id, message in messages("en", file).items():
        comments = " ".join([*top, *[comment(known[other]) for other in [id, *inside(message)]]])
        assert [name for name in variables(known, id) if f"${name}" not in comments] == [], id


def game_of(file: str) -> str:
    """The game a file belongs to, or none: the words heard at its table are those its messages can refer to."""
    return file.partition("/")[0] if "/" in file else ""


def comment(message: ftl.Message) -> str:
    return str(message.comment.content) if message.comment else ""


def inside(message: ftl.Message) -> set[str]:
    found = References()
    found.visit(message)
    return found.messages
