"""Sickness: a marker for each type shows how many are ill, and by its side whether one is gravely ill."""

from ratusz.kernel.state import EVERYONE, Action, Refusal

from ...content.effects import ANY, ROUND_TYPE, WHO, Step
from ...content.numbers import EPIDEMIC, EXHAUSTED_MOST, ROUND_TYPES, SICKNESS, SICKNESS_FROM
from ...position.state import PREPARATION, City, decider
from ..cards.running_effects import amount, runs
from ..city.buildings import clause_at
from ..course.ending import PLAGUE, end
from ..vocabulary import rules
from .pawns import exhausted_tokens

rules.action("ill", "who")
rules.action("tend", "who")
rules.action("heal", "who")
rules.action("first", "who")


def round_type(round: int) -> int:
    """The type at the top of a round's column (FP-EVENT.7)."""
    return ROUND_TYPES[(round - 1) % len(ROUND_TYPES)]


def sicken(g: City, type: int, rule: str) -> None:
    """FP-ILL.1, FP-ILL.2: one more ill, or a flip where all are ill already."""
    if not g.citizens[type]:
        return  # ruling 8
    if g.sick[type] < g.citizens[type]:
        g.sick[type] += 1
        if g.listener is not None:
            g.tell("fell-ill", rule, EVERYONE, {"who": WHO[type], "sick": g.sick[type]})
        if g.sick[type] >= EPIDEMIC and tested(g):
            end(g, PLAGUE)  # ruling 48
    else:
        flip(g, type)


def sicken_each(g: City, types: list[int], rule: str) -> None:
    """One after the other: what comes of a marker that flips comes before the next one falls ill."""
    for index, type in enumerate(types):
        if g.sick[type] >= g.citizens[type]:
            g.stack += [("sicken", other, rule) for other in reversed(types[index:])]
            return
        sicken(g, type, rule)


def tested(g: City) -> bool:
    """Whether it is the preparation phase and the epidemic test behind us (FP-WIN.5, FP-PREP.9)."""
    return g.phase == PREPARATION and ("epidemic",) not in g.stack and ("preparation",) not in g.stack


def flip(g: City, type: int) -> None:
    """FP-ILL.3, FP-ILL.4."""
    if not g.citizens[type]:
        return  # ruling 8
    g.skull[type] = not g.skull[type]
    if g.listener is not None:
        g.tell("flipped", "FP-ILL.3" if g.skull[type] else "FP-ILL.4", EVERYONE, {"who": WHO[type], "skull": g.skull[type]})
    if not g.skull[type]:
        g.stack.append(("die", type, True))


@rules.op("flip", "who")
def flip_marker(g: City, type: int) -> None:
    flip(g, type)


@rules.op("sicken", "who rule:word")
def sicken_one(g: City, who: int, rule: str) -> None:
    if who == ANY:
        if sum(g.citizens):
            g.stack.append(("sicken_which", decider(g)))
    else:
        sicken(g, round_type(g.round) if who == ROUND_TYPE else who, rule)


def sicken_options(g: City, legal: list[Action], why: list[Refusal] | None, seat: int) -> None:
    for type in range(3):
        if g.citizens[type]:
            legal.append(("ill", type))


@rules.ask("sicken_which", "seat", sicken_options)
def sicken_chosen(g: City, action: Action, seat: int) -> None:
    """FP-GEN.7."""
    sicken(g, action[1], "FP-GEN.7")


@runs("sicken")
def run_sicken(g: City, step: Step, spot: int) -> None:
    for _ in range(step.n):
        g.stack.append(("sicken", step.who, "FP-GEN.6"))


# Tending and healing.


def can_tend(g: City, type: int, who: int) -> bool:
    """FP-ILL.13: a skull marker cannot be tended down to 0."""
    if who not in (ANY, type):
        return False
    return g.sick[type] > (1 if g.skull[type] else 0)


@runs("tend")
def run_tend(g: City, step: Step, spot: int) -> None:
    who = round_type(g.round) if step.who == ROUND_TYPE else step.who
    n = amount(g, step)
    if n > 0:
        g.stack.append(("tend_points", n, who))


@rules.op("tend_points", "points:int who")
def tend_points(g: City, points: int, who: int) -> None:
    """FP-ILL.12, FP-ILL.14: one by one; what cannot be used is lost."""
    able = [type for type in range(3) if can_tend(g, type, who)]
    if len(able) == 1:
        while points and can_tend(g, able[0], who):
            tend(g, able[0])
            points -= 1
    elif able:
        g.stack.append(("tend_which", decider(g), points, who))


def tend(g: City, type: int) -> None:
    g.sick[type] -= 1
    if g.listener is not None:
        g.tell("tended", "FP-ILL.12", EVERYONE, {"who": WHO[type], "sick": g.sick[type]})


def tend_options(g: City, legal: list[Action], why: list[Refusal] | None, seat: int, points: int, who: int) -> None:
    for type in range(3):
        if can_tend(g, type, who):
            legal.append(("tend", type))
        elif why is not None and g.sick[type] and who in (ANY, type):
            why.append((("tend", type), "FP-ILL.13", {"who": WHO[type]}))


@rules.ask("tend_which", "seat points:int who", tend_options)
def tend_chosen(g: City, action: Action, seat: int, points: int, who: int) -> None:
    if points > 1:
        g.stack.append(("tend_points", points - 1, who))
    tend(g, action[1])


