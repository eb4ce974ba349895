"""What the city is short of just now: prices of goods, of an illness, of calm, by which work is compared."""

import math
from typing import Final

from ..content.buildings import SIDES
from ..content.effects import COAL, CORE, WOOD
from ..content.library import BUILDING_NAMES
from ..content.numbers import DISCONTENT_LOSS, OVERLOAD_FIELDS, ROUNDS
from ..position.state import ACTION, DISCONTENT, HOPE, City
from ..rules.city.buildings import has
from .evaluate import COAL_STORED, FOOD_STORED, STORE_FROM, active, expected_fall, meals, uncovered

STORED_A_DAY: Final = 6  # of a good, at most
RETORT: Final[int] = BUILDING_NAMES["retort"]
BURNT: Final = 2.0  # the most that wood is worth as charcoal
BARREN: Final = 0.15  # of a good there is more than enough of


MARGIN: Final[list[float]] = [0.8, 1.6]  # for bad luck at a check: the first failure can be borne, the second ends the game


class Needs:
    """Read once for a decision."""

    __slots__ = (
        "calm", "coal", "cores", "food", "homeless", "hope", "left", "outside", "reserved", "soon", "store_coal", "store_food",
        "vent", "warm_heat", "wood",
    )  # fmt: skip

    def __init__(self, g: City) -> None:
        self.left = ROUNDS - g.round
        self.warm_heat = warm_heat(g)
        self.store_coal = max(0, COAL_STORED - g.stored[1])
        self.store_food = max(0, FOOD_STORED - g.stored[2])
        self.reserved = reserved(g, self)
        self.outside = uncovered(g)
        self.homeless = self.outside[0] if self.outside else 0
        self.soon = max(self.outside[:5], default=0)
        self.food = food_price(g, self)
        self.coal = coal_price(g, self)
        self.wood = wood_price(g, self)
        self.cores = core_price(g, self.left)
        self.hope = hope_price(g)
        self.calm = calm_price(g)
        self.vent = vent_price(g)


def warm_heat(g: City) -> int:
    """The heat at which the near tiles, where nearly everything stands, are warm; what the cold marker allows of it."""
    return min(g.cold, g.ranges[1] + 1)


def reserved(g: City, needs: Needs) -> int:
    """Coal that must not be burnt: on the last days it belongs into the storehouse."""
    if needs.left == 0:
        return needs.store_coal
    late = needs.store_coal - STORED_A_DAY * (needs.left - 1)
    return max(0, min(STORED_A_DAY, late)) if g.round >= STORE_FROM else 0


def safe_heat(g: City, overload: int) -> int:
    """Up to where the next check is not likely to break the Generator."""
    margin = MARGIN[1 if g.overheated else 0]
    heat = g.cold
    while heat > 1 and overload + expected_fall(g, heat - 1) + margin * math.sqrt(heat) > OVERLOAD_FIELDS:
        heat -= 1
    return heat


def hunting(g: City) -> int:
    return sum([SIDES[g.building[field]].hunting for field in g.standing])


def tiered(have: int, tiers: tuple[tuple[int, float], ...], beyond: float) -> float:
    """What one more is worth, where so many are needed first, at such a price, and so on."""
    for need, price in tiers:
        if have < need:
            return price
        have -= max(0, need)
    return beyond


def food_price(g: City, needs: Needs) -> float:
    """Bread for tonight is dear, for later less."""
    need = meals(g)
    traps = hunting(g)
    today, later = to_store(g, needs.store_food)
    tiers = (
        (need[0], 1.7),
        (today, 1.4),
        (need[1] - traps, 1.1),
        (need[2] - traps if needs.left > 1 else 0, 0.65),
        (later, 0.6),
        (need[3] - traps if needs.left > 2 else 0, 0.3),
    )
    return tiered(g.food - g.hunger, tiers, BARREN)


def coal_price(g: City, needs: Needs) -> float:
    """Warmth for tonight first, then for the next round, then against the cold; what is to be stored in between."""
    today, later = to_store(g, needs.store_coal)
    tiers = (
        (needs.warm_heat - g.heat, 2.2),
        (min(g.cold, g.ranges[1] + 1) if needs.left else 0, 1.7),
        (today, 1.6),
        (later, 1.2),
        (g.cold - needs.warm_heat if needs.left else 0, 1.2),
        (g.cold if needs.left > 1 else 0, 0.9),
        (g.cold if needs.left > 2 else 0, 0.5),
    )
    return tiered(g.stock[COAL], tiers, BARREN)


def to_store(g: City, missing: int) -> tuple[int, int]:
    """What is wanted for the storehouse today, and later; two rounds before it opens things are put aside."""
    if g.round < STORE_FROM:
        return 0, missing if g.round >= STORE_FROM - 2 else 0
    today = min(STORED_A_DAY, missing)
    return today, missing - today


def wood_price(g: City, needs: Needs) -> float:
    """For beds first; a Retort makes four coal of one."""
    have = g.stock[WOOD]
    beds = max(needs.homeless, needs.soon)
    tiers = (
        (2 * min(6, needs.homeless), 2.0),
        (2 * (beds - needs.homeless), 1.7),
        (3 if needs.left > 1 else 0, 1.3),
        (5 if needs.left > 4 else 0, 0.8),
    )
    price = tiered(have, tiers, 0.35)
    if have < 2 and has(g, RETORT):
        price = max(price, min(BURNT, 4.0 * needs.coal - BURNT * 2))
    return price


def core_price(g: City, left: int) -> float:
    """The first core is for the tower."""
    if not g.tower and not g.stock[CORE]:
        return 3.0 + 0.7 * left
    return 4.0 if left > 4 else 0.5


def hope_price(g: City) -> float:
    """Of one step up."""
    steps = len(g.tracks[HOPE]) + active(g, HOPE)
    return (14.0, 12.0, 9.0, 6.5, 4.5, 3.2, 2.4, 1.8, 1.2)[min(8, steps)]


def calm_price(g: City) -> float:
    """Of one step down."""
    tokens = len(g.tracks[DISCONTENT])
    if not tokens:
        return 0.0
    steps = 2 * (DISCONTENT_LOSS - tokens) - 1 + tokens - active(g, DISCONTENT)
    return (14.0, 13.0, 10.0, 7.0, 5.0, 3.5, 2.6, 2.0, 1.6, 1.2)[max(0, min(9, steps))]


def vent_price(g: City) -> float:
    """Of one overload less before the next check."""
    if g.round >= ROUNDS and g.phase >= ACTION:
        return 0.0
    heat = max(g.heat, warm_heat(g))
    over = g.overload + expected_fall(g, heat) - OVERLOAD_FIELDS + MARGIN[1 if g.overheated else 0] * math.sqrt(heat)
    if over > 1.5:
        return 5.0 if g.overheated else 2.0
    if over > -0.5:
        return 3.5 if g.overheated else 1.6
    if over > -3.0:
        return 1.4 if g.overheated else 0.9
    return 0.35
