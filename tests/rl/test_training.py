"""The example that learns 51st State: it learns from what it plays, and sits down as a bot."""

from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from typing import Any

import numpy as np
import pytest

pytest.importorskip("numba", reason="numba is not installed: pip install 'ratusz[vector]'")

from ratusz.vector import Batch


@pytest.fixture(scope="module")
def example() -> Any:
    path = Path(__file__).parents[2] / "examples" / "train_state51.py"
    spec = spec_from_file_location("train_state51", path)
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.mark.slow
def test_a_lesson_changes_all_weights_and_the_network_can_play(example: Any) -> None:
    network, games = example.Network(), Batch(example.ROWS, shaping=example.SHAPING)
    games.reset(1)
    before = [weights.copy() for weights in network.weights]
    example.lesson(network, games)
    assert not games.illegal.any()
    assert all([np.isfinite(weights).all() for weights in network.weights])
    assert all([(weights != old).any() for weights, old in zip(network.weights, before, strict=True)])
    assert "of 2 games won against greedy" in example.against_greedy(network, 2)


def test_what_is_praised_becomes_more_likely(example: Any) -> None:
    network = example.Network()
    seen = np.ones((4, len(example.SCALE)), np.float32)
    legal = np.zeros((4, len(example.NUMBERS)), np.int32)
    legal[:, :3] = 1
    chosen = np.full((4, 1), 2)
    chance = network.judge(seen, legal)[0][:, 2:3]
    for _ in range(5):
        network.learn(seen, legal, chosen, chance, np.ones((4, 1)), np.ones((4, 1)))
    assert (network.judge(seen, legal)[0][:, 2:3] > chance).all()
    assert (network.judge(seen, legal)[0][:, 3:] == 0).all()
