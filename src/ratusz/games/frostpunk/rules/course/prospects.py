"""What is to come as things stand: the next night, the next meal, and the cold between heat and cold marker."""

from ratusz.kernel.state import State

from ...position.state import END, NIGHT, OVER, City
from ...strategy.forecast import matched_anew
from ..people.pawns import match
from .night import come_home


def prospects(g: City) -> dict[str, State]:
    if g.phase == OVER:
        return {}
    return {"night": night(g), "hunger": hunger(g), "cold": cold(g)}


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


def hunger(g: City) -> City:
    """FP-HUNGER.1 to .9; at night the next meal is that of the next round."""
    coming = g.clone()
    if g.phase in (NIGHT, END):
        coming.round += 1
    coming.stack.append(("feed",) if ("feed",) in g.stack else ("hunger",))
    return coming


def cold(g: City) -> City:
    """FP-GENERATOR.3."""
    coming = g.clone()
    coming.stack.append(("cold_sickness",))
    return coming
