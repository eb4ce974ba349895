"""A quick, sensible answer for playouts: no look ahead, just what a player does without thinking long."""

from typing import Final

from ratusz.kernel.chance import Chance
from ratusz.kernel.state import Action

from ..content.cards import ACTION, CARDS, INCORPORATE, INSTANT, REBUILD, SLOT_LIMIT
from ..content.effects import BRICK, RESOURCES, SCRAP
from ..position.state import Player, State51

ACTIONS: Final[dict[str, float]] = {
    "work": 10.0,
    "visit": 9.0,
    "incorporate": 8.0,
    "rebuild": 7.0,
    "cooperate": 5.0,
    "gather": 3.0,
    "conquer": 2.0,
    "pass": 1.0,
    "exchange": 0.0,
}
USEFUL: Final = [card.kind != INSTANT or card.contact == INCORPORATE for card in CARDS]


def policy(g: State51, seat: int, legal: list[Action], chance: Chance) -> int:
    start = chance.below(len(legal))  # where to begin to look, so that equal answers take turns
    name: str = legal[0][0]
    if name == "pass":
        return best_action(g.players[seat], legal, start)
    if name == "take":
        return first(legal, True, start)
    if name == "discard":
        return first(legal, False, start)
    return 0 if name == "cash" else start


def best_action(player: Player, legal: list[Action], start: int) -> int:
    chosen = start
    best = -1.0
    wants: list[float] = []
    for i in range(start - len(legal), start):
        action = legal[i]
        name: str = action[0]
        value = ACTIONS[name]
        if value < best:
            continue
        if name == "gather":
            if not wants:
                wants = wanted(player)
            resource: int = action[1]
            value += wants[resource]
        if value > best:
            best = value
            chosen = i
    return chosen if chosen >= 0 else chosen + len(legal)


def wanted(player: Player) -> list[float]:
    """How much each resource is needed: to work for points, to rebuild, to incorporate."""
    goods = player.goods
    wants = [0.0 for _ in RESOURCES]
    for place, index in enumerate(player.places):
        card = CARDS[index]
        if card.kind == ACTION and card.vp and len(player.markers[place]) < SLOT_LIMIT:
            for good, amount in card.cost:
                if good <= SCRAP and goods[good] < amount:
                    wants[good] = 0.3
    if player.places and not goods[BRICK] and not player.lines >> REBUILD & 1:
        wants[BRICK] += 0.2
    if not player.lines >> INCORPORATE & 1:
        wants[SCRAP] += 0.1
    return wants


def first(legal: list[Action], useful: bool, start: int) -> int:
    """The first card from `start` on that is useful, or that is not."""
    for i in range(start - len(legal), start):
        card: int = legal[i][1]
        if USEFUL[card] == useful:
            return i if i >= 0 else i + len(legal)
    return start
