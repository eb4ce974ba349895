"""The bots there are: `random`, `greedy`, `search`, `search:0.2s` (seconds a decision), `search:500` (iterations)."""

import re
from typing import Final

from ..kernel.chance import Guess, stream
from ..kernel.game import Game
from ..kernel.problem import Problem
from .bot import Bot
from .greedy import Greedy
from .random import Random
from .search import Budget, Search

KNOWN: Final = ("random", "greedy", "search", "search:0.2s", "search:500")
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
    found = re.fullmatch(r"search:(\d{1,9}|\d{1,5}(?:\.\d{1,5})?s)", spec)
    if found:
        budget = Budget(float(found[1][:-1]), 0) if found[1].endswith("s") else Budget(0.0, int(found[1]))
        if budget.seconds or budget.iterations:
            return Search(game, chance, budget)
    raise Problem("bot-unknown", bot=spec, known=", ".join(KNOWN))
