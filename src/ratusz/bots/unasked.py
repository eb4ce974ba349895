"""When bots speak although nobody asks them."""

from collections.abc import Iterable
from typing import Final

from ..kernel.game import Game
from ..kernel.state import State
from ..kernel.strategy import Proposal, Strategy

MOST: Final = 3  # asides of a bot between two moves, besides answers to those who are no bots


class Unasked:
    """Before every answer each bot may make an aside, and another one if what others said has given it something new to say, but
    nobody haggles for ever. Whoever runs a table asks `next` until there is none, and says `moved` after every move that did not
    come from there."""

    def __init__(self, game: Game, strategy: Strategy) -> None:
        self.game = game
        self.strategy = strategy
        self.heard: dict[int, list[list[Proposal]]] = {}

    def next(self, g: State, seats: Iterable[int]) -> tuple[int, list[Proposal]] | None:
        """The next of these seats that might have something to say, and what."""
        bots = list(seats)
        if g.stack:
            for seat in bots:
                heard = self.heard.setdefault(seat, [])
                if (len(heard) >= MOST and not self.is_asked(g, seat, bots)) or not self.strategy.proposals(g, seat):
                    continue
                proposals = self.strategy.proposals(self.game.rebuild(self.game.view(g, seat)), seat)  # by what the seat sees
                if proposals and proposals not in heard:
                    heard.append(proposals)
                    return seat, proposals
        return None

    def is_asked(self, g: State, seat: int, bots: list[int]) -> bool:
        """Whether somebody else than a bot waits for an answer of this seat: all of those are answered."""
        return any([taker == seat and maker not in bots for _, maker, taker in self.strategy.bargaining(g)[1]])

    def moved(self) -> None:
        self.heard.clear()
