"""The winter of the day: one deal a day of some games, the same for everybody, promised the day before.

Each person has one try that counts, if it ends before the day does. What came of it is shown once its record has been replayed
from the promised seed; the records themselves are open to all when the day is over, and so is the seed.
"""

import asyncio
import secrets
from collections.abc import Callable
from contextlib import suppress
from datetime import UTC, datetime, timedelta
from typing import Any, Final, NamedTuple

import msgspec
from sqlalchemy import Connection, insert, select, update
from sqlalchemy.exc import IntegrityError
from structlog.stdlib import get_logger

from ...bots.levels import LEVELS
from ...kernel.chance import commitment
from ...kernel.problem import Problem
from ..clock import now
from ..storage import schema
from ..storage.database import FAILURES, Database
from ..storage.store import Setup, Store
from ..tables.house import House, one_of_many
from ..thinking.thinkers import Thinkers
from ..thinking.turns import Who

DEALT: Final = {"frostpunk": False, "state51": True}  # the games there are deals of; whether one plays against the strongest bot
AGAIN: Final = 900.0  # seconds until it is looked whether the next deal has been promised
PATIENCE: Final = 5.0
LISTED: Final = 200  # results of accounts that are shown, and of guests

logger = get_logger()


def day_of(at: int) -> str:
    return datetime.fromtimestamp(at / 1000, UTC).date().isoformat()


def today() -> str:
    return day_of(now())


def after(day: str) -> str:
    return (datetime.fromisoformat(day) + timedelta(days=1)).date().isoformat()


def opponent(game: str) -> str | None:
    return LEVELS[-1] if DEALT[game] else None


def check_open(setup: Setup) -> None:
    """Problem while somebody else may still play the same deal: who could read the record would know it."""
    if setup.daily is not None and setup.daily >= today():
        raise Problem("daily-sealed")


class Deal(NamedTuple):
    day: str
    game: str
    seed: str
    promised: int


class Try(NamedTuple):
    """What somebody made of a deal."""

    identity: str
    name: str
    guest: bool
    table: str
    won: bool
    figures: dict[str, int]
    verified: bool
    over: int


# What counts besides winning: the better comes first.
ORDER: Final[dict[str, Callable[[dict[str, int]], Any]]] = {
    "frostpunk": lambda figures: (-figures["round"], figures["deaths"]),
    "state51": lambda figures: figures["other"] - figures["score"],
}


def ordered(game: str, tries: list[Try]) -> list[Try]:
    """What is verified first, and of that the best; of equals, who was first."""
    return sorted(tries, key=lambda one: (not one.verified, not one.won, ORDER[game](one.figures), one.over))


def listed(tries: list[Try], own: str) -> list[tuple[int, Try]]:
    """With their places: the best with an account, then the best guests, who may have seen the deal before as somebody else; and
    one's own try, however far down it stands."""
    accounts, guests = [one for one in tries if not one.guest], [one for one in tries if one.guest]
    placed = [*enumerate(accounts, 1), *enumerate(guests, 1)]
    return [(place, one) for place, one in placed if place <= LISTED or one.identity == own]


