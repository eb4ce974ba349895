"""Puzzles: read from a file, answered, and told what is wrong with them in one sentence."""

import pytest

from ratusz.games.catalogue import GAMES
from ratusz.kernel.problem import Problem
from ratusz.puzzles.collection import collection, of_day, read
from ratusz.puzzles.puzzle import Puzzle
from ratusz.puzzles.telling import verdict
from ratusz.words.bundle import LANGUAGES, words
from ratusz.words.problems import problem as sentence

WANTED = {"state51": 60, "newangeles": 30, "frostpunk": 30}
TEXT = """
seat = 0
position = '''
round = 4
phase = "action"
[[seat]]
hand = ["school"]
goods = { worker = 2, inc2 = 1 }
[[seat]]
passed = true
'''

[solution]
answers = ["incorporate school"]
chance = 0.8
leads = { score = 2.0 }

[[wrong]]
answers = ["pass"]
chance = 0.6
"""


def puzzle(*changes: tuple[str, str]) -> Puzzle:
    text = TEXT
    for old, new in changes:
        assert old in text
        text = text.replace(old, new)
    return read("state51", "try", text)


def wrong(*changes: tuple[str, str]) -> str:
    with pytest.raises(Problem) as caught:
        puzzle(*changes).begin()
    return sentence(words("en"), caught.value)


def test_the_solution_is_right_and_everything_else_is_not() -> None:
    found = puzzle()
    match = found.begin()
    assert found.answer(match, "incorporate school")
    assert not found.answer(match, "pass")
    with pytest.raises(Problem):
        found.answer(match, "dance")


def test_an_answer_is_explained_with_figures_in_every_language() -> None:
    found = puzzle()
    for language in LANGUAGES:
        told = verdict(words(language), found, found.begin(), "pass", ["Anna", "Ben"])
        assert not told.right
        assert "80" in told.best
        assert "60" in told.best
        assert any("2" in reason for reason in told.reasons)


def test_a_broken_file_names_its_wrong_field() -> None:
    assert wrong(("seat = 0", 'seat = "first"')).startswith("The puzzle try.toml, field “seat”: ")
    assert wrong(("seat = 0", "seat = 5")).startswith("The puzzle try.toml, field “seat”: ")
    assert wrong(("seat = 0", "seat = 1")) == "The puzzle try.toml, field “seat”: Seat 1 is not asked anything here."
    assert wrong(("round = 4", "round = 40")).startswith("The puzzle try.toml, field “position”: ")
    assert wrong(('"incorporate school"', '"dance"')).startswith("The puzzle try.toml, field “solution.answers[0]”: ")
    assert wrong(("chance = 0.8", "chance = 8")).startswith("The puzzle try.toml, field “solution.chance”: ")
    assert wrong(("{ score", "{ fame")).startswith("The puzzle try.toml, field “solution.leads”: ")
    assert wrong(('["pass"]', '["incorporate school"]')).startswith("The puzzle try.toml, field “wrong[0].answers”: ")
    assert wrong(("[[wrong]]", "[[worse]]")).startswith("The puzzle try.toml, field “")
    assert wrong(("seat = 0", "seat =")).startswith("The puzzle try.toml is not valid TOML: ")


@pytest.mark.parametrize("game", list(WANTED))
def test_there_are_enough_and_each_can_be_begun_and_explained(game: str) -> None:
    puzzles = collection(game)
    assert len(puzzles) >= WANTED[game]
    for found in puzzles:
        match = found.begin()
        assert found.solution.chance > max(line.chance for line in found.wrong)
        told = verdict(words("en"), found, match, found.solution.answers[0], [f"P{seat}" for seat in range(match.seats)])
        assert told.right
        assert told.reasons


@pytest.mark.parametrize("game", list(WANTED))
def test_every_puzzle_has_its_day_before_one_comes_again(game: str) -> None:
    count = len(collection(game))
    assert {of_day(game, day) for day in range(20_000, 20_000 + count)} == set(range(1, count + 1))


def test_a_game_without_puzzles_says_so() -> None:
    assert set(WANTED) <= set(GAMES)
    with pytest.raises(Problem):
        read("state51", "empty", "")
