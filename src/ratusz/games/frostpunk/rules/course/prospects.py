"""What is to come as things stand: the next night, the next meal, and the cold between heat and cold marker."""

from ratusz.kernel.state import State

from ...content.effects import FOOD
from ...position.state import ACTION, END, NIGHT, OVER, City
from ..city.pool import lose
from ..people.pawns import match
from .hunger import mealtime, owed
from .night import come_home


def prospects(g: City) -> dict[str, State]:
    if g.phase == OVER:
        return {}
    return {"night": night(g), "hunger": hunger(g), "meal": meal(g), "cold": cold(g)}


def night(g: City) -> City:
    """FP-NIGHT.4 to .10, without more fuel: before the action phase pawns are matched anew first (FP-ACTION.1)."""
    coming = g.clone()
    if matched_anew(g):
        match(coming)
    else:
        come_home(coming, False)
    coming.phase = NIGHT
    coming.stack += [("cells",), ("bedtime",)]
    return coming


def matched_anew(g: City) -> bool:
    """Whether the next night comes after pawns have been matched to the citizens anew (FP-ACTION.1)."""
    if g.phase != NIGHT:
        return g.phase < ACTION or ("action",) in g.stack or g.phase == END
    return not any([task[0] in ("night", "bedtime", "shelter") for task in g.stack])


def hunger(g: City) -> City:
    """FP-HUNGER.1 to .9."""
    coming = g.clone()
    coming.round = mealtime(g)
    coming.stack.append(("feed",) if ("feed",) in g.stack else ("hunger",))
    return coming


def meal(g: City) -> City:
    """FP-HUNGER.8, .9: who is fed when the hunger there is has eaten, whatever else it brings."""
    coming = g.clone()
    coming.round = mealtime(g)
    lose(coming, FOOD, owed(g), "FP-HUNGER.1")
    coming.stack.append(("feed",))
    return coming


def cold(g: City) -> City:
    """FP-GENERATOR.3."""
    coming = g.clone()
    coming.stack.append(("cold_sickness",))
    return coming
