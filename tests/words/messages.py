"""The .ftl files as data, and the places in the source that name messages."""

import ast
import re
from functools import cache
from pathlib import Path

from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from ratusz.games.catalogue import GAMES
from ratusz.kernel.game import Game
from ratusz.words.sentences import key

ROOT = Path(__file__).parents[2]
SOURCE = ROOT / "src" / "ratusz"
LOCALE = SOURCE / "locale"

Messages = dict[str, ftl.Message]


def found(language: str, folder: str = "") -> list[str]:
    """The files of one folder."""
    return [path.relative_to(LOCALE / language).as_posix() for path in (LOCALE / language / folder).glob("*.ftl")]


def files(language: str) -> list[str]:
    """Those common to all games, and those of each game of the catalogue in its folder."""
    return sorted([*found(language), *[file for game in GAMES for file in found(language, game)]])


def spoken(language: str, game: str) -> list[str]:
    """The files heard at a table of a game, be it in the catalogue yet or not."""
    return sorted([*found(language), *found(language, game)])


@cache
def parse(language: str, file: str) -> ftl.Resource:
    return FluentParser().parse((LOCALE / language / file).read_text(encoding="utf-8"))


def messages(language: str, file: str) -> Messages:
    return {entry.id.name: entry for entry in parse(language, file).body if isinstance(entry, ftl.Message)}


@cache
def all_messages(language: str) -> Messages:
    return {id: message for file in files(language) for id, message in messages(language, file).items()}


@cache
def heard(language: str, game: str) -> Messages:
    return {id: message for file in spoken(language, game) for id, message in messages(language, file).items()}


