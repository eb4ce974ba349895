"""What a record must look like. Interpreted even in the compiled build (see tools/compile.py)."""

from typing import Any

import msgspec


class Record(msgspec.Struct, forbid_unknown_fields=True):
    format: int
    game: str
    rules: int
    content: str
    seats: int
    options: dict[str, str | int]
    commitment: str
    seed: str
    start: str
    moves: list[list[Any]]
    snapshot: str
    result: dict[str, Any]
