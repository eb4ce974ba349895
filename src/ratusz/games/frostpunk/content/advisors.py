"""The advisors, and the card of a solo player."""

from typing import Final

from . import library
from .checks import checked
from .effects import Price, Steps, price, steps


class Advisor:
    """FP-ADVISOR.1."""

    __slots__ = ("name", "steps", "token")

    def __init__(self, name: str, token: Price, steps: Steps) -> None:
        self.name = name
        self.token = token
        self.steps = steps


# FP-COMP.16.
ADVISORS: Final[list[Advisor]] = [
    Advisor(entry.id, price({entry.token: 1}, "advisors.toml"), steps(list(entry.effects), f"advisors.toml: {entry.id}"))
    for entry in checked(list(library.ADVISORS.advisor), "advisors.toml")
]
MOBILISATION: Final[Steps] = steps(list(library.ADVISORS.mobilisation.effects), "advisors.toml: mobilisation")
