"""The statements by which pages of the log get into a database, for the driver's own connection.

All there is to do is one statement each time, which is a transaction by itself. sqlite3 lets another thread run several times at
each statement, and under load waits for its turn each time, up to a millisecond; PostgreSQL is asked once.
"""

import sqlite3
from typing import TYPE_CHECKING, Any, Final, NamedTuple

import msgspec
from sqlalchemy import Table

from . import schema

if TYPE_CHECKING:
    from .journal import Page

CHANNEL: Final = "ratusz"
NOTICE: Final = 6_000  # bytes of a page that fit into a notice: PostgreSQL takes 8,000

ENTRY: Final = ("table", "seq", "seat", "kind", "text", "at")
STANDING: Final = ("id", "updated", "moves", "round", "waiting", "winners", "status", "asked", "late")
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


def insert_json(table: Table, names: tuple[str, ...], rows: str) -> str:
    chosen = ", ".join([given(number) for number in range(len(names))])
    return f"INSERT INTO {table.name} ({listed(names)}) SELECT {chosen} FROM json_each({rows})"


# A view of a connection's own: what is said to be inserted there, rows as JSON, a trigger writes where it belongs.
ALL_AT_ONCE: Final = "INSERT INTO temp.pages VALUES (?, ?, ?)"
TAUGHT: Final = "SELECT 1 FROM temp.sqlite_master WHERE name = 'pages'"
TEACH: Final = (
    "CREATE TEMP VIEW pages AS SELECT NULL AS entries, NULL AS standings, NULL AS snapshots",
    f"""
CREATE TEMP TRIGGER pages_written INSTEAD OF INSERT ON pages BEGIN
    {insert_json(schema.log, ENTRY, "NEW.entries")};
    UPDATE tables SET {", ".join([f'"{name}" = {given(number)}' for number, name in enumerate(STANDING) if number])}
    FROM json_each(NEW.standings) WHERE tables.id = {given(0)};
    {insert_json(schema.snapshots, SNAPSHOT, "NEW.snapshots")};
END""",
)


ROWS: Final = "json_array_elements(%s::json) AS given (line)"


def typed(table: Table, names: tuple[str, ...]) -> list[str]:
    """Columns of rows that come as JSON, each as the type its column has."""
    types = [str(table.c[name].type.compile()).partition("(")[0] for name in names]
    return [f"(line->>{number})::{kind}" for number, kind in enumerate(types)]


def insert_free(table: Table, names: tuple[str, ...]) -> str:
    chosen = ", ".join(typed(table, names))
    return f"INSERT INTO {table.name} ({listed(names)}) SELECT {chosen} FROM {ROWS} JOIN free ON free.id = line->>0"


STOOD: Final = ", ".join(
    [f'"{name}" = {value}' for name, value in zip(STANDING, typed(schema.tables, STANDING), strict=True)][1:]
)
# A table that somebody else has in hand is left out. Rows come as JSON here too: to write a list for PostgreSQL, psycopg takes as
# long as for all the rest.
AT_ONCE: Final = f"""
WITH free AS (SELECT id FROM tables WHERE id = ANY(%s) ORDER BY id FOR NO KEY UPDATE SKIP LOCKED),
added AS ({insert_free(schema.log, ENTRY)}),
kept AS ({insert_free(schema.snapshots, SNAPSHOT)}),
stood AS (UPDATE tables SET {STOOD} FROM {ROWS} JOIN free ON free.id = line->>0 WHERE tables.id = free.id)
SELECT free.id, pg_notify('{CHANNEL}', line->>1) FROM free JOIN {ROWS} ON free.id = line->>0
"""
THERE: Final = "SELECT id FROM tables WHERE id = ANY(%s)"

Rows = list[tuple[Any, ...]]


def write_sqlite(connection: Any, pages: list["Page"]) -> Left:
    rows = [as_json(entries(pages)), as_json(standings(pages)), as_json(snapshots(pages))]
    try:
        connection.execute(ALL_AT_ONCE, rows)
    except sqlite3.OperationalError:
        if connection.execute(TAUGHT).fetchone():
            raise
        for statement in TEACH:  # not sooner: to a change of the tables' form such a trigger would be in the way
            connection.execute(statement)
        connection.execute(ALL_AT_ONCE, rows)
    return NOTHING_LEFT


def write_postgresql(connection: Any, pages: list["Page"], process: str) -> Left:
    """`process` names this server to the others, which are told what it has written when it is committed: at once, as this is a
    transaction by itself."""
    wanted = [page.table for page in pages]
    news = [(page.table, f"{process} {page.table}  {written(page)}") for page in pages]
    given = [as_json(rows) for rows in (entries(pages), snapshots(pages), standings(pages), news)]
    rows = connection.execute(AT_ONCE, [wanted, *given]).fetchall()
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
            as_json(page.standing.asked),
            as_json(page.standing.late),
        )
        for page in pages
    ]


def as_json(value: Any) -> str:
    return msgspec.json.encode(value).decode()
