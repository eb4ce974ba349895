"""One turn of the action phase without thinking long: what each action would bring, in points, and the best of them."""

from typing import Final

from ratusz.kernel.state import Action

from ..content.buildings import BUILDINGS, RUINS, SIDES
from ..content.citizens import CITIZENS
from ..content.effects import (
    AUTOMATON,
    AUTOMATON_GOOD,
    CHILD,
    CLEARING,
    COAL,
    CORE,
    CURFEW,
    ENGINEER,
    FOOD,
    GATHER,
    NEAR,
    NONE,
    RUINS_BEDS,
    SHELTER_BEDS,
    TREE,
    WOOD,
    WORKER,
    Step,
    Steps,
)
from ..content.events import EVENTS
from ..content.laws import LAWS
from ..content.numbers import GATHER_AMOUNT, WORKS_AMOUNT
from ..position.state import CLEARING_SPOT, CONSTRUCTION_SPOT, HOPE, City
from ..rules.cards.options import open_option
from ..rules.city.gathering import around
from ..rules.city.map import FIELDS
from ..rules.city.using import action_cost
from ..rules.course.allowed_actions import card_options
from ..rules.generator.heat import warm
from ..rules.people.pawns import TYPE_OF
from .evaluate import LATER, OUTSIDE, TENT, appraise, ill, journey, paid
from .laws import law_rate
from .needs import STORED_A_DAY, Needs, safe_heat
from .what_to_build import PATIENCE, SAWMILL, hands, plan_worth, trees_in_reach, upgrades_worth

ENOUGH: Final = 0.4  # less than this is not worth a pawn's work
VENTED: Final = 5  # overload that an engineer may still take off
IDLE_HANDS: Final = 2.0  # a child's card lets somebody work who otherwise would not
CARD_SAVED: Final = 0.6  # what a citizen card must bring more than the plain action


def price(needs: Needs, good: int) -> float:
    if good == WOOD:
        return needs.wood
    if good == COAL:
        return needs.coal
    if good == CORE:
        return needs.cores
    return needs.food if good == FOOD else 1.0


def sickening(g: City, needs: Needs) -> float:
    """What it costs to send somebody into the cold."""
    if g.pool[AUTOMATON] and g.stock[COAL] > 2:
        return needs.coal
    type = WORKER if g.pool[WORKER] else ENGINEER
    return ill(g.sick[type] + 1) - ill(g.sick[type]) + 0.2


def tended(g: City, n: int) -> float:
    """What n points of care bring: the worst type first."""
    sick = g.sick.copy()
    total = 0.0
    for _ in range(n):
        best = 0.0
        which = NONE
        for type in range(3):
            if sick[type] > (1 if g.skull[type] else 0):
                gain = ill(sick[type]) - ill(sick[type] - 1)
                if gain > best:
                    best = gain
                    which = type
        if which == NONE:
            break
        sick[which] -= 1
        total += best
    return total


def effect(g: City, needs: Needs, step: Step, field: int) -> float:
    """What a step of a building's or citizen's action brings now."""
    do = step.do
    n = step.n if step.plus == NONE else step.n + g.modifiers[step.plus]
    if do == "gain":
        if step.what == AUTOMATON_GOOD:
            return 1.6 * needs.left
        return n * price(needs, step.what) if step.what <= FOOD else appraise((step,))
    if do == "take":
        if step.what == TREE:
            return 0.0
        return min(n, g.amount[field]) * price(needs, g.good[field])
    if do == "tend":
        return tended(g, n)
    if do == "heal":
        return 1.8 * min(n, g.skull.count(True))
    if do == "fell":
        return effects(g, needs, step.then, field)
    if do == "collect":
        return sum(
            [min(step.n, g.amount[at]) * price(needs, g.good[at]) for at in around(g, field) if g.good[at] not in (NONE, TREE)]
        )
    if do == "hope":
        return needs.hope * step.by
    if do == "discontent":
        return -needs.calm * step.by
    if do == "overload":
        return min(g.overload, -step.by + (g.modifiers[step.plus] if step.plus != NONE else 0)) * needs.vent
    if do == "clear-overload":
        return g.overload * needs.vent
    if do == "upgrade-tower":
        return 3.0 + needs.left if not g.tower else 0.0
    if do == "either":
        return max(
            [
                effects(g, needs, option.steps, field) - paid(option.cost)
                for option in step.options
                if open_option(g, option.needs, option.cost, field)
            ],
            default=0.0,
        )
    if do == "law":
        return best_law(g, needs)
    if do == "workshop":
        return upgrades_worth(g, needs) * (1.0 if n <= 2 else 1.4)
    if do == "works":
        return plan_worth(g, needs) + 1.5 * step.discount
    if do == "rebuild":
        return plan_worth(g, needs) / WORKS_AMOUNT
    if do == "hunger":
        return -1.3 * step.by if g.hunger else 0.0
    if do == "deaths":
        return 1.5 * min(g.deaths, -step.by) + (needs.hope if g.deaths else 0.0)
    if do == "activate-all":
        return 0.8 * sum([1 for token in g.tracks[HOPE] if not token & 1])
    if do == "quell":
        return 0.8 * needs.calm
    if do == "clear":
        return clearing(g, needs, max(step.near, step.far))
    if do == "act" and 0 <= field < FIELDS:
        return used(g, needs, field) if g.building[field] != NONE else gathered(g, needs, field)
    return appraise((step,))


