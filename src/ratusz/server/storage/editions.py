"""By which rules and cards a database is played. Where several servers share one, the newest decide, and older servers stop: else
they would rewrite each other's tables."""

from typing import Final, NamedTuple

from sqlalchemy import Connection, delete, func, insert, select

from ...games.catalogue import GAMES
from ...kernel.game import Game
from ...kernel.problem import Problem
from ..clock import now
from . import schema
from .database import Database
from .journal import NOTIFY
from .ledger import CHANNEL

EDITION: Final = "edition"  # what is whispered to the other servers


class Edition(NamedTuple):
    rules: int
    content: str


async def announce(database: Database) -> None:
    """This server is about to begin. Problem if the database has been played by newer rules or cards."""

    def work(connection: Connection) -> None:
        database.take_turns(connection)
        found = superseded(connection)
        if found is not None:
            raise found
        new = [game for game in GAMES.values() if [edition(game)] != editions(connection, game.name)[-1:]]
        for game in new:
            enter(connection, game)
        if new and not database.sqlite:
            connection.execute(NOTIFY, {"channel": CHANNEL, "payload": f"- - {EDITION}"})

    await database.write(work)


def edition(game: Game) -> Edition:
    return Edition(game.version, game.content)


def enter(connection: Connection, game: Game) -> None:
    """From now on this is the newest edition of a game."""
    table, own = schema.editions, edition(game)
    same = (table.c.game == game.name) & (table.c.rules == own.rules) & (table.c.content == own.content)
    last = connection.execute(select(func.max(table.c.since))).scalar() or 0
    connection.execute(delete(table).where(same))
    connection.execute(insert(table).values(game=game.name, **own._asdict(), since=max(now(), last + 1)))


def editions(connection: Connection, game: str) -> list[Edition]:
    """Those this database has been played by, the newest last."""
    known = schema.editions.c
    chosen = select(known.rules, known.content).where(known.game == game).order_by(known.rules, known.since)
    return [Edition(row.rules, row.content) for row in connection.execute(chosen)]


def superseded(connection: Connection) -> Problem | None:
    """Why this server has no business with this database any more, if it is so. Cards have no order: what was left for others of
    the same version comes back only to SQLite, where no other server can disagree."""
    shared = connection.dialect.name != "sqlite"
    for game in GAMES.values():
        own, known = edition(game), editions(connection, game.name)
        if known and own.rules < known[-1].rules:
            return Problem("rules-newer", game=game.name, got=known[-1].rules, want=own.rules)
        if shared and own in known[:-1]:
            return Problem("cards-newer", game=game.name)
    return None
