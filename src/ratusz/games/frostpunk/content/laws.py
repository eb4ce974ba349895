"""The laws, and the consequences they lead to."""

from typing import Any, Final

from ratusz.kernel.problem import Problem

from . import library
from .checks import checked
from .effects import NONE, Steps, in_group, lasting, named, steps, within
from .events import CONSEQUENCE, EVENTS
from .library import BUILDING_NAMES, LAW_NAMES

CONSEQUENCES: Final = 2  # FP-LAW.3


class Law:
    """FP-LAW.10."""

    __slots__ = ("consequences", "lasting", "name", "pair", "steps", "unlocks")

    def __init__(self, name: str, pair: int, steps: Steps, lasting: tuple[tuple[int, int], ...], unlocks: list[int]) -> None:
        self.name = name
        self.pair = pair
        self.steps = steps
        self.lasting = lasting
        self.unlocks = unlocks
        self.consequences: list[int] = []


def read_unlocks(entry: Any) -> list[int]:
    """FP-BUILD.5: law buildings wait below the board for their law."""
    where = f"laws.toml: {entry.id}"
    for name in entry.unlocks:
        in_group(name, "law", where, "unlocks")
    return [BUILDING_NAMES[name] for name in entry.unlocks]


def check_law(law: Law, number: int) -> None:
    """FP-LAW.3, FP-LAW.7: two consequences, and a pair is one from either side."""
    where = f"laws.toml: {law.name}"
    within(len(law.consequences), where, "consequence", CONSEQUENCES, CONSEQUENCES)
    if law.pair != NONE and (LAWS[law.pair].pair != number or law.pair == number):
        raise Problem("content-reference", "FP-LAW.7", where=where, field="pair", got=LAWS[law.pair].name)


# FP-COMP.11.
LAWS: Final[list[Law]] = [
    Law(
        entry.id,
        named(LAW_NAMES, entry.pair, f"laws.toml: {entry.id}", "pair"),
        steps(list(entry.effects), f"laws.toml: {entry.id}"),
        lasting(entry.lasting, f"laws.toml: {entry.id}"),
        read_unlocks(entry),
    )
    for entry in checked(list(library.LAWS), "laws.toml")
]
for _index, _event in enumerate(EVENTS):
    if _event.kind == CONSEQUENCE:
        LAWS[_event.law].consequences.append(_index)
for _number, _law in enumerate(LAWS):
    check_law(_law, _number)
MANDATORY_LAWS: Final[list[int]] = [i for i, law in enumerate(LAWS) if law.pair != NONE]  # FP-SETUP.47
OTHER_LAWS: Final[list[int]] = [i for i, law in enumerate(LAWS) if law.pair == NONE]
OTHER_LAWS_DEALT: Final = 4  # FP-SETUP.48
