"""The plan: a quick, sensible answer to every ask. All bots at a table share it, in playouts and as their first thought; what
others propose comes before it."""

from typing import Final

from ratusz.kernel.state import Action, Task
from ratusz.kernel.strategy import Proposal

from ..content.citizens import CITIZENS
from ..content.effects import ANGER, CHILD, CHILD_WORK, COAL, NONE
from ..content.expeditions import EXPEDITIONS
from ..content.numbers import HEAT_STEPS, ROUNDS
from ..position.state import ACTION, DISCONTENT, END, GENERATOR, HOPE, City
from ..rules.city.construction import discount_of
from ..rules.city.map import NEIGHBOURS
from ..rules.council import asked, called, unheard
from ..rules.course.allowed_actions import meant
from ..rules.course.taking_actions import is_warm
from ..rules.people.hope import count
from ..rules.vocabulary import rules
from .evaluate import AWAY, FINDS, PACE, USUAL, active, appraise, ill, paid, points
from .needs import Needs, safe_heat
from .turn import best_pawn, best_turn, law_worth, sickening, spare_coal, spare_food, with_card
from .what_to_build import best_site, best_upgrade, best_work, least_missed, plan_worth

TURNS: Final = 3  # of all that may be done in a turn are worth a second thought
WEIGHED: Final = (
    "event",
    "either",
    "way",
    "arrival",
    "law",
    "advisor",
    "technology",
    "turn_with",
    "increase_how",
    "decrease_how",
)
TOKENS: Final = ("increase_how", "decrease_how", "activate_which", "spend_which", "discard_which", "turn_all")
RAISING: Final = ("work", "rebuild", "raise_free")
BUILDING: Final = (*RAISING, "site", "destroy", "workshop", "upgrade_free")
PEOPLE: Final = ("tend_which", "heal_which", "sicken_which", "exhaust_which", "die_which", "settle", "leave_which")
FIRST: Final = ("sickness_first", "during_first")  # the first answer is as good as any
WALK: Final = 3.0  # fields to the next place
FATE: Final = -3.0  # what a death is likely to do to hope and calm
CARD_KEPT: Final = 1.0
FOLLOWED: Final = 4  # asks that belong to an option and are answered in passing
PROPOSED: Final = ("law", "event", "technology")  # what bots propose on


def policy(g: City, seat: int, legal: list[Action]) -> int:
    if len(legal) == 1:
        return 0
    wished = proposed(g, seat, legal)
    return wished[0] if wished else answer(g, seat, legal, waiting(g, seat))


def waiting(g: City, seat: int) -> Task:
    task = rules.waiting(g, seat)
    assert task is not None
    return task


def matter(g: City) -> int:
    """The day up to dusk is one matter, dusk and night another: what comes of an answer shows when the work is done."""
    return 1 + 2 * g.round + (1 if g.phase > ACTION else 0)


# Together.


def proposed(g: City, seat: int, legal: list[Action]) -> list[int]:
    """What others would have this seat do: whoever decides for the table goes by it."""
    return [legal.index(action) for other, action in enumerate(g.proposals) if other != seat and action in legal]


def proposals(g: City, seat: int) -> list[Proposal]:
    """What the plan wants: of what concerns everybody, a law for instance, it is said by the one to the left of whoever decides;
    whoever was asked answers anyhow."""
    if not says(g, seat):
        return []
    decides = asked(g, seat)
    legal = rules.options(g, decides)
    if len(legal) == 1:
        return []
    wanted = legal[answer(g, decides, legal, g.stack[-1])]
    return [Proposal(((seat, ("propose", *rules.write(g, decides, wanted).split())),))]


def says(g: City, seat: int) -> bool:
    """Whether a bot in this seat should speak."""
    if called(g):
        return seat in unheard(g)
    if g.proposals or not g.stack or g.stack[-1][0] not in PROPOSED:
        return False
    decides = asked(g, seat)
    return decides >= 0 and (decides + 1) % len(g.hands) == seat


def bargaining(g: City) -> tuple[int, tuple[tuple[int, int, int], ...]]:
    """What people should be asked about before a bot decides it for all; each question by a number of its own. And whom whoever
    decides has asked, until they have answered."""
    offers = tuple([(seat, asked(g, seat), seat) for seat in unheard(g)])
    if len(g.hands) < 2 or not g.stack or g.stack[-1][0] not in PROPOSED:
        return 0, offers
    return 1 + PROPOSED.index(g.stack[-1][0]) + len(PROPOSED) * (g.round + ROUNDS * (g.phase + END * len(g.laws))), offers


