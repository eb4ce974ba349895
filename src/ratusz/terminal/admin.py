"""`ratusz admin`: looking after the tables of a server, running or not."""

import asyncio
import json
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, TypeVar

from rich.table import Table
from rich.text import Text
from sqlalchemy.engine import URL
from sqlalchemy.exc import SQLAlchemyError

from ..kernel.problem import Problem
from ..server import backup
from ..server.hall import Hall
from ..server.http.records import exported
from ..server.settings import Settings
from ..server.storage.database import address
from ..server.storage.store import Summary
from ..server.tables.telling import names
from ..words.bundle import Words
from ..words.games import title
from .records import replace, telling
from .screen import Screen
from .serve import own_database, sqlite_file

T = TypeVar("T")


def located(database: str | None) -> URL:
    """The database meant, which must be there: to look after tables is not to make a place for them."""
    url = address(database or own_database())
    file = sqlite_file(url)
    if file is not None and not file.exists():
        raise Problem("file-missing", file=str(file))
    return url


@contextmanager
def reaching() -> Iterator[None]:
    """A database that cannot be used, as a sentence."""
    try:
        yield
    except SQLAlchemyError as error:
        raise Problem("database-away", detail=str(getattr(error, "orig", error)).strip().partition("\n")[0]) from None


def on_database(database: str | None, work: Callable[[Hall], Awaitable[T]]) -> T:
    """Do something with the tables, next to a running server or without one."""
    url = located(database)

    async def whole() -> T:
        hall = Hall(Settings(database=url.render_as_string(hide_password=False), secret=""))
        try:
            await hall.database.migrate()
            return await work(hall)
        except OSError as error:
            raise Problem("database-away", detail=str(error)) from None
        finally:
            await hall.close()

    with reaching():
        return asyncio.run(whole())


async def table_meant(hall: Hall, typed: str) -> str:
    """The table with this id, or the only one whose id begins so."""
    ids = [one.id for one in await hall.store.all_tables()]
    found = [id for id in ids if id == typed] or [id for id in ids if typed and id.startswith(typed)]
    if not found:
        raise Problem("table-unknown", table=typed)
    if len(found) > 1:
        raise Problem("table-several", table=typed, known=", ".join(found))
    return found[0]


def list_tables(screen: Screen, database: str | None) -> None:
    found = on_database(database, lambda hall: hall.store.all_tables())
    say = screen.words.say
    shown = Table(box=None, pad_edge=False, padding=(0, 2), header_style="heading")
    # Ids are there to be copied: on a narrow screen all else gives way.
    shown.add_column(say("admin-table"), no_wrap=True, min_width=max([len(one.id) for one in found], default=0))
    for heading in ("game", "status", "moves", "updated", "players"):
        shown.add_column(say(f"admin-{heading}"))
    for one in found:
        shown.add_row(*[Text(cell) for cell in row(screen.words, one)])
    screen.console.print(shown)


def row(words: Words, one: Summary) -> list[str]:
    updated = datetime.fromtimestamp(one.updated / 1000, UTC).isoformat(" ", "minutes").removesuffix("+00:00")
    return [one.id, title(words, one.game), one.status, str(one.moves), updated, ", ".join(names(words, one.seats))]


def export(screen: Screen, database: str | None, table: str, file: Path | None) -> None:
    """The whole record, of an unfinished game too: an administrator may look at everything."""
    if file is not None and file.exists():
        raise Problem("file-exists", file=str(file))

    async def work(hall: Hall) -> tuple[str, dict[str, Any]]:
        id = await table_meant(hall, table)
        return id, await exported(hall, id, secret=True)

    id, record = on_database(database, work)
    text = json.dumps(record, indent=1, ensure_ascii=False) + "\n"
    if file is None:
        screen.console.out(text, end="", highlight=False)
        return
    with telling(file):
        replace(file, text)
    screen.say("admin-exported", table=id, file=str(file))


def delete(screen: Screen, database: str | None, table: str, sure: bool) -> None:
    async def work(hall: Hall) -> str:
        id = await table_meant(hall, table)
        if not sure:
            raise Problem("admin-sure", table=id)
        await hall.store.delete(id)
        return id

    screen.say("admin-deleted", table=on_database(database, work))


def back_up(screen: Screen, database: str | None, file: Path) -> None:
    url = located(database)
    with reaching(), telling(file):
        found = backup.back_up(url, file)
    screen.say("admin-backed-up", file=str(file), tables=found.tables, unfinished=found.unfinished)
    tell_closed(screen, found)


def restore(screen: Screen, database: str | None, file: Path, sure: bool) -> None:
    url = address(database or own_database())
    sqlite_file(url)
    with reaching(), telling(file):
        found = backup.restore(file, url, sure)
    screen.say("admin-restored", file=str(file), tables=found.tables, unfinished=found.unfinished)
    if found.aside is not None:
        screen.say("admin-aside", file=str(found.aside))
    tell_closed(screen, found)


def tell_closed(screen: Screen, found: backup.Contents) -> None:
    if found.closed:
        screen.say("admin-closed", count=len(found.closed), known=", ".join(found.closed))
