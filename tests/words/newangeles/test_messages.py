"""Whatever New Angeles can say has a message, and no message is left over."""

import re

import pytest
from fluent.syntax import ast as ftl

from ratusz.games.newangeles.game import GAME
from ratusz.games.newangeles.state import PHASES, SOURCES
from ratusz.games.newangeles.trade import PARTS
from ratusz.kernel.problem import Problem
from ratusz.words import problems
from ratusz.words.bundle import words
from ratusz.words.sentences import key
from tests.words.messages import (
    Messages,
    References,
    calls,
    constants,
    first_words,
    found,
    heard,
    kinds_told,
    mentioned,
    messages,
    parse,
    refusal_clauses,
    trees,
    variables,
)

ENGINE = "games/newangeles"
VOICE = "words/newangeles"
FILES = [
    "newangeles/board.ftl",
    "newangeles/game.ftl",
    "newangeles/lobby.ftl",
    "newangeles/rules.ftl",
    "newangeles/statistics.ftl",
]
EN = heard("en", "newangeles")
OWN = {id: message for file in FILES[1:] for id, message in messages("en", file).items()}  # the board is the page's own
SILENT = {"refused"}


def family(start: str, known: Messages = OWN) -> set[str]:
    return {id.removeprefix(start) for id in known if id.startswith(start)}


def test_the_files_are_these() -> None:
    assert sorted(found("en", "newangeles")) == FILES


@pytest.mark.parametrize("file", FILES)
def test_every_file_can_be_read_to_the_last_line(file: str) -> None:
    assert [entry.content for entry in parse("en", file).body if isinstance(entry, ftl.Junk)] == []


def test_no_message_heard_at_the_table_is_written_twice() -> None:
    paths = [*found("en"), *FILES]
    ids = [entry.id.name for file in paths for entry in parse("en", file).body if isinstance(entry, ftl.Message)]
    assert sorted([id for id in set(ids) if ids.count(id) > 1]) == []


@pytest.mark.parametrize("file", FILES)
def test_a_comment_explains_the_figures_of_every_message(file: str) -> None:
    top = [str(entry.content) for entry in parse("en", file).body if isinstance(entry, ftl.ResourceComment)]
    for id, message in messages("en", file).items():
        inside = References()
        inside.visit(message)
        own = [known.comment.content for known in [message, *[EN[other] for other in inside.messages]] if known.comment]
        explained = " ".join([*top, *[str(text) for text in own]])
        assert [name for name in variables(EN, id) if f"${name}" not in explained] == [], id


def test_every_event_has_a_message() -> None:
    assert kinds_told(ENGINE) == family("event-")


def test_every_action_has_a_label() -> None:
    assert set(GAME.rules.actions) == family("action-")


def test_every_ask_has_a_question() -> None:
    assert {kind.replace("_", "-") for kind in GAME.rules.asks} == family("question-")


def test_every_clause_an_action_is_refused_by_has_a_message() -> None:
    assert {key(clause) for clause in refusal_clauses(ENGINE)} == family("refused-")


def test_every_problem_has_a_message() -> None:
    assert first_words("Problem", ENGINE) - SILENT - family("problem-", EN) == set()


def test_every_problem_of_the_game_alone_is_raised_somewhere() -> None:
    assert family("problem-") - first_words("Problem", ENGINE) == set()


def test_every_kind_of_value_a_position_can_want_has_a_name() -> None:
    wanted = [
        keyword.value
        for call in calls("Problem", ENGINE)
        if "position-type" in constants(call)
        for keyword in call.keywords
        if keyword.arg == "want"
    ]
    assert {name.replace(" ", "-") for node in wanted for name in constants(node)} <= family("want-", EN)


def test_every_message_the_voice_names_is_there() -> None:
    assert first_words("say", VOICE) - set(EN) == set()


def test_no_message_is_unused() -> None:
    """What is not named as a whole belongs to a family whose beginning the voice or the common words name."""
    named = set[str]().union(*[constants(tree) for tree in trees(VOICE)])
    used = named | mentioned(EN) | {key(clause.id) for clause in GAME.clauses}
    starts = [name for name in named if re.fullmatch(r"[a-z]+(-[a-z]+)*-", name)]
    common = ["event-", "question-", "refused-", "problem-", "want-", "score-", "option-", "blurb", "statistic-"]
    assert [id for id in OWN if id not in used and not id.startswith((*starts, *common))] == []


def test_every_clause_has_a_topic_and_a_text() -> None:
    rules = messages("en", "newangeles/rules.ftl")
    assert list(rules) == [key(clause.id) for clause in GAME.clauses]
    for message in rules.values():
        assert message.value is not None
        assert [part.id.name for part in message.attributes] == ["topic"]


def test_clauses_speak_to_a_player_and_of_no_editions() -> None:
    text = (words("en").of("newangeles").say(key(clause.id)) for clause in GAME.clauses)
    assert [line for line in text if re.search(r"\bseed|\bedition|\bruling|\bengine\b|\bPolish|\bGerman|\bRussian", line)] == []


def test_every_option_and_its_values_have_words() -> None:
    wanted = {option.name for option in GAME.options}
    wanted |= {f"{option.name}-{value}" for option in GAME.options for value in option.values}
    assert wanted == family("option-")


def test_phases_sources_and_states_of_promises_are_named() -> None:
    assert set(PHASES) == family("phase-")
    assert set(SOURCES) == family("score-")
    assert set(PARTS) == family("part-")


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
