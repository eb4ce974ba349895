"""What bots go by: how good a position looks, and what to play without thinking."""

from typing import Final, cast

from ratusz.kernel.chance import Chance
from ratusz.kernel.state import Action, State
from ratusz.kernel.strategy import Strategy

from .cards import COINS, PRIMES, SETTEBELLO, VALUES
from .deal import MATCH
from .play import ways
from .state import Scopa

WORTH: Final = [1 + PRIMES[card] / 10 + 3 * (card in COINS) + 15 * (card == SETTEBELLO) for card in range(len(VALUES))]
SWEEP: Final = 20
SURE: Final = 12  # of how much worth the opponents may have less without a chance to win


def evaluate(g: Scopa, seat: int) -> float:
    """Points, and the worth of what is taken in this deal, against the best of the others."""
    if not g.stack:
        points = [g.points(other) for other in range(g.seats())]
        return 0.5 if points.count(max(points)) == len(points) else float(points[seat] == max(points))
    standing = [SWEEP * g.points(other) + sum([WORTH[card] for card in g.taken[other]]) for other in range(g.seats())]
    ahead = standing[seat] - max([found for other, found in enumerate(standing) if other != seat])
    return min(0.99, max(0.01, 0.5 + ahead / (SURE * MATCH)))


def policy(g: Scopa, seat: int, legal: list[Action], chance: Chance) -> int:
    """The card that takes most; one that takes nothing should be of little worth."""
    if chance.below(8) == 0:
        return chance.below(len(legal))
    gains = [gain(g, action) for action in legal]
    return gains.index(max(gains))


def gain(g: Scopa, action: Action) -> float:
    if action[0] == "take":
        return sum([WORTH[card] for card in action[1:]])
    card: int = action[1]
    found = ways(g.table, card)
    if not found:
        return -WORTH[card]
    best = max([sum([WORTH[other] for other in way]) for way in found])
    return WORTH[card] + best + SWEEP * any([len(way) == len(g.table) for way in found])


class ScopaStrategy(Strategy):
    def evaluate(self, g: State, seat: int) -> float:
        return evaluate(cast(Scopa, g), seat)

    def policy(self, g: State, seat: int, legal: list[Action], chance: Chance) -> int:
        return policy(cast(Scopa, g), seat, legal, chance)


STRATEGY: Final = ScopaStrategy()
