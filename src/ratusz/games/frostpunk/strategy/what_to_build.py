"""What to raise, where, and what to improve: an order of building that grows with the city's needs."""

from typing import Final

from ratusz.kernel.state import Action

from ..content.buildings import BUILDINGS, SIDES
from ..content.effects import CHILD, CHILD_WORK, CORE, ENGINEER, NONE, SHELTER_BEDS, TREE, WOOD, WORKER, WORKS
from ..content.library import BUILDING_NAMES
from ..content.numbers import WORKS_AMOUNT
from ..position.state import City
from ..rules.city.buildings import beds
from ..rules.city.construction import FREE, free_fields, sites
from ..rules.city.gathering import trees
from ..rules.city.map import ADJACENT, GENERATOR_FIELDS, PLACE_OF, ZONES, first_field
from ..rules.people.pawns import due
from .evaluate import LATER, OUTSIDE, SERVICE, UPGRADE, doom
from .laws import HALL, PIT, service
from .needs import Needs

SAWMILL: Final[int] = BUILDING_NAMES["sawmill"]
GATHERERS: Final[int] = BUILDING_NAMES["gatherers-barrack"]
INFIRMARY: Final[int] = BUILDING_NAMES["infirmary"]
HAMMER: Final[int] = BUILDING_NAMES["coal-hammer"]


FEEDING: Final = (BUILDING_NAMES["hunters-hut"], BUILDING_NAMES["hothouse"])
STOKING: Final = (BUILDING_NAMES["retort"], BUILDING_NAMES["coal-mine"])
URGENT: Final = 6.0  # rounds: beds are compared with what serves longer as if they had to pay in so many
PATIENT: Final = 0.85  # of what would pay soonest: what pays less is not worth its wood
PATIENCE: Final = 2  # the last hands do not wait
WAITING: Final = 2.4

Worth = tuple[float, float]  # in all, and for every round it serves


