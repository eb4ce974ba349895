"""Back-ups: one SQLite file, whatever the database is.

It is made while servers run, can be checked without any server, and can be put back into either database, so it is also the way
from one to the other. The tools PostgreSQL has for this must be there and be as new as the server; this needs nothing but Ratusz.
"""

import asyncio
import os
import shutil
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final

import msgspec
from sqlalchemy import Connection, Engine, MetaData, create_engine, func, insert, select, text
from sqlalchemy.engine import URL
from sqlalchemy.exc import SQLAlchemyError

from ..games.catalogue import game_named
from ..kernel.problem import Problem
from .metrics import Metrics
from .storage import schema
from .storage.claim import Busy, Claim
from .storage.database import MIGRATING, SERVING, Database
from .storage.editions import superseded
from .storage.journal import Journal
from .storage.revisions import check_known, current, upgrade
from .storage.store import Store
from .tables.play import outdated, replayed, rescued

TOGETHER: Final = 1000  # rows copied in one go
VERSION: Final = "alembic_version"
BESIDE: Final = ("-wal", "-shm")  # what SQLite keeps beside a file: not ours to leave to another
SPARE: Final = 1 << 20  # bytes that should be left on a disk


class Contents(msgspec.Struct, frozen=True):
    """What a back-up holds."""

    tables: int
    unfinished: int
    closed: list[str]  # tables whose game is not over, but cannot go on by the rules of this Ratusz
    aside: Path | None = None  # where the database is that was there before


def back_up(url: URL, file: Path) -> Contents:
    """Write all of a database into a file; servers may go on using it."""
    if file.exists():
        raise Problem("file-exists", file=str(file))
    if not file.parent.exists():
        raise Problem("folder-missing", folder=str(file.parent))
    with TemporaryDirectory(prefix=".ratusz-", dir=file.parent) as folder:
        made, tried = Path(folder, "made"), Path(folder, "tried")
        if url.get_backend_name() == "sqlite":
            copy_file(Path(url.database or ""), made)
        else:
            copy_postgresql(url, made)
        copy_file(made, tried)
        contents = examined(tried, file)
        put(made, file)
    return contents


def restore(file: Path, url: URL, sure: bool) -> Contents:
    """Put a back-up in the place of a database that no server uses."""
    check_form(file)
    if url.get_backend_name() == "sqlite":
        return restore_file(file, Path(url.database or ""), sure)
    with TemporaryDirectory(prefix=".ratusz-") as folder:
        made = Path(folder, "made")
        copy_file(file, made)
        contents = examined(made, file)
        hold_back(made)
        fill_postgresql(made, url, sure)
    return contents


def restore_file(file: Path, target: Path, sure: bool) -> Contents:
    """What was there stays until the new one has been checked, and then under another name."""
    target.parent.mkdir(parents=True, exist_ok=True)
    with claimed(target), TemporaryDirectory(prefix=".ratusz-", dir=target.parent) as folder:
        used = target.exists() and not empty(target)
        if used and not sure:
            raise Problem("restore-sure", place=str(target))
        made = Path(folder, "made")
        copy_file(file, made)
        contents = examined(made, file)
        hold_back(made)
        aside = set_aside(target) if used else None
        for ending in BESIDE:
            Path(f"{target}{ending}").unlink(missing_ok=True)
        remember(target.parent)
        put(made, target)
    return msgspec.structs.replace(contents, aside=aside)


def hold_back(file: Path) -> None:
    """What was on its way to people when the back-up was made has arrived since, or is of no use any more."""
    with telling(file), closing(connected(file)) as connection:
        connection.execute("UPDATE outbox SET state = 'failed', parcel = '' WHERE state IN ('waiting', 'taken', 'handed')")
        connection.commit()


# Files.


def check_form(file: Path) -> None:
    """Whether this is a back-up, or the database of a Ratusz, at all."""
    with file.open("rb") as opened:
        if opened.read(16) != b"SQLite format 3\0":
            raise Problem("backup-form", file=str(file))
    with telling(file), closing(connected(file)) as connection:
        try:
            row = connection.execute(f"SELECT version_num FROM {VERSION}").fetchone()
        except sqlite3.OperationalError:
            raise Problem("backup-form", file=str(file)) from None
    check_known(None if row is None else row[0])