def candidates(g: City, seat: int, legal: list[Action]) -> list[Action]:
    """What others propose; else what the plan wants first, then its best rivals where a second thought pays."""
    if len(legal) == 1:
        return legal
    wished = proposed(g, seat, legal)
    if wished:
        return [legal[i] for i in sorted(set(wished))]
    task = waiting(g, seat)
    if task[0] == "turn":
        scores: list[float] = []
        best = best_turn(g, legal, Needs(g), scores)
        ranked = sorted([(i != best, -score, i) for i, score in enumerate(scores)])
        return [legal[i] for _, _, i in ranked[:TURNS]]
    first = legal[answer(g, seat, legal, task)]
    return [first, *[action for action in legal if action != first]] if task[0] in WEIGHED else [first]


# The answers.


def answer(g: City, seat: int, legal: list[Action], task: Task) -> int:
    chosen = by_rule(g, seat, legal, task)
    return chosen if chosen != NONE else best_of([imagined(g, seat, action) for action in legal])


def by_rule(g: City, seat: int, legal: list[Action], task: Task) -> int:
    """The answer, where a rule gives it; NONE: the options must be tried."""
    name: str = task[0]
    if name == "turn":
        return best_turn(g, legal, Needs(g), [])
    if name == "turn_with":
        return best_with_card(g, legal, task[2])
    if name == "pawn":
        number, target = meant(task[2])
        return best_pawn(g, legal, not is_warm(g, number, target, task[3]))
    if name in BUILDING:
        return building_answer(g, legal, task)
    if name in PEOPLE:
        return best_of([worth_of_type(g, name, action) for action in legal])
    if name in TOKENS:
        return best_token(g, legal, name, task[2] == DISCONTENT)
    if name == "fuel":
        return best_fuel(g, legal)
    if name == "law":
        needs = Needs(g)
        return best_of([law_worth(g, needs, action[1]) for action in legal])
    if name == "lay":
        return best_of([neighbours(g, action[1]) for action in legal])
    if name == "store":
        return best_store(g, legal, task[2])
    if name == "shelter":
        return best_shelter(g, legal, [task[3], task[4], task[5]])
    if name == "mourn_how":
        return best_of([grief(action, task[2]) for action in legal])
    if name == "arrival":
        return best_arrival(g, legal, task[2])
    if name == "wish":
        return seat
    if name in ("give_up_one", "give_up_again"):
        return best_of([appraise(CITIZENS[action[1]].start_steps) - paid(CITIZENS[action[1]].start_pay) for action in legal])
    return 0 if name in FIRST else NONE


def building_answer(g: City, legal: list[Action], task: Task) -> int:
    name: str = task[0]
    if name == "site":
        return best_site(g, task[2], legal)
    if name == "destroy":
        return least_missed(g, legal)
    if name in RAISING:
        return or_last(best_work(g, Needs(g), legal, discount_of(task)), legal)
    return or_last(best_upgrade(g, Needs(g), legal, name != "workshop"), legal)


def worth_of_type(g: City, name: str, action: Action) -> float:
    """Care goes where it spares most, harm where it costs least."""
    type: int = action[1]
    if name == "tend_which":
        return ill(g.sick[type]) - ill(g.sick[type] - 1)
    if name == "sicken_which":
        return -2.5 if g.sick[type] >= g.citizens[type] else ill(g.sick[type]) - ill(g.sick[type] + 1)
    if name == "exhaust_which":
        return 1.0 if type == CHILD and not g.modifiers[CHILD_WORK] else 0.0
    return float(g.citizens[type])


def grief(action: Action, type: int) -> float:
    """What a death does to the city by a card from a hand; a card from the deck may do anything."""
    return FATE if action[0] == "fate" else appraise(CITIZENS[action[2]].deaths[type]) - CARD_KEPT


def best_arrival(g: City, legal: list[Action], index: int) -> int:
    """A scout goes past a poor place to a better one further on, if there is time."""
    card = g.routes[index][0][-1][0]
    kind = EXPEDITIONS[card].kind
    rounds = WALK / PACE
    if len(legal) == 1 or ROUNDS - g.round < rounds + 1.0:
        return 0
    return 1 if USUAL[kind + 1] - AWAY * rounds > FINDS[card] else 0


