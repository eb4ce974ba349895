"""Bots think in processes of their own, so that nobody at another table waits for them; all they are given is a view.

There are few processes, so thinking is shared out by turns. Where many wait, searches are shorter before anybody waits longer.
Other work that takes long is shared out the same way: in a process that does nothing else, or in a thread if it is on what lies
in memory here.
"""

import asyncio
import os
import secrets
import signal
import threading
from collections import OrderedDict
from collections.abc import Callable, Sequence
from concurrent.futures import ProcessPoolExecutor, ThreadPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import cache
from multiprocessing import get_context, parent_process
from typing import Any, Final, NamedTuple, TypeVar

import msgspec
from structlog.stdlib import get_logger

from ...bots.bot import Bot
from ...bots.catalogue import bot_named, timed
from ...bots.levels import LEVELS, THINK
from ...bots.titles import FORMER
from ...coach.hints import SECONDS as HINT_SECONDS
from ...coach.hints import Advised, advised
from ...coach.judge import judged
from ...coach.judged import Apart, Case, Judged
from ...games.catalogue import game_named, strategy_named
from ...kernel import record
from ...kernel.concern import Concern
from ...kernel.game import Game
from ...kernel.problem import Problem
from ...kernel.view import View
from ...mentor.advice import better, matters
from .. import logs
from ..limits import network
from .turns import Told, Turns, Who

logger = get_logger()

T = TypeVar("T")

HINTS_FROM: Final = timed("expert", HINT_SECONDS)
UNLEARNED: Final = ("expert-missing", "expert-stale")
INSTEAD: Final = "planner"
SECONDS: Final = {**THINK, "search:0.2s": 0.2, "search": 1.0, "expert:0.2s": 0.2, HINTS_FROM: HINT_SECONDS}
REMEMBERED: Final = 10_000  # people
SHORTEST: Final = 0.05  # seconds of a search, however many wait


Poorer = tuple[str, Apart]  # the text of a better action, and in which figures it ends differently


class Packed(NamedTuple):
    code: str
    rule: str
    figures: dict[str, Any]


def offered(bot: str) -> str:
    """A bot a table may have: others would let a guest order hours of thinking."""
    if bot not in LEVELS and bot not in FORMER:
        raise Problem("bot-unknown", bot=bot, known=", ".join(LEVELS))
    return bot


def new_seed() -> str:
    return secrets.token_hex(8)


def hurried(bot: str, pressure: float) -> str:
    """The bot with less time, where so many wait for each process."""
    seconds = SECONDS.get(bot)
    return bot if seconds is None or not pressure else f"{bot.partition(':')[0]}:{max(SHORTEST, seconds / (1 + pressure)):.3f}s"


class Processes:
    """So many processes, from when something is first to be done in them."""

    def __init__(self, count: int) -> None:
        self.count = count
        self.pool: ProcessPoolExecutor | None = None

    def started(self) -> ProcessPoolExecutor:
        if self.pool is None:
            # Spawned, not forked: a fork would copy the server's sockets and threads.
            self.pool = ProcessPoolExecutor(self.count, get_context("spawn"), initializer=begin, initargs=(logs.chosen,))
        return self.pool

    async def run(self, function: Any, *args: Any) -> Any:
        loop = asyncio.get_running_loop()
        pool = self.started()
        try:
            return await loop.run_in_executor(pool, function, *args)
        except BrokenProcessPool:  # one was killed: another one tries again
            if self.pool is pool:
                self.pool = None
                pool.shutdown(wait=False)
            return await loop.run_in_executor(self.started(), function, *args)

    def close(self) -> None:
        if self.pool is not None:
            self.pool.shutdown(wait=False, cancel_futures=True)


