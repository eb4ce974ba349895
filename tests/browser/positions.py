"""Real positions to look at: games that bots play, always the same ones, and for each question in them the fullest position."""

from functools import cache
from typing import NamedTuple

from ratusz.bots.catalogue import bot_named
from ratusz.games.catalogue import game_named
from ratusz.kernel.match import Match, begin

MOVES = 1500  # no game is longer
MANY = 5  # cards


class Moment(NamedTuple):
    """A position of a game: after so many moves, the seat that is asked, and what."""

    at: int
    seat: int
    kind: str


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
    """The fullest position for each question in each phase, and for each hand of many cards; in the order of the game."""
    fullest: dict[tuple[str, str | int], tuple[int, Moment]] = {}
    for at, move in enumerate(match.moves):
        task = match.game.rules.waiting(move.before, move.seat)
        if task is None or len(match.game.rules.options(move.before, move.seat)) < 2:
            continue
        kind: str = task[0]
        view = match.game.view(move.before, move.seat)
        found = len(match.game.position(move.before)), Moment(at, move.seat, kind)
        cards = len(view["seats"][move.seat]["hand"])
        keys: list[tuple[str, str | int]] = [(view["phase"], kind), *([("hand", cards)] if cards >= MANY else [])]
        for key in keys:
            fullest[key] = max(found, fullest.get(key, found))
    return sorted({moment for _, moment in fullest.values()})
