"""The storm: its marker comes towards the round marker, and strikes."""

from ratusz.kernel.state import EVERYONE

from ...content.effects import NONE, Step, Steps
from ...content.numbers import ROUNDS
from ...content.scenarios import SCENARIOS
from ...content.weather import WEATHERS
from ...position.state import WEATHER, City
from ..cards.running_effects import push, runs
from ..city.buildings import kind_at
from ..vocabulary import rules


@rules.op("storm", "by:int")
def storm(g: City, by: int) -> None:
    """FP-WEATHER.8, FP-WEATHER.10: moved, then compared with the round marker."""
    if not g.storm:
        return
    move_storm(g, by)
    if g.storm <= g.round:
        strike(g)


def move_storm(g: City, by: int) -> None:
    """FP-WEATHER.9."""
    if g.storm and by:
        g.storm = max(1, min(ROUNDS, g.storm - by))
        if g.listener is not None:
            g.tell("storm-moved", "FP-WEATHER.8", EVERYONE, {"round": g.storm})


def next_weather(g: City) -> int:
    """The round in whose weather phase the storm is looked at next."""
    return g.round if g.phase < WEATHER or ("weather",) in g.stack else g.round + 1


def certain(g: City) -> bool:
    """Whether it strikes then whatever the weather: a card can only bring it nearer (FP-WEATHER.10)."""
    return 0 < g.storm <= next_weather(g)


def possible(g: City) -> bool:
    """Whether a card that is still to come could bring it so near."""
    cards = g.weather or g.weather_discard
    return g.storm > 0 and g.storm - max([WEATHERS[card].storm for card in cards]) <= next_weather(g)


def next_strike(g: City) -> Steps:
    """What it does when it strikes next."""
    strikes = SCENARIOS[g.scenario].strikes
    return strikes[min(g.strikes, len(strikes) - 1)]


def ruined(g: City) -> list[int]:
    """The fields whose buildings become Ruins when it strikes next (FP-WEATHER.12, FP-WEATHER.13)."""
    kinds = [step.building for step in next_strike(g) if step.do == "ruin"]
    return [field for field in g.standing if kind_at(g, field) in kinds]


def strike(g: City) -> None:
    """FP-WEATHER.11."""
    steps = next_strike(g)
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