@runs("heal")
def run_heal(g: City, step: Step, spot: int) -> None:
    n = amount(g, step)
    if n > 0:
        g.stack.append(("heal_points", n))


@rules.op("heal_points", "points:int")
def heal_points(g: City, points: int) -> None:
    """FP-ILL.15."""
    if g.skull.count(True) <= points:
        for type in range(3):
            if g.skull[type]:
                heal(g, type)
    else:
        g.stack.append(("heal_which", decider(g), points))


def heal(g: City, type: int) -> None:
    g.skull[type] = False
    if g.listener is not None:
        g.tell("healed", "FP-ILL.15", EVERYONE, {"who": WHO[type]})


def heal_options(g: City, legal: list[Action], why: list[Refusal] | None, seat: int, points: int) -> None:
    for type in range(3):
        if g.skull[type]:
            legal.append(("heal", type))


@rules.ask("heal_which", "seat points:int", heal_options)
def heal_chosen(g: City, action: Action, seat: int, points: int) -> None:
    if points > 1:
        g.stack.append(("heal_points", points - 1))
    heal(g, action[1])


# The effects of sickness in the preparation phase (FP-PREP.4, FP-PREP.5, FP-PREP.6, FP-PREP.7, FP-PREP.8, FP-PREP.9).


def section(sick: int) -> tuple[int, int]:
    """Exhausted tokens and flips for a number of sick."""
    found = (0, 0)
    for at, exhausted, flips in SICKNESS:
        if sick >= at:
            found = (exhausted, flips)
    return found


def sections_ahead(sick: int) -> list[tuple[int, int, int]]:
    """The sections of the track that more sick would come to."""
    return [section for section in SICKNESS if section[0] > sick]


def suffering(workers: int, engineers: int, children: int) -> list[int]:
    """The types whose marker comes next: from the lowest value to the highest (FP-PREP.4); 0-4 has no effect (FP-PREP.5)."""
    found: list[int] = []
    if workers < SICKNESS_FROM and engineers < SICKNESS_FROM and children < SICKNESS_FROM:
        return found
    lowest = EPIDEMIC
    for type, value in enumerate([workers, engineers, children]):
        if value >= SICKNESS_FROM:
            if not found or value < lowest:
                found, lowest = [type], value
            elif value == lowest:
                found.append(type)
    return found


@rules.op("epidemic")
def epidemic(g: City) -> None:
    """FP-PREP.9: tested before any effect; the order of the markers is fixed now (ruling 48)."""
    workers, engineers, children = g.sick
    if workers >= EPIDEMIC or engineers >= EPIDEMIC or children >= EPIDEMIC:
        end(g, PLAGUE)
    else:
        g.stack.append(("sickness", workers, engineers, children))


@rules.op("sickness", "workers:signed engineers:signed children:signed")
def sickness(g: City, workers: int, engineers: int, children: int) -> None:
    """One marker after the other; -1 is done already."""
    tied = suffering(workers, engineers, children)
    if len(tied) > 1:
        g.stack.append(("sickness_first", decider(g), workers, engineers, children))
    elif tied:
        suffer(g, tied[0], [workers, engineers, children])


def first_options(
    g: City, legal: list[Action], why: list[Refusal] | None, seat: int, workers: int, engineers: int, children: int
) -> None:
    for type in suffering(workers, engineers, children):
        legal.append(("first", type))


@rules.ask("sickness_first", "seat workers:signed engineers:signed children:signed", first_options)
def first_chosen(g: City, action: Action, seat: int, workers: int, engineers: int, children: int) -> None:
    suffer(g, action[1], [workers, engineers, children])


def suffer(g: City, type: int, values: list[int]) -> None:
    """FP-PREP.6, FP-PREP.7; the section is read once, now (rulings 7 and 48)."""
    values[type] = -1
    g.stack.append(("sickness", values[0], values[1], values[2]))
    exhausted, flips = section(g.sick[type])
    for _ in range(flips):
        g.stack.append(("flip", type))
    exhaust(g, type, exhausted, "FP-PREP.6")


def exhaust(g: City, type: int, n: int, rule: str) -> None:
    n = min(n, EXHAUSTED_MOST - exhausted_tokens(g, type))
    g.exhausted[type] += n
    if g.listener is not None and n:
        g.tell("exhausted", rule, EVERYONE, {"who": WHO[type], "count": n})


@runs("exhaust")
def run_exhaust(g: City, step: Step, spot: int) -> None:
    if step.who == ANY:
        for _ in range(step.n):
            g.stack.append(("exhaust_one",))
    else:
        exhaust(g, round_type(g.round) if step.who == ROUND_TYPE else step.who, step.n, clause_at(g, spot, "FP-GEN.2"))


rules.action("exhaust", "who")


@rules.op("exhaust_one")
def exhaust_one(g: City) -> None:
    legal: list[Action] = []
    exhaust_options(g, legal, None, 0)
    if legal:
        g.stack.append(("exhaust_which", decider(g)))


def exhaust_options(g: City, legal: list[Action], why: list[Refusal] | None, seat: int) -> None:
    """Types that have citizens, and a token left (FP-COMP.28)."""
    for type in range(3):
        if g.citizens[type] and exhausted_tokens(g, type) < EXHAUSTED_MOST:
            legal.append(("exhaust", type))


@rules.ask("exhaust_which", "seat", exhaust_options)
def exhaust_chosen(g: City, action: Action, seat: int) -> None:
    exhaust(g, action[1], 1, "FP-GEN.7")
