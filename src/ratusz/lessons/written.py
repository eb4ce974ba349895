"""A lesson as its author writes it, in TOML (docs/lessons.md). Apart from what it means: msgspec reads it."""

from typing import Annotated

from msgspec import Meta, Struct

Positive = Annotated[int, Meta(ge=1)]
Name = Annotated[str, Meta(min_length=1)]


class Stage(Struct, frozen=True, forbid_unknown_fields=True):
    """A round, or a phase of it."""

    round: Positive
    phase: str = ""


class Goal(Struct, frozen=True, forbid_unknown_fields=True):
    """All that is named must hold at once, `within` so many own decisions and `before` something begins."""

    figures: list[str] = []  # such as "score >= 5"
    events: list[dict[str, str | int]] = []  # that were told: the kind of each, and figures it must have
    ask: str = ""  # a question of this kind waits for the learner
    stage: Stage | None = None
    won: bool = False
    within: int = 0
    before: Stage | None = None


class Wrong(Struct, frozen=True, forbid_unknown_fields=True):
    """A try that leads nowhere: which actions it is, and the name of the answer to it."""

    answer: Name
    tries: Annotated[list[str], Meta(min_length=1)]  # actions of the learner, the last of which gets the answer
    action: str = "*"  # what it is written like
    after: str = ""  # only if the learner has done something that is written like this
    when: list[str] = []  # how figures stand before it
    foreseen: list[str] = []  # how it changes figures, as its preview says


class Written(Struct, frozen=True, forbid_unknown_fields=True):
    order: Positive
    minutes: Positive
    position: str
    goal: Goal
    ideas: Annotated[list[Name], Meta(min_length=1, max_length=2)]
    solution: Annotated[list[str], Meta(min_length=1)]  # actions of the learner that lead to the goal
    wrong: Annotated[list[Wrong], Meta(min_length=1)]
    seat: int = 0  # the learner's
    bots: list[Name] = []  # in the other seats; the last one sits in all that are left
