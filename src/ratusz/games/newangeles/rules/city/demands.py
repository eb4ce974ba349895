"""Demands and the demand round."""

from ratusz.kernel.state import EVERYONE

from ...content.cards import DEMAND_NAMES, DEMAND_THREAT, GOALS, ROUNDS
from ...content.effects import NONE, RESOURCES, Resource
from ...position.state import DEMAND_PHASE, OVER, Angeles
from ..players.rivals import end_by_demand
from ..vocabulary import rules
from .threat import change_threat


@rules.op("demand_round")
def demand_round(g: Angeles) -> None:
    """NA-11.2, NA-21.1, NA-45.0; in the last one, steps 3 and 4 are left out (NA-45.6)."""
    g.phase = DEMAND_PHASE
    if g.round < ROUNDS:
        g.stack += [("return_investments",), ("new_demand",)]
    g.stack += [("check_demand",), ("score_investments",)]


def missing(g: Angeles) -> dict[Resource, int]:
    """What is short of the demand (NA-21.0)."""
    goals = GOALS[g.demand]
    return {RESOURCES[r]: goals[r] - g.supply[r] for r in range(len(RESOURCES)) if g.supply[r] < goals[r]}


@rules.op("check_demand")
def check_demand(g: Angeles) -> None:
    """NA-21.2, NA-45.2, NA-64.4: all resources or else threat, once; in the last demand round the game ends after it
    (NA-45.2c)."""
    short = missing(g)
    if g.listener is not None:
        rule = "NA-45.2b" if short else "NA-45.2a"
        g.tell("demand-failed" if short else "demand-met", rule, EVERYONE, {"demand": DEMAND_NAMES[g.demand], "missing": short})
    if g.round == ROUNDS:
        g.stack.append(("last_demand",))
    if short:
        change_threat(g, DEMAND_THREAT[g.demand], "NA-45.2b", "demand")


@rules.op("last_demand")
def last_demand(g: Angeles) -> None:
    if g.phase != OVER:
        end_by_demand(g)


@rules.op("new_demand")
def new_demand(g: Angeles) -> None:
    """NA-40.0, NA-45.3, NA-45.3a: supply to 0, the old demand under its deck, a new one revealed."""
    g.supply = [0] * len(RESOURCES)
    if g.demand != NONE:
        g.demand_deck.insert(0, g.demand)
    reveal_demand(g)


def reveal_demand(g: Angeles) -> None:
    """NA-45.3b."""
    g.demand = g.demand_deck.pop()
    g.revealed += 1
    if g.listener is not None:
        goals = {RESOURCES[r]: goal for r, goal in enumerate(GOALS[g.demand])}
        g.tell("demand", "NA-69.0", EVERYONE, {"demand": DEMAND_NAMES[g.demand], "goals": goals})
