"""Numba compiles for half a minute; the first worker does it for all of them, the others find it kept."""

import fcntl
import os
import tempfile
from pathlib import Path

import pytest

pytest.importorskip("numba", reason="numba is not installed: pip install 'ratusz[vector]'")


@pytest.fixture(scope="session", autouse=True)
def _compiled() -> None:
    from ratusz.vector import Batch
    from ratusz.vector.check import play
    from ratusz.vector.loading import kept

    lock = Path(tempfile.gettempdir()) / f"ratusz-vector-{kept('cpu').name}-{os.getuid()}.lock"
    with lock.open("w") as held:
        fcntl.flock(held, fcntl.LOCK_EX)
        play(0)
        batch = Batch(2)
        batch.reset()
        batch.step(batch.choose(0))
        batch.play(1)
