"""Reading a position: names, seats and districts."""

from typing import Any

from ratusz.kernel.position import Reader, shown
from ratusz.kernel.problem import Problem

from ..content.cards import DISTRICT_NAMES
from ..content.effects import NONE


def number_in(names: tuple[str, ...], name: Any) -> int:
    return NONE if name is None else names.index(name)


def read_name(names: tuple[str, ...], name: Any, where: str) -> int:
    if not isinstance(name, str) or name not in names:
        raise Problem("position-choice", where=where, got=shown(name), known=", ".join(names))
    return names.index(name)


def read_names(reader: Reader, name: str, names: tuple[str, ...]) -> list[int]:
    return [read_name(names, item, reader.place(name)) for item in reader.items(name)]


def optional(reader: Reader, name: str, names: tuple[str, ...]) -> int:
    return (
        read_name(names, reader.data.pop(name), reader.place(name))
        if reader.data.get(name) is not None
        else dropped(reader, name)
    )


def dropped(reader: Reader, name: str) -> int:
    reader.data.pop(name, None)
    return NONE


def optional_seat(reader: Reader, name: str, seats: int) -> int:
    return reader.number(name, 0, 0, seats - 1) if reader.data.get(name) is not None else dropped(reader, name)


def read_seats(reader: Reader, name: str, seats: int) -> int:
    mask = 0
    for seat in reader.items(name):
        if not isinstance(seat, int) or isinstance(seat, bool) or not 0 <= seat < seats:
            raise Problem("position-range", where=reader.place(name), got=shown(seat), least=0, most=seats - 1)
        mask |= 1 << seat
    return mask


def read_districts(reader: Reader, name: str) -> int:
    mask = 0
    for district in read_names(reader, name, DISTRICT_NAMES):
        mask |= 1 << district
    return mask
