"""What a bot advises, with its estimates as chances to win, and what each answer leads to beside another: both are played on over
the same guesses, as the coach does it when the game is over."""

import time
from typing import Final

from msgspec import Struct

from ..bots.bot import Bot, Ranked
from ..bots.fallible import Fallible
from ..bots.greedy import Greedy
from ..bots.hints import MOST, finalists
from ..bots.search import Search
from ..kernel.chance import Guess
from ..kernel.game import Game
from ..kernel.state import Action
from ..kernel.view import View
from .calibration import BY_HAND, HINTS, calibration_of
from .judge import LOOKS, SURELY, Judge, Tried, ahead
from .judged import Apart
from .sense import sense_of

SECONDS: Final = 0.13  # each that a bot looks for answers, compares them, and they are played on
CLOSE: Final = 0.1  # what is worth so much less than the best is no advice
LONGEST: Final = 3  # times that it may take, where a few guesses take so long
GUESSES: Final = 24  # on which answers are played on, at most
FINEST: Final = 0.005  # of a game from lost (0) to won (1): what differs by less is the same


class Beside(Struct, frozen=True):
    """An answer with which another is compared, in which figures that other one ends differently, and in what share of the
    guesses it looks better (0: not clearly)."""

    text: str
    place: int  # among the answers advised, from 0; NOWHERE: it is none of them
    apart: Apart
    ahead: float


class Advised(Struct, frozen=True):
    """An answer and the chance to win with it, if anybody knows; and those it may be compared with, the nearest first."""

    text: str
    chance: float | None
    beside: list[Beside]

    def texts(self) -> list[str]:
        return [self.text, *[other.text for other in self.beside]]


NOWHERE: Final = -1


def advised(game: Game, bot: Bot, view: View, seat: int, legal: list[Action], seed: str) -> list[Advised]:
    """The best answers, three at most, none that is far from the best, and none in vain."""
    ranked = finalists(bot, game, view, seat, legal)
    judge = Judge(game, sense_of(game.name), view, seat, seed)
    if len(ranked) == 1:  # there is only one thing to do, but others could be done
        ranked += runner_up(judge, ranked[0][0], legal)
    tried = {action: Tried((action,)) for action, _ in ranked}
    near = len([one for one in ranked if ranked[0][1] - one[1] < CLOSE])
    ranked = ranked[: min(MOST, max(2, near))]
    if len(ranked) > 1:
        play_on(judge, [tried[action] for action, _ in ranked], bot)
        ranked = best_first(ranked, tried)
    chances = estimated(game.name, bot, ranked[:near])
    found: list[Advised] = []
    for place, (action, chance) in enumerate(chances):
        # The first is set off against those that follow it, the others against the first.
        others = [0] if place else range(1, len(ranked))
        beside = [
            Beside(
                judge.written((ranked[other][0],))[0],
                other if other < near else NOWHERE,
                judge.apart(tried[action], tried[ranked[other][0]]),
                ahead(tried[action], tried[ranked[other][0]], SURELY),
            )
            for other in others
        ]
        found.append(Advised(judge.written((action,))[0], chance, beside))
    return found


def runner_up(judge: Judge, only: Action, legal: list[Action]) -> Ranked:
    """What looks best at once of all that nobody would think about; it is no advice."""
    base, strategy = judge.base, judge.strategy
    others = [action for action in legal if action != only and not strategy.vain(base, judge.seat, action)]
    greedy = Greedy(judge.game, strategy, Guess(0))
    return [(greedy.weigh(base, judge.seat, others)[0][0], -1.0)] if others else []


def play_on(judge: Judge, lines: list[Tried], bot: Bot) -> None:
    """On some guesses even if they take longer, on more while there is time."""
    seconds = (bot.budget.seconds if isinstance(bot, Search) else 0.0) or SECONDS
    began = time.perf_counter()
    for count in range(1, GUESSES + 1):
        for line in lines:
            judge.try_out(line, count, figures=True)
        if time.perf_counter() - began > (seconds if count >= LOOKS else LONGEST * seconds):
            return


def best_first(ranked: Ranked, tried: dict[Action, Tried]) -> Ranked:
    """Those the bot takes to be level by what they lead to; where that is the same, as it ranks them."""
    return sorted(ranked, key=lambda one: (one[1], round(tried[one[0]].worth / FINEST)), reverse=True)


def estimated(game: str, bot: Bot, advised: Ranked) -> list[tuple[Action, float | None]]:
    """Where there was only one thing to do, nothing was estimated; nor by a bot whose numbers are no estimates of the chance to
    win, such as one that errs on purpose."""
    scale = scale_of(bot)
    if not scale or (len(advised) == 1 and not advised[0][1]):
        return [(action, None) for action, _ in advised]
    chance = calibration_of(game, scale).chance
    return [(action, round(chance(worth), 3)) for action, worth in advised]


def scale_of(bot: Bot) -> str:
    if isinstance(bot, Search):
        return HINTS if bot.name == "expert" else BY_HAND
    return BY_HAND if isinstance(bot, Greedy) and not isinstance(bot, Fallible) else ""
