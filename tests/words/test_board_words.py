"""What the page says of an answer it groups under a heading."""

import pytest

from ratusz.games.catalogue import game_named
from ratusz.words.bundle import LANGUAGES, written


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_answer_of_frostpunk_has_a_heading_for_what_is_refused(language: str) -> None:
    known = written(language, "frostpunk")
    rules = game_named("frostpunk").rules
    assert [name for name in rules.actions if name not in rules.asides and f"board-do-{name}" not in known] == []
