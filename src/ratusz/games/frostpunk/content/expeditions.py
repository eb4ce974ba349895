"""The expedition cards."""

from typing import Any, Final

from ratusz.kernel.problem import Problem

from . import library
from .checks import check_entry, unfit
from .effects import ALWAYS, EXPEDITION_DECKS, KINDS_OF_EXPEDITION, Condition, Steps, condition, steps

NEW_ROUTE: Final = 0  # A: the kind of expedition a route begins with


class Way:
    """An option on an explored expedition card."""

    __slots__ = ("goes_on", "needs", "next", "now", "steps")

    def __init__(self, goes_on: bool, next: int, needs: Condition, steps: Steps, now: Steps) -> None:
        self.goes_on = goes_on
        self.next = next
        self.needs = needs
        self.steps = steps
        self.now = now


class Expedition:
    """FP-EXPED.6."""

    __slots__ = ("fields", "hint", "kind", "name", "steps", "ways")

    def __init__(self, name: str, kind: int, fields: int, hint: str, steps: Steps, ways: list[Way]) -> None:
        self.name = name
        self.kind = kind
        self.fields = fields
        self.hint = hint
        self.steps = steps
        self.ways = ways


def read_ways(entry: Any) -> list[Way]:
    where = f"expeditions.toml: {entry.id}"
    found = [
        Way(
            way.way == "continue",
            KINDS_OF_EXPEDITION.index(way.next),
            condition(way.needs, where),
            steps(list(way.effects), where),
            steps(list(way.now), where),
        )
        for way in entry.option
    ]
    if not any([not way.goes_on and way.needs is ALWAYS for way in found]):
        raise unfit("expeditions.toml", entry.id, "return", "FP-EXPED.10", Problem("value-missing"))
    if any([way.goes_on and way.next == NEW_ROUTE for way in found]):
        wrong = Problem("value-choice", got=KINDS_OF_EXPEDITION[NEW_ROUTE])
        raise unfit("expeditions.toml", entry.id, "next", "FP-EXPED.11", wrong)
    return found


def read_expedition(entry: Any) -> Expedition:
    check_entry(entry, "expeditions.toml")
    kind = KINDS_OF_EXPEDITION.index(entry.kind)
    early = steps(list(entry.effects), f"expeditions.toml: {entry.id}")
    return Expedition(entry.id, kind, entry.fields, entry.hint, early, read_ways(entry))


EXPEDITIONS: Final[list[Expedition]] = [read_expedition(entry) for entry in library.EXPEDITIONS]
EXPEDITION_CARDS: Final[list[list[int]]] = [
    [i for i, expedition in enumerate(EXPEDITIONS) if expedition.kind == kind] for kind in range(len(EXPEDITION_DECKS))
]
ROUTES: Final = 3  # FP-SETUP.20
