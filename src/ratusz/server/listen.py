"""Hearing what other servers on the same PostgreSQL write."""

import asyncio
import time
from typing import Any, Final

import msgspec
from sqlalchemy.engine import URL
from structlog.stdlib import get_logger

from .database import SERVING, wire
from .house import House
from .journal import Entry, Journal
from .ledger import CHANNEL
from .pulse import LATE, Pulse

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
    """Until the connection is lost, or falls silent although the own pulse should be heard on it."""
    loop = asyncio.get_running_loop()
    async with asyncio.timeout(LATE) as patience:
        async for notice in connection.notifies():
            patience.reschedule(loop.time() + LATE)
            pulse.heard = time.monotonic()
            sender, table, what, told = [*notice.payload.split(" ", 3), "", "", ""][:4]
            if sender != journal.process:
                if what:
                    house.whispered(sender, table, what, told)
                else:
                    house.notice(table, ADDED.decode(told) if told else None)
            elif table in journal.doubtful:  # so it was committed after all
                journal.doubtful.discard(table)
                house.notice(table)
