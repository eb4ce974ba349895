"""Several cores for one decision: processes that try answers on guesses for a bot that does the same meanwhile. All they are
given is what the bot was given, the view."""

import atexit
import os
import signal
import time
from functools import cache
from itertools import count
from typing import TYPE_CHECKING, Final

import msgspec

from ..games.catalogue import game_named
from ..kernel.state import Action
from ..kernel.view import View

if TYPE_CHECKING:
    from concurrent.futures import Future, ProcessPoolExecutor

    from .memory import Memory
    from .search import Search

AT_A_TIME: Final = 4  # guesses for each process, to begin with
WORTH_SENDING: Final = 0.005  # seconds that a process should be busy with what it is sent

Outcome = tuple[float, dict[Action, float]]  # how much a guess counts, and what each answer comes to if it is right

DECISIONS: Final = count()


def free(wanted: int) -> int:
    """As many as wanted; only one in a process of a pool, which may not start others: there, cores are busy with other games."""
    if wanted == 1:
        return 1
    from multiprocessing import current_process  # takes long, and few bots need it

    return 1 if current_process().daemon else wanted


@cache
def processes(number: int) -> "ProcessPoolExecutor":
    from concurrent.futures import ProcessPoolExecutor
    from multiprocessing import get_context

    pool = ProcessPoolExecutor(number, get_context("spawn"), initializer=begin)
    atexit.register(pool.shutdown)  # while what it needs for that is still there
    return pool


class Helpers:
    """Processes that help with a decision."""

    def __init__(self, count: int, spec: str, game: str, view: View, seat: int) -> None:
        self.count = count
        self.each = AT_A_TIME
        self.spec = spec
        self.game = game
        self.seat = seat
        self.view = msgspec.json.encode(view) if count else b""
        self.decision = f"{os.getpid()} {next(DECISIONS)}" if count else ""
        self.began = 0.0
        self.busy: list[Future[list[Outcome]]] = []

    def begin(self, alive: list[Action], shares: list[list[int]]) -> None:
        """Try these answers on guesses with these numbers, a share for each process."""
        pool = processes(self.count)
        self.began = time.perf_counter()
        asked = (self.decision, self.spec, self.game, self.view, self.seat, alive)
        self.busy = [pool.submit(tried, *asked, share) for share in shares]

    def ended(self) -> list[Outcome]:
        """What they have found, in the order of the guesses."""
        found = [outcome for job in self.busy for outcome in job.result()]
        if time.perf_counter() - self.began < WORTH_SENDING:
            self.each *= 2
        return found


# What follows runs in the other process. What makes bots imports this module, and so is imported late.


def begin() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C reaches every process; the one that waits for this one ends it


LAST: Final[dict[str, "tuple[Search, Memory]"]] = {}  # the decision this process helped with last, and its tree


def tried(
    decision: str, spec: str, game: str, view: bytes, seat: int, answers: list[Action], numbers: list[int]
) -> list[Outcome]:
    if decision not in LAST:
        from .catalogue import bot_named
        from .search import Search

        bot = bot_named(spec, game_named(game), "")
        assert isinstance(bot, Search)
        seen: View = msgspec.json.decode(view)
        LAST.clear()
        LAST[decision] = bot, bot.begin(seen, bot.game.rebuild(seen), seat, answers)
    bot, memory = LAST[decision]
    return [bot.outcome(memory, answers, number) for number in numbers]
