"""Who plays the games of a plan: this process, several of this computer, or a Ray cluster. The games are the same."""

import logging
import os
import signal
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from multiprocessing import get_context
from typing import Any, Final

from ..kernel.problem import Problem
from .entry import Entry
from .plan import Plan

Player = Callable[[Plan, int], Entry]  # plays the game of a number
AHEAD: Final = 2  # games that wait on a cluster for each that is played: nobody is idle, and nothing is queued in vain


@contextmanager
def shared(play: Player, plan: Plan, numbers: list[int], jobs: int) -> Iterator[Iterator[Entry]]:
    """The games as they end, one by one: what is over is not kept waiting for what is not."""
    if min(jobs, len(numbers)) <= 1:
        yield (play(plan, number) for number in numbers)
    else:
        with get_context("spawn").Pool(min(jobs, len(numbers)), take, (play, plan)) as pool:
            yield pool.imap_unordered(play_taken, numbers)


taken: list[Any] = []  # in a process of the pool: how to play, and the plan it follows


def take(play: Player, plan: Plan) -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C reaches every process; the one that waits for this one ends it
    taken[:] = [play, plan]


def play_taken(number: int) -> Entry:
    play, plan = taken
    entry: Entry = play(plan, number)
    return entry


@contextmanager
def clustered(play: Player, plan: Plan, numbers: list[int], jobs: int) -> Iterator[Iterator[Entry]]:
    """The same on the Ray cluster that RAY_ADDRESS names; without one, on a local one of as many processes as there are jobs."""
    try:
        import ray
    except ImportError:
        raise Problem("package-missing", package="ray", extra="ray") from None
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")  # nobody is told what is played here
    local: dict[str, Any] = {} if os.environ.get("RAY_ADDRESS") else {"num_cpus": jobs, "include_dashboard": False}
    try:
        ray.init(**local, log_to_driver=False, logging_level=logging.ERROR)
    except (ConnectionError, OSError, RuntimeError, ValueError) as error:
        raise Problem("ray-unreachable", detail=str(error).partition("\n")[0]) from None
    try:
        yield asked_for(ray, ray.remote(num_cpus=1)(play), ray.put(plan), numbers, jobs)
    finally:
        ray.shutdown()


def asked_for(ray: Any, play: Any, plan: Any, numbers: list[int], jobs: int) -> Iterator[Entry]:
    waiting = iter(numbers)
    running = [play.remote(plan, number) for _, number in zip(range(AHEAD * jobs), waiting, strict=False)]
    while running:
        over, running = ray.wait(running, num_returns=1)
        running += [play.remote(plan, number) for _, number in zip(over, waiting, strict=False)]
        yield from ray.get(over)


BACKENDS: Final = {"local": shared, "ray": clustered}
