"""The expert of 51st State: a network that learned by playing itself (docs/vector.md), alone or as the sense of a search."""

from functools import cache
from typing import Final, cast

from ..games.state51.position.seen import View as View51
from ..games.state51.position.view import rebuild
from ..games.state51.strategy.encoding import ENCODING, possible
from ..kernel.chance import Chance
from ..kernel.game import Game
from ..kernel.state import Action, State
from ..kernel.strategy import Proposal, Strategy
from ..kernel.view import View
from .bot import Ranked
from .fallible import thought_of
from .greedy import worth
from .network import Network, read
from .sense import Sense
from .tree import Node
from .weights import Numbers

OUTPUTS: Final = {number: output for output, number in enumerate(possible())}


@cache
def shipped(game: Game) -> Network:
    """The network that comes with the package; a Problem where there is none for this game, its rules and its content."""
    return read(game)


def judge(network: Network, g: State, seat: int, legal: list[Action]) -> tuple[Numbers, float]:
    """The chances the network gives the answers, and what it thinks of the position, by what the seat sees of it."""
    seen, numbers = ENCODING.encode(g, seat, legal)
    return network.judge(seen, [OUTPUTS[number] for number in numbers])


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
        chances = judge(self.network, rebuild(cast(View51, view)), seat, seen)[0].tolist()
        return sorted(zip(seen, chances, strict=True), key=worth, reverse=True)

    def interject(self, view: View, seat: int, proposals: list[Proposal]) -> Action | None:
        return None  # there are no bargains in this game


class Networked(Sense):
    """The network as the sense of a search: what it would do is tried first, and it says what a position is worth, in place of a
    playout. What one player gains, the other loses."""

    def __init__(self, game: Game, strategy: Strategy, network: Network) -> None:
        super().__init__(game, strategy, trusted=True)
        self.network = network

    def chances(self, g: State, seat: int, legal: list[Action], chance: Chance) -> list[float]:
        found: list[float] = judge(self.network, g, seat, legal)[0].tolist()
        return found

    def arrive(self, node: Node, g: State, seats: list[int], depth: int, revealed: int, chance: Chance) -> list[float]:
        asked = self.rules.seats(g)[0]
        legal = self.rules.options(g, asked)
        chances, value = judge(self.network, g, asked, legal)
        node.add(asked, legal, chances.tolist())  # it tells both at once
        return [(1.0 + (value if seat == asked else -value)) / 2.0 for seat in seats]

    def values(self, g: State, seats: list[int]) -> list[float]:
        winners = self.game.result(g).winners
        return [float(seat in winners) if winners else 0.5 for seat in seats]
