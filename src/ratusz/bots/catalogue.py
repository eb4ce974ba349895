"""The bots there are: the levels `rookie`, `trader`, `planner`, `strategist` and `expert` (levels.py); and, for whoever compares
them, `random`, `greedy` and `search`. Those that search may be given seconds for a decision, `expert:0.5s`, or iterations,
`search:500`; and a number of cores, `expert:0.5s/4`."""

import re
from typing import Final

from ..games.catalogue import strategy_named
from ..kernel.chance import Guess, stream
from ..kernel.game import Game
from ..kernel.problem import Problem
from .bot import Bot
from .budget import Budget
from .greedy import Greedy
from .levels import LEVELS, THINK, level
from .random import Random
from .search import Search

KNOWN: Final = (*LEVELS, "random", "greedy", "search", "search:0.2s", "expert:500", "expert:0.5s/4")
THINKING: Final = {**THINK, "search": 1.0}  # seconds a decision, unless something else is said


def bot_named(spec: str, game: Game, seed: str) -> Bot:
    """A bot with a random generator of its own; equal seeds make equal choices, unless time is what limits them."""
    chance = Guess(stream(seed, "bot"))
    if spec == "random":
        return Random(chance)
    if spec == "greedy":
        return Greedy(game, strategy_named(game.name), chance)
    name, budget = read(spec)
    if name == "search":
        return Search(game, strategy_named(game.name), chance, budget)
    return level(name, game, chance, budget)


def read(spec: str) -> tuple[str, Budget]:
    """A level or the search, and how long it thinks."""
    name, colon, said = spec.partition(":")
    if not colon and (name in LEVELS or name == "search"):
        return name, Budget(THINKING.get(name, 0.0), 0)
    found = re.fullmatch(r"(?:(\d{1,9})|(\d{1,5}(?:\.\d{1,5})?)s)(?:/([1-9]\d?))?", said) if name in THINKING else None
    if found is not None:
        iterations, seconds, cores = found.groups(default="")
        if int(iterations or 0) or float(seconds or 0):
            return name, Budget(float(seconds or 0), int(iterations or 0), int(cores or 1))
    raise Problem("bot-unknown", bot=spec, known=", ".join(KNOWN))


def timed(spec: str, seconds: float) -> str:
    """The same bot with this time for a decision, if it is one that thinks and has no budget of its own."""
    return f"{spec}:{f'{seconds:.5f}'.rstrip('0').rstrip('.')}s" if spec in THINKING else spec