class References(Visitor):
    """The variables and messages a pattern refers to; of each message, its value or one of its attributes."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.messages: set[str] = set()
        self.parts: set[tuple[str, str]] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ftl.MessageReference) -> None:  # noqa: N802
        self.messages.add(node.id.name)
        self.parts.add((node.id.name, node.attribute.name if node.attribute else ""))


def variables(known: Messages, id: str) -> set[str]:
    """The figures a message needs, those of the messages inside it included."""
    return needed(known, known[id])


def needed(known: Messages, node: ftl.BaseNode) -> set[str]:
    found = References()
    found.visit(node)
    return found.variables.union(*[needed(known, part(known[id], attribute)) for id, attribute in found.parts])


def part(message: ftl.Message, attribute: str) -> ftl.BaseNode:
    """What a reference puts in: the value of a message, which may have more figures than the attribute that was meant."""
    parts = {"": message.value, **{found.id.name: found.value for found in message.attributes}}
    pattern = parts[attribute]
    assert pattern is not None
    return pattern


def mentioned(known: Messages) -> set[str]:
    """Messages that stand inside other messages."""
    found = References()
    for message in known.values():
        found.visit(message)
    return found.messages


# The source.


@cache
def page() -> str:
    """The source of the page, which says the messages of web.ftl and names things with those of the games."""
    sources = [path for path in sorted((ROOT / "web" / "src").rglob("*")) if path.suffix in (".ts", ".svelte")]
    return "\n".join([path.read_text(encoding="utf-8") for path in sources])


@cache
def trees(folder: str = "") -> list[ast.Module]:
    """The modules of a folder; in the whole source, a game that is not in the catalogue yet is left out."""
    return [
        ast.parse(path.read_text(encoding="utf-8"))
        for path in sorted((SOURCE / folder).rglob("*.py"))
        if folder or path.parents[1] not in (SOURCE / "games", SOURCE / "words") or path.parent.name in GAMES
    ]


def constants(node: ast.AST) -> set[str]:
    return {part.value for part in ast.walk(node) if isinstance(part, ast.Constant) and isinstance(part.value, str)}


def calls(name: str, folder: str = "") -> list[ast.Call]:
    """Calls of a function or method of this name."""
    return [
        node
        for tree in trees(folder)
        for node in ast.walk(tree)
        if isinstance(node, ast.Call)
        and name == (node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", ""))
    ]


def branches(node: ast.AST) -> set[str]:
    """The plain strings an expression may be, both branches of an `if` included."""
    parts = [node.body, node.orelse] if isinstance(node, ast.IfExp) else [node]
    return {part.value for part in parts if isinstance(part, ast.Constant) and isinstance(part.value, str)}


def first_words(name: str, folder: str = "") -> set[str]:
    """The plain strings that calls of a function have as first argument."""
    return set[str]().union(*[branches(call.args[0]) for call in calls(name, folder) if call.args])


def local_names(function: ast.AST) -> set[str]:
    stored = {node.id for node in ast.walk(function) if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store)}
    return stored | {node.arg for node in ast.walk(function) if isinstance(node, ast.arg)}


def families() -> set[str]:
    """How message ids begin that the source puts together: "card-" for f"card-{name}"."""
    found: set[str] = set()
    for tree in trees():
        for node in ast.walk(tree):
            if isinstance(node, ast.JoinedStr) and isinstance(node.values[0], ast.Constant):
                start = str(node.values[0].value)
                if re.fullmatch(r"[a-z]+(-[a-z]+)*-", start):
                    found.add(start)
    return found


def refusal_clauses(folder: str) -> set[str]:
    """The clauses a game may refuse by: those in functions that list refusals (they take `why`) or judge an aside or an
    answer that is not listed, and in what these call."""
    known: dict[str, list[ast.AST]] = {}  # modules may use the same name
    for tree in trees(folder):
        for node in tree.body:
            if isinstance(node, ast.FunctionDef):
                known.setdefault(node.name, []).append(node)
            elif isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name):
                known.setdefault(node.target.id, []).append(node)
    ahead = [name for name, nodes in known.items() for node in nodes if lists_refusals(node)]
    judges = [call.args[3] for call in calls("aside", folder) + calls("ask", folder) if len(call.args) > 3]
    ahead += [judge.id for judge in judges if isinstance(judge, ast.Name)]
    reached: set[str] = set()
    while ahead:
        name = ahead.pop()
        if name not in reached:
            reached.add(name)
            for defined in known[name]:
                names = {part.id for part in ast.walk(defined) if isinstance(part, ast.Name)} - local_names(defined)
                ahead += [part for part in names if part in known]
    refused = [call.args[1] for call in calls("Problem", folder) if constants(call.args[0]) == {"refused"}]
    words = set[str]().union(
        *[unraised(node) for name in reached for node in known[name]], *[constants(node) for node in refused]
    )
    return {word for word in words if re.fullmatch(r"[A-Z0-9]+(-[A-Z0-9]+)+\.\d+[a-z]?", word)}


def content_clauses(folder: str) -> set[str]:
    """The clauses that content names, as a building does for where it may not stand."""
    texts = [path.read_text(encoding="utf-8") for path in (SOURCE / folder / "content").glob("*.toml")]
    return {rule for text in texts for rule in re.findall(r'^rule = "(.+)"', text, re.MULTILINE)}


def unraised(node: ast.AST) -> set[str]:
    """The strings in a node but those in its raise statements: what is wrong with content or a position refuses nobody."""
    if isinstance(node, ast.Raise):
        return set()
    return constants_here(node).union(*[unraised(part) for part in ast.iter_child_nodes(node)])


def constants_here(node: ast.AST) -> set[str]:
    return {node.value} if isinstance(node, ast.Constant) and isinstance(node.value, str) else set()


def lists_refusals(node: ast.AST) -> bool:
    return isinstance(node, ast.FunctionDef) and "why" in [argument.arg for argument in node.args.args]


def family(start: str, known: Messages) -> set[str]:
    return {id.removeprefix(start) for id in known if id.startswith(start)}


COMMON = ("event-", "question-", "refused-", "problem-", "want-", "score-", "option-", "blurb", "game-", "stage-", "course-",
    "rules-")  # fmt: skip


def unused(voice: str, game: Game, own: Messages, heard: Messages, *more: str) -> list[str]:
    """The messages of a game that nothing names as a whole, and no family they belong to by its beginning."""
    named = set[str]().union(*[constants(tree) for tree in trees(voice)])
    used = named | mentioned(heard) | {key(clause.id) for clause in game.clauses}
    starts = [name for name in named if re.fullmatch(r"[a-z]+(-[a-z]+)*-", name)]
    return [id for id in own if id not in used and not id.startswith((*starts, *COMMON, *more))]


def check_clauses(file: str, game: Game) -> None:
    """Every clause has a topic and a text."""
    rules = messages("en", file)
    assert list(rules) == [key(clause.id) for clause in game.clauses]
    for message in rules.values():
        assert message.value is not None
        assert [part.id.name for part in message.attributes] == ["topic"]
