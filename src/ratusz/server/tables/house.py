"""The tables that are awake. A table wakes when somebody asks for it and sleeps again when nobody does."""

import asyncio
import contextlib
import secrets
from base64 import b32encode
from collections.abc import Awaitable, Callable, Iterator
from typing import Final

from structlog.stdlib import get_logger

from ...games.catalogue import GAMES, game_named
from ...kernel.problem import Problem
from ..calls.calling import Calling
from ..clock import now
from ..metrics import Metrics
from ..settings import Settings
from ..storage.bans import banned, seats_of_banned
from ..storage.database import FAILURES
from ..storage.editions import EDITION, superseded
from ..storage.journal import Entry, Journal
from ..storage.store import Seat, Store
from ..thinking.thinkers import Thinkers
from . import seating
from .audience import Viewer
from .driver import WAIT
from .historian import Historian
from .play import outdated
from .presence import ENDED, WHO
from .room import Room
from .timekeeper import Timekeeper

DAY: Final = 24 * 3600 * 1000  # milliseconds
SWEEP: Final = 15.0  # seconds between two looks for tables nobody uses
RESUMED: Final = 500  # tables whose bots move at once when the server starts
AGAIN: Final = 30.0  # seconds until one more is woken all the same
PASSING: Final = ("stale", *WAIT, "rules-newer", "cards-newer")  # problems that are gone when one tries again
NEWER: Final = ("rules-newer", "cards-newer")  # problems of this server, not of a table

logger = get_logger()


def new_id() -> str:
    """80 bits: whoever was not given the link does not find the table."""
    return b32encode(secrets.token_bytes(10)).decode().lower()


@contextlib.contextmanager
def one_of_many(table: str) -> Iterator[None]:
    """Whatever goes wrong with one table keeps nobody from the others."""
    try:
        yield
    except Problem as problem:
        logger.info("left as it is", table=table[:6], problem=problem.code)
    except Exception:
        logger.exception("resuming failed", table=table[:6])


def behind(viewer: Viewer, seats: list[Seat]) -> set[str]:
    """Who looks on: a person, or those whose seats a token opens."""
    known = [seats[seat].identity for seat in viewer.held] + [viewer.identity.id if viewer.identity else None]
    return {person for person in known if person is not None}


