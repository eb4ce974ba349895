"""Who may not come in."""

from sqlalchemy import ColumnElement, Connection, select

from ..clock import now
from . import schema
from .store import NO_LESSON


def lasting() -> ColumnElement[bool]:
    """Which bans are not over."""
    until = schema.bans.c.until
    return until.is_(None) | (until > now())


def banned(connection: Connection, identities: set[str]) -> set[str]:
    """Those of these people who may not come in."""
    kept = schema.bans.c
    return set(connection.execute(select(kept.identity).where(kept.identity.in_(identities), lasting())).scalars())


def seats_of_banned(connection: Connection) -> list[tuple[str, int]]:
    """Where those still sit who may not come in: tables and seats."""
    place, table, kept = schema.seats.c, schema.tables.c, schema.bans.c
    sat = select(place.table, place.seat).join_from(schema.bans, schema.seats, kept.identity == place.identity)
    played = sat.join(schema.tables, place.table == table.id).where(table.status == "playing", NO_LESSON, lasting())
    return [(row.table, row.seat) for row in connection.execute(played)]
