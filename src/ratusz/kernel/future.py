"""Whether a position's future can be. Positions come from strangers: a task may be anything that can be written.

A phase runs its course, and a position may take it up at any point: its tasks lie at the bottom, in their order. What lies above
them is in the middle of something; nobody lists what may lie there. It is tried out instead: carried out on clones, every answer
to every question, until only the course is left. A future that crashes, loops, asks without an answer or breaks an invariant on
the way is refused, and so is a position that is not written as it was read.
"""

from collections.abc import Callable
from typing import Any, Final

from .game import Game
from .position import shown
from .problem import Problem
from .registry import TOGETHER
from .rules import Rules
from .state import Action, State, Task

MOST_NUMBER: Final = 999  # that a task carries
MOST_TASKS: Final = 120  # under way; the longest of a game has a third of that
ANSWERS: Final = 100  # tried, one line to its end after the other
STEPS: Final = 2000  # in a row without a question

Read = Callable[[dict[str, Any]], State]


def read_tasks(rules: Rules, g: State, data: list[Any]) -> list[Task]:
    """Tasks as they are written, first thing first, as a stack."""
    if len(data) > MOST_TASKS:
        raise Problem("task-many", got=len(data), most=MOST_TASKS)
    return [rules.read_task(g, task) for task in data[::-1]]


def check_arguments(game: Game, g: State) -> None:
    """What a trial does not show: numbers beyond all bounds, and clauses that nobody can look up."""
    known = [clause.id for clause in game.clauses]
    for task in g.stack:
        if task[0] != TOGETHER:
            shape = game.rules.tasks[task[0]]
            for name, kind, value in zip(shape.names, shape.kinds, task[1:], strict=True):
                number = (kind == "int" and not 0 <= value <= MOST_NUMBER) or (kind == "signed" and abs(value) > MOST_NUMBER)
                if number or (name == "rule" and value not in known):
                    raise unfit(game.rules, g, task, name)


def unfit(rules: Rules, g: State, task: Task, name: str) -> Problem:
    return Problem("task-argument", task=task[0], name=name, got=shown(rules.task_data(g, task)))


def misplaced(rules: Rules, g: State, task: Task, phase: str) -> Problem:
    return Problem("task-misplaced", task=shown(rules.task_data(g, task)), phase=phase)


def judged(game: Game, read: Read, data: dict[str, Any], course: Callable[[State], int]) -> State:
    """The state a position's data describe, if the rules can go on from it; `course` says how many tasks are the course's."""
    g = read(data)
    check_arguments(game, g)
    for flaw in game.flaws(g):
        raise Problem("position-flawed", detail=flaw)
    if g.stack:
        Trial(game, read, course(g)).of(g)
    written = game.describe(g)
    again = game.describe(read(written))
    for entry in written:
        if again.get(entry) != written[entry]:
            raise Problem("position-changed", where=entry, got=shown(again.get(entry)))
    return g


class Trial:
    """Every line of play from a state until what is under way is done, as far as the answers last."""

    def __init__(self, game: Game, read: Read, below: int) -> None:
        self.game = game
        self.read = read
        self.rules = game.rules
        self.below = below  # tasks that are the course's
        self.answers = 0
        self.fitting: set[tuple[Task, ...]] = set()  # tasks that were read again where they wait: writing and reading takes long

    def of(self, g: State) -> None:
        """Whatever goes wrong ends in one sentence: it comes from what a stranger wrote."""
        try:
            sound = self.sound(g)
        except Exception:  # tasks at odds with the position may fail in any way
            sound = False
        if not sound:
            raise Problem("task-stuck", task=g.stack[-1][0])

    def sound(self, g: State) -> bool:
        lines = [g.clone()]
        while lines:
            here = lines.pop()
            if not self.settled(here) or self.game.flaws(here):
                return False
            waiting = tuple(here.stack[self.below : -1])
            if waiting and waiting not in self.fitting:
                self.read(self.game.describe(here))  # what waits below a question may not fit what came before it
                self.fitting.add(waiting)
            for seat in self.rules.seats(here):
                legal = self.rules.options(here, seat)
                if not legal:
                    return False
                if len(here.stack) > self.below:
                    for action in legal[: ANSWERS - self.answers]:
                        lines.append(self.after(here, seat, action))
        return True

    def after(self, g: State, seat: int, action: Action) -> State:
        self.answers += 1
        g = g.clone()
        self.rules.decided(g)
        task = g.stack.pop()
        if task[0] == TOGETHER:
            self.rules.answer(g, seat, action, task)
        else:
            self.rules.asks[task[0]].carry_out(g, action, task)
        return g

    def settled(self, g: State) -> bool:
        """Whether a question, or the end of the game, comes in time."""
        for _ in range(STEPS):
            if not g.stack or g.stack[-1][0] not in self.rules.ops:
                self.rules.settle(g)
                return True
            task = g.stack.pop()
            self.rules.ops[task[0]](g, *task[1:])
        return False
