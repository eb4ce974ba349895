"""The answers a bot would advise a person to choose among, knowing no more than the seat."""

from typing import Final

from ..games.catalogue import strategy_named
from ..kernel.chance import Guess
from ..kernel.game import Game
from ..kernel.state import Action
from ..kernel.view import View
from .bot import Bot, Ranked
from .greedy import Greedy
from .search import Search

MOST: Final = 3
# What is worth so little less is as good. What looks better at once comes first, as long as nobody knows what they lead to.
EVEN: Final = 0.01


def finalists(bot: Bot, game: Game, view: View, seat: int, legal: list[Action]) -> Ranked:
    """The few answers that looked best. They are thought about once more among themselves, with the one that looks best at once,
    so that their worth can be compared. Where there is only one thing to do, nothing is estimated: 0."""
    strategy, base = strategy_named(game.name), game.rebuild(view)
    useful = [action for action in legal if not strategy.vain(base, seat, action)] or legal
    greedy = Greedy(game, strategy, Guess(0))
    found = [action for action, _ in bot.rank(view, seat, useful)[:MOST]]
    obvious = greedy.rank(view, seat, useful)[0][0]
    found += [obvious] if obvious not in found else []
    if len(found) == 1:
        return [(found[0], 0.0)]
    again = bot.rank(view, seat, found, tuple(found)) if isinstance(bot, Search) else bot.rank(view, seat, found)
    ranked = sorted(again, key=lambda one: one[1], reverse=True)
    best = ranked[0][1]
    even = greedy.weigh(base, seat, [action for action, worth in ranked if best - worth < EVEN])
    return [*[(action, best) for action, _ in even], *[(action, worth) for action, worth in ranked if best - worth >= EVEN]]
