"""The database: SQLite in a file, or PostgreSQL by address. Everything above speaks SQLAlchemy Core, except where the log of the
tables is written, many times as often as everything else: there SQLAlchemy took longer than the database.

A transaction is a function that is given a connection, and runs in a thread as a whole: one hop to the thread and back, where an
asynchronous driver would hop for every statement (measured: a third of the time and of the work).
"""

import asyncio
import os
import socket
import threading
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Final, TypeVar
from weakref import WeakSet

from sqlalchemy import Connection, Engine, Table, create_engine, event, insert, make_url, text, update
from sqlalchemy.engine import URL
from sqlalchemy.exc import ArgumentError, DBAPIError, DisconnectionError, IntegrityError, InternalError, OperationalError
from structlog.stdlib import get_logger

from ...kernel.problem import Problem
from .revisions import upgrade

T = TypeVar("T")

DRIVERS: Final = {"sqlite": "sqlite", "postgres": "postgresql+psycopg", "postgresql": "postgresql+psycopg"}
MIGRATING: Final = 7_151_151  # PostgreSQL's lock while one of several starting servers migrates
RATING: Final = 7_151_153  # the lock while a finished game changes ratings
SERVING: Final = 7_151_152  # the lock every server on a PostgreSQL shares as long as it runs
THREADS: Final = 4

# Nobody waits for ever: neither for a lock another server holds, nor for a server that was stopped in the middle of a transaction
# (PostgreSQL ends it then), nor for a network that passes nothing on.
LOCK: Final = 1_000  # milliseconds until a transaction gives up waiting for another one's lock
BRIEF: Final = 200  # the same for the log: it takes only tables that are free, so who waits meets something nobody should hold
BUSY: Final = 3_000  # the same for SQLite, where one lock is all there is
SESSION: Final = {"lock_timeout": LOCK, "statement_timeout": 4_000, "idle_in_transaction_session_timeout": 5_000}
WIRE: Final = {
    "connect_timeout": 5,
    "keepalives_idle": 10,
    "keepalives_interval": 3,
    "keepalives_count": 3,
    "tcp_user_timeout": 10_000,
}
SILENT: Final = 6.0  # seconds after which a transaction that got no answer at all is cut off
MIGRATION: Final = 600_000  # milliseconds: to rewrite large tables, and to wait for who does

FAILURES: Final = (OperationalError, InternalError)  # of the database itself, whatever it was asked for

logger = get_logger()


def address(text: str) -> URL:
    """An address as people write it, with the driver we use."""
    try:
        url = make_url(text)
        driver = DRIVERS[url.drivername.partition("+")[0]]
    except (ArgumentError, KeyError, ValueError):
        raise Problem("database-address", got=text.partition("://")[0]) from None
    return url.set(drivername=driver)


def set_row(connection: Connection, table: Table, key: dict[str, Any], values: dict[str, Any]) -> None:
    """Change the row of this key, or make it; whoever makes it at the same moment is overruled."""
    change = update(table).filter_by(**key).values(**values)
    if not connection.execute(change).rowcount:
        try:
            with connection.begin_nested():
                connection.execute(insert(table).values(**key, **values))
        except IntegrityError:
            connection.execute(change)


