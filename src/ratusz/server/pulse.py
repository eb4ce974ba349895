"""Whether the server can do its work: it writes something now and then, and listens whether it hears itself."""

import asyncio
import time
from typing import Final

from sqlalchemy import Connection, text
from structlog.stdlib import get_logger

from .storage.database import Database
from .storage.journal import NOTIFY, Journal
from .storage.ledger import CHANNEL

BEAT: Final = 2.0  # seconds
LATE: Final = 5.0  # seconds after which something is wrong
PULSE: Final = "pulse"

# Nothing is changed, but everything is needed that an action needs: the right to write, no lock on the tables, a disk with room.
TOUCH: Final = text("LOCK TABLE tables, log IN ROW EXCLUSIVE MODE")
WRITE: Final = text("SELECT pg_logical_emit_message(true, :channel, '')")

logger = get_logger()


class Pulse:
    def __init__(self, database: Database, journal: Journal) -> None:
        self.database = database
        self.journal = journal
        self.beating: asyncio.Task[None] | None = None  # on SQLite
        self.written = -LATE  # when something was last written
        self.heard = -LATE  # when something was last heard, on PostgreSQL

    async def run(self) -> None:
        """Until cancelled."""
        while True:
            await self.beat()
            await asyncio.sleep(BEAT)

    async def beat(self) -> None:
        try:
            await self.database.write(self.touch)
        except Exception as error:
            logger.warning("pulse failed", error=type(error).__name__)
        else:
            self.written = time.monotonic()

    async def beat_if_asked(self) -> None:
        if self.written < time.monotonic() - BEAT and self.beating is None:
            self.beating = asyncio.create_task(self.beat())
            self.beating.add_done_callback(self.beaten)
        if self.written <= time.monotonic() - LATE and self.beating is not None:
            await asyncio.wait([self.beating], timeout=LATE)

    def beaten(self, task: asyncio.Task[None]) -> None:
        self.beating = None

    def touch(self, connection: Connection) -> None:
        if self.database.sqlite:
            version = connection.execute(text("PRAGMA user_version")).scalar_one()
            connection.execute(text(f"PRAGMA user_version = {version}"))
        else:
            connection.execute(TOUCH)
            connection.execute(WRITE, {"channel": CHANNEL})
            connection.execute(NOTIFY, {"channel": CHANNEL, "payload": f"{self.journal.process} {PULSE} {PULSE}"})

    async def wrong(self) -> list[str]:
        """What does not work: `database`, `journal`, `listening`. Nothing is written more often for being asked more often, and
        who asks often does not wait for it."""
        if self.database.sqlite:  # nobody's disk should be kept awake for nothing
            await self.beat_if_asked()
        oldest = time.monotonic() - LATE
        began = self.journal.began
        checks = {
            "database": self.written > oldest,
            "journal": began is None or began > time.perf_counter() - LATE,
            "listening": self.database.sqlite or self.heard > oldest,
        }
        return [name for name, well in checks.items() if not well]
