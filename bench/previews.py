"""How long previews and forecasts take, in CPU time: python -m bench.previews [GAMES of each game].

With PYTHONPATH=build/compiled it measures the compiled engine. A share of the decisions of random games is previewed.
"""

import random
import sys
import time
from collections.abc import Iterator

from ratusz.games.catalogue import GAMES
from ratusz.kernel import preview as module
from ratusz.kernel.game import Game
from ratusz.kernel.match import begin
from ratusz.kernel.preview import forecast, preview

OFTEN = 0.1
MOVES = 1000


def measured(game: Game, games: int) -> tuple[list[float], list[float]]:
    """Previews, and the walks of forecasts."""
    previews: list[float] = []
    walks: list[float] = []
    for number in range(games):
        choices = random.Random(number)
        match = begin(game, choices.choice(game.seats), {}, f"bench {number}")
        for _ in range(MOVES):
            if match.over:
                break
            seat = choices.choice(game.rules.seats(match.state))
            action = choices.choice(game.rules.options(match.state, seat))
            if choices.random() < OFTEN:
                view = game.view(match.state, seat)
                began = time.process_time()
                preview(game, view, seat, action)
                previews.append(1000 * (time.process_time() - began))
                walks += each(forecast(game, view, seat))
            match.do(seat, action)
    return previews, walks


def each(coming: Iterator[object]) -> list[float]:
    """How long each of them takes to come."""
    took: list[float] = []
    began = time.process_time()
    for _ in coming:
        took.append(1000 * (time.process_time() - began))
        began = time.process_time()
    return took


def row(name: str, took: list[float]) -> str:
    took = sorted(took) or [0.0]
    shares = [took[int(share * (len(took) - 1))] for share in (0.5, 0.95, 0.99, 1.0)]
    return f"{name:24}{len(took):>8}" + "".join([f"{value:>10.2f}" for value in shares])


def main() -> None:
    games = int(sys.argv[1]) if len(sys.argv) > 1 else 20
    print(module.__file__)
    print(f"{'milliseconds of CPU':24}{'count':>8}{'median':>10}{'95 %':>10}{'99 %':>10}{'most':>10}")
    for game in GAMES.values():
        previews, walks = measured(game, games)
        print(row(f"{game.name} preview", previews))
        print(row(f"{game.name} forecast", walks))


if __name__ == "__main__":
    main()