class House:
    def __init__(self, settings: Settings, store: Store, journal: Journal, thinkers: Thinkers, metrics: Metrics) -> None:
        self.settings = settings
        self.store = store
        self.journal = journal
        self.thinkers = thinkers
        self.metrics = metrics
        self.historian = Historian(store, metrics)
        self.endings: list[Callable[[str], None]] = [self.historian.over]  # told of tables whose game is over
        self.chores: list[Callable[[], Awaitable[None]]] = []  # what is long done is forgotten by them, once a day
        self.done = 0  # when they were
        self.calling: Calling | None = None
        self.keeper: Timekeeper | None = None
        self.rooms: dict[str, Room] = {}
        self.noticing: dict[str, asyncio.Task[None]] = {}
        self.unread: dict[str, list[Entry] | None] = {}  # tables another process has changed: what it wrote, if that is known
        self.superseded: Problem | None = None  # why this server must go
        self.leave: Callable[[], None] = lambda: None  # makes it go
        self.kept: set[tuple[str, int]] = set()  # seats of banned people at tables that cannot go on
        self.checking: asyncio.Task[None] | None = None

    async def room(self, table: str) -> Room:
        """The table, awake. Problem if there is none."""
        room = self.rooms.get(table) or self.added(table)
        try:
            async with room.opened():
                return room
        except Problem:
            self.forget(table, room)
            raise

    def added(self, table: str) -> Room:
        room = self.rooms[table] = Room(table, self.store, self.journal, self.thinkers, self.settings.pace, self.settings.talk)
        room.ended = self.ended
        room.calling = self.calling
        room.keeper = self.keeper
        self.metrics.tables.set(len(self.rooms))
        return room

    def ended(self, table: str) -> None:
        for told in self.endings:
            told(table)

    def here(self, table: str) -> set[str] | None:
        """Who sits at a table just now, here or on another server; None: it is asleep."""
        room = self.rooms.get(table)
        if room is None:
            return None
        audience = room.audience
        there = audience.here() | audience.elsewhere.seats()
        return {seat.identity for seat in audience.seats if seat.identity is not None and seat.seat in there}

    def forget(self, table: str, room: Room) -> None:
        if self.rooms.get(table) is room:
            del self.rooms[table]
        self.metrics.tables.set(len(self.rooms))

    async def heard(self, table: str, added: list[Entry] | None = None) -> None:
        """Another process has changed this table, perhaps by nothing else than these entries."""
        room = self.rooms.get(table)
        if room is None:
            return
        try:
            await room.refresh(added)
        except FAILURES as error:  # looked at again when the database answers, as then others are heard again
            logger.warning("database failed", table=table[:6], error=type(error.orig).__name__)
            self.metrics.errors.labels("database").inc()
        except Exception as error:
            if isinstance(error, Problem) and error.code == "table-unknown":
                await self.close(table)
            else:
                logger.exception("refresh failed", table=table[:6])
                self.metrics.errors.labels("refresh").inc()

    def whispered(self, server: str, table: str, what: str, seats: str) -> None:
        """Another server says who sits at this table or asks, that a session has ended, or that it came with its own rules."""
        if what == EDITION:
            self.check_soon()
        if what == ENDED:
            self.end_session(seats)
        room = self.rooms.get(table)
        if room is not None:
            room.whispered(server, what, seats)

    def end_session(self, session: str) -> None:
        """Whoever came by this session is known no longer; he may come back as whoever he is now."""
        for room in self.rooms.values():
            for viewer in list(room.audience.viewers):
                if viewer.session == session:
                    viewer.close(4401, "logout")

    async def turn_out(self) -> None:
        """Whoever is banned sits at no table any more, by whatever key he came, and wherever the ban was spoken."""
        viewers = [(room, viewer) for room in self.rooms.values() for viewer in room.audience.viewers]
        people = [(room, viewer, behind(viewer, room.audience.seats)) for room, viewer in viewers]
        there = {person for *_, known in people for person in known}
        gone = await self.store.database.read(lambda connection: banned(connection, there)) if there else set()
        for room, viewer, known in people:
            if known & gone:
                viewer.close(4401, "logout")
                self.notice(room.id)  # what he held is worth nothing
        await self.clear_seats()

    async def clear_seats(self) -> None:
        """Nobody waits for who is banned: before the game has begun others may sit down in his place, later a bot plays on."""
        for table, seat in await self.store.database.read(seats_of_banned):
            if (table, seat) in self.kept:
                continue
            with one_of_many(table):
                try:
                    await seating.vacate(await self.room(table), seat, dismissed=False)
                except FAILURES:
                    raise
                except Exception as error:
                    if not isinstance(error, Problem) or error.code not in PASSING:
                        self.kept.add((table, seat))
                    raise

    def deafen(self, identity: str, other: str) -> None:
        """Somebody wants to hear no more of another, wherever he looks on."""
        for room in self.rooms.values():
            for viewer in room.audience.viewers:
                if viewer.identity is not None and viewer.identity.id == identity:
                    viewer.deaf.add(other)

    def notice(self, table: str, added: list[Entry] | None = None) -> None:
        """Another process has changed this table: look at it soon. Who listens does not wait for it, as it may take a while."""
        if table in self.rooms:
            before = self.unread.get(table, [])
            self.unread[table] = None if added is None or before is None else before + added
            if table not in self.noticing:
                self.noticing[table] = asyncio.create_task(self.noticed(table))

    async def noticed(self, table: str) -> None:
        try:
            while table in self.unread:
                await self.heard(table, self.unread.pop(table))
        finally:
            del self.noticing[table]

    def heard_nothing(self) -> None:
        """The connection on which others are heard was lost for a while: anything may have happened."""
        self.check_soon()
        for table, room in self.rooms.items():
            self.notice(table)
            room.whisper(WHO)

    def check_soon(self) -> None:
        if self.checking is None or self.checking.done():
            self.checking = asyncio.create_task(self.check_edition())

    async def check_edition(self) -> None:
        """Stop if another server has come with newer rules: it goes on with our tables."""
        if self.superseded is None:
            try:
                self.superseded = await self.store.database.read(superseded)
            except FAILURES:  # the next look may find it
                logger.exception("looking for newer rules failed")
            if self.superseded is not None:
                self.leave()

    async def close(self, table: str) -> None:
        """The table is gone."""
        room = self.rooms.get(table)
        if room is not None:
            await room.driver.stop()
            room.audience.dismiss(4404, "gone")
            self.forget(table, room)

    async def run_out(self, table: str) -> None:
        """A clock of this table may have run out. A table that cannot be loaded would be so again and again: its clocks are set
        aside until somebody opens it after all, or a server starts."""
        try:
            room = await self.room(table)
        except FAILURES:
            raise
        except Exception as error:
            reason = error.code if isinstance(error, Problem) else type(error).__name__
            logger.warning("clock set aside", table=table[:6], reason=reason)
            if reason not in NEWER and self.keeper is not None:
                self.keeper.set_aside(table)
            return
        with one_of_many(table):
            await room.keep_time()

    async def wake_bots(self) -> None:
        """Tables where it is a bot's turn go on, although nobody has come yet, however long no server ran; not all at once."""
        moving: set[asyncio.Task[None]] = set()
        for table in await self.store.awaiting_bots():
            with one_of_many(table):
                driver = (await self.room(table)).driver
                driver.wake()
                if driver.task is not None:
                    moving.add(driver.task)
            if len(moving) >= RESUMED:
                _, moving = await asyncio.wait(moving, timeout=AGAIN, return_when=asyncio.FIRST_COMPLETED)

    async def resume(self) -> None:
        """Clocks and snapshots a killed server owes are written; bots move where it is their turn."""
        for table in await self.keeper.unwritten() if self.keeper is not None else ():
            await self.run_out(table)
        for table in await self.store.behind():
            with one_of_many(table):
                setup = await self.store.setup(table)
                if outdated(game_named(setup.game), setup) is None:
                    await (await self.room(table)).keep()
        for game in GAMES.values():
            self.historian.over(*await self.store.untold(game.name, game.version, game.content))
        await self.wake_bots()

    async def sweep(self) -> None:
        """Put tables to sleep, for ever and ever."""
        while True:
            await asyncio.sleep(min(SWEEP, self.settings.idle))
            oldest = asyncio.get_running_loop().time() - self.settings.idle
            for table, room in list(self.rooms.items()):
                if room.quiet and room.used < oldest:
                    await self.lull(table, room, oldest)
                    continue
                room.driver.doing()  # another server may have fallen silent
                if room.audience.viewers:
                    room.say_who_is_here()
            try:
                await self.turn_out()
                await self.tidy()
            except FAILURES as error:
                logger.warning("database failed", where="sweep", error=type(error).__name__)
            if not self.journal.database.sqlite:
                self.check_soon()

    async def tidy(self) -> None:
        """Do the chores, if a day has passed."""
        if now() >= self.done + DAY:
            for chore in self.chores:
                await chore()
            self.done = now()

    async def lull(self, table: str, room: Room, oldest: float) -> None:
        """A table goes to sleep, unless somebody comes in at the last moment."""
        try:
            await room.keep()
        except Exception:  # it is in the log all the same
            logger.exception("keeping failed", table=table[:6])
        if room.quiet and room.used < oldest:
            self.forget(table, room)

    async def settle(self) -> None:
        """Say goodbye and leave everything in order."""
        for room in self.rooms.values():
            room.audience.dismiss(1012, "restart")
        for room in list(self.rooms.values()):
            try:
                await room.settle()
            except Exception:
                logger.exception("settling failed", table=room.id[:6])
        await self.historian.finish()
