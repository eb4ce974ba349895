"""Write what goes between server and page as TypeScript types: web/src/lib/wire.ts from the server's own, and for each game
web/src/games/GAME/view.ts from what its seats see and are asked, and printed.ts from what its catalogue holds.

`python tools/wire.py` writes the files, `python tools/wire.py --check` only says whether they are up to date.
"""

import ast
import re
import sys
from dataclasses import replace
from importlib import import_module
from pathlib import Path
from typing import Any

import msgspec
from msgspec import inspect

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from ratusz.games.catalogue import GAMES
from ratusz.kernel import view
from ratusz.kernel.game import Game
from ratusz.server.http.bodies import (
    calls,
    coach,
    common,
    conduct,
    daily,
    games,
    invitations,
    keys,
    operations,
    people,
    profile,
    puzzles,
    records,
    tables,
)
from ratusz.server.messages import answers, log, requests, state
from tools.shapes import Alias, Field, Shape, shapes
from tools.shapes import typescript as of_annotation

PAGE = Path(__file__).resolve().parent.parent / "web" / "src"
MESSAGES = (requests, log, state, answers)
BODIES = (common, people, calls, profile, keys, conduct, games, tables, invitations, daily, records, puzzles, coach, operations)
FIGURED = (log.Line, state.Choice, state.Refused)  # besides their fields these carry the figures of a fact
HEAD = "// Made by tools/wire.py from the types of the server. Do not edit.\n"
OF_GAME = "// Made by tools/wire.py from {source}. Do not edit.\n"
OF_VIEW = "import type { Head } from '../../lib/wire';\n"
ASKED = Field("asked", "Asked | null", True, "what is waited for; null: nothing, or other seats")
PLAIN: dict[type[inspect.Type], str] = {
    inspect.AnyType: "unknown",
    inspect.NoneType: "null",
    inspect.BoolType: "boolean",
    inspect.IntType: "number",
    inspect.FloatType: "number",
    inspect.StrType: "string",
    inspect.BytesType: "string",
}


def typescript(found: inspect.Type) -> str:
    """A type as TypeScript writes it."""
    if type(found) in PLAIN:
        return PLAIN[type(found)]
    if isinstance(found, inspect.StructType):
        return found.cls.__name__
    if isinstance(found, inspect.TypedDictType):
        return "View"
    if isinstance(found, inspect.UnionType):
        return " | ".join([typescript(part) for part in found.types])
    if isinstance(found, (inspect.ListType, inspect.VarTupleType)):
        inner = typescript(found.item_type)
        return f"({inner})[]" if "|" in inner else f"{inner}[]"
    if isinstance(found, inspect.TupleType):
        return f"[{', '.join([typescript(item) for item in found.item_types])}]"
    if isinstance(found, inspect.DictType):
        return f"Record<{typescript(found.key_type)}, {typescript(found.value_type)}>"
    if isinstance(found, inspect.LiteralType):
        return " | ".join([f"'{value}'" if isinstance(value, str) else str(value) for value in found.values])
    raise TypeError(f"tools/wire.py has no TypeScript for {found}")


def optional(field: inspect.Field) -> bool:
    """Whether the field may be absent even in what the server sends: its default is UNSET, which is no value."""
    return not field.required and field.default is msgspec.NODEFAULT and field.default_factory is msgspec.NODEFAULT


def interface(struct: type[msgspec.Struct], required: bool) -> str:
    """A struct as an interface. What the client sends may leave out fields that have a default."""
    found = inspect.type_info(struct)
    assert isinstance(found, inspect.StructType)
    lines: list[str] = []
    if found.tag_field:
        lines.append(f"  {found.tag_field}: '{found.tag}';")
    for field in found.fields:
        mark = "?" if optional(field) or not (required or field.required) else ""
        lines.append(f"  {field.encode_name}{mark}: {typescript(field.type)};")
    if struct in FIGURED:
        lines.append("  [figure: string]: unknown;")
    said = struct.__doc__ or ""
    comment = f"/** {said} */\n" if said else ""
    body = "\n".join(lines)
    return f"{comment}export interface {struct.__name__} {{\n{body}\n}}\n"


