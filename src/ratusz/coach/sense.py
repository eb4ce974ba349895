"""What the coach goes by: how anybody would play on, and how good it looks in the end.

A game whose network is shipped is judged by that, any other by its own strategy. A stronger judge takes the place of these two
here, and everything else stays as it is.
"""

import os
from contextlib import suppress
from functools import cache
from typing import Final, Protocol

from ..games.catalogue import game_named, manifest, strategy_named
from ..kernel.chance import Chance
from ..kernel.game import Game
from ..kernel.problem import Problem
from ..kernel.state import State
from .calibration import Calibration, calibration_of

LONGEST: Final = 300  # answers that are followed at most
MATTERS: Final = 2  # what an answer is part of, and what comes next: only then it shows what came of it
ANSWERS: Final = 10  # that are followed where a game knows of no matters


class Sense(Protocol):
    calibration: Calibration

    def play_on(self, g: State, chance: Chance, matter: int) -> None:
        """Everybody plays on for a while, equally far whichever line was chosen: `matter` was at hand when it was."""
        ...

    def worth(self, g: State, seat: int) -> float:
        """How good it looks for a seat, from 0 (lost) to 1 (won)."""
        ...


class Planned:
    """By the game's strategy."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.rules = game.rules
        self.strategy = strategy_named(game.name)
        self.calibration = calibration_of(game.name)

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


class Learned:
    """By a network that learned the game, for two players whose gain is the other's loss."""

    def __init__(self, game: Game) -> None:
        os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")  # several processes judge at once
        from ..bots.expert import judge, shipped  # NumPy takes long

        self.game = game
        self.rules = game.rules
        self.network = shipped(game)
        self.judge = judge
        self.calibration = calibration_of(game.name)

    def play_on(self, g: State, chance: Chance, matter: int) -> None:
        rules = self.rules
        for _ in range(ANSWERS):
            if not g.stack:
                return
            seat = rules.seats(g)[0]
            legal = rules.options(g, seat)
            best = 0
            if len(legal) > 1:
                best = int(self.judge(self.network, self.game.view(g, seat), legal)[0].argmax())
            rules.apply(g, seat, legal[best])

    def worth(self, g: State, seat: int) -> float:
        if not g.stack:
            return outcome(self.game, g, seat)
        asked = self.rules.seats(g)[0]
        value = self.judge(self.network, self.game.view(g, asked), self.rules.options(g, asked))[1]
        return min(1.0, max(0.0, (1 + (value if asked == seat else -value)) / 2))


def outcome(game: Game, g: State, seat: int) -> float:
    winners = game.result(g).winners
    if not winners:
        return 0.0 if manifest(game.name).common else 0.5
    return 1.0 if seat in winners else 0.0


@cache
def sense_of(name: str) -> Sense:
    game = game_named(name)
    with suppress(Problem):  # there is no network, or it is one for other rules
        return Learned(game)
    return Planned(game)
