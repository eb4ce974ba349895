"""The Generator: fuel, cold, overload and failure."""

from typing import Any, Final

from ratusz.kernel.state import EVERYONE, Action, Refusal

from ...content.effects import COAL, COLOURS, Step
from ...content.numbers import HEAT_FIELDS, HEAT_START, HEAT_STEPS, OVERLOAD_FIELDS
from ...position.state import NIGHT, City, decider
from ..cards.running_effects import runs
from ..city.pool import lose
from ..course.ending import EXPLOSION, end
from ..people.sickness import sicken_each
from ..vocabulary import rules
from .tower import drop

rules.action("fuel", "coal:int")

FUEL: Final[list[Action]] = [("fuel", n) for n in range(HEAT_FIELDS + 1)]
FUEL_UP_TO: Final[list[list[Action]]] = [FUEL[1 : most + 1] for most in range(HEAT_FIELDS + 1)]


@rules.op("generator")
def generator(g: City) -> None:
    g.stack += [("overload_check",), ("cold_sickness",)]
    offer_fuel(g)


def most_fuel(g: City) -> int:
    """FP-GENERATOR.2: up to the cold marker."""
    return min(g.stock[COAL], g.cold - g.heat)


def offer_fuel(g: City) -> None:
    if most_fuel(g) > 0:
        g.stack.append(("fuel", decider(g)))


def fuel_options(g: City, legal: list[Action], why: list[Refusal] | None, seat: int) -> None:
    most = most_fuel(g)
    for n in range(most + 1):
        legal.append(FUEL[n])
    if why is not None:
        refuse_fuel(g, why, most)


def refuse_fuel(g: City, why: list[Refusal], most: int) -> None:
    """The least that is more than possible speaks for all beyond it."""
    n = max(0, most) + 1
    if n <= HEAT_FIELDS:
        why.append((FUEL[n], *too_much(g, n)))


def too_much(g: City, n: int) -> tuple[str, dict[str, Any]]:
    if g.heat + n > g.cold:
        return "FP-GENERATOR.2", {"heat": g.heat, "cold": g.cold}
    return "FP-GEN.11", {"cost": {"coal": n}, "have": {"coal": g.stock[COAL]}}


def fuel_refused(g: City, action: Action, seat: int) -> tuple[str, dict[str, Any]] | None:
    return too_much(g, action[1]) if action[0] == "fuel" and action[1] > 0 else None


@rules.ask("fuel", "seat", fuel_options, fuel_refused)
def fuel_chosen(g: City, action: Action, seat: int) -> None:
    fuel(g, action[1], "FP-NIGHT.3" if g.phase == NIGHT else "FP-GENERATOR.1")


def fuel(g: City, coal: int, rule: str) -> None:
    if coal:
        lose(g, COAL, coal, rule)
        g.heat += coal
        if g.listener is not None:
            g.tell("fuelled", rule, EVERYONE, {"coal": coal, "heat": g.heat})


@rules.op("cold_sickness")
def cold_sickness(g: City) -> None:
    """FP-GENERATOR.3, FP-GENERATOR.4: the symbols on the steps between heat and cold marker."""
    sicken_each(g, HEAT_STEPS[g.heat - 1 : g.cold - 1], "FP-GENERATOR.3")


def freezing(g: City) -> list[int]:
    """How many of each type would fall ill from the cold at this heat: nobody of a type that has no citizens (ruling 8)."""
    found = [0, 0, 0]
    for who in HEAT_STEPS[g.heat - 1 : max(g.heat, g.cold) - 1]:
        found[who] += int(g.citizens[who] > 0)
    return found


def indicated(heat: int) -> int:
    """The number of cubes the heat marker stands for (ruling D2)."""
    return heat - 1


def overloading(g: City, heat: int) -> bool:
    """Whether so many cubes as this heat stands for may make the Generator fail."""
    return g.overload + indicated(heat) > OVERLOAD_FIELDS


