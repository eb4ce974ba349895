"""How good a position looks: 0 lost, 1 won. All of it is weighed in points, about what one coal is worth.

The same points choose between the options of cards (policy.py), so everything an option can change is in them.
"""

import math
from typing import Final

from ..content.buildings import BUILDINGS, RUINS, SIDES
from ..content.effects import CHILD, COAL, CORE, CURFEW, NONE, RUINS_BEDS, SHELTER_BEDS, WOOD, Steps
from ..content.events import EVENTS, STARTING_CARD
from ..content.expeditions import EXPEDITIONS
from ..content.library import BUILDING_NAMES
from ..content.numbers import (
    CITIZENS_MOST,
    DEATHS_LAST,
    DISCONTENT_LOSS,
    EPIDEMIC,
    FAMINE,
    HUNGER_SECTIONS,
    OVERLOAD_FIELDS,
    ROUNDS,
    TOWERS,
)
from ..position.state import ACTION, DISCONTENT, HOPE, HUNGER, NIGHT, City
from ..rules.cards.expeditions import length
from ..rules.course.ending import WON
from ..rules.course.hunger import owed, rations
from ..rules.people.pawns import due
from ..rules.people.sickness import round_type
from .laws import law_rate, service

TENT: Final[int] = BUILDING_NAMES["tent"]
BARRACK: Final[int] = BUILDING_NAMES["barrack"]
SECOND_STORM: Final = 12  # where the storm marker goes after the first strike
STORM_PACE: Final = 1.7  # how much closer round and storm marker come in a round
NIGHTS: Final = 10  # that are looked ahead to
OUTSIDE: Final = 1.7  # what a night in the cold costs
LATER: Final = 0.93  # of that, a night further on

STORE_FROM: Final = 11
COAL_STORED: Final = 12
FOOD_STORED: Final = 15

PACE: Final = 1.9  # fields that a scout walks in a round
AWAY: Final = 3.0  # what somebody would have done in a round

EVEN: Final = 20.0  # points of a city that may go either way
SPREAD: Final = 25.0

# What a building is worth for every round it may still serve, the first of its kind, the second, and so on. Those that laws allow
# are weighed with the laws.
SERVES: Final[dict[str, tuple[float, ...]]] = {
    "hunters-hut": (1.1, 1.0, 0.7, 0.6, 0.5),
    "infirmary": (1.2, 0.5),
    "retort": (0.9, 0.6),
    "sawmill": (0.7, 0.3),
    "gatherers-barrack": (0.6, 0.2),
    "workshop": (0.5,),
    "balloon": (2.0,),
    "coal-mine": (1.2, 1.0),
    "wall-drill": (0.8,),
    "hothouse": (1.4, 1.2),
    "hospital": (0.8,),
    "factory": (0.1,),
}
SERVICE: Final[list[tuple[float, ...]]] = [SERVES.get(building.name, ()) for building in BUILDINGS]
UPGRADED: Final[dict[str, float]] = {"hunters-hut": 1.2, "retort": 0.5, "sawmill": 0.3, "infirmary": 0.4, "hothouse": 0.8}
UPGRADE: Final[list[float]] = [UPGRADED.get(building.name, 0.2) for building in BUILDINGS]


def evaluate(g: City, seat: int) -> float:
    if g.cause != NONE:
        return 1.0 if g.cause == WON else 0.05 * g.round / ROUNDS
    chance = 1.0 / (1.0 + math.exp(-max(-30.0, min(30.0, (points(g) - EVEN) / SPREAD))))
    return 0.05 + 0.9 * chance


def left(g: City) -> int:
    """Rounds still to be lived through, this one included while there is work to do in it."""
    return ROUNDS - g.round + (1 if g.phase <= ACTION else 0)


def points(g: City) -> float:
    """The weights lean towards what told, some rounds before the end, which games of greedy bots would be won."""
    if g.cause != NONE:
        return 1000.0 if g.cause == WON else -1000.0 + g.round
    ahead = left(g)
    return (
        bread(g)
        + fuel(g)
        + 1.5 * timber(g, ahead)
        + 1.2 * stored(g)
        - 1.1 * illness(g)
        - 1.2 * mourning(g)
        + 1.7 * hope(g)
        - 1.2 * discontent(g)
        - 1.3 * machine(g)
        - 1.3 * frost(g, ahead)
        + 0.7 * roofs(g, ahead)
        + 0.55 * works(g, ahead)
        + 0.5 * people(g, ahead)
        + 0.6 * cards(g, ahead)
    )


