"""What came of answers on the same guesses: luck favours none, and what a network would do is not left for it."""

from itertools import count
from random import Random

import pytest

from ratusz.bots.budget import Budget
from ratusz.bots.search import Search
from ratusz.bots.sense import Sense
from ratusz.bots.tree import Node
from ratusz.bots.trials import Trials
from ratusz.kernel.chance import Chance, Guess
from ratusz.kernel.state import Action, State
from tests.kernel import toy
from tests.kernel.booth import auction

USUAL, OTHER = ("usual",), ("other",)
DEALS = 200


def chosen(gain: float, luck: float, likely: float | None, seed: int) -> Action:
    """Of two answers on 20 guesses, of which the other one is better by so much, give or take luck."""
    dice = Random(seed)
    trials = Trials([USUAL, OTHER], None if likely is None else {USUAL: likely, OTHER: 1.0 - likely})
    for _ in range(20):
        trials.add((1.0, {USUAL: dice.gauss(0.5, luck), OTHER: dice.gauss(0.5 + gain, luck)}), [USUAL, OTHER])
    return trials.best_first([USUAL, OTHER])[0]


def left(gain: float, luck: float, likely: float | None) -> int:
    """In how many of the deals the usual answer is left for the other."""
    return sum([chosen(gain, luck, likely, seed) == OTHER for seed in range(DEALS)])


def test_what_is_likeliest_beforehand_is_not_left_for_luck() -> None:
    assert left(-0.02, 0.2, None) > DEALS / 4
    assert left(-0.02, 0.2, 0.6) < DEALS / 50


def test_what_is_likeliest_beforehand_is_left_for_what_is_clearly_better() -> None:
    assert left(0.2, 0.1, 0.6) > DEALS * 0.95


def test_too_few_guesses_show_nothing() -> None:
    trials = Trials([USUAL, OTHER], {USUAL: 0.6, OTHER: 0.4})
    for seen in range(1, 9):
        trials.add((1.0, {USUAL: 0.5, OTHER: 0.9}), [USUAL, OTHER])
        assert trials.best_first([OTHER, USUAL])[0] == (OTHER if seen == 8 else USUAL)


def test_an_answer_that_was_dropped_is_measured_on_the_guesses_it_has_seen() -> None:
    """The first guesses were lucky for both; beside the better one, it is still the worse."""
    trials = Trials([USUAL, OTHER])
    for _ in range(2):
        trials.add((1.0, {USUAL: 0.9, OTHER: 0.8}), [USUAL, OTHER])
    for _ in range(6):
        trials.add((1.0, {USUAL: 0.5}), [USUAL])
    assert trials.mean(OTHER) > trials.mean(USUAL)
    assert trials.worth(USUAL, USUAL) == pytest.approx(0.6)
    assert trials.worth(OTHER, USUAL) == pytest.approx(0.5)


class Blind(Sense):
    """Knows what is usual, and mistakes one position for another."""

    looks = count()

    def chances(self, g: State, seat: int, legal: list[Action], chance: Chance) -> list[float]:
        return [0.4 if action == ("bid", 1) else 0.6 / (len(legal) - 1) for action in legal]

    def arrive(self, node: Node, g: State, seats: list[int], depth: int, revealed: int, chance: Chance) -> list[float]:
        return self.values(g, seats)

    def values(self, g: State, seats: list[int]) -> list[float]:
        return [Random(next(self.looks)).random() for _ in seats]


def test_a_search_that_learns_nothing_does_what_is_usual() -> None:
    state = auction().state
    view, legal = toy.GAME.view(state, 0), toy.GAME.rules.options(state, 0)
    sense = Blind(toy.GAME, toy.STRATEGY, trusted=True)
    bids = [Search(toy.GAME, toy.STRATEGY, Guess(seed), Budget(0.0, 150), sense).choose(view, 0, legal) for seed in range(30)]
    assert bids.count(("bid", 1)) >= 28
