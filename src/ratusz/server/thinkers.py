"""Bots think in processes of their own, so that nobody at another table waits for them; all they are given is a view."""

import asyncio
import os
import secrets
import signal
import threading
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context, parent_process
from typing import Any, Final, NamedTuple

import msgspec

from ..bots.catalogue import bot_named
from ..games.catalogue import game_named
from ..kernel import record
from ..kernel.game import View
from ..kernel.problem import Problem
from ..words.bundle import Words

# The bots a table may have, from the weakest to the strongest; others would let a guest order hours of thinking.
OFFERED: Final = {"random": "random", "greedy": "greedy", "search:0.2s": "quick", "search": "strong"}
HINTS_FROM: Final = "search:0.2s"


class Packed(NamedTuple):
    code: str
    rule: str
    figures: dict[str, Any]


def offered(bot: str) -> str:
    if bot not in OFFERED:
        raise Problem("bot-unknown", bot=bot, known=", ".join(OFFERED))
    return bot


def bot_title(w: Words, bot: str) -> str:
    return w.say(f"bot-{OFFERED.get(bot, 'other')}")


class Thinkers:
    def __init__(self, processes: int) -> None:
        self.processes = processes or max(1, (os.cpu_count() or 2) - 1)
        self.unattended = asyncio.Semaphore(1)
        self.pool: ProcessPoolExecutor | None = None

    def started(self) -> ProcessPoolExecutor:
        if self.pool is None:
            # Spawned, not forked: a fork would copy the server's sockets and threads.
            self.pool = ProcessPoolExecutor(self.processes, get_context("spawn"), initializer=prepare)
        return self.pool

    async def choose(self, bot: str, game: str, view: View, seat: int, attended: bool = True) -> str:
        """What a bot would do in this seat, as the text of an action. Where nobody looks, bots think one after the other, so
        that those somebody waits for never wait behind many of them."""
        asked = (choose, bot, game, msgspec.json.encode(view), seat, secrets.token_hex(8))
        if attended:
            return str(await self.run(*asked))
        async with self.unattended:
            return str(await self.run(*asked))

    async def interject(self, bot: str, game: str, view: View, seat: int) -> str:
        """What a bot in this seat would say although nobody asks it, as the text of an aside; empty: nothing."""
        return str(await self.run(interject, bot, game, msgspec.json.encode(view), seat, secrets.token_hex(8)))

    async def check(self, game: str, data: bytes) -> None:
        """Whether a record is what it says; Problem if not."""
        found = await self.run(check, game, data)
        if found is not None:
            raise unpacked(found)

    async def run(self, function: Any, *args: Any) -> Any:
        loop = asyncio.get_running_loop()
        pool = self.started()
        try:
            return await loop.run_in_executor(pool, function, *args)
        except BrokenProcessPool:  # a thinker was killed: another one tries again
            if self.pool is pool:
                self.pool = None
                pool.shutdown(wait=False)
            return await loop.run_in_executor(self.started(), function, *args)

    def close(self) -> None:
        if self.pool is not None:
            self.pool.shutdown(wait=False, cancel_futures=True)


# What follows runs in the other process.


def prepare() -> None:
    """Ctrl-C is the server's business; and when the server is gone, however it went, so is the thinker."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=end_with_parent, daemon=True).start()


def end_with_parent() -> None:
    parent = parent_process()
    if parent is not None:
        parent.join()
        os._exit(0)


def choose(bot: str, game: str, view: bytes, seat: int, seed: str) -> str:
    found = game_named(game)
    seen: View = msgspec.json.decode(view)
    guess = found.rebuild(seen)
    legal = found.rules.options(guess, seat)
    action = bot_named(bot, found, seed).choose(seen, seat, legal)
    return found.rules.write(guess, seat, action)


def interject(bot: str, game: str, view: bytes, seat: int, seed: str) -> str:
    found = game_named(game)
    seen: View = msgspec.json.decode(view)
    guess = found.rebuild(seen)
    proposals = found.proposals(guess, seat)
    action = bot_named(bot, found, seed).interject(seen, seat, proposals) if proposals else None
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
