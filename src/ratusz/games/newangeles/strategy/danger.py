"""The threat to be expected until the end, roughly: by the next event, the demand, and the state of the city beyond them."""

import math
from typing import Final

from ..content.cards import (
    DEMAND_THREAT,
    DISTRICTS,
    EVENT_BACK,
    EVENT_EFFECTS,
    EVENT_NAMES,
    GOALS,
    LAST,
    PATH,
    PRIMARY,
    ROOT,
    ROOT_THREAT,
    ROUND_TRACK,
    ROUNDS,
    SECONDARY,
    TIER_MASK,
)
from ..content.effects import (
    ANDROID,
    DEVELOPMENT,
    ENEMY,
    HUMAN_FIRST,
    ILLNESS,
    NONE,
    ORGCRIME,
    OUTAGE,
    PRISEC,
    PROTEST,
    RESOURCES,
    STRIKE,
    UNREST,
    Effect,
)
from ..position.state import DEMAND_PHASE, EVENT_PHASE, Angeles

# Threat, or a share of it.
LATER_EVENT: Final = 2.2  # an event after the next one, in a city kept tidy
LATER_DEMAND: Final = 3.4
# What a piece costs in the long run, by kind: beside what it means for the next event and the demand.
BURDEN: Final[list[float]] = [0.45, 0.4, -0.15, 0.0, 0.55, 0.85, -0.25, 0.1, 0.3]
POWERLESS: Final = 1.0  # an android among Human First without power: each production pushes the outage on (NA-12.1)
NEAR_ROOT: Final = 0.3  # more for each that stands in the highest tier: it is pushed out next, or, Prisec, pushes others out
LONG_RUN: Final = 4.0  # events until that counts in full

TURNS_A_ROUND: Final = 3.8
MENDING: Final = 0.3  # resources a turn that people find when they look for them

EVENTS_WITH: Final[list[list[int]]] = [
    [event for event in range(len(EVENT_NAMES)) if EVENT_BACK[event] == back] for back in range(UNREST + 1)
]


def chance_of(margin: float, width: float) -> float:
    return 1.0 / (1.0 + math.exp(max(-30.0, min(30.0, -margin / width))))


def standard_rounds(number: int) -> int:
    """The standard rounds from this one on until the next demand."""
    found = 0
    while number + found <= ROUNDS and ROUND_TRACK[number + found - 1] == "standard":
        found += 1
    return found


# By round, once for the rounds as they are and once with the present one all but over.
EVENTS: Final[list[int]] = [ROUND_TRACK[max(0, number - 1) :].count("standard") for number in range(ROUNDS + 2)]
DEMANDS: Final[list[int]] = [ROUND_TRACK[max(0, number - 1) :].count("demand") for number in range(ROUNDS + 2)]
PRODUCTIONS: Final[list[int]] = [standard_rounds(max(1, number)) for number in range(ROUNDS + 2)]


def round_to_come(g: Angeles) -> int:
    """The first round whose production and event are still ahead."""
    return g.round + 1 if g.phase in (EVENT_PHASE, DEMAND_PHASE) else g.round


def turns_until_demand(g: Angeles) -> float:
    productions = PRODUCTIONS[round_to_come(g)]
    return 0.0 if not productions else len(g.turn_track) + TURNS_A_ROUND * (productions - 1)


def turns_until_end(g: Angeles) -> float:
    return len(g.turn_track) + TURNS_A_ROUND * max(0, EVENTS[round_to_come(g)] - 1)


# The next event.


def steps_to_root(district: int) -> int:
    steps = 0
    while district != ROOT:
        district = PATH[district]
        steps += 1
    return steps


WITHIN: Final[list[int]] = [
    sum([1 << d for d in range(DISTRICTS) if steps_to_root(d) <= steps]) for steps in range(DISTRICTS + 1)
]


def after_production(pieces: list[int]) -> list[int]:
    """The pieces when the androids will have worked once more where they are: unrest grows (NA-61.1, NA-12.1)."""
    found = pieces.copy()
    androids = pieces[ANDROID] & ~pieces[OUTAGE]
    angry = androids & pieces[HUMAN_FIRST]
    calm = androids & ~angry
    unrest = pieces[PROTEST] | pieces[STRIKE]
    found[OUTAGE] |= angry & unrest
    found[STRIKE] = (pieces[STRIKE] | calm & pieces[PROTEST] | angry) & ~found[OUTAGE]
    found[PROTEST] = (pieces[PROTEST] | calm & ~pieces[STRIKE]) & ~(found[STRIKE] | found[OUTAGE])
    return found


