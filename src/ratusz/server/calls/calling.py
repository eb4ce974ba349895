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
from collections.abc import Callable, Iterable
from typing import Any, Final, NamedTuple

import msgspec
from sqlalchemy import Connection, delete, func, insert, select, update
from sqlalchemy.exc import IntegrityError
from structlog.stdlib import get_logger

from ...kernel.problem import Problem
from ...words.bundle import words
from ...words.games import title
from ..clock import now
from ..links import Links
from ..metrics import Metrics
from ..storage import schema
from ..storage.bans import banned
from ..storage.database import FAILURES, Database
from ..storage.store import Seat, seats_of
from . import outbox
from .letters import letter
from .mail import MAIL, Letter, Mail
from .push import PUSH, Notice, Push, Sending
from .reach import WAYS, Reach, preference, reach_of
from .waits import (
    AWHILE,
    CALL,
    CALLED_AT,
    END_CALL,
    END_WAIT,
    INVITED,
    LATE,
    MESSAGE,
    NUDGE,
    OVER,
    REACHABLE,
    REACHABLE_AT,
    RECENT,
    SAID,
    SAID_AT,
    SEE_CALL,
    TURN,
    WAITS,
    Call,
    Cause,
    Key,
    Said,
    Visits,
    invited,
    keyed,
    lasts,
    late_of,
    same,
    select_blocks,
    tables_of,
    wanted_of,
)

STOP: Final = "stop"  # what a link is for that ends notices

TOGETHER: Final = 5.0  # seconds in which what happens is looked at together; where all are there, most waits are over by then
GRACE: Final = 20_000  # milliseconds somebody who has just closed the page, or is about to open it, is left alone
ELSEWHERE: Final = 15_000  # milliseconds a call is left to the server that has the table in memory and knows who is there
LOOK: Final = 60.0  # seconds until everything is looked at that nobody has spoken of
CHUNK: Final = 500  # tables in a query

logger = get_logger()


