"""Carrying out effects: a list of steps is a task, its first step is run, the rest waits below whatever that step asks."""

from collections.abc import Callable
from typing import Final

from ...content.effects import NONE, Step, Steps
from ...position.state import City
from ..vocabulary import rules

Runner = Callable[[City, Step, int], None]

# What each `do` does: run(g, step, spot), where spot is the field or card the effect happens at, or NONE.
RUNNERS: Final[dict[str, Runner]] = {}


def runs(name: str) -> Callable[[Runner], Runner]:
    def register(function: Runner) -> Runner:
        RUNNERS[name] = function
        return function

    return register


def push(g: City, steps: Steps, spot: int) -> None:
    if steps:
        g.stack.append(("carry", steps, spot))


@rules.op("carry", "steps spot")
def carry(g: City, steps: Steps, spot: int) -> None:
    if len(steps) > 1:
        g.stack.append(("carry", steps[1:], spot))
    first = steps[0]
    RUNNERS[first.do](g, first, spot)


def amount(g: City, step: Step) -> int:
    return step.n if step.plus == NONE else step.n + g.modifiers[step.plus]
