"""What people are to be called for, as the tables in the database have it: whose turn it is, whose time has run out, what is
over, what was said."""

from collections.abc import Iterable
from typing import Any, Final, NamedTuple

import msgspec
from sqlalchemy import ColumnElement, Connection, bindparam, delete, exists, or_, select, update

from ..clock import now
from ..storage import schema
from ..storage.journal import Late
from ..storage.store import Seat, choosers

TURN: Final = "turn"
NUDGE: Final = "nudge"
LATE: Final = "late"  # somebody's time has run out, and this one chooses what becomes of it
INVITED: Final = "invited"
OVER: Final = "over"
MESSAGE: Final = "message"

WAITS: Final = (TURN, NUDGE, LATE)  # what lasts until it is answered

AWHILE: Final = 3600 * 1000  # milliseconds of waiting after which somebody may be reminded
RECENT: Final = 3600 * 1000  # milliseconds for which it is news that a game is over


class Call(NamedTuple):
    table: str
    identity: str
    kind: str
    since: int
    due: int
    player: str


class Said(NamedTuple):
    """Something said at a table for which nobody has been called yet."""

    id: int
    table: str
    identity: str | None  # who said it
    name: str
    whom: int | None  # the seat it is meant for alone
    at: int


class Cause(NamedTuple):
    """Why somebody is to be called."""

    player: str  # who has caused it, where somebody has
    wait: int  # when it began


Key = tuple[str, str, str]  # a table, whom to call there, for what

Visits = dict[tuple[str, str], int]  # by table and who has come there: when

CALL: Final = [schema.calls.c[name] for name in Call._fields]


def callable_people() -> ColumnElement[bool]:
    """Whether an identity can be reached at all, or has left a bot to stand in."""
    person, box, away = schema.identities.c, schema.subscriptions, schema.absences
    return or_(
        person.email.is_not(None),
        exists().where(box.c.identity == person.id),
        exists().where(away.c.identity == person.id),
    )


STANDS: Final = [schema.tables.c[name] for name in ("id", "status", "updated", "waiting", "asked", "late")]


def reachable_seats() -> Any:
    """Seats of people who can be called, at tables where they do not play alone."""
    table, place, person = schema.tables.c, schema.seats.c, schema.identities.c
    other = schema.seats.alias()
    company = exists().where(other.c.table == place.table, other.c.identity != place.identity)
    return (
        select(*STANDS, place.identity, place.seat, place.bot)
        .join_from(schema.tables, schema.seats, table.id == place.table)
        .join(schema.identities, place.identity == person.id)
        .where(company, table.lesson.is_(None), callable_people())
    )


# Asked every few seconds, and put together once.
REACHABLE: Final = reachable_seats()
REACHABLE_AT: Final = REACHABLE.where(schema.tables.c.id.in_(bindparam("tables", expanding=True)))
CALLED_AT: Final = select(*[schema.calls.c[name] for name in ("table", "identity", "kind", "wait")]).where(
    schema.calls.c.table.in_(bindparam("tables", expanding=True))
)
SAID: Final = select(*[schema.chat.c[name] for name in Said._fields]).where(schema.chat.c.noted.is_(False))
SAID_AT: Final = SAID.where(schema.chat.c.table.in_(bindparam("tables", expanding=True))).order_by(schema.chat.c.id)

# For many calls at once.
ONE: Final = [schema.calls.c[name] == bindparam(f"the_{name}") for name in ("table", "identity", "kind")]
END_CALL: Final = delete(schema.calls).where(*ONE)
END_WAIT: Final = END_CALL.where(schema.calls.c.wait == bindparam("the_wait"))  # another server may know of the next one already
SEE_CALL: Final = update(schema.calls).where(*ONE).values(due=None)


def keyed(table: str, identity: str, kind: str) -> dict[str, Any]:
    """Which call, for these."""
    return {"the_table": table, "the_identity": identity, "the_kind": kind}


