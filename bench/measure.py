"""Measure the engine this interpreter imports: python -m bench.measure GAME SECONDS. Prints JSON."""

import json
import sys

from ratusz.arena.bench import bench, hot_spots
from ratusz.games.catalogue import game_named


def measure(name: str, seconds: float) -> dict[str, object]:
    game = game_named(name)
    figures = bench(game, seconds)
    if not figures["compiled"]:
        figures["hot_spots"] = hot_spots(game, seconds / 2, 15)
    return figures


if __name__ == "__main__":
    print(json.dumps(measure(sys.argv[1], float(sys.argv[2]))))
