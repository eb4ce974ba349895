"""Searching the rulebook."""

import json
import time
from pathlib import Path

import pytest

from ratusz.games.catalogue import GAMES
from ratusz.words.bundle import LANGUAGES, words
from ratusz.words.rulebook import akin, find, fold, words_of
from ratusz.words.sentences import clause

EN = words("en").of("state51")
QUESTIONS = json.loads((Path(__file__).parent / "questions.json").read_text(encoding="utf-8"))  # the page is asked the same
BEST = 3
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
    assert find(words("en"), "frostpunk", "S51-VISIT.1") == []  # a clause of another game


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_clause_can_be_found_by_its_id_in_every_language(game: str, language: str) -> None:
    for named in GAMES[game].clauses:
        for spelled in (named.id, named.id.lower(), named.id.partition("-")[2]):
            assert find(words(language), game, spelled) == [named.id]


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


@pytest.mark.parametrize(
    ("language", "game", "question", "first"),
    [
        ("en", "newangeles", "what is unrest?", "NA-29.0"),
        ("pl", "newangeles", "kto wygrywa remis?", "NA-57.4a"),
        ("de", "newangeles", "Was sind Unruhen?", "NA-29.0"),
        ("ru", "newangeles", "что такое беспорядки?", "NA-29.0"),
        ("de", "state51", "Wozu dient Beute?", "S51-PROD.9"),
        ("ru", "state51", "что даёт пас?", "S51-ACTION.3"),
    ],
)
def test_what_a_clause_is_about_tells_more_than_that_it_names_a_thing(
    language: str, game: str, question: str, first: str
) -> None:
    assert find(words(language), game, question)[0] == first


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", QUESTIONS)
def test_what_newcomers_ask_is_answered_by_one_of_the_first_clauses(game: str, language: str) -> None:
    for question in QUESTIONS[game]:
        best = find(words(language), game, question[language])[:BEST]
        assert set(best) & set(question["clauses"]), (question[language], best)


@pytest.mark.parametrize("game", QUESTIONS)
def test_many_questions_are_asked_about_clauses_there_are(game: str) -> None:
    known = {clause.id for clause in GAMES[game].clauses}
    assert len(QUESTIONS[game]) >= 15
    assert {clause for question in QUESTIONS[game] for clause in question["clauses"]} <= known


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", QUESTIONS)
def test_every_synonym_names_words_of_the_rulebook(game: str, language: str) -> None:
    w = words(language).of(game)
    told = {word for found in GAMES[game].clauses for word in words_of(" ".join(clause(w, found.id)))}
    for line in w.say("rules-synonyms").splitlines():
        said, _, called = line.partition("=")
        assert said.strip(), line
        assert words_of(called), line
        assert [word for word in words_of(called) if not any(akin(word, other) for other in told)] == [], line


def test_a_word_is_not_looked_for_inside_another_one() -> None:
    assert "FP-GENERATOR.8" not in find(words("en"), "frostpunk", "How do I lose?")  # nothing is closed there
    assert "FP-GENERATOR.8" in find(words("en"), "frostpunk", "What falls while it closes?")


def test_setting_up_stands_behind_what_is_done_in_play() -> None:
    found = find(words("en"), "frostpunk", "What is food?")
    assert found.index("FP-GEN.4") < found.index("FP-SETUP.27")


def test_an_endless_question_is_cut_off() -> None:
    began = time.process_time()
    find(words("en"), "frostpunk", "what " + "lantern " * 5000)
    assert time.process_time() - began < 5
