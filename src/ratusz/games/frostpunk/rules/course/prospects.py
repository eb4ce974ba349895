"""What is to come as things stand: the next night, the next meal, the cold between heat and cold marker, sickness, a storm that
is certain, and who will be dead when the next work begins."""

from typing import Final

from ratusz.kernel.preview import NO_REASON, unforeseen
from ratusz.kernel.state import State, Task

from ...content.effects import CHILD, ENGINEER, FOOD, NONE, WORKER
from ...content.numbers import DEATHS_LAST, FAMINE
from ...position.state import ACTION, DUSK, END, GENERATOR, HUNGER, NIGHT, OVER, PREPARATION, WEATHER, City
from ..cards.events import due as acting_in
from ..city.pool import lose
from ..people.deaths import bury
from ..people.pawns import by_type, due, match, scouting
from ..vocabulary import rules
from .ending import MASS_DEATH, STARVATION, end
from .hunger import mealtime, owed, starving_type, toll
from .night import bedded, come_home, jailed
from .storm import certain, next_weather

# What is under way that may kill; the feeding takes no life, but ends the hunger that does.
DEADLY: Final = frozenset(
    {
        "feed", "bedtime", "shelter", "cells", "cold_sickness", "epidemic", "sickness", "sickness_first",
        "sicken", "sicken_which", "flip", "die", "die_which",
    }
)  # fmt: skip


def prospects(g: City) -> dict[str, State]:
    if g.phase == OVER:
        return {}
    found: dict[str, State] = {
        "night": night(g), "hunger": hunger(g), "meal": meal(g), "cold": cold(g), "sickness": sickness(g), "graves": graves(g),
    }  # fmt: skip
    if certain(g):
        found["storm"] = strike(g)
    return found


def night(g: City) -> City:
    """The night without more fuel: before the action phase pawns are matched anew first."""
    coming = g.clone()
    if matched_anew(g):
        match(coming)
    else:
        come_home(coming, False)
    enter(coming, NIGHT)
    coming.stack += [("cells",), ("bedtime",)]
    return coming


def without_bed(g: City) -> int:
    """How many will have no warm bed in the next night, whoever they are."""
    pawns, places = bedded(g, sleepers(g))
    return max(0, sum(pawns) - places)


def sleepers(g: City) -> list[int]:
    """The pawns who will be at home in the next night, by type."""
    if matched_anew(g):
        return [
            *[max(0, due(type, g.citizens[type]) - scouting(g, type)) for type in (WORKER, ENGINEER)],
            due(CHILD, g.citizens[CHILD]),
        ]
    home = [standing + resting for standing, resting in zip(g.pool, g.resting, strict=True)]
    for pawn, spot in g.placed:
        home[pawn] += not jailed(g, spot)
    return by_type(home)


def matched_anew(g: City) -> bool:
    """Whether the next night comes after pawns have been matched to the citizens anew."""
    if g.phase != NIGHT:
        return g.phase < ACTION or ("action",) in g.stack or g.phase == END
    return not any([task[0] in ("night", "bedtime", "shelter") for task in g.stack])


def acted(g: City, phase: int) -> City | None:
    """How it stands when cards that lie face up have done what they do in a phase to come; None: nothing, or that is a choice, or
    chance."""
    if HUNGER >= g.phase >= phase or not acting_in(g, phase, ()):
        return None
    then = g.clone()
    then.stack.append(("during", phase, ()))
    while len(then.stack) > len(g.stack) and then.stack[-1][0] in rules.ops:
        task = then.stack.pop()
        rules.ops[task[0]](then, *task[1:])
    known = len(then.stack) == len(g.stack) and unforeseen(g, then) == NO_REASON
    return then if known else None


def before_the_meal(g: City) -> City:
    at_dusk = acted(g, DUSK) or g
    return acted(at_dusk, HUNGER) or at_dusk.clone()


def hunger(g: City) -> City:
    """What the hunger there is brings, and the meal after it."""
    coming = before_the_meal(g)
    coming.round = mealtime(g)
    enter(coming, HUNGER)
    coming.stack.append(("feed",) if ("feed",) in g.stack else ("hunger",))
    return coming


def meal(g: City) -> City:
    """Who is fed when the hunger there is has eaten and has taken its dead, whatever comes of that."""
    coming = before_the_meal(g)
    coming.round = mealtime(g)
    enter(coming, HUNGER)
    hungry = owed(g)
    dying = [task[1] for task in g.stack if task[0] == "die"]
    if hungry:
        hungry -= lose(coming, FOOD, hungry, "FP-HUNGER.1")
        dying += [starving_type(coming)] * toll(hungry)[1]
    for who in dying:
        if who < len(coming.citizens) and coming.citizens[who]:  # else it is still to be chosen
            coming.deaths += 1
            bury(coming, who, False)
    coming.stack.append(("feed",))
    if hungry >= FAMINE:
        end(coming, STARVATION)
    elif coming.deaths >= DEATHS_LAST:
        end(coming, MASS_DEATH)
    return coming


def cold(g: City) -> City:
    """Who falls ill from the cold at this heat."""
    coming = g.clone()
    enter(coming, GENERATOR)
    coming.stack.append(("cold_sickness",))
    return coming


def sickness(g: City) -> City:
    """FP-PREP.4, FP-PREP.5, FP-PREP.6, FP-PREP.7, FP-PREP.8, FP-PREP.9."""
    coming = g.clone()
    enter(coming, PREPARATION)
    coming.stack.append(("epidemic",))
    return coming


def strike(g: City) -> City:
    """FP-WEATHER.10: whatever the weather card, the storm is there."""
    coming = g.clone()
    coming.round = next_weather(g)
    enter(coming, WEATHER)
    coming.stack.append(("storm", 0))
    return coming


def graves(g: City) -> City:
    """All that kills before pawns act again, one thing after the other. What mourning and discontent bring is left out: cards and
    tokens are drawn for them, and which card of a hand is given up is nobody's plan."""
    coming = g.clone()
    coming.hands = [[] for _ in g.hands]
    coming.citizen_deck, coming.citizen_discard = [], []
    under_way = [task for task in g.stack if task[0] in DEADLY]
    acting = [phase for phase in (DUSK, HUNGER) if acted(coming, phase)]
    food = before_the_meal(coming).food
    if ACTION <= g.phase <= NIGHT:
        come_home(coming, False)
    enter(coming, NIGHT)
    ahead = deadly(g)
    if ACTION <= g.phase < HUNGER or ("hunger",) in g.stack:
        hungry = max(0, owed(g) - food)
        lose(coming, FOOD, owed(g), "FP-HUNGER.1")
        if hungry >= FAMINE:
            end(coming, STARVATION)
            return coming
        starving: list[Task] = [("die", starving_type(coming), False)] * toll(hungry)[1]
        ahead = [*[("during", phase, ()) for phase in acting], *starving, ("feed",), *ahead]
    coming.stack += [*reversed(ahead), *under_way]
    return coming


def deadly(g: City) -> list[Task]:
    """What may kill after the evening meal until the next action phase and has not begun, in its order."""
    found: list[Task] = []
    if ACTION <= g.phase < NIGHT or ("night",) in g.stack:
        found += [("bedtime",), ("cells",)]
    if g.phase < GENERATOR or g.phase >= ACTION or ("generator",) in g.stack:
        found.append(("cold_sickness",))
    if g.phase != PREPARATION or ("preparation",) in g.stack:
        found.append(("epidemic",))
    return found


def enter(coming: City, phase: int) -> None:
    coming.phase = phase
    coming.turn = NONE