@rules.op("overload_check")
def overload_check(g: City) -> None:
    """FP-GENERATOR.5, FP-GENERATOR.6, FP-GENERATOR.7, FP-GENERATOR.8, FP-GENERATOR.9, FP-GENERATOR.10, FP-GENERATOR.11,
    FP-GENERATOR.12."""
    cubes = indicated(g.heat)
    found = drop(g, cubes)
    if g.listener is not None:
        g.tell("cubes", "FP-GENERATOR.6", EVERYONE, {"dropped": cubes, "fallen": found})
    if g.listener is not None and g.heat != HEAT_START:
        g.tell("cooled", "FP-GENERATOR.12", EVERYONE, {"heat": HEAT_START})
    g.heat = HEAT_START
    add_overload(g, found)


def add_overload(g: City, n: int) -> None:
    """FP-GENERATOR.10, FP-GENERATOR.11, FP-GENERATOR.13: beyond the small fields lies the large one, and failure."""
    g.overload += n
    if g.overload > OVERLOAD_FIELDS:
        fail(g)


def fail(g: City) -> None:
    """FP-GENERATOR.14, FP-GENERATOR.15, FP-GENERATOR.16, FP-GENERATOR.17."""
    if g.overheated:
        end(g, EXPLOSION)
        return
    cold = min(HEAT_FIELDS, g.cold + 1)
    if g.listener is not None:
        g.tell("generator-failed", "FP-GENERATOR.14", EVERYONE, {"cold": cold})
    g.overheated = True
    g.cold = cold
    g.ranges = [min(HEAT_FIELDS, field + 1) for field in g.ranges]
    g.overload = 0


def vent(g: City, n: int, rule: str) -> None:
    n = min(n, g.overload)
    g.overload -= n
    if g.listener is not None and n:
        g.tell("vented", rule, EVERYONE, {"count": n, "overload": g.overload})


@runs("overload")
def run_overload(g: City, step: Step, spot: int) -> None:
    """Added markers are tested at once (ruling 5)."""
    if step.by > 0:
        if g.listener is not None:
            g.tell("overloaded", "FP-GENERATOR.10", EVERYONE, {"count": step.by})
        add_overload(g, step.by)
    else:
        vent(g, -step.by + (g.modifiers[step.plus] if step.plus >= 0 else 0), "FP-BLDG-GENERATOR.1")


@runs("clear-overload")
def run_clear_overload(g: City, step: Step, spot: int) -> None:
    vent(g, g.overload, "FP-BLDG-GENERATOR.1")


@runs("upgrade-tower")
def run_upgrade_tower(g: City, step: Step, spot: int) -> None:
    """FP-BLDG-GENERATOR.2: the first core fits the upgrade piece."""
    if not g.tower:
        g.tower = 1
        if g.listener is not None:
            g.tell("tower-upgraded", "FP-BLDG-GENERATOR.2", EVERYONE, {})


def moved(field: int, by: int) -> int:
    """FP-WEATHER.2: never beyond the ends of the track."""
    return max(1, min(HEAT_FIELDS, field + by))


@runs("heat")
def run_heat(g: City, step: Step, spot: int) -> None:
    before = g.heat
    g.heat = min(moved(before, step.by), g.cold)
    if g.listener is not None and g.heat != before:
        g.tell("heat-moved", "FP-GENERATOR.2", EVERYONE, {"heat": g.heat})


@runs("cold")
def run_cold(g: City, step: Step, spot: int) -> None:
    move_cold(g, step.by, "FP-WEATHER.2")


@runs("range")
def run_range(g: City, step: Step, spot: int) -> None:
    move_range(g, step.colour, step.by, "FP-WEATHER.2")


def move_cold(g: City, by: int, rule: str) -> None:
    """The heat marker never stands beyond the cold marker (FP-GENERATOR.2)."""
    if by:
        before = g.cold
        g.cold = moved(before, by)
        g.heat = min(g.heat, g.cold)
        if g.listener is not None and g.cold != before:
            g.tell("cold-moved", rule, EVERYONE, {"cold": g.cold})


def move_range(g: City, colour: int, by: int, rule: str) -> None:
    if by:
        before = g.ranges[colour]
        g.ranges[colour] = moved(before, by)
        if g.listener is not None and g.ranges[colour] != before:
            g.tell("range-moved", rule, EVERYONE, {"colour": COLOURS[colour], "field": g.ranges[colour]})
