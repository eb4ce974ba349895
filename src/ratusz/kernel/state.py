"""What every game's state has: the future as a stack of tasks, chance, and perhaps a listener."""

from collections.abc import Callable
from typing import Any, Final

from mypy_extensions import mypyc_attr

from .chance import Chance

Task = tuple[Any, ...]
Action = tuple[Any, ...]
Refusal = tuple[Action, str, dict[str, Any]]

EVERYONE: Final = -1


def only(seat: int) -> int:
    return 1 << seat


def others(seat: int) -> int:
    """Every seat but this one, and the spectators."""
    return ~(1 << seat)


class Event:
    """A fact: what happened, by which clause, who may see it (a bit for each seat; negative: spectators too), and its figures."""

    __slots__ = ("before", "figures", "kind", "moment", "rule", "seen", "since")

    def __init__(self, kind: str, rule: str, seen: int, figures: dict[str, Any]) -> None:
        self.kind = kind
        self.rule = rule
        self.seen = seen
        self.figures = figures
        self.moment = ""  # what it begins or ends, if that is to be told at length (Game.moment)
        self.before: State | None = None  # how it stood then
        self.since: State | None = None  # if it ends a round: how that began

    def visible(self, seat: int | None) -> bool:
        return self.seen < 0 if seat is None else bool(self.seen >> seat & 1)


@mypyc_attr(allow_interpreted_subclasses=True)
class State(Chance):
    """Plain data. A game's state adds its own fields and a hand-written `clone`."""

    __slots__ = ("listener", "revealed", "round", "stack")

    def __init__(self, stack: list[Task], rng: int, fixed: tuple[int | tuple[int, ...], ...], revealed: int) -> None:
        super().__init__(rng, fixed)
        self.stack = stack  # the future of the game; the last task is next
        self.revealed = revealed  # how often something hidden became known: undo stops there
        self.round = 0  # the round the game is in, or what it counts instead
        self.listener: Callable[[Event], None] | None = None

    def clone(self) -> "State":
        raise NotImplementedError

    def tell(self, kind: str, rule: str, seen: int, figures: dict[str, Any]) -> None:
        """Callers ask `if g.listener is not None` first, so that nobody builds figures for nobody."""
        if self.listener is not None:
            self.listener(Event(kind, rule, seen, figures))
