"""The future of a position: what follows from the phase, and what is under way before that."""

from typing import Any, Final

from ...kernel.problem import Problem
from ...kernel.rules import TOGETHER
from ...kernel.state import Task
from .cards import EVENTS
from .defeat import WON
from .effects import NONE
from .needs import lying
from .people import rest
from .phases import usual
from .state import ACTION, CARD_SPOT, END, OVER, PHASES, City
from .vocabulary import rules

MOST: Final = 60  # of any number a task carries
BOUNDS: Final = {"phase": (0, END), "track": (0, 1), "route": (0, 2), "action": (0, 5), "reach": (0, 1), "discount": (-1, 9)}
ON_ROUTE: Final = ("advance", "arrival", "explored", "way")


def lay(g: City, setting_up: bool, tasks: list[Any] | None) -> None:
    """Put the future on the stack; `tasks` are under way, first thing first. None: the phase is at its start."""
    if g.phase == OVER:
        if tasks:
            raise Problem("position-phase", where="next", phase=PHASES[OVER])
        return
    g.cause = NONE if g.cause != WON else g.cause
    g.stack += [("game",)] if setting_up else usual(g)
    if tasks is not None:
        for data in tasks[::-1]:
            task = rules.read_task(g, data)
            check(g, task)
            g.stack.append(task)
    elif g.phase == ACTION and not setting_up:
        rest(g)
        g.turn = g.leader if g.turn == NONE else g.turn
        g.stack.append(("turn", g.turn, False))
    elif g.phase != END:
        g.stack.append(("phase", g.phase))
    top = g.stack[-1] if g.stack else ("",)
    if top[0] in rules.asks and not rules.options(g, top[1]):
        raise Problem("task-stuck", task=top[0])


def check(g: City, task: Task) -> None:
    """The arguments must be of this table."""
    if task[0] == TOGETHER:
        for part in task[2]:
            check(g, part)
        return
    shape = rules.tasks[task[0]]
    last = len(shape.kinds) - 1
    for i, value in enumerate(task[1:]):
        kind, name = shape.kinds[min(i, last)], shape.names[min(i, last)]
        least, most = BOUNDS.get(name, (-1, MOST))
        if (kind == "int" and not least <= value <= most) or (kind == "steps" and task[0] == "carry" and not value):
            raise unfit(g, task, name)
        if value == NONE and kind in ("who", "event", "law", "ring", "place", "field"):
            raise unfit(g, task, name)
    if task[0] in ON_ROUTE:
        index = task[1] if task[0] in ("advance", "explored") else task[2]
        if index >= len(g.routes) or g.routes[index][1] == NONE:
            raise unfit(g, task, "route")
    if task[0] == "pawn" and task[2] == 5 and (not 0 <= task[3] < len(EVENTS) or lying(g, task[3]) == NONE):
        raise unfit(g, task, "target")
    if task[0] in ("hammer", "heap", "fell") and not 0 <= task[1 if task[0] == "hammer" else 2] < CARD_SPOT:
        raise unfit(g, task, "spot")


def unfit(g: City, task: Task, name: str) -> Problem:
    return Problem("task-argument", task=task[0], name=name, got=str(rules.task_data(g, task)))
