"""Calling people to their tables when their page is closed: their turn, somebody's time that has run out, an invitation, the end
of a game, something said.

What somebody is to be called for is a row (`calls`) as long as it lasts, so that nobody is called twice for the same wait. The
rows follow from the tables as the database has them, which also says when a wait began and what nobody has been called for yet:
whoever writes to a table only says that there is something to look at, a moment later all such tables are looked at together,
and after a crash everything is looked at once. A call is carried out by putting letters and notices into the outbox, in the
transaction that strikes it off.
"""

import asyncio
import contextlib
from collections.abc import Callable
from typing import Any, Final

import msgspec
from sqlalchemy import Connection, func, select, update
from structlog.stdlib import get_logger

from ...kernel.problem import Problem
from ..clock import now
from ..links import Links
from ..metrics import Metrics
from ..storage import schema
from ..storage.database import FAILURES, Database
from ..storage.store import seats_of
from . import outbox, rows
from .mail import MAIL, Letter, Mail
from .push import PUSH, Push, Sending
from .reach import WAYS, Person, person_of
from .waits import (
    AWHILE,
    CALL,
    CALLED_AT,
    INVITED,
    NUDGE,
    REACHABLE,
    REACHABLE_AT,
    RECENT,
    SAID,
    SAID_AT,
    TURN,
    WAITS,
    Call,
    Cause,
    Key,
    Said,
    Visits,
    invited,
    lasts,
    late_of,
    same,
    select_blocks,
    tables_of,
    wanted_of,
)
from .wording import letter_of, notice_of

TOGETHER: Final = 5.0  # seconds in which what happens is looked at together; where all are there, most waits are over by then
ELSEWHERE: Final = 15_000  # milliseconds a call is left to the server that has the table in memory and knows who is there
LOOK: Final = 60.0  # seconds until everything is looked at that nobody has spoken of
CHUNK: Final = 500  # tables in a query

logger = get_logger()