# Goods.


def stepped(n: float, steps: tuple[tuple[float, float], ...], beyond: float) -> float:
    """What n of something is worth, where the first so many are worth so much each, and so on."""
    total = 0.0
    for width, worth in steps:
        if n <= width:
            return total + n * worth
        total += width * worth
        n -= width
    return total + n * beyond


def meals(g: City) -> list[int]:
    """What is eaten now, and in the next three rounds."""
    found: list[int] = []
    first = g.round if g.phase <= HUNGER else g.round + 1
    for number in range(first, first + 4):
        found.append(rations(g, g.citizens[round_type(number)]) if number <= ROUNDS else 0)
    return found


def bread(g: City) -> float:
    need = meals(g)
    wanted = max(0, FOOD_STORED - g.stored[2]) if g.round >= STORE_FROM - 2 else 0
    hunger = owed(g)
    value = -1.3 * hunger
    for at, angry, dead in HUNGER_SECTIONS:
        if hunger - g.food >= at:
            value -= 1.2 * (angry + dead)
    if hunger - g.food >= FAMINE:
        value -= 200.0
    steps = ((float(hunger), 1.3), (float(need[0]), 1.25), (float(need[1]), 0.9), (float(need[2] + wanted), 0.65))
    return value + stepped(float(g.food), steps, 0.25) - 1.0 * need[0]


def fuel(g: City) -> float:
    tonight = float(g.cold - g.heat) if g.phase <= NIGHT else 0.0
    wanted = max(0, COAL_STORED - g.stored[1]) if g.round >= STORE_FROM - 2 else 0
    coming = float(g.cold) if g.round < ROUNDS else 0.0
    burning = 0.5 * (g.heat - 1)  # it warms until the next check
    steps = ((tonight, 1.2), (coming, 1.0), (coming + wanted, 0.65))
    return burning + stepped(float(g.stock[COAL]), steps, 0.3)


def timber(g: City, ahead: int) -> float:
    late = min(1.0, 0.15 + ahead / 9.0)
    value = late * stepped(float(g.stock[WOOD]), ((6.0, 1.2), (6.0, 0.9)), 0.4)
    return value + late * stepped(float(g.stock[CORE]), ((1.0, 5.0), (2.0, 3.5)), 2.0)


def stored(g: City) -> float:
    return 3.0 * min(COAL_STORED, g.stored[1]) + 3.0 * min(FOOD_STORED, g.stored[2])


# People.


def costs_of_illness() -> list[float]:
    """By the number of sick: a section costs strength and lives every morning it lasts."""
    found = [0.0]
    for sick in range(1, CITIZENS_MOST + 1):
        cost = 1.0 if sick < 5 else 1.4 if sick < 15 else 2.0 if sick < 20 else 4.0
        if sick % 5 == 0 and sick <= 20:
            cost += 2.0
        found.append(found[-1] + cost)
    return found


ILL: Final = costs_of_illness()


def ill(sick: int) -> float:
    """What so many sick of one type cost."""
    return ILL[sick]


def illness(g: City) -> float:
    total = 0.0
    for type in range(3):
        total += ill(g.sick[type]) + (1.8 if g.skull[type] else 0.0)
        if g.sick[type] >= EPIDEMIC - 3:
            total += 25.0 * (g.sick[type] - EPIDEMIC + 4)
        total += 3.0 * g.exhausted[type]
    return total


def mourning(g: City) -> float:
    share = g.deaths / DEATHS_LAST
    return 4.0 * g.deaths + 30.0 * share**4


def active(g: City, track: int) -> int:
    return sum([token & 1 for token in g.tracks[track]])


def hope(g: City) -> float:
    """How many steps down would lose, weighed the more the fewer they are."""
    steps = len(g.tracks[HOPE]) + active(g, HOPE)
    return -26.0 * 0.66**steps + 0.4 * active(g, HOPE)


def discontent(g: City) -> float:
    """How many steps up would lose if each turned a spent token first, and how many if each brought a new one."""
    tokens = len(g.tracks[DISCONTENT])
    room = DISCONTENT_LOSS - tokens
    steps = 2 * room - 1 + tokens - active(g, DISCONTENT)
    return 22.0 * 0.72**steps + 26.0 * 0.5**room + 0.5 * active(g, DISCONTENT)


