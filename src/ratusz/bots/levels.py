"""The five levels at which people play against bots, from the weakest to the strongest. The first two err as people do; each
keeps to its time.

The planner goes by what was written by hand, the strategist by what was learned but overlooks an answer in sixteen, and the
expert searches with what was learned. 51st State has a network that says what to do and what a position is worth. Other games
have a learned judgement of positions, and a plan: there, the planner does not search, which would be worth no more in its time.
"""

from typing import Final

from ..games.catalogue import strategy_named
from ..kernel.chance import Chance
from ..kernel.game import Game
from ..kernel.strategy import Strategy
from .bot import Bot
from .budget import Budget
from .fallible import Failings, Fallible
from .greedy import Greedy
from .search import Search
from .sense import Sense
from .shipped import one_thread, place

ROOKIE: Final = Failings(overlooks=0.4, fancies=0.5, short_sighted=True)
TRADER: Final = Failings(overlooks=0.25, fancies=0.15, short_sighted=False)
STRATEGIST: Final = Failings(overlooks=0.06, fancies=0.0, short_sighted=False, guesses=2)

LEVELS: Final = ("rookie", "trader", "planner", "strategist", "expert")
THINK: Final = {"planner": 0.2, "expert": 0.2}  # seconds a decision; the others answer at once


def level(name: str, game: Game, chance: Chance, budget: Budget) -> Bot:
    strategy = strategy_named(game.name)
    if name == "rookie":
        return Fallible(game, strategy, chance, ROOKIE)
    if name == "trader":
        return Fallible(game, strategy, chance, TRADER)
    if name == "planner":
        return Search(game, strategy, chance, budget) if has_network(game) else Greedy(game, strategy, chance)
    return strategist(game, strategy, chance) if name == "strategist" else expert(game, chance, budget)


def has_network(game: Game) -> bool:
    return game.name == "state51"


def has_learned(game: Game) -> bool:
    return place(game).exists()


def strategist(game: Game, strategy: Strategy, chance: Chance) -> Bot:
    """Answers at once with what was learned, but for what it overlooks; in a game where nothing was, searches."""
    if has_network(game):
        one_thread()
        from .expert import Expert, shipped  # NumPy takes long, and few bots need it

        return Expert(shipped(game), chance, STRATEGIST.overlooks)
    if has_learned(game):
        return Fallible(game, learned(game, strategy), chance, STRATEGIST)
    return Search(game, strategy, chance, Budget(THINK["expert"] / 2, 0))


def expert(game: Game, chance: Chance, budget: Budget) -> Search:
    """The strongest there is for this time."""
    strategy = strategy_named(game.name)
    if has_network(game):
        one_thread()
        from .expert import Networked, shipped

        return Search(game, strategy, chance, budget, Networked(game, strategy, shipped(game)), "expert")
    if has_learned(game):
        strategy = learned(game, strategy)
        return Search(game, strategy, chance, budget, Sense(game, strategy, deep=False), "expert")
    return Search(game, strategy, chance, budget, name="expert")


def learned(game: Game, strategy: Strategy, by_hand: float | None = None) -> Strategy:
    one_thread()
    from .judgement import shipped
    from .learned import BY_HAND, Learned

    return Learned(strategy, shipped(game), BY_HAND if by_hand is None else by_hand)