def lasts(connection: Connection, call: Call) -> bool:
    """Whether it is still as it was when somebody was to be called. That a game is over remains so."""
    if call.kind == INVITED:
        return invited(connection, call)
    row = select(schema.calls.c.since).where(same(call.table, call.identity, call.kind), schema.calls.c.since == call.since)
    return call.kind == OVER or connection.execute(row).first() is not None


def invited(connection: Connection, call: Call) -> bool:
    """Whether a seat is still kept for who is to be told of it, and free."""
    kept, table, place = schema.invitations.c, schema.tables.c, schema.seats.c
    chosen = (
        select(kept.seat)
        .join_from(schema.invitations, schema.tables, kept.table == table.id)
        .join(schema.seats, (place.table == kept.table) & (place.seat == kept.seat))
        .where(place.kind == "open", place.bot.is_(None))
    )
    still = chosen.where(kept.table == call.table, kept.identity == call.identity, table.status == "playing")
    return connection.execute(still).first() is not None


def select_blocks(listeners: Iterable[str], speakers: Iterable[str]) -> Any:
    """Who of these has blocked whom of those."""
    kept = schema.blocks.c
    return select(kept.identity, kept.blocked).where(kept.identity.in_(list(listeners)), kept.blocked.in_(list(speakers)))


def wanted_of(
    rows: Iterable[Any], seats: dict[str, list[Seat]], said: list[Said], visited: Visits, blocked: set[tuple[str, str]]
) -> dict[Key, Cause]:
    """For what the people of these seats are to be called, and why. `seats`: all there are, at tables where time has run out."""
    wanted: dict[Key, Cause] = {}
    for row in rows:
        playing = row.status == "playing"
        if playing and row.bot is None and row.seat in msgspec.json.decode(row.waiting):
            began = msgspec.json.decode(row.asked, type=dict[int, int]).get(row.seat, 0)
            newest(wanted, (row.id, row.identity, TURN), Cause("", began))
        for cause in late_ones(row.seat, seats.get(row.id, []), late_of(row)) if playing else ():
            newest(wanted, (row.id, row.identity, LATE), cause)
        if row.status == "over" and row.updated > now() - RECENT:
            wanted[row.id, row.identity, OVER] = Cause("", row.updated)
        for one in said:
            deaf = one.identity == row.identity or (row.identity, one.identity) in blocked
            there = visited.get((row.id, row.identity), 0) >= one.at
            if one.table == row.id and not deaf and not there and one.whom in (None, row.seat):
                wanted[row.id, row.identity, MESSAGE] = Cause(one.name, one.at)
    return wanted


def newest(wanted: dict[Key, Cause], key: Key, cause: Cause) -> None:
    """Of several for which somebody is waited for at a table, the last is what he is called for."""
    wanted[key] = max(wanted.get(key, cause), cause, key=lambda one: one.wait)


def late_of(row: Any) -> Late:
    return msgspec.json.decode(row.late, type=Late)


def late_ones(seat: int, seats: list[Seat], late: Late) -> list[Cause]:
    """Whose time has run out so that this seat chooses what becomes of it, and has not done so."""
    return [
        Cause(one.name, late.since[one.seat])
        for one in seats
        if one.seat in late.since and one.person and seat in choosers(seats, late.since, one) and seat not in late.ending
    ]


def same(table: str, identity: str, kind: str) -> ColumnElement[bool]:
    place = schema.calls.c
    return (place.table == table) & (place.identity == identity) & (place.kind == kind)


def tables_of(connection: Connection, identity: str) -> list[str]:
    """The tables somebody plays at."""
    place, table = schema.seats.c, schema.tables.c
    chosen = select(table.id).join_from(schema.tables, schema.seats, table.id == place.table)
    return list(connection.execute(chosen.where(place.identity == identity, table.status == "playing").distinct()).scalars())
