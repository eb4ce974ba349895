"""The technology cards."""

from typing import Final

from . import library
from .checks import checked
from .effects import Steps, lasting, steps
from .library import NUMBERS


class Technology:
    """FP-TECH.7."""

    __slots__ = ("cost", "lasting", "name", "steps")

    def __init__(self, name: str, cost: int, lasting: tuple[tuple[int, int], ...], steps: Steps) -> None:
        self.name = name
        self.cost = cost
        self.lasting = lasting
        self.steps = steps


# FP-COMP.15.
TECHNOLOGIES: Final[list[Technology]] = [
    Technology(
        entry.id,
        entry.cost,
        lasting(entry.lasting, f"technologies.toml: {entry.id}"),
        steps(list(entry.effects), f"technologies.toml: {entry.id}"),
    )
    for entry in checked(list(library.TECHNOLOGIES), "technologies.toml")
]
TECHNOLOGIES_DEALT: Final[int] = NUMBERS.box.development_tokens  # FP-SETUP.22
