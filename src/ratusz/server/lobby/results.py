"""What came of finished games: who played what, who won, and what that changed in the ratings.

Each table is written down once: results and ratings change in one transaction, and the key of the results decides who does it
when several servers try. What a killed server owes, the next one that starts writes down.
"""

import asyncio
from collections.abc import Callable
from typing import Any, Final, Protocol

import msgspec
from sqlalchemy import Connection, insert, select, text
from sqlalchemy.exc import IntegrityError
from structlog.stdlib import get_logger

from ...games.catalogue import game_named
from ...kernel.problem import Problem
from ...words.games import VOICES
from ..clock import now
from ..storage import schema
from ..storage.database import RATING, Database
from ..storage.store import NO_LESSON, Seat, Setup, Store
from ..tables.play import ENDED, Play, outdated
from ..tables.room import Room
from .ratings import rate

BOT: Final = "bot:"  # before the name of a bot, among the players
PATIENCE: Final = 5.0  # seconds a stopping server waits for what is left to be written

logger = get_logger()


class Outcome(msgspec.Struct, frozen=True):
    """What came of a game for one seat."""

    seat: int
    player: str  # an identity, or a bot after "bot:"; empty: nobody we know
    role: str  # the faction or corporation played, if there are any
    won: bool
    score: int | None
    rule: str  # the clause that decided
    left: bool  # he got up, or did not come back in time


class Rooms(Protocol):
    async def room(self, table: str) -> Room: ...


class Results:
    def __init__(self, database: Database, store: Store, rooms: Rooms) -> None:
        self.database = database
        self.store = store
        self.rooms = rooms
        self.task: asyncio.Task[None] | None = None
        self.waiting: list[str] = []
        self.written: list[Callable[[str], None]] = []  # told of tables whose results are written down

    def over(self, *tables: str) -> None:
        """The games at these tables are over."""
        self.waiting += tables
        if self.waiting and self.task is None:
            self.task = asyncio.create_task(self.work())

    async def work(self) -> None:
        try:
            while self.waiting:
                await self.tried(self.waiting.pop(0))
        finally:
            self.task = None

    async def catch_up(self) -> None:
        """What other servers owe, because they were killed."""
        self.over(*await self.owed())

    async def owed(self) -> list[str]:
        """Finished tables nobody has written down; lessons, games gone on with and those without a result count for nothing."""
        table = schema.tables.c
        there = select(schema.results.c.seat).where(schema.results.c.table == table.id)
        ended = select(schema.log.c.seq).where(schema.log.c.table == table.id, schema.log.c.kind == ENDED)
        counted = (table.status == "over") & table.continued.is_(None) & NO_LESSON
        chosen = select(table.id).where(counted, ~there.exists(), ~ended.exists()).order_by(table.updated)
        return list(await self.database.read(lambda connection: connection.execute(chosen).scalars().all()))

    async def tried(self, table: str) -> None:
        """Whatever is wrong with one table keeps no other from its results."""
        try:
            await self.write(table)
        except Problem as problem:
            logger.info("no results", table=table[:6], problem=problem.code)
        except Exception:
            logger.exception("results failed", table=table[:6])

    async def write(self, table: str) -> None:
        setup, seats = await self.store.setup(table), await self.store.seats(table)
        if setup.continued is not None or setup.lesson is not None:
            return
        outcomes = await self.outcomes(setup, seats)
        if not outcomes:
            return
        at = now()

        def work(connection: Connection) -> bool:
            if not self.database.sqlite:
                connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": RATING})
            if connection.execute(select(schema.results.c.seat).where(schema.results.c.table == table)).first() is not None:
                return False
            changes = rate(connection, setup, outcomes) if setup.rated else {}
            common = {"table": table, "game": setup.game, "at": at}
            rows = [{**common, **msgspec.structs.asdict(one), **changes.get(one.player, UNRATED)} for one in outcomes]
            connection.execute(insert(schema.results), rows)
            return True

        try:
            if await self.database.write(work):
                for told in self.written:
                    told(table)
        except IntegrityError:  # another server was faster
            return

    async def outcomes(self, setup: Setup, seats: list[Seat]) -> list[Outcome]:
        if outdated(game_named(setup.game), setup) is not None:  # its rules are gone: who won is all that is left
            winners = (await self.store.summary(setup.id)).winners
            return [outcome(setup, seat, winners, None, "", "") for seat in seats]
        room = await self.rooms.room(setup.id)
        async with room.opened() as play:
            if not play.match.over:  # ended because of time, without a result
                return []
            result, roles = play.match.result(), roles_of(play)
        scores = result["scores"]
        winners, rule = result["winners"], result["rule"]
        return [outcome(setup, seat, winners, scores[seat.seat], rule, roles[seat.seat]) for seat in seats]

    async def finish(self) -> None:
        """Before the server stops."""
        if self.task is not None:
            await asyncio.wait([self.task], timeout=PATIENCE)


UNRATED: Final[dict[str, Any]] = dict.fromkeys(("mu_before", "sigma_before", "mu", "sigma"))


def outcome(setup: Setup, seat: Seat, winners: list[int], score: int | None, rule: str, role: str) -> Outcome:
    """Who gets up in mid-game has lost, however the bot fares that plays on; so has, where it counts, who ran out of time and
    never came back. Elsewhere a bot may stand in for anybody to the end."""
    left = seat.leaver is not None or (setup.rated and seat.taken and seat.bot is not None)
    return Outcome(seat.seat, player_of(seat), role, seat.seat in winners and not left, score, rule, left)


def player_of(seat: Seat) -> str:
    if seat.leaver is not None:
        return seat.leaver
    if seat.kind == "human":
        return seat.identity or ""
    return f"{BOT}{seat.bot}" if seat.bot is not None else ""


def roles_of(play: Play) -> list[str]:
    """What each seat has played, as everybody could see."""
    known = set(VOICES[play.game.name].factions)
    sides: list[dict[str, Any]] = play.game.view(play.match.state, None).get("seats", [])
    found = [next((value for value in side.values() if isinstance(value, str) and value in known), "") for side in sides]
    return found or [""] * play.match.seats
