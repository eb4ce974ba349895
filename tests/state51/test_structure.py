"""The source of the rules is of one piece: tasks that exist, shapes that fit, clauses and rulings that can be looked up.

An unknown task name would look like an ask, and no type checker sees it; so the source is read as a tree.
"""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from ratusz.games.state51.game import GAME

ROOT = Path(__file__).resolve().parents[2]
FILES = sorted((ROOT / "src" / "ratusz" / "games" / "state51").rglob("*.py"))
TREES = {path.name: ast.parse(path.read_text(encoding="utf-8")) for path in FILES}
FUNCTIONS = {node.name: node for tree in TREES.values() for node in ast.walk(tree) if isinstance(node, ast.FunctionDef)}


def pushes(function: ast.FunctionDef) -> Iterator[ast.AST]:
    """Whatever a function puts on the stack, or builds as a list of tasks."""
    tasks = "list[Task]"
    for node in ast.walk(function):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr in ("append", "extend"):
            if ast.unparse(node.func.value).endswith(".stack"):
                yield from node.args
        elif isinstance(node, (ast.Assign, ast.AugAssign)):
            target = node.targets[0] if isinstance(node, ast.Assign) else node.target
            if ast.unparse(target).endswith(".stack") or ast.unparse(target) == "stack":
                yield node.value
        elif isinstance(node, ast.AnnAssign) and ast.unparse(node.annotation) == tasks and node.value is not None:
            yield node.value
        elif isinstance(node, ast.Return) and node.value is not None:
            if function.returns is not None and ast.unparse(function.returns) == tasks:
                yield node.value


def names_of(first: ast.expr, function: ast.AST) -> list[str]:
    """The task names a tuple may begin with: a constant, or a variable that is given constants in the same function."""
    if isinstance(first, ast.Name):
        found = [
            node.value for node in ast.walk(function) if isinstance(node, ast.Assign) and ast.unparse(node.targets[0]) == first.id
        ]
        branches = [part for value in found for part in ([value.body, value.orelse] if isinstance(value, ast.IfExp) else [value])]
        return [part.value for part in branches if isinstance(part, ast.Constant) and isinstance(part.value, str)]
    return [first.value] if isinstance(first, ast.Constant) and isinstance(first.value, str) else []


def task_tables(tree: ast.Module) -> list[ast.expr]:
    """Tasks made once: tables of them at the top of a module."""
    tables = [node for node in tree.body if isinstance(node, ast.AnnAssign) and "Task" in ast.unparse(node.annotation)]
    return [table.value for table in tables if table.value is not None]


def pushed_tasks() -> list[tuple[str, str, int]]:
    """Where a task is pushed, its name, and with how many arguments."""
    found: dict[tuple[str, int, int, str], tuple[str, str, int]] = {}
    for file, tree in TREES.items():
        places: list[tuple[ast.AST, ast.AST]] = [(table, table) for table in task_tables(tree)]
        for function in [node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef)]:
            places += [(function, pushed) for pushed in pushes(function)]
        for place, pushed in places:
            for node in ast.walk(pushed):
                if isinstance(node, ast.Tuple) and node.elts and not any(isinstance(part, ast.Starred) for part in node.elts):
                    for name in names_of(node.elts[0], place):
                        where = f"{file}:{node.lineno}"
                        found[file, node.lineno, node.col_offset, name] = (where, name, len(node.elts) - 1)
    return list(found.values())


PUSHED = pushed_tasks()


def test_the_walk_finds_every_task_that_is_ever_pushed() -> None:
    """Every registered task is pushed somewhere, and the walk sees where; else it is dead, or the walk is blind."""
    assert {name for _, name, _ in PUSHED} == set(GAME.rules.tasks)


@pytest.mark.parametrize(("where", "name", "arguments"), PUSHED, ids=[name for _, name, _ in PUSHED])
def test_a_task_that_is_pushed_is_registered_and_has_all_its_arguments(where: str, name: str, arguments: int) -> None:
    assert name in GAME.rules.ops or name in GAME.rules.asks, where
    shape = GAME.rules.tasks[name]
    assert arguments == len(shape.names), where


