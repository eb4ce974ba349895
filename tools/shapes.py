"""Typed dictionaries as their source has them: fields with their types, and the comments behind them as descriptions.

What the reference pages (tools/reference.py) and the types of the page (tools/wire.py) are made from.
"""

import ast
import inspect
import io
import tokenize
from collections.abc import Iterable
from dataclasses import dataclass
from types import ModuleType
from typing import Literal, get_args, get_origin

PLAIN = {"int": "number", "float": "number", "str": "string", "bool": "boolean", "Any": "unknown", "None": "null"}


@dataclass(frozen=True)
class Field:
    name: str
    type: str  # as TypeScript writes it
    required: bool
    said: str


@dataclass(frozen=True)
class Shape:
    """A typed dictionary."""

    name: str
    parameters: list[str]
    bases: list[str]
    fields: list[Field]
    said: str


@dataclass(frozen=True)
class Alias:
    """Another name for a type."""

    name: str
    type: str
    said: str


def shapes(module: ModuleType) -> list[Shape | Alias]:
    """All a module defines, in its order; the vocabularies it takes from others come first."""
    source = inspect.getsource(module)
    comments = comments_of(source)
    tree = ast.parse(source)
    found: list[Shape | Alias] = []
    for node in tree.body:
        if isinstance(node, ast.ImportFrom):
            found += taken(node, module)
        elif isinstance(node, ast.ClassDef):
            found.append(of_class(node, comments))
        elif isinstance(node, ast.Assign):
            name = ast.unparse(node.targets[0])
            above = comments.get(node.lineno - 1, "")
            if isinstance(node.value, ast.Call) and ast.unparse(node.value.func) == "TypedDict":
                found.append(Shape(name, [], [], of_call(node.value, comments), above))
            elif isinstance(node.value, (ast.Subscript, ast.BinOp)):
                found.append(Alias(name, typescript(node.value), comments.get(node.end_lineno or 0, "")))
    return found


def comments_of(source: str) -> dict[int, str]:
    """The comments by the lines they end."""
    tokens = tokenize.generate_tokens(io.StringIO(source).readline)
    found = {token.start[0]: token.string.lstrip("# ") for token in tokens if token.type == tokenize.COMMENT}
    return {line: said for line, said in found.items() if not said.startswith("fmt:")}


def taken(node: ast.ImportFrom, module: ModuleType) -> list[Alias]:
    """The vocabularies among what is imported."""
    values = [(name.name, vars(module)[name.name]) for name in node.names]
    return [Alias(name, one_of(get_args(value)), "") for name, value in values if get_origin(value) is Literal]


def of_class(node: ast.ClassDef, comments: dict[int, str]) -> Shape:
    fields = [
        field(ast.unparse(line.target), line.annotation, comments.get(line.end_lineno or 0, ""), total(node))
        for line in node.body
        if isinstance(line, ast.AnnAssign)
    ]
    generic = [base for base in node.bases if isinstance(base, ast.Subscript) and ast.unparse(base.value) == "Generic"]
    parameters = [ast.unparse(part) for base in generic for part in parts(base)]
    bases = [typescript(base) for base in node.bases if base not in generic and ast.unparse(base) != "TypedDict"]
    return Shape(node.name, parameters, bases, fields, ast.get_docstring(node) or "")


def of_call(node: ast.Call, comments: dict[int, str]) -> list[Field]:
    entries = node.args[1]
    assert isinstance(entries, ast.Dict)
    return [
        field(ast.literal_eval(key), value, comments.get(value.end_lineno or 0, ""), total(node))
        for key, value in zip(entries.keys, entries.values, strict=True)
        if key is not None
    ]


def total(node: ast.ClassDef | ast.Call) -> bool:
    """Whether all fields must be there."""
    return "total=False" not in [ast.unparse(keyword) for keyword in node.keywords]


def field(name: str, annotation: ast.expr, said: str, required: bool) -> Field:
    if isinstance(annotation, ast.Subscript) and ast.unparse(annotation.value) == "NotRequired":
        return Field(name, typescript(annotation.slice), False, said)
    return Field(name, typescript(annotation), required, said)


def typescript(node: ast.expr) -> str:
    """A type as TypeScript writes it; names stay names."""
    if isinstance(node, ast.BinOp):
        return f"{typescript(node.left)} | {typescript(node.right)}"
    if isinstance(node, ast.Subscript):
        return subscript(ast.unparse(node.value), parts(node))
    name = ast.unparse(node)
    return PLAIN.get(name, name)


def parts(node: ast.Subscript) -> list[ast.expr]:
    return list(node.slice.elts) if isinstance(node.slice, ast.Tuple) else [node.slice]


def subscript(name: str, inner: list[ast.expr]) -> str:
    if name == "Literal":
        return one_of([ast.literal_eval(value) for value in inner])
    if name == "Annotated":  # a list of fixed parts, which Python has no type for
        return typescript(inner[1])
    arguments = [typescript(part) for part in inner]
    return generic(name, arguments)


def one_of(values: Iterable[str | int]) -> str:
    return " | ".join([f"'{value}'" if isinstance(value, str) else str(value) for value in values])


def generic(name: str, arguments: list[str]) -> str:
    if name == "list":
        return f"({arguments[0]})[]" if "|" in arguments[0] else f"{arguments[0]}[]"
    if name == "tuple":
        return f"[{', '.join(arguments)}]"
    return f"{'Record' if name == 'dict' else name}<{', '.join(arguments)}>"
