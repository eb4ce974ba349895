"""What matters to the city before a decision, for a mentor to say. Nearly all of it is what the rules foresee as things stand."""

from collections.abc import Callable
from typing import Final

from ratusz.kernel.concern import Concern, Glance

from ..content.effects import COAL, WHO, WOOD
from ..content.numbers import DEATHS_LAST, DISCONTENT_LOSS, OVERLOAD_FIELDS, ROUNDS, SICKNESS_FROM
from ..position.figures import OF_CITIZENS
from ..position.state import ACTION, DISCONTENT, HOPE, NIGHT, OVER, City
from ..rules.city.buildings import beds
from ..rules.course.hunger import next_meal
from ..rules.course.prospects import without_bed
from ..rules.course.storm import ruined
from ..rules.generator.generator import indicated
from .needs import warm_heat

LAST: Final = 84  # how pressing the last token of a track is, and the last but one
SOON: Final = 42
FULL: Final = 7  # of the overload track


def concerns(glance: Glance, g: City) -> list[Concern]:
    if g.phase == OVER:
        return []
    found = [candidate(glance, g) for candidate in CANDIDATES]
    return [concern for concern in found if concern is not None]


def falling_ill(glance: Glance, name: str) -> int:
    """How many fall ill in what is to come, of all types."""
    return sum([max(0, glance.change(name, sick)) for _, sick, _ in OF_CITIZENS])


def graves(glance: Glance, g: City) -> Concern | None:
    deaths, least = glance.change("graves", "deaths"), glance.least("graves", "deaths")
    if deaths <= 0:
        return None
    last = g.deaths + deaths >= DEATHS_LAST
    figures = {"count": deaths, "least": least, "deaths": g.deaths, "most": DEATHS_LAST}
    name = "graves" if least == deaths else "graves-span"
    if last and least == deaths:
        return Concern("graves-last", 98, "FP-WIN.7", figures)
    return Concern(name, 98 if last else 92, "FP-ILL.6", figures)


def storm(glance: Glance, g: City) -> Concern | None:
    if "storm" not in glance.coming() or not ruined(g):
        return None
    return Concern("storm", 90, "FP-WEATHER.10", {"round": g.round})


def hope(glance: Glance, g: City) -> Concern | None:
    tokens = len(g.tracks[HOPE])
    return Concern("hope", LAST if tokens == 1 else SOON, "FP-WIN.2", {"count": tokens}) if tokens <= 2 else None


def discontent(glance: Glance, g: City) -> Concern | None:
    tokens = len(g.tracks[DISCONTENT])
    left = DISCONTENT_LOSS - tokens
    figures = {"count": tokens, "most": DISCONTENT_LOSS}
    return Concern("discontent", LAST if left == 1 else SOON, "FP-WIN.3", figures) if left <= 2 else None


def meal(glance: Glance, g: City) -> Concern | None:
    """Who eats next, and whether there is enough."""
    who, need = next_meal(g)
    short = need + g.hunger - g.food
    figures = {"who": WHO[who], "need": need, "food": g.food, "missing": short}
    if short > 0 and g.phase <= NIGHT:
        return Concern("meal", 68 + min(12, 2 * short), "FP-HUNGER.8", figures)
    return Concern("fed", 12, "FP-HUNGER.8", figures)


def night(glance: Glance, g: City) -> Concern | None:
    """Who has no warm bed, and what would help: coal for beds that stand in the cold, or another shelter while there is time."""
    outside = without_bed(g)
    if not outside or not ACTION <= g.phase <= NIGHT:
        return None
    cold = sum(beds(g, False)) - sum(beds(g, True))
    name = "night-cold" if cold else "night-beds" if g.phase == ACTION else "night"
    figures = {"count": outside, "cold": cold, "coal": g.stock[COAL], "wood": g.stock[WOOD]}
    return Concern(name, 62 + min(12, 3 * outside), "FP-NIGHT.5", figures)


def cold(glance: Glance, g: City) -> Concern | None:
    ill = falling_ill(glance, "cold")
    if ill <= 0:
        return None
    weight = 66 if glance.asked == "fuel" else 54
    return Concern("cold", weight + min(12, 2 * ill), "FP-GENERATOR.3", {"count": ill, "heat": g.heat, "cold": g.cold})


def threshold(glance: Glance, g: City) -> Concern | None:
    """The type of citizens of whom so many are sick that it harms the city."""
    worst = max(range(len(WHO[:3])), key=lambda who: g.sick[who])
    if g.sick[worst] < SICKNESS_FROM - 1:
        return None
    over = g.sick[worst] >= SICKNESS_FROM
    figures = {"who": WHO[worst], "count": g.sick[worst], "most": SICKNESS_FROM}
    return Concern("sick", 74, "FP-PREP.7", figures) if over else Concern("nearly-sick", 44, "FP-PREP.7", figures)


def overload(glance: Glance, g: City) -> Concern | None:
    cubes = indicated(g.heat)
    if g.overload < FULL and not (glance.asked == "fuel" and g.overload + cubes > OVERLOAD_FIELDS):
        return None
    figures = {"count": g.overload, "most": OVERLOAD_FIELDS, "cubes": cubes}
    return Concern("overload", 60 + 3 * (g.overload - FULL), "FP-GENERATOR.11", figures)


def coal(glance: Glance, g: City) -> Concern | None:
    """Whether the near tiles can still be warmed tonight."""
    need = warm_heat(g) - g.heat
    if g.phase != ACTION or need <= g.stock[COAL]:
        return None
    return Concern("coal", 57, "FP-GENERATOR.1", {"have": g.stock[COAL], "need": need, "count": need - g.stock[COAL]})


def pawns(glance: Glance, g: City) -> Concern | None:
    """How many can still act today, and what there is to build with."""
    figures = {"count": sum(g.pool), "left": ROUNDS - g.round}
    return Concern("pawns", 15, "FP-ACTION.6", figures) if glance.asked == "turn" else None


CANDIDATES: Final[list[Callable[[Glance, City], Concern | None]]] = [
    graves, storm, hope, discontent, meal, night, cold, threshold, overload, coal, pawns,
]  # fmt: skip
