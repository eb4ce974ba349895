"""What the coach goes by: how anybody would play on, and how good it looks in the end.

It is that of the strongest bot: where there is a network for a game, that; where there is a learned judgement, the game's
strategy with it, unless the strategy alone names more of the moves that were spoilt; else that. What was learned for other rules
or cards is not used, and the sense says so.
"""

from functools import cache
from typing import Final, Protocol

from ..bots.levels import has_learned, has_network, learned
from ..bots.shipped import one_thread
from ..games.catalogue import game_named, manifest, strategy_named
from ..kernel.chance import Chance
from ..kernel.game import Game
from ..kernel.problem import Problem
from ..kernel.state import State
from ..kernel.strategy import Strategy
from .calibration import BY_HAND, LEARNED, Calibration, calibration_of, goes_by

LONGEST: Final = 300  # answers that are followed at most
MATTERS: Final = 2  # what an answer is part of, and what comes next: only then it shows what came of it
ANSWERS: Final = 10  # that are followed where a game knows of no matters


class Sense(Protocol):
    calibration: Calibration
    stale: bool  # what was learned of the game does not fit its rules or cards, and so does not count

    def play_on(self, g: State, chance: Chance, matter: int) -> None:
        """Everybody plays on for a while, equally far whichever line was chosen: `matter` was at hand when it was."""
        ...

    def worth(self, g: State, seat: int) -> float:
        """How good it looks for a seat, from 0 (lost) to 1 (won)."""
        ...


class Planned:
    """By a strategy of the game: as it was written by hand, or with the judgement that was learned."""

    def __init__(self, game: Game, strategy: Strategy, scale: str, stale: bool = False) -> None:
        self.game = game
        self.rules = game.rules
        self.strategy = strategy
        self.calibration = calibration_of(game.name, scale)
        self.stale = stale

    def play_on(self, g: State, chance: Chance, matter: int) -> None:
        """Until the matter at hand is settled, and the next one; where a game knows of none, for some answers."""
        rules, strategy = self.rules, self.strategy
        settled, known = 0, matter != 0
        for answers in range(LONGEST):
            if not g.stack:
                return
            now = strategy.matter(g)
            if now != matter:
                settled += matter != 0
                matter, known = now, True
            if settled == MATTERS or (not known and answers == ANSWERS):
                return
            seat = rules.seats(g)[0]
            legal = rules.options(g, seat)
            rules.apply(g, seat, legal[strategy.policy(g, seat, legal, chance) if len(legal) > 1 else 0])

    def worth(self, g: State, seat: int) -> float:
        return outcome(self.game, g, seat) if not g.stack else self.strategy.evaluate(g, seat)


class Networked:
    """By a network that learned the game, for two players whose gain is the other's loss."""

    stale = False

    def __init__(self, game: Game) -> None:
        one_thread()
        from ..bots.expert import chance_of, judge, shipped  # NumPy takes long

        self.game = game
        self.rules = game.rules
        self.network = shipped(game)
        self.judge = judge
        self.chance_of = chance_of
        self.calibration = calibration_of(game.name, LEARNED)

    def play_on(self, g: State, chance: Chance, matter: int) -> None:
        rules = self.rules
        for _ in range(ANSWERS):
            if not g.stack:
                return
            seat = rules.seats(g)[0]
            legal = rules.options(g, seat)
            best = 0
            if len(legal) > 1:
                best = int(self.judge(self.network, g, seat, legal)[0].argmax())
            rules.apply(g, seat, legal[best])

    def worth(self, g: State, seat: int) -> float:
        if not g.stack:
            return outcome(self.game, g, seat)
        asked = self.rules.seats(g)[0]
        value = self.judge(self.network, g, asked, self.rules.options(g, asked))[1]
        return self.chance_of(value if asked == seat else -value)


def outcome(game: Game, g: State, seat: int) -> float:
    winners = game.result(g).winners
    if not winners:
        return 0.0 if manifest(game.name).common else 0.5
    return 1.0 if seat in winners else 0.0


def by_learning(game: Game) -> Sense:
    """Problem: what was learned does not fit."""
    return Networked(game) if has_network(game) else Planned(game, learned(game, strategy_named(game.name)), LEARNED)


@cache
def sense_of(name: str) -> Sense:
    game = game_named(name)
    if not has_learned(game) or goes_by(name) == BY_HAND:
        return by_hand(game)
    try:
        return by_learning(game)
    except Problem as problem:
        if problem.code != "expert-stale":
            raise
        return by_hand(game, stale=True)


def by_hand(game: Game, stale: bool = False) -> Planned:
    return Planned(game, strategy_named(game.name), BY_HAND, stale)
