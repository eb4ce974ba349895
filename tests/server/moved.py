"""A clock that tests move."""

import time

import pytest

from ratusz.server import clock


class Moved:
    """Goes on as clocks do, from wherever it was moved to."""

    def __init__(self) -> None:
        self.ahead = 0.0

    def __call__(self) -> float:
        return time.time() + self.ahead

    def move(self, days: float = 0, hours: float = 0, minutes: float = 0, seconds: float = 0) -> None:
        self.ahead += ((days * 24 + hours) * 60 + minutes) * 60 + seconds


@pytest.fixture
def time_passes(monkeypatch: pytest.MonkeyPatch) -> Moved:
    moved = Moved()
    monkeypatch.setattr(clock, "source", moved)
    return moved
