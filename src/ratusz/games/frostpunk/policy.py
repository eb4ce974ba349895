"""A quick, sensible answer to every ask: the plan every bot at the table follows, in playouts and as its first thought."""

from typing import Final

from ...kernel.state import Action
from .cards import CITIZENS, HEAT_STEPS
from .effects import COAL, NONE, Step
from .evaluate import active, appraise, ill, paid, points
from .map import NEIGHBOURS
from .policy_building import best_work, best_site, best_upgrade, least_missed
from .policy_needs import Needs, safe_heat
from .policy_turn import best_pawn, best_turn, law_worth, sickening, spare_coal, spare_food, with_card
from .state import ACTION, GENERATOR, HOPE, City
from .turn import is_warm
from .vocabulary import rules

TURNS: Final = 4  # of all that may be done in a turn
WEIGHED: Final = ("event", "either", "way", "arrival", "law", "advisor", "technology", "turn_with", "increase_how", "decrease_how")
MOST: Final = 12
FOLLOWED: Final = 4  # asks that belong to an option and are answered in passing


def policy(g: City, seat: int, legal: list[Action]) -> int:
    if len(legal) == 1:
        return 0
    task = rules.waiting(g, seat)
    assert task is not None
    return answer(g, seat, legal, task[0], task)


def matter(g: City) -> int:
    """The day up to dusk is one matter, dusk and night another: what comes of an answer shows when the work is done."""
    return 1 + 2 * g.round + (1 if g.phase > ACTION else 0)


def candidates(g: City, seat: int, legal: list[Action]) -> list[Action]:
    """What the plan wants, and its best rivals where a second thought pays."""
    if len(legal) == 1:
        return legal
    task = rules.waiting(g, seat)
    assert task is not None
    name: str = task[0]
    if name == "turn":
        scores: list[float] = []
        best = best_turn(g, seat, legal, Needs(g), scores)
        order = sorted(range(len(legal)), key=lambda i: (i != best, -scores[i]))
        return [legal[i] for i in order[:TURNS]]
    if name in WEIGHED and len(legal) <= MOST:
        return legal
    return [legal[answer(g, seat, legal, name, task)]]


def answer(g: City, seat: int, legal: list[Action], name: str, task: tuple[object, ...]) -> int:
    if name == "turn":
        return best_turn(g, seat, legal, Needs(g), [])
    if name == "turn_with":
        return best_card_turn(g, legal, int(str(task[2])))
    if name == "pawn":
        return best_pawn(g, legal, not is_warm(g, int(str(task[2])), int(str(task[3])), int(str(task[4]))))
    if name in ("work", "raise_free"):
        chosen = best_work(g, Needs(g), legal, int(str(task[3])) if name == "work" else -1)
        return chosen if chosen != NONE else len(legal) - 1
    if name == "site":
        return best_site(g, int(str(task[2])), legal)
    if name in ("workshop", "upgrade_free"):
        chosen, _ = best_upgrade(g, Needs(g), legal, name != "workshop")
        return chosen if chosen != NONE else len(legal) - 1
    if name == "destroy":
        return least_missed(g, legal)
    if name == "fuel":
        return best_fuel(g, legal)
    if name == "law":
        return best_of(legal, [law_worth(g, Needs(g), action[1]) for action in legal])
    if name == "lay":
        return best_of(legal, [neighbours_open(g, action[1]) for action in legal])
    if name == "store":
        return best_store(g, legal, int(str(task[2])))
    if name == "shelter":
        return best_shelter(g, legal, [int(str(n)) for n in task[3:6]])
    if name in ("increase_how", "decrease_how", "activate_which", "spend_which", "discard_which", "turn_all"):
        return best_token(g, legal, name, task)
    if name == "arrival":
        return 0
    if name == "wish":
        return seat
    if name == "give_up_one" or name == "give_up_again":
        return best_of(legal, [-paid(CITIZENS[a[1]].start_pay) + appraise(CITIZENS[a[1]].start_steps) for a in legal])
    return best_by_points(g, seat, legal)


def best_of(legal: list[Action], values: list[float]) -> int:
    return values.index(max(values)) if legal else 0


