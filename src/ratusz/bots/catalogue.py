"""The bots there are: `random`, `greedy`, `search`, `search:0.2s` (seconds a decision), `search:500` (iterations); and for games
that have one `expert`, which answers at once, or searches like the others: `expert:0.2s`, `expert:500`."""

import os
import re
from typing import Final

from ..kernel.chance import Chance, Guess, stream
from ..kernel.game import Game
from ..kernel.problem import Problem
from .bot import Bot
from .greedy import Greedy
from .random import Random
from .search import Budget, Search

KNOWN: Final = ("random", "greedy", "search", "search:0.2s", "search:500", "expert", "expert:0.2s")
USUAL: Final = Budget(1.0, 0)


def bot_named(spec: str, game: Game, seed: str) -> Bot:
    """A bot with a random generator of its own; equal seeds make equal choices, unless time is what limits them."""
    chance = Guess(stream(seed, "bot"))
    if spec == "random":
        return Random(chance)
    if spec == "greedy":
        return Greedy(game, chance)
    if spec == "search":
        return Search(game, chance, USUAL)
    if spec == "expert":
        return expert(game, chance, None)
    found = re.fullmatch(r"(search|expert):(\d{1,9}|\d{1,5}(?:\.\d{1,5})?s)", spec)
    if found:
        budget = Budget(float(found[2][:-1]), 0) if found[2].endswith("s") else Budget(0.0, int(found[2]))
        if budget.seconds or budget.iterations:
            return Search(game, chance, budget) if found[1] == "search" else expert(game, chance, budget)
    raise Problem("bot-unknown", bot=spec, known=", ".join(KNOWN))


def expert(game: Game, chance: Chance, budget: Budget | None) -> Bot:
    """Answers at once, or with a budget searches."""
    # Bots think in processes of their own: threads would only wait for each other.
    os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")
    from .expert import Expert, ExpertSearch, shipped  # NumPy takes long, and few bots need it

    network = shipped(game)
    return Expert(network) if budget is None else ExpertSearch(game, chance, budget, network)