def members(union: Any) -> list[type[msgspec.Struct]]:
    return list(union.__args__)


def structs(module: Any) -> list[type[msgspec.Struct]]:
    found = [item for item in vars(module).values() if isinstance(item, type) and issubclass(item, msgspec.Struct)]
    return [item for item in found if item.__module__ == module.__name__]


def declared(found: Shape | Alias) -> str:
    """A typed dictionary as an interface, each field with its description."""
    said = f"/** {found.said} */\n" if found.said else ""
    if isinstance(found, Alias):
        return f"{said}export type {found.name} = {found.type};\n"
    parameters = f"<{', '.join(found.parameters)}>" if found.parameters else ""
    bases = f" extends {', '.join(found.bases)}" if found.bases else ""
    lines = [
        f"  {quoted(field.name)}{'' if field.required else '?'}: {field.type};{f' // {field.said}' if field.said else ''}\n"
        for field in found.fields
    ]
    return f"{said}export interface {found.name}{parameters}{bases} {{\n{''.join(lines)}}}\n"


def of_python(annotation: str) -> str:
    return of_annotation(ast.parse(annotation, mode="eval").body)


def quoted(name: str) -> str:
    return name if re.fullmatch(r"\w+", name) else f"'{name}'"


def of_game(source: str, head: str, found: list[Shape | Alias]) -> str:
    return "\n".join([OF_GAME.format(source=source) + head, *[declared(one) for one in found]])


def of_view(name: str) -> str:
    """What a seat sees, with what it is asked for by kind."""
    source = f"ratusz.games.{name}.position.seen"
    found = shapes(import_module(source))
    typed = [replace(one, fields=[*one.fields, ASKED]) if isinstance(one, Shape) and one.name == "View" else one for one in found]
    return of_game(source, OF_VIEW, [*typed, asked(GAMES[name])])


def asked(game: Game) -> Alias:
    """The asks with their arguments."""
    kinds = []
    for name in sorted(game.rules.asks):
        types = game.rules.tasks[name].types(game.rules.kinds)
        arguments = "".join([f"; {quoted(argument)}: {of_python(told)}" for argument, told in types.items()])
        kinds.append(f"\n  | {{ kind: '{name}'{arguments} }}")
    return Alias("Asked", "".join(kinds), "What is waited for, with its arguments.")


def of_server() -> str:
    asked = [*members(requests.Request), people.ChangeMe, tables.WantedSeat, tables.NewTable, tables.Join, records.Continue]
    parts = [HEAD, *[declared(found) for found in shapes(view)]]
    parts += [interface(struct, struct not in asked) for module in (*MESSAGES, *BODIES) for struct in structs(module)]
    for name, union in (("Request", requests.Request), ("Answer", answers.Answer)):
        parts.append(f"export type {name} = {' | '.join([member.__name__ for member in members(union)])};\n")
    return "\n".join(parts)


def main() -> int:
    texts = {PAGE / "lib" / "wire.ts": of_server()}
    for name in [name for name in GAMES if (PAGE / "games" / name).is_dir()]:
        printed = f"ratusz.words.{name}.printed"
        texts[PAGE / "games" / name / "view.ts"] = of_view(name)
        texts[PAGE / "games" / name / "printed.ts"] = of_game(printed, "", shapes(import_module(printed)))
    stale = [file for file, text in texts.items() if not file.exists() or file.read_text(encoding="utf-8") != text]
    if "--check" in sys.argv[1:]:
        for file in stale:
            print(f"{file} is not what the types of the server make; run: python tools/wire.py", file=sys.stderr)
        return 1 if stale else 0
    for file in stale:
        file.write_text(texts[file], encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
