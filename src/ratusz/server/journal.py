"""Writing the logs of all tables: what several tables have to write at the same time goes into one transaction.

An entry counts when its transaction is committed, and not before; that (table, seq) is unique decides every race.
"""

import asyncio
import contextlib
import time
from typing import Any, Final

import msgspec
from sqlalchemy import Connection, Text, bindparam, func, insert, select, text, update
from sqlalchemy.exc import DBAPIError, IntegrityError
from sqlalchemy.sql.functions import Function

from . import schema
from .database import Database
from .metrics import Metrics

TOGETHER: Final = 200  # entries in a transaction
CHANNEL: Final = "ratusz"

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


class Journal:
    def __init__(self, database: Database, metrics: Metrics, process: str) -> None:
        self.database = database
        self.metrics = metrics
        self.process = process  # names this server to the others on the same database
        self.pending: list[tuple[Page, asyncio.Future[None]]] = []
        self.writing: asyncio.Task[None] | None = None

    async def write(self, page: Page) -> None:
        """Returns when the page is committed. Taken: it is not, and never will be."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.pending.append((page, done))
        if self.writing is None:
            self.writing = asyncio.create_task(self.drain())
        await done

    async def drain(self) -> None:
        try:
            while self.pending:
                batch, self.pending = self.pending[:TOGETHER], self.pending[TOGETHER:]
                await self.commit(batch)
        finally:
            self.writing = None

    async def commit(self, batch: list[tuple[Page, asyncio.Future[None]]]) -> None:
        started = time.perf_counter()
        try:
            await self.transact([page for page, _ in batch])
        except DBAPIError:
            await self.commit_singly(batch)
        except BaseException as error:
            settle(batch, error)
            if not isinstance(error, Exception):
                raise
        else:
            settle(batch, None)
        self.metrics.commit.observe(time.perf_counter() - started)
        self.metrics.batch.observe(len(batch))

    async def commit_singly(self, batch: list[tuple[Page, asyncio.Future[None]]]) -> None:
        """One page of the batch lost a race, or the connection was lost; none must suffer for another."""
        for page, done in batch:
            try:
                await self.transact([page])
            except IntegrityError:
                settle([(page, done)], Taken())
            except Exception as error:
                settle([(page, done)], error)
            else:
                settle([(page, done)], None)

    async def transact(self, pages: list[Page]) -> None:
        # In one order everywhere, so that two servers with the same tables in hand never wait for each other in a circle.
        pages = sorted(pages, key=lambda page: page.table)
        rows = [{"table": page.table, **msgspec.structs.asdict(entry)} for page in pages for entry in page.entries]
        standings = [stand(page) for page in pages]
        positions = [
            {"table": page.table, "seq": page.entries[-1].seq, "position": page.snapshot}
            for page in pages
            if page.snapshot is not None
        ]

        def work(connection: Connection) -> None:
            if self.database.sqlite:
                connection.execute(ADD_AT_ONCE, {"rows": together(rows)})
                connection.execute(STAND_AT_ONCE, {"rows": together(standings)})
            else:
                connection.execute(insert(schema.log), rows)
                connection.execute(STAND, standings)
            if positions:
                connection.execute(insert(schema.snapshots), positions)
            self.announce(connection, [page.table for page in pages])

        await self.database.write(work)

    def announce(self, connection: Connection, tables: list[str]) -> None:
        """Tell the other servers on the same database, when this transaction is committed."""
        if not self.database.sqlite:
            told = [{"channel": CHANNEL, "payload": f"{self.process} {table}"} for table in tables]
            connection.execute(NOTIFY, told)

    async def whisper(self, table: str, words: str) -> None:
        """Tell the other servers something that need not be kept."""
        if not self.database.sqlite:
            told = {"channel": CHANNEL, "payload": f"{self.process} {table} {words}"}
            await self.database.write(lambda connection: connection.execute(NOTIFY, told))

    async def finish(self) -> None:
        """Wait until everything asked for is written."""
        while self.writing is not None:
            with contextlib.suppress(Exception):
                await asyncio.shield(self.writing)


def settle(batch: list[tuple[Page, asyncio.Future[None]]], error: BaseException | None) -> None:
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
