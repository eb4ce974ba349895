"""Fit how good it looks to how often it is won: the two numbers of a game in src/ratusz/coach/calibration.toml.

    python -m tools.coach.calibrate GAME --games 150

Bots play, some decisions of every game are judged by the line that was chosen, and a logistic curve is laid through who won.
Games with even numbers are fitted to; those with odd numbers are what the table at the end is counted from.
"""

import argparse
import math
from typing import Final

import msgspec

from ratusz.coach.calibration import Calibration, logit
from ratusz.coach.judge import Judge, Tried
from ratusz.coach.review import cases
from ratusz.coach.sense import sense_of
from ratusz.games.catalogue import game_named
from ratusz.kernel.chance import Guess, stream
from ratusz.kernel.game import Game
from tools.coach.games import SEATS, begun, bots, play_on

DECISIONS: Final = 6  # of a game
GUESSES: Final = 8
ROUNDS: Final = 50  # of Newton's method
PARTS: Final = 5  # of the table

Sample = tuple[float, bool]  # how good it looked, and whether it was won


def samples(game: Game, number: int) -> list[Sample]:
    seed = f"calibrate {number}"
    match = play_on(begun(game, seed), bots(game, seed))
    winners = game.result(match.state).winners
    asked = cases(match)
    Guess(stream(seed, "which")).shuffle(order := list(range(len(asked))))
    found: list[Sample] = []
    for place in order[:DECISIONS]:
        case = asked[place]
        judge = Judge(game, sense_of(game.name), msgspec.json.decode(case.view), case.seat, seed)
        tried = Tried(judge.read(case.made))
        judge.try_out(tried, GUESSES)
        found.append((tried.worth, case.seat in winners))
    return found


def fitted(found: list[Sample]) -> Calibration:
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


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", choices=list(SEATS))
    parser.add_argument("--games", type=int, default=150)
    asked = parser.parse_args()
    game = game_named(asked.game)
    found = [samples(game, number) for number in range(asked.games)]
    calibration = fitted([one for number in range(0, asked.games, 2) for one in found[number]])
    print(f"[{game.name}]\nshift = {calibration.shift}\nslope = {calibration.slope}")
    others = [(calibration.chance(worth), won) for number in range(1, asked.games, 2) for worth, won in found[number]]
    for part in range(PARTS):
        inside = [(chance, won) for chance, won in others if part <= chance * PARTS < part + 1]
        if inside:
            told = sum([chance for chance, _ in inside]) / len(inside)
            true = sum([won for _, won in inside]) / len(inside)
            print(f"# told {told:.0%}, won {true:.0%} ({len(inside)} decisions)")


if __name__ == "__main__":
    main()