def standing(g: City) -> list[int]:
    """How many of each kind there are."""
    found = [0] * len(BUILDINGS)
    for field in g.standing:
        found[g.building[field] // 2] += 1
    return found


def saved(g: City, outside: list[int], kind: int, n: int) -> Worth:
    """What so many beds save in the nights to come."""
    until = doom(g, kind)
    total = 0.0
    for k, homeless in enumerate(outside):
        if g.round + k < until and homeless > 0:
            total += min(n, homeless) * OUTSIDE * LATER**k
    return total, total / URGENT


def worth_raising(g: City, needs: Needs, kind: int, counts: list[int]) -> Worth:
    """What one more of a kind is worth, before its cost."""
    building = BUILDINGS[kind]
    if building.beds:
        return saved(g, needs.outside, kind, building.beds + g.modifiers[SHELTER_BEDS])
    if kind == HALL:
        return saved(g, needs.outside, kind, min(building.child_beds, due(CHILD, g.citizens[CHILD])))
    if kind == PIT:
        value = 4.0 * min(3, g.deaths) if g.deaths > 5 else 0.0
        return value, 0.2 * value
    if kind == SAWMILL:
        return timber(g, needs)
    if building.group == "law":
        rate = service(g, kind)
        return rate * needs.left, rate
    serves = SERVICE[kind]
    order = counts[kind]
    if order >= len(serves):
        return 0.0, 0.0
    rate = serves[order]
    rate *= wanted(needs, kind)
    if kind == INFIRMARY and order == 0 and sum(g.sick) >= 6:
        rate += 0.1 * sum(g.sick)
    return rate * needs.left, rate


def wanted(needs: Needs, kind: int) -> float:
    """How much of what a building makes is needed."""
    if kind in FEEDING:
        return max(0.35, min(1.0, needs.food))
    return max(0.35, min(1.0, needs.coal)) if kind in STOKING else 1.0


def timber(g: City, needs: Needs) -> Worth:
    """What a Sawmill would saw more than its hands could bring otherwise; one that still has trees is nearly enough."""
    most = min(best_sawmill(g, free_fields(g)), needs.left, 5)
    if most < 2:
        return 0.0, 0.0
    running = sum([1 for field in g.standing if g.building[field] // 2 == SAWMILL and trees_in_reach(g, field)])
    rate = (3.0 * max(1.0, min(1.8, needs.wood)) - 2.2) * (1.6, 0.6, 0.3, 0.0)[min(3, running)]
    return most * rate, rate


def trees_in_reach(g: City, field: int) -> bool:
    return bool(trees(g, field, SIDES[g.building[field]].action[0].reach))


def best_work(g: City, needs: Needs, legal: list[Action], discount: int) -> int:
    """Of the legal answers to what to raise, the one that pays soonest for its wood; what would pay sooner still but is too dear
    is saved for. A Sawmill without trees makes way for another. NONE: nothing is worth its cost."""
    counts = standing(g)
    free = free_fields(g)
    bar = 0.0 if discount == FREE else best_rank(g, needs, counts, free, discount)
    best = 0.0
    chosen = NONE
    for i, action in enumerate(legal):
        if action[0] == "demolish" and dry(g, action[1]) and not g.supply[SAWMILL] and best_sawmill(g, free) > 1:
            return i
        if action[0] != "raise" or action[1] == HAMMER:
            continue
        kind: int = action[1]
        total, rate = worth_raising(g, needs, kind, counts)
        rank = total if discount == FREE else ranked(kind, rate, discount)
        if rank > best and rank >= PATIENT * bar and total > cost_of(needs, kind, discount) + 0.5:
            best = rank
            chosen = i
    return chosen


def ranked(kind: int, rate: float, discount: int) -> float:
    return rate / max(1, BUILDINGS[kind].wood - discount)


def possible(g: City, kind: int, free: list[int]) -> bool:
    """Whether a kind could be raised, if there were wood."""
    building = BUILDINGS[kind]
    if not g.supply[kind] or not building.buildable or kind == HAMMER or (len(building.cost) > 1 and not g.stock[CORE]):
        return False
    return (building.group != "law" or bool(g.unlocked >> kind & 1)) and bool(sites(g, kind, free))


def best_rank(g: City, needs: Needs, counts: list[int], free: list[int], discount: int) -> float:
    best = 0.0
    for kind in range(len(BUILDINGS)):
        if possible(g, kind, free):
            total, rate = worth_raising(g, needs, kind, counts)
            if total > cost_of(needs, kind, discount) + 0.5:
                best = max(best, ranked(kind, rate, discount))
    return best


def dry(g: City, field: int) -> bool:
    """A Sawmill that has felled all it can reach."""
    return g.building[field] // 2 == SAWMILL and not trees_in_reach(g, field)


def cost_of(needs: Needs, kind: int, discount: int) -> float:
    if discount == FREE:
        return 0.0
    building = BUILDINGS[kind]
    return max(0, building.wood - discount) * needs.wood + (len(building.cost) - 1) * needs.cores


def plan_worth(g: City, needs: Needs) -> float:
    """What a construction action is likely to bring: up to three works with the wood there is. While others may still bring
    more wood, a builder waits until there is work for a whole day."""
    wood, cores = g.stock[WOOD], g.stock[CORE]
    if not wood:
        return 0.0
    works = 0
    counts = standing(g)
    free = free_fields(g)
    total = 0.0
    outside = needs.outside
    if not g.supply[SAWMILL] and best_sawmill(g, free) > 1 and any([dry(g, field) for field in g.standing]):
        total += 3.0
        works += 1
    for _ in range(WORKS_AMOUNT + g.modifiers[WORKS]):
        best = bar = 0.0
        worth = 0.0
        chosen = NONE
        for kind, building in enumerate(BUILDINGS):
            if possible(g, kind, free):
                value, rate = worth_raising(g, needs, kind, counts)
                value -= cost_of(needs, kind, 0)
                if value > 0.5:
                    rank = rate / building.wood
                    bar = max(bar, rank)
                    if rank > best and building.wood <= wood and cores >= len(building.cost) - 1:
                        best = rank
                        worth = value
                        chosen = kind
        if best < PATIENT * bar:
            break
        if chosen == NONE:
            break
        total += worth
        works += 1
        wood -= BUILDINGS[chosen].wood
        cores -= len(BUILDINGS[chosen].cost) - 1
        counts[chosen] += 1
        if BUILDINGS[chosen].beds:
            needs.outside = housed(g, needs.outside, chosen)
    needs.outside = outside
    return total if works >= WORKS_AMOUNT or hands(g) <= PATIENCE else min(total, WAITING)


def hands(g: City) -> int:
    return g.pool[WORKER] + g.pool[ENGINEER] + (g.pool[CHILD] if g.modifiers[CHILD_WORK] else 0)


def housed(g: City, outside: list[int], kind: int) -> list[int]:
    """Who is still outside with one more shelter of a kind."""
    until = doom(g, kind)
    n = BUILDINGS[kind].beds + g.modifiers[SHELTER_BEDS]
    return [homeless - (n if g.round + k < until else 0) for k, homeless in enumerate(outside)]


def trees_at(g: City, field: int) -> int:
    """Trees a Sawmill on this field could fell."""
    place = PLACE_OF[field]
    if place == NONE:
        return 0
    other = 2 * first_field(place) + 1 - field
    return g.amount[other] if g.good[other] == TREE else 0


def best_sawmill(g: City, free: list[int]) -> int:
    return max([trees_at(g, field) for field in free], default=0)


def goods_around(g: City, field: int) -> int:
    return sum([min(3, g.amount[other]) for other in ADJACENT[field] if g.good[other] not in (NONE, TREE)])


def best_site(g: City, kind: int, legal: list[Action]) -> int:
    """Near and free of goods; a Sawmill among trees, Gatherers among goods."""
    chosen = 0
    best = -1e9
    large = BUILDINGS[kind].large
    for i, action in enumerate(legal):
        field: int = action[1]
        value = -0.5 if field < GENERATOR_FIELDS else 0.0
        if ZONES[field] > 1 and kind != SAWMILL:
            value -= 4.0
        for part in (field, field + 1) if large else (field,):
            good = g.good[part]
            if good != NONE:
                value -= g.amount[part] * (0.6 if good == TREE else 4.0 if good == CORE else 1.0)
        if kind == SAWMILL:
            value += 3.0 * trees_at(g, field)
        elif kind == GATHERERS:
            value += goods_around(g, field)
        elif trees_at(g, field) >= 2 and not large:
            value -= trees_at(g, field)  # room for a Sawmill
        if value > best:
            best = value
            chosen = i
    return chosen


def best_upgrade(g: City, needs: Needs, legal: list[Action], free: bool) -> int:
    """NONE: none is worth its cost."""
    best = 0.0
    chosen = NONE
    for i, action in enumerate(legal):
        if action[0] == "upgrade":
            kind = SIDES[g.building[action[1]]].kind
            worth = UPGRADE[kind] * wanted(needs, kind) * needs.left
            if not free:
                worth -= sum([n * (needs.wood if good == WOOD else needs.cores) for good, n in BUILDINGS[kind].upgrade_cost])
        elif action[0] == "develop":
            worth = 1.0 if needs.left > 2 else 0.1
        else:
            continue
        if worth > best:
            best = worth
            chosen = i
    return chosen


def upgrades_worth(g: City, needs: Needs) -> float:
    """What two upgrades in a Workshop are worth."""
    found: list[float] = []
    for field in g.standing:
        side = SIDES[g.building[field]]
        building = BUILDINGS[side.kind]
        if building.upgradable and not side.upgraded:
            cost = 0.0
            possible = True
            for good, n in building.upgrade_cost:
                possible = possible and g.stock[good] >= n
                cost += n * (needs.wood if good == WOOD else needs.cores)
            if possible:
                found.append(UPGRADE[side.kind] * wanted(needs, side.kind) * needs.left - cost)
    if g.developing != NONE and needs.left > 2:
        found += [1.0, 1.0]
    found.sort()
    return sum([worth for worth in found[-2:] if worth > 0.0])


def least_missed(g: City, legal: list[Action]) -> int:
    """Which building to lose."""
    chosen = 0
    best = 1e9
    places = sum(beds(g, False))
    for i, action in enumerate(legal):
        if action[0] not in ("destroy", "demolish"):
            continue
        kind = SIDES[g.building[action[1]]].kind
        worth = sum(SERVICE[kind][:1]) + BUILDINGS[kind].wood * 0.3 + (2.0 if BUILDINGS[kind].beds and places < 14 else 0.0)
        if worth < best:
            best = worth
            chosen = i
    return chosen
