"""The GPU makes the same rows as the CPU. Where there is none, Numba plays one (slowly, so the games are few)."""

import os
import subprocess
import sys

import pytest

COMPARE = """
import sys
from ratusz.vector import Batch

size, steps, decisions = [int(word) for word in sys.argv[1:]]
here, there = [Batch(size, device, shaping=0.5) for device in ("cpu", "cuda")]
for games in (here, there):
    games.reset(3)
for number in range(steps):
    actions = here.choose(number).copy()
    assert (there.on.fetch(there.choose(number)) == actions).all()
    actions[number % size :: 7] = -1 if number % 5 == 0 else actions[number % size :: 7]
    for games in (here, there):
        games.step(actions)
    for name in ("rows", "masks", "observations", "seats", "rewards", "scores", "outcomes", "illegal"):
        assert (there.on.fetch(getattr(there, name)) == getattr(here, name)).all(), (number, name)
assert here.play(decisions) == there.play(decisions)
assert (there.on.fetch(there.rows) == here.rows).all()
there.place(1, there.position(0))
assert there.position(1) == here.position(0)
print("equal")
"""


@pytest.mark.slow
def test_steps_playouts_and_positions_are_the_same_on_a_gpu() -> None:
    from numba import cuda

    real = cuda.is_available()
    environment = dict(os.environ) if real else {**os.environ, "NUMBA_ENABLE_CUDASIM": "1"}
    figures = ("4096", "300", "500") if real else ("2", "12", "10")
    done = subprocess.run([sys.executable, "-c", COMPARE, *figures], env=environment, capture_output=True, text=True)
    assert done.stdout == "equal\n", done.stderr
