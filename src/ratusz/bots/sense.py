"""What a search goes by where it has not been yet: how likely the answers to a question are to be given, and what a position is
worth. By the strategy of the game; an expert may know better."""

from typing import Final

from mypy_extensions import mypyc_attr

from ..kernel.chance import Chance
from ..kernel.game import Game
from ..kernel.registry import TOGETHER
from ..kernel.state import Action, State
from ..kernel.strategy import Strategy
from .settle import settle
from .tree import Node

PLAYOUT: Final = 10  # decisions
ANSWERS: Final = 60  # at most, in a playout: where decisions are made of many
PLANNED: Final = 0.3  # the chance that somebody does what the policy would do, before any other answer comes to mind


@mypyc_attr(allow_interpreted_subclasses=True)
class Sense:
    def __init__(self, game: Game, strategy: Strategy, deep: bool = True, trusted: bool = False) -> None:
        self.game = game
        self.rules = game.rules
        self.strategy = strategy
        # Whether a tree is grown. Where a decision gets few guesses, and a position can be judged as it is, that gives nothing.
        self.deep = deep
        self.trusted = trusted  # whether its chances count at the root, too

    def chances(self, g: State, seat: int, legal: list[Action], chance: Chance) -> list[float]:
        """How likely a seat gives each of these answers, together 1."""
        planned = legal[self.strategy.policy(g, seat, legal, chance)]
        each = (1.0 - PLANNED) / len(legal)
        return [each + PLANNED if action == planned else each for action in legal]

    def arrive(self, node: Node, g: State, seats: list[int], depth: int, revealed: int, chance: Chance) -> list[float]:
        """What a position is worth to these seats where the search gets for the first time; it may be played on. The last
        decision was made at this depth, when so much had come to light."""
        self.play_out(g, depth, revealed, chance)
        return self.values(g, seats)

    def values(self, g: State, seats: list[int]) -> list[float]:
        """What a position is worth to these seats as it is."""
        return [self.strategy.evaluate(g, seat) for seat in seats]

    def play_out(self, g: State, depth: int, revealed: int, chance: Chance) -> None:
        """To the end of the matter at hand; where there is none, some decisions by the game's policy; where no tree is grown, no
        further than the last decision goes. Asks that lie above `depth`, where it was made, still belong to it, unless something
        has come to light since; so do the answers others owe."""
        rules = self.rules
        matter = self.strategy.matter(g)
        if matter and self.deep:
            settle(rules, self.strategy, g, matter, chance)
            return
        left = PLAYOUT if self.deep else 0
        for _ in range(ANSWERS):
            if not g.stack:
                return
            if g.stack[-1][0] != TOGETHER and (len(g.stack) <= depth or g.revealed != revealed):
                if not left:
                    return
                left -= 1
                depth = len(g.stack)
                revealed = g.revealed
            seat = rules.seats(g)[0]
            legal = rules.options(g, seat)
            rules.apply(g, seat, legal[self.strategy.policy(g, seat, legal, chance)] if len(legal) > 1 else legal[0])
