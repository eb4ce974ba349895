"""Running a game no further than to the next phase or round: for teaching, and for tests of one phase alone.

Between two phases nobody is asked: the task on top of the stack is an op that has still to run.
"""

from typing import Final

from .game import Game
from .position import shown
from .problem import Problem
from .registry import TOGETHER
from .state import Action, State

PHASE: Final = "phase"  # stop when any phase has begun
ROUND: Final = "round"  # stop when a round has begun; any other word is the name of the phase that must have begun

Stage = tuple[int, str]  # round and phase


def paused(game: Game, g: State) -> bool:
    return bool(g.stack) and game.rules.runs[g.stack[-1][0]] is not None


def reached(until: str, before: Stage, now: Stage) -> bool:
    if until == ROUND:
        return now[0] != before[0]
    return now != before and until in (PHASE, now[1])


def check(game: Game, until: str) -> None:
    """A name that never comes is told at once, with those that do."""
    known = (PHASE, ROUND, *game.phases())
    if until and until not in known:
        raise Problem("until-unknown", got=shown(until), known=", ".join(known))


def run(game: Game, g: State, until: str) -> None:
    """Run tasks until one waits, none is left, or what `until` names has begun. Empty: as far as it goes."""
    if not until:
        game.rules.settle(g)
        return
    check(game, until)
    before = game.stage(g)
    while paused(game, g):
        task = g.stack.pop()
        game.rules.ops[task[0]](g, *task[1:])
        now = game.stage(g)
        if reached(until, before, now):
            return
        before = now
    if g.stack and g.stack[-1][0] == TOGETHER:
        game.rules.recheck(g)


def answer(game: Game, g: State, seat: int, action: Action, aside: bool) -> None:
    """Carry out a legal action, and nothing that follows from it yet."""
    rules = game.rules
    if aside:
        rules.asides[action[0]].chosen(g, seat, action)
        return
    rules.decided(g)
    task = g.stack.pop()
    if task[0] == TOGETHER:
        rules.answer(g, seat, action, task)
    else:
        rules.asks[task[0]].carry_out(g, action, task)
