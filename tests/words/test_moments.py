"""Whatever is told at length has a title, in every language."""

import pytest

from ratusz.games.frostpunk.rules.course import moments as frostpunk
from ratusz.games.newangeles.rules.course import moments as newangeles
from ratusz.games.state51.rules import moments as state51
from ratusz.kernel.game import ENDED
from ratusz.words.bundle import LANGUAGES, words

GAMES = {"frostpunk": frostpunk.MOMENTS, "newangeles": newangeles.MOMENTS, "state51": state51.MOMENTS}


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_moment_has_a_title_and_is_an_event_that_can_be_said(game: str, language: str) -> None:
    w = words(language).of(game)
    for kind, moment in GAMES[game].items():
        assert w.knows(f"event-{kind}"), kind
        assert moment == ENDED or w.say(f"stage-{moment}")
