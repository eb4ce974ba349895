"""Writing the logs of all tables: what several tables have to write at the same time goes into one transaction.

An entry counts when its transaction is committed, and not before; that (table, seq) is unique decides every race.

On PostgreSQL another server may hold a table, for a moment or, if it was stopped in the middle of a transaction, for longer.
Nobody else waits for that: such a table is left out and tries again by itself.
"""

import asyncio
import itertools
import time
from typing import Any, Final

import msgspec
from sqlalchemy import Connection, Text, bindparam, func, insert, select, text, update
from sqlalchemy.exc import DBAPIError, IntegrityError, OperationalError
from sqlalchemy.sql.functions import Function
from structlog.stdlib import get_logger

from ..kernel.problem import Problem
from . import schema
from .database import FAILURES, Database
from .metrics import Metrics

TOGETHER: Final = 200  # entries in a transaction
BEAT: Final = 0.008  # seconds from the beginning of a transaction to the next: half a dozen tables cost hardly more than one
CHANNEL: Final = "ratusz"
HELD: Final = 3.0  # seconds until a table gives up that another server holds
LOCK_NOT_AVAILABLE: Final = "55P03"
PAUSES: Final = (0.02, 0.05, 0.1, 0.2)  # seconds between its tries; the last one again and again

STANDING: Final = ("updated", "moves", "round", "waiting", "winners", "status")
STAND: Final = (
    update(schema.tables)
    .where(schema.tables.c.id == bindparam("of"))
    .values({name: bindparam(f"new_{name}") for name in STANDING})
)

# sqlite3 lets another thread run at each row, and under load waits for its turn each time: here all rows go as one JSON text.
EACH: Final = func.json_each(bindparam("rows", type_=Text)).table_valued("value")


def given(name: str) -> Function[Any]:
    return func.json_extract(EACH.c.value, f"$.{name}")


ADD_AT_ONCE: Final = insert(schema.log).from_select(
    [column.name for column in schema.log.c], select(*[given(column.name) for column in schema.log.c])
)
STAND_AT_ONCE: Final = (
    update(schema.tables).where(schema.tables.c.id == given("of")).values({name: given(f"new_{name}") for name in STANDING})
)
WANTED: Final = select(schema.tables.c.id).where(schema.tables.c.id.in_(bindparam("wanted", expanding=True)))
FREE: Final = WANTED.with_for_update(key_share=True, skip_locked=True)
BRIEF: Final = text("SET LOCAL lock_timeout = 200")  # a table is free, so who waits meets something nobody should hold
NOTIFY: Final = text("SELECT pg_notify(:channel, :payload)")


class Entry(msgspec.Struct, frozen=True):
    """A line of a table's log."""

    seq: int
    seat: int
    kind: str  # act, try, undo, ask (for an undo), agree, refuse, position
    text: str
    at: int


class Standing(msgspec.Struct, frozen=True):
    """How a table stands after its last entry."""

    moves: int
    round: int | None
    waiting: list[int]
    winners: list[int]
    status: str


class Page(msgspec.Struct):
    """What one table writes in one go."""

    table: str
    entries: list[Entry]
    standing: Standing
    snapshot: str | None  # the position after the last entry


class Taken(Exception):
    """Somebody else has written an entry with this number, or the table is gone."""


class Held(Exception):
    """Somebody else holds the table just now; nothing has been written."""


Batch = list[tuple[Page, asyncio.Future[None]]]

logger = get_logger()


