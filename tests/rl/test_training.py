"""The example that learns 51st State: it learns from what it plays, and sits down as a bot."""

from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from typing import Any

import numpy as np
import pytest

pytest.importorskip("numba", reason="numba is not installed: pip install 'ratusz[vector]'")
pytest.importorskip("gymnasium", reason="gymnasium is not installed: pip install 'ratusz[rl]'")

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
    games = Batch(example.GAMES, shaping=example.SHAPING)
    games.reset(1)
    before = [weights.copy() for weights in example.weights]
    example.lesson(games)
    assert not games.illegal.any()
    assert all([np.isfinite(weights).all() for weights in example.weights])
    assert all([(weights != old).any() for weights, old in zip(example.weights, before, strict=True)])
    assert {example.wins(number) for number in range(2)} <= {True, False}


def test_what_is_praised_becomes_more_likely(example: Any) -> None:
    seen = np.ones((4, len(example.SCALE)), np.float32)
    legal = np.zeros((4, len(example.NUMBERS)), np.int32)
    legal[:, :3] = 1
    chance = example.judge(seen, legal)[0][:, 2]
    for _ in range(5):
        example.learn(seen, legal, np.full(4, 2), np.ones(4), np.ones(4))
    assert (example.judge(seen, legal)[0][:, 2] > chance).all()
    assert (example.judge(seen, legal)[0][:, 3:] == 0).all()
