"""Whatever the source can say has a message, and no message is left over."""

import re

import pytest

from ratusz.games.catalogue import GAMES
from ratusz.games.state51.content.cards import KINDS, LINES
from ratusz.games.state51.content.effects import GOODS
from ratusz.games.state51.position.state import PHASES
from ratusz.kernel.complaint import TYPES
from ratusz.kernel.match import PLAYER_LEFT
from ratusz.words.bundle import words
from ratusz.words.games import VOICES
from ratusz.words.sentences import key
from ratusz.words.state51.table import ROWS
from tests.words.messages import (
    Messages,
    all_messages,
    calls,
    constants,
    content_clauses,
    families,
    first_words,
    heard,
    mentioned,
    page,
    refusal_clauses,
    trees,
)
from tools import facts

EN = all_messages("en")
STATE51 = heard("en", "state51")
SILENT = {"refused"}  # said by the message of the clause


def family(start: str, known: Messages = EN) -> set[str]:
    return {id.removeprefix(start) for id in known if id.startswith(start)}


def test_every_message_the_source_names_is_there() -> None:
    assert {id for id in first_words("say") if id not in EN} == set()


def test_no_message_is_unused() -> None:
    named = set[str]().union(*[constants(tree) for tree in trees()])
    used = named | mentioned(EN) | {key(clause.id) for game in GAMES.values() for clause in game.clauses} | titled()
    starts = tuple(families())
    left = [id for id in EN if id not in used and not id.startswith(starts)]
    assert [id for id in left if not said_by_page(id)] == []


def titled() -> set[str]:
    """Cards whose id is the id of their title, with their stories."""
    cards = {card for game in GAMES for card in VOICES[game].cards}
    return cards | {f"{card}-story" for card in cards}


def said_by_page(id: str) -> bool:
    """As a whole in quotes, or put together from a beginning such as `setup-seat-${kind}`."""
    parts = id.split("-")
    starts = ["-".join(parts[:n]) + "-${" for n in range(1, len(parts))]
    return any(f"{quote}{id}{quote}" in page() for quote in "'\"`") or any(f"`{start}" in page() for start in starts)


def test_every_problem_has_a_message() -> None:
    assert first_words("Problem") - SILENT - family("problem-") == set()


def test_every_message_of_a_problem_is_raised_somewhere() -> None:
    assert family("problem-") - first_words("Problem") == set()


def test_every_kind_of_value_that_can_be_wanted_has_a_name() -> None:
    wanted = [
        keyword.value
        for call in calls("Problem")
        if "position-type" in constants(call)
        for keyword in call.keywords
        if keyword.arg == "want"
    ]
    names = set(TYPES.values()).union(*[constants(node) for node in wanted])
    assert {name.replace(" ", "-") for name in names} == family("want-")


@pytest.mark.parametrize("game", GAMES)
def test_every_event_has_a_message(game: str) -> None:
    told = {id.removeprefix("event-") for id in first_words("say")}  # what the table itself tells
    assert set(facts.told(game)) == family("event-", heard("en", game)) - told - {PLAYER_LEFT}


@pytest.mark.parametrize("game", GAMES)
def test_every_action_has_a_label(game: str) -> None:
    assert set(GAMES[game].rules.actions) == family("action-", heard("en", game))


@pytest.mark.parametrize("game", GAMES)
def test_every_ask_has_a_question(game: str) -> None:
    named = {id.removeprefix("question-") for id in first_words("say")}  # questions no ask stands behind
    asks = {kind.replace("_", "-") for kind in GAMES[game].rules.asks}
    assert asks == family("question-", heard("en", game)) - named


@pytest.mark.parametrize("game", GAMES)
def test_every_clause_an_action_is_refused_by_has_a_message(game: str) -> None:
    clauses = refusal_clauses(f"games/{game}")
    assert clauses != set()
    told = family("refused-", heard("en", game))
    assert {key(clause) for clause in clauses} <= told
    assert told <= {key(clause) for clause in clauses | content_clauses(f"games/{game}")}


def test_every_clause_has_a_topic_and_a_text() -> None:
    for game in GAMES.values():
        for clause in game.clauses:
            message = EN[key(clause.id)]
            assert message.value is not None
            assert [part.id.name for part in message.attributes] == ["topic"]


def test_everything_that_has_a_name_is_named() -> None:
    assert set(VOICES["state51"].cards) == family("card-", STATE51)
    assert set(VOICES["state51"].factions) == family("faction-", STATE51)
    assert set(GOODS) == family("good-", STATE51)
    assert set(LINES) == family("line-", STATE51)
    assert set(PHASES) == family("phase-", STATE51)
    assert set(KINDS) == family("kind-", STATE51)


def test_everything_that_is_printed_on_a_card_is_said() -> None:
    instant = {"instant", "reach", "price"}
    location = {*KINDS[1:], "distance", "types", "deal", "spoils"}
    assert instant | location | {"copies", "base", "contact", "once"} == family("text-", STATE51)
    assert family("effect-", STATE51) == {"pay", "gain", "gain-each", "mark", "mark-each"}
    assert set(ROWS) == family("row-", STATE51)


@pytest.mark.parametrize("game", GAMES)
def test_every_game_has_a_title(game: str) -> None:
    assert family("game-", heard("en", game)) == {game}


def test_a_message_that_lacks_a_figure_is_an_error_not_a_gap() -> None:
    with pytest.raises(LookupError, match=re.escape("event-took")):
        words("en").of("state51").say("event-took", player="Anna")
