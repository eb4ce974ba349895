"""Bots that err as people do. They overlook answers, they set too much store by some kinds of them, and those who are new look at
what lies on the table right after an answer and no further. What they choose among is weighed all the same: nothing is random."""

from typing import Final, NamedTuple

from ..kernel.chance import Chance
from ..kernel.game import Game
from ..kernel.state import Action, State
from ..kernel.strategy import Strategy
from ..kernel.view import View
from .bot import Ranked
from .greedy import Greedy, worth

FINE: Final = 1000  # how finely chances are drawn


class Failings(NamedTuple):
    overlooks: float  # the share of answers that are not thought of
    fancies: float  # how much a kind of answer may be overvalued, as a share of what lies between best and worst
    short_sighted: bool  # whether only what follows at once is seen, and no plan narrows down what is thought about
    guesses: int = 1  # at what cannot be known


def thought_of(legal: list[Action], overlooks: float, chance: Chance) -> list[Action]:
    """The answers that come to mind; if none does, all."""
    return [action for action in legal if chance.below(FINE) >= overlooks * FINE] or legal


class Fallible(Greedy):
    def __init__(self, game: Game, strategy: Strategy, chance: Chance, failings: Failings) -> None:
        super().__init__(game, strategy, chance)
        self.failings = failings

    def rank(self, view: View, seat: int, legal: list[Action]) -> Ranked:
        if len(legal) == 1:
            return [(legal[0], 0.0)]
        base = self.game.rebuild(view)
        if not self.failings.short_sighted:
            legal = self.strategy.candidates(base, seat, legal)
        seen = thought_of(legal, self.failings.overlooks, self.chance)
        if len(seen) == 1:
            return [(seen[0], 0.0)]
        guesses = [self.guess(base, seat) for _ in range(self.failings.guesses)]
        values = [sum([self.glimpse(guess, seat, action) for guess in guesses]) / len(guesses) for action in seen]
        spread = max(values) - min(values)
        fancies = {action[0]: self.fancy() for action in seen}
        fancied = [value + spread * fancies[action[0]] for action, value in zip(seen, values, strict=True)]
        return sorted(zip(seen, fancied, strict=True), key=worth, reverse=True)

    def glimpse(self, guess: State, seat: int, action: Action) -> float:
        if not self.failings.short_sighted:
            return self.outlook(guess, seat, action)
        g = guess.clone()
        self.rules.apply(g, seat, action)
        return self.strategy.evaluate(g, seat)

    def fancy(self) -> float:
        """How much a kind of answer is overvalued just now."""
        return self.failings.fancies * (2.0 * self.chance.below(FINE) / FINE - 1.0)
