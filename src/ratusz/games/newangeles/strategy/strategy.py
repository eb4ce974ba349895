"""New Angeles: bots see all of this through STRATEGY."""

from typing import Final, cast

from ratusz.kernel.chance import Chance
from ratusz.kernel.concern import Concern, Glance
from ratusz.kernel.state import Action, Event, State
from ratusz.kernel.strategy import Proposal, Strategy

from ..position.state import Angeles
from .deals import candidates
from .evaluate import evaluate
from .features import features
from .likelihood import likelihood
from .mentor import concerns
from .policy import matter, policy
from .stakes import stakes
from .statistics import statistics
from .trades import bargaining, comes_to, proposals


class AngelesStrategy(Strategy):
    def evaluate(self, g: State, seat: int) -> float:
        return evaluate(cast(Angeles, g), seat)

    def features(self, g: State, seat: int) -> list[float]:
        return features(cast(Angeles, g), seat)

    def likelihood(self, g: State, seat: int) -> float:
        return likelihood(cast(Angeles, g), seat)

    def policy(self, g: State, seat: int, legal: list[Action], chance: Chance) -> int:
        return policy(cast(Angeles, g), seat, legal, chance)

    def candidates(self, g: State, seat: int, legal: list[Action]) -> list[Action]:
        return candidates(cast(Angeles, g), seat, legal)

    def matter(self, g: State) -> int:
        return matter(cast(Angeles, g))

    def stakes(self, g: State, seat: int) -> dict[str, int]:
        return stakes(cast(Angeles, g), seat)

    def proposals(self, g: State, seat: int) -> list[Proposal]:
        return proposals(cast(Angeles, g), seat)

    def bargaining(self, g: State) -> tuple[int, tuple[tuple[int, int, int], ...]]:
        return bargaining(cast(Angeles, g))

    def comes_to(self, g: State, seat: int, aside: Action) -> Action:
        return comes_to(cast(Angeles, g), aside)

    def concerns(self, glance: Glance) -> list[Concern]:
        return concerns(glance, cast(Angeles, glance.g))

    def statistics(self, g: State, told: list[Event]) -> dict[str, float]:
        return statistics(cast(Angeles, g), told)


STRATEGY: Final = AngelesStrategy()