class Database:
    """Parameters are hidden in what errors say, which is logged: seeds and the words of people would be among them."""

    def __init__(self, url: str) -> None:
        self.url = address(url)
        self.sqlite = self.url.get_backend_name() == "sqlite"
        if self.sqlite:
            # One connection writes, so that SQLite's lock is never waited for; WAL lets the others read meanwhile.
            self.writer = self.plain = self.engine("BEGIN IMMEDIATE", 1)
            self.reader = self.engine("BEGIN", THREADS)
        else:
            self.writer = self.reader = self.server(3 * THREADS, SESSION, pool_pre_ping=True)
            self.plain = self.server(2 * THREADS, {**SESSION, "lock_timeout": BRIEF}, plain=True)
        self.writing = ThreadPoolExecutor(1 if self.sqlite else THREADS, "database-write")
        self.insisting = self.writing if self.sqlite else ThreadPoolExecutor(THREADS, "database-insist")
        self.reading = ThreadPoolExecutor(THREADS, "database-read")
        self.connections: WeakSet[Any] = WeakSet()
        self.lost = 0.0  # when a connection was last found to be lost
        self.busy: dict[int, float] = {}  # by thread: since when it waits for the database

    def engine(self, begin: str, connections: int) -> Engine:
        engine = create_engine(self.url, pool_size=connections, max_overflow=0, hide_parameters=True)
        event.listen(engine, "connect", prepare)
        event.listen(engine, "begin", lambda connection: connection.exec_driver_sql(begin))
        return engine

    def server(self, connections: int, session: dict[str, int], plain: bool = False, **more: Any) -> Engine:
        """PostgreSQL, with these settings of each connection; `plain`: each statement is a transaction by itself, which saves two
        ways there and back."""

        def connected(connection: Any, record: Any) -> None:
            self.connections.add(connection)
            record.info["made"] = time.monotonic()
            try:
                connection.execute("; ".join([f"SET {name} = {value}" for name, value in session.items()]))
                connection.commit()
                connection.autocommit = plain
            except BaseException:
                connection.close()  # the pool does not know it yet
                raise

        def taken(connection: Any, record: Any, proxy: Any) -> None:
            if record.info["made"] < self.lost:
                raise DisconnectionError  # the pool makes a new one

        engine = create_engine(self.url, pool_size=connections, hide_parameters=True, connect_args=wire(self.url), **more)
        event.listen(engine, "connect", connected)
        event.listen(engine, "checkout", taken)
        return engine

    async def write(self, work: Callable[[Connection], T], insist: bool = False) -> T:
        """Do something in a transaction; it is committed when this returns. Who insists tries again and again, in own threads."""

        def transaction() -> T:
            with self.writer.begin() as connection:
                return work(connection)

        return await self.run(self.insisting if insist else self.writing, transaction)

    async def write_plainly(self, work: Callable[[Any], T], insist: bool = False) -> T:
        """Do something with the driver's own connection, whose transactions are its own affair. Errors are SQLAlchemy's."""
        dialect = self.plain.dialect

        def transaction() -> T:
            connection = self.plain.raw_connection()
            driver = connection.driver_connection
            try:
                return work(driver)
            except dialect.loaded_dbapi.Error as error:
                lost = dialect.is_disconnect(error, driver, None)
                if lost:  # the others in the pool fare no better
                    self.lost = time.monotonic()
                    connection.invalidate(error)
                raise DBAPIError.instance(
                    None, None, error, dialect.loaded_dbapi.Error, connection_invalidated=lost, dialect=dialect
                ) from error
            finally:
                connection.close()  # what was not committed is taken back

        return await self.run(self.insisting if insist else self.writing, transaction)

    async def read(self, work: Callable[[Connection], T]) -> T:
        def look() -> T:
            with self.reader.connect() as connection:
                return work(connection)

        return await self.run(self.reading, look)

    async def run(self, threads: ThreadPoolExecutor, work: Callable[[], T]) -> T:
        def timed() -> T:
            thread = threading.get_ident()
            self.busy[thread] = time.monotonic()
            try:
                return work()
            finally:
                del self.busy[thread]

        return await asyncio.get_running_loop().run_in_executor(threads, timed)

    async def watch(self) -> None:
        """Until cancelled. PostgreSQL itself ends what takes too long; if not even that is heard, nothing will be."""
        while True:
            await asyncio.sleep(1.0)
            if any([since < time.monotonic() - SILENT for since in list(self.busy.values())]):
                logger.warning("database silent")
                self.cut_off()

    def cut_off(self) -> None:
        """End every connection from our side; whoever waits on one learns that it is lost, and the next one is new."""
        for connection in list(self.connections):
            try:
                with socket.socket(fileno=os.dup(connection.fileno())) as wire:
                    wire.shutdown(socket.SHUT_RDWR)
            except Exception:
                logger.debug("closed already")

    async def migrate(self) -> None:
        def upgraded(connection: Connection) -> None:
            self.take_turns(connection)
            upgrade(connection)

        await self.write(upgraded)

    def take_turns(self, connection: Connection) -> None:
        """Of several servers that start, each waits until those before it have done what this transaction does."""
        if not self.sqlite:
            for limit in ("lock_timeout", "statement_timeout"):
                connection.execute(text(f"SET LOCAL {limit} = {MIGRATION}"))
            connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": MIGRATING})

    def close(self) -> None:
        for threads in (self.writing, self.insisting, self.reading):
            threads.shutdown()
        for engine in (self.writer, self.reader, self.plain):
            engine.dispose()


def wire(url: URL) -> dict[str, Any]:
    """How a connection to PostgreSQL is made, unless the address says otherwise."""
    return {name: value for name, value in WIRE.items() if name not in url.query}


def prepare(connection: Any, record: Any) -> None:
    """Settings of a SQLite connection."""
    connection.isolation_level = None  # transactions begin where SQLAlchemy says so, not where sqlite3 guesses
    cursor = connection.cursor()
    # FULL: an answered action survives a power cut too. A commit serves every table that waits for one, so this costs little.
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", f"busy_timeout={BUSY}"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()
