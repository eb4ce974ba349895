"""Content files: TOML checked against types, every value with its origin, and a hash that names the whole.

Reading the files a game ships is the one thing kernel and games take from outside, once, when the game is imported.
"""

import hashlib
import json
import re
import tomllib
from functools import lru_cache
from importlib import resources
from typing import Any, Final, TypeVar

import msgspec

from .complaint import complaint, read_toml
from .problem import Problem

T = TypeVar("T")

# Where a value comes from: the rulebook says so; other public material of the game; it follows from an example; we made it up.
ORIGINS: Final = ("rulebook", "public", "derived", "design")


def read(package: str, name: str) -> str:
    """The text of a content file that lies in a package."""
    return (resources.files(package) / name).read_text(encoding="utf-8")


@lru_cache(maxsize=32)
def plain(text: str) -> dict[str, Any]:
    """What a file says, read once for its values and its fingerprint, since TOML is slow to read. Nobody changes it."""
    return read_toml(text)


def parse(text: str, file: str, wanted: type[T]) -> T:
    """Content as typed values; what is wrong is told with file, entry and field."""
    try:
        data = plain(text)
    except Problem as problem:
        raise Problem("content-syntax", file=file, detail=problem) from None
    try:
        return msgspec.convert(data, wanted)
    except msgspec.ValidationError as error:
        field, wrong = complaint(error)
        raise Problem("content-field", file=file, entry=entry_of(data, field), field=field, detail=wrong) from None


def effects(data: Any, wanted: type[T]) -> T:
    """Effects that do not come from a file: from a position, or from a card author's console."""
    try:
        return msgspec.convert(data, wanted)
    except msgspec.ValidationError as error:
        field, wrong = complaint(error)
        raise Problem("effect-field", field=field, detail=wrong) from None


def entry_of(data: dict[str, Any], path: str) -> str:
    """The id of the entry a path such as location[3].distance lies in; of what is no list, its name."""
    found = re.match(r"(\w+)\[(\d+)\]", path)
    if not found:
        return path.partition(".")[0]
    entry = data[found[1]][int(found[2])]
    number = f"{found[1]} {int(found[2]) + 1}"
    return str(entry.get("id", number)) if isinstance(entry, dict) else number


def check_origin(origin: dict[str, str], fields: tuple[str, ...], file: str, entry: str) -> None:
    """Every field has an origin of its own or takes the default."""
    for field, value in origin.items():
        if value not in ORIGINS:
            raise Problem("content-origin", file=file, entry=entry, field=field, origin=value, known=", ".join(ORIGINS))
        if field != "default" and field not in fields:
            raise Problem("content-origin-field", file=file, entry=entry, field=field)
    if "default" not in origin:
        for field in fields:
            if field not in origin:
                raise Problem("content-origin", file=file, entry=entry, field=field, origin="-", known=", ".join(ORIGINS))


def fingerprint(*texts: str) -> str:
    """Names a set of content files: equal content, equal fingerprint; comments and layout do not count."""
    parsed = [plain(text) for text in texts]
    return hashlib.sha256(json.dumps(parsed, sort_keys=True).encode()).hexdigest()[:16]


class Clause:
    """One clause of a rulebook. Its text and topic are messages of the same id in the .ftl files."""

    __slots__ = ("id", "kind", "source")

    def __init__(self, id: str, kind: str, source: str) -> None:
        self.id = id
        self.kind = kind  # rule, setup, component, example, or table (physical handling: nothing for an engine)
        self.source = source


def clauses(text: str) -> list[Clause]:
    return [Clause(entry["id"], entry["kind"], entry["source"]) for entry in tomllib.loads(text)["clause"]]
