"""A game that was played, as plain data: it may come from another process, another computer or a journal."""

from typing import Any

import msgspec


class Entry(msgspec.Struct):
    number: int
    order: list[int]  # which bot of the plan sat in each seat
    winners: list[int]
    scores: list[int]
    sources: list[dict[str, int]]
    decisions: int
    statistics: dict[str, float]
    thought: list[tuple[float, int]]  # by seat: the seconds its bot took, and for how many decisions with a choice
    watched: Any = None
