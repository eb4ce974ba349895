"""Whatever is typed, the terminal says what is wrong with it and asks again."""

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from ratusz.games.catalogue import GAMES
from tests import odd
from tests.terminal.conftest import Shell

COMMANDS = st.sampled_from(["log", "why", "card", "rules", "hint", "undo", "trade"])
LINES = st.lists(odd.actions | odd.words | st.builds(lambda verb, word: f"{verb} {word}", COMMANDS, odd.words), max_size=8)


def typed(lines: list[str]) -> str:
    """As a keyboard gives them: a line is a line. Nothing is saved."""
    return "".join([" ".join(line.split()) + "\n" for line in lines])


@pytest.mark.parametrize("game", GAMES)
@settings(deadline=None, max_examples=10, derandomize=True, suppress_health_check=list(HealthCheck))
@given(lines=LINES)
def test_whatever_is_typed_is_answered(shell: Shell, game: str, lines: list[str]) -> None:
    assert shell("play", game, "--against", "random", "--seed", "1", typed=typed(lines) + "quit\n") == 0
    assert shell.err == ""


@pytest.mark.parametrize("line", ["9" * 30, "9" * 5000, "log " + "9" * 5000, "log " + "9" * 30])
def test_a_number_beyond_all_measure_is_refused_in_a_sentence(shell: Shell, line: str) -> None:
    assert shell("play", "state51", "--against", "random", "--seed", "1", typed=f"{line}\nquit\n") == 0
    assert "too large a number" in shell.flat or "is too long" in shell.flat
