"""Conditions on figures, such as `score >= 5`: as figures stand, or as a preview says they will change."""

import operator
import re
from collections.abc import Callable
from typing import Final

from ..kernel.problem import Problem

FORM: Final = re.compile(r"([a-z][a-z0-9 -]*?) *(>=|<=|==|!=|>|<) *(-?\d{1,9})")
COMPARE: Final[dict[str, Callable[[int, int], bool]]] = {
    ">=": operator.ge,
    "<=": operator.le,
    "==": operator.eq,
    "!=": operator.ne,
    ">": operator.gt,
    "<": operator.lt,
}


class Condition:
    __slots__ = ("compare", "figure", "number", "text")

    def __init__(self, text: str) -> None:
        found = FORM.fullmatch(text.strip())
        if found is None:
            raise Problem("lesson-condition", got=text)
        self.text = text
        self.figure = found[1]
        self.compare = COMPARE[found[2]]
        self.number = int(found[3])

    def holds(self, figures: dict[str, int]) -> bool:
        return self.figure in figures and self.compare(figures[self.figure], self.number)

    def certain(self, changes: dict[str, tuple[int, int]]) -> bool:
        """Whether it holds of a change whichever way things go."""
        least, most = changes.get(self.figure, (0, 0))
        return self.compare(least, self.number) and self.compare(most, self.number)
