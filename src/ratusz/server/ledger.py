"""The statements by which pages of the log get into a database, for the driver's own connection.

Several tables are written by one statement each time. sqlite3 lets another thread run at each row, and under load waits for its
turn each time, so that all rows go there as one JSON text; PostgreSQL is asked once for all there is to do.
"""

from typing import TYPE_CHECKING, Any, Final, NamedTuple

import msgspec
from sqlalchemy import Table

from . import schema

if TYPE_CHECKING:
    from .journal import Page

CHANNEL: Final = "ratusz"
NOTICE: Final = 6_000  # bytes of a page that fit into a notice: PostgreSQL takes 8,000

ENTRY: Final = ("table", "seq", "seat", "kind", "text", "at")
STANDING: Final = ("id", "updated", "moves", "round", "waiting", "winners", "status")
SNAPSHOT: Final = ("table", "seq", "position")


class Left(NamedTuple):
    """The tables whose pages could not be written."""

    held: set[str]  # somebody else has them in hand just now
    gone: set[str]


NOTHING_LEFT: Final = Left(set(), set())


def listed(names: tuple[str, ...]) -> str:
    return ", ".join([f'"{name}"' for name in names])


def given(number: int) -> str:
    return f"json_extract(value, '$[{number}]')"


def insert_json(table: Table, names: tuple[str, ...]) -> str:
    chosen = ", ".join([given(number) for number in range(len(names))])
    return f"INSERT INTO {table.name} ({listed(names)}) SELECT {chosen} FROM json_each(?)"


ADD_JSON: Final = insert_json(schema.log, ENTRY)
KEEP_JSON: Final = insert_json(schema.snapshots, SNAPSHOT)
STAND_JSON: Final = (
    "UPDATE tables SET "
    + ", ".join([f'"{name}" = {given(number)}' for number, name in enumerate(STANDING) if number])
    + f" FROM json_each(?) WHERE tables.id = {given(0)}"
)


def arrays(table: Table, names: tuple[str, ...]) -> str:
    """Columns of rows, each as an array of the type its column has."""
    types = [str(table.c[name].type.compile()).partition("(")[0] for name in names]
    return ", ".join([f"%s::{kind}[]" for kind in types])


def insert_free(table: Table, names: tuple[str, ...]) -> str:
    return (
        f"INSERT INTO {table.name} ({listed(names)}) "
        f'SELECT new.* FROM unnest({arrays(table, names)}) AS new ({listed(names)}) JOIN free ON free.id = new."table"'
    )


# A table that somebody else has in hand is left out.
AT_ONCE: Final = f"""
WITH free AS (SELECT id FROM tables WHERE id = ANY(%s) ORDER BY id FOR NO KEY UPDATE SKIP LOCKED),
added AS ({insert_free(schema.log, ENTRY)}),
kept AS ({insert_free(schema.snapshots, SNAPSHOT)}),
stood AS (
    UPDATE tables SET {", ".join([f'"{name}" = new."{name}"' for name in STANDING[1:]])}
    FROM unnest({arrays(schema.tables, STANDING)}) AS new ({listed(STANDING)}) JOIN free ON free.id = new.id
    WHERE tables.id = new.id
)
SELECT free.id, pg_notify('{CHANNEL}', news.payload)
FROM free JOIN unnest(%s::text[], %s::text[]) AS news (id, payload) ON news.id = free.id
"""
THERE: Final = "SELECT id FROM tables WHERE id = ANY(%s)"

Rows = list[tuple[Any, ...]]


def write_sqlite(connection: Any, pages: list["Page"]) -> Left:
    connection.execute("BEGIN IMMEDIATE")
    connection.execute(ADD_JSON, (as_json(entries(pages)),))
    connection.execute(STAND_JSON, (as_json(standings(pages)),))
    if positions := snapshots(pages):
        connection.execute(KEEP_JSON, (as_json(positions),))
    connection.execute("COMMIT")
    return NOTHING_LEFT


def write_postgresql(connection: Any, pages: list["Page"], process: str) -> Left:
    """`process` names this server to the others, which are told what it has written when it is committed: at once, as this is a
    transaction by itself."""
    wanted = [page.table for page in pages]
    news = [f"{process} {page.table}  {written(page)}" for page in pages]
    columns = [*by_column(entries(pages), ENTRY), *by_column(snapshots(pages), SNAPSHOT), *by_column(standings(pages), STANDING)]
    rows = connection.execute(AT_ONCE, [wanted, *columns, wanted, news]).fetchall()
    left = set(wanted) - {row[0] for row in rows}
    there = {row[0] for row in connection.execute(THERE, [list(left)]).fetchall()} if left else left
    return Left(there, left - there)


def written(page: "Page") -> str:
    """What a page adds, for who listens; nothing where it is too much for a notice, and has to be looked up."""
    told = as_json(page.entries)
    return told if len(told.encode()) <= NOTICE else ""


def entries(pages: list["Page"]) -> Rows:
    return [(page.table, one.seq, one.seat, one.kind, one.text, one.at) for page in pages for one in page.entries]


def snapshots(pages: list["Page"]) -> Rows:
    return [(page.table, page.entries[-1].seq, page.snapshot) for page in pages if page.snapshot is not None]


def standings(pages: list["Page"]) -> Rows:
    return [
        (
            page.table,
            page.entries[-1].at,
            page.standing.moves,
            page.standing.round,
            as_json(page.standing.waiting),
            as_json(page.standing.winners),
            page.standing.status,
        )
        for page in pages
    ]


def as_json(value: Any) -> str:
    return msgspec.json.encode(value).decode()


def by_column(rows: Rows, names: tuple[str, ...]) -> list[list[Any]]:
    return [[row[number] for row in rows] for number in range(len(names))]
