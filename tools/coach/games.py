"""Games of bots, played as matches so that the coach can go over them."""

from typing import Final

from ratusz.bots.bot import Bot, Ranked
from ratusz.bots.catalogue import bot_named
from ratusz.bots.unasked import Unasked
from ratusz.games.catalogue import strategy_named
from ratusz.kernel.chance import Guess, stream
from ratusz.kernel.game import Game
from ratusz.kernel.match import Match, begin
from ratusz.kernel.state import Action
from ratusz.kernel.strategy import Proposal
from ratusz.kernel.view import View

SEATS: Final = {"state51": 2, "newangeles": 4, "frostpunk": 2}
PLAYERS: Final = {"state51": "expert"}  # elsewhere greedy, the fastest that is any good
CAREFUL: Final = "expert:60"


class Hasty:
    """Goes by the game's policy, without thinking: where many games are wanted, and their players need not be strong."""

    def __init__(self, game: Game, seed: str) -> None:
        self.game = game
        self.strategy = strategy_named(game.name)
        self.chance = Guess(stream(seed, "hasty"))

    def choose(self, view: View, seat: int, legal: list[Action]) -> Action:
        g = self.game.determinise(view, seat, self.chance)
        return legal[self.strategy.policy(g, seat, legal, self.chance)]

    def rank(self, view: View, seat: int, legal: list[Action]) -> Ranked:
        return [(self.choose(view, seat, legal), 0.0)]

    def interject(self, view: View, seat: int, proposals: list[Proposal]) -> Action | None:
        return None


def bots(game: Game, seed: str, careful: bool = False) -> list[Bot]:
    """Those that answer at once or, where mistakes of their own would be in the way, careful ones."""
    spec = CAREFUL if careful else PLAYERS.get(game.name, "greedy")
    return [bot_named(spec, game, f"{seed} {seat}") for seat in range(SEATS[game.name])]


def begun(game: Game, seed: str) -> Match:
    return begin(game, SEATS[game.name], {}, seed)


def play_on(match: Match, players: list[Bot], moves: int | None = None) -> Match:
    """To the end, or until so many moves are made."""
    game, rules = match.game, match.game.rules
    unasked = Unasked(game, strategy_named(game.name))
    while not match.over and (moves is None or len(match.moves) < moves):
        spoken = unasked.next(match.state, range(match.seats))
        if spoken is not None:
            seat, proposals = spoken
            said = players[seat].interject(game.view(match.state, seat), seat, proposals)
            if said is not None:
                match.do(seat, said)
            continue
        seat = rules.seats(match.state)[0]
        legal = rules.options(match.state, seat)
        match.do(seat, players[seat].choose(game.view(match.state, seat), seat, legal) if len(legal) > 1 else legal[0])
        unasked.moved()
    return match
