"""Who is to be called, as rows of the database: how they come, are put off, struck off and ended. Other servers do the same."""

from collections.abc import Iterable
from typing import Any, Final

from sqlalchemy import Connection, delete, insert, update
from sqlalchemy.exc import IntegrityError

from ..clock import now
from ..storage import schema
from .waits import (
    AWHILE,
    END_CALL,
    END_WAIT,
    INVITED,
    LATE,
    MESSAGE,
    OVER,
    SEE_CALL,
    TURN,
    WAITS,
    Call,
    Cause,
    Key,
    keyed,
    same,
)

GRACE: Final = 20_000  # milliseconds somebody who has just closed the page, or is about to open it, is left alone


def over(key: Key, wait: int, wanted: dict[Key, Cause]) -> bool:
    """Whether what somebody is to be called for, and what began then, is over: it lasts no longer, or another wait has begun."""
    table, identity, kind = key
    lasting = wanted.get((table, identity, LATE if kind == LATE else TURN))
    return lasting is None or lasting.wait > wait


def called(table: str, identity: str, kind: str, cause: Cause, after: int) -> dict[str, Any]:
    """The row of who is to be called after so many milliseconds."""
    at = now()
    row = {"table": table, "identity": identity, "kind": kind, "since": at, "due": at + after}
    return {**row, "player": cause.player, "wait": cause.wait}


def change(connection: Connection, ended: dict[Key, int], new: dict[Key, Cause], said: list[int]) -> None:
    """Few statements for many tables: actions wait for the same connection."""
    if ended:
        connection.execute(END_WAIT, [{**keyed(*key), "the_wait": wait} for key, wait in ended.items()])
    if said:
        message = schema.chat
        connection.execute(update(message).where(message.c.id.in_(said)).values(noted=True))
    added = [called(*key, cause, GRACE) for key, cause in new.items()]
    try:
        with connection.begin_nested():
            if added:
                connection.execute(insert(schema.calls), added)
    except IntegrityError:  # another server has seen some of it too
        for key, cause in new.items():
            add(connection, key, cause, GRACE)


def add(connection: Connection, key: Key, cause: Cause, after: int = 0) -> bool:
    """Somebody is to be called; False: he is already."""
    try:
        with connection.begin_nested():
            connection.execute(insert(schema.calls), called(*key, cause, after))
    except IntegrityError:
        return False
    return True


def seen(connection: Connection, visited: Iterable[tuple[str, str]]) -> None:
    """Who comes to a table sees what was said there, that it is over, and that he is invited; whose turn it is remains."""
    connection.execute(END_CALL, [keyed(*key, MESSAGE) for key in visited])
    connection.execute(SEE_CALL, [keyed(*key, kind) for key in visited for kind in (OVER, INVITED)])


def sees(connection: Connection, call: Call) -> None:
    """Nobody is called for what he sees. What is said when he has gone again is another matter; and a page may be open with
    nobody before it: whoever is still waited for after a while is called all the same."""
    if strike(connection, call, call.since + AWHILE if call.kind in WAITS else None) and call.kind == MESSAGE:
        connection.execute(delete(schema.calls).where(same(*call[:3]), schema.calls.c.due.is_(None)))


def strike(connection: Connection, call: Call, due: int | None) -> bool:
    """Strike a call off, or put it off; False: somebody else has, or it is over."""
    place = schema.calls.c
    ours = same(call.table, call.identity, call.kind) & (place.due == call.due) & (place.since == call.since)
    return bool(connection.execute(update(schema.calls).where(ours).values(due=due)).rowcount)
