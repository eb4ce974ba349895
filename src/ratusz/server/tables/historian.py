"""Writing the histories of games that are over: one after the other, in a process that gives way to everything else."""

import asyncio
import os
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from typing import Final

import msgspec
from structlog.stdlib import get_logger

from ...kernel.problem import Problem
from ..metrics import Metrics
from ..storage.store import Store
from ..thinking.thinkers import prepare
from .history import told

PATIENCE: Final = 5.0  # seconds a stopping server waits for what is left to be written
NICENESS: Final = 10

logger = get_logger()


class Historian:
    def __init__(self, store: Store, metrics: Metrics) -> None:
        self.store = store
        self.metrics = metrics
        self.waiting: list[str] = []
        self.task: asyncio.Task[None] | None = None

    def over(self, *tables: str) -> None:
        """The games at these tables are over."""
        self.waiting += tables
        if self.waiting and self.task is None:
            self.task = asyncio.create_task(self.work())

    async def work(self) -> None:
        # Spawned, not forked, as the thinkers are; and gone when there is nothing left to write.
        pool = ProcessPoolExecutor(1, get_context("spawn"), initializer=give_way)
        try:
            while self.waiting:
                await self.write(self.waiting.pop(0), pool)
        finally:
            self.task = None
            pool.shutdown(wait=False, cancel_futures=True)

    async def write(self, table: str, pool: ProcessPoolExecutor) -> None:
        try:
            setup, entries = await self.store.setup(table), await self.store.entries(table)
            given = msgspec.msgpack.encode(setup), msgspec.msgpack.encode(entries)
            parts = await asyncio.get_running_loop().run_in_executor(pool, told, *given)
            await self.store.keep_history(table, parts)
        except Problem:  # deleted meanwhile
            return
        except Exception:  # the next server that starts tries again
            logger.exception("history failed", table=table[:6])
            self.metrics.errors.labels("history").inc()

    async def finish(self) -> None:
        """Before the server stops: its successor may have other rules, and could not write these histories."""
        if self.task is not None:
            await asyncio.wait([self.task], timeout=PATIENCE)
        if self.task is not None:
            self.task.cancel()
            await asyncio.wait([self.task])


def give_way() -> None:
    prepare()
    os.nice(NICENESS)
