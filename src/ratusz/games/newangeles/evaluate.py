"""A rough guess at how well a seat stands, for bots: from 0 (lost) to 1 (won). Uses only what that seat knows of rivals."""

import math

from .cards import CORPORATIONS, DEMAND_THREAT, FEDERALIST, FEDERALIST_CAPITAL, GOALS, ROUND_TRACK, ROUNDS, THREAT_END, beaten
from .effects import ANDROID, HUMAN_FIRST, ILLNESS, NONE, ORGCRIME, OUTAGE, RESOURCES, STRIKE
from .investments import worth
from .rivals import winners
from .state import OVER, Angeles


def chance_of(margin: float, width: float) -> float:
    return 1.0 / (1.0 + math.exp(max(-30.0, min(30.0, -margin / width))))


def demand_danger(g: Angeles) -> float:
    """The threat the demand is likely to cost."""
    if g.demand == NONE:
        return 0.0
    goals = GOALS[g.demand]
    short = sum([max(0, goals[r] - g.supply[r]) for r in range(len(RESOURCES))])
    working = (g.pieces[ANDROID] & ~(g.pieces[STRIKE] | g.pieces[OUTAGE])).bit_count()
    return DEMAND_THREAT[g.demand] * chance_of(short - 0.6 * working, 1.5)


def danger(g: Angeles) -> float:
    """The threat to be expected until the end."""
    events = ROUND_TRACK[max(0, g.round - 1) :].count("standard")
    demands = ROUND_TRACK[max(0, g.round - 1) :].count("demand")
    pieces = g.pieces
    trouble = 0.25 * (pieces[HUMAN_FIRST].bit_count() + pieces[ORGCRIME].bit_count() + pieces[ILLNESS].bit_count())
    trouble += 0.4 * pieces[OUTAGE].bit_count() + 0.2 * pieces[STRIKE].bit_count()
    return events * (0.8 + 0.4 * trouble) + demand_danger(g) + max(0, demands - 1) * 3.0


def wealth(g: Angeles, seat: int, known: bool) -> float:
    """Capital and what is likely to come: the own investment is known, that of others is not."""
    total = float(g.capital[seat])
    total += 0.3 * len(g.hands[seat]) + 1.2 * g.holder.count(seat)
    card = g.investments[seat]
    if card != NONE and g.round < ROUNDS:
        total += 0.7 * worth(g, card) if known else 2.5
    for corporation in range(CORPORATIONS):
        if g.keeper[corporation] == seat and g.faceup >> corporation & 1:
            total += 0.8
    return total


def ahead(g: Angeles, seat: int) -> float:
    """How likely the own condition for a normal win is met."""
    mine = wealth(g, seat, True)
    rival = g.rivals[seat]
    width = 2.0 + 0.8 * (ROUNDS - g.round)
    if rival in (NONE, FEDERALIST):
        return 0.0
    if rival == g.corporations[seat]:
        others = sorted([wealth(g, other, False) for other in range(g.seats()) if other != seat])
        return chance_of(mine - others[min(len(others), beaten(g.seats())) - 1], width)
    return chance_of(mine - wealth(g, g.seat_of[rival], False), width)


def evaluate(g: Angeles, seat: int) -> float:
    if g.phase == OVER:
        return 1.0 if seat in winners(g) else 0.0
    collapse = chance_of(g.threat + danger(g) - THREAT_END, 3.0)
    if g.rivals[seat] == FEDERALIST:
        return collapse * chance_of(wealth(g, seat, True) - FEDERALIST_CAPITAL, 3.0)
    return (1.0 - collapse) * ahead(g, seat)
