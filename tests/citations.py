"""Where a game cites the clauses of its rulebook: at the functions that carry them out, or at what is printed."""

import ast
import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from ratusz.kernel.game import Game

GAMES = Path(__file__).parents[1] / "src" / "ratusz" / "games"
ROOMS = ("content", "position", "rules")
RULEBOOK = "rulebook.toml"  # names the clauses and carries none of them out
PRINTED = ""  # as a function: none, what is cited is read when the game is imported


@dataclass(frozen=True)
class Citation:
    """A clause named in a file, within a function or method of it."""

    rule: str
    file: Path
    function: str


def named(game: Game) -> re.Pattern[str]:
    """A clause of the game, named by its whole id."""
    return re.compile(rf"\b{prefix(game)}-[A-Z0-9-]+\.\d+[a-z]?\b")


def prefix(game: Game) -> str:
    """What the ids of its clauses begin with."""
    return game.clauses[0].id.partition("-")[0]


def citations(game: Game) -> Iterator[Citation]:
    """What a game's rooms cite. What a module says of itself does not count: it could be anywhere in the file, or nowhere."""
    clauses = named(game)
    for room in ROOMS:
        for file in sorted((GAMES / game.name / room).rglob("*.*")):
            if file.suffix in (".py", ".toml") and file.name != RULEBOOK:
                functions, start = functions_in(file)
                for number, line in enumerate(file.read_text(encoding="utf-8").splitlines(), 1):
                    for rule in clauses.findall(line) if number > start else []:
                        yield Citation(rule, file, functions.get(number, PRINTED))


def functions_in(file: Path) -> tuple[dict[int, str], int]:
    """The function or method each line belongs to, and the last line of what the module says of itself."""
    if file.suffix != ".py":
        return {}, 0
    tree = ast.parse(file.read_bytes(), str(file))
    parts = [(node, node.name) for node in tree.body if isinstance(node, ast.FunctionDef)]
    for one in tree.body:
        if isinstance(one, ast.ClassDef):  # its methods are run; what else it says is about what it holds
            parts += [(node, f"{one.name}.{node.name}") for node in one.body if isinstance(node, ast.FunctionDef)]
    found = {line: name for node, name in parts for line in range(node.lineno, (node.end_lineno or 0) + 1)}
    return found, tree.body[0].end_lineno or 0 if ast.get_docstring(tree) else 0


def module_docstrings(game: Game) -> Iterator[tuple[Path, str]]:
    for file in sorted((GAMES / game.name).rglob("*.py")):
        yield file, ast.get_docstring(ast.parse(file.read_bytes())) or ""
