"""Using a building: its action, its cost, and doing again what was done."""

from typing import Final

from ratusz.kernel.state import EVERYONE, Action, Refusal

from ...content.buildings import BUILDINGS, PROPAGANDA, SIDES
from ...content.effects import AUTOMATON, COAL, FAR, FOOD, NEAR, NONE, WORKER, Price, Step, Steps, read_steps
from ...content.events import EVENTS
from ...content.numbers import AUTOMATONS_MOST, CLEARING_STEPS, GATHER_AMOUNT, WORKS_AMOUNT
from ...position.state import CARD_SPOT, CLEARING_SPOT, CONSTRUCTION_SPOT, City, decider
from ..cards.laws import can_pass
from ..cards.needs import lying
from ..cards.running_effects import push, runs
from ..cards.special import perform_special
from ..people.automatons import stoke
from ..people.hope import DECLINE
from ..vocabulary import rules, spot_name
from .clearing import can_clear
from .gathering import gatherable, trees
from .map import FIELDS
from .pool import banked_automatons, lacking, pay, payable

rules.action("reuse", "spot")

# What an action does when no citizen card replaces it.
CONSTRUCTION_STEPS: Final[Steps] = read_steps([{"do": "works", "n": WORKS_AMOUNT, "plus": "works"}])
GATHERING_STEPS: Final[Steps] = read_steps([{"do": "take", "n": GATHER_AMOUNT, "plus": "gather"}])


def action_cost(g: City, field: int) -> Price:
    """The cost of the action here, less what a law takes off it."""
    side = SIDES[g.building[field]]
    if side.cheaper != NONE and g.modifiers[side.cheaper]:
        return tuple([(good, max(0, n - g.modifiers[side.cheaper]) if good == FOOD else n) for good, n in side.cost])
    return side.cost


def refusal(g: City, field: int) -> str:
    """The clause by which the action of this building cannot be carried out, whoever comes; empty: it can."""
    side = SIDES[g.building[field]]
    if not side.action:
        return "FP-BLDG.1"
    if side.wants:
        if side.wants == "law" and not can_pass(g):
            return "FP-LAW.8"
        if side.wants == "fell" and not trees(g, field, side.action[0].reach):
            return BUILDINGS[side.kind].rule
        if side.wants == "gain" and banked_automatons(g) == 0:
            return "FP-LIMIT.3"
    return "FP-GEN.11" if side.cost and not payable(g, action_cost(g, field)) else ""


def refusal_figures(g: City, field: int, rule: str) -> dict[str, object]:
    if rule == "FP-LAW.8":
        return {"laws": len(g.laws)}
    if rule == "FP-LIMIT.3":
        return {"most": AUTOMATONS_MOST}
    if rule == "FP-GEN.11":
        return lacking(g, action_cost(g, field))
    return {"building": BUILDINGS[SIDES[g.building[field]].kind].name}


def act_at(g: City, field: int) -> None:
    """The normal action of the building on a field (FP-USE.1)."""
    push(g, SIDES[g.building[field]].action, field)
    pay(g, action_cost(g, field), "FP-GEN.11")


@runs("act")
def run_act(g: City, step: Step, spot: int) -> None:
    if spot >= CARD_SPOT:
        if lying(g, spot - CARD_SPOT) != NONE and EVENTS[spot - CARD_SPOT].special is not None:
            perform_special(g, spot - CARD_SPOT)
    else:
        repeat(g, spot)


def repeat(g: City, spot: int) -> None:
    """What a pawn at this spot does."""
    if spot == CLEARING_SPOT:
        push(g, CLEARING_STEPS, spot)
    elif spot == CONSTRUCTION_SPOT:
        push(g, CONSTRUCTION_STEPS, spot)
    elif 0 <= spot < FIELDS:
        if g.building[spot] == NONE:
            push(g, GATHERING_STEPS, spot)
        elif not refusal(g, spot):
            act_at(g, spot)


def repeatable(g: City, spot: int) -> bool:
    if spot == CLEARING_SPOT:
        return can_clear(g, NEAR) or can_clear(g, FAR)
    if spot == CONSTRUCTION_SPOT:
        return True
    if spot >= FIELDS:
        return False  # FP-EVENT.12: not on a card
    return gatherable(g, spot) if g.building[spot] == NONE else not refusal(g, spot)


# A building with a citizen pawn on it (FP-EVENT.10, FP-BLDG-PROPAGANDA.1).


@runs("reuse-building")
def run_reuse_building(g: City, step: Step, spot: int) -> None:
    legal: list[Action] = []
    reuse_building_options(g, legal, None, 0)
    if len(legal) > 1:
        g.stack.append(("reuse_building", decider(g)))


def reuse_building_options(g: City, legal: list[Action], why: list[Refusal] | None, seat: int) -> None:
    manned = {spot for pawn, spot in g.placed if pawn != AUTOMATON}
    for field in g.standing:
        if field not in manned or SIDES[g.building[field]].kind == PROPAGANDA:
            continue
        rule = refusal(g, field)
        if not rule:
            legal.append(("reuse", field))
        elif why is not None:
            why.append((("reuse", field), rule, refusal_figures(g, field, rule)))
    legal.append(DECLINE)


@rules.ask("reuse_building", "seat", reuse_building_options)
def reuse_building(g: City, action: Action, seat: int) -> None:
    """In the warm, so nobody falls ill."""
    if action != DECLINE:
        if g.listener is not None:
            g.tell("reused", "FP-EVENT.10", EVERYONE, {"spot": spot_name(action[1])})
        act_at(g, action[1])


# A worker who acted this round (FP-EVENT.11, FP-EVENT.12).


def workers_again(g: City, legal: list[Action], why: list[Refusal] | None) -> None:
    spots = sorted({spot for pawn, spot in g.placed if pawn in (WORKER, AUTOMATON)})
    for spot in spots:
        if (WORKER, spot) not in g.placed and not g.stock[COAL]:
            if why is not None:
                why.append((("reuse", spot), "FP-AUTOMATON.5", {"spot": spot_name(spot)}))
        elif repeatable(g, spot):
            legal.append(("reuse", spot))
        elif why is not None:
            rule = "FP-EVENT.12" if spot >= FIELDS else "FP-EVENT.11"
            why.append((("reuse", spot), rule, {"spot": spot_name(spot), "where": "nothing"}))


@runs("reuse-worker")
def run_reuse_worker(g: City, step: Step, spot: int) -> None:
    legal: list[Action] = []
    workers_again(g, legal, None)
    if legal:
        g.stack.append(("reuse_worker", decider(g)))


def reuse_worker_options(g: City, legal: list[Action], why: list[Refusal] | None, seat: int) -> None:
    """A worker is chosen, if there is one; nobody has to burn coal for an automaton."""
    workers_again(g, legal, why)
    if not any([(WORKER, action[1]) in g.placed for action in legal]):
        legal.append(DECLINE)


@rules.ask("reuse_worker", "seat", reuse_worker_options)
def reuse_worker(g: City, action: Action, seat: int) -> None:
    if action != DECLINE:
        work_again(g, action[1])


def work_again(g: City, spot: int) -> None:
    """A worker if one stands there, else the automaton, at another coal (ruling 31)."""
    if g.listener is not None:
        g.tell("reused", "FP-EVENT.11", EVERYONE, {"spot": spot_name(spot)})
    if (WORKER, spot) not in g.placed:
        stoke(g, AUTOMATON)
    repeat(g, spot)