def people(g: City, ahead: int) -> float:
    """Pawns work, mouths eat."""
    value = 0.0
    for type, worth in ((0, 2.6), (1, 3.0), (2, 0.6)):
        value += 0.3 * ahead * worth * due(type, g.citizens[type])
        value += 0.25 * ahead * (0.06 * worth - 0.2) * g.citizens[type]
    value += 1.4 * ahead * g.automatons
    for bit in (1, 2):
        if g.special_children & bit:
            value += 1.5 * ahead
    return value


# The Generator and the cold.


def expected_fall(g: City, cubes: int) -> float:
    """About how many cubes come to light at a check."""
    tower = TOWERS[g.tower]
    lodging = tower.stick * max(0.0, 1.0 - g.inside / tower.cap)
    return cubes * (1.0 - lodging) * (1.0 + tower.knock * g.inside) + g.drawer + tower.open * g.inside


def machine(g: City) -> float:
    """What the overload costs: work to vent it, and the chance that the next check breaks the Generator."""
    falls = expected_fall(g, max(g.heat - 1, g.cold - 2)) if g.round < ROUNDS or g.phase <= 2 else 0.0
    over = g.overload + falls - OVERLOAD_FIELDS - 0.5
    chance = 1.0 / (1.0 + math.exp(-over / 1.3))
    broken = 20.0 if g.overheated else 0.0
    return 0.35 * g.overload + broken + chance * (70.0 if g.overheated else 16.0) - (3.0 if g.tower else 0.0)


def frost(g: City, ahead: int) -> float:
    """The cold to come, and whoever would fall ill on the steps it is ahead of the heat."""
    cost = 0.45 * ahead * g.cold + 0.15 * ahead * (g.ranges[0] + 2 * g.ranges[1] + g.ranges[2]) / 2.0
    steps = g.cold - g.heat - g.stock[COAL]
    return cost + (0.5 * steps if steps > 0 else 0.0)


def doom(g: City, kind: int) -> int:
    """The round in which the storm is likely to take a kind of shelter."""
    if kind not in (TENT, BARRACK):
        return ROUNDS + 1
    first = struck(g.storm, g.round) if not g.strikes else 0
    if kind == TENT:
        return first
    return struck(g.storm, g.round) if g.strikes == 1 else struck(SECOND_STORM, first) if not g.strikes else 0


def struck(storm: int, round: int) -> int:
    """When a storm on this field meets the round marker; it comes closer by itself, too."""
    return round + max(1, math.ceil((storm - round) / STORM_PACE))


def uncovered(g: City) -> list[int]:
    """How many have no bed, tonight and in the nights to come."""
    pawns = [due(type, g.citizens[type]) for type in range(3)]
    need = sum(pawns) - g.modifiers[CURFEW]
    found: list[int] = []
    shelters: list[tuple[int, int]] = []
    for field in g.standing:
        kind = g.building[field] // 2
        building = BUILDINGS[kind]
        if building.beds:
            shelters.append((doom(g, kind), building.beds + g.modifiers[SHELTER_BEDS]))
        elif building.child_beds:
            shelters.append((ROUNDS + 1, min(building.child_beds, pawns[CHILD])))
        elif kind == RUINS and g.modifiers[RUINS_BEDS]:
            shelters.append((ROUNDS + 1, g.modifiers[RUINS_BEDS]))
    first = g.round + (1 if g.phase > NIGHT else 0)
    for night in range(first, min(ROUNDS, first + NIGHTS - 1) + 1):
        found.append(max(0, need - sum([n for until, n in shelters if until > night])))
    return found


def roofs(g: City, ahead: int) -> float:
    """Nights outside, tonight and later."""
    return -sum([n * OUTSIDE * LATER**k for k, n in enumerate(uncovered(g))])


# What stands, what is being thought of, what lies in the decks.


def works(g: City, ahead: int) -> float:
    value = 0.0
    seen = [0] * len(BUILDINGS)
    for field in g.standing:
        side = g.building[field]
        kind = side // 2
        order = seen[kind]
        seen[kind] += 1
        if order < len(SERVICE[kind]):
            value += SERVICE[kind][order] * ahead
        elif BUILDINGS[kind].group == "law":
            value += service(g, kind) * ahead
        if SIDES[side].upgraded and side & 1:
            value += UPGRADE[kind] * ahead
    for law in g.laws:
        value += law_rate(g, law) * ahead
    value += 0.9 * ahead * len(g.developed)
    if g.developing != NONE:
        value += 0.9 * max(0, ROUNDS - g.development)
    for field in g.stocked:
        value += (1.5 if g.good[field] == CORE else 0.25) * g.amount[field]
    for index, route in enumerate(g.routes):
        if route[1] != NONE:
            value += journey(g, index, ahead)
    return value


