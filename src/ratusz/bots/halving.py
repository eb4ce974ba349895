"""Sequential halving: every answer worth a thought is tried on the same guesses at what the seat cannot know, the worse half is
dropped, the rest tried on more of them, and so on until one is left (Karnin, Koren and Somekh, 2013; at the root of Gumbel
AlphaZero). It is sound however little time there is: nothing is chosen for luck that another answer did not have.

Guesses count by how likely they make what the others have done.
"""

import math
import time
from typing import Final

from ..kernel.chance import Chance, Guess
from ..kernel.game import Game
from ..kernel.state import Action, State
from ..kernel.strategy import Proposal, Strategy
from ..kernel.view import View
from .bot import Ranked
from .cores import AT_A_TIME, Outcome, outcomes
from .greedy import Greedy
from .search import Budget

FIRST_LOOK: Final = 8  # guesses after which an answer is dropped that is clearly worse; again after twice as many
CLEARLY: Final = 3.0  # standard errors


class Trials:
    """What came of the answers of a seat, guess by guess."""

    def __init__(self, legal: list[Action]) -> None:
        self.values: dict[Action, list[float]] = {action: [] for action in legal}
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

    def best_first(self, actions: list[Action]) -> list[Action]:
        return sorted(actions, key=self.mean, reverse=True)

    def clearly_worse(self, action: Action, best: Action) -> bool:
        """Whether it is no accident that an answer has been worse than another, over the guesses both have seen."""
        seen = zip(self.values[best], self.values[action], self.weights, strict=False)
        gaps = [(one - other) * weight for one, other, weight in seen]
        mean = math.fsum(gaps) / len(gaps)
        spread = math.fsum([(gap - mean) * (gap - mean) for gap in gaps]) / len(gaps)
        return mean > CLEARLY * math.sqrt(spread / len(gaps))


class Halving:
    def __init__(self, game: Game, strategy: Strategy, chance: Chance, budget: Budget) -> None:
        self.game = game
        self.strategy = strategy
        self.chance = chance
        self.budget = budget

    def choose(self, view: View, seat: int, legal: list[Action]) -> Action:
        return self.rank(view, seat, legal)[0][0]

    def rank(self, view: View, seat: int, legal: list[Action], asked_about: tuple[Action, ...] = ()) -> Ranked:
        """Answers asked about are thought about in any case."""
        if len(legal) == 1 and not asked_about:
            return [(legal[0], 0.0)]
        base = self.game.rebuild(view)
        legal = self.strategy.candidates(base, seat, legal)
        legal = [*legal, *[action for action in asked_about if action not in legal]]
        if len(legal) == 1 and not asked_about:
            return [(legal[0], 0.0)]
        trials = Trials(legal)
        ranked = self.halve(view, base, seat, legal, trials)
        return [(action, trials.mean(action)) for action in ranked]

    def halve(self, view: View, base: State, seat: int, legal: list[Action], trials: Trials) -> list[Action]:
        """The answers by how long they stayed, then by what came of them."""
        began = time.perf_counter()
        luck = Guess(self.chance.below(1 << 31))  # its own, since several cores may guess more than is needed
        ready: list[Outcome] = []
        alive, dropped = legal, list[Action]()
        phases, phase, done = max(1, (len(legal) - 1).bit_length()), 1, 0
        used = 0.0
        look = FIRST_LOOK
        while used < 1.0 and (len(alive) > 1 or not done):
            ready = ready or self.try_some(view, base, seat, alive, luck)
            trials.add(ready.pop(0), alive)
            done += len(alive)
            used = self.used(began, done)
            stay = alive
            if used * phases >= phase:
                phase += 1
                stay = trials.best_first(alive)[: (len(alive) + 1) // 2]
            elif len(trials.weights) == look:
                look *= 2
                best = trials.best_first(alive)[0]
                stay = [action for action in alive if action == best or not trials.clearly_worse(action, best)]
            dropped = [*trials.best_first([action for action in alive if action not in stay]), *dropped]
            alive = stay
        return [*trials.best_first(alive), *dropped]

    def try_some(self, view: View, base: State, seat: int, alive: list[Action], luck: Chance) -> list[Outcome]:
        """One more guess; where there are several cores, some for each of them."""
        cores = self.budget.cores
        if cores == 1:
            return [self.outcome(base, seat, alive, luck.below(1 << 31))]
        numbers = [luck.below(1 << 31) for _ in range(cores * AT_A_TIME)]
        return outcomes(cores, self.game.name, view, seat, alive, numbers)

    def outcome(self, base: State, seat: int, alive: list[Action], number: int) -> Outcome:
        """How much the guess of that number counts, and what each answer comes to if it is right. Chance is the same for all."""
        guess = base.clone()
        self.game.redeal(guess, seat, Guess(number))
        weight = max(self.strategy.likelihood(guess, seat), 1e-6)
        return weight, {action: Greedy(self.game, self.strategy, Guess(number)).outlook(guess, seat, action) for action in alive}

    def used(self, began: float, done: int) -> float:
        """The share of the budget that is spent."""
        seconds, iterations = self.budget.seconds, self.budget.iterations
        return (time.perf_counter() - began) / seconds if seconds else done / iterations

    def interject(self, view: View, seat: int, proposals: list[Proposal]) -> Action | None:
        """Bargains are weighed as they come."""
        return Greedy(self.game, self.strategy, self.chance).interject(view, seat, proposals)
