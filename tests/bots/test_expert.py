"""The expert is a network that learned by playing itself: it fits the rules it ships with, is fair, and is strong."""

from pathlib import Path

import numpy as np
import pytest

from ratusz.arena.simulate import simulate
from ratusz.bots.catalogue import bot_named
from ratusz.bots.expert import Expert, Networked
from ratusz.bots.network import read, write
from ratusz.bots.search import Search
from ratusz.bots.shipped import WEIGHTS
from ratusz.games.newangeles.game import GAME as NEWANGELES
from ratusz.games.state51.game import GAME
from ratusz.games.state51.strategy.encoding import SIZE, possible
from ratusz.kernel.problem import Problem
from tests.bots.test_fairness import positions

SHIPPED = WEIGHTS / "state51.npz"


def test_the_shipped_weights_fit_the_rules_and_the_deck_and_are_small() -> None:
    network = read(GAME)
    assert network.first.shape[0] == SIZE
    assert len(network.last) == len(possible()) + 1
    assert SHIPPED.stat().st_size < 1_000_000


@pytest.mark.parametrize(("name", "value"), [("rules", 1), ("content", "another deck")])
def test_weights_for_other_rules_or_another_deck_are_not_used_and_it_is_said(tmp_path: Path, name: str, value: object) -> None:
    with np.load(SHIPPED) as file:
        arrays = dict(file)
    arrays[name] = np.array(value)
    np.savez(tmp_path / "old.npz", allow_pickle=False, **arrays)
    with pytest.raises(Problem) as caught:
        read(GAME, tmp_path / "old.npz")
    assert caught.value.code == "expert-stale"


def test_a_game_without_a_network_says_so(tmp_path: Path) -> None:
    with pytest.raises(Problem) as caught:
        read(NEWANGELES, tmp_path / "none.npz")
    assert caught.value.code == "expert-missing"
    assert caught.value.figures["game"] == "newangeles"


def test_weights_that_were_written_are_read_again(tmp_path: Path) -> None:
    layers = [(np.full((2, 3), 0.5, np.float32), np.zeros(3, np.float32))]
    layers.append((np.eye(3, dtype=np.float32), np.array([0, -4, 1], np.float32)))
    layers.append((np.array([[1, 0, 2], [9, 9, 9], [0, 1, 0]], np.float32), np.array([0, 0, 0.25], np.float32)))
    write(GAME, layers, tmp_path / "small.npz")
    network = read(GAME, tmp_path / "small.npz")
    chances, value = network.judge(bytes([2, 4]), [1, 0])  # 3, 3, 3, then 3, 0, 4; the outputs are 3, 4 and the value
    assert chances == pytest.approx([np.e / (1 + np.e), 1 / (1 + np.e)])
    assert value == pytest.approx(6.25)


def test_weights_are_kept_to_a_thousandth_of_the_largest_of_their_row(tmp_path: Path) -> None:
    weights = np.sin(np.arange(12, dtype=np.float32)).reshape(3, 4) * np.array([[1], [0.01], [0]], np.float32)
    layers = [(weights, np.zeros(4, np.float32)), (np.eye(4, dtype=np.float32), np.zeros(4, np.float32))]
    write(GAME, [*layers, layers[1]], tmp_path / "rounded.npz")
    error = np.abs(read(GAME, tmp_path / "rounded.npz").first - weights)
    assert np.all(error <= np.abs(weights).max(axis=1, keepdims=True) / 1000)


def test_a_search_by_the_expert_is_limited_like_any_other() -> None:
    bot = bot_named("expert:300", GAME, "1")
    assert isinstance(bot, Search)
    assert isinstance(bot.sense, Networked)
    assert bot.budget.iterations == 300


def test_with_one_iteration_it_does_what_the_network_would() -> None:
    alone = Expert(read(GAME))
    for g in positions(2, 31):
        seat = GAME.rules.seats(g)[0]
        view, legal = GAME.view(g, seat), GAME.rules.options(g, seat)
        assert bot_named("expert:1", GAME, "1").choose(view, seat, legal) == alone.choose(view, seat, legal)


@pytest.mark.slow
def test_the_expert_alone_beats_greedy() -> None:
    report = simulate(GAME, 40, ["strategist", "greedy"], seed="strength")
    assert report.data()["win_rate"]["strategist"] >= 0.85


def test_the_expert_answers_in_a_position_with_more_of_a_good_than_an_observation_counts() -> None:
    g = GAME.load('phase = "action"\n[[seat]]\ngoods = { fuel = 999, worker = 2 }\n[[seat]]\n')
    legal = GAME.rules.options(g, 0)
    assert len(legal) > 1
    assert Expert(read(GAME)).choose(GAME.view(g, 0), 0, legal) in legal
