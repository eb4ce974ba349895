"""Fit how good it looks to how often it is won: the two numbers of a game, for each scale, in src/ratusz/coach/calibration.toml.

    python -m tools.coach.calibrate GAME --games 150 [--jobs 2]

Bots play. At some decisions of every game the coach tells how good the line looked that was chosen, by what was learned and by
what was written by hand, and a hint what it has found; and a logistic curve is laid through who won. Games with even numbers are
fitted to; those with odd numbers are what the tables at the end are counted from.
"""

import argparse
import math
from collections.abc import Iterator
from multiprocessing import Pool
from typing import Final

import msgspec

from ratusz.bots.catalogue import bot_named
from ratusz.bots.hints import finalists
from ratusz.coach.calibration import BY_HAND, HINTS, LEARNED, SCALES, Calibration, logit
from ratusz.coach.judge import Judge, Tried
from ratusz.coach.judged import Case
from ratusz.coach.review import cases
from ratusz.coach.sense import Sense, by_hand, by_learning
from ratusz.games.catalogue import game_named
from ratusz.kernel.chance import Guess, stream
from ratusz.kernel.game import Game
from tools.coach.games import SEATS, begun, bots, play_on

DECISIONS: Final = 6  # of a game
GUESSES: Final = 8
ADVISER: Final = "expert:150"  # by a number of iterations, so that a busy machine does not change what it finds
ROUNDS: Final = 50  # of Newton's method
PARTS: Final = 5  # of a table

Sample = tuple[str, float, bool]  # on which scale, how good it looked, and whether it was won


def samples(game: Game, number: int) -> list[Sample]:
    seed = f"calibrate {number}"
    match = play_on(begun(game, seed), bots(game, seed))
    winners = game.result(match.state).winners
    asked = cases(match)
    Guess(stream(seed, "which")).shuffle(order := list(range(len(asked))))
    found: list[Sample] = []
    for place in order[:DECISIONS]:
        case = asked[place]
        for scale, worth in worths(game, case, seed):
            found.append((scale, worth, case.seat in winners))
    return found


def worths(game: Game, case: Case, seed: str) -> Iterator[tuple[str, float]]:
    """How good it looks, on each scale."""
    yield LEARNED, judged(game, by_learning(game), case, seed)
    yield BY_HAND, judged(game, by_hand(game), case, seed)
    view = msgspec.json.decode(case.view)
    legal = game.rules.options(game.rebuild(view), case.seat)
    worth = finalists(bot_named(ADVISER, game, seed), game, view, case.seat, legal)[0][1]
    if worth:  # there was more than one thing to do
        yield HINTS, worth


def judged(game: Game, sense: Sense, case: Case, seed: str) -> float:
    judge = Judge(game, sense, msgspec.json.decode(case.view), case.seat, seed)
    tried = Tried(judge.read(case.made))
    judge.try_out(tried, GUESSES)
    return tried.worth


def fitted(found: list[tuple[float, bool]]) -> Calibration:
    """By Newton's method; a little is held against steep curves, so that few games do not make one sure."""
    shift, slope = 0.0, 1.0
    for _ in range(ROUNDS):
        gradient = [0.0, -0.1 * (slope - 1)]
        curvature = [0.01, 0.0, 0.1]
        for worth, won in found:
            x = logit(worth)
            chance = 1 / (1 + math.exp(-(shift + slope * x)))
            gradient[0] += won - chance
            gradient[1] += (won - chance) * x
            weight = chance * (1 - chance)
            curvature[0] += weight
            curvature[1] += weight * x
            curvature[2] += weight * x * x
        determinant = curvature[0] * curvature[2] - curvature[1] ** 2
        shift += (curvature[2] * gradient[0] - curvature[1] * gradient[1]) / determinant
        slope += (curvature[0] * gradient[1] - curvature[1] * gradient[0]) / determinant
    return Calibration(round(shift, 3), round(slope, 3))


def told(calibration: Calibration, found: list[tuple[float, bool]]) -> Iterator[str]:
    """A table: what is told, and how often it was won."""
    chances = [(calibration.chance(worth), won) for worth, won in found]
    for part in range(PARTS):
        inside = [(chance, won) for chance, won in chances if part <= chance * PARTS < part + 1]
        if inside:
            said = sum([chance for chance, _ in inside]) / len(inside)
            true = sum([won for _, won in inside]) / len(inside)
            yield f"told {said:.0%}, won {true:.0%} ({len(inside)} decisions)"


def numbered(asked: tuple[str, int]) -> list[Sample]:
    return samples(game_named(asked[0]), asked[1])


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", choices=list(SEATS))
    parser.add_argument("--games", type=int, default=150)
    parser.add_argument("--jobs", type=int, default=1)
    asked = parser.parse_args()
    with Pool(asked.jobs) as pool:
        found = list(pool.imap(numbered, [(asked.game, number) for number in range(asked.games)]))
    for scale in SCALES:
        by_game = [[(worth, won) for on, worth, won in one if on == scale] for one in found]
        calibration = fitted([one for game in by_game[::2] for one in game])
        print(f"[{asked.game}.{scale}]\nshift = {calibration.shift}\nslope = {calibration.slope}")
        for row in told(calibration, [one for game in by_game[1::2] for one in game]):
            print(f"# {row}")


if __name__ == "__main__":
    main()
