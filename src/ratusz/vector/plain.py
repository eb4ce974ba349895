"""Rows one after the other in plain Python: far slower than compiled, but nothing has to be compiled first. How games are dealt,
shown and stepped; they are the same as on every device."""

from collections.abc import Callable
from typing import Any, Final

from .device import Cpu
from .loading import load

rules = load("plain")


class Plain(Cpu):
    def run(self, name: str, *arguments: Any) -> None:
        LOOPS[name](*arguments)


def deal_all(rows: Any, chances: Any, options: Any) -> None:
    for row, chance in zip(rows, chances, strict=True):
        row[rules.RNG], row[rules.RNG + 1] = chance
        rules.deal(row, *options.tolist())


def show_all(rows: Any, masks: Any, observations: Any, seats: Any, observed: Any) -> None:
    for i, row in enumerate(rows):
        seats[i] = rules.show(row, masks[i], observations[i], observed)


def step_all(
    rows: Any, masks: Any, observations: Any, seats: Any, actions: Any, rewards: Any, scores: Any, outcomes: Any, illegal: Any,
    options: Any, shaping: Any, observed: Any,
) -> None:  # fmt: skip
    for i, (row, action) in enumerate(zip(rows, actions.tolist(), strict=True)):
        outcomes[i] = rules.step(row, masks[i], action, rewards[i], scores[i], *options.tolist(), shaping)
        illegal[i] += outcomes[i] == rules.ILLEGAL
    show_all(rows, masks, observations, seats, observed)


LOOPS: Final[dict[str, Callable[..., None]]] = {"deal_all": deal_all, "show_all": show_all, "step_all": step_all}
