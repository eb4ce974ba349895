"""Positions as text: TOML, written in one canonical way, so that equal positions are equal texts."""

import tomllib
from typing import Any

from .problem import Problem


def loads(text: str) -> dict[str, Any]:
    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise Problem("position-syntax", detail=str(error)) from None


def dumps(data: dict[str, Any]) -> str:
    """Keys in the order given; lists of tables last, each under its own [[heading]]."""
    lines = [f"{key} = {value_text(value)}" for key, value in data.items() if not is_tables(value)]
    for key, value in data.items():
        if is_tables(value):
            for table in value:
                lines += ["", f"[[{key}]]", *[f"{name} = {value_text(item)}" for name, item in table.items()]]
    return "\n".join(lines) + "\n"


def is_tables(value: Any) -> bool:
    return isinstance(value, list) and bool(value) and isinstance(value[0], dict)


def value_text(value: Any) -> str:
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, int):
        return str(value)
    if isinstance(value, str):
        escaped = value.replace("\\", "\\\\").replace('"', '\\"').replace("\n", "\\n")
        return f'"{escaped}"'
    if isinstance(value, dict):
        inner = ", ".join([f"{name} = {value_text(item)}" for name, item in value.items()])
        return f"{{ {inner} }}" if inner else "{}"
    return "[" + ", ".join([value_text(item) for item in value]) + "]"


class Reader:
    """Takes the entries of one table, checks their types, and complains about what is left over."""

    def __init__(self, data: Any, where: str) -> None:
        if not isinstance(data, dict):
            raise Problem("position-type", where=where, want="table", got=str(data))
        self.data: dict[str, Any] = dict(data)
        self.where: str = where

    def place(self, name: str) -> str:
        return f"{self.where}.{name}" if self.where else name

    def has(self, name: str) -> bool:
        return name in self.data

    def number(self, name: str, default: int, least: int = 0, most: int | None = None) -> int:
        value = self.data.pop(name, default)
        if not isinstance(value, int) or isinstance(value, bool):
            raise Problem("position-type", where=self.place(name), want="number", got=str(value))
        if value < least or (most is not None and value > most):
            raise Problem("position-range", where=self.place(name), got=value, least=least, most="-" if most is None else most)
        return value

    def flag(self, name: str) -> bool:
        value = self.data.pop(name, False)
        if not isinstance(value, bool):
            raise Problem("position-type", where=self.place(name), want="true or false", got=str(value))
        return value

    def choice(self, name: str, default: str, known: tuple[str, ...]) -> str:
        value = self.data.pop(name, default)
        if not isinstance(value, str) or value not in known:
            raise Problem("position-choice", where=self.place(name), got=str(value), known=", ".join(known))
        return value

    def items(self, name: str) -> list[Any]:
        value = self.data.pop(name, [])
        if not isinstance(value, list):
            raise Problem("position-type", where=self.place(name), want="list", got=str(value))
        return value

    def table(self, name: str) -> dict[str, Any]:
        value = self.data.pop(name, {})
        if not isinstance(value, dict):
            raise Problem("position-type", where=self.place(name), want="table", got=str(value))
        return value

    def done(self) -> None:
        for name in self.data:
            raise Problem("position-key", where=self.place(name))
