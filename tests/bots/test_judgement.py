"""Learned judgements: they fit the rules and the content they ship with, are small, and know no more than a seat."""

from pathlib import Path

import numpy as np
import pytest

from ratusz.bots.judgement import Judgement
from ratusz.bots.shipped import place
from ratusz.bots.weights import load, save
from ratusz.games.catalogue import game_named, strategy_named
from ratusz.kernel.chance import Guess
from ratusz.kernel.game import Game
from ratusz.kernel.problem import Problem
from ratusz.kernel.state import State
from tools.train.selfplay import Job, one_game

SEATS = {"newangeles": 4, "frostpunk": 2}


def positions(game: Game, every: int) -> list[State]:
    """Positions of a game in which everybody goes by the policy."""
    chance, strategy = Guess(5), strategy_named(game.name)
    g = game.new(SEATS[game.name], game.complete({}), "judgement")
    game.rules.settle(g)
    found: list[State] = []
    step = 0
    while g.stack:
        seat = game.rules.seats(g)[0]
        legal = game.rules.options(g, seat)
        step += 1
        if step % every == 0:
            found.append(g.clone())
        game.rules.apply(g, seat, legal[strategy.policy(g, seat, legal, chance)])
    return found


@pytest.mark.parametrize("name", SEATS)
def test_the_shipped_judgement_fits_the_rules_the_content_and_the_features_and_is_small(name: str) -> None:
    game = game_named(name)
    judgement = Judgement(load(game))
    assert place(game).stat().st_size < 1_000_000
    told = [strategy_named(name).features(g, 0) for g in positions(game, 25)]
    assert {len(features) for features in told if features} == {len(judgement.mean)}
    assert all(0 < judgement.chance(features) < 1 for features in told if features)


@pytest.mark.parametrize("name", SEATS)
def test_a_judgement_learned_for_other_content_is_not_used_and_it_is_said(name: str, tmp_path: Path) -> None:
    game = game_named(name)
    with np.load(place(game)) as file:
        arrays = dict(file)
    arrays["content"] = np.array("another deck")
    np.savez(tmp_path / "old.npz", allow_pickle=False, **arrays)
    with pytest.raises(Problem) as caught:
        load(game, tmp_path / "old.npz")
    assert caught.value.code == "expert-stale"


def test_features_are_the_same_whatever_a_seat_cannot_see() -> None:
    game, strategy = game_named("newangeles"), strategy_named("newangeles")
    for number, g in enumerate(positions(game, 40)):
        for seat in range(SEATS["newangeles"]):
            other = g.clone()
            game.redeal(other, seat, Guess(number))
            assert strategy.features(g, seat) == strategy.features(other, seat)


def test_a_judgement_is_what_its_networks_think_on_average(tmp_path: Path) -> None:
    game = game_named("frostpunk")
    arrays = {
        "mean": np.array([1, 0]), "scale": np.array([1, 2]),
        "weights0": np.array([[[1], [0]], [[0], [1]]]), "biases0": np.zeros((2, 1)),
        "weights1": np.ones((2, 1, 1)), "biases1": np.zeros((2, 1)),
        "weights2": np.ones((2, 1)), "biases2": np.array([0, -4]),
    }  # fmt: skip
    save(game, {name: array.astype(np.float32) for name, array in arrays.items()}, tmp_path / "small.npz")
    judgement = Judgement(load(game, tmp_path / "small.npz"))
    # The first sees 3 - 1 = 2, the second 2 * 2 - 4 = 0.
    assert judgement.chance([3.0, 2.0]) == pytest.approx((1 / (1 + np.exp(-2)) + 0.5) / 2)


def test_a_game_to_learn_from_tells_what_each_seat_saw_and_whether_it_won() -> None:
    game = game_named("newangeles")
    rows, won = one_game(Job("newangeles", 4, "learn", str(place(game))))
    assert rows.shape == (len(won), len(load(game)["mean"]))
    assert 20 < len(won) < 400
    assert {*won.tolist()} <= {0.0, 1.0}
