"""How long a game takes, as long as no server has measured it: `python -m tools.minutes`. Manifests say what this prints.

Bots play; one seat is taken for a person's, who needs so long for each decision, and the others move as fast
as people can follow.
"""

import argparse
from statistics import median
from typing import Final

from ratusz.bots.catalogue import bot_named
from ratusz.games.catalogue import GAMES
from ratusz.kernel.game import Game
from ratusz.kernel.match import begin

PERSON: Final = 20.0  # seconds a decision, with reading what led to it
OTHERS: Final = 1.0
STEP: Final = 5  # minutes


def decisions(game: Game, seats: int, seed: str) -> tuple[int, int]:
    """How many one seat made in a game, and how many the others."""
    match = begin(game, seats, {}, seed)
    bots = [bot_named("trader", game, f"{seed} {seat}") for seat in range(seats)]
    made = [0] * seats
    while not match.over:
        seat = game.rules.seats(match.state)[0]
        legal = game.rules.options(match.state, seat)
        match.do(seat, bots[seat].choose(game.view(match.state, seat), seat, legal))
        made[seat] += 1
    return made[0], sum(made[1:])


def minutes(game: Game, games: int) -> int:
    made = [decisions(game, game.seats[0], f"minutes {number}") for number in range(games)]
    took = median([own * PERSON + others * OTHERS for own, others in made])
    return max(STEP, STEP * round(took / 60 / STEP))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=20)
    games = parser.parse_args().games
    for game in GAMES.values():
        print(f"{game.name}: {minutes(game, games)}", flush=True)


if __name__ == "__main__":
    main()