def connected(file: Path) -> sqlite3.Connection:
    """A file that exists; where it may not be written, it is only read."""
    return sqlite3.connect(f"{file.absolute().as_uri()}?mode=rw", uri=True)


def copy_file(source: Path, target: Path) -> None:
    """A SQLite database at one moment, with what still lies beside the file, as one file."""
    need = 2 * sum([Path(f"{source}{ending}").stat().st_size for ending in ("", "-wal") if Path(f"{source}{ending}").exists()])
    check_room(target.parent, need)
    with telling(source), closing(connected(source)) as connection:
        connection.execute("VACUUM INTO ?", (str(target),))
    target.chmod(0o600)  # it holds the seeds of games still played


def check_room(folder: Path, need: int) -> None:
    have = shutil.disk_usage(folder).free
    if have < need + SPARE:
        raise Problem("no-room", folder=str(folder), need=-(-(need + SPARE) // SPARE), have=have // SPARE)


@contextmanager
def telling(file: Path) -> Iterator[None]:
    """What SQLite refuses, as a problem that names the file."""
    try:
        yield
    except sqlite3.Error as error:
        code = "file-error" if error.sqlite_errorname == "SQLITE_FULL" else "database-damaged"
        raise Problem(code, file=str(file), detail=str(error)) from None


def put(made: Path, file: Path) -> None:
    """Give a finished file its name, so that no power cut leaves half of it there."""
    with made.open("rb") as opened:
        os.fsync(opened.fileno())
    made.replace(file)
    remember(file.parent)


def remember(folder: Path) -> None:
    """What files a folder has, survives a power cut."""
    handle = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)


@contextmanager
def claimed(file: Path) -> Iterator[None]:
    """While no server uses the file, and none can begin to."""
    try:
        claim = Claim(file)
    except Busy:
        raise Problem("database-busy", file=str(file)) from None
    try:
        yield
    finally:
        claim.release()


def set_aside(file: Path) -> Path:
    """The same database under another name. What a killed server left in the write-ahead log belongs to this one, and would
    destroy another that is put in its place: it is worked in first, so that the file alone is whole at every moment."""
    with suppress(sqlite3.Error), closing(connected(file)) as connection:  # it may be past help; then all of it is kept as it is
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    number = 1
    while (aside := file.with_name(f"{file.name}.before-{number}")).exists():
        number += 1
    for ending in ("", "-wal"):
        if Path(f"{file}{ending}").exists():
            link(Path(f"{file}{ending}"), Path(f"{aside}{ending}"))
    return aside


def link(file: Path, other: Path) -> None:
    """A second name; where the file system has no such thing, a copy."""
    try:
        os.link(file, other)
    except OSError:
        shutil.copy2(file, other)


def empty(file: Path) -> bool:
    """Whether nobody has ever used this database."""
    try:
        with closing(connected(file)) as connection:
            found = {name for (name,) in connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}
            used = [name for name in (schema.tables.name, schema.identities.name) if name in found]
            return not any([connection.execute(f"SELECT 1 FROM {name} LIMIT 1").fetchone() for name in used])
    except sqlite3.Error:
        return False


# PostgreSQL.


def copy_postgresql(url: URL, made: Path) -> None:
    """The database at one moment, as a file of the same form."""
    source = create_engine(url, isolation_level="REPEATABLE READ", hide_parameters=True)
    target = sqlite_engine(made)
    try:
        with source.connect() as here, target.begin() as there:
            revision = current(here)
            if revision is None:
                raise Problem("database-empty")
            check_known(revision)
            upgrade(there, revision)
            copy_rows(here, there)
    finally:
        source.dispose()
        target.dispose()


def fill_postgresql(made: Path, url: URL, sure: bool) -> None:
    """In one transaction: whatever goes wrong, the database stays what it was."""
    source, target = sqlite_engine(made), create_engine(url, hide_parameters=True)
    try:
        with source.connect() as here, target.begin() as there:
            there.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": MIGRATING})
            if not there.execute(text("SELECT pg_try_advisory_xact_lock(:lock)"), {"lock": SERVING}).scalar():
                raise Problem("database-served")
            clear(there, url, sure)
            upgrade(there)
            copy_rows(here, there)
            for table in schema.METADATA.sorted_tables:
                number_on(there, table)
    finally:
        source.dispose()
        target.dispose()


def clear(connection: Connection, url: URL, sure: bool) -> None:
    """Take away what is there of ours, and nothing else."""
    found = MetaData()
    found.reflect(connection, only=lambda name, _: name == VERSION or name in schema.METADATA.tables)
    used = [found.tables[name] for name in (schema.tables.name, schema.identities.name) if name in found.tables]
    if not sure and any([connection.execute(select(table).limit(1)).first() for table in used]):
        raise Problem("restore-sure", place=url.render_as_string())
    found.drop_all(connection)


def number_on(connection: Connection, table: Any) -> None:
    """The next row gets the next number."""
    column = table.autoincrement_column
    if column is not None:
        sequence = func.pg_get_serial_sequence(table.name, column.name)
        connection.execute(select(func.setval(sequence, func.coalesce(func.max(column), 0) + 1, False)))


def copy_rows(here: Connection, there: Connection) -> None:
    """Every row of ours; Problem if one of them did not arrive."""
    old, new = MetaData(), MetaData()
    new.reflect(there)
    old.reflect(here, only=list(new.tables))
    for table in new.sorted_tables:
        if table.name == VERSION:
            continue
        source = old.tables[table.name]
        rows = here.execution_options(yield_per=TOGETHER).execute(select(source))
        for part in rows.mappings().partitions(TOGETHER):
            there.execute(insert(table), [dict(row) for row in part])
        counts = [one.execute(select(func.count()).select_from(of)).scalar() for one, of in ((here, source), (there, table))]
        if counts[0] != counts[1]:
            raise Problem("backup-short", table=table.name, got=counts[1], want=counts[0])


def sqlite_engine(file: Path) -> Engine:
    return create_engine(URL.create("sqlite", database=str(file)), hide_parameters=True)


# Checking.


def examined(copy: Path, file: Path) -> Contents:
    """What a copy of a back-up holds, brought to our form, after everything that can be checked has been."""
    try:
        return asyncio.run(examine(copy, file))
    except (SQLAlchemyError, sqlite3.Error) as error:
        detail = str(getattr(error, "orig", error)).strip().partition("\n")[0]
        raise Problem("database-damaged", file=str(file), detail=detail) from None


async def examine(copy: Path, file: Path) -> Contents:
    database = Database(URL.create("sqlite", database=str(copy)).render_as_string())
    try:
        await database.migrate()
        await database.read(lambda connection: check_whole(connection, file))
        newer = await database.read(superseded)
        if newer is not None:
            raise newer
        store = Store(database, Journal(database, Metrics(), ""))
        found = await store.all_tables()
        unfinished = [one.id for one in found if one.status == "playing"]
        return Contents(len(found), len(unfinished), [table for table in unfinished if not await goes_on(store, table)])
    finally:
        database.close()


def check_whole(connection: Connection, file: Path) -> None:
    wrong = connection.exec_driver_sql("PRAGMA integrity_check").scalars().all()
    if wrong != ["ok"]:
        raise Problem("database-damaged", file=str(file), detail=str(wrong[0]))
    if connection.exec_driver_sql("PRAGMA foreign_key_check").first() is not None:
        raise Problem("database-damaged", file=str(file), detail="FOREIGN KEY constraint failed")


async def goes_on(store: Store, table: str) -> bool:
    """Whether the game of a table can be played on."""
    setup, entries = await store.setup(table), await store.entries(table)
    try:
        game = game_named(setup.game)
        if outdated(game, setup) is None:
            replayed(game, setup, entries)
            return True
        return rescued(game, setup, entries, await store.snapshots(table)) is not None
    except Problem:
        return False