def number(pieces: list[int], what: int, tier: int) -> int:
    mask = TIER_MASK[tier]
    if what == UNREST:
        return ((pieces[PROTEST] | pieces[STRIKE]) & mask).bit_count()
    if what == ENEMY:
        return (pieces[HUMAN_FIRST] & mask).bit_count() + (pieces[ORGCRIME] & mask).bit_count()
    return (pieces[what] & mask).bit_count()


def threat_of(pieces: list[int], effects: tuple[Effect, ...]) -> float:
    """What an event would add in a city with these pieces."""
    total = 0.0
    for effect in effects:
        if effect.do == "threat":
            total += effect.by if effect.each == NONE else effect.by * number(pieces, effect.each, 0)
        elif effect.do == "if":
            met = number(pieces, effect.what, effect.tier) >= effect.least
            total += threat_of(pieces, effect.then if met else effect.otherwise)
        elif effect.do == "march":
            total += ROOT_THREAT * (pieces[effect.what] & WITHIN[effect.times]).bit_count()
    return total


def next_event(g: Angeles, seat: int) -> float:
    """The threat of the event on top: its back is known, its front to whoever looked at it (NA-20.3)."""
    pieces = after_production(g.pieces)
    top = g.event_deck[-1]
    if g.event_seen[-1] >> seat & 1:
        return threat_of(pieces, EVENT_EFFECTS[top])
    past = 0
    for event, seen in zip(g.event_deck, g.event_seen, strict=True):
        if seen < 0:
            past |= 1 << event
    total = 0.0
    possible = 0
    for event in EVENTS_WITH[EVENT_BACK[top]]:
        if not past >> event & 1:
            total += threat_of(pieces, EVENT_EFFECTS[event])
            possible += 1
    return total / possible if possible else LATER_EVENT


# The demand.


def expected_supply(g: Angeles, productions: int) -> list[int]:
    """What will be there if the androids stay where they are."""
    pieces = g.pieces
    supply = g.supply.copy()
    working = pieces[ANDROID] & ~(pieces[STRIKE] | pieces[OUTAGE])
    for district in range(DISTRICTS):
        if working >> district & 1:
            bit = 1 << district
            times = 1 if (pieces[PROTEST] | pieces[HUMAN_FIRST]) & bit else min(2, productions)
            if not pieces[ORGCRIME] & bit:
                resource, amount = PRIMARY[district]
                supply[resource] += times * (amount + (1 if pieces[DEVELOPMENT] & bit else 0))
            resource, amount = SECONDARY[district]
            if resource != NONE:
                supply[resource] += times * amount
    return supply


def shortage(g: Angeles, productions: int) -> int:
    """How many resources the demand lacks, as it looks now."""
    goals = GOALS[g.demand]
    supply = expected_supply(g, productions) if productions else g.supply
    short = 0
    for r in range(len(RESOURCES)):
        lack = goals[r] - min(LAST[r], supply[r])
        if lack > 0:
            short += lack
    return short


def chance_to_meet(g: Angeles) -> float:
    productions = PRODUCTIONS[round_to_come(g)]
    turns = turns_until_demand(g)
    short = shortage(g, productions)
    margin = (0.8 if short == 0 else 0.5 - short) + MENDING * turns
    return chance_of(margin, 0.3 + 0.15 * turns)


def demand_danger(g: Angeles) -> float:
    if g.demand == NONE:
        return 0.0
    return DEMAND_THREAT[g.demand] * (1.0 - chance_to_meet(g))


# All of it.


def burden(pieces: list[int]) -> float:
    total = 0.0
    for kind in range(len(BURDEN)):
        if pieces[kind]:
            total += BURDEN[kind] * pieces[kind].bit_count()
    total += POWERLESS * (pieces[ANDROID] & pieces[HUMAN_FIRST] & pieces[OUTAGE]).bit_count()
    highest = TIER_MASK[3]
    for kind in (HUMAN_FIRST, ORGCRIME, PRISEC, OUTAGE, ILLNESS):
        total += NEAR_ROOT * (pieces[kind] & highest).bit_count()
    return total


def danger(g: Angeles, seat: int) -> float:
    """The threat to come, as this seat may guess it."""
    first = round_to_come(g)
    events = EVENTS[first]
    demands = DEMANDS[g.round if g.phase != DEMAND_PHASE else first]
    total = demand_danger(g) if demands else 0.0
    total += max(0, demands - 1) * LATER_DEMAND
    if events:
        total += next_event(g, seat) + (events - 1) * LATER_EVENT
        total += burden(g.pieces) * min(1.0, events / LONG_RUN)
    return total
