"""What every scene has: a place to play in, and a report of what was done, what was measured and what went wrong."""

import random
import time
from collections import Counter
from collections.abc import Callable, Coroutine
from pathlib import Path
from statistics import median
from typing import Any

from tests.server.test_backup import database_of_its_own


class Report:
    """What one scene did and found."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.done: Counter[str] = Counter()
        self.figures: dict[str, float] = {}
        self.wrong: list[str] = []
        self.began = time.monotonic()
        self.seconds = 0.0

    def expect(self, holds: object, complaint: str) -> None:
        if not holds:
            self.wrong.append(complaint)

    def measured(self, what: str, times: list[float], most: float | None = None, share: float = 1.0) -> None:
        """Milliseconds: the median, the 99th of a hundred and the longest. This share of them must not exceed `most` seconds."""
        if not times:
            self.wrong.append(f"{what}: nothing was measured")
            return
        ordered = sorted(times)
        for name, value in (("p50", median(times)), ("p99", at(ordered, 0.99)), ("max", ordered[-1])):
            self.figures[f"{what} {name}, ms"] = round(value * 1000, 1)
        if most is not None:
            self.expect(at(ordered, share) <= most, f"{what} took {at(ordered, share):.2f} s, more than {most:g} s")

    def line(self) -> str:
        done = ", ".join([f"{count:,} {what}" for what, count in self.done.items()])
        return f"{'WRONG' if self.wrong else 'ok':6}{self.name:24}{self.seconds:6.0f} s   {done}"

    def data(self) -> dict[str, Any]:
        return {
            "scene": self.name,
            "seconds": round(self.seconds, 1),
            "done": self.done,
            "figures": self.figures,
            "wrong": self.wrong,
        }


def at(ordered: list[float], share: float) -> float:
    return ordered[min(len(ordered) - 1, int(len(ordered) * share))]


class Place:
    """Where a scene plays: a folder of its own, PostgreSQL, the time it has, and chance that is the same in every run."""

    def __init__(self, folder: Path, postgresql: str, seconds: float, seed: int) -> None:
        self.folder = folder
        self.postgresql = postgresql
        self.seconds = seconds
        self.chance = random.Random(seed)
        self.begin()

    def begin(self) -> None:
        """The time counts from here: when servers have started, which may take long where much else is going on."""
        self.end = time.monotonic() + self.seconds

    @property
    def time_left(self) -> bool:
        return time.monotonic() < self.end

    def database(self, kind: str) -> str:
        """The address of an empty database."""
        if kind == "sqlite":
            return f"sqlite:///{self.folder}/games.db"
        return database_of_its_own(self.postgresql, f"torture_{self.chance.getrandbits(32):x}")


Scene = Callable[[Report, Place], Coroutine[Any, Any, None]]