class Calling:
    def __init__(self, database: Database, metrics: Metrics, links: Links, mail: Mail, push: Push) -> None:
        self.database = database
        self.metrics = metrics
        self.links = links
        self.mail = mail
        self.push = push
        mail.outbox.still_due = self.still_due
        self.here: Callable[[str], set[str] | None] = lambda table: None  # who is at a table; None: it is not in memory
        self.noted: Callable[[], None] = lambda: None  # told when somebody is waited for
        self.wake = asyncio.Event()
        self.begun = asyncio.Event()  # what a server that was killed has left is known
        self.alone = asyncio.Lock()  # one look after the other
        self.touched: set[str] = set()  # tables where something has happened
        self.spoken: set[str] = set()  # and those among them where something was said
        self.visited: Visits = {}

    # What others say; none of it takes time.

    def touch(self, table: str) -> None:
        """Something has happened at a table."""
        self.touched.add(table)
        self.wake.set()

    def visit(self, table: str, identity: str) -> None:
        self.visited[table, identity] = now()
        self.wake.set()

    def say(self, table: str) -> None:
        """Something was said there."""
        self.spoken.add(table)
        self.touch(table)

    async def touch_all(self, identity: str) -> None:
        """Something has happened at every table somebody plays at: he can be reached from now on, or goes away."""
        for table in await self.database.read(lambda connection: tables_of(connection, identity)):
            self.touch(table)

    async def invite(self, identity: str, table: str, player: str) -> None:
        """Somebody is invited to a table by a player of this name."""
        cause = Cause(player, now())
        await self.database.write(lambda connection: rows.add(connection, (table, identity, INVITED), cause))
        self.wake.set()

    async def nudge(self, table: str, identity: str, by: str, player: str) -> None:
        """A player reminds another, who has been waited for a while: once a wait. Whom one has blocked cannot."""

        def work(connection: Connection) -> None:
            place = schema.calls.c
            if connection.execute(select_blocks([identity], [by])).first() is not None:
                raise Problem("nudge-unreachable")
            since = connection.execute(select(place.since).where(same(table, identity, TURN))).scalar()
            person = person_of(connection, identity)
            if since is None or person is None or not self.ways_to(person, NUDGE):
                raise Problem("nudge-unreachable")
            if not rows.add(connection, (table, identity, NUDGE), Cause(player, now())):
                raise Problem("nudge-done")

        await self.database.write(work)
        self.wake.set()

    # Looking.

    async def run(self) -> None:
        """For ever and ever."""
        await self.carefully(self.begin)
        self.begun.set()
        wait = 0.0
        while True:
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self.wake.wait(), wait)
            if self.wake.is_set():
                await asyncio.sleep(TOGETHER)
            self.wake.clear()
            wait = await self.carefully(self.look) or LOOK

    async def carefully(self, work: Callable[[], Any]) -> Any:
        try:
            return await work()
        except FAILURES as error:
            logger.warning("database failed", where="calling", error=type(error).__name__)
        except Exception:
            logger.exception("calling failed")
            self.metrics.errors.labels("calling").inc()
        return None

    async def begin(self) -> None:
        """What a server that was killed has not looked at. Those it has sent away have a moment to come back."""
        table, place = schema.tables.c, schema.calls.c
        open_ones = (table.status == "playing") | (table.updated > now() - RECENT)
        chosen = REACHABLE.with_only_columns(table.id).where(open_ones).distinct()
        unsaid = SAID.with_only_columns(schema.chat.c.table).distinct()
        soon = now() + rows.GRACE
        later = update(schema.calls).where(place.due < soon).values(due=soon)
        await self.database.write(lambda connection: connection.execute(later))
        self.touched.update(await self.database.read(lambda connection: connection.execute(chosen).scalars().all()))
        self.spoken.update(await self.database.read(lambda connection: connection.execute(unsaid).scalars().all()))
        self.touched |= self.spoken

    async def finish(self) -> None:
        """The server stops in order: what has happened is noted. Nobody is called: whoever was there has just been shown out."""
        await self.carefully(self.note_all)

    async def look(self) -> float:
        """Note who is to be called, and call; seconds until there may be more to do."""
        async with self.alone:
            await self.note_all()
            for call in await self.database.read(self.due):
                await self.carry_out(call)
            return await self.pause()

    async def pause(self) -> float:
        chosen = select(func.min(schema.calls.c.due))
        due = await self.database.read(lambda connection: connection.execute(chosen).scalar())
        return LOOK if due is None else max(1.0, min(LOOK, (due - now()) / 1000))

    # Who is to be called.

    async def note_all(self) -> None:
        """Look at all tables of which there is something new."""
        touched, self.touched = self.touched, set()
        spoken, self.spoken = self.spoken, set()
        visited, self.visited = self.visited, {}
        try:
            everything = sorted(touched)
            if visited:
                await self.database.write(lambda connection: rows.seen(connection, visited))
            for first in range(0, len(everything), CHUNK):
                await self.note(everything[first : first + CHUNK], spoken, visited)
        except BaseException:  # looked at again
            self.touched |= touched
            self.spoken |= spoken
            self.visited = {**visited, **self.visited}
            raise

    async def note(self, tables: list[str], spoken: set[str], visited: Visits) -> None:
        """Bring the calls of these tables to how they stand."""
        listening = [table for table in tables if table in spoken]
        known: dict[Key, int] = {}  # what there are calls for, and when that began
        said: list[Said] = []

        def look(connection: Connection) -> dict[Key, Cause]:
            reachable = connection.execute(REACHABLE_AT, {"tables": tables}).all()
            called = connection.execute(CALLED_AT, {"tables": tables})
            known.update({(row.table, row.identity, row.kind): row.wait for row in called})
            if listening:
                said.extend([Said(*row) for row in connection.execute(SAID_AT, {"tables": listening})])
            speakers = {one.identity for one in said if one.identity is not None}
            blocked: set[Any] = set()
            if reachable and speakers:
                blocked = {tuple(row) for row in connection.execute(select_blocks({row.identity for row in reachable}, speakers))}
            late = {row.id for row in reachable if late_of(row).since}
            seats = seats_of(connection, sorted(late)) if late else {}
            return wanted_of(reachable, seats, said, visited, blocked)

        wanted = await self.database.read(look)
        ended = {key: wait for key, wait in known.items() if key[2] in WAITS and rows.over(key, wait, wanted)}
        new = {key: cause for key, cause in wanted.items() if key not in known or key in ended}
        if ended or new or said:
            await self.database.write(lambda connection: rows.change(connection, ended, new, [one.id for one in said]))
            self.noted()

    # Calling.

    def due(self, connection: Connection) -> list[Call]:
        place, at = schema.calls.c, now()
        calls = [Call(*row) for row in connection.execute(select(*CALL).where(place.due <= at).order_by(place.due).limit(CHUNK))]
        return [call for call in calls if call.due <= at - ELSEWHERE or self.here(call.table) is not None or self.database.sqlite]

    async def carry_out(self, call: Call) -> None:
        there = self.here(call.table) or set()
        if call.identity in there and call.kind != INVITED and now() < call.since + AWHILE:
            await self.database.write(lambda connection: rows.sees(connection, call))
            return
        await self.database.write(lambda connection: self.call(connection, call))
        self.mail.outbox.ring()

    def call(self, connection: Connection, call: Call) -> None:
        person = person_of(connection, call.identity)
        if person is None or (call.kind == INVITED and not invited(connection, call)):
            rows.strike(connection, call, None)
            return
        quiet = person.reach.quiet_until(now())
        if not rows.strike(connection, call, quiet) or quiet is not None:
            return
        game = connection.execute(select(schema.tables.c.game).where(schema.tables.c.id == call.table)).scalar_one()
        seats = seats_of(connection, [call.table])[call.table]
        ways = self.ways_to(person, call.kind)
        if MAIL in ways:
            outbox.put(connection, key(call, MAIL), MAIL, call.identity, letter_of(self.links, call, person, game, seats))
        if PUSH in ways:
            for subscription in person.subscriptions:
                sending = Sending(subscription, notice_of(self.links, call, person, game, seats))
                outbox.put(connection, key(call, subscription[:32]), PUSH, call.identity, sending)

    def ways_to(self, person: Person, kind: str) -> list[str]:
        """By which ways somebody is called for something: those he has chosen and that lead to him."""
        there = {MAIL: self.mail.offered and person.email is not None, PUSH: self.push.offered and bool(person.subscriptions)}
        return [way for way in person.reach.ways(kind) if there[way]]

    def still_due(self, connection: Connection, parcel: outbox.Parcel) -> int | None:
        """When a parcel may be delivered that has perhaps waited for long: at once (0), or when quiet hours are over; None: he
        need not be told any more, or does not want to be."""
        call = call_of(parcel.key)
        if call is None:
            return 0
        person = person_of(connection, call.identity)
        if person is None or parcel.way not in self.ways_to(person, call.kind) or not lasts(connection, call):
            return None
        if parcel.way == MAIL and msgspec.json.decode(parcel.parcel, type=Letter).to != person.email:
            return None
        return person.reach.quiet_until(now()) or 0


def key(call: Call, way: str) -> str:
    """What a parcel tells of."""
    return f"{call.kind} {call.table} {call.identity} {call.since} {way}"


def call_of(key: str) -> Call | None:
    """What a parcel tells of; None: it is no call."""
    parts = key.split(" ")
    if len(parts) != 5:
        return None
    kind, table, identity, since, _ = parts
    return Call(table, identity, kind, int(since), 0, "")


assert set(WAYS) == {MAIL, PUSH}
