"""The database: SQLite in a file, or PostgreSQL by address. Everything above speaks SQLAlchemy Core.

A transaction is a function that is given a connection, and runs in a thread as a whole: one hop to the thread and back, where an
asynchronous driver would hop for every statement (measured: a third of the time and of the work).
"""

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Final, TypeVar

from sqlalchemy import Connection, Engine, create_engine, event, make_url, text
from sqlalchemy.engine import URL
from sqlalchemy.exc import ArgumentError

from ..kernel.problem import Problem
from .revisions import upgrade

T = TypeVar("T")

DRIVERS: Final = {"sqlite": "sqlite", "postgres": "postgresql+psycopg", "postgresql": "postgresql+psycopg"}
MIGRATING: Final = 7_151_151  # PostgreSQL's lock while one of several starting servers migrates
SERVING: Final = 7_151_152  # the lock every server on a PostgreSQL shares as long as it runs
THREADS: Final = 4


def address(text: str) -> URL:
    """An address as people write it, with the driver we use."""
    try:
        url = make_url(text)
        driver = DRIVERS[url.drivername.partition("+")[0]]
    except (ArgumentError, KeyError, ValueError):
        raise Problem("database-address", got=text.partition("://")[0]) from None
    return url.set(drivername=driver)


class Database:
    """Parameters are hidden in what errors say, which is logged: seeds and the words of people would be among them."""

    def __init__(self, url: str) -> None:
        self.url = address(url)
        self.sqlite = self.url.get_backend_name() == "sqlite"
        if self.sqlite:
            # One connection writes, so that SQLite's lock is never waited for; WAL lets the others read meanwhile.
            self.writer, self.reader = self.engine("BEGIN IMMEDIATE", 1), self.engine("BEGIN", THREADS)
        else:
            self.writer = self.reader = create_engine(self.url, pool_size=2 * THREADS, pool_pre_ping=True, hide_parameters=True)
        self.writing = ThreadPoolExecutor(1 if self.sqlite else THREADS, "database-write")
        self.reading = ThreadPoolExecutor(THREADS, "database-read")

    def engine(self, begin: str, connections: int) -> Engine:
        engine = create_engine(self.url, pool_size=connections, max_overflow=0, hide_parameters=True)
        event.listen(engine, "connect", prepare)
        event.listen(engine, "begin", lambda connection: connection.exec_driver_sql(begin))
        return engine

    async def write(self, work: Callable[[Connection], T]) -> T:
        """Do something in a transaction; it is committed when this returns."""

        def transaction() -> T:
            with self.writer.begin() as connection:
                return work(connection)

        return await asyncio.get_running_loop().run_in_executor(self.writing, transaction)

    async def read(self, work: Callable[[Connection], T]) -> T:
        def look() -> T:
            with self.reader.connect() as connection:
                return work(connection)

        return await asyncio.get_running_loop().run_in_executor(self.reading, look)

    async def migrate(self) -> None:
        def upgraded(connection: Connection) -> None:
            if not self.sqlite:
                connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": MIGRATING})
            upgrade(connection)

        await self.write(upgraded)

    async def alive(self) -> bool:
        try:
            async with asyncio.timeout(5):
                await self.read(lambda connection: connection.execute(text("SELECT 1")).one())
        except Exception:
            return False
        return True

    def close(self) -> None:
        self.writing.shutdown()
        self.reading.shutdown()
        self.writer.dispose()
        self.reader.dispose()


def prepare(connection: Any, record: Any) -> None:
    """Settings of a SQLite connection."""
    connection.isolation_level = None  # transactions begin where SQLAlchemy says so, not where sqlite3 guesses
    cursor = connection.cursor()
    # FULL: an answered action survives a power cut too. A commit serves every table that waits for one, so this costs little.
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=10000"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()
