"""Several cores for one decision: more is thought in the same time, and the same for the same number of iterations."""

from collections.abc import Callable
from concurrent.futures import Future
from multiprocessing import get_context
from typing import Any

import pytest

from ratusz.bots.catalogue import bot_named, read
from ratusz.bots.cores import Helpers, free
from ratusz.games.catalogue import game_named
from ratusz.games.state51.game import GAME
from ratusz.kernel.problem import Problem
from tests.bots import test_judgement
from tests.bots.test_fairness import positions


def test_a_number_of_iterations_leads_to_the_same_on_two_cores() -> None:
    game = game_named("newangeles")
    bots = [bot_named(spec, game, "1") for spec in ("expert:60", "expert:60/2")]
    compared = 0
    for g in test_judgement.positions(game, 60):
        seat = game.rules.seats(g)[0]
        legal = game.rules.options(g, seat)
        found = [bot.rank(game.view(g, seat), seat, legal) for bot in bots]
        assert found[0] == found[1]
        compared += len(found[0]) > 1
    assert compared > 1


def test_another_process_grows_its_tree_on_for_as_long_as_the_decision_is_the_same() -> None:
    g = next(positions(1, 7))
    seat = GAME.rules.seats(g)[0]
    legal = GAME.rules.options(g, seat)
    helpers = Helpers(1, "search:1", "state51", GAME.view(g, seat), seat)
    numbers = [3] * 12
    helpers.begin(legal, [numbers])
    found = helpers.ended()
    assert [{*values} for _, values in found] == [{*legal}] * len(numbers)
    assert found[0] != found[-1]  # the same guess, and a deeper tree
    helpers.begin(legal, [numbers[:1]])
    assert helpers.ended() != found[:1]


class Here:
    """In place of other processes: does at once what it is sent, and counts the guesses."""

    def __init__(self) -> None:
        self.guesses = 0

    def submit(self, function: Callable[..., Any], *args: Any) -> "Future[Any]":
        self.guesses += len(args[-1])
        done: Future[Any] = Future()
        done.set_result(function(*args))
        return done


@pytest.mark.parametrize(("budget", "shared"), [("0.02s/2", True), ("0.02s", False), ("40/2", False)])
def test_seconds_are_shared_with_other_processes_and_iterations_in_one_tree_are_not(
    budget: str, shared: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    g, here = next(positions(1, 7)), Here()
    seat = GAME.rules.seats(g)[0]
    monkeypatch.setattr("ratusz.bots.cores.processes", lambda count: here)
    bot_named(f"search:{budget}", GAME, "1").choose(GAME.view(g, seat), seat, GAME.rules.options(g, seat))
    assert (here.guesses > 0) == shared


def test_in_a_process_of_a_pool_there_is_one_core() -> None:
    with get_context("spawn").Pool(1) as pool:
        assert pool.apply(free, (4,)) == 1
    assert free(4) == 4


def test_cores_are_read_from_the_name_of_a_bot() -> None:
    budget = read("expert:0.5s/4")[1]
    assert (budget.seconds, budget.iterations, budget.cores) == (0.5, 0, 4)
    assert read("search:500/2")[1].cores == 2
    for wrong in ("expert/2", "expert:0.5s/0", "expert:/2", "greedy:5/2"):
        with pytest.raises(Problem):
            read(wrong)
