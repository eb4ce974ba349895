"""Who gives the hints, asked for a second opinion: coach and mentor hardly ever find poor what a hint would name."""

from typing import Final

from ..bots.catalogue import bot_named
from ..bots.search import Search
from ..kernel.game import Game
from ..kernel.problem import Problem
from ..kernel.state import Action
from ..kernel.view import View

SEARCHED: Final = "expert:150"
UNLEARNED: Final = "search:150"


class Adviser:
    def __init__(self, game: Game, seed: str) -> None:
        self.game = game
        self.seed = seed

    def prefers(self, view: View, seat: int, better: Action, chosen: Action, least: float = 0.0) -> bool:
        """Whether it would take the one rather than the other, which is worth less by more than that."""
        worth = dict(self.bot().rank(view, seat, [chosen, better], (chosen, better)))
        return worth[better] - worth[chosen] > least

    def bot(self) -> Search:
        """Where what the expert has learned does not fit the rules and cards, one that learned nothing."""
        try:
            found = bot_named(SEARCHED, self.game, self.seed)
        except Problem:
            found = bot_named(UNLEARNED, self.game, self.seed)
        assert isinstance(found, Search)
        return found
