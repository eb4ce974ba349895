"""Several cores for one decision: more is thought in the same time, and the same for the same number of iterations."""

from multiprocessing import get_context

import pytest

from ratusz.bots.catalogue import bot_named, read
from ratusz.bots.cores import Trees, free
from ratusz.games.catalogue import game_named
from ratusz.games.state51.game import GAME
from ratusz.kernel.chance import Guess
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


def test_a_tree_is_grown_in_another_process() -> None:
    g = next(positions(1, 7))
    seat = GAME.rules.seats(g)[0]
    trees = Trees("search:40", "state51", GAME.view(g, seat), seat)
    trees.grow(1, Guess(1))
    tree = trees.growing[0].result()
    assert {*tree} <= {*GAME.rules.options(g, seat)}
    assert sum([given for given, _ in tree.values()]) == 40


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