def best_card_turn(g: City, legal: list[Action], card: int) -> int:
    from .policy_building import plan_worth

    needs = Needs(g)
    plan = plan_worth(g, needs)
    chill = sickening(g, needs)
    return best_of(legal, [with_card(g, needs, card, action, plan, chill) for action in legal])


def neighbours_open(g: City, place: int) -> float:
    """Tiles in the midst of others serve more of them."""
    return float(sum([1 for other in NEIGHBOURS[place] if g.tile[other] != NONE]))


def best_fuel(g: City, legal: list[Action]) -> int:
    """In the Generator phase against the cold; at night for the beds. A step costs coal, and cubes."""
    needs = Needs(g)
    have = g.stock[COAL] - needs.reserved
    if g.phase == GENERATOR:
        keep = needs.warm_heat - 1 if needs.left else 0
        sick = g.sick.copy()
        total = best = 0.0
        chosen = 0
        for n in range(1, min(len(legal), have + 1, max(1, safe_heat(g, g.overload) - g.heat + 1))):
            type = HEAT_STEPS[g.heat + n - 2]
            sick[type] += 1
            total += ill(sick[type]) - ill(sick[type] - 1) - (0.5 + 0.5 * needs.vent + (0.7 if have - n < keep else 0.0))
            if total > best:
                best = total
                chosen = n
        return chosen
    wanted = max(0, needs.warm_heat - g.heat)
    return max(0, min(len(legal) - 1, wanted, have))


def best_store(g: City, legal: list[Action], good: int) -> int:
    needs = Needs(g)
    if good == COAL:
        wanted = min(needs.store_coal, g.stock[COAL] - spare_coal(g, needs))
    else:
        wanted = min(needs.store_food, g.food - spare_food(g, needs))
    best = 1e9
    chosen = 0
    for i, action in enumerate(legal):
        off = abs(action[1] - max(0, wanted))
        if off < best:
            best = off
            chosen = i
    return chosen


def best_shelter(g: City, legal: list[Action], pawns: list[int]) -> int:
    """Outside sleeps whoever is least likely to suffer by it."""
    values: list[float] = []
    for action in legal:
        cost = 0.0
        for type in range(3):
            out = pawns[type] - action[1 + type]
            cost += ill(g.sick[type] + out) - ill(g.sick[type])
            if g.sick[type] + out > g.citizens[type]:
                cost += 3.0
        values.append(-cost)
    return best_of(legal, values)


def best_token(g: City, legal: list[Action], name: str, task: tuple[object, ...]) -> int:
    """Discontent rather turns a token than brings one; hope rather brings one."""
    from .effects import ANGER
    from .hope import count

    track = 1 if name in ("increase_how", "decrease_how", "turn_all") and task[2] == 1 else 0
    values: list[float] = []
    for action in legal:
        what: str = action[0]
        value = 0.0
        if what == "draw":
            value = -5.0 if track == 1 else 2.0 if active(g, HOPE) > 1 else 0.5
        elif what == "activate":
            value = 1.0 if action[1] < ANGER else -0.2 * count(g, action[1], True)
        elif what == "spend":
            value = 2.0 if action[1] < ANGER else 1.0
            if name == "turn_all":
                value += count(g, action[1], True)
        elif what == "remove":
            value = (2.5 if len(g.tracks[HOPE]) > 2 else -3.0) if action[1] < ANGER else 3.0
        elif what == "decline":
            value = 1.5
        values.append(value)
    return best_of(legal, values)


def best_by_points(g: City, seat: int, legal: list[Action]) -> int:
    """The answer after which, with all that belongs to it, the city looks best."""
    values: list[float] = []
    for action in legal[:12]:
        copy = g.clone()
        depth = len(copy.stack)
        revealed = copy.revealed
        rules.apply(copy, seat, action)
        for _ in range(FOLLOWED):
            if not copy.stack or len(copy.stack) < depth or copy.revealed != revealed:
                break
            asked = rules.seats(copy)[0]
            options = rules.options(copy, asked)
            task = rules.waiting(copy, asked)
            assert task is not None
            plain = task[0] not in ("event", "either", "way", "advisor", "turn")
            rules.apply(copy, asked, options[answer(copy, asked, options, task[0], task) if plain and len(options) > 1 else 0])
        values.append(points(copy))
    return best_of(legal, values)


def steps_of(steps: tuple[Step, ...]) -> float:
    return appraise(steps)