def effects(g: City, needs: Needs, steps: Steps, field: int) -> float:
    return sum([effect(g, needs, step, field) for step in steps])


def best_law(g: City, needs: Needs) -> float:
    return max([law_worth(g, needs, law) for law in g.future_laws], default=0.0)


def law_worth(g: City, needs: Needs, law: int) -> float:
    """In force for the rest of the game, less its price at once and its consequence some evening."""
    return law_rate(g, law) * needs.left + roofs(g, needs, law) + effects(g, needs, LAWS[law].steps, NONE) - 5.0


def roofs(g: City, needs: Needs, law: int) -> float:
    """What the beds of a law save in the nights to come."""
    beds = 0
    for modifier, n in LAWS[law].lasting:
        if modifier == SHELTER_BEDS:
            beds += n * sum([1 for field in g.standing if BUILDINGS[g.building[field] // 2].beds])
        elif modifier == RUINS_BEDS:
            beds += n * sum([1 for field in g.standing if g.building[field] // 2 in (RUINS, TENT)])
        elif modifier == CURFEW:
            beds += n
    return sum([min(beds, homeless) * OUTSIDE * LATER**k for k, homeless in enumerate(needs.outside)])


def used(g: City, needs: Needs, field: int) -> float:
    """What the action of a building brings, less its cost."""
    side = SIDES[g.building[field]]
    value = effects(g, needs, side.action, field)
    for good, n in action_cost(g, field):
        value -= n * price(needs, good)
    return value


def gathered(g: City, needs: Needs, field: int) -> float:
    n = min(g.amount[field], GATHER_AMOUNT + g.modifiers[GATHER])
    return n * price(needs, g.good[field])


def clearing(g: City, needs: Needs, tiles: int) -> float:
    """New tiles are worth the more the less lies about, above all of wood."""
    wood = lying = 0
    for field in g.stocked:
        good = g.good[field]
        if good == WOOD or (good == TREE and g.stock[WOOD] > 1):
            wood += g.amount[field]
        elif good != TREE:
            lying += g.amount[field]
    for field in g.standing:
        if g.building[field] // 2 == SAWMILL and trees_in_reach(g, field):
            wood += 4
    room = 2 * (len(g.tile) - g.tile.count(NONE)) - len(g.standing)
    value = (1.1 if wood < 4 else 0.7 if wood < 10 else 0.2) * needs.wood + (0.5 if lying < 8 else 0.2) * needs.coal
    return (value * tiles + (2.0 if room < 3 else 0.0)) * min(1.0, needs.left / 4.0)


def worth(g: City, needs: Needs, action: Action, plan: float, chill: float) -> float:
    """What a main action brings. `plan`: what building would; `chill`: what work in the cold costs."""
    name: str = action[0]
    if name == "gather":
        field: int = action[1]
        return gathered(g, needs, field) - (0.0 if warm(g, field) else chill)
    if name == "use":
        field = action[1]
        return used(g, needs, field) - (0.0 if warm(g, field) else chill)
    if name == "construct":
        return plan
    if name == "clear":
        return clearing(g, needs, 2 + g.modifiers[CLEARING] if action[1] == NEAR else 1) - chill
    if name == "scout":
        return journey(g, action[1] - 1, needs.left + 1)
    if name == "special":
        return special(g, needs, action[1])
    if name == "reuse":
        return again(g, needs, action[1], plan)
    return -1.0


def again(g: City, needs: Needs, spot: int, plan: float) -> float:
    if spot == CLEARING_SPOT:
        return clearing(g, needs, 2)
    if spot == CONSTRUCTION_SPOT:
        return plan
    return used(g, needs, spot) if g.building[spot] != NONE else gathered(g, needs, spot)


def special(g: City, needs: Needs, card: int) -> float:
    entry = EVENTS[card].special
    if entry is None:
        return 0.0
    if entry.steps and entry.steps[0].do == "store":
        return storing(g, needs)
    value = effects(g, needs, entry.steps, NONE) - paid(entry.cost) - 0.5 * paid(entry.put)
    return value + (1.5 if entry.put else 0.0) - (1.2 if entry.cold else 0.0)


def storing(g: City, needs: Needs) -> float:
    """The scenario's goal: what is to spare, and on the last days what it takes. Whoever carries it waits for the day's yield."""
    coal = min(STORED_A_DAY, needs.store_coal, g.stock[COAL] - spare_coal(g, needs))
    food = min(STORED_A_DAY, needs.store_food, g.food - spare_food(g, needs))
    full = coal >= min(STORED_A_DAY, needs.store_coal) and food >= min(STORED_A_DAY, needs.store_food)
    if not full and g.pool[WORKER] > 1 and hands(g) > PATIENCE:
        return 0.0
    value = 1.5 * (max(0, coal) + max(0, food))
    return value + (20.0 if due_now(needs) and coal + food > 0 else -2.0)


def due_now(needs: Needs) -> bool:
    """Whether what is missing could not be stored on the days to come."""
    return max(needs.store_coal, needs.store_food) > STORED_A_DAY * needs.left


def spare_coal(g: City, needs: Needs) -> int:
    """Coal that is not to be stored."""
    return max(0, needs.warm_heat - g.heat) if not due_now(needs) else 0


def spare_food(g: City, needs: Needs) -> int:
    if due_now(needs):
        return 0
    return g.hunger if needs.left <= 2 else g.hunger + 4


def with_card(g: City, needs: Needs, card: int, action: Action, plan: float, chill: float) -> float:
    """What a main action brings with a citizen card played for it."""
    citizen = CITIZENS[card]
    name: str = action[0]
    field: int = action[1] if len(action) > 1 else NONE
    value = 0.0
    for step in citizen.steps:
        if step.do == "act":
            value += worth(g, needs, action, plan, 0.0)
        elif step.do == "works":
            value += plan + 1.5 * step.discount
        elif step.do == "scouts":
            value += 1.0 * step.by
        else:
            value += effect(g, needs, step, field)
    if name == "scout":
        value += worth(g, needs, action, plan, 0.0)
    for good, n in citizen.cost:
        value -= n * price(needs, good)
    cold = not citizen.warm and (name == "clear" or (name in ("gather", "use") and not warm(g, field)))
    return value - (chill if cold else 0.0)


def best_turn(g: City, legal: list[Action], needs: Needs, scores: list[float]) -> int:
    """The best answer; `scores` is filled with what each brings."""
    plan = plan_worth(g, needs)
    chill = sickening(g, needs)
    fuel_to = wanted_fuel(g, needs)
    best = ENOUGH
    chosen = 0
    for i, action in enumerate(legal):
        name: str = action[0]
        if name == "fuel":
            value = 50.0 if action[1] == fuel_to else -1.0
        elif name == "pass":
            value = ENOUGH
        elif name == "play":
            value = played(g, needs, action[1], plan, chill)
        else:
            value = worth(g, needs, action, plan, chill)
        scores.append(value)
        if value > best:
            best = value
            chosen = i
    return chosen


def wanted_fuel(g: City, needs: Needs) -> int:
    """How much coal to burn before work: enough to warm the near tiles, more where coal is plenty and the Generator bears it."""
    most = min(g.stock[COAL] - needs.reserved, g.cold - g.heat)
    wanted = needs.warm_heat - g.heat
    if g.stock[COAL] - most >= 2 + needs.left // 4:
        wanted = max(wanted, safe_heat(g, max(0, g.overload - VENTED)) - g.heat)
    return max(0, min(most, wanted))


def played(g: City, needs: Needs, card: int, plan: float, chill: float) -> float:
    """What a citizen card brings at best, less a little for not having it later."""
    actions: list[Action] = []
    card_options(g, actions, None, card)
    best = max([with_card(g, needs, card, action, plan, chill) for action in actions], default=-1.0)
    later = CARD_SAVED if needs.left > 2 else 0.0
    return best - later + (IDLE_HANDS if CITIZENS[card].type == CHILD else 0.0)


def best_pawn(g: City, legal: list[Action], cold: bool) -> int:
    """Children and automatons first, engineers last: only they can do some things."""
    order = {CHILD: 0.0, AUTOMATON: 2.0, WORKER: 1.0, ENGINEER: 4.0}
    chosen = 0
    best = 1e9
    for i, action in enumerate(legal):
        pawn: int = action[1]
        value = order.get(pawn, 1.5)
        type = TYPE_OF[pawn]
        if cold and type != NONE:
            value += 1.5 * (ill(g.sick[type] + 1) - ill(g.sick[type]))
        if value < best:
            best = value
            chosen = i
    return chosen
