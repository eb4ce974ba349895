"""Many games at once: dealing, stepping, masks, rewards, and what bad input gets."""

import numpy as np
import pytest

from ratusz.games.state51.game import GAME
from ratusz.games.state51.strategy.encoding import ACTIONS, PASS_ITEM, SIZE
from ratusz.kernel.problem import Problem
from ratusz.vector import Batch, IllegalAction
from ratusz.vector.rules.step import ENDED, ILLEGAL

SIZE_OF_BATCH = 64


def batch(**options: object) -> Batch:
    made = Batch(SIZE_OF_BATCH, **options)  # type: ignore[arg-type]
    made.reset(1)
    return made


def test_equal_seeds_are_equal_games_and_others_are_not() -> None:
    a, b = batch(), batch()
    assert (a.rows == b.rows).all()
    b.reset(2)
    assert (a.rows[1:] == b.rows[:-1]).all()
    assert (a.rows[0] != b.rows[0]).any()
    a.reset(np.full(SIZE_OF_BATCH, 7, np.uint64))
    assert (a.rows == a.rows[0]).all()


def test_the_chosen_actions_are_legal_and_differ() -> None:
    games = batch()
    legal = games.legal()
    assert legal.shape == (SIZE_OF_BATCH, ACTIONS)
    first = games.choose(1).copy()
    assert legal[np.arange(SIZE_OF_BATCH), first].all()
    assert (first != games.choose(2)).any()


def test_a_game_that_ends_rewards_the_winner_and_makes_room_for_a_new_one() -> None:
    games = batch()
    ended = 0
    for number in range(200):
        games.step(games.choose(number))
        over = games.outcomes == ENDED
        ended += int(over.sum())
        assert (games.rewards[~over] == 0).all()
        assert (games.rewards.sum(axis=1) == 0).all()
        ahead = np.sign(games.scores[over, 0].astype(int) - games.scores[over, 1])
        assert (np.where(ahead == 0, games.rewards[over, 0], ahead) == games.rewards[over, 0]).all()
        assert games.legal().any(axis=1).all()
    assert ended > SIZE_OF_BATCH


def test_shaped_rewards_add_up_to_the_lead_and_the_result() -> None:
    games = batch(shaping=0.5)
    total = np.zeros(SIZE_OF_BATCH)
    seen = 0
    for number in range(200):
        games.step(games.choose(number))
        total += games.rewards[:, 0]
        for row in np.flatnonzero(games.outcomes == ENDED):
            lead = int(games.scores[row, 0]) - int(games.scores[row, 1])
            assert total[row] - 0.5 * lead in (-1.0, 0.0, 1.0)
            total[row] = 0
            seen += 1
    assert seen > SIZE_OF_BATCH


def test_an_illegal_action_leaves_its_row_alone_and_is_counted() -> None:
    games = batch()
    actions = games.choose(1).copy()
    wrong = {0: ACTIONS, 5: -1, 9: 31}  # beyond the last, before the first, an item no block has
    for row, action in wrong.items():
        actions[row] = action
    before = games.rows.copy()
    games.step(actions)
    assert np.flatnonzero(games.outcomes == ILLEGAL).tolist() == list(wrong)
    assert all((games.rows[row] == before[row]).all() for row in wrong)
    assert (games.rows[1] != before[1]).any()
    games.step(actions)
    assert games.illegal[0] == 2
    games.reset(1)
    assert not games.illegal.any()


def test_in_checked_mode_an_illegal_action_is_told_with_the_position_of_its_row() -> None:
    games = batch(checked=True)
    position = games.position(3)
    actions = games.choose(1).copy()
    actions[3] = ACTIONS - 1
    with pytest.raises(IllegalAction) as told:
        games.step(actions)
    assert "row 3" in str(told.value)
    assert position in str(told.value)


def test_options_are_those_of_the_game() -> None:
    games = batch(options={"faction": "mutants-union", "first": 1, "rescoring": "off"})
    for row in range(SIZE_OF_BATCH):
        data = GAME.load(games.position(row))
        view = GAME.view(data, 0)
        assert (view["seats"][0]["faction"], view["first"], view["rescoring"]) == ("mutants-union", 1, False)
    with pytest.raises(Problem):
        Batch(1, options={"colour": "red"})


@pytest.mark.parametrize("actions", [np.zeros(3, np.int32), np.zeros(SIZE_OF_BATCH), [[0]] * SIZE_OF_BATCH])
def test_actions_that_are_not_one_whole_number_a_game_are_refused(actions: object) -> None:
    with pytest.raises(ValueError, match="one whole number for each"):
        batch().step(actions)


def test_what_a_batch_cannot_be_is_said() -> None:
    with pytest.raises(ValueError, match="one game at least"):
        Batch(0)
    with pytest.raises(ValueError, match="There is no device 'tpu'"):
        Batch(1, "tpu")
    with pytest.raises(ValueError, match="one seed for each"):
        batch().reset(np.zeros(3, np.uint64))


def test_random_playouts_end_games_and_leave_decisions_whenever_they_stop() -> None:
    games = batch()
    assert games.play(300) > SIZE_OF_BATCH
    for _ in range(100):  # so that games end with the last decision of a playout
        games.play(1)
        assert games.legal().any(axis=1).all()


def test_without_observations_none_are_made() -> None:
    assert batch(observed=False).observations.shape == (SIZE_OF_BATCH, 1)
    assert batch().observations.shape == (SIZE_OF_BATCH, SIZE)


def test_arrays_are_handed_on_without_a_copy() -> None:
    games = batch()
    taken = np.from_dlpack(games.masks)
    assert np.shares_memory(taken, games.masks)
    games.step(games.choose(1))
    assert (taken == games.masks).all()


def test_a_turn_begins_with_the_pass() -> None:
    games = batch()
    while not (games.masks[:, 0] & 1 << PASS_ITEM).any():
        games.step(games.choose(0))
