"""Hearing what other servers on the same PostgreSQL write."""

import asyncio
import time
from typing import Any, Final

import msgspec
from sqlalchemy.engine import URL
from structlog.stdlib import get_logger

from .pulse import LATE, Pulse
from .storage.database import SERVING, wire
from .storage.journal import Entry, Journal
from .storage.ledger import CHANNEL
from .tables.house import House

ADDED: Final = msgspec.json.Decoder(list[Entry])
AGAIN: Final = 1.0  # seconds until a lost connection is tried again

logger = get_logger()


async def listen(url: URL, journal: Journal, house: House, pulse: Pulse, ready: asyncio.Event) -> None:
    """Until cancelled. `ready` is set when the first connection hears."""
    import psycopg  # an extra: who uses SQLite need not have it

    address = url.set(drivername="postgresql").render_as_string(hide_password=False)
    while True:
        try:
            async with await psycopg.AsyncConnection.connect(address, autocommit=True, **wire(url)) as connection:
                await connection.execute(f"LISTEN {CHANNEL}")
                await connection.execute("SELECT pg_advisory_lock_shared(%s)", [SERVING])  # waits while a back-up is put back
                pulse.heard = time.monotonic()
                if ready.is_set():
                    house.heard_nothing()
                ready.set()
                await hear(connection, journal, house, pulse)
        except (psycopg.Error, TimeoutError) as error:
            logger.warning("listening failed", error=type(error).__name__)
            await asyncio.sleep(AGAIN)


async def hear(connection: Any, journal: Journal, house: House, pulse: Pulse) -> None:
    """Until the connection is lost, or falls silent although the own pulse should be heard on it.

    psycopg's own way of waiting for notices asks the system for each of them to be told, and then not to be told any more.
    """
    loop = asyncio.get_running_loop()
    lost: asyncio.Future[None] = loop.create_future()
    line = connection.pgconn

    def arrived() -> None:
        try:
            line.consume_input()
            while (notice := line.notifies()) is not None:
                heard(notice.extra.decode(), journal, house)
            pulse.heard = time.monotonic()
        except Exception as error:
            loop.remove_reader(line.socket)
            lost.set_exception(error)

    async for notice in connection.notifies(timeout=0):  # what came while the connection was made
        heard(notice.payload, journal, house)
    loop.add_reader(line.socket, arrived)
    try:
        while not lost.done():
            left = pulse.heard + LATE - time.monotonic()
            if left <= 0:
                raise TimeoutError
            await asyncio.wait([lost], timeout=left)
        lost.result()
    finally:
        if not lost.done():
            loop.remove_reader(line.socket)


def heard(words: str, journal: Journal, house: House) -> None:
    """A notice of some server, perhaps our own."""
    sender, table, what, told = [*words.split(" ", 3), "", "", ""][:4]
    if sender != journal.process:
        if what:
            house.whispered(sender, table, what, told)
        elif table in house.rooms:
            house.notice(table, ADDED.decode(told) if told else None)
    elif table in journal.doubtful:  # so it was committed after all
        journal.doubtful.discard(table)
        house.notice(table)
