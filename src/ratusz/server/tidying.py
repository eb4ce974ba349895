"""What nobody has used for long: guests who never came back, and tables left in mid-game."""

from typing import NamedTuple

from sqlalchemy import Connection, func, select

from .accounts.people import COLUMNS, Identity
from .farewell import erase
from .hall import Hall
from .storage import schema


class Abandoned(NamedTuple):
    guests: list[Identity]
    tables: list[str]


def abandoned(connection: Connection, before: int) -> Abandoned:
    """Guests not seen since then who sit at no table that has been touched since, and games that have not been."""
    person, session, table, place = schema.identities.c, schema.sessions.c, schema.tables.c, schema.seats.c
    seen = select(func.max(session.seen)).where(session.identity == person.id).scalar_subquery()
    fresh = (
        select(place.table)
        .join_from(schema.seats, schema.tables, place.table == table.id)
        .where(place.identity == person.id, table.updated >= before)
    )
    idle = (func.coalesce(seen, 0) < before) & (person.created < before) & person.account.is_(None) & ~fresh.exists()
    guests = connection.execute(select(*COLUMNS).where(idle)).all()
    stale = select(table.id).where(table.status == "playing", table.updated < before)
    return Abandoned([Identity(*row) for row in guests], list(connection.execute(stale).scalars().all()))


async def tidy(hall: Hall, found: Abandoned) -> None:
    for table in found.tables:
        await hall.store.delete(table)

    def forget(connection: Connection) -> None:
        for guest in found.guests:
            erase(connection, hall, guest)

    await hall.database.write(forget)
