"""Games a second of a tournament with one process and with two: python -m bench.tournament [GAMES]. Prints JSON.

By the clock, from the first games on, and by the CPU time of all processes, their start included: on a busy machine the clock
says how much of it was free, while CPU time says what sharing the work costs.
"""

import json
import sys
import time
from resource import RUSAGE_CHILDREN, RUSAGE_SELF, getrusage

from ratusz.arena.plan import lineups, planned
from ratusz.arena.tournament import Tournament
from ratusz.games.catalogue import game_named

GAMES = 400
FIRST = 10  # games in which processes start
BOTS = ["greedy", "random"]


def spent() -> float:
    """CPU time of this process and those that have ended."""
    used = [getrusage(who) for who in (RUSAGE_SELF, RUSAGE_CHILDREN)]
    return sum([one.ru_utime + one.ru_stime for one in used])


def measure(games: int, jobs: int) -> dict[str, float]:
    game = game_named("state51")
    plan = planned(game, BOTS, lineups(game, BOTS, None), "bench")
    ends: list[float] = []
    before = spent()
    Tournament(plan, games, None).hold(jobs, "local", lambda played: ends.append(time.perf_counter()))
    return {
        "games_per_second": (games - FIRST) / (ends[-1] - ends[FIRST - 1]),
        "games_per_cpu_second": games / (spent() - before),
    }


if __name__ == "__main__":
    count = int(sys.argv[1]) if len(sys.argv) > 1 else GAMES
    print(json.dumps({f"{jobs} job{'s' if jobs > 1 else ''}": measure(count, jobs) for jobs in (1, 2)}))
