"""Stand-ins: who is away for a while leaves a bot to move at his tables, from when to when.

The bot takes a seat when it is waited for, and gives it back when the time is over or the absence is called off.
"""

import asyncio
import contextlib
from typing import Final, NamedTuple

from sqlalchemy import Connection, delete, func, select, update
from structlog.stdlib import get_logger

from ...kernel.problem import Problem
from ..calls.calling import Calling
from ..calls.waits import TURN, tables_of
from ..clock import now
from ..storage import schema
from ..storage.database import FAILURES, Database, set_row
from ..tables.house import House, one_of_many
from ..tables.seating import stand_in
from ..thinking.thinkers import offered

LONGEST: Final = 366 * 24 * 3600 * 1000  # milliseconds ahead
LOOK: Final = 300.0  # seconds

logger = get_logger()


class Absence(NamedTuple):
    identity: str
    since: int
    until: int
    bot: str


ABSENCE: Final = [schema.absences.c[name] for name in Absence._fields]


def absence_of(connection: Connection, identity: str) -> Absence | None:
    row = connection.execute(select(*ABSENCE).where(schema.absences.c.identity == identity)).one_or_none()
    return None if row is None or row.until <= now() else Absence(*row)


class Absences:
    def __init__(self, database: Database, house: House, calling: Calling) -> None:
        self.database = database
        self.house = house
        self.calling = calling
        self.wake = asyncio.Event()
        calling.noted = self.wake.set

    async def set(self, identity: str, wanted: tuple[int, int, str] | None) -> None:
        """From when to when a bot stands in; None: not any more, from now on."""
        if wanted is None:
            await self.database.write(lambda connection: self.keep(connection, identity, (0, now(), "")))
        else:
            since, until, bot = wanted
            if not since < until or not now() < until < now() + LONGEST:
                raise Problem("absence-form")
            offered(bot)
            before = await self.database.read(lambda connection: absence_of(connection, identity))
            if before is not None and before.bot != bot:
                await self.come_back(before)  # the other one sits down where somebody waits
            await self.database.write(lambda connection: self.keep(connection, identity, wanted))
        await self.calling.touch_all(identity)
        self.wake.set()

    def keep(self, connection: Connection, identity: str, wanted: tuple[int, int, str]) -> None:
        place, (since, until, bot) = schema.absences, wanted
        if bot:
            set_row(connection, place, {"identity": identity}, {"since": since, "until": until, "bot": bot})
        else:
            connection.execute(update(place).where(place.c.identity == identity).values(until=until))

    async def run(self) -> None:
        """For ever and ever."""
        while True:
            self.wake.clear()
            wait = LOOK
            try:
                wait = await self.look()
            except FAILURES as error:
                logger.warning("database failed", where="absences", error=type(error).__name__)
            except Exception:
                logger.exception("absences failed")
                self.calling.metrics.errors.labels("absences").inc()
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self.wake.wait(), wait)

    async def look(self) -> float:
        """Let bots sit down where somebody away is waited for, and get up where he is back; seconds until there may be more."""
        waited, over = await self.database.read(lambda connection: (awaited(connection), ended(connection)))
        for table, identity, bot in waited:
            with one_of_many(table):
                await stand_in(await self.house.room(table), identity, bot)
        for absence in over:
            await self.come_back(absence)
        due = await self.database.read(self.next_due)
        return LOOK if due is None else max(1.0, min(LOOK, (due - now()) / 1000))

    async def come_back(self, absence: Absence) -> None:
        for table in await self.database.read(lambda connection: tables_of(connection, absence.identity)):
            with one_of_many(table):
                await stand_in(await self.house.room(table), absence.identity, None)
        place = schema.absences
        done = delete(place).where(place.c.identity == absence.identity, place.c.until == absence.until)
        await self.database.write(lambda connection: connection.execute(done))

    def next_due(self, connection: Connection) -> int | None:
        place, at = schema.absences.c, now()
        ahead = [select(func.min(moment)).where(moment > at) for moment in (place.since, place.until)]
        found = [connection.execute(chosen).scalar() for chosen in ahead]
        return min([moment for moment in found if moment is not None], default=None)


def awaited(connection: Connection) -> list[tuple[str, str, str]]:
    """Tables where somebody is waited for who is away, and the bot that stands in; not those that count, where none may."""
    call, place, table, at = schema.calls.c, schema.absences.c, schema.tables.c, now()
    chosen = (
        select(call.table, call.identity, place.bot)
        .join_from(schema.absences, schema.calls, place.identity == call.identity)
        .join(schema.tables, table.id == call.table)
        .where(call.kind == TURN, place.since <= at, place.until > at, table.rated.is_(False), table.daily.is_(None))
    )
    return [tuple(row) for row in connection.execute(chosen)]


def ended(connection: Connection) -> list[Absence]:
    return [Absence(*row) for row in connection.execute(select(*ABSENCE).where(schema.absences.c.until <= now()))]
