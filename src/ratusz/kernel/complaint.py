"""What comes from outside as JSON or TOML is read here, within bounds. What msgspec and tomllib have against a text or a value
becomes a problem of ours: their own sentences are in English.

These problems are parts of a sentence: they stand as `detail` in the problem that says where.
"""

import re
import tomllib
from typing import Any, Final

import msgspec

from .problem import Problem

PLACED: Final = re.compile(r"(.*) - at `(?:key` in `)?\$\.?(.*)`", re.DOTALL)
MISSING: Final = re.compile(r"Object missing required field `(.*)`")
UNKNOWN: Final = re.compile(r"Object contains unknown field `(.*)`", re.DOTALL)
TYPE: Final = re.compile(r"Expected `([^`]*)`, got `([^`]*)`")
BOUND: Final = re.compile(r"Expected `\w+` ([<>]=) (-?\d+)")
LENGTH: Final = re.compile(r"Expected `\w+` of length ([<>]=) (\d+)")
EXACT: Final = re.compile(r"Expected `\w+` of length (\d+)(?:, got \d+)?")
CHOICE: Final = re.compile(r"Invalid (?:enum )?value '(.*)'", re.DOTALL)
WHOLE: Final = "-"
LARGEST: Final = 2**53  # whole numbers up to here survive JavaScript, and every language can be told them
DEEPEST: Final = 32  # lists and tables in each other; a record has six of them
# Types by the names msgspec has for them and we have (the want- messages).
TYPES: Final = {
    "int": "number", "float": "decimal", "str": "text", "bool": "true or false",
    "array": "list", "object": "table", "null": "null",
}  # fmt: skip


def complaint(error: msgspec.ValidationError) -> tuple[str, Problem]:
    """The field that is wrong, as a path such as location[3].distance, or WHOLE, and what is wrong with it."""
    placed = PLACED.fullmatch(str(error))
    detail, path = (placed[1], placed[2]) if placed else (str(error), "")
    if found := MISSING.fullmatch(detail):
        return inside(path, found[1]), Problem("value-missing")
    if found := UNKNOWN.fullmatch(detail):
        return inside(path, found[1]), Problem("value-unknown")
    return path or WHOLE, wrong(detail)


def inside(path: str, field: str) -> str:
    return f"{path}.{field}" if path else field


def wrong(detail: str) -> Problem:
    if found := TYPE.fullmatch(detail):
        wanted, got = found[1].split(" | "), found[2]
        if all([name in TYPES for name in [*wanted, got]]):
            return Problem("value-type", want=[TYPES[name] for name in wanted], got=[TYPES[got]])
    if found := BOUND.fullmatch(detail):
        return Problem("value-least" if found[1] == ">=" else "value-most", bound=int(found[2]))
    if found := LENGTH.fullmatch(detail):
        return Problem("value-short" if found[1] == ">=" else "value-long", bound=int(found[2]))
    if found := EXACT.fullmatch(detail):
        return Problem("value-length", bound=int(found[1]))
    if found := CHOICE.fullmatch(detail):
        return Problem("value-choice", got=found[1])
    return Problem("value-other", detail=detail)


def read_toml(text: str) -> dict[str, Any]:
    try:
        data = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise Problem("value-other", detail=str(error)) from None
    except ValueError:  # beyond what Python reads
        raise Problem("value-digits") from None
    except RecursionError:
        raise Problem("value-deep") from None
    check_bounds(data)
    return data


def read_json(text: bytes) -> Any:
    """Plain data. Problem value-digits or value-deep if it is out of bounds, value-other if it is no JSON at all."""
    try:
        data = msgspec.json.decode(text)
    except msgspec.ValidationError:  # nothing else is asked of a value here
        raise Problem("value-digits") from None
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise Problem("value-other", detail=str(error)) from None
    except RecursionError:
        raise Problem("value-deep") from None
    check_bounds(data)
    return data


def check_bounds(data: Any) -> None:
    """No number is larger, and nothing nested deeper, than whoever works with the data can bear."""
    level: list[Any] = [data]
    depth = 0
    while level:
        inner: list[Any] = []
        for value in level:
            if isinstance(value, (list, dict)):
                if depth == DEEPEST:
                    raise Problem("value-deep")
                inner += value.values() if isinstance(value, dict) else value
            elif isinstance(value, (int, float)) and not -LARGEST <= value <= LARGEST:
                raise Problem("value-digits")
        level = inner
        depth += 1
