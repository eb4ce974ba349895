"""The effect language in the form the rules run: what a card's effects say, as numbers. How they are written: entries.py."""

from typing import Any, Final, Literal, get_args

import msgspec

from ratusz.kernel.content import effects

from .entries import WrittenList

NONE: Final = -1

# Kinds of pieces, in the order of State.pieces; then groups of them.
HUMAN_FIRST: Final = 0
ORGCRIME: Final = 1
PRISEC: Final = 2
ANDROID: Final = 3
OUTAGE: Final = 4
ILLNESS: Final = 5
DEVELOPMENT: Final = 6
PROTEST: Final = 7
STRIKE: Final = 8
ENEMY: Final = 9
UNREST: Final = 10
LOW_RESOURCE: Final = 11
Lying = Literal["human-first", "orgcrime", "prisec", "android", "outage", "illness", "development", "protest", "strike"]
PIECES: Final[tuple[Lying, ...]] = get_args(Lying)
WHAT: Final[tuple[str, ...]] = (*PIECES, "enemy", "unrest", "low-resource")

Resource = Literal["energy", "consumables", "tech", "entertainment", "credits"]  # NA-4.0
RESOURCES: Final[tuple[Resource, ...]] = get_args(Resource)
Type = Literal["biotech", "construction", "labor", "media", "security"]  # NA-16.3
TYPES: Final[tuple[Type, ...]] = get_args(Type)
GENERAL: Final = 5

ANYWHERE: Final = 0
CLEARED: Final = 1
CHOSEN: Final = 2
WORKING: Final = 3
NO_PRISEC: Final = 4
NO_OUTAGE: Final = 5
SAME_TIER: Final = 6
WHERE: Final = ("anywhere", "cleared", "chosen", "working", "no-prisec", "no-outage", "same-tier")

SELF: Final = 0
PICKED: Final = 1
ACTIVE: Final = 2
ANYONE: Final = 3
OTHER: Final = 4
WHO: Final = ("self", "picked", "active", "anyone", "other")

TOP: Final = 0
EACH: Final = 1
MIXED: Final = 2
TOLD: Final = 3
DRAWS: Final = ("top", "each", "mixed", "told")


class Effect:
    """One step of a card; a field a step does not have is at its default. `data` is how it is written."""

    __slots__ = (
        "again", "amounts", "by", "capital", "cards", "change", "count", "data", "despite", "do", "each", "least", "may", "needs",
        "options", "otherwise", "resource", "richest", "stages", "supporter", "then", "threat", "tier", "times", "type", "up_to",
        "what", "where", "who",
    )  # fmt: skip

    def __init__(self, do: str, data: dict[str, Any]) -> None:
        self.do = do
        self.data = data
        self.what: int = NONE
        self.each: int = NONE
        self.needs: int = NONE
        self.despite: int = NONE
        self.where: int = ANYWHERE
        self.who: int = SELF
        self.type: int = NONE
        self.resource: int = NONE
        self.count: int = 1
        self.up_to: int = 0
        self.stages: int = 1
        self.times: int = 1
        self.cards: int = 0
        self.capital: int = 0
        self.supporter: int = 0
        self.richest: int = 0
        self.change: int = 0
        self.threat: int = 0
        self.by: int = 0
        self.least: int = 1
        self.tier: int = 0
        self.again: bool = False
        self.may: bool = False
        self.amounts: tuple[int, ...] = ()
        self.then: tuple[Effect, ...] = ()
        self.otherwise: tuple[Effect, ...] = ()
        self.options: tuple[tuple[Effect, ...], ...] = ()


def number(names: tuple[str, ...], name: str) -> int:
    return names.index(name) if name in names else NONE


def compiled(written: Any) -> Effect:
    data: dict[str, Any] = msgspec.to_builtins(written)
    effect = Effect(data["do"], data)
    for field in written.__struct_fields__:
        set_field(effect, field, getattr(written, field))
    return effect


def set_field(effect: Effect, field: str, value: Any) -> None:
    if field in ("what", "each", "needs", "despite"):
        value = number(WHAT, value)
    elif field == "where":
        value = WHERE.index(value)
    elif field == "who":
        value = WHO.index(value)
    elif field == "type":
        value = DRAWS.index(value)
    elif field == "resource":
        value = number(RESOURCES, value)
    elif field in ("then", "otherwise"):
        value = steps(value)
    elif field == "options":
        value = tuple([steps(option) for option in value])
    elif field == "amounts":
        value = tuple(value)
    setattr(effect, field, value)


def steps(written: list[Any]) -> tuple[Effect, ...]:
    return tuple([compiled(item) for item in written])


def read_effects(data: Any) -> tuple[Effect, ...]:
    return steps(effects(data, WrittenList))
