"""Searching the rulebook."""

import time

import pytest

from ratusz.games.catalogue import GAMES
from ratusz.words.bundle import LANGUAGES, words
from ratusz.words.rulebook import find, fold

EN = words("en").of("state51")
VISIT = [f"S51-VISIT.{number}" for number in range(1, 7)]


def test_a_group_of_clauses_comes_first_and_in_order() -> None:
    assert find(EN, "state51", "visit")[:6] == VISIT
    assert find(EN, "state51", "S51-VISIT") == VISIT


@pytest.mark.parametrize("query", ["S51-WORK.1", "s51-work.1", " work.1 "])
def test_a_whole_id_finds_that_clause_alone(query: str) -> None:
    assert find(EN, "state51", query) == ["S51-WORK.1"]


def test_words_are_looked_for_in_topic_and_text() -> None:
    assert find(EN, "state51", "third use") == ["S51-WORK.10"]
    assert find(EN, "state51", "KELLY discard goods") == ["S51-ICON.3"]


def test_diacritics_do_not_matter() -> None:
    assert find(EN, "state51", "lukasz") == find(EN, "state51", "Łukasz") == ["S51-CARD.21"]
    assert find(words("pl"), "state51", "przylaczyc") == find(words("pl"), "state51", "Przyłączyć") != []
    assert fold("Żółć, Straße, ёж") == "zolc, strasse, еж"


def test_nothing_is_found_for_nothing() -> None:
    assert find(EN, "state51", "  ") == []
    assert find(EN, "state51", "xyzzy") == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_clause_can_be_found_by_its_id_in_every_language(game: str, language: str) -> None:
    for clause in GAMES[game].clauses:
        for spelled in (clause.id, clause.id.lower(), clause.id.partition("-")[2]):
            assert find(words(language), game, spelled) == [clause.id]


@pytest.mark.parametrize(
    ("language", "game", "question", "clause"),
    [
        ("en", "state51", "How do I use the spoils?", "S51-PROD.9"),
        ("en", "state51", "what if a player has passed", "S51-VISIT.6"),
        ("pl", "frostpunk", "czym jest głód?", "FP-HUNGER.1"),
        ("pl", "state51", "zdobyczami", "S51-PROD.9"),
        ("de", "frostpunk", "Wann sterben Bürger am Hunger?", "FP-HUNGER.5"),
        ("ru", "state51", "что такое добыче", "S51-PROD.9"),
    ],
)
def test_a_question_is_answered_whatever_the_endings_of_its_words(language: str, game: str, question: str, clause: str) -> None:
    assert clause in find(words(language), game, question)


def test_an_endless_question_is_cut_off() -> None:
    began = time.process_time()
    find(words("en"), "frostpunk", "what " + "lantern " * 5000)
    assert time.process_time() - began < 5
