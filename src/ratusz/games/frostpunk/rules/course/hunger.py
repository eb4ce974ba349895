"""The hunger phase: old hunger first, then the type of the round is fed."""

from ratusz.kernel.state import EVERYONE

from ...content.effects import FOOD, NONE, THIN_RATIONS, WHO, Step
from ...content.numbers import FAMINE, HUNGER_MOST, HUNGER_SECTIONS
from ...position.state import DISCONTENT, END, NIGHT, City
from ..cards.running_effects import runs
from ..city.pool import lose
from ..people.hope import change
from ..people.sickness import round_type
from ..vocabulary import rules
from .ending import STARVATION, end


@rules.op("hunger")
def hunger(g: City) -> None:
    g.stack.append(("feed",))
    if g.hunger:
        starve(g)


def starve(g: City) -> None:
    """FP-HUNGER.1, FP-HUNGER.2, FP-HUNGER.3, FP-HUNGER.4, FP-HUNGER.5, FP-HUNGER.6, FP-HUNGER.7."""
    eaten = lose(g, FOOD, g.hunger, "FP-HUNGER.1")
    g.hunger -= eaten
    if g.hunger >= FAMINE:
        end(g, STARVATION)  # FP-HUNGER.2
        return
    discontent, deaths = toll(g.hunger)
    if g.listener is not None and g.hunger:
        g.tell("starving", "FP-HUNGER.3", EVERYONE, {"hunger": g.hunger, "discontent": discontent, "deaths": deaths})
    for _ in range(deaths):
        g.stack.append(("die", starving_type(g), False))
    change(g, DISCONTENT, discontent, NONE)  # ruling 46: first


def toll(hunger: int) -> tuple[int, int]:
    """FP-HUNGER.3: the discontent and the deaths that this much hunger brings."""
    discontent, deaths = 0, 0
    for at, more_discontent, more_deaths in HUNGER_SECTIONS:
        if hunger >= at:
            discontent, deaths = more_discontent, more_deaths
    return discontent, deaths


def starving_type(g: City) -> int:
    """FP-HUNGER.4, FP-HUNGER.5: those who went hungry in the round before."""
    return round_type(max(1, g.round - 1))


def owed(g: City) -> int:
    """The hunger that will still be felt: once its effects are under way it ends with them."""
    return 0 if ("feed",) in g.stack else g.hunger


def rations(g: City, citizens: int) -> int:
    """FP-HUNGER.8: one food each; a law makes three do for four."""
    return -(-citizens * 3 // 4) if g.modifiers[THIN_RATIONS] else citizens


def mealtime(g: City) -> int:
    """The round of the next meal: at night that is the next one."""
    return g.round + 1 if g.phase in (NIGHT, END) else g.round


def next_meal(g: City) -> tuple[int, int]:
    """The type that is fed next, and the food it takes (FP-COMP.22)."""
    type = round_type(mealtime(g))
    return type, rations(g, g.citizens[type])


def short_of_food(g: City) -> int:
    """What is missing for the old hunger and the next meal, as the stores are."""
    return max(0, owed(g) + next_meal(g)[1] - g.food)


@rules.op("feed")
def feed(g: City) -> None:
    """FP-HUNGER.6, FP-HUNGER.8, FP-HUNGER.9, FP-HUNGER.12: the old hunger is over once its deaths are, whatever they
    added to it."""
    add_hunger(g, -g.hunger, "FP-HUNGER.6")
    type = round_type(g.round)
    need = rations(g, g.citizens[type])
    eaten = lose(g, FOOD, need, "FP-HUNGER.8")
    if g.listener is not None:
        g.tell("fed", "FP-HUNGER.8", EVERYONE, {"who": WHO[type], "food": eaten, "missing": need - eaten})
    add_hunger(g, need - eaten, "FP-HUNGER.9")


def add_hunger(g: City, by: int, rule: str) -> None:
    """FP-LIMIT.6, FP-HUNGER.10, FP-HUNGER.11."""
    before = g.hunger
    g.hunger = max(0, min(HUNGER_MOST, g.hunger + by))
    if g.listener is not None and g.hunger != before:
        g.tell("hunger", rule, EVERYONE, {"hunger": g.hunger})


def marker(hunger: int) -> tuple[bool, int]:
    """FP-HUNGER.10: whether the marker shows its 25+ side, and its field."""
    return (hunger > FAMINE, hunger - FAMINE if hunger > FAMINE else hunger)


@runs("hunger")
def run_hunger(g: City, step: Step, spot: int) -> None:
    add_hunger(g, step.by, "FP-GEN.2")
