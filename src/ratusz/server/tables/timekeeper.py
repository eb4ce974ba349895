"""The clocks of all tables: one loop, which sleeps until the first of them runs out, and finds that by one query.

A table in memory says when its next clock runs out (`clocks`); asleep, it costs nothing. So that no clock counts while no server
runs, each server writes now and then that it is there (`uptime`), as long as any clock runs at all.
"""

import asyncio
import contextlib
import time
from collections.abc import Awaitable, Callable
from typing import Any, Final

from sqlalchemy import Connection, func, select, update
from structlog.stdlib import get_logger

from ..clock import now
from ..metrics import Metrics
from ..storage import schema
from ..storage.database import FAILURES, Database, set_row
from .pace import overlap

BEAT: Final = 5_000  # milliseconds between two signs of life, if a clock may run out soon
CALM: Final = 60_000  # and if none does
SOON: Final = 60 * 60 * 1000
ASLEEP: Final = 30.0  # seconds of which the processor knows nothing: the machine was asleep
CLAIMED: Final = 30_000  # milliseconds another server leaves a clock alone that one has taken in hand
TOGETHER: Final = 0.2  # seconds in which tables say when their clocks run out, to be written together
CHUNK: Final = 100
UNKNOWN: Final = -1  # the entry a clock is right as far as, when nobody can tell: `unwritten` finds it

logger = get_logger()


class Timekeeper:
    def __init__(self, database: Database, metrics: Metrics) -> None:
        self.database = database
        self.metrics = metrics
        self.run_out: Callable[[str], Awaitable[None]] = nobody  # looks at a table whose clock may have run out
        self.wake = asyncio.Event()
        self.pending: dict[str, tuple[int, int | None]] = {}  # by table: as far as which entry, when the next clock runs out
        self.stretches: list[tuple[int, int]] = []  # in which some server ran
        self.since = 0  # when this server began to count
        self.beaten = 0  # when it last said so
        self.pause = CALM
        self.slept = asleep()

    # For tables.

    def up(self, since: int, until: int) -> int:
        """For how many milliseconds between two moments a server ran; this one runs now."""
        own = [(self.since, now())] if self.since else []
        return overlap([*self.stretches, *own], since, until)

    def set(self, table: str, seq: int, due: int | None) -> None:
        """As far as this entry, the next clock of a table runs out then; None: none runs."""
        self.pending[table] = (seq, due)
        self.wake.set()

    def set_aside(self, table: str) -> None:
        """Nobody can tell the time of this table: it is not due any more, until it says when, or a server starts."""
        self.set(table, UNKNOWN, None)

    async def begin(self) -> None:
        """Before any table is loaded: when servers have run. What no server has seen run out runs out later by so much."""
        gone = await self.database.write(self.shifted)
        self.stretches = await self.database.read(self.known)
        self.since = self.beaten = now()
        if gone:
            logger.info("clocks stood still", seconds=gone // 1000)

    def shifted(self, connection: Connection) -> int:
        up, clock = schema.uptime.c, schema.clocks.c
        last = connection.execute(select(func.max(up.until))).scalar()
        gone = 0 if last is None else max(0, now() - last)
        if gone:
            connection.execute(update(schema.clocks).where(clock.due.is_not(None)).values(due=clock.due + gone))
        return gone

    def known(self, connection: Connection) -> list[tuple[int, int]]:
        up = schema.uptime.c
        return [(row.since, row.until) for row in connection.execute(select(up.since, up.until).where(up.since != self.since))]

    async def unwritten(self) -> list[str]:
        """Tables a killed server has not told us the time of, and such as no server could."""
        table, clock, log = schema.tables.c, schema.clocks.c, schema.log.c
        last = select(func.coalesce(func.max(log.seq), 0)).where(log.table == table.id).scalar_subquery()
        chosen = (
            select(table.id)
            .join_from(schema.tables, schema.clocks, table.id == clock.table, isouter=True)
            .where(table.status == "playing", table.pace.is_not(None), clock.seq.is_(None) | (clock.seq < last))
        )
        return list(await self.database.read(lambda connection: connection.execute(chosen).scalars().all()))

    # The loop.

    async def run(self) -> None:
        """For ever and ever."""
        while True:
            self.wake.clear()
            wait = CALM / 1000
            try:
                wait = await self.look()
            except FAILURES as error:
                logger.warning("database failed", where="clocks", error=type(error).__name__)
            except Exception:
                logger.exception("clocks failed")
                self.metrics.errors.labels("clocks").inc()
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self.wake.wait(), wait)
                await asyncio.sleep(TOGETHER)

    async def look(self) -> float:
        """Write what tables have said, and look at those whose time is up; seconds until there may be more."""
        self.wake_up()
        await self.write()
        for table in await self.database.write(self.claim):
            try:
                await self.run_out(table)
            except FAILURES:
                raise
            except Exception:  # one of many
                logger.exception("running out failed", table=table[:6])
                self.metrics.errors.labels("clocks").inc()
        await self.write()
        first = select(func.min(schema.clocks.c.due))
        due: int | None = await self.database.read(lambda connection: connection.execute(first).scalar())
        if due is None:
            return CALM / 1000
        self.pause = BEAT if due - now() < SOON else CALM
        if now() - self.beaten >= self.pause or not self.stretches:
            await self.beat()
        return max(0.05, min(due - now(), self.beaten + self.pause - now()) / 1000)

    async def write(self) -> None:
        pending, self.pending = self.pending, {}
        try:
            if pending:
                await self.database.write(lambda connection: keep(connection, pending))
        except BaseException:  # written when the database answers, unless tables have said something newer
            self.pending = {**pending, **self.pending}
            raise

    def claim(self, connection: Connection) -> list[str]:
        """Tables whose clocks should have run out, and that no other server has in hand."""
        clock, at = schema.clocks.c, now()
        chosen = select(clock.table).where(clock.due <= at).order_by(clock.due).limit(CHUNK).with_for_update(skip_locked=True)
        tables = list(connection.execute(chosen).scalars())
        if tables:
            connection.execute(update(schema.clocks).where(clock.table.in_(tables)).values(due=at + CLAIMED))
        return tables

    # Signs of life.

    def wake_up(self) -> None:
        """While the machine was asleep, no server ran."""
        slept = asleep()
        if slept > self.slept + ASLEEP:
            self.stretches = [*self.stretches, (self.since, self.beaten)]
            self.since = now()
        self.slept = slept

    async def beat(self) -> None:
        """Say that this server runs."""
        at = now()
        await self.database.write(lambda connection: self.beaten_until(connection, at))
        self.beaten = at
        self.stretches = await self.database.read(self.known) or [(0, 0)]

    def beaten_until(self, connection: Connection, at: int) -> None:
        set_row(connection, schema.uptime, {"since": self.since}, {"until": at})

    async def end(self) -> None:
        """The server stops in order: to the moment."""
        with contextlib.suppress(*FAILURES):
            await self.write()
            if self.stretches:
                await self.beat()


def keep(connection: Connection, pending: dict[str, tuple[int, int | None]]) -> None:
    for table, (seq, due) in pending.items():  # of one that was deleted nothing is kept
        set_row(connection, schema.clocks, {"table": table}, {"seq": seq, "due": due})


def asleep() -> float:
    """Seconds that the clock on the wall is ahead of the processor's, which stands still while a machine is asleep."""
    return time.time() - time.monotonic()


async def nobody(table: str) -> Any:
    """Nobody has said yet who looks."""
