"""Somebody wants to be forgotten: what is his alone is deleted, and in what others share he becomes a former player."""

import zlib
from contextlib import suppress
from typing import Any, Final

import msgspec
from sqlalchemy import Column, Connection, delete, select, update

from ..kernel.problem import Problem
from .accounts.people import Identity
from .calls.reach import forget as forget_reach
from .hall import Hall
from .storage import schema
from .storage.store import NO_LESSON
from .tables import seating
from .tables.history import Story, story_of
from .tables.play import LEFT

# Rows that are about nobody else.
OWN: Final[tuple[Column[str], ...]] = (
    schema.sessions.c.identity,
    schema.progress.c.identity,
    schema.dismissals.c.identity,
    schema.ratings.c.player,
    schema.chat.c.identity,
    schema.invitations.c.identity,
    schema.invitations.c.host,
    schema.tries.c.identity,
    schema.codes.c.identity,
    schema.passkeys.c.identity,
    schema.blocks.c.identity,
    schema.blocks.c.blocked,
    schema.reports.c.reporter,
    schema.bans.c.identity,
    schema.identities.c.id,
)


async def forget(hall: Hall, identity: Identity) -> None:
    """He is let in nowhere any more and gets up wherever he sits; then everything about him goes in one transaction."""
    await hall.end_sessions(identity.id)
    for table, seat in await hall.database.read(lambda connection: playing(connection, identity)):
        with suppress(Problem):  # a table that cannot go on by these rules keeps nobody
            await seating.vacate(await hall.house.room(table), seat, dismissed=False)
    alone, shared = await hall.database.write(lambda connection: erase(connection, hall, identity))
    for table in alone:
        await hall.house.close(table)
    for table in shared:
        room = hall.house.rooms.get(table)
        if room is not None:
            async with room.lock:
                await room.reload()


def playing(connection: Connection, identity: Identity) -> list[tuple[str, int]]:
    """Where he still sits: tables and seats."""
    place, table = schema.seats.c, schema.tables.c
    sat = select(place.table, place.seat).join_from(schema.seats, schema.tables, place.table == table.id)
    rows = connection.execute(sat.where(place.identity == identity.id, table.status == "playing", NO_LESSON))
    return [(row.table, row.seat) for row in rows]


def erase(connection: Connection, hall: Hall, identity: Identity) -> tuple[list[str], list[str]]:
    """The tables that went with him, and those that others share."""
    place, table = schema.seats.c, schema.tables.c
    sat = (place.identity == identity.id) | (place.leaver == identity.id)
    seats = connection.execute(select(place.table, place.seat).where(sat)).all()
    opened = connection.execute(select(table.id).where(table.creator == identity.id)).scalars().all()
    found = {row.table for row in seats} | set(opened)
    others = (place.identity != identity.id) | (place.leaver != identity.id)
    shared = sorted(set(connection.execute(select(place.table).where(place.table.in_(found), others)).scalars().all()))
    alone = sorted(found - set(shared))
    connection.execute(delete(schema.tables).where(table.id.in_(alone)))
    for row in seats:
        if row.table in shared:
            unname(connection, row, identity)
    connection.execute(
        update(schema.seats).where(place.identity == identity.id).values(identity=None, token=None, mark=None, name="")
    )
    connection.execute(update(schema.seats).where(place.leaver == identity.id).values(leaver="", left=""))
    connection.execute(update(schema.tables).where(table.creator == identity.id).values(creator=""))
    connection.execute(update(schema.results).where(schema.results.c.player == identity.id).values(player=""))
    about = schema.reports.c.about == identity.id
    connection.execute(update(schema.reports).where(about, schema.reports.c.settled.is_not(None)).values(text=""))
    connection.execute(update(schema.reports).where(about).values(about=None, name=""))
    named = schema.calls.c.table.in_(found) & (schema.calls.c.player == identity.name)
    connection.execute(update(schema.calls).where(named).values(player=""))
    forget_reach(connection, identity.id)
    for column in OWN:
        connection.execute(delete(column.table).where(column == identity.id))
    if found:
        hall.journal.announce(connection, sorted(found))
    return alone, shared


def unname(connection: Connection, row: Any, identity: Identity) -> None:
    """Where somebody has left, the log and the history kept of it say who."""
    line, told, said = schema.log.c, schema.histories.c, schema.chat.c
    left = (line.table == row.table) & (line.seat == row.seat) & (line.kind == LEFT)
    if connection.execute(update(schema.log).where(left).values(text="")).rowcount:
        first = (told.table == row.table) & (told.part == 0)
        for packed in connection.execute(select(told.told).where(first)).scalars().all():
            connection.execute(update(schema.histories).where(first).values(told=nameless(story_of(packed), row.seat)))
    # What was said before it was kept by whom.
    own = (said.table == row.table) & (said.seat == row.seat) & said.identity.is_(None) & (said.name == identity.name)
    connection.execute(delete(schema.chat).where(own))


def nameless(story: Story, seat: int) -> bytes:
    """A history in which nobody reads who got up from this seat."""
    moments = [
        msgspec.structs.replace(
            moment, left=[msgspec.structs.replace(entry, text="") if entry.seat == seat else entry for entry in moment.left]
        )
        for moment in story.moments
    ]
    return zlib.compress(msgspec.msgpack.encode(msgspec.structs.replace(story, moments=moments)))
