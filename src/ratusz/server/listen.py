"""Hearing what other servers on the same PostgreSQL write."""

import asyncio

from sqlalchemy.engine import URL
from structlog.stdlib import get_logger

from .database import SERVING
from .house import House
from .journal import CHANNEL

AGAIN = 1.0  # seconds until a lost connection is tried again

logger = get_logger()


async def listen(url: URL, process: str, house: House, ready: asyncio.Event) -> None:
    """Until cancelled. `ready` is set when the first connection hears."""
    import psycopg  # an extra: who uses SQLite need not have it

    address = url.set(drivername="postgresql").render_as_string(hide_password=False)
    while True:
        try:
            async with await psycopg.AsyncConnection.connect(address, autocommit=True) as connection:
                await connection.execute(f"LISTEN {CHANNEL}")
                await connection.execute("SELECT pg_advisory_lock_shared(%s)", [SERVING])  # waits while a back-up is put back
                if ready.is_set():
                    await house.heard_nothing()
                ready.set()
                async for notice in connection.notifies():
                    sender, table, what, seats = [*notice.payload.split(" "), "", "", ""][:4]
                    if sender == process:
                        continue
                    if what:
                        house.whispered(sender, table, what, seats)
                    else:
                        await house.heard(table)
        except psycopg.Error as error:
            logger.warning("listening failed", error=type(error).__name__)
            await asyncio.sleep(AGAIN)
