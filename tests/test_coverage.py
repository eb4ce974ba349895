"""Every clause of a rulebook that an engine can prove is proven by a test."""

from pathlib import Path

import pytest

from ratusz.games.catalogue import GAMES
from ratusz.kernel.problem import Problem
from ratusz.terminal.coverage import marked, report

TESTS = Path(__file__).parent


@pytest.mark.parametrize("game", list(GAMES))
def test_every_clause_is_proven_by_a_test(game: str) -> None:
    assert report(GAMES[game], marked(TESTS))["missing"] == []


def test_marks_are_read_from_functions_classes_modules_and_parameter_sets(tmp_path: Path) -> None:
    (tmp_path / "deeper").mkdir()
    (tmp_path / "deeper" / "test_marks.py").write_text(
        """
import pytest
from pytest import mark
pytestmark = [pytest.mark.rule("A-1.1"), pytest.mark.slow]

@pytest.mark.rule("A-1.2", "A-1.3")
class TestOne:
    @mark.rule("A-1.4")
    async def test_two(self): ...

@pytest.mark.parametrize("n", [pytest.param(1, marks=pytest.mark.rule("A-1.5"))])
def test_three(n): ...

def test_four():
    rule("A-1.6")
    game.rule("A-1.7")
    # @pytest.mark.rule("A-1.8")
"""
    )
    (tmp_path / "helpers.py").write_text('import pytest\npytestmark = pytest.mark.rule("A-1.9")\n')
    assert marked(tmp_path) == {"A-1.1", "A-1.2", "A-1.3", "A-1.4", "A-1.5"}


def test_a_test_that_is_not_python_is_told_with_its_line(tmp_path: Path) -> None:
    (tmp_path / "test_torn.py").write_text("def test_one():\n    (\n")
    with pytest.raises(Problem) as found:
        marked(tmp_path)
    assert found.value.code == "tests-syntax"
    assert found.value.figures["line"] == 2


def test_clauses_about_the_physical_table_need_no_test() -> None:
    state51 = GAMES["state51"]
    found = report(state51, set())
    tables = [clause.id for clause in state51.clauses if clause.kind == "table"]
    assert found["exempt"] == len(tables) > 0
    assert not set(tables) & set(found["missing"])
