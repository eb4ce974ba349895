"""The storm: its marker comes towards the round marker, and strikes (FP-WEATHER.8 to .14)."""

from ratusz.kernel.state import EVERYONE

from ...content.effects import NONE, Step
from ...content.numbers import ROUNDS
from ...content.scenarios import SCENARIOS
from ...position.state import City
from ..cards.carry import push, runs
from ..vocabulary import rules


@rules.op("storm", "by:int")
def storm(g: City, by: int) -> None:
    """FP-WEATHER.8, .10: moved, then compared with the round marker."""
    if not g.storm:
        return
    move_storm(g, by)
    if g.storm <= g.round:
        strike(g)


def move_storm(g: City, by: int) -> None:
    if g.storm and by:
        g.storm = max(1, min(ROUNDS, g.storm - by))
        if g.listener is not None:
            g.tell("storm-moved", "FP-WEATHER.8", EVERYONE, {"round": g.storm})


def strike(g: City) -> None:
    strikes = SCENARIOS[g.scenario].strikes
    steps = strikes[min(g.strikes, len(strikes) - 1)]
    g.strikes += 1
    if g.listener is not None:
        g.tell("storm-struck", "FP-WEATHER.10", EVERYONE, {"strikes": g.strikes})
    push(g, steps, NONE)


def done_by_storms(g: City) -> list[Step]:
    """What the strikes so far have done."""
    return [step for steps in SCENARIOS[g.scenario].strikes[: g.strikes] for step in steps]


@runs("storm")
def run_storm(g: City, step: Step, spot: int) -> None:
    move_storm(g, step.by)


@runs("storm-at")
def run_storm_at(g: City, step: Step, spot: int) -> None:
    g.storm = step.round
    if g.listener is not None:
        g.tell("storm-set", "FP-WEATHER.12" if step.round else "FP-WEATHER.13", EVERYONE, {"round": step.round})
