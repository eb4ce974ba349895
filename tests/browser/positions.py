"""Real positions to look at: games that bots play, always the same ones, and for each question in them the fullest position."""

from functools import cache
from typing import Any, NamedTuple

from ratusz.bots.catalogue import bot_named
from ratusz.games.catalogue import game_named
from ratusz.kernel.match import Match, begin

MOVES = 1500  # no game is longer


class Moment(NamedTuple):
    """A position of a game: after so many moves, the seat that is asked, and what."""

    at: int
    seat: int
    kind: str
    size: int  # of the position, written down


@cache
def played(game: str, seats: int, bot: str, seed: str) -> Match:
    """A whole game."""
    rules = game_named(game).rules
    match = begin(game_named(game), seats, game_named(game).complete({}), seed)
    bots = [bot_named(bot, match.game, f"{seed} {seat}") for seat in range(seats)]
    for _ in range(MOVES):
        if match.over:
            return match
        seat = rules.seats(match.state)[0]
        match.do(seat, bots[seat].choose(match.game.view(match.state, seat), seat, rules.options(match.state, seat)))
    raise AssertionError("the game does not end")


def moments(match: Match) -> list[Moment]:
    """The fullest position for each question, in the order of the game."""
    fullest: dict[str, Moment] = {}
    for at, move in enumerate(match.moves):
        task = match.game.rules.waiting(move.before, move.seat)
        if task is None or len(match.game.rules.options(move.before, move.seat)) < 2:
            continue
        kind: str = task[0]
        found = Moment(at, move.seat, kind, len(match.game.position(move.before)))
        if kind not in fullest or found.size > fullest[kind].size:
            fullest[kind] = found
    return sorted(fullest.values())


def record(match: Match) -> dict[str, Any]:
    return match.record(True)