def journey(g: City, index: int, ahead: int) -> float:
    """What a scout on this route is likely to bring home, less the work not done meanwhile; nothing, if there is no time."""
    cards, _, at = g.routes[index]
    rounds = max(0.0, (length(g.routes[index]) - 1 - at) / PACE)
    if rounds > ahead - 1.5:
        return 0.0
    found = FINDS[cards[-1][0]]
    for card, taken in cards:
        if taken != NONE:
            found += appraise(EXPEDITIONS[card].ways[taken].steps)
    return min(1.0, 0.4 + ahead / 12.0) * found - AWAY * max(0.0, rounds - 1.0)


def cards(g: City, ahead: int) -> float:
    """Dusk cards that wait, and citizens in hand."""
    value = 0.7 * min(sum([len(hand) for hand in g.hands]), ahead * len(g.hands))
    if g.dusk:
        waits = sum([OMENS[card] for card in g.dusk])
        value += waits * min(1.0, ahead / len(g.dusk)) if waits < 0.0 else 0.6 * waits * min(1.0, ahead / len(g.dusk))
    for entry in g.area:
        if EVENTS[entry[0]].special is not None:
            value += 0.8
    return value


# What effects are worth at any time, roughly: for cards that have not come up yet.

GAINED: Final[list[float]] = [1.0, 1.0, 4.0, 1.0, 1.0, 12.0, 1.0, 1.5, -0.3, 0.6]


def appraise(steps: Steps) -> float:
    total = 0.0
    for step in steps:
        do = step.do
        if do == "gain":
            total += GAINED[step.what] * step.n
        elif do == "lose":
            total -= GAINED[step.what] * step.n
        elif do == "hope":
            total += 3.0 * step.by - (0.5 if step.type != NONE and step.by < 0 else 0.0)
        elif do == "discontent":
            total -= 3.0 * step.by + (1.5 if step.type != NONE and step.by > 0 else 0.0)
        elif do == "sicken":
            total -= 1.2 * step.n
        elif do == "tend":
            total += 0.9 * step.n
        elif do == "heal":
            total += 1.0 * step.n
        elif do == "kill":
            total -= 4.0 * step.n
        elif do == "exhaust":
            total -= 3.0 * step.n
        elif do == "hunger":
            total -= 1.1 * step.by
        elif do == "overload":
            total -= 0.6 * step.by
        elif do == "deaths":
            total -= 1.5 * step.by
        elif do in ("activate", "scouts", "tile"):
            total += 0.8
        elif do == "spend-token":
            total -= 1.0
        elif do == "if":
            total += 0.5 * (appraise(step.then) + appraise(step.otherwise))
        elif do == "either":
            total += max([appraise(option.steps) - paid(option.cost) for option in step.options])
        elif do in ("pawn", "reuse-worker", "reuse-building", "upgrade", "draw-citizens", "develop", "raise"):
            total += 3.0
    return total


def find(card: int) -> float:
    """What an expedition card brings at best to whoever can take it at once."""
    return max([appraise(way.steps) + appraise(way.now) for way in EXPEDITIONS[card].ways if way.needs.trivial], default=1.0)


def paid(cost: tuple[tuple[int, int], ...]) -> float:
    return sum([n * (GAINED[good] if good < len(GAINED) else 2.0) for good, n in cost])


def omen(card: int) -> float:
    """What a dusk card is likely to bring."""
    event = EVENTS[card]
    if event.kind == STARTING_CARD:
        return 0.0
    worths = [appraise(option.steps) - paid(option.cost) - (0.0 if option.needs.trivial else 2.5) for option in event.options]
    return appraise(event.steps) + (max(worths) if worths else 0.0)


OMENS: Final[list[float]] = [omen(card) for card in range(len(EVENTS))]
FINDS: Final[list[float]] = [find(card) for card in range(len(EXPEDITIONS))]


def usual_find(kind: int) -> float:
    found = [FINDS[card] for card, expedition in enumerate(EXPEDITIONS) if expedition.kind == kind]
    return sum(found) / len(found)


USUAL: Final[list[float]] = [usual_find(kind) for kind in range(3)]  # kinds A, B and C
