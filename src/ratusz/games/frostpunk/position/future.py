"""The future of a position: what follows from the phase, and what is under way before that."""

from typing import Any

from ratusz.kernel.future import read_tasks
from ratusz.kernel.problem import Problem

from ..content.effects import NONE
from ..content.numbers import ROUNDS
from ..rules.course.ending import WON
from ..rules.course.phases import usual
from ..rules.people.pawns import rest
from ..rules.vocabulary import rules
from .state import ACTION, DAWN, END, OVER, PHASES, City
from .underway import check, check_cards, check_turns


def lay(g: City, setting_up: bool, tasks: list[Any] | None) -> None:
    """Put the future on the stack; `tasks` are under way, first thing first. None: the phase is at its start."""
    if g.phase == OVER:
        if tasks:
            raise Problem("position-phase", where="next", phase=PHASES[OVER])
        return
    g.cause = NONE if g.cause != WON else g.cause
    g.stack += [("game",)] if setting_up else usual(g.phase)
    if tasks is not None:
        under_way = read_tasks(rules, g, tasks)
        for task in under_way:
            check(g, task, setting_up)
        check_turns(g, under_way)
        check_cards(g, under_way)
        g.stack += under_way
    elif g.phase == ACTION and not setting_up:
        rest(g)
        g.turn = g.leader if g.turn == NONE else g.turn
        g.stack.append(("turn", g.turn, False))
    elif not setting_up:
        g.stack.append(("phase", g.phase) if g.phase != END else ("during", END, ()))
    if (("dawn",) in g.stack or ("phase", DAWN) in g.stack) and g.round == ROUNDS:
        raise Problem("position-range", where="round", got=g.round, least=1, most=ROUNDS - 1)
