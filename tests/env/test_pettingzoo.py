"""51st State as a PettingZoo environment: its own test passes, and it speaks the same numbers as the batched engine."""

import numpy as np
import pytest

pytest.importorskip("pettingzoo", reason="pettingzoo is not installed: pip install 'ratusz[env]'")

from pettingzoo.test import api_test, seed_test

from ratusz.env import FiftyFirstStateEnv, env
from ratusz.games.state51.game import GAME
from ratusz.games.state51.strategy.encoding import (
    ACTIONS,
    BLOCK,
    CARD_ACTIONS,
    PLACES,
    SECTIONS,
    SIZE,
    TAKE_BLOCK,
    possible,
    scale,
)


@pytest.mark.filterwarnings("ignore:Observation")  # it is a dict with the mask, as in PettingZoo's own games
def test_pettingzoos_own_test_passes() -> None:
    api_test(env(), num_cycles=300, verbose_progress=False)


def test_equal_seeds_are_equal_games() -> None:
    seed_test(env, num_cycles=50)


def test_an_action_that_is_not_legal_is_refused_with_the_position() -> None:
    table = FiftyFirstStateEnv(render_mode="ansi")
    table.reset(seed=1)
    with pytest.raises(ValueError, match="Action 0 is not legal") as told:
        table.step(0)
    assert str(table.render()) in str(told.value)


def test_the_winner_gets_one_and_the_loser_minus_one() -> None:
    table = FiftyFirstStateEnv()
    dice = np.random.default_rng(1)
    for seed in range(5):
        table.reset(seed=seed)
        while not table.terminations[table.agent_selection]:
            mask = table.observe(table.agent_selection)["action_mask"]
            table.step(int(dice.choice(np.flatnonzero(mask))))
        winners = GAME.result(table.g).winners
        assert [table.rewards[name] for name in table.possible_agents] == (
            [0, 0] if not winners else [1, -1] if winners == [0] else [-1, 1]
        )


def test_every_legal_action_is_one_that_a_network_has_an_output_for() -> None:
    table = FiftyFirstStateEnv()
    dice = np.random.default_rng(2)
    outputs = set(possible())
    assert max(outputs) < ACTIONS
    for seed in range(5):
        table.reset(seed=seed)
        while not table.terminations[table.agent_selection]:
            legal = np.flatnonzero(table.observe(table.agent_selection)["action_mask"]).tolist()
            assert outputs.issuperset(legal)
            table.step(int(dice.choice(legal)))


def test_the_encoding_stays_as_it_is_written_down() -> None:
    """docs/vector.md and trained networks rely on it."""
    assert (ACTIONS, SIZE, len(scale()), len(PLACES)) == (1152, 540, SIZE, 28)
    assert TAKE_BLOCK * BLOCK == 832
    assert CARD_ACTIONS == ("take", "tuck", "discard", "drop-deal", "drop-spoils", "pawn")
    assert [name for name, _, _ in SECTIONS][:5] == ["round", "phase", "first player", "rescoring", "deck"]
