"""When bots speak although nobody asks them."""

from collections.abc import Iterable

from ..kernel.game import Game, Proposal
from ..kernel.state import State


class Unasked:
    """Before every answer each bot gets one chance to make an aside, so that nobody haggles for ever. Whoever runs a table asks
    `next` until there is none, and says `moved` after every move that did not come from there."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.heard: set[int] = set()

    def next(self, g: State, seats: Iterable[int]) -> tuple[int, list[Proposal]] | None:
        """The next of these seats that might have something to say, and what."""
        if g.stack:
            for seat in seats:
                proposals = [] if seat in self.heard else self.game.proposals(g, seat)
                if proposals:
                    self.heard.add(seat)
                    return seat, proposals
        return None

    def moved(self) -> None:
        self.heard.clear()
