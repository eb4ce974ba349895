"""The search answers every kind of ask, of one seat or of several at once."""

import pytest

from ratusz.bots.bot import Bot
from ratusz.bots.budget import Budget
from ratusz.bots.catalogue import bot_named
from ratusz.bots.cores import Outcome
from ratusz.bots.greedy import Greedy
from ratusz.bots.memory import Memory
from ratusz.bots.search import Search
from ratusz.games.state51.game import GAME
from ratusz.kernel.chance import Guess
from ratusz.kernel.match import Match
from ratusz.kernel.rules import Rules
from ratusz.kernel.state import Action
from tests.bots.test_fairness import positions
from tests.kernel import toy
from tests.kernel.booth import auction


@pytest.mark.parametrize("spec", ["greedy", "search:20"])
def test_every_kind_of_ask_gets_a_legal_answer(spec: str) -> None:
    bot = bot_named(spec, GAME, "every")
    left = set(GAME.rules.asks)
    for g in positions(200, 1):
        name = g.stack[-1][0]
        if name in left:
            left.remove(name)
            seat = GAME.rules.seats(g)[0]
            legal = GAME.rules.options(g, seat)
            assert bot.choose(GAME.view(g, seat), seat, legal) in legal
    assert not left


def bots() -> list[Bot]:
    return [Greedy(toy.GAME, toy.STRATEGY, Guess(1)), Search(toy.GAME, toy.STRATEGY, Guess(1), Budget(0.0, 60))]


@pytest.mark.parametrize("bot", bots())
def test_a_bot_plays_games_with_secret_choices_of_several_seats(bot: Bot) -> None:
    """Three seats, all played by the same bot, each time from the view of the seat that is asked."""
    for seed in range(3):
        g = toy.GAME.new(3, {}, str(seed))
        rules: Rules = toy.GAME.rules
        rules.settle(g)
        while g.stack:
            seat = rules.seats(g)[-1]
            legal = rules.options(g, seat)
            action = bot.choose(toy.GAME.view(g, seat), seat, legal)
            assert action in legal
            rules.apply(g, seat, action)
        assert toy.GAME.flaws(g) == []


def bid_of(match: Match, seat: int) -> Action:
    search = Search(toy.GAME, toy.STRATEGY, Guess(4), Budget(0.0, 2000))
    return search.choose(toy.GAME.view(match.state, seat), seat, toy.GAME.rules.options(match.state, seat))


def test_a_secret_choice_is_made_against_what_the_others_may_choose() -> None:
    """The others have 3 and 2 coins: 4 coins are sure to win the melon, 5 are one too many, and 0 leave it to them."""
    assert bid_of(auction(), 0)[1] in (1, 2, 3, 4)


def test_a_secret_choice_does_not_depend_on_answers_already_given() -> None:
    chosen = []
    for given in (0, 3):
        match = auction()
        match.act(1, f"bid {given}")
        chosen.append(bid_of(match, 0))
    assert chosen[0] == chosen[1]


class Counted(Search):
    """A search that keeps which answers it has tried on each guess."""

    def __init__(self, budget: Budget) -> None:
        super().__init__(toy.GAME, toy.STRATEGY, Guess(4), budget)
        self.tried: list[list[Action]] = []

    def outcome(self, memory: Memory, alive: list[Action], number: int) -> Outcome:
        self.tried.append(alive)
        return super().outcome(memory, alive, number)


def test_answers_are_tried_on_the_same_guesses_and_half_of_them_dropped_again_and_again() -> None:
    search = Counted(Budget(0.0, 60))
    match = auction()
    search.choose(toy.GAME.view(match.state, 0), 0, toy.GAME.rules.options(match.state, 0))
    counts = [len(alive) for alive in search.tried]
    assert counts == sorted(counts, reverse=True)
    assert {*counts} == {6, 3, 2}
    assert 60 <= sum(counts) < 66
