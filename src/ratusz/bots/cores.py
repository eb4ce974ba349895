"""Several cores for one decision: processes that try answers on guesses, or grow trees of their own, for a bot that waits for
them. All they are given is what the bot was given, the view."""

import atexit
import signal
from functools import cache
from typing import TYPE_CHECKING, Final

import msgspec

from ..games.catalogue import game_named
from ..kernel.chance import Chance, Guess
from ..kernel.state import Action
from ..kernel.view import View

if TYPE_CHECKING:
    from concurrent.futures import Future, ProcessPoolExecutor

AT_A_TIME: Final = 4  # guesses for each process
LATE: Final = 0.05  # seconds after which trees are not waited for any more

Outcome = tuple[float, dict[Action, float]]  # how much a guess counts, and what each answer comes to if it is right
Grown = dict[Action, tuple[int, float]]  # how often each answer was given at the root of a tree, and what came of it in all


def free(wanted: int) -> int:
    """As many as wanted; only one in a process of a pool, which may not start others: there, cores are busy with other games."""
    if wanted == 1:
        return 1
    from multiprocessing import current_process  # takes long, and few bots need it

    return 1 if current_process().daemon else wanted


@cache
def processes(count: int) -> "ProcessPoolExecutor":
    from concurrent.futures import ProcessPoolExecutor
    from multiprocessing import get_context

    pool = ProcessPoolExecutor(count, get_context("spawn"), initializer=begin)
    atexit.register(pool.shutdown)  # while what it needs for that is still there
    return pool


def outcomes(cores: int, game: str, view: View, seat: int, answers: list[Action], numbers: list[int]) -> list[Outcome]:
    """What the answers come to on the guesses of these numbers, in their order."""
    seen = msgspec.json.encode(view)
    shares = [numbers[i : i + AT_A_TIME] for i in range(0, len(numbers), AT_A_TIME)]
    jobs = [processes(cores).submit(tried, game, seen, seat, answers, share) for share in shares]
    return [outcome for job in jobs for outcome in job.result()]


class Trees:
    """Trees that other processes grow for a decision while a bot grows its own."""

    def __init__(self, spec: str, game: str, view: View, seat: int) -> None:
        self.spec = spec
        self.game = game
        self.view = view
        self.seat = seat
        self.growing: list[Future[Grown]] = []

    def grow(self, count: int, chance: Chance) -> None:
        seen = msgspec.json.encode(self.view)
        for _ in range(count):
            number = chance.below(1 << 31)
            self.growing.append(processes(count).submit(grown, self.spec, self.game, seen, self.seat, number))

    def grown(self) -> list[Grown]:
        """Those that are there in time."""
        if not self.growing:
            return []
        from concurrent.futures import wait

        return [tree.result() for tree in wait(self.growing, LATE).done]


# What follows runs in the other process. What makes bots imports this module, and so is imported late.


def begin() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C reaches every process; the one that waits for this one ends it


def tried(game: str, view: bytes, seat: int, answers: list[Action], numbers: list[int]) -> list[Outcome]:
    from .halving import Halving
    from .levels import expert
    from .search import Budget

    found = game_named(game)
    bot = expert(found, Guess(0), Budget(0.0, 1))
    assert isinstance(bot, Halving)
    base = found.rebuild(msgspec.json.decode(view))
    return [bot.outcome(base, seat, answers, number) for number in numbers]


def grown(spec: str, game: str, view: bytes, seat: int, number: int) -> Grown:
    from .catalogue import bot_named
    from .search import Search

    found = game_named(game)
    seen: View = msgspec.json.decode(view)
    bot = bot_named(spec, found, str(number))
    assert isinstance(bot, Search)
    bot.rank(seen, seat, found.rules.options(found.rebuild(seen), seat))
    arms = bot.memory.root.arms[seat] if bot.memory is not None else {}
    return {action: (arm.given, arm.total) for action, arm in arms.items()}
