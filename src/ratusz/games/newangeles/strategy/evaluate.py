"""How good a position looks for a seat: the chance to win, from 0 to 1. Uses only what that seat knows of rivals and investments.

Everything is weighed in capital: what a player has, what assets, cards and the investment are likely to bring, and, through the
chance that the city falls, what the threat to come would cost.
"""

import math
from typing import Final

from ..content.cards import (
    ASSET_NAMES,
    CORPORATIONS,
    FEDERALIST,
    FEDERALIST_CAPITAL,
    GOALS,
    INVESTMENTS,
    LAST,
    THREAT_END,
    beaten,
)
from ..content.effects import NONE
from ..position.state import OVER, Angeles
from ..rules.players.investments import worth
from ..rules.players.rivals import winners
from .danger import DEMANDS, EVENTS, PRODUCTIONS, chance_of, danger, expected_supply, round_to_come, turns_until_end

# Capital an asset is worth when it is claimed, and in each later turn of its owner.
CLAIMED: Final[dict[str, float]] = {
    "gurren-imaishi": 5.0,
    "naoko-watanabe": 4.0,
    "toshiyuki-sakai": 3.0,
    "hernando-cortez": 2.5,
    "floyd": 1.5,
    "bryan-stinson": 1.2,
    "susan-chen": 1.5,
    "tanaka": 1.0,
    "the-fall-guy": 0.7,
}
HELD: Final[dict[str, float]] = {
    "aaron-marron": 0.4,
    "alex-westlund": 0.5,
    "bernice-mai": 1.2,
    "braintrust": 1.0,
    "caprice-nisei": 0.2,
    "chief-gorman": 0.6,
    "coach-walden": 0.9,
    "eiko": 0.4,
    "elizabeth-mills": 0.3,
    "floyd": 0.3,
    "fumiko-yamamori": 1.7,
    "isabel-mcguire": 0.6,
    "jackson-howard": 1.4,
    "lily-lockwell": 0.4,
    "locust-company": 0.3,
    "marco-cubrero": 2.0,
    "mark-yale": 0.2,
    "midori": 0.4,
    "monica-singh": 0.6,
    "mr-li": 0.7,
    "mr-white": 0.8,
    "rachel-beckmann": 0.2,
    "saul-eustecio": 0.6,
    "sunny-lebeau": 0.6,
    "thomas-haas": 0.3,
    "wong-ya-ching": 0.8,
}
AT_ONCE: Final[list[float]] = [CLAIMED.get(name, 0.0) for name in ASSET_NAMES]
EACH_TURN: Final[list[float]] = [HELD.get(name, 0.0) for name in ASSET_NAMES]
LASTING: Final = ("tanaka", "the-fall-guy")  # kept until they are needed
KEPT: Final[list[float]] = [CLAIMED[name] if name in LASTING else 0.0 for name in ASSET_NAMES]

CARD: Final = 0.35  # an action card in hand
CARDS_USED: Final = 7  # more than these are not
FACEUP: Final = 0.9  # an emergency card that may be offered
UNKNOWN_INVESTMENT: Final = 3.0
SECOND_THOUGHTS: Final = 0.75  # of what an investment would pay as things stand

CAPITAL_SPREAD: Final = 1.2  # how far the final margin strays from the expected one, at the end and for each turn to come
SPREAD_A_TURN: Final = 0.2
THREAT_SPREAD: Final = 0.5
THREAT_SPREAD_AN_EVENT: Final = 0.55
THREAT_SPREAD_A_DEMAND: Final = 0.8

CAUTION: Final = 3.0  # how much more the city counts than it would to somebody who cares for nobody else
FEDERALIST_OPEN: Final = 6  # the round from which the Federalist hides no more
FEDERALIST_NEAR: Final = 15  # the threat from which its fall is near enough
PRETENCE: Final = 0.3  # how much the Federalist acts until then as if the city mattered

STYLE: Final = 0.1  # what the margin counts beside the win, so that nobody idles once the game is decided
STYLE_SPREAD: Final = 10.0


def asset_worth(asset: int, own_turns: float) -> float:
    """To whoever has it in play."""
    return KEPT[asset] + EACH_TURN[asset] * own_turns


