"""What every entry of a content file must have, and how what it lacks is told."""

from typing import Any

from ratusz.kernel import content
from ratusz.kernel.problem import Problem

from . import library
from .library import NUMBERS


def check_entry(entry: Any, file: str) -> None:
    fields = tuple([field for field in entry.__struct_fields__ if field != "origin"])
    content.check_origin(entry.origin, (*fields, *[field.replace("_", "-") for field in fields]), file, entry.id)


def check_head(head: Any, file: str) -> None:
    """The origin of a whole file, which may name its tables and the values in them."""
    fields: list[str] = []
    for field in head.__struct_fields__:
        fields.append(field.replace("_", "-"))
        for inner in getattr(getattr(head, field), "__struct_fields__", ()):
            fields.append(f"{field}.{inner}".replace("_", "-"))
    content.check_origin(head.origin, tuple(fields), file, file)


def unfit(file: str, entry: str, field: str, rule: str, detail: Problem) -> Problem:
    """A value that is of the right type and still cannot stand where it does."""
    return Problem("content-field", rule, file=file, entry=entry, field=field, detail=detail)


def checked(entries: list[Any], file: str) -> list[Any]:
    for entry in entries:
        check_entry(entry, file)
    return entries


check_head(NUMBERS, "numbers.toml")
check_head(library.MAP, "map.toml")
for _scenario in library.SCENARIOS:
    check_head(_scenario, f"{_scenario.id}.toml")
