"""How good a position looks for a seat: the score, and what the engine built so far may still earn."""

import math

from .cards import ACTION, CARDS, CLOSED, FACTIONS, OPEN, ROUNDS, SLOT_LIMIT
from .effects import CARD, NONE, SCRAP, UNIVERSAL, VP, WORKER, Goods
from .rounds import result
from .state import ACTION_PHASE, OVER, Player, State51


def worth(goods: Goods) -> float:
    """Goods in victory points, roughly."""
    total = 0.0
    for good, amount in goods:
        if good <= SCRAP:
            total += 0.6 * amount
        elif good == UNIVERSAL:
            total += 0.7 * amount
        elif good == WORKER:
            total += 0.35 * amount
        elif good == VP:
            total += 1.0 * amount
        elif good == CARD:
            total += 0.4 * amount
        else:
            total += 0.45 * amount
    return total


def standing(g: State51, player: Player) -> float:
    """The score to expect at the end, were the game to go on from here without surprises."""
    productions = ROUNDS - g.round + (1 if g.phase < ACTION_PHASE else 0)
    total = float(player.score())
    for place, index in enumerate(player.places):
        card = CARDS[index]
        if card.kind == OPEN or card.kind == CLOSED:
            goods, each = card.effects[0][1], card.effects[0][2]
            total += productions * worth(goods) * (1 if each == NONE else player.having(each)) * 0.7
        elif card.kind == ACTION and card.vp:
            total += min(SLOT_LIMIT - len(player.markers[place]), productions) * 0.5
    if productions:
        for index in player.deals:
            total += productions * worth(CARDS[index].deal) * 0.7
        for index in player.spoils:
            total += worth(CARDS[index].spoils) * 0.75
        total += productions * worth(FACTIONS[player.faction].production) * 0.5
    total += len(player.hand) * (0.25 if productions else 0.02)
    if g.phase == ACTION_PHASE and not player.passed:
        scale = 0.45 if productions else 0.35
        for good, amount in enumerate(player.goods[:VP]):
            if amount:
                total += scale * worth(((good, amount),))
    return total


def evaluate(g: State51, seat: int) -> float:
    """From 0 (lost) to 1 (won)."""
    if g.phase == OVER:
        winners = result(g).winners
        return 0.5 if not winners else 1.0 if seat in winners else 0.0
    margin = standing(g, g.players[seat]) - standing(g, g.players[1 - seat])
    return 1.0 / (1.0 + math.exp(-margin / 4.0))
