"""The tours in pictures: every step stands on a position, says something in every language, and leads on."""

import pytest

from ratusz.games.catalogue import game_named
from ratusz.kernel.problem import Problem
from ratusz.lessons.course import course
from ratusz.lessons.tour import stands, tour
from ratusz.words.bundle import LANGUAGES, words

GAMES_WITH = ("state51", "newangeles", "frostpunk")


@pytest.mark.parametrize("game", GAMES_WITH)
def test_every_step_stands_on_a_position_and_leads_to_clauses_and_lessons(game: str) -> None:
    clauses = {clause.id for clause in game_named(game).clauses}
    lessons = {lesson.name for lesson in course(game)} | {""}
    steps = tour(game)
    assert 8 <= len(steps) <= 12
    assert len({step.name for step in steps}) == len(steps)
    for step in steps:
        g, seat = stands(game, step)
        assert g.stack
        assert 0 <= seat < len(game_named(game).view(g, seat)["seats"])
        assert set(step.clauses) <= clauses
        assert step.lesson in lessons


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES_WITH)
def test_every_step_says_something_in_every_language(game: str, language: str) -> None:
    w = words(language).of(game)
    for step in tour(game):
        assert w.spoken(f"tour-{step.name}") == language
        assert 60 < len(w.say(f"tour-{step.name}", "text")) < 400


def test_a_game_without_a_tour_says_so() -> None:
    with pytest.raises(Problem, match=r"tour-none|game-unknown"):
        tour("scopa")
