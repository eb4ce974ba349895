"""A mentor in the terminal: what matters before a decision, a word after a poor one, on and off at any time."""

from collections.abc import Callable
from pathlib import Path

from tests.mentor.test_advice import LAST_ROUND
from tests.terminal.conftest import Shell

Position = Callable[..., Path]


def test_a_newcomer_is_told_that_there_is_a_mentor(shell: Shell) -> None:
    shell("play", "state51", "--seed", "s", typed="quit\n")
    assert "Type `mentor` at any time" in shell.flat


def test_the_mentor_says_what_matters_before_a_decision(shell: Shell) -> None:
    shell("play", "state51", "--seed", "s", "--mentor", typed="quit\n")
    assert "Mentor: Your contact card reaches" in shell.flat
    assert "[S51-ACTION.8]" in shell.flat
    assert "Type `mentor` at any time" not in shell.flat


def test_the_mentor_comes_and_goes(shell: Shell) -> None:
    shell("play", "state51", "--seed", "s", typed="mentor\nmentor\nquit\n")
    assert shell.flat.count("Mentor: Your contact card reaches") == 1
    assert "The mentor leaves you alone." in shell.flat


def test_a_poor_choice_is_compared_with_a_better_one_and_can_be_taken_back(shell: Shell, position: Position) -> None:
    path = position(LAST_ROUND.replace("passed = true", ""), "human:Ola", "random")
    shell("play", "--resume", path, "--mentor", typed="pass\nundo\npass\n")
    assert shell.flat.count("Your choice: Pass") == 1  # of one decision nobody hears twice
    assert shell.flat.count("Clearly better: Work") == 1
    assert "Taken back: pass." in shell.flat
