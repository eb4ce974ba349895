"""Writing the logs of all tables: what several tables have to write at the same time goes into one transaction.

An entry counts when its transaction is committed, and not before; that (table, seq) is unique decides every race.

On PostgreSQL another server may hold a table, for a moment or, if it was stopped in the middle of a transaction, for longer.
Nobody else waits for that: such a table is left out and tries again by itself.
"""

import asyncio
import itertools
import time
from typing import Final

import msgspec
from sqlalchemy import Connection, text
from sqlalchemy.exc import DBAPIError, IntegrityError, OperationalError
from structlog.stdlib import get_logger

from ...kernel.problem import Problem
from ..metrics import Metrics
from .database import FAILURES, Database
from .ledger import CHANNEL, Left, write_postgresql, write_sqlite

TOGETHER: Final = 200  # entries in a transaction
BEAT: Final = 0.01  # seconds from the beginning of a transaction to the next: half a dozen tables cost hardly more than one
HELD: Final = 3.0  # seconds until a table gives up that another server holds
LOCK_NOT_AVAILABLE: Final = "55P03"
PAUSES: Final = (0.02, 0.05, 0.1, 0.2)  # seconds between its tries; the last one again and again

NOTIFY: Final = text("SELECT pg_notify(:channel, :payload)")


class Entry(msgspec.Struct, frozen=True):
    """A line of a table's log."""

    seq: int
    seat: int
    kind: str  # act, undo, ... (play.py)
    text: str
    at: int


class Late(msgspec.Struct, frozen=True):
    """Whose time has run out, until it is decided what becomes of it."""

    since: dict[int, int] = {}  # by seat: when
    ending: list[int] = []  # the seats that would end the game for it


class Standing(msgspec.Struct, frozen=True):
    """How a table stands after its last entry."""

    moves: int
    round: int | None
    waiting: list[int]
    winners: list[int]
    status: str
    asked: dict[int, int] = {}  # by seat it waits for: since when
    late: Late = Late()


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
        self.unsaid: list[dict[str, str]] = []  # notices for the other servers
        self.saying: asyncio.Task[None] | None = None

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
            left = await self.surely([page for page, _ in batch])
        except FAILURES as error:
            if locked(error):
                await self.commit_singly(batch)
            else:
                self.give_up(batch, error)
        except DBAPIError:
            await self.commit_singly(batch)
        else:
            for page, done in batch:
                if page.table in left.held:
                    self.insist(page, done)
                else:
                    settle([(page, done)], Taken() if page.table in left.gone else None)

    async def surely(self, pages: list[Page]) -> Left:
        """Write pages, once more if the connection was lost; those of which tables could not be written."""
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
            left = await self.transact([page], insist)
        except IntegrityError:
            raise Taken from None
        except OperationalError as error:
            if not locked(error):
                raise
            raise Held from None
        if left.held:
            raise Held
        if left.gone:
            raise Taken

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

    async def transact(self, pages: list[Page], insist: bool = False) -> Left:
        """Write pages in one transaction, without those whose table somebody else holds."""
        if self.database.sqlite:
            return await self.database.write_plainly(lambda connection: write_sqlite(connection, pages))
        return await self.database.write_plainly(lambda connection: write_postgresql(connection, pages, self.process), insist)

    def announce(self, connection: Connection, tables: list[str]) -> None:
        """Tell the other servers on the same database, when this transaction is committed."""
        if not self.database.sqlite:
            told = [{"channel": CHANNEL, "payload": f"{self.process} {table}"} for table in tables]
            connection.execute(NOTIFY, told)

    def whisper(self, table: str, words: str) -> None:
        """Tell the other servers something that need not be kept, without waiting for it."""
        if not self.database.sqlite:
            self.unsaid.append({"channel": CHANNEL, "payload": f"{self.process} {table} {words}"})
            if self.saying is None:
                self.saying = asyncio.create_task(self.say())

    async def say(self) -> None:
        """What there is to tell the others, all of it in one go."""
        try:
            while self.unsaid:
                told, self.unsaid = self.unsaid, []
                await self.notify(told)
        finally:
            self.saying = None

    async def notify(self, told: list[dict[str, str]]) -> None:
        try:
            await self.database.write(lambda connection: connection.execute(NOTIFY, told))
        except FAILURES as error:  # who lost the connection asks the others again when it is back
            logger.warning("whisper failed", error=type(error).__name__)

    async def finish(self) -> None:
        """Wait until everything asked for is written."""
        while under_way := [task for task in (self.writing, self.saying, *self.insisting.values()) if task is not None]:
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
