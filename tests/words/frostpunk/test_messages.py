"""Whatever Frostpunk can say has a message, and no message is left over."""

import re
from typing import get_args

from ratusz.games.frostpunk.content import effect_entries, library
from ratusz.games.frostpunk.content.buildings import BUILDINGS, SIDES
from ratusz.games.frostpunk.content.effects import (
    COLOURS,
    FIELD_GOODS,
    GAINS,
    MEASURES,
    MODIFIERS,
    NONE,
    PAWNS,
    RINGS,
    TOKENS,
    WHO,
)
from ratusz.games.frostpunk.content.events import KINDS
from ratusz.games.frostpunk.game import GAME
from ratusz.games.frostpunk.position.state import PHASES
from ratusz.games.frostpunk.rules.course.allowed_actions import MAIN_ACTIONS
from ratusz.games.frostpunk.rules.course.ending import CAUSES
from ratusz.kernel.problem import Problem
from ratusz.words import problems
from ratusz.words.bundle import words
from ratusz.words.frostpunk.effects import SPECIAL
from ratusz.words.frostpunk.figures import BRIEF
from ratusz.words.frostpunk.labels import DETAILS
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

ENGINE = "games/frostpunk"
VOICE = "words/frostpunk"
FILES = ["frostpunk/game.ftl", "frostpunk/lobby.ftl", "frostpunk/rules.ftl"]
EN = heard("en", "frostpunk")
OWN = {id: message for file in FILES for id, message in messages("en", file).items()}


def test_a_choice_that_looks_at_the_table_has_a_brief_form_too() -> None:
    """For the log, which is told without the table."""
    assert set(DETAILS) <= set(BRIEF) == family("brief-", OWN)


def test_every_clause_an_action_is_refused_by_has_a_message() -> None:
    """Those the source names, and those a building names where it may not stand or finds nothing to do."""
    named = {
        building.rule
        for kind, building in enumerate(BUILDINGS)
        if building.outside or building.deposit != NONE or [step.do for step in SIDES[2 * kind].action] == ["fell"]
    } | {
        building.rule
        for kind, building in enumerate(BUILDINGS)
        for step in SIDES[2 * kind].action
        if any(option.needs.data for option in step.options)
    }
    assert {key(clause) for clause in refusal_clauses(ENGINE) | named} == family("refused-", OWN)


def test_no_other_game_says_a_problem_of_this_one_differently() -> None:
    """A problem is said by the first game that has its message."""
    for game in ("state51", "newangeles"):
        own = {id for id in heard("en", game) if id not in {id for file in found("en") for id in messages("en", file)}}
        assert {id for id in OWN if id.startswith("problem-")} & own == set()


def test_every_message_the_voice_names_is_there() -> None:
    assert first_words("say", VOICE) - set(EN) == set()


def test_no_message_is_unused() -> None:
    """What is not named as a whole belongs to a family whose beginning the voice or the common words name."""
    assert unused(VOICE, GAME, OWN, EN, "bot-", "ended-") == []


def test_every_clause_has_a_topic_and_a_text() -> None:
    check_clauses("frostpunk/rules.ftl", GAME)


def test_clauses_speak_to_a_player_and_of_no_editions_or_pictures() -> None:
    text = (words("en").of("frostpunk").say(key(clause.id)) for clause in GAME.clauses)
    wrong = r"\bseed\b|\bedition|\bruling|\bengine\b|\bPolish|\bGerman|\bRussian|pictured|\bFP-"
    assert [line for line in text if re.search(wrong, line)] == []


def test_every_option_and_its_values_have_words() -> None:
    wanted = {option.name for option in GAME.options if option.values}
    wanted |= {f"{option.name}-{value}" for option in GAME.options for value in option.values}
    assert wanted == family("option-", OWN)


def test_every_effect_there_is_can_be_said() -> None:
    for written in get_args(effect_entries.Written):
        do = written.__struct_config__.tag
        assert do in SPECIAL or f"effect-{do}" in EN, do


def test_everything_that_has_a_name_is_named() -> None:
    assert {*GAINS, *FIELD_GOODS} == family("good-", EN)
    assert set(PAWNS) == family("pawn-", EN) - {"at"}
    assert set(WHO) == family("who-", EN)
    assert set(TOKENS) == family("token-", EN) - {"lit", "dark"}
    assert set(PHASES) == family("phase-", EN)
    assert set(COLOURS) == family("colour-", EN)
    assert set(RINGS) == family("ring-", EN)
    assert set(MEASURES) == family("measure-", EN)
    assert set(MODIFIERS) == family("lasting-", OWN)
    assert set(MAIN_ACTIONS) == family("main-", OWN)
    assert set(KINDS) <= family("deck-", EN)
    assert set(library.BUILDING_NAMES) == family("building-", EN)


def test_every_end_is_told() -> None:
    """Each cause has a sentence of its own in the log and at the table."""
    w = words("en").of("frostpunk")
    lost = [cause for cause in CAUSES if cause != "won"]
    assert len({w.say("event-lost", cause=cause, round=9) for cause in lost}) == len(lost)
    assert len({w.say("table-over", cause=cause, round=9) for cause in CAUSES}) == len(CAUSES)


def test_a_problem_only_this_game_finds_is_said_by_its_words() -> None:
    """Through the common words, as the edge of every program does."""
    found = Problem("position-sick", "FP-ILL.2", who="child", got=9, most=8)
    assert problems.problem(words("en"), found) == "The position has more sick (child: 9) than there are (8)."
    found = Problem("position-table", "FP-COMP.1", got=5)
    assert problems.problem(words("en"), found) == "The position has 5 seats, but Frostpunk is for 1 to 4 players."


def test_what_a_position_wants_is_said_by_the_words_of_the_game() -> None:
    found = Problem("position-type", where="fields.n1a", want="goods and number", got="many")
    assert problems.problem(words("en"), found) == (
        "Position, fields.n1a: expected a good and how many of it, such as “coal 3”, found “many”."
    )
