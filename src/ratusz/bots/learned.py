"""A game's strategy, but for how good a position looks: that was learned."""

from typing import Final

from ..kernel.chance import Chance
from ..kernel.state import Action, Event, State
from ..kernel.strategy import Proposal, Strategy
from .judgement import Judgement

BY_HAND: Final = 0.2  # how much what was written by hand still counts: it knows rare positions, too
UNDECIDED: Final = 0.9  # how far apart hopeless and certain are, as long as a game goes on: less than lost and won


class Learned(Strategy):
    def __init__(self, strategy: Strategy, judgement: Judgement, by_hand: float = BY_HAND) -> None:
        self.strategy = strategy
        self.judgement = judgement
        self.by_hand = by_hand

    def evaluate(self, g: State, seat: int) -> float:
        old = self.strategy.evaluate(g, seat)
        features = self.strategy.features(g, seat) if g.stack else []
        if not features:
            return old
        new = 0.5 + UNDECIDED * (self.judgement.chance(features) - 0.5)
        return self.by_hand * old + (1.0 - self.by_hand) * new

    def features(self, g: State, seat: int) -> list[float]:
        return self.strategy.features(g, seat)

    def likelihood(self, g: State, seat: int) -> float:
        return self.strategy.likelihood(g, seat)

    def policy(self, g: State, seat: int, legal: list[Action], chance: Chance) -> int:
        return self.strategy.policy(g, seat, legal, chance)

    def candidates(self, g: State, seat: int, legal: list[Action]) -> list[Action]:
        return self.strategy.candidates(g, seat, legal)

    def matter(self, g: State) -> int:
        return self.strategy.matter(g)

    def proposals(self, g: State, seat: int) -> list[Proposal]:
        return self.strategy.proposals(g, seat)

    def bargaining(self, g: State) -> tuple[int, tuple[tuple[int, int, int], ...]]:
        return self.strategy.bargaining(g)

    def comes_to(self, g: State, seat: int, aside: Action) -> Action:
        return self.strategy.comes_to(g, seat, aside)

    def statistics(self, g: State, told: list[Event]) -> dict[str, float]:
        return self.strategy.statistics(g, told)