class Daily:
    def __init__(self, database: Database, store: Store, house: House, thinkers: Thinkers) -> None:
        self.database = database
        self.store = store
        self.house = house
        self.thinkers = thinkers
        self.task: asyncio.Task[None] | None = None
        self.again = False

    # Deals.

    async def promise(self) -> None:
        """For ever and ever: whoever looks today is told what binds us tomorrow."""
        while True:
            try:
                for day in (today(), after(today())):
                    for game in DEALT:
                        await self.made(day, game)
            except FAILURES as error:
                logger.warning("no deal promised", error=type(error.orig).__name__)
            except Exception:
                logger.exception("no deal promised")
            await asyncio.sleep(AGAIN)

    async def made(self, day: str, game: str) -> Deal:
        """The deal of a day; whoever asks first makes it."""
        found = await self.deal(day, game)
        if found is None:
            row = {"day": day, "game": game, "seed": secrets.token_hex(16), "promised": now()}
            with suppress(IntegrityError):  # another server was faster
                await self.database.write(lambda connection: connection.execute(insert(schema.dailies).values(**row)))
            found = await self.deal(day, game)
            assert found is not None
        return found

    async def deal(self, day: str, game: str) -> Deal | None:
        kept = schema.dailies.c
        chosen = select(kept.day, kept.game, kept.seed, kept.promised).where(kept.day == day, kept.game == game)
        row = await self.database.read(lambda connection: connection.execute(chosen).one_or_none())
        return None if row is None else Deal(*row)

    # Tries.

    async def table_of(self, day: str, game: str, identity: str) -> str | None:
        """At which table somebody tries, or has tried, the deal of a day."""
        kept = schema.tries.c
        chosen = select(kept.table).where(kept.day == day, kept.game == game, kept.identity == identity)
        return await self.database.read(lambda connection: connection.execute(chosen).scalar())

    async def begin(self, day: str, game: str, identity: str, table: str) -> bool:
        """This table is his one try; False if he has another."""
        row = insert(schema.tries).values(day=day, game=game, identity=identity, table=table)
        try:
            await self.database.write(lambda connection: connection.execute(row))
        except IntegrityError:
            return False
        return True

    async def tries(self, day: str, game: str) -> list[Try]:
        """Those that are over, the best first."""
        kept, person = schema.tries.c, schema.identities.c
        columns = (person.id, person.name, person.account, kept.table, kept.won, kept.figures, kept.verified, kept.over)
        chosen = select(*columns).join_from(schema.tries, schema.identities, kept.identity == person.id)
        over = chosen.where(kept.day == day, kept.game == game, kept.over.is_not(None))
        rows = await self.database.read(lambda connection: connection.execute(over).all())
        found = [
            Try(
                row.id,
                row.name,
                row.account is None,
                row.table,
                row.won,
                msgspec.json.decode(row.figures),
                row.verified,
                row.over,
            )
            for row in rows
        ]
        return ordered(game, found)

    # Results.

    def over(self, table: str = "") -> None:
        """A game is over: if it was a try, see what came of it, and of any other that is owed."""
        self.again = True
        if self.task is None:
            self.task = asyncio.create_task(self.work())

    async def work(self) -> None:
        try:
            while self.again:
                self.again = False
                for table in await self.owed():
                    with one_of_many(table):
                        await self.settle(table)
        except Exception:  # the next end of a game tries again
            logger.exception("deal of the day failed")
        finally:
            self.task = None

    async def owed(self) -> list[str]:
        kept, result = schema.tries.c, schema.results.c
        ended = select(result.seat).where(result.table == kept.table)
        chosen = select(kept.table).where(kept.over.is_(None), ended.exists())
        return list(await self.database.read(lambda connection: connection.execute(chosen).scalars().all()))

    async def settle(self, table: str) -> None:
        """Keep what came of a try, and whether its record leads there from the promised seed."""
        setup = await self.store.setup(table)
        assert setup.daily is not None
        promised = await self.deal(setup.daily, setup.game)
        room = await self.house.room(table)
        async with room.opened() as play:
            record, left, last = play.match.record(), 0 in play.match.gone, play.told[-1].entry.at
        result = record["result"]
        in_time = day_of(last) <= setup.daily  # afterwards everybody may know the seed, and what others made of it
        genuine = in_time and promised is not None and record["commitment"] == commitment(promised.seed)
        try:
            await self.thinkers.check(Who("", table), setup.game, msgspec.json.encode(record))
        except Problem as problem:
            logger.warning("try not verified", table=table[:6], problem=problem.code)
            genuine = False
        values = {"won": 0 in result["winners"] and not left, "verified": genuine and not left, "over": now()}
        figures = msgspec.json.encode(figures_of(result)).decode()
        kept = update(schema.tries).where(schema.tries.c.table == table).values(**values, figures=figures)

        def work(connection: Connection) -> None:
            connection.execute(kept)

        await self.database.write(work)

    async def finish(self) -> None:
        """Before the server stops."""
        if self.task is not None:
            await asyncio.wait([self.task], timeout=PATIENCE)


def figures_of(result: dict[str, Any]) -> dict[str, int]:
    """What counts besides winning: own points and another's, or what a game that all win or lose together counts."""
    own: int
    own, *others = result["scores"]
    return {"score": own, "other": max(others)} if others else dict(result["sources"][0])
