"""Whoever looks for a clause finds the function that carries it out: clauses are cited there, and nowhere else."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from ratusz.games.catalogue import GAMES
from ratusz.kernel.game import Game
from ratusz.terminal.coverage import EXEMPT
from tests.citations import citations, module_docstrings, prefix

ROOT = Path(__file__).parents[1]
ALL = pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.name)


@ALL
def test_every_clause_an_engine_can_carry_out_is_cited_in_the_sources(game: Game) -> None:
    cited = {citation.rule for citation in citations(game)}
    assert [clause.id for clause in game.clauses if clause.kind != EXEMPT and clause.id not in cited] == []


@ALL
def test_only_clauses_that_exist_are_cited(game: Game) -> None:
    known = {clause.id for clause in game.clauses}
    assert [citation for citation in citations(game) if citation.rule not in known] == []


@ALL
def test_no_module_lists_clauses_of_its_own(game: Game) -> None:
    """A list beside the functions, of clauses or of sections, would be right by chance alone."""
    listed = [(file.name, text) for file, text in module_docstrings(game) if f"{prefix(game)}-" in text]
    assert listed == []


@pytest.mark.traced
@ALL
def test_the_tests_of_a_clause_go_through_a_function_that_cites_it(game: Game) -> None:
    plugins = ["-p", "no:xdist", "-p", "no:cacheprovider", "-p", "tests.tracing"]
    command = [sys.executable, "-m", "pytest", "-q", *plugins, "-m", "rule"]
    few = {**os.environ, "RATUSZ_GAMES": "4"}  # one random game leads there as well as many
    ran = subprocess.run([*command, f"tests/{game.name}"], cwd=ROOT, env=few, capture_output=True, text=True, check=False)
    assert [line for line in ran.stdout.splitlines() if line.startswith("unreached")] == []
    assert ran.returncode == 0, ran.stdout
