"""Whether the coach finds a mistake: in games of bots one move of one seat is replaced by a bad one, and the coach must name it
among the three that cost that seat most.

    python -m tools.coach.blunders GAME --games 20

Bad is what the greedy bot, who is no part of the coach, puts last, and clearly: by DROP or more below what it puts first, on
average over some rankings.
"""

import argparse
from typing import Final, NamedTuple

from ratusz.bots.catalogue import bot_named
from ratusz.coach.review import review
from ratusz.games.catalogue import game_named
from ratusz.kernel.chance import Guess, stream
from ratusz.kernel.game import Game
from ratusz.kernel.match import Match
from ratusz.kernel.state import Action
from tools.coach.games import SEATS, begun, bots, play_on

DROP: Final = 0.1
RANKINGS: Final = 4  # of the greedy bot, over guesses of their own: a bad move must not be bad luck
CHOICES: Final = 3  # with fewer answers there is little to do wrong


class Spoilt(NamedTuple):
    match: Match
    seat: int
    at: int  # the bad move
    text: str
    drop: float


def spoilt(game: Game, number: int) -> Spoilt | None:
    """The game of that number, spoilt; None: its seat had no occasion to do anything that bad."""
    seed = f"blunder {number}"
    seat = number % SEATS[game.name]
    whole = play_on(begun(game, seed), bots(game, seed, careful=True))
    chance = Guess(stream(seed, "where"))
    places = [at for at, move in enumerate(whole.moves) if move.seat == seat and opens(whole, at)]
    places = places[len(places) // 5 : -len(places) // 5]  # neither the first nor the last of a game
    chance.shuffle(places)
    for at in places:
        found = worst(game, whole, at, seed)
        if found is not None:
            action, drop = found
            match = play_on(begun(game, seed), bots(game, seed, careful=True), at)
            text = game.rules.write(match.state, seat, action)
            match.do(seat, action)
            return Spoilt(play_on(match, bots(game, f"{seed} after", careful=True)), seat, at, text, drop)
    return None


def opens(match: Match, at: int) -> bool:
    """Whether a decision with some choice begins with this move."""
    move, rules = match.moves[at], match.game.rules
    task = rules.waiting(move.before, move.seat)
    if task is None or task[0] not in rules.decisions or move.text.partition(" ")[0] in rules.asides:
        return False
    return len(rules.options(move.before, move.seat)) >= CHOICES


def worst(game: Game, match: Match, at: int, seed: str) -> tuple[Action, float] | None:
    """What the greedy bot puts last, if it is clearly worse than what it puts first."""
    move = match.moves[at]
    legal = game.rules.options(move.before, move.seat)
    worth: dict[Action, float] = {}
    for number in range(RANKINGS):
        bot = bot_named("greedy", game, f"{seed} {at} {number}")
        for action, value in bot.rank(game.view(move.before, move.seat), move.seat, legal):
            worth[action] = worth.get(action, 0.0) + value / RANKINGS
    last = min(worth, key=lambda action: worth[action])
    drop = max(worth.values()) - worth[last]
    return (last, drop) if drop >= DROP else None


def named(found: Spoilt) -> tuple[bool, list[str]]:
    """Whether the coach names it, and what it names."""
    costly = review(found.match, seat=found.seat).costly(found.seat)
    told = [f"{one.at}: {'; '.join(one.made.answers)} (−{one.cost:.0%})" for one in costly]
    return any(one.at <= found.at < one.at + one.moves for one in costly), told


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", choices=list(SEATS))
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--first", type=int, default=0, help="number of the first game")
    asked = parser.parse_args()
    game = game_named(asked.game)
    hits = tried = 0
    number = asked.first
    while tried < asked.games:
        found = spoilt(game, number)
        if found is not None:
            hit, told = named(found)
            tried, hits = tried + 1, hits + hit
            sign = "named" if hit else "MISSED"
            move = f"game {number}, seat {found.seat}, move {found.at} {found.text} (−{found.drop:.2f})"
            print(f"{move}: {sign}; {' | '.join(told)}", flush=True)
        number += 1
    print(f"{asked.game}: {hits} of {tried} named")


if __name__ == "__main__":
    main()
