"""One seat against bots, with Gymnasium, and many tables at once."""

from random import Random
from typing import Any

import numpy as np
import pytest

pytest.importorskip("gymnasium", reason="gymnasium is not installed: pip install 'ratusz[rl]'")

import gymnasium

from ratusz.kernel.problem import Problem
from ratusz.rl import SoloEnv, Tables
from ratusz.rl.tables import ENDED, ILLEGAL


def play(table: Any, seed: int) -> tuple[float, list[int]]:
    """A game of random answers: what it brought, and the answers."""
    told, _ = table.reset(seed=seed)
    dice = Random(seed)
    answers: list[int] = []
    while True:
        answers.append(dice.choice(np.flatnonzero(told["action_mask"]).tolist()))
        told, reward, over, cut, _ = table.step(answers[-1])
        assert not cut
        if over:
            return reward, answers


@pytest.mark.parametrize("game", ["state51", "newangeles", "frostpunk"])
def test_a_game_against_bots_is_played_to_its_end(game: str) -> None:
    table = gymnasium.make(f"ratusz/{game}-v0", against="random")
    assert play(table, 1)[0] in (-1.0, 0.0, 1.0)


def test_equal_seeds_are_equal_games_against_equal_bots() -> None:
    tables = [SoloEnv("state51", against="greedy") for _ in range(2)]
    assert play(tables[0], 4) == play(tables[1], 4)


def test_the_learner_sits_somewhere_else_in_every_game_unless_it_says_where() -> None:
    table = SoloEnv("newangeles", against="random")
    assert len({table.reset(seed=seed)[1]["seat"] for seed in range(12)}) > 1
    assert {SoloEnv("newangeles", "random", seat=2).reset(seed=seed)[1]["seat"] for seed in range(4)} == {2}


def test_a_wrong_seat_and_a_wrong_bot_are_told() -> None:
    with pytest.raises(ValueError, match="There is no seat 2"):
        SoloEnv("state51", seat=2)
    with pytest.raises(Problem, match="bot-unknown"):
        SoloEnv("state51", against="nobody")


@pytest.mark.filterwarnings("ignore::UserWarning")  # Gymnasium samples without the masks, and says so
def test_gymnasium_steps_several_of_them_at_once() -> None:
    tables = gymnasium.make_vec("ratusz/state51-v0", num_envs=3, vectorization_mode="sync", against="random")
    told, _ = tables.reset(seed=1)
    ended = 0
    for _ in range(150):
        told, rewards, over, _, _ = tables.step(told["action_mask"].argmax(1))  # after an end any action deals anew
        ended += int(over.sum())
    assert told["observation"].shape[0] == len(rewards) == 3
    assert ended >= 3


@pytest.mark.parametrize(("game", "seats"), [("state51", 2), ("newangeles", 5), ("frostpunk", 3)])
def test_many_tables_play_the_games_that_each_plays_alone(game: str, seats: int) -> None:
    together, alone = Tables(game, 3, seats), Tables(game, 1, seats)
    together.reset(seed=7)
    alone.reset(seed=8)
    for _ in range(60):
        assert (together.masks[1] == alone.masks[0]).all()
        assert (together.observations[1] == alone.observations[0]).all()
        actions = [int(np.flatnonzero(mask)[-1]) for mask in together.masks]
        together.step(actions)
        alone.step(actions[1:2])


def test_a_table_whose_game_has_ended_deals_a_new_one() -> None:
    tables, dice = Tables("state51", 2), np.random.default_rng(1)
    tables.reset(seed=1)
    ended = 0
    for _ in range(400):
        tables.step([int(dice.choice(np.flatnonzero(mask))) for mask in tables.masks])
        for row in np.flatnonzero(tables.outcomes == ENDED):
            ended += 1
            assert sorted(tables.rewards[row].tolist()) in ([-1, 1], [0, 0])
            assert tables.tables[row].game.stage(tables.tables[row].g)[0] == 1
    assert ended >= 4


def test_an_action_that_is_not_legal_leaves_its_table_alone() -> None:
    tables = Tables("state51", 2)
    tables.reset(seed=1)
    before = tables.tables[0].game.position(tables.tables[0].g)
    tables.step([int(np.flatnonzero(tables.masks[0] == 0)[0]), int(np.flatnonzero(tables.masks[1])[0])])
    assert tables.outcomes.tolist() == [ILLEGAL, 0]
    assert tables.tables[0].game.position(tables.tables[0].g) == before


@pytest.mark.parametrize(("make", "told"), [(lambda: Tables("state51", 0), "one table at least")])
def test_no_table_at_all_is_too_few(make: Any, told: str) -> None:
    with pytest.raises(ValueError, match=told):
        make()