class Person(NamedTuple):
    """Somebody who can be called, as far as that takes knowing him."""

    name: str
    language: str
    email: str | None
    subscriptions: list[str]
    reach: Reach


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
        await self.database.write(lambda connection: self.add(connection, (table, identity, INVITED), cause))
        self.wake.set()

    async def nudge(self, table: str, identity: str, by: str, player: str) -> None:
        """A player reminds another, who has been waited for a while: once a wait. Whom one has blocked cannot."""

        def work(connection: Connection) -> None:
            place = schema.calls.c
            if connection.execute(select_blocks([identity], [by])).first() is not None:
                raise Problem("nudge-unreachable")
            since = connection.execute(select(place.since).where(same(table, identity, TURN))).scalar()
            person = self.person(connection, identity)
            if since is None or person is None or not self.ways_to(person, NUDGE):
                raise Problem("nudge-unreachable")
            if not self.add(connection, (table, identity, NUDGE), Cause(player, now())):
                raise Problem("nudge-done")

        await self.database.write(work)
        self.wake.set()

    # Looking.

    async def run(self) -> None:
        """For ever and ever."""
        await self.carefully(self.begin)
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
        soon = now() + GRACE
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
                await self.database.write(lambda connection: self.seen(connection, visited))
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
            rows = connection.execute(REACHABLE_AT, {"tables": tables}).all()
            called = connection.execute(CALLED_AT, {"tables": tables})
            known.update({(row.table, row.identity, row.kind): row.wait for row in called})
            if listening:
                said.extend([Said(*row) for row in connection.execute(SAID_AT, {"tables": listening})])
            speakers = {one.identity for one in said if one.identity is not None}
            blocked: set[Any] = set()
            if rows and speakers:
                blocked = {tuple(row) for row in connection.execute(select_blocks({row.identity for row in rows}, speakers))}
            late = {row.id for row in rows if late_of(row).since}
            seats = seats_of(connection, sorted(late)) if late else {}
            return wanted_of(rows, seats, said, visited, blocked)

        wanted = await self.database.read(look)
        ended = {key: wait for key, wait in known.items() if key[2] in WAITS and over(key, wait, wanted)}
        new = {key: cause for key, cause in wanted.items() if key not in known or key in ended}
        if ended or new or said:
            await self.database.write(lambda connection: self.change(connection, ended, new, [one.id for one in said]))
            self.noted()

    def change(self, connection: Connection, ended: dict[Key, int], new: dict[Key, Cause], said: list[int]) -> None:
        """Few statements for many tables: actions wait for the same connection."""
        if ended:
            connection.execute(END_WAIT, [{**keyed(*key), "the_wait": wait} for key, wait in ended.items()])
        if said:
            message = schema.chat
            connection.execute(update(message).where(message.c.id.in_(said)).values(noted=True))
        rows = [called(*key, cause, GRACE) for key, cause in new.items()]
        try:
            with connection.begin_nested():
                if rows:
                    connection.execute(insert(schema.calls), rows)
        except IntegrityError:  # another server has seen some of it too
            for key, cause in new.items():
                self.add(connection, key, cause, GRACE)

    def add(self, connection: Connection, key: Key, cause: Cause, after: int = 0) -> bool:
        """Somebody is to be called; False: he is already."""
        try:
            with connection.begin_nested():
                connection.execute(insert(schema.calls), called(*key, cause, after))
        except IntegrityError:
            return False
        return True

    def seen(self, connection: Connection, visited: Iterable[tuple[str, str]]) -> None:
        """Who comes to a table sees what was said there, that it is over, and that he is invited; whose turn it is remains."""
        connection.execute(END_CALL, [keyed(*key, MESSAGE) for key in visited])
        connection.execute(SEE_CALL, [keyed(*key, kind) for key in visited for kind in (OVER, INVITED)])

    # Calling.

    def due(self, connection: Connection) -> list[Call]:
        place, at = schema.calls.c, now()
        rows = [Call(*row) for row in connection.execute(select(*CALL).where(place.due <= at).order_by(place.due).limit(CHUNK))]
        return [call for call in rows if call.due <= at - ELSEWHERE or self.here(call.table) is not None or self.database.sqlite]

    async def carry_out(self, call: Call) -> None:
        there = self.here(call.table) or set()
        if call.identity in there and call.kind != INVITED and now() < call.since + AWHILE:
            await self.database.write(lambda connection: self.sees(connection, call))
            return
        await self.database.write(lambda connection: self.call(connection, call))
        self.mail.outbox.ring()

    def sees(self, connection: Connection, call: Call) -> None:
        """Nobody is called for what he sees. What is said when he has gone again is another matter; and a page may be open with
        nobody before it: whoever is still waited for after a while is called all the same."""
        if self.strike(connection, call, call.since + AWHILE if call.kind in WAITS else None) and call.kind == MESSAGE:
            connection.execute(delete(schema.calls).where(same(*call[:3]), schema.calls.c.due.is_(None)))

    def strike(self, connection: Connection, call: Call, due: int | None) -> bool:
        """Strike a call off, or put it off; False: somebody else has, or it is over."""
        place = schema.calls.c
        ours = same(call.table, call.identity, call.kind) & (place.due == call.due) & (place.since == call.since)
        return bool(connection.execute(update(schema.calls).where(ours).values(due=due)).rowcount)

    def call(self, connection: Connection, call: Call) -> None:
        person = self.person(connection, call.identity)
        if person is None or (call.kind == INVITED and not invited(connection, call)):
            self.strike(connection, call, None)
            return
        quiet = person.reach.quiet_until(now())
        if not self.strike(connection, call, quiet) or quiet is not None:
            return
        game = connection.execute(select(schema.tables.c.game).where(schema.tables.c.id == call.table)).scalar_one()
        seats = seats_of(connection, [call.table])[call.table]
        ways = self.ways_to(person, call.kind)
        if MAIL in ways:
            outbox.put(connection, key(call, MAIL), MAIL, call.identity, self.letter(call, person, game, seats))
        if PUSH in ways:
            for subscription in person.subscriptions:
                sending = Sending(subscription, self.notice(call, person, game, seats))
                outbox.put(connection, key(call, subscription[:32]), PUSH, call.identity, sending)

    def person(self, connection: Connection, identity: str) -> Person | None:
        who, box = schema.identities.c, schema.subscriptions.c
        row = connection.execute(select(who.name, who.language, who.email).where(who.id == identity)).one_or_none()
        if row is None or banned(connection, {identity}):
            return None
        subscriptions = connection.execute(select(box.id).where(box.identity == identity)).scalars().all()
        return Person(row.name, row.language, row.email, list(subscriptions), reach_of(connection, identity))

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
        person = self.person(connection, call.identity)
        if person is None or parcel.way not in self.ways_to(person, call.kind) or not lasts(connection, call):
            return None
        if parcel.way == MAIL and msgspec.json.decode(parcel.parcel, type=Letter).to != person.email:
            return None
        return person.reach.quiet_until(now()) or 0

    # What is said. Only names, the game and a link: nothing of how the table stands, of which much is hidden.

    def letter(self, call: Call, person: Person, game: str, seats: list[Seat]) -> Any:
        token = self.stop_token(call, MAIL)
        foot = words(person.language).say("letter-foot", link=self.links.to(f"/letter/stop/{token}"))
        return letter(
            person.language,
            call.kind,
            person.email or "",
            self.links.to(f"/table/{call.table}"),
            foot,
            stop=self.links.to(f"/api/stop/{token}"),
            **self.figures(call, person, game, seats),
        )

    def notice(self, call: Call, person: Person, game: str, seats: list[Seat]) -> Notice:
        w, figures = words(person.language), self.figures(call, person, game, seats)
        return Notice(
            w.say(f"letter-{call.kind}", **figures),
            w.say(f"letter-{call.kind}", "short", **figures),
            f"/table/{call.table}",
            f"{call.table} {call.kind}",
            w.say("notice-stop"),
            f"/api/stop/{self.stop_token(call, PUSH)}",
            person.language,
        )

    def figures(self, call: Call, person: Person, game: str, seats: list[Seat]) -> dict[str, str]:
        w = words(person.language)
        others = dict.fromkeys([seat.name for seat in seats if seat.taken and seat.identity != call.identity])
        return {"game": title(w, game), "players": ", ".join(others) or w.say("letter-nobody"), "player": call.player}

    def stop_token(self, call: Call, way: str) -> str:
        return self.links.sign(STOP, [call.identity, preference(call.kind), way])


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
