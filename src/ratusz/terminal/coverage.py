"""Which clauses of the rulebooks a test proves, read from the marks in the test sources without running them."""

import ast
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from ..kernel.game import Game
from ..kernel.problem import Problem

EXEMPT = "table"  # physical handling: nothing an engine could prove


def sources(folder: Path) -> list[Path]:
    files = sorted(folder.rglob("test_*.py"))
    if not files:
        raise Problem("tests-missing", folder=str(folder))
    return files


def marked(folder: Path) -> set[str]:
    """The clauses named by `pytest.mark.rule(...)` on functions, classes, modules (pytestmark) and parameter sets."""
    return {rule for file in sources(folder) for rule in rules_in(file)}


def rules_in(file: Path) -> Iterator[str]:
    try:
        tree = ast.parse(file.read_bytes(), str(file))
    except SyntaxError as error:
        raise Problem("tests-syntax", file=str(file), line=error.lineno or 0) from None
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and is_rule_mark(node.func):
            for argument in node.args:
                if isinstance(argument, ast.Constant) and isinstance(argument.value, str):
                    yield argument.value


def is_rule_mark(node: ast.expr) -> bool:
    """Whether this is `pytest.mark.rule` or `mark.rule`."""
    if not isinstance(node, ast.Attribute) or node.attr != "rule":
        return False
    owner = node.value
    return (
        isinstance(owner, ast.Attribute | ast.Name) and (owner.attr if isinstance(owner, ast.Attribute) else owner.id) == "mark"
    )


def report(game: Game, proven: set[str]) -> dict[str, Any]:
    """The clauses of one game: how many, how many need no test, and which of the others have one."""
    wanted = [clause.id for clause in game.clauses if clause.kind != EXEMPT]
    return {
        "clauses": len(game.clauses),
        "exempt": len(game.clauses) - len(wanted),
        "proven": [rule for rule in wanted if rule in proven],
        "missing": [rule for rule in wanted if rule not in proven],
    }
