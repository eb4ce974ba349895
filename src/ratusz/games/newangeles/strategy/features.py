"""What a learned judgement goes by: the table in numbers, as one seat may know it. Others are told of without their secrets, the
player to beat first, then the rest from the richest to the poorest."""

from typing import Final

from ..content.cards import (
    CARD_TYPE,
    CORPORATIONS,
    DEMAND_THREAT,
    FEDERALIST,
    FEDERALIST_CAPITAL,
    GOALS,
    LAST,
    ROUNDS,
    THREAT_END,
    TIER_MASK,
)
from ..content.effects import NONE, PIECES, RESOURCES, TYPES
from ..position.state import MOST_SEATS, Angeles
from . import danger
from .danger import DEMANDS, EVENTS, PRODUCTIONS, chance_of, expected_supply, round_to_come, turns_until_end
from .evaluate import (
    CAPITAL_SPREAD,
    SPREAD_A_TURN,
    asset_worth,
    assets_in_play,
    collapse,
    evaluate,
    hoped,
    in_the_open,
    margin,
    opponent,
    own_turns,
    wealth,
)

HIGHEST: Final[int] = TIER_MASK[3]
ACTIVE: Final[int] = ROUNDS + 1
PLAYER: Final = 6  # numbers told of a player


def features(g: Angeles, seat: int) -> list[float]:
    found: list[float] = []
    if g.rivals[seat] != NONE:  # they are dealt after the corporations
        course(g, seat, found)
        city(g, found)
        demand(g, found)
        own(g, seat, found)
        others(g, seat, found)
    return found


def course(g: Angeles, seat: int, found: list[float]) -> None:
    marks = [0.0] * (ACTIVE + MOST_SEATS)
    marks[g.round] = 1.0
    if g.active != NONE:
        marks[ACTIVE + (g.active - seat) % g.seats()] = 1.0
    found += marks
    events, demands = EVENTS[round_to_come(g)], DEMANDS[g.round]
    found += [float(g.seats()), turns_until_end(g), float(len(g.turn_track)), float(events), float(demands)]
    fall = collapse(g, seat)
    found += [float(g.threat), g.threat + danger.danger(g, seat), fall, (1.0 - fall) ** 2]
    found += [0.8 ** max(0, THREAT_END - g.threat), danger.next_event(g, seat)]


def city(g: Angeles, found: list[float]) -> None:
    for kind in range(len(PIECES)):
        found += [float(g.pieces[kind].bit_count()), float((g.pieces[kind] & HIGHEST).bit_count())]
    found.append(danger.burden(g.pieces))


def demand(g: Angeles, found: list[float]) -> None:
    """What each resource lacks, as it is and as it will be if nothing is done."""
    if g.demand == NONE:
        found += [0.0] * (2 * len(RESOURCES) + 3)
        return
    productions = PRODUCTIONS[round_to_come(g)]
    expected = expected_supply(g, productions) if productions else g.supply
    goals = GOALS[g.demand]
    for r in range(len(RESOURCES)):
        for supply in (g.supply, expected):
            found.append(float(max(0, goals[r] - min(LAST[r], supply[r]))))
    found += [float(danger.shortage(g, productions)), danger.chance_to_meet(g), float(DEMAND_THREAT[g.demand])]


def own(g: Angeles, seat: int, found: list[float]) -> None:
    marks = [0.0] * (CORPORATIONS + len(TYPES))
    if g.corporations[seat] != NONE:
        marks[g.corporations[seat]] = 1.0
    for card in g.hands[seat]:
        marks[CORPORATIONS + CARD_TYPE[card]] += 1.0
    found += marks
    federalist = 1.0 if g.rivals[seat] == FEDERALIST else 0.0
    ahead = margin(g, seat)
    turns = turns_until_end(g)
    fall = collapse(g, seat)
    win = chance_of(ahead, CAPITAL_SPREAD + SPREAD_A_TURN * turns)
    found += [federalist, 1.0 if g.rivals[seat] == g.corporations[seat] else 0.0, ahead, ahead / (2.0 + turns)]
    found += [win, win * (1.0 - fall), win * fall * federalist, fall * federalist]
    found += [evaluate(g, seat), 1.0 if in_the_open(g) else 0.0, float(g.capital[seat] - FEDERALIST_CAPITAL)]
    card = g.investments[seat]
    found += [hoped(g, card) if card != NONE else 0.0, 1.0 if card != NONE else 0.0]
    player(g, seat, NONE, found)


def others(g: Angeles, seat: int, found: list[float]) -> None:
    foe = NONE if g.rivals[seat] == FEDERALIST else opponent(g, seat)
    ranked = sorted([(other != foe, -g.capital[other], other) for other in range(g.seats()) if other != seat])
    for _, _, other in ranked:
        player(g, other, seat, found)
    found += [0.0] * (PLAYER * (MOST_SEATS - g.seats()))
    ahead = sorted([-capital - g.capital[seat] for _, capital, _ in ranked])
    found += [float(ahead[0]), float(ahead[-1]), sum(ahead) / len(ahead)]


def player(g: Angeles, seat: int, beside: int, found: list[float]) -> None:
    """What everybody may know of a player, beside what one knows of oneself; beside NONE: of oneself."""
    turns = own_turns(g)
    assets = sum([asset_worth(asset, turns) for asset in assets_in_play(g, seat)], 0.0)
    emergencies = 0.0
    for corporation in range(CORPORATIONS):
        if g.keeper[corporation] == seat and g.faceup >> corporation & 1:
            emergencies += 1.0
    capital, worth = float(g.capital[seat]), wealth(g, seat, beside == NONE)
    if beside != NONE:
        capital -= g.capital[beside]
        worth -= wealth(g, beside, True)
    found += [capital, worth, float(len(g.hands[seat])), assets, emergencies, float((seat - g.active) % g.seats())]
