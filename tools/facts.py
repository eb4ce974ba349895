"""The events a game tells, from its source: where one is told, its kind and its figures are written down."""

import ast
from dataclasses import dataclass, field
from pathlib import Path

VARIOUS = "…"  # clauses that depend on the case
GAMES = Path(__file__).resolve().parent.parent / "src" / "ratusz" / "games"


@dataclass
class Fact:
    """A kind of event: by which clauses it is told, with which figures, and with which of them not always."""

    clauses: set[str] = field(default_factory=set)
    figures: list[set[str]] = field(default_factory=list)  # by the places where it is told
    perhaps: set[str] = field(default_factory=set)

    @property
    def always(self) -> set[str]:
        return set.intersection(*self.figures)

    @property
    def names(self) -> set[str]:
        return set.union(*self.figures) | self.perhaps

    def holds(self, figures: set[str]) -> bool:
        """Whether it may be told with exactly these figures."""
        return any([written <= figures <= written | self.perhaps for written in self.figures])


def told(game: str) -> dict[str, Fact]:
    """By kind, all the events of a game."""
    found: dict[str, Fact] = {}
    functions = [node for tree in trees(game) for node in ast.walk(tree) if isinstance(node, ast.FunctionDef)]
    for function in functions:
        for call in calls(function, "tell"):
            figures, perhaps = figures_of(call.args[3], function)
            for kind in kinds_of(call.args[0], function, functions):
                fact = found.setdefault(kind, Fact())
                fact.clauses |= words(call.args[1]) or {VARIOUS}
                fact.figures.append(figures)
                fact.perhaps |= perhaps
    return found


def trees(game: str) -> list[ast.Module]:
    return [ast.parse(path.read_text(encoding="utf-8")) for path in sorted((GAMES / game).rglob("*.py"))]


def calls(node: ast.AST, name: str) -> list[ast.Call]:
    """Calls of a function or method of this name."""
    found = [part for part in ast.walk(node) if isinstance(part, ast.Call)]
    return [call for call in found if name == ast.unparse(call.func).rpartition(".")[2]]


def words(node: ast.expr) -> set[str]:
    """The plain strings an expression may be, both branches of an `if` included."""
    parts = [node.body, node.orelse] if isinstance(node, ast.IfExp) else [node]
    return {part.value for part in parts if isinstance(part, ast.Constant) and isinstance(part.value, str)}


def kinds_of(node: ast.expr, function: ast.FunctionDef, functions: list[ast.FunctionDef]) -> set[str]:
    """The kind written there, assigned before, or given by whoever calls the function."""
    if not isinstance(node, ast.Name):
        return words(node)
    parameters = [argument.arg for argument in function.args.args]
    if node.id in parameters:
        place = parameters.index(node.id)
        given = [kinds_of(call.args[place], other, functions) for other in functions for call in calls(other, function.name)]
        return set[str]().union(*given)
    return set[str]().union(*[words(value) for value in assigned(function, node.id)])


def figures_of(node: ast.expr, function: ast.FunctionDef) -> tuple[set[str], set[str]]:
    """The figures that are there always, and those that may be."""
    if isinstance(node, ast.Name):
        values = assigned(function, node.id)
        written = [figures_of(value, function)[0] for value in values]
        return set[str]().union(*written), added(function, node.id)
    assert isinstance(node, ast.Dict), ast.unparse(node)
    found: set[str] = set()
    for key, value in zip(node.keys, node.values, strict=True):
        found |= words(key) if key is not None else figures_of(value, function)[0]
    return found, set()


def assigned(function: ast.FunctionDef, name: str) -> list[ast.expr]:
    """What a local name is made to stand for."""
    found: list[ast.expr] = []
    for node in ast.walk(function):
        if isinstance(node, ast.Assign) and [ast.unparse(target) for target in node.targets] == [name]:
            found.append(node.value)
        elif isinstance(node, ast.AnnAssign) and ast.unparse(node.target) == name and node.value is not None:
            found.append(node.value)
    return found


def added(function: ast.FunctionDef, name: str) -> set[str]:
    """The keys a local dictionary gets later, if it does."""
    targets = [target for node in ast.walk(function) if isinstance(node, ast.Assign) for target in node.targets]
    keys = [target.slice for target in targets if isinstance(target, ast.Subscript) and ast.unparse(target.value) == name]
    return set[str]().union(*[words(key) for key in keys])
