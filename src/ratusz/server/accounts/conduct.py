"""Who wants nothing to do with whom, what is reported to the operator, and who may not come in any more."""

from typing import Final, NamedTuple

from sqlalchemy import Connection, delete, insert, or_, select, update
from sqlalchemy.exc import IntegrityError

from ...kernel.problem import Problem
from ..clock import now
from ..storage import schema
from ..storage.bans import banned
from ..storage.database import Database
from ..storage.store import Message

REASON: Final = 500  # letters somebody may add to a report


class Report(NamedTuple):
    id: int
    name: str  # of who said it
    about: str | None
    table: str
    text: str
    why: str
    at: int


class Conduct:
    def __init__(self, database: Database) -> None:
        self.database = database

    # Blocking.

    async def block(self, identity: str, other: str) -> None:
        if identity == other:
            raise Problem("block-self")
        row = insert(schema.blocks).values(identity=identity, blocked=other, at=now())
        try:
            await self.database.write(lambda connection: connection.execute(row))
        except IntegrityError:  # he has been for long
            return

    async def unblock(self, identity: str, other: str) -> None:
        kept = schema.blocks.c
        gone = delete(schema.blocks).where(kept.identity == identity, kept.blocked == other)
        await self.database.write(lambda connection: connection.execute(gone))

    async def blocked_by(self, identity: str) -> list[tuple[str, str]]:
        """Those somebody has blocked, with their names."""
        kept, person = schema.blocks.c, schema.identities.c
        chosen = select(person.id, person.name).join_from(schema.blocks, schema.identities, kept.blocked == person.id)
        mine = chosen.where(kept.identity == identity).order_by(person.name)
        rows = await self.database.read(lambda connection: connection.execute(mine).all())
        return [(row.id, row.name) for row in rows]

    async def apart(self, identity: str) -> set[str]:
        """Those somebody must not meet: whom he has blocked, and who has blocked him."""
        kept = schema.blocks.c
        chosen = select(kept.identity, kept.blocked).where(or_(kept.identity == identity, kept.blocked == identity))
        rows = await self.database.read(lambda connection: connection.execute(chosen).all())
        return {person for row in rows for person in (row.identity, row.blocked)} - {identity}

    async def check_together(self, identity: str, others: set[str | None]) -> None:
        """Problem if somebody must not sit down with one of these."""
        if await self.apart(identity) & others:
            raise Problem("blocked")

    # Reports.

    async def report(self, identity: str, table: str, said: Message, why: str) -> None:
        """Tell the operator of something that was said; once is enough."""
        row = {
            "reporter": identity,
            "about": said.identity,
            "name": said.name,
            "table": table,
            "message": said.id,
            "text": said.text,
            "why": why[:REASON],
            "at": now(),
        }
        try:
            await self.database.write(lambda connection: connection.execute(insert(schema.reports).values(**row)))
        except IntegrityError:
            raise Problem("report-twice") from None

    async def reports(self) -> list[Report]:
        """Those nobody has settled, the oldest first."""
        kept = schema.reports.c
        chosen = select(kept.id, kept.name, kept.about, kept.table, kept.text, kept.why, kept.at)
        open_ = chosen.where(kept.settled.is_(None)).order_by(kept.id)
        rows = await self.database.read(lambda connection: connection.execute(open_).all())
        return [Report(*row) for row in rows]

    async def settle(self, report: int) -> None:
        kept = schema.reports.c
        done = update(schema.reports).where(kept.id == report, kept.settled.is_(None)).values(settled=now())
        if not await self.database.write(lambda connection: connection.execute(done).rowcount):
            raise Problem("report-unknown", got=report)

    # Bans.

    async def ban(self, identity: str, until: int | None) -> None:
        """Somebody may not come in until then, or for ever; wherever he is known, he is not any more, and the keys of his
        seats open nothing. Servers find out by themselves who must go, and let others have his seats (House.turn_out)."""
        kept, session, place = schema.bans.c, schema.sessions.c, schema.seats.c

        def work(connection: Connection) -> None:
            connection.execute(delete(schema.bans).where(kept.identity == identity))
            connection.execute(insert(schema.bans).values(identity=identity, until=until, at=now()))
            mine = (session.identity == identity) & session.ended.is_(None)
            connection.execute(update(schema.sessions).where(mine).values(ended=now()))
            connection.execute(update(schema.seats).where(place.identity == identity).values(token=None))

        await self.database.write(work)

    async def lift(self, identity: str) -> bool:
        gone = delete(schema.bans).where(schema.bans.c.identity == identity)
        return bool(await self.database.write(lambda connection: connection.execute(gone).rowcount))

    async def about(self, report: int) -> tuple[str, str]:
        """Whom a report is about, and under which name."""
        kept = schema.reports.c
        chosen = select(kept.about, kept.name).where(kept.id == report)
        row = await self.database.read(lambda connection: connection.execute(chosen).one_or_none())
        if row is None:
            raise Problem("report-unknown", got=report)
        if row.about is None:
            raise Problem("report-nobody", got=report)
        return row.about, row.name

    async def check_welcome(self, identity: str) -> None:
        """Problem if somebody may not log in."""
        if await self.database.read(lambda connection: banned(connection, {identity})):
            raise Problem("banned")
