"""The expert of 51st State: a network that learned by playing itself (docs/vector.md), alone or as the sense of a search."""

import math
from functools import cache
from typing import Final, cast

from ..games.state51.position.seen import View as View51
from ..games.state51.strategy.encoding import action_numbers, observation, possible
from ..kernel.chance import Chance
from ..kernel.game import Game
from ..kernel.state import Action, State
from ..kernel.strategy import Proposal, Strategy
from ..kernel.view import View
from .bot import Ranked
from .fallible import thought_of
from .greedy import worth
from .network import Network, read
from .search import Arm, Budget, Node, Search
from .weights import Numbers

OUTPUTS: Final = {number: output for output, number in enumerate(possible())}
CURIOSITY: Final = 1.5
DOUBT: Final = 0.1  # what an answer never given is thought to be worse than the position


@cache
def shipped(game: Game) -> Network:
    """The network that comes with the package; a Problem where there is none for this game, its rules and its content."""
    return read(game)


def judge(network: Network, view: View, legal: list[Action]) -> tuple[Numbers, float]:
    """The chances the network gives the answers, and what it thinks of the position, for the seat whose view it is."""
    seen = cast(View51, view)
    return network.judge(observation(seen), [OUTPUTS[number] for number in action_numbers(seen, legal)])


def chance_of(value: float) -> float:
    """A value as a chance to win."""
    return min(1.0, max(0.0, (1.0 + value) / 2.0))


class Expert:
    """Answers at once, with what the network would do most likely of all it thinks of."""

    def __init__(self, network: Network, chance: Chance | None = None, overlooks: float = 0.0) -> None:
        self.network = network
        self.chance = chance
        self.overlooks = overlooks

    def choose(self, view: View, seat: int, legal: list[Action]) -> Action:
        return self.rank(view, seat, legal)[0][0] if len(legal) > 1 else legal[0]

    def rank(self, view: View, seat: int, legal: list[Action]) -> Ranked:
        seen = legal if self.chance is None else thought_of(legal, self.overlooks, self.chance)
        chances = judge(self.network, view, seen)[0].tolist()
        return sorted(zip(seen, chances, strict=True), key=worth, reverse=True)

    def interject(self, view: View, seat: int, proposals: list[Proposal]) -> Action | None:
        return None  # there are no bargains in this game


class ExpertSearch(Search):
    """The search, tried first where the network would go; and where a new position is reached, the network says what it is
    worth, in place of a playout. What one player gains, the other loses."""

    name = "expert"

    def __init__(self, game: Game, strategy: Strategy, chance: Chance, budget: Budget, network: Network) -> None:
        super().__init__(game, strategy, chance, budget)
        self.network = network

    def root(self, view: View, seat: int, legal: list[Action]) -> Node:
        node = super().root(view, seat, legal)
        known = node.arms.pop(seat, {})
        self.consider(node, view, seat, legal)  # by what is really seen, where the tree holds what was guessed
        for action, arm in node.arms[seat].items():
            if action in known:
                arm.possible, arm.given, arm.total = known[action].possible, known[action].given, known[action].total
        return node

    def rank(self, view: View, seat: int, legal: list[Action], asked_about: tuple[Action, ...] = ()) -> Ranked:
        return [(action, chance_of(worth)) for action, worth in super().rank(view, seat, legal, asked_about)]

    def consider(self, node: Node, view: View, seat: int, legal: list[Action]) -> float:
        """Make arms for the answers that have none yet; the value of the position for the seat."""
        chances, value = judge(self.network, view, legal)
        arms = node.arms.setdefault(seat, {})
        for action, chance in zip(legal, chances.tolist(), strict=True):
            if action not in arms:
                arms[action] = Arm(chance, value - DOUBT)
        return value

    def iterate(self, node: Node, g: State, chooser: int, chosen: Action) -> None:
        """From what the chooser does at the root down the tree to a position not seen before, and back up with its value."""
        rules = self.rules
        path: list[tuple[int, Arm]] = []
        seat, action = chooser, chosen
        while True:
            path.append((seat, node.arms[seat][action]))
            rules.apply(g, seat, action)
            if not g.stack:
                value = self.outcome(g, seat)
                break
            node = node.children.setdefault((action,), Node())
            seat = rules.seats(g)[0]
            legal = rules.options(g, seat)
            arms = node.arms.get(seat)
            if len(legal) == 1:
                node.arms.setdefault(seat, {}).setdefault(legal[0], Arm())
            elif arms is None or any([answer not in arms for answer in legal]):
                value = self.consider(node, self.game.view(g, seat), seat, legal)
                if arms is None:
                    break
            action, _ = self.pick(node, seat, legal)
        for who, arm in path:
            arm.given += 1
            arm.total += value if who == seat else -value

    def outcome(self, g: State, seat: int) -> float:
        winners = self.game.result(g).winners
        return 0.0 if not winners else 1.0 if seat in winners else -1.0

    def pick(self, node: Node, seat: int, legal: list[Action]) -> tuple[Action, Arm]:
        """The answer with the best upper bound: what came of it, and how much the network is for it while it was given seldom."""
        arms = node.arms[seat]
        best = -math.inf
        for action in legal:
            arm = arms[action]
            arm.possible += 1
            worth = arm.total / arm.given if arm.given else arm.hope
            bound = worth + CURIOSITY * arm.prior * math.sqrt(arm.possible) / (1 + arm.given)
            if bound > best:
                best = bound
                chosen = action, arm
        return chosen
