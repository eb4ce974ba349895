"""`ratusz puzzle`: how far somebody is, and a puzzle typed line by line."""

from ratusz.puzzles.collection import collection, numbered
from tests.terminal.conftest import Shell


def test_the_list_says_how_many_are_solved_and_which_comes_next(shell: Shell) -> None:
    assert shell("puzzle", "state51") == 0
    assert f"Solved: 0 of {len(collection('state51'))}." in shell.out
    assert "ratusz puzzle state51 --today" in shell.out
    assert "ratusz puzzle state51 1" in shell.out


def test_a_wrong_answer_may_be_tried_again_and_the_right_one_is_explained_and_kept(shell: Shell) -> None:
    puzzle = numbered("state51", 1)
    typed = f"{puzzle.wrong[0].answers[0]}\n{puzzle.solution.answers[0]}\n"
    assert shell("puzzle", "state51", 1, typed=typed) == 0
    assert "That is not the best answer." in shell.out
    assert "Right!" in shell.out
    assert "Best: " in shell.out
    shell("puzzle", "state51")
    assert f"Solved: 1 of {len(collection('state51'))}." in shell.out


def test_a_solution_that_was_told_is_not_kept_and_a_hint_is_not_given(shell: Shell) -> None:
    assert shell("puzzle", "state51", 1, typed="hint\nsolution\n") == 0
    assert "The solution:" in shell.out
    assert "would choose" not in shell.out
    shell("puzzle", "state51")
    assert "Solved: 0 of" in shell.out


def test_the_puzzle_of_the_day_is_one_of_them_and_others_are_refused(shell: Shell) -> None:
    assert shell("puzzle", "state51", "--today", typed="quit\n") == 0
    assert shell.out.startswith("Puzzle ")
    assert "numbered from 1 to" in shell.fails("puzzle", "state51", 9999)