def registrations() -> list[tuple[str, str, str, ast.FunctionDef, str]]:
    """Every decorated function: op, ask or aside, its name and shape, and what lists the options of an ask."""
    found = []
    for function in FUNCTIONS.values():
        for decorator in function.decorator_list:
            if isinstance(decorator, ast.Call) and ast.unparse(decorator.func) in ("rules.op", "rules.ask", "rules.aside"):
                words = [part.value for part in decorator.args if isinstance(part, ast.Constant)]
                listed = [ast.unparse(part) for part in decorator.args if isinstance(part, ast.Name)]
                sort = ast.unparse(decorator.func).removeprefix("rules.")
                found.append(
                    (sort, str(words[0]), str(words[1]) if len(words) > 1 else "", function, listed[0] if listed else "")
                )
    return found


REGISTERED = registrations()


def test_the_source_registers_what_the_game_has() -> None:
    by_sort = {sort: {name for found, name, _, _, _ in REGISTERED if found == sort} for sort in ("op", "ask", "aside")}
    assert by_sort == {"op": set(GAME.rules.ops), "ask": set(GAME.rules.asks), "aside": set(GAME.rules.asides)}
    assert not set(GAME.rules.ops) & set(GAME.rules.asks)


@pytest.mark.parametrize(("sort", "name", "shape", "function", "listed"), REGISTERED, ids=[entry[1] for entry in REGISTERED])
def test_a_shape_names_every_argument_of_its_functions(
    sort: str, name: str, shape: str, function: ast.FunctionDef, listed: str
) -> None:
    count = len(shape.split())
    before = {"op": 1, "ask": 2, "aside": 3}[sort]  # g; g, action; g, seat, action
    if sort == "aside":
        assert len(function.args.args) == before
    else:
        assert len(function.args.args) == before + count
        assert [argument.arg for argument in function.args.args[:before]] == ["g", "action"][:before]
    if sort == "ask":
        options = FUNCTIONS[listed]
        assert [argument.arg for argument in options.args.args[:3]] == ["g", "legal", "why"]
        assert len(options.args.args) == 3 + count
        assert shape.split()[0] == "seat"


def test_every_kind_of_argument_is_known() -> None:
    plain = {"int", "seat", "word"}
    for shapes in (GAME.rules.tasks, GAME.rules.actions):
        for name, shape in shapes.items():
            assert set(shape.kinds) <= plain | set(GAME.rules.kinds), name


@pytest.mark.parametrize("path", FILES, ids=[path.name for path in FILES])
def test_every_clause_and_ruling_the_source_cites_exists(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    clauses = {clause.id for clause in GAME.clauses}
    assert set(re.findall(r"S51-[A-Z]+\.\d+", text)) <= clauses
    for group, more in re.findall(r"(S51-[A-Z]+)\.\d+((?:(?:,| to| and) \.\d+)+)", text):
        assert {f"{group}{number}" for number in re.findall(r"\.\d+", more)} <= clauses
    rulings = set(
        re.findall(r"^\*\*([A-J]\d+)\.", (ROOT / "docs" / "rulings-state51.md").read_text(encoding="utf-8"), re.MULTILINE)
    )
    cited = {
        word for found in re.findall(r"rulings? ((?:[A-J]\d+(?:, | and )?)+)", text) for word in re.findall(r"[A-J]\d+", found)
    }
    assert cited <= rulings


def test_every_clause_cited_by_a_refusal_or_an_event_has_a_clause_that_is_a_rule() -> None:
    """What players are shown as a reason is a clause they can act on, never a remark about handling cards."""
    kinds = {clause.id: clause.kind for clause in GAME.clauses}
    cited = {found for path in FILES for found in re.findall(r'"(S51-[A-Z]+\.\d+)"', path.read_text(encoding="utf-8"))}
    assert cited
    assert not [clause for clause in cited if kinds[clause] == "table"]