def own_turns(g: Angeles) -> float:
    return turns_until_end(g) / g.seats()


def hoped(g: Angeles, card: int) -> float:
    """What an investment is likely to pay."""
    investment = INVESTMENTS[card]
    if investment.meets == NONE:
        return SECOND_THOUGHTS * worth(g, card) + 0.7
    resource = investment.meets
    productions = PRODUCTIONS[round_to_come(g)]
    have = min(LAST[resource], (expected_supply(g, productions) if productions else g.supply)[resource])
    lack = GOALS[g.demand][resource] - have
    pays = min(investment.most, investment.base + investment.each * max(have, GOALS[g.demand][resource]))
    return pays * chance_of(0.8 - lack, 0.3 + 0.25 * productions)


def assets_in_play(g: Angeles, seat: int) -> list[int]:
    """Quicker than looking at every asset: most players have few."""
    found: list[int] = []
    for _ in range(g.holder.count(seat)):
        found.append(g.holder.index(seat, found[-1] + 1 if found else 0))
    return found


def wealth(g: Angeles, seat: int, known: bool) -> float:
    """Capital and what is likely to come: the own investment is known, that of others is not."""
    total = float(g.capital[seat])
    first = round_to_come(g)
    if EVENTS[first]:
        total += CARD * min(CARDS_USED, len(g.hands[seat]))
        turns = own_turns(g)
        for asset in assets_in_play(g, seat):
            total += KEPT[asset] + EACH_TURN[asset] * turns
        for corporation in range(CORPORATIONS):
            if g.keeper[corporation] == seat and g.faceup >> corporation & 1:
                total += FACEUP
    card = g.investments[seat]
    if card != NONE and DEMANDS[g.round]:
        total += hoped(g, card) if known else UNKNOWN_INVESTMENT
    return total


def opponent(g: Angeles, seat: int) -> int:
    """The player to beat: the rival, or, with the own card, the one whose place is just good enough."""
    rival = g.rivals[seat]
    if rival != g.corporations[seat]:
        return g.seat_of[rival]
    others = sorted([(g.capital[other], other) for other in range(g.seats()) if other != seat])
    return others[beaten(g.seats()) - 1][1]


def margin(g: Angeles, seat: int) -> float:
    """How far ahead of the player to beat, or, for the Federalist, of what is needed."""
    mine = wealth(g, seat, True)
    if g.rivals[seat] == FEDERALIST:
        return mine - FEDERALIST_CAPITAL + 0.5
    return mine - wealth(g, opponent(g, seat), False)


def collapse(g: Angeles, seat: int) -> float:
    """The chance that threat ends the game."""
    first = round_to_come(g)
    width = THREAT_SPREAD + THREAT_SPREAD_AN_EVENT * EVENTS[first] + THREAT_SPREAD_A_DEMAND * DEMANDS[g.round]
    return chance_of(g.threat + danger(g, seat) - THREAT_END + 0.5, width)


def evaluate(g: Angeles, seat: int) -> float:
    if g.rivals[seat] == NONE:  # the rivals are dealt after the corporations
        return 0.5
    if g.phase == OVER:
        chance = 1.0 if seat in winners(g) else 0.0
        ahead = margin(g, seat)
    else:
        ahead = margin(g, seat)
        fall = collapse(g, seat)
        win = chance_of(ahead, CAPITAL_SPREAD + SPREAD_A_TURN * turns_until_end(g))
        if g.rivals[seat] != FEDERALIST:
            chance = win * (1.0 - fall) ** CAUTION
        else:
            chance = win * (fall if in_the_open(g) else 0.5 * (1.0 - PRETENCE * fall))
    return (1.0 - STYLE) * chance + STYLE * squash(ahead / STYLE_SPREAD)


def in_the_open(g: Angeles) -> bool:
    """Whether the Federalist works for the fall of the city. Before, whoever did so would soon be found out."""
    return g.round >= FEDERALIST_OPEN or g.threat >= FEDERALIST_NEAR


def squash(value: float) -> float:
    return 1.0 / (1.0 + math.exp(-max(-30.0, min(30.0, value))))
