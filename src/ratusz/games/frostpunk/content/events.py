"""Morning, dusk and scenario cards: they are numbered together, since all of them may lie face up."""

from typing import Final

from ratusz.kernel.problem import Problem

from . import library
from .checks import check_entry, unfit
from .effects import (
    COAL,
    FOOD,
    GAINS,
    NONE,
    TOKEN_COST,
    TOKENS,
    WHO,
    Choices,
    Condition,
    Price,
    Steps,
    choices,
    condition,
    lasting,
    named,
    price,
    steps,
)
from .entries import EventEntry, SceneEntry, SpecialEntry
from .library import LAW_NAMES
from .numbers import ROUNDS


class Special:
    __slots__ = ("automaton", "coal", "cold", "cost", "needs", "once", "pawn", "price", "put", "steps")

    def __init__(self, entry: SpecialEntry, kind: int, where: str) -> None:
        self.pawn: int = WHO.index(entry.pawn)
        # FP-AUTOMATON.2, FP-AUTOMATON.4: it stands for a worker on a scenario card, but not on an event card that asks for one.
        self.automaton: bool = entry.pawn == "any" or (entry.pawn == "worker" and kind == SCENE)
        self.cost: Price = price(entry.cost, where)
        self.put: Price = laid(price(entry.put, where), where)
        self.price: Price = self.cost + self.put
        self.coal: int = sum([n for good, n in self.price if good == COAL])
        self.needs: Condition = condition(entry.needs, where)
        self.steps: Steps = steps(list(entry.effects), where)
        self.cold: bool = entry.cold
        self.once: bool = entry.once


def laid(put: Price, where: str) -> Price:
    """FP-SPECIAL.4: resources and food can be laid on a card; tokens stay on their track."""
    for good, _ in put:
        if good >= TOKEN_COST:
            raise Problem("content-good", where=where, good=TOKENS[good - TOKEN_COST], known=", ".join(GAINS[: FOOD + 1]))
    return put


class During:
    __slots__ = ("needs", "phase", "steps")

    def __init__(self, phase: str, needs: Condition, steps: Steps) -> None:
        self.phase = phase
        self.needs = needs
        self.steps = steps


MORNING_CARD: Final = 0
DUSK_CARD: Final = 1
STARTING_CARD: Final = 2
CONSULTATION: Final = 3
CONSEQUENCE: Final = 4
SCENE: Final = 5
OPTIONS_MOST: Final = 3  # FP-EVENT.3
KINDS: Final = ("morning", "standard", "starting", "consultation", "consequence", "scenario")


class Event:
    """A morning, dusk or scenario card (FP-SCENARIO.4)."""

    __slots__ = ("during", "kind", "lasting", "law", "name", "options", "special", "steps", "then", "tokens")

    def __init__(self, name: str, kind: int) -> None:
        self.name = name
        self.kind = kind
        self.law: int = NONE
        self.steps: Steps = ()
        self.options: Choices = ()
        self.then: str = ""
        self.special: Special | None = None
        self.during: list[During] = []
        self.lasting: tuple[tuple[int, int], ...] = ()
        self.tokens: dict[int, Steps] = {}


def read_event(entry: EventEntry, kind: int, file: str) -> Event:
    where = f"{file}: {entry.id}"
    check_entry(entry, file)
    event = Event(entry.id, kind)
    event.law = named(LAW_NAMES, entry.law, where, "law")
    if (kind == CONSEQUENCE) != (event.law != NONE):
        wrong = Problem("value-choice", got=entry.law) if entry.law else Problem("value-missing")
        raise unfit(file, entry.id, "law", "FP-LAW.3", wrong)
    if len(entry.option) > OPTIONS_MOST:
        raise unfit(file, entry.id, "option", "FP-EVENT.3", Problem("value-long", bound=OPTIONS_MOST))
    if kind == CONSULTATION and (entry.then == "stay" or any([option.then == "stay" for option in entry.option])):
        raise unfit(file, entry.id, "then", "FP-DUSK.6", Problem("value-choice", got="stay"))
    event.options = choices(list(entry.option), where)
    event.then = entry.then
    fill_event(event, entry, where)
    return event


def fill_event(event: Event, entry: EventEntry | SceneEntry, where: str) -> None:
    event.steps = steps(list(entry.effects), where)
    event.special = Special(entry.special, event.kind, where) if entry.special is not None else None
    event.during = [During(item.phase, condition(item.needs, where), steps(list(item.effects), where)) for item in entry.during]
    event.lasting = lasting(entry.lasting, where)


def read_scene(entry: SceneEntry, file: str) -> Event:
    where = f"{file}: {entry.id}"
    check_entry(entry, file)
    event = Event(entry.id, SCENE)
    fill_event(event, entry, where)
    for round, effects in entry.tokens.items():
        if not round.isdecimal() or not 1 <= int(round) <= ROUNDS:
            raise unfit(file, entry.id, "tokens", "FP-SCENARIO.2", Problem("value-choice", got=round))
        event.tokens[int(round)] = steps(list(effects), where)
    return event


# FP-COMP.9, FP-COMP.10.
EVENTS: Final[list[Event]] = (
    [read_event(entry, MORNING_CARD, "morning.toml") for entry in library.MORNING]
    + [read_event(entry, KINDS.index(entry.kind), "dusk.toml") for entry in library.DUSK]
    + [read_scene(entry, "crater.toml") for entry in library.SCENES]
)
MORNING_CARDS: Final[list[int]] = [i for i, event in enumerate(EVENTS) if event.kind == MORNING_CARD]
STARTING_CARDS: Final[list[int]] = [i for i, event in enumerate(EVENTS) if event.kind == STARTING_CARD]
CONSULTATIONS: Final[list[int]] = [i for i, event in enumerate(EVENTS) if event.kind == CONSULTATION]
