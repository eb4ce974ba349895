"""51st State: bots see all of this through STRATEGY."""

from typing import Final, cast

from ratusz.kernel.chance import Chance
from ratusz.kernel.concern import Concern, Glance
from ratusz.kernel.state import Action, State
from ratusz.kernel.strategy import Strategy

from ..content.cards import ROUNDS
from ..position.state import State51
from .evaluate import evaluate
from .likelihood import likelihood
from .mentor import concerns
from .policy import policy


class Strategy51(Strategy):
    def evaluate(self, g: State, seat: int) -> float:
        return evaluate(cast(State51, g), seat)

    def likelihood(self, g: State, seat: int) -> float:
        return likelihood(cast(State51, g), seat)

    def policy(self, g: State, seat: int, legal: list[Action], chance: Chance) -> int:
        return policy(cast(State51, g), seat, legal, chance)

    def vain(self, g: State, seat: int, action: Action) -> bool:
        """What comes under the base in the last round: no production is to come (S51-COOPERATE.7)."""
        return action[0] in ("conquer", "cooperate") and cast(State51, g).round == ROUNDS

    def concerns(self, glance: Glance) -> list[Concern]:
        return concerns(glance, cast(State51, glance.g))


STRATEGY: Final = Strategy51()
