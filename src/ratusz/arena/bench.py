"""How fast the engine is: random play on the raw rules, on one core."""

import cProfile
import gc
import sys
import time
from pstats import Stats
from types import FunctionType, ModuleType
from typing import Any, Final

from ..bots.budget import Budget
from ..bots.memory import Memory
from ..bots.search import Search
from ..games.catalogue import strategy_named
from ..kernel import compiled
from ..kernel.chance import Chance, Guess
from ..kernel.game import Game
from ..kernel.state import Action, State

EVERY: Final = 19  # one position in so many is kept, to be cloned
KEPT: Final = 300  # at least
ITERATIONS: Final = 100  # of a search


def dealt(game: Game, number: int) -> State:
    g = game.new(game.seats[0], {}, str(number))
    game.rules.settle(g)
    return g


def random_game(game: Game, number: int, chance: Chance) -> int:
    """A game of random answers; how many decisions it took."""
    return game.rules.playout(dealt(game, number), chance, sys.maxsize)


def positions(game: Game, chance: Chance) -> list[State]:
    """Positions of random games in which somebody is asked, for clones and searches."""
    kept: list[State] = []
    while len(kept) < KEPT:
        g = dealt(game, len(kept))
        while game.rules.playout(g, chance, EVERY) == EVERY and g.stack:
            kept.append(g.clone())
    return kept


def size(g: State) -> int:
    """The bytes a position takes, with all it refers to."""
    seen: set[int] = set()
    total = 0
    found: list[Any] = [g]
    while found:
        item = found.pop()
        if id(item) not in seen and not isinstance(item, (type, ModuleType, FunctionType)):
            seen.add(id(item))
            total += sys.getsizeof(item)
            found += gc.get_referents(item)
    return total


def clone_us(kept: list[State], seconds: float) -> float:
    clones = 0
    began = now = time.process_time()
    while now - began < seconds:
        for g in kept:
            g.clone()
        clones += len(kept)
        now = time.process_time()
    return (now - began) / clones * 1e6


class Counted(Search):
    """A search that counts its iterations: where there is one answer worth a thought, there are none."""

    iterations = 0

    def iterate(self, memory: Memory, g: State, chosen: Action, weight: float, chance: Chance) -> float:
        self.iterations += 1
        return super().iterate(memory, g, chosen, weight, chance)


def iterations(game: Game, kept: list[State], seconds: float) -> float:
    """Iterations a second of the bot `search`, over positions of real games, guesses at what is hidden included."""
    search = Counted(game, strategy_named(game.name), Guess(2), Budget(0.0, ITERATIONS))
    number = 0
    began = now = time.process_time()
    while now - began < seconds or not search.iterations:
        g = kept[number % len(kept)]
        seat = game.rules.seats(g)[0]
        search.choose(game.view(g, seat), seat, game.rules.options(g, seat))
        number += 1
        now = time.process_time()
    return search.iterations / (now - began)


def bench(game: Game, seconds: float) -> dict[str, Any]:
    """Decisions and playouts a second over whole random games, set-up included; iterations a second of a search, and the time of
    a clone, over positions of real games."""
    chance = Guess(1)
    kept = positions(game, chance)
    games = decisions = 0
    began = now = time.process_time()
    while now - began < seconds * 0.6:
        decisions += random_game(game, games, chance)
        games += 1
        now = time.process_time()
    return {
        "decisions_per_second": decisions / (now - began),
        "playouts_per_second": games / (now - began),
        "iterations_per_second": iterations(game, kept, seconds * 0.2),
        "clone_us": clone_us(kept, seconds * 0.2),
        "compiled": compiled(),
        "state_bytes": round(sum([size(g) for g in kept]) / len(kept)),
        "games": games,
        "decisions": decisions,
    }


def hot_spots(game: Game, seconds: float, count: int) -> list[tuple[str, float]]:
    """Where the time of random play goes: functions with their own share of it, the greatest first. Sees only plain Python."""
    chance = Guess(1)
    profile = cProfile.Profile()
    end = time.process_time() + seconds
    number = 0
    profile.enable()
    while time.process_time() < end:
        random_game(game, number, chance)
        number += 1
    profile.disable()
    own = {place: times[2] for place, times in Stats(profile).stats.items()}  # type: ignore[attr-defined]
    whole = sum(own.values())
    ranked = sorted(own.items(), key=lambda item: -item[1])[:count]
    return [(spot_name(file, name), time / whole) for (file, _, name), time in ranked]


def spot_name(file: str, name: str) -> str:
    """state51/reach.py reach_options, or the name of a built-in."""
    return f"{'/'.join(file.split('/')[-2:])} {name}" if file.endswith(".py") else name
