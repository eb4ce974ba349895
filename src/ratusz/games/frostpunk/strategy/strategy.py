"""Frostpunk: bots see all of this through STRATEGY."""

from typing import Final, cast

from ratusz.kernel.chance import Chance
from ratusz.kernel.concern import Concern, Glance
from ratusz.kernel.state import Action, Event, State
from ratusz.kernel.strategy import Proposal, Strategy

from ..position.state import City
from .evaluate import evaluate
from .features import features
from .mentor import concerns
from .policy import bargaining, candidates, matter, policy, proposals
from .stakes import STAKES
from .statistics import statistics


class CityStrategy(Strategy):
    def evaluate(self, g: State, seat: int) -> float:
        return evaluate(cast(City, g), seat)

    def features(self, g: State, seat: int) -> list[float]:
        return features(cast(City, g))

    def policy(self, g: State, seat: int, legal: list[Action], chance: Chance) -> int:
        return policy(cast(City, g), seat, legal)

    def candidates(self, g: State, seat: int, legal: list[Action]) -> list[Action]:
        return candidates(cast(City, g), seat, legal)

    def matter(self, g: State) -> int:
        return matter(cast(City, g))

    def stakes(self, g: State, seat: int) -> dict[str, int]:
        return STAKES

    def proposals(self, g: State, seat: int) -> list[Proposal]:
        return proposals(cast(City, g), seat)

    def bargaining(self, g: State) -> tuple[int, tuple[tuple[int, int, int], ...]]:
        return bargaining(cast(City, g))

    def concerns(self, glance: Glance) -> list[Concern]:
        return concerns(glance, cast(City, glance.g))

    def statistics(self, g: State, told: list[Event]) -> dict[str, float]:
        return statistics(cast(City, g), told)


STRATEGY: Final = CityStrategy()
