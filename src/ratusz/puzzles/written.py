"""A puzzle as it lies in its file, in TOML (docs/puzzles.md). Apart from what it means: msgspec reads it."""

from typing import Annotated

from msgspec import Meta, Struct

Chance = Annotated[float, Meta(ge=0, le=1)]


class Line(Struct, frozen=True, forbid_unknown_fields=True):
    """Answers that belong to one decision, the chance to win with them, and how figures change by then on average."""

    answers: Annotated[list[str], Meta(min_length=1)]
    chance: Chance
    leads: dict[str, float] = {}


class Written(Struct, frozen=True, forbid_unknown_fields=True):
    seat: Annotated[int, Meta(ge=0)]
    position: str
    solution: Line
    wrong: Annotated[list[Line], Meta(min_length=1)]  # what may look as good, the most tempting first
