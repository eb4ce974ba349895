"""Bots at a table in the terminal that speak unasked: they offer trades, and answer those offered to them."""

from ..bots.bot import Bot
from ..bots.unasked import Unasked
from ..games.catalogue import strategy_named
from ..kernel.match import Match
from ..kernel.state import Action
from .players import Player


class Speaking:
    def __init__(self, match: Match, players: list[Player]) -> None:
        self.match = match
        self.bots: dict[int, Bot] = {}
        for seat, player in enumerate(players):
            self.join(seat, player)
        self.strategy = strategy_named(match.game.name)
        self.unasked = Unasked(match.game, self.strategy)
        self.heard = 0  # moves made when the bots were last heard; what a bot says unasked gives the others no new chance

    def join(self, seat: int, player: Player) -> None:
        if player.bot is not None:
            self.bots[seat] = player.bot

    def next(self) -> tuple[int, Action] | None:
        """An aside that a bot wants to make now, and its seat."""
        match = self.match
        if len(match.moves) != self.heard:
            self.unasked.moved()
            self.heard = len(match.moves)
        while (spoken := self.unasked.next(match.state, self.bots)) is not None:
            seat, proposals = spoken
            action = self.bots[seat].interject(match.game.view(match.state, seat), seat, proposals)
            if action is not None:
                self.heard += 1
                return seat, action
        return None
