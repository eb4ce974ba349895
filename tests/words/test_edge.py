"""The edge of a program: an exit code and at most one sentence, whatever happens."""

import pytest

from ratusz.kernel.problem import Problem
from ratusz.words.edge import finished


def raising(error: BaseException) -> None:
    raise error


def test_a_program_that_does_its_work_says_nothing(capsys: pytest.CaptureFixture[str]) -> None:
    assert finished(lambda: None, []) == 0
    assert capsys.readouterr() == ("", "")


def test_a_problem_is_told_in_the_language_the_command_line_names(capsys: pytest.CaptureFixture[str]) -> None:
    assert finished(lambda: raising(Problem("undo-nothing")), ["--lang", "de"]) == 2
    assert capsys.readouterr() == ("", "Es gibt keinen Zug, der sich zurücknehmen lässt.\n")


def test_a_problem_names_its_clause(capsys: pytest.CaptureFixture[str]) -> None:
    assert finished(lambda: raising(Problem("effect-order", "S51-ICON.2")), ["--lang=en"]) == 2
    assert capsys.readouterr().err.endswith("[S51-ICON.2]\n")


def test_an_interruption_is_no_mistake(capsys: pytest.CaptureFixture[str]) -> None:
    assert finished(lambda: raising(KeyboardInterrupt()), []) == 130
    assert capsys.readouterr() == ("", "")
