"""How good a position looks for a seat: the score to expect at the end from what is built, held and within reach.

The weights are victory points. They were fitted to the final scores of games greedy bots played against each other, rounded,
and tried out in matches. `turns` counts the Action phases a player still takes part in, the present one included.
"""

import math
from typing import Final

from ..content.cards import (
    ACTION,
    CARDS,
    CLOSED,
    CONQUER,
    COOPERATE,
    FACTIONS,
    INCORPORATE,
    INSTANT,
    OPEN,
    REBUILD,
    ROUNDS,
    SLOT_LIMIT,
    Card,
)
from ..content.effects import BRICK, NONE, SPOILS, TOKEN, UNIVERSAL, VP, WORKER, Goods
from ..position.state import ACTION_PHASE, OVER, Player, State51
from ..rules.rounds import result
from ..rules.supply import missing

Weights = tuple[float, ...]

# By good: fuel, weapon, brick, scrap, universal, worker, con1, con2, coop1, coop2, inc1, inc2, vp, card.
PRODUCED: Final[Weights] = (
    0.18,
    0.17,
    0.2,
    0.26,
    0.5,
    0.1,
    0.2,
    0.3,
    0.2,
    0.3,
    0.35,
    0.7,
    0.92,
    1.0,
)  # at every Production still to come
CASHED: Final[Weights] = (0.03, 0.03, 0.15, 0.11, 0.18, 0.2, 0.24, 0.3, 0.15, 0.3, 0.1, 0.8, 0.87, 0.55)  # once, from spoils
HELD: Final[Weights] = (0.09, 0.11, 0.02, 0.12, 0.11, 0.25, 0.17, 0.3, 0.2, 0.3, 0.17, 0.3)  # in this Action phase

# By turns, 0 to 4.
LOCATION_IN_HAND: Final[Weights] = (0.0, 0.3, 0.5, 0.78, 1.0)
INSTANT_IN_HAND: Final[dict[int, Weights]] = {
    CONQUER: (0.0, 0.08, 0.12, 0.1, 0.0),
    COOPERATE: (0.0, 0.05, 0.3, 0.4, 0.1),
    INCORPORATE: (0.0, 0.25, 0.5, 0.63, 0.9),
}
MARKING_PLACE: Final[Weights] = (0.0, 0.3, 0.5, 0.4, 0.2)  # a location to work in for points
MARKING_SLOT: Final[Weights] = (0.0, 0.0, 0.0, 0.1, 0.27)  # and each free slot of it
FEATURE_SLOT: Final[Weights] = (0.0, 0.2, 0.43, 0.5, 0.55)
WORKSHOP: Final[Weights] = (0.0, 0.05, 0.06, 0.42, 0.85)  # a location to work in for goods
FIRST_PLACE: Final = 0.3  # something to rebuild
SPREAD: Final[Weights] = (0.8, 1.3, 2.0, 2.4, 2.7)  # how far the final margin strays from the expected one

STYLE: Final = 0.1  # what the margin counts beside the win
STYLE_SPREAD: Final = 8.0

# What can be done in this Action phase.
WORK_READY: Final = 0.75
WORK_ALMOST: Final = 0.17
INCORPORATE_READY: Final = 0.53
REBUILD_READY: Final = 0.6
REBUILD_UNUSED: Final = 0.7
NOT_PASSED: Final = -1.7  # whoever has passed was done; who has not, still has to make good what the means above promise


def worth(goods: Goods, weights: Weights) -> float:
    return sum([weights[good] * amount for good, amount in goods])


def in_hand(card: Card) -> Weights:
    return INSTANT_IN_HAND[card.contact] if card.kind == INSTANT else LOCATION_IN_HAND


BASE: Final = [worth(faction.production, PRODUCED) for faction in FACTIONS]
DEAL: Final = [worth(card.deal, PRODUCED) for card in CARDS]
CASH: Final = [worth(card.spoils, CASHED) for card in CARDS]
PRODUCE: Final = [worth(card.effects[0][1], PRODUCED) if card.kind in (OPEN, CLOSED) else 0.0 for card in CARDS]
HAND: Final = [in_hand(card) for card in CARDS]


