"""Positions as text: TOML, written in one canonical way, so that equal positions are equal texts."""

import json
import re
from typing import Any, Final

from .complaint import read_toml
from .problem import Problem

BARE: Final = re.compile("[A-Za-z0-9_-]+")  # a key that needs no quotes
HEXADECIMAL: Final = re.compile("[0-9a-f]{1,16}")
LONGEST: Final = 60  # of what is quoted in a complaint
CONTROL: Final = re.compile("[\x00-\x1f\x7f]")


def loads(text: str) -> dict[str, Any]:
    try:
        return read_toml(text)
    except Problem as problem:
        raise Problem("position-syntax", detail=problem) from None


def dumps(data: dict[str, Any]) -> str:
    """Keys in the order given; lists of tables last, each under its own [[heading]]."""
    lines = [entry_text(key, value) for key, value in data.items() if not is_tables(value)]
    for key, value in data.items():
        if is_tables(value):
            for table in value:
                lines += ["", f"[[{key_text(key)}]]", *[entry_text(name, item) for name, item in table.items()]]
    return "\n".join(lines) + "\n"


def is_tables(value: Any) -> bool:
    return isinstance(value, list) and bool(value) and all([isinstance(item, dict) for item in value])


def entry_text(key: str, value: Any) -> str:
    return f"{key_text(key)} = {value_text(value)}"


def key_text(key: str) -> str:
    return key if BARE.fullmatch(key) else string_text(key)


def string_text(text: str) -> str:
    escaped = text.replace("\\", "\\\\").replace('"', '\\"').replace("\n", "\\n")
    return '"' + CONTROL.sub(lambda found: f"\\u{ord(found[0]):04x}", escaped) + '"'


def value_text(value: Any) -> str:
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, int):
        return str(value)
    if isinstance(value, str):
        return string_text(value)
    if isinstance(value, dict):
        inner = ", ".join([entry_text(name, item) for name, item in value.items()])
        return f"{{ {inner} }}" if inner else "{}"
    return "[" + ", ".join([value_text(item) for item in value]) + "]"


def shown(value: Any) -> str:
    """What somebody wrote, cut short: a text as it is, anything else as JSON (in TOML, only tables look different)."""
    text = value if isinstance(value, str) else json.dumps(value, ensure_ascii=False, default=str)
    return text if len(text) <= LONGEST else text[: LONGEST - 3] + "..."


class Reader:
    """Takes the entries of one table, checks their types, and complains about what is left over."""

    def __init__(self, data: Any, where: str) -> None:
        if not isinstance(data, dict):
            raise Problem("position-type", where=where, want="table", got=shown(data))
        self.data: dict[str, Any] = dict(data)
        self.where: str = where

    def place(self, name: str) -> str:
        return f"{self.where}.{name}" if self.where else name

    def has(self, name: str) -> bool:
        return name in self.data

    def number(self, name: str, default: int, least: int = 0, most: int | None = None) -> int:
        value = self.data.pop(name, default)
        if not isinstance(value, int) or isinstance(value, bool):
            raise Problem("position-type", where=self.place(name), want="number", got=shown(value))
        if value < least or (most is not None and value > most):
            upper = "-" if most is None else most
            raise Problem("position-range", where=self.place(name), got=shown(value), least=least, most=upper)
        return value

    def seat(self, name: str, seats: int) -> int:
        """-1 if none is named."""
        if self.data.get(name) is None:
            self.data.pop(name, None)
            return -1
        return self.number(name, 0, 0, seats - 1)

    def seats(self, name: str, seats: int) -> int:
        """Several, as a mask."""
        mask = 0
        for seat in self.items(name):
            mask |= 1 << Reader({name: seat}, self.where).number(name, 0, 0, seats - 1)
        return mask

    def chance(self) -> int:
        """The state of the generator: in hexadecimal, since a TOML number may not hold it."""
        value = self.data.pop("chance", "0")
        if not isinstance(value, str) or not HEXADECIMAL.fullmatch(value):
            raise Problem("position-type", where=self.place("chance"), want="hexadecimal number", got=shown(value))
        return int(value, 16)

    def flag(self, name: str, default: bool = False) -> bool:
        value = self.data.pop(name, default)
        if not isinstance(value, bool):
            raise Problem("position-type", where=self.place(name), want="true or false", got=shown(value))
        return value

    def choice(self, name: str, default: str, known: tuple[str, ...]) -> str:
        value = self.data.pop(name, default)
        if not isinstance(value, str) or value not in known:
            raise Problem("position-choice", where=self.place(name), got=shown(value), known=", ".join(known), more=0)
        return value

    def items(self, name: str) -> list[Any]:
        value = self.data.pop(name, [])
        if not isinstance(value, list):
            raise Problem("position-type", where=self.place(name), want="list", got=shown(value))
        return value

    def table(self, name: str) -> dict[str, Any]:
        value = self.data.pop(name, {})
        if not isinstance(value, dict):
            raise Problem("position-type", where=self.place(name), want="table", got=shown(value))
        return value

    def amounts(self, name: str, known: tuple[str, ...], default: list[int], most: int) -> list[int]:
        """A table of numbers by name; what is not in it is 0, and all of it at its default if the table is left out."""
        if not self.has(name):
            return default
        inner = Reader(self.table(name), self.place(name))
        found = [inner.number(entry, 0, 0, most) for entry in known]
        inner.done()
        return found

    def done(self) -> None:
        for name in self.data:
            raise Problem("position-key", where=self.place(name))
