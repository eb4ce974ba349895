"""When bots speak although nobody asks them."""

from collections.abc import Iterable
from typing import Final

from ..kernel.game import Game, Proposal
from ..kernel.state import State
from ..kernel.view import View

MOST: Final = 3  # asides of a bot between two moves


def possible(game: Game, view: View, seat: int) -> list[Proposal]:
    """What a bot in a seat might say, by what that seat sees."""
    return game.proposals(game.rebuild(view), seat)


class Unasked:
    """Before every answer each bot may make an aside, and another one if what others said has given it something new to say, but
    nobody haggles for ever. Whoever runs a table asks `next` until there is none, and says `moved` after every move that did not
    come from there."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.heard: dict[int, list[list[Proposal]]] = {}

    def next(self, g: State, seats: Iterable[int]) -> tuple[int, list[Proposal]] | None:
        """The next of these seats that might have something to say, and what."""
        if g.stack:
            for seat in seats:
                heard = self.heard.setdefault(seat, [])
                if len(heard) >= MOST or not self.game.proposals(g, seat):
                    continue
                proposals = possible(self.game, self.game.view(g, seat), seat)
                if proposals and proposals not in heard:
                    heard.append(proposals)
                    return seat, proposals
        return None

    def moved(self) -> None:
        self.heard.clear()
