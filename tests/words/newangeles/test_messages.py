"""Whatever New Angeles can say has a message, and no message is left over."""

import re

import pytest

from ratusz.games.newangeles.game import GAME
from ratusz.games.newangeles.position.state import PHASES, SOURCES
from ratusz.games.newangeles.rules.players.trade import PARTS
from ratusz.kernel.problem import Problem
from ratusz.words import problems
from ratusz.words.bundle import words
from ratusz.words.sentences import key
from tests.words.messages import (
    check_clauses,
    family,
    first_words,
    found,
    heard,
    messages,
    refusal_clauses,
    unused,
)

ENGINE = "games/newangeles"
VOICE = "words/newangeles"
FILES = [
    "newangeles/board.ftl",
    "newangeles/foreseen.ftl",
    "newangeles/game.ftl",
    "newangeles/lessons.ftl",
    "newangeles/lobby.ftl",
    "newangeles/mentor.ftl",
    "newangeles/rules.ftl",
    "newangeles/statistics.ftl",
    "newangeles/tour.ftl",
]
EN = heard("en", "newangeles")
OWN = {id: message for file in FILES[1:] for id, message in messages("en", file).items()}  # the board is the page's own


def test_the_files_are_these() -> None:
    assert sorted(found("en", "newangeles")) == FILES


def test_every_clause_an_action_is_refused_by_has_a_message() -> None:
    assert {key(clause) for clause in refusal_clauses(ENGINE)} == family("refused-", OWN)


def test_every_message_the_voice_names_is_there() -> None:
    assert first_words("say", VOICE) - set(EN) == set()


def test_no_message_is_unused() -> None:
    """What is not named as a whole belongs to a family whose beginning the voice or the common words name."""
    assert unused(VOICE, GAME, OWN, EN, "statistic-", "foreseen-", "lesson-", "mentor-", "tour-") == []


def test_every_clause_has_a_topic_and_a_text() -> None:
    check_clauses("newangeles/rules.ftl", GAME)


def test_clauses_speak_to_a_player_and_of_no_editions() -> None:
    text = (words("en").of("newangeles").say(key(clause.id)) for clause in GAME.clauses)
    assert [line for line in text if re.search(r"\bseed|\bedition|\bruling|\bengine\b|\bPolish|\bGerman|\bRussian", line)] == []


def test_every_option_and_its_values_have_words() -> None:
    wanted = {option.name for option in GAME.options}
    wanted |= {f"{option.name}-{value}" for option in GAME.options for value in option.values}
    assert wanted == family("option-", OWN)


def test_phases_sources_and_states_of_promises_are_named() -> None:
    assert set(PHASES) == family("phase-", OWN)
    assert {*SOURCES, "total"} == family("score-", OWN)
    assert set(PARTS) == family("part-", OWN)


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "The position has 7 of “prisec”, but the box holds 6."),
        ("de", "Die Stellung hat „prisec“ 7-mal, im Spiel sind aber nur 6."),
    ],
)
def test_a_problem_only_this_game_finds_is_said_by_its_words(language: str, said: str) -> None:
    """Through the common words, as the edge of every program does."""
    text = problems.problem(words(language), Problem("position-box", "NA-32.0", piece="prisec", got=7, most=6))
    assert text == said


def test_what_a_position_wants_is_said_by_the_words_of_the_game() -> None:
    text = problems.problem(words("en"), Problem("position-type", where="deal.bet", want="two seats", got="[9]"))
    assert text == "Position, deal.bet: expected two different seats, found “[9]”."
