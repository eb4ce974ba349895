"""Answers tried on the same guesses at what a seat cannot know, so that luck favours none."""

import math
from typing import Final

from ..kernel.chance import Guess
from ..kernel.game import Game
from ..kernel.state import Action, State
from .cores import Outcome

FIRST_LOOK: Final = 8  # guesses; fewer show nothing clearly
CLEARLY: Final = 3.0  # standard errors
FIRM: Final = 50.0  # guesses after which what came of an answer counts twice as much, compared with its chance beforehand


def guessed(game: Game, base: State, seat: int, number: int) -> State:
    """The guess of that number: the same whenever it is asked for."""
    guess = base.clone()
    game.redeal(guess, seat, Guess(number))
    return guess


class Trials:
    """What came of the answers of a seat, guess by guess. A guess counts by how likely the others would hold what they
    hold in it and have done what they did.

    Where a sense knows beforehand how likely answers are, that counts, too, the less the more guesses there are. And the
    likeliest stands until another has done clearly better: luck, and errors of the sense further down, look like gains as well.
    """

    def __init__(self, answers: list[Action], chances: dict[Action, float] | None = None) -> None:
        self.values: dict[Action, list[float]] = {action: [] for action in answers}
        self.beforehand = {action: math.log(max(chance, 1e-9)) for action, chance in (chances or {}).items()}
        self.likeliest = max(chances, key=lambda action: chances[action]) if chances else None
        self.weights: list[float] = []

    def add(self, outcome: Outcome, alive: list[Action]) -> None:
        weight, values = outcome
        self.weights.append(weight)
        for action in alive:
            self.values[action].append(values[action])

    def mean(self, action: Action) -> float:
        values = self.values[action]
        pairs = list(zip(values, self.weights, strict=False))  # whoever was dropped has seen fewer guesses
        return math.fsum([value * weight for value, weight in pairs]) / math.fsum([weight for _, weight in pairs])

    def worth(self, action: Action, best: Action) -> float:
        """What an answer comes to beside the best one, on the guesses both have seen, since luck is the same for both. What seems
        to be more, but not clearly, is as much."""
        tried = list(zip(self.values[action], self.values[best], self.weights, strict=False))
        gap = math.fsum([(one - other) * weight for one, other, weight in tried])
        return self.mean(best) + min(0.0, gap / math.fsum([weight for _, _, weight in tried]))

    def score(self, action: Action) -> float:
        return self.mean(action) + self.beforehand.get(action, 0.0) / (FIRM + len(self.values[action]))

    def best_first(self, actions: list[Action]) -> list[Action]:
        ranked = sorted(actions, key=self.score, reverse=True)
        first = self.likeliest
        if first is not None and first in ranked and not self.clearly_worse(first, ranked[0]):
            ranked.remove(first)
            ranked.insert(0, first)
        return ranked

    def clearly_worse(self, action: Action, best: Action) -> bool:
        """Whether it is no accident that an answer has been worse than another, over the guesses both have seen."""
        seen = zip(self.values[best], self.values[action], self.weights, strict=False)
        gaps = [(one - other) * weight for one, other, weight in seen]
        if len(gaps) < FIRST_LOOK:
            return False
        mean = math.fsum(gaps) / len(gaps)
        spread = math.fsum([(gap - mean) * (gap - mean) for gap in gaps]) / len(gaps)
        return mean > CLEARLY * math.sqrt(spread / len(gaps))