def income(player: Player) -> float:
    """What a Production phase brings."""
    total = BASE[player.faction]
    for index in player.deals:
        total += DEAL[index]
    for index in player.places:
        if PRODUCE[index]:
            each: int = CARDS[index].effects[0][2]
            total += PRODUCE[index] if each == NONE else PRODUCE[index] * player.having(each)
    return total


def prospects(player: Player, turns: int) -> float:
    """What hand and locations may still lead to."""
    total = FIRST_PLACE if player.places else 0.0
    for index in player.hand:
        total += HAND[index][turns]
    for place, index in enumerate(player.places):
        card = CARDS[index]
        if card.kind == ACTION and not card.vp:
            total += WORKSHOP[turns]
        elif card.vp:
            slots = SLOT_LIMIT - len(player.markers[place])
            if card.kind != ACTION:
                total += FEATURE_SLOT[turns] * slots
            elif slots:
                total += MARKING_PLACE[turns] + MARKING_SLOT[turns] * slots
    return total


def means(player: Player) -> float:
    """What can be done right now, and the goods it can be done with."""
    goods = player.goods
    total = NOT_PASSED
    for good in range(VP):
        if goods[good]:
            total += HELD[good] * goods[good]
    for place, index in enumerate(player.places):
        card = CARDS[index]
        if card.kind == ACTION and card.vp and len(player.markers[place]) < SLOT_LIMIT:
            uses = player.uses[place]
            if uses < 2 and goods[WORKER] > uses:
                lack = missing(player, card.cost)
                if lack == 0 and (card.cost[0][0] != SPOILS or player.spoils):
                    total += WORK_READY
                elif lack == 1:
                    total += WORK_ALMOST
    if within_reach(player):
        total += INCORPORATE_READY
    if not player.lines >> REBUILD & 1:
        total += REBUILD_UNUSED
        if goods[BRICK] + goods[UNIVERSAL] and can_rebuild(player):
            total += REBUILD_READY
    return total


def within_reach(player: Player) -> bool:
    """Whether some location in hand can be incorporated, as a quick guess."""
    faction = FACTIONS[player.faction]
    reach = player.goods[TOKEN + 2 * INCORPORATE] + 2 * player.goods[TOKEN + 2 * INCORPORATE + 1]
    if not player.lines >> INCORPORATE & 1 and not missing(player, faction.costs[INCORPORATE]):
        reach += faction.reaches[INCORPORATE]
    nearest = 9
    for index in player.hand:
        card = CARDS[index]
        if card.kind != INSTANT:
            nearest = min(nearest, card.distance)
        elif card.contact == INCORPORATE:
            reach += card.reach
    return reach >= nearest


def can_rebuild(player: Player) -> bool:
    icons = 0
    for index in player.places:
        icons |= CARDS[index].icons
    for index in player.hand:
        if CARDS[index].icons & icons:
            return True
    return False


def standing(player: Player, productions: int, acting: bool) -> float:
    """The score to expect at the end."""
    total = float(player.score())
    if productions:
        total += productions * income(player)
        for index in player.spoils:
            total += CASH[index]
    turns = productions + 1 if acting else productions
    if turns:
        total += prospects(player, turns)
    if acting:
        total += means(player)
    return total


def evaluate(g: State51, seat: int) -> float:
    """From 0 (lost) to 1 (won): the chance to win, and a little for the margin, so that nobody idles once the game is decided."""
    mine, theirs = g.players[seat], g.players[1 - seat]
    if g.phase == OVER:
        winners = result(g).winners
        chance = 0.5 if not winners else 1.0 if seat in winners else 0.0
        margin = float(mine.score() - theirs.score())
    else:
        productions = ROUNDS - g.round + (1 if g.phase < ACTION_PHASE else 0)
        acting = g.phase == ACTION_PHASE
        margin = standing(mine, productions, acting and not mine.passed) - standing(
            theirs, productions, acting and not theirs.passed
        )
        chance = squash(margin / SPREAD[productions + acting])
    return (1.0 - STYLE) * chance + STYLE * squash(margin / STYLE_SPREAD)


def squash(margin: float) -> float:
    return 1.0 / (1.0 + math.exp(-margin))