class Journal:
    def __init__(self, database: Database, metrics: Metrics, process: str) -> None:
        self.database = database
        self.metrics = metrics
        self.process = process  # names this server to the others on the same database
        self.pending: Batch = []
        self.writing: asyncio.Task[None] | None = None
        self.began: float | None = None  # since when a transaction is under way
        self.insisting: dict[str, asyncio.Task[None]] = {}  # tables somebody else holds
        self.doubtful: set[str] = set()  # tables of which nobody knows whether the last page was committed
        self.last = 0.0  # when the last transaction began

    async def write(self, page: Page) -> None:
        """Returns when the page is committed. Taken: it is not, and never will be. Problem `not-written`: nobody can tell."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.pending.append((page, done))
        if self.writing is None:
            self.writing = asyncio.create_task(self.drain())
        await done

    async def drain(self) -> None:
        try:
            while self.pending:
                await self.beat()
                batch, self.pending = self.pending[:TOGETHER], self.pending[TOGETHER:]
                await self.commit(batch)
        finally:
            self.writing = None

    async def beat(self) -> None:
        """Who comes after a pause is written at once; under load each transaction waits a moment for more to write."""
        wait = self.last + BEAT - time.monotonic()
        if wait > 0:
            await asyncio.sleep(wait)
        self.last = time.monotonic()

    async def commit(self, batch: Batch) -> None:
        started = self.began = time.perf_counter()
        try:
            await self.commit_all(batch)
        except BaseException as error:
            settle(batch, error)
            if not isinstance(error, Exception):
                raise
        finally:
            self.began = None
        self.metrics.commit.observe(time.perf_counter() - started)
        self.metrics.batch.observe(len(batch))

    async def commit_all(self, batch: Batch) -> None:
        try:
            held = await self.surely([page for page, _ in batch])
        except FAILURES as error:
            if locked(error):
                await self.commit_singly(batch)
            else:
                self.give_up(batch, error)
        except DBAPIError:
            await self.commit_singly(batch)
        else:
            settle([(page, done) for page, done in batch if page.table not in held], None)
            for page, done in batch:
                if page.table in held:
                    self.insist(page, done)

    async def surely(self, pages: list[Page]) -> set[str]:
        """Write pages, once more if the connection was lost; those of which tables could not be written now."""
        try:
            return await self.transact(pages)
        except DBAPIError as error:
            if not error.connection_invalidated:
                raise
            return await self.transact(pages)

    async def commit_singly(self, batch: Batch) -> None:
        """One page of the batch lost a race or met a lock; none must suffer for another."""
        for number, (page, done) in enumerate(batch):
            try:
                await self.alone(page)
            except Held:
                self.insist(page, done)
            except FAILURES as error:  # of the database, so that the others fare no better
                self.give_up(batch[number:], error)
                return
            except Exception as error:
                settle([(page, done)], error)
            else:
                settle([(page, done)], None)

    async def alone(self, page: Page, insist: bool = False) -> None:
        try:
            held = await self.transact([page], insist)
        except IntegrityError:
            raise Taken from None
        except OperationalError as error:
            if not locked(error):
                raise
            raise Held from None
        if held:
            raise Held

    def insist(self, page: Page, done: asyncio.Future[None]) -> None:
        """Go on trying to write a page whose table somebody else holds, without keeping anybody else waiting."""
        task = asyncio.create_task(self.insisted(page, done))
        self.insisting[page.table] = task
        task.add_done_callback(lambda _: self.insisting.pop(page.table, None))

    async def insisted(self, page: Page, done: asyncio.Future[None]) -> None:
        end = time.monotonic() + HELD
        for pause in itertools.chain(PAUSES, itertools.repeat(PAUSES[-1])):
            await asyncio.sleep(pause)
            try:
                await self.alone(page, insist=True)
            except Held:
                if time.monotonic() < end:
                    continue
                logger.warning("table held", table=page.table[:6])
                settle([(page, done)], Problem("table-held"))
            except FAILURES as error:
                self.give_up([(page, done)], error)
            except Exception as error:
                settle([(page, done)], error)
            else:
                settle([(page, done)], None)
            return

    def give_up(self, batch: Batch, error: DBAPIError) -> None:
        """The database did not answer as it should: what was sent may have been committed all the same."""
        logger.warning("not written", pages=len(batch), error=type(error.orig).__name__)
        self.metrics.errors.labels("database").inc()
        self.doubtful.update([page.table for page, _ in batch])
        for each in batch:
            settle([each], Problem("not-written"))

    async def transact(self, pages: list[Page], insist: bool = False) -> set[str]:
        """Write pages in one transaction, without those whose table somebody else holds; which tables these are."""

        def work(connection: Connection) -> set[str]:
            held = set() if self.database.sqlite else self.held(connection, {page.table for page in pages})
            free = [page for page in pages if page.table not in held]
            if free:
                self.add(connection, free)
            return held

        return await self.database.write(work, insist)

    def held(self, connection: Connection, tables: set[str]) -> set[str]:
        """Take the tables in hand, as far as nobody else does; the others. One that is gone is free: its page will fail."""
        connection.execute(BRIEF)
        rest = tables - set(connection.execute(FREE, {"wanted": sorted(tables)}).scalars())
        return set(connection.execute(WANTED, {"wanted": sorted(rest)}).scalars()) if rest else rest

    def add(self, connection: Connection, pages: list[Page]) -> None:
        rows = [{"table": page.table, **msgspec.structs.asdict(entry)} for page in pages for entry in page.entries]
        standings = [stand(page) for page in pages]
        positions = [
            {"table": page.table, "seq": page.entries[-1].seq, "position": page.snapshot}
            for page in pages
            if page.snapshot is not None
        ]
        if self.database.sqlite:
            connection.execute(ADD_AT_ONCE, {"rows": together(rows)})
            connection.execute(STAND_AT_ONCE, {"rows": together(standings)})
        else:
            connection.execute(insert(schema.log), rows)
            connection.execute(STAND, standings)
        if positions:
            connection.execute(insert(schema.snapshots), positions)
        self.announce(connection, [page.table for page in pages])

    def announce(self, connection: Connection, tables: list[str]) -> None:
        """Tell the other servers on the same database, when this transaction is committed."""
        if not self.database.sqlite:
            told = [{"channel": CHANNEL, "payload": f"{self.process} {table}"} for table in tables]
            connection.execute(NOTIFY, told)

    async def whisper(self, table: str, words: str) -> None:
        """Tell the other servers something that need not be kept."""
        if not self.database.sqlite:
            told = {"channel": CHANNEL, "payload": f"{self.process} {table} {words}"}
            try:
                await self.database.write(lambda connection: connection.execute(NOTIFY, told))
            except FAILURES as error:  # who lost the connection asks the others again when it is back
                logger.warning("whisper failed", error=type(error).__name__)

    async def finish(self) -> None:
        """Wait until everything asked for is written."""
        while under_way := [task for task in (self.writing, *self.insisting.values()) if task is not None]:
            await asyncio.wait(under_way)


def locked(error: DBAPIError) -> bool:
    """Whether PostgreSQL gave up waiting for a lock."""
    return getattr(error.orig, "sqlstate", None) == LOCK_NOT_AVAILABLE


def settle(batch: Batch, error: BaseException | None) -> None:
    for _, done in batch:
        if done.done():
            continue
        if error is None:
            done.set_result(None)
        else:
            done.set_exception(error)


def together(rows: list[dict[str, Any]]) -> str:
    return msgspec.json.encode(rows).decode()


def stand(page: Page) -> dict[str, Any]:
    standing = page.standing
    return {
        "of": page.table,
        "new_updated": page.entries[-1].at,
        "new_moves": standing.moves,
        "new_round": standing.round,
        "new_waiting": msgspec.json.encode(standing.waiting).decode(),
        "new_winners": msgspec.json.encode(standing.winners).decode(),
        "new_status": standing.status,
    }