class Thinkers:
    def __init__(self, processes: int) -> None:
        self.processes = Processes(processes or max(1, (os.cpu_count() or 2) - 1))
        self.turns = Turns(self.processes.count)
        self.seen: OrderedDict[str, str] = OrderedDict()  # where people were last
        self.reader = Processes(1)
        self.reader_turns = Turns(1)
        self.thread = ThreadPoolExecutor(1, "apart")
        self.thread_turns = Turns(1)

    def saw(self, person: str, address: str) -> None:
        self.seen[person] = network(address)
        self.seen.move_to_end(person)
        if len(self.seen) > REMEMBERED:
            self.seen.popitem(last=False)

    def whereabouts(self, person: str) -> Who:
        """Somebody who is not there now."""
        return Who(self.seen.get(person, ""), person)

    async def choose(
        self, people: Sequence[Who], bot: str, game: str, view: View, seat: int, watched: bool = True, told: Told | None = None
    ) -> str:
        """What a bot would do in this seat, as the text of an action."""
        async with self.turns.turn(people, watched, told) as turn:
            quick, seen = hurried(bot, turn.pressure), msgspec.json.encode(view)
            return str(await self.processes.run(choose, quick, game, seen, seat, new_seed()))

    async def advise(self, who: Who, game: str, view: View, seat: int) -> list[Advised]:
        """The best a bot would do in this seat, and what each of it leads to beside another."""
        async with self.turns.turn([who]) as turn:
            quick, seen = hurried(HINTS_FROM, turn.pressure), msgspec.json.encode(view)
            found: list[Advised] = await self.processes.run(advise, quick, game, seen, seat, new_seed())
            return found

    async def mentor(self, who: Who, game: str, view: View, seat: int) -> Concern | None:
        """What matters before the decision of this seat."""
        async with self.turns.turn([who]):
            found: Concern | None = await self.processes.run(mentor, game, msgspec.json.encode(view), seat)
            return found

    async def judge(self, who: Who, game: str, view: View, seat: int, chosen: str, seed: str) -> Poorer | None:
        """What would have been clearly better than what this seat has chosen."""
        async with self.turns.turn([who]):
            found: Poorer | None = await self.processes.run(judge, game, msgspec.json.encode(view), seat, chosen, seed)
            return found

    async def interject(self, people: Sequence[Who], bot: str, game: str, view: View, seat: int, watched: bool) -> str:
        """What a bot in this seat would say although nobody asks it, as the text of an aside; empty: nothing."""
        async with self.turns.turn(people, watched):
            return str(await self.processes.run(interject, bot, game, msgspec.json.encode(view), seat, new_seed()))

    async def weigh(self, who: Who, case: Case, close: bool) -> Judged:
        """A decision of a finished game, when nobody else wants to think."""
        async with self.turns.turn([who], watched=False):
            found: Judged = await self.processes.run(judged, case, close)
            return found

    async def check(self, who: Who, game: str, data: bytes) -> None:
        """Whether a record is what it says; Problem if not."""
        async with self.turns.turn([who]):
            found = await self.processes.run(check, game, data)
        if found is not None:
            raise unpacked(found)

    async def read(self, who: Who, function: Callable[..., T | Packed], *args: Any) -> T:
        """Do something long with what is written down, in a process that is there for that alone: no bot is waited for. A problem
        the function gives back is raised."""
        async with self.reader_turns.turn([who]):
            found: T | Packed = await self.reader.run(function, *args)
        if isinstance(found, Packed):
            raise unpacked(found)
        return found

    async def apart(self, who: Who, work: Callable[[], T]) -> T:
        """Do something long while others go on. In one thread: with many of them nobody else would get a turn."""
        async with self.thread_turns.turn([who]):
            return await asyncio.get_running_loop().run_in_executor(self.thread, work)

    def close(self) -> None:
        self.processes.close()
        self.reader.close()
        self.thread.shutdown(cancel_futures=True)


# What follows runs in the other process.


def begin(log: dict[str, Any]) -> None:
    prepare()
    logs.configure(**log)


def prepare() -> None:
    """Ctrl-C is the server's business; and when the server is gone, however it went, so is the thinker."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=end_with_parent, daemon=True).start()


def end_with_parent() -> None:
    parent = parent_process()
    if parent is not None:
        parent.join()
        os._exit(0)


def seated(bot: str, game: Game, seed: str) -> Bot:
    """The bot of that name; where what it has learned does not fit the rules and cards, the best that learned nothing."""
    try:
        return bot_named(bot, game, seed)
    except Problem as problem:
        if problem.code not in UNLEARNED:
            raise
        tell_unlearned(game.name, problem.code)
        return bot_named(INSTEAD, game, seed)


@cache
def tell_unlearned(game: str, code: str) -> None:
    """Once in each process is enough."""
    logger.warning("bot has not learned this", game=game, error=code, instead=INSTEAD)


def choose(bot: str, game: str, view: bytes, seat: int, seed: str) -> str:
    found = game_named(game)
    seen: View = msgspec.json.decode(view)
    guess = found.rebuild(seen)
    legal = found.rules.options(guess, seat)
    action = seated(bot, found, seed).choose(seen, seat, legal)
    return found.rules.write(guess, seat, action)


def advise(bot: str, game: str, view: bytes, seat: int, seed: str) -> list[Advised]:
    found = game_named(game)
    seen: View = msgspec.json.decode(view)
    return advised(found, seated(bot, found, seed), seen, seat, found.rules.options(found.rebuild(seen), seat), seed)


def mentor(game: str, view: bytes, seat: int) -> Concern | None:
    return matters(game_named(game), msgspec.json.decode(view), seat)


def judge(game: str, view: bytes, seat: int, chosen: str, seed: str) -> Poorer | None:
    found = game_named(game)
    seen: View = msgspec.json.decode(view)
    guess = found.rebuild(seen)
    best = better(found, seen, seat, found.rules.read(guess, seat, chosen), seed)
    return None if best is None else (found.rules.write(guess, seat, best.action), best.apart)


def interject(bot: str, game: str, view: bytes, seat: int, seed: str) -> str:
    found = game_named(game)
    seen: View = msgspec.json.decode(view)
    guess = found.rebuild(seen)
    proposals = strategy_named(game).proposals(guess, seat)
    action = seated(bot, found, seed).interject(seen, seat, proposals) if proposals else None
    return "" if action is None else found.rules.write(guess, seat, action)


def check(game: str, data: bytes) -> Packed | None:
    try:
        record.verify(game_named(game), record.parse(msgspec.json.decode(data)))
    except Problem as problem:
        return packed(problem)
    return None


def packed(problem: Problem) -> Packed:
    """A problem in a form that crosses from process to process."""
    figures = {name: packed(value) if isinstance(value, Problem) else value for name, value in problem.figures.items()}
    return Packed(problem.code, problem.rule, figures)


def unpacked(found: Packed) -> Problem:
    figures = {name: unpacked(value) if isinstance(value, Packed) else value for name, value in found.figures.items()}
    return Problem(found.code, found.rule, **figures)
