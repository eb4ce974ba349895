"""A round: nine phases in order, the first round from the action phase on."""

from typing import Final

from ratusz.kernel.state import EVERYONE, Task

from ...content.effects import NONE
from ...content.numbers import ROUNDS
from ...position.state import ACTION, DAWN, END, NIGHT, OVER, PHASES, City
from ..cards.events import act_by_phase
from ..people.citizens import clear_played
from ..vocabulary import rules
from .ending import TIME, end

ROUND_TASKS: Final[list[Task]] = [("round_over",), *[("phase", phase) for phase in range(NIGHT, DAWN - 1, -1)]]
PHASE_TASKS: Final[list[Task]] = [(name,) for name in PHASES]


def rest_of_round(phase: int) -> list[Task]:
    """What follows a phase, last thing first."""
    return ROUND_TASKS[: 1 + NIGHT - phase]


@rules.op("game")
def start_game(g: City) -> None:
    """FP-ROUND.2, FP-SETUP.69."""
    g.stack += rest_of_round(ACTION - 1)


@rules.op("round")
def next_round(g: City) -> None:
    g.stack += rest_of_round(DAWN - 1)


@rules.op("phase", "phase")
def phase(g: City, number: int) -> None:
    """What cards in the area do in a phase comes first; at dawn the markers have moved by then."""
    g.phase = number
    g.turn = NONE
    if g.listener is not None:
        g.tell("phase", "FP-ROUND.1", EVERYONE, {"phase": PHASES[number], "round": g.round})
    if number == DAWN:
        g.stack += [("during", number, ()), ("activation",), ("check_technology",), ("dawn",)]  # ruling 46
    else:
        g.stack.append(PHASE_TASKS[number])
        act_by_phase(g, number, ())


@rules.op("dawn")
def dawn(g: City) -> None:
    """FP-DAWN.1, FP-DAWN.2; the storm is not looked at yet (FP-DAWN.8)."""
    g.leader = (g.leader + 1) % len(g.hands)
    g.round += 1
    if g.listener is not None:
        g.tell("round", "FP-DAWN.2", EVERYONE, {"round": g.round, "leader": g.leader})


@rules.op("round_over")
def round_over(g: City) -> None:
    clear_played(g)
    g.phase = END
    g.stack.append(("turn_page",))
    act_by_phase(g, END, ())


@rules.op("turn_page")
def turn_page(g: City) -> None:
    """Ruling 42: the track has no sixteenth field."""
    if g.round >= ROUNDS:
        end(g, TIME)
    else:
        g.stack.append(("round",))


def usual(phase: int) -> list[Task]:
    """The future that follows from the phase alone."""
    if phase == OVER:
        return []
    if phase == END:
        return [("turn_page",)]
    return rest_of_round(phase)
