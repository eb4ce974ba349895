"""Inviting people: links that say who invites to which table, seats kept for somebody, playing again, and whom one knows.

A link holds what it says, signed and dated; nothing of it is kept, and nobody can make one up.
"""

from typing import Final, NamedTuple

from itsdangerous import BadSignature, SignatureExpired, URLSafeTimedSerializer
from sqlalchemy import Connection, and_, delete, func, insert, or_, select
from sqlalchemy.exc import IntegrityError

from ...kernel.problem import Problem
from ..clock import now
from ..storage import schema
from ..storage.database import Database
from ..storage.journal import Journal

DAYS: Final = 14  # a link is good for
KNOWN: Final = 50  # contacts in a list


class Acquaintance(NamedTuple):
    id: str
    name: str
    games: int
    last: int


class Invitations:
    def __init__(self, database: Database, journal: Journal, secret: str) -> None:
        self.database = database
        self.journal = journal
        self.signed = URLSafeTimedSerializer(secret, salt="ratusz invitation")

    # Links.

    def link(self, table: str, host: str) -> str:
        """The token of a link by which this person invites to this table."""
        return str(self.signed.dumps([table, host]))

    def read(self, token: str) -> tuple[str, str]:
        """To which table a link invites, and who does."""
        try:
            table, host = self.signed.loads(token, max_age=DAYS * 24 * 3600)
        except SignatureExpired:
            raise Problem("invitation-expired", days=DAYS) from None
        except (BadSignature, ValueError, TypeError):
            raise Problem("invitation-forged") from None
        return str(table), str(host)

    # Seats kept for somebody.

    async def invite(self, table: str, seat: int, identity: str, host: str) -> None:
        """Keep a seat for somebody; whoever it was kept for before has to do without."""
        place = schema.invitations.c
        row = {"table": table, "seat": seat, "identity": identity, "host": host, "at": now()}

        def work(connection: Connection) -> None:
            connection.execute(delete(schema.invitations).where(place.table == table, place.seat == seat))
            connection.execute(insert(schema.invitations).values(**row))
            self.journal.announce(connection, [table])

        await self.database.write(work)

    async def of(self, table: str) -> dict[int, str]:
        """By seat, for whom it is kept."""
        place = schema.invitations.c
        chosen = select(place.seat, place.identity).where(place.table == table)
        rows = await self.database.read(lambda connection: connection.execute(chosen).all())
        return {row.seat: row.identity for row in rows}

    async def names(self, tables: list[str]) -> dict[tuple[str, int], str]:
        """By table and seat, the names of those it is kept for."""
        place, person = schema.invitations.c, schema.identities.c
        chosen = select(place.table, place.seat, person.name).join_from(
            schema.invitations, schema.identities, place.identity == person.id
        )
        rows = await self.database.read(lambda connection: connection.execute(chosen.where(place.table.in_(tables))).all())
        return {(row.table, row.seat): row.name for row in rows}

    async def to(self, identity: str) -> list[str]:
        """The tables somebody is invited to."""
        place = schema.invitations.c
        chosen = select(place.table).where(place.identity == identity)
        return list(await self.database.read(lambda connection: connection.execute(chosen).scalars().all()))

    async def answered(self, table: str, identity: str) -> None:
        """Who was invited has sat down, or will not."""
        place = schema.invitations.c
        gone = delete(schema.invitations).where(place.table == table, place.identity == identity)
        await self.database.write(lambda connection: connection.execute(gone))

    # Playing again.

    async def rematch_of(self, table: str) -> str | None:
        again, there = schema.rematches.c, schema.tables.c.id
        chosen = select(again.next).join_from(schema.rematches, schema.tables, again.next == there).where(again.table == table)
        return await self.database.read(lambda connection: connection.execute(chosen).scalar())

    async def keep_rematch(self, table: str, following: str) -> bool:
        """Those of a table play again at that one; False if another was quicker to open one."""
        again = schema.rematches
        row = insert(again).values(table=table, next=following)
        gone = delete(again).where(again.c.table == table, again.c.next.not_in(select(schema.tables.c.id)))

        def work(connection: Connection) -> None:
            connection.execute(gone)
            connection.execute(row)

        try:
            await self.database.write(work)
        except IntegrityError:
            return False
        return True

    # Whom one knows.

    async def contacts(self, identity: str) -> list[Acquaintance]:
        """The people somebody has sat at a table with, the last first; at one open to all, if it was played."""
        place, person, table = schema.seats.c, schema.identities.c, schema.tables.c
        mine = select(place.table).where(place.identity == identity)
        counted = (person.id, person.name, func.count(table.id.distinct()), func.max(table.updated).label("last"))
        kept = schema.blocks.c
        shuns = and_(kept.identity == identity, kept.blocked == person.id)
        met_there = or_(table.public.is_(False), table.moves > 0, table.status == "over")
        shunned = and_(kept.blocked == identity, kept.identity == person.id)
        apart = select(kept.at).where(or_(shuns, shunned))
        met = (
            select(*counted)
            .join_from(schema.seats, schema.identities, place.identity == person.id)
            .join(schema.tables, table.id == place.table)
            .where(place.table.in_(mine), place.kind == "human", person.id != identity, met_there, ~apart.exists())
            .group_by(person.id, person.name)
            .order_by(func.max(table.updated).desc())
            .limit(KNOWN)
        )
        rows = await self.database.read(lambda connection: connection.execute(met).all())
        return [Acquaintance(*row) for row in rows]

    async def check_contact(self, identity: str, other: str) -> None:
        """Nobody is invited by a stranger, except by a link that he was given."""
        if other not in [one.id for one in await self.contacts(identity)]:
            raise Problem("contact-unknown")
