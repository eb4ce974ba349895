"""What every scene has: a place to play in, and a report of what was done, what was measured and what went wrong."""

import os
import random
import resource
import time
from collections import Counter
from collections.abc import Callable, Coroutine
from pathlib import Path
from statistics import median
from typing import Any

from bench.server import Usage
from tests.server.postgres import database_of_its_own

MOST = 10.0  # times as long as on a machine of its own, at most, something may take


class Share:
    """How much of the machine others have used since this was made, and how much longer everything takes for that."""

    def __init__(self) -> None:
        self.began = Usage(os.getpid())
        self.ended = children()

    @property
    def others(self) -> float:
        """Cores. What became of processes nobody waited for is unknown, and counted here."""
        now = Usage(os.getpid())
        own = now.cpu - self.began.cpu + children() - self.ended
        return max(0.0, (now.machine - self.began.machine - own) / (now.at - self.began.at))

    @property
    def burden(self) -> float:
        cores = os.cpu_count() or 1
        return min(MOST, cores / max(cores / MOST, cores - self.others))


def children() -> float:
    """Seconds of a core used by our processes that have ended."""
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime


class Report:
    """What one scene did and found."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.done: Counter[str] = Counter()
        self.figures: dict[str, float] = {}
        self.wrong: list[str] = []
        self.began = time.monotonic()
        self.seconds = 0.0
        self.share = Share()

    def expect(self, holds: object, complaint: str) -> None:
        if not holds:
            self.wrong.append(complaint)

    def measured(self, what: str, times: list[float], most: float | None = None, share: float = 1.0) -> None:
        """Milliseconds: the median, the 99th of a hundred and the longest. This share of them must not exceed `most` seconds, or
        as much more as others have taken of the machine meanwhile."""
        if not times:
            self.wrong.append(f"{what}: nothing was measured")
            return
        ordered = sorted(times)
        for name, value in (("p50", median(times)), ("p99", at(ordered, 0.99)), ("max", ordered[-1])):
            self.figures[f"{what} {name}, ms"] = round(value * 1000, 1)
        if most is not None:
            most *= self.share.burden
            self.expect(at(ordered, share) <= most, f"{what} took {at(ordered, share):.2f} s, more than {most:.2f} s")

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
        self.begun = False

    def again(self) -> bool:
        """Whether to do once more what the scene repeats: as long as there is time, and once in any case."""
        begun, self.begun = self.begun, True
        return self.time_left or not begun

    @property
    def time_left(self) -> bool:
        return time.monotonic() < self.end

    def database(self, kind: str) -> str:
        """The address of an empty database."""
        if kind == "sqlite":
            return f"sqlite:///{self.folder}/games.db"
        return database_of_its_own(self.postgresql, f"torture_{self.chance.getrandbits(32):x}")


Scene = Callable[[Report, Place], Coroutine[Any, Any, None]]
