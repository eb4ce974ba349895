"""Whether guesses that count by what the others did (Strategy.likelihood) are better than even ones.

    python -m tools.coach.guesses GAME --games 200 [--bots strategist]
    python -m tools.coach.guesses GAME --match 40 [--bots expert:150]

The first asks at the decisions of games of bots: if what really is were one guess among others, how much more than an even share
would it weigh? The mean of the logarithm over a game is its gain. Weights that only look clever lose; whoever always knew would
gain log(OTHERS + 1). The second plays a match of a bot that searches against its twin to which all guesses are alike: every deal
twice, with one of them in the even seats and with the other.
"""

import argparse
import math
from collections.abc import Iterator
from statistics import fmean, stdev
from typing import Final

from ratusz.arena.simulate import play
from ratusz.bots.bot import Bot
from ratusz.bots.catalogue import bot_named
from ratusz.bots.search import Search
from ratusz.games.catalogue import game_named, strategy_named
from ratusz.kernel.chance import Chance, Guess, stream
from ratusz.kernel.game import Game
from ratusz.kernel.state import State
from tools.coach.games import SEATS, begun, play_on

OTHERS: Final = 16
Z: Final = 1.96  # standard errors, for 95 %


# What the weights say.


def gain(game: Game, g: State, seat: int, chance: Chance) -> float:
    """How much more the truth weighs than an even share, among guesses that this seat might make: the logarithm."""
    strategy = strategy_named(game.name)
    guesses = [g.clone() for _ in range(OTHERS)]
    for guess in guesses:
        game.redeal(guess, seat, chance)
    truth = strategy.likelihood(g, seat)
    return math.log(truth * (OTHERS + 1) / (truth + math.fsum([strategy.likelihood(guess, seat) for guess in guesses])))


def gains(game: Game, bots: str, games: int) -> Iterator[float]:
    """Game by game."""
    for number in range(games):
        seed = f"guesses {number}"
        chance = Guess(stream(seed, "guesses"))
        match = play_on(begun(game, seed), [bot_named(bots, game, f"{seed} {seat}") for seat in range(SEATS[game.name])])
        chosen = [move for move in match.moves if len(game.rules.options(move.before, move.seat)) > 1]
        yield fmean([gain(game, move.before, move.seat, chance) for move in chosen])


# What they are good for.


class Even(Search):
    """To whom all guesses are alike."""

    def weight(self, guess: State, seat: int) -> float:
        return 1.0


def twin(bot: Bot) -> Even:
    assert isinstance(bot, Search)
    return Even(bot.game, bot.strategy, bot.chance, bot.budget, bot.sense, bot.name)


def deals(game: Game, spec: str, count: int) -> Iterator[tuple[float, float]]:
    """The shares of seats that the bot and its twin win with each deal, played with one in the even seats, then the other."""
    seats = range(SEATS[game.name])
    for number in range(count):
        seed = f"match {number}"
        won: tuple[list[float], list[float]] = ([], [])
        for turn in range(2):
            named = [bot_named(spec, game, f"{seed} {turn} {seat}") for seat in seats]
            bots = [twin(bot) if (seat + turn) % 2 else bot for seat, bot in enumerate(named)]
            winners = play(game, bots, seed).result.winners
            for seat in seats:
                won[(seat + turn) % 2].append(float(seat in winners))
        yield fmean(won[0]), fmean(won[1])


def interval(values: list[float]) -> tuple[float, float]:
    """The mean, and how far from it the truth may be."""
    return fmean(values), Z * stdev(values) / math.sqrt(len(values))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", choices=list(SEATS))
    parser.add_argument("--bots")
    asked_for = parser.add_mutually_exclusive_group()
    asked_for.add_argument("--games", type=int, default=200)
    asked_for.add_argument("--match", type=int, metavar="DEALS")
    asked = parser.parse_args()
    game = game_named(asked.game)
    if asked.match is None:
        found: list[float] = []
        for value in gains(game, asked.bots or "strategist", asked.games):
            found.append(value)
            if len(found) > 1:
                mean, off = interval(found)
                print(f"\r{len(found)} games: gain {mean:+.4f} ± {off:.4f}", end="", flush=True)
    else:
        shares: list[tuple[float, float]] = []
        for share in deals(game, asked.bots or "expert:150", asked.match):
            shares.append(share)
            if len(shares) > 1:
                mean, off = interval([won - even for won, even in shares])
                both = f"{fmean([won for won, _ in shares]):.1%} to {fmean([even for _, even in shares]):.1%}"
                print(f"\r{len(shares)} deals: {both}, ahead by {mean:+.1%} ± {off:.1%}", end="", flush=True)
    print()


if __name__ == "__main__":
    main()