def best_of(values: list[float]) -> int:
    return values.index(max(values))


def or_last(chosen: int, legal: list[Action]) -> int:
    """Where nothing is worth it, the last answer, which is to do nothing."""
    return chosen if chosen != NONE else len(legal) - 1


def best_with_card(g: City, legal: list[Action], card: int) -> int:
    needs = Needs(g)
    plan = plan_worth(g, needs)
    chill = sickening(g, needs)
    return best_of([with_card(g, needs, card, action, plan, chill) for action in legal])


def neighbours(g: City, place: int) -> float:
    """Tiles in the midst of others serve more of them."""
    return float(sum([1 for other in NEIGHBOURS[place] if g.tile[other] != NONE]))


def best_fuel(g: City, legal: list[Action]) -> int:
    """In the Generator phase against the cold; at night for the beds."""
    needs = Needs(g)
    have = g.stock[COAL] - needs.reserved
    if g.phase == GENERATOR:
        return against_cold(g, needs, min(len(legal) - 1, have, safe_heat(g, g.overload) - g.heat))
    return max(0, min(len(legal) - 1, needs.warm_heat - g.heat, have))


def against_cold(g: City, needs: Needs, most: int) -> int:
    """How many steps to keep from being cold: each costs coal and overload, and spares an illness."""
    keep = needs.warm_heat - 1 if needs.left else 0
    sick = g.sick.copy()
    total = best = 0.0
    chosen = 0
    for n in range(1, most + 1):
        type = HEAT_STEPS[g.heat + n - 2]
        sick[type] = min(sick[type] + 1, g.citizens[type])
        total += ill(sick[type]) - ill(sick[type] - 1) if sick[type] else 0.0
        total -= 0.5 + 0.5 * needs.vent + (0.7 if g.stock[COAL] - n < keep else 0.0)
        if total > best:
            best = total
            chosen = n
    return chosen


def best_store(g: City, legal: list[Action], good: int) -> int:
    needs = Needs(g)
    if good == COAL:
        wanted = min(needs.store_coal, g.stock[COAL] - spare_coal(g, needs))
    else:
        wanted = min(needs.store_food, g.food - spare_food(g, needs))
    return best_of([-abs(action[1] - max(0.0, float(wanted))) for action in legal])


def best_shelter(g: City, legal: list[Action], pawns: list[int]) -> int:
    """Outside sleeps whoever is least likely to suffer by it; who is ill already would come closer to death."""
    values: list[float] = []
    for action in legal:
        cost = 0.0
        for type in range(3):
            outside: int = pawns[type] - action[1 + type]
            worse = min(g.citizens[type], g.sick[type] + outside)
            cost += ill(worse) - ill(g.sick[type]) + 2.0 * (g.sick[type] + outside - worse)
        values.append(-cost)
    return best_of(values)


def best_token(g: City, legal: list[Action], name: str, discontent: bool) -> int:
    """Discontent rather turns a token than brings one and rather leaves than turns; hope keeps what is active, for it can be
    spent."""
    values: list[float] = []
    for action in legal:
        what: str = action[0]
        if what == "draw":
            value = -5.0 if discontent else 2.0 if active(g, HOPE) > 1 else 0.5
        elif what == "decline":
            value = 1.5
        elif action[1] >= ANGER:
            turned = count(g, action[1], True)
            value = -0.2 * turned if what == "activate" else 3.0 if what == "remove" else 1.0
            value += turned if name == "turn_all" else 0.0
        elif what == "remove":
            value = 2.5 if len(g.tracks[HOPE]) > 2 else -3.0
        else:
            value = 1.0 if what == "activate" else 2.0
        values.append(value)
    return best_of(values)


def imagined(g: City, seat: int, action: Action) -> float:
    """How the city looks after an answer and all that belongs to it."""
    copy = g.clone()
    depth = len(copy.stack)
    revealed = copy.revealed
    rules.apply(copy, seat, action)
    for _ in range(FOLLOWED):
        if not copy.stack or len(copy.stack) < depth or copy.revealed != revealed:
            break
        other = rules.seats(copy)[0]
        options = rules.options(copy, other)
        task = waiting(copy, other)
        chosen = by_rule(copy, other, options, task) if len(options) > 1 and task[0] != "turn" else 0
        rules.apply(copy, other, options[max(0, chosen)])
    return points(copy)
