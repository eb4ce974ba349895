"""Calling people to their tables when their page is closed: their turn, an invitation, the end of a game, something said.

What somebody is to be called for is a row (`calls`) as long as it lasts, so that nobody is called twice for the same wait. The
rows follow from the tables as the database has them: whoever writes to a table only says that there is something to look at, a
moment later all such tables are looked at together, and after a crash everything is looked at once. A call is carried out by
putting letters and notices into the outbox, in the transaction that strikes it off.
"""

import asyncio
import contextlib
from collections.abc import Callable, Iterable
from typing import Any, Final, NamedTuple

import msgspec
from sqlalchemy import ColumnElement, Connection, bindparam, delete, exists, func, insert, or_, select, update
from sqlalchemy.exc import IntegrityError
from structlog.stdlib import get_logger

from ..kernel.problem import Problem
from ..words.bundle import words
from ..words.games import title
from . import outbox, schema
from .clock import now
from .database import FAILURES, Database
from .letters import letter
from .links import Links
from .mail import MAIL, Mail
from .metrics import Metrics
from .push import PUSH, Notice, Push, Sending
from .reach import WAYS, Reach, reach_of
from .store import Seat, seats_of

TURN: Final = "turn"
NUDGE: Final = "nudge"
INVITED: Final = "invited"
OVER: Final = "over"
MESSAGE: Final = "message"
STOP: Final = "stop"  # what a link is for that ends notices

TOGETHER: Final = 1.0  # seconds in which what happens is looked at together
GRACE: Final = 20_000  # milliseconds somebody who has just closed the page, or is about to open it, is left alone
AWHILE: Final = 3600 * 1000  # milliseconds after which somebody may be reminded
ELSEWHERE: Final = 15_000  # milliseconds a call is left to the server that has the table in memory and knows who is there
LOOK: Final = 60.0  # seconds until everything is looked at that nobody has spoken of
RECENT: Final = 3600 * 1000  # milliseconds for which it is news that a game is over
CHUNK: Final = 500  # tables in a query

logger = get_logger()


class Call(NamedTuple):
    table: str
    identity: str
    kind: str
    since: int
    due: int
    player: str


class Person(NamedTuple):
    """Somebody who can be called, as far as that takes knowing him."""

    name: str
    language: str
    email: str | None
    subscriptions: list[str]
    reach: Reach


Said = tuple[str, str, str, int | None]  # at which table, by whom, his name, and to which seat alone

Visits = dict[tuple[str, str], int]  # by table and who has come there: how much had been said until then

CALL: Final = [schema.calls.c[name] for name in Call._fields]


def callable_people() -> ColumnElement[bool]:
    """Whether an identity can be reached at all, or has left a bot to stand in."""
    person, box, away = schema.identities.c, schema.subscriptions, schema.absences
    return or_(
        person.email.is_not(None),
        exists().where(box.c.identity == person.id),
        exists().where(away.c.identity == person.id),
    )


def reachable_seats() -> Any:
    """Seats of people who can be called, at tables where they do not play alone."""
    table, place, person = schema.tables.c, schema.seats.c, schema.identities.c
    other = schema.seats.alias()
    company = exists().where(other.c.table == place.table, other.c.identity != place.identity)
    return (
        select(table.id, table.status, table.updated, table.waiting, place.identity, place.seat, place.bot)
        .join_from(schema.tables, schema.seats, table.id == place.table)
        .join(schema.identities, place.identity == person.id)
        .where(company, table.lesson.is_(None), callable_people())
    )


# Asked every second, and put together once.
REACHABLE: Final = reachable_seats()
REACHABLE_AT: Final = REACHABLE.where(schema.tables.c.id.in_(bindparam("tables", expanding=True)))
CALLED_AT: Final = select(schema.calls.c.table, schema.calls.c.identity, schema.calls.c.kind).where(
    schema.calls.c.table.in_(bindparam("tables", expanding=True))
)


class Calling:
    def __init__(self, database: Database, metrics: Metrics, links: Links, mail: Mail, push: Push) -> None:
        self.database = database
        self.metrics = metrics
        self.links = links
        self.mail = mail
        self.push = push
        self.here: Callable[[str], set[str] | None] = lambda table: None  # who is at a table; None: it is not in memory
        self.noted: Callable[[], None] = lambda: None  # told when somebody is waited for
        self.wake = asyncio.Event()
        self.touched: set[str] = set()  # tables where something has happened
        self.answered: set[tuple[str, int]] = set()  # table, and a seat whose wait is over
        self.visited: Visits = {}
        self.said: list[Said] = []

    # What others say; none of it takes time.

    def touch(self, table: str, answered: Iterable[int] = ()) -> None:
        """Something has happened at a table; these seats have done what they were waited for."""
        self.touched.add(table)
        self.answered.update([(table, seat) for seat in answered])
        self.wake.set()

    def visit(self, table: str, identity: str) -> None:
        self.visited[table, identity] = len(self.said)
        self.wake.set()

    def say(self, table: str, speaker: str, name: str, whom: int | None) -> None:
        self.said.append((table, speaker, name, whom))
        self.wake.set()

    async def invite(self, identity: str, table: str, player: str) -> None:
        """Somebody is invited to a table by a player of this name."""
        await self.database.write(lambda connection: self.add(connection, table, identity, INVITED, player))
        self.wake.set()

    async def nudge(self, table: str, identity: str, by: str, player: str) -> None:
        """A player reminds another, who has been waited for a while: once a wait. Whom one has blocked cannot."""

        def work(connection: Connection) -> None:
            place = schema.calls.c
            if connection.execute(select_blocks([identity], [by])).first() is not None:
                raise Problem("nudge-unreachable")
            since = connection.execute(select(place.since).where(same(table, identity, TURN))).scalar()
            if since is None:
                raise Problem("nudge-unreachable")
            if since > now() - AWHILE:
                raise Problem("nudge-early")
            if not self.add(connection, table, identity, NUDGE, player):
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
        """What a server that was killed has not looked at."""
        table = schema.tables.c
        open_ones = (table.status == "playing") | (table.updated > now() - RECENT)
        chosen = REACHABLE.with_only_columns(table.id).where(open_ones).distinct()
        self.touched.update(await self.database.read(lambda connection: connection.execute(chosen).scalars().all()))

    async def look(self) -> float:
        """Note who is to be called, and call; seconds until there may be more to do."""
        touched, self.touched = self.touched, set()
        visited, self.visited = self.visited, {}
        said, self.said = self.said, []
        answered, self.answered = self.answered, set()
        try:
            everything = sorted(touched | {table for table, *_ in said})
            if visited:
                await self.database.write(lambda connection: self.seen(connection, visited))
            for first in range(0, len(everything), CHUNK):
                await self.note(everything[first : first + CHUNK], said, answered, visited)
        except BaseException:  # looked at again
            self.touched |= touched
            self.answered |= answered
            self.visited = {**visited, **{key: len(said) + before for key, before in self.visited.items()}}
            self.said = said + self.said
            raise
        for call in await self.database.read(self.due):
            await self.carry_out(call)
        return await self.pause()

    async def pause(self) -> float:
        chosen = select(func.min(schema.calls.c.due))
        due = await self.database.read(lambda connection: connection.execute(chosen).scalar())
        return LOOK if due is None else max(1.0, min(LOOK, (due - now()) / 1000))

    # Who is to be called.

    async def note(self, tables: list[str], said: list[Said], answered: set[tuple[str, int]], visited: Visits) -> None:
        """Bring the calls of these tables to how they stand."""
        speakers = {speaker for _, speaker, *_ in said}

        def look(connection: Connection) -> tuple[list[Any], set[Any], set[Any]]:
            rows = connection.execute(REACHABLE_AT, {"tables": tables}).all()
            known = {tuple(row) for row in connection.execute(CALLED_AT, {"tables": tables})}
            blocked: set[Any] = set()
            if rows and speakers:
                blocked = {tuple(row) for row in connection.execute(select_blocks({row.identity for row in rows}, speakers))}
            return list(rows), known, blocked

        rows, known, blocked = await self.database.read(look)
        wanted = wanted_of(rows, said, visited, blocked)
        again = {(row.id, row.identity) for row in rows if (row.id, row.seat) in answered}  # another wait than before
        turns = {key[:2] for key in wanted if key[2] == TURN} - again
        ended = [key for key in known if key[2] in (TURN, NUDGE) and key[:2] not in turns]
        new = [(*key, player) for key, player in wanted.items() if key not in known or key in ended]
        if ended or new:
            await self.database.write(lambda connection: self.change(connection, ended, new))
            self.noted()

    def change(self, connection: Connection, ended: list[Any], new: list[tuple[str, str, str, str]]) -> None:
        for key in ended:
            connection.execute(delete(schema.calls).where(same(*key)))
        for table, identity, kind, player in new:
            self.add(connection, table, identity, kind, player, GRACE)

    def add(self, connection: Connection, table: str, identity: str, kind: str, player: str, wait: int = 0) -> bool:
        """Somebody is to be called; False: he is already."""
        at = now()
        row = {"table": table, "identity": identity, "kind": kind, "since": at, "due": at + wait, "player": player}
        try:
            with connection.begin_nested():
                connection.execute(insert(schema.calls).values(**row))
        except IntegrityError:
            return False
        return True

    def seen(self, connection: Connection, visited: Iterable[tuple[str, str]]) -> None:
        for table, identity in visited:
            connection.execute(delete(schema.calls).where(same(table, identity, MESSAGE)))

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
        self.mail.outbox.wake.set()

    def sees(self, connection: Connection, call: Call) -> None:
        """Nobody is called for what he sees. What is said when he has gone again is another matter; and a page may be open with
        nobody before it: whoever is still waited for after a while is called all the same."""
        waited = call.kind in (TURN, NUDGE)
        if self.strike(connection, call, call.since + AWHILE if waited else None) and call.kind == MESSAGE:
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
        ways = person.reach.ways(call.kind)
        if MAIL in ways and person.email and self.mail.offered:
            outbox.put(connection, key(call, MAIL), MAIL, call.identity, self.letter(call, person, game, seats))
        if PUSH in ways and self.push.offered:
            for subscription in person.subscriptions:
                sending = Sending(subscription, self.notice(call, person, game, seats))
                outbox.put(connection, key(call, subscription[:32]), PUSH, call.identity, sending)

    def person(self, connection: Connection, identity: str) -> Person | None:
        who, box = schema.identities.c, schema.subscriptions.c
        row = connection.execute(select(who.name, who.language, who.email).where(who.id == identity)).one_or_none()
        if row is None:
            return None
        subscriptions = connection.execute(select(box.id).where(box.identity == identity)).scalars().all()
        return Person(row.name, row.language, row.email, list(subscriptions), reach_of(connection, identity))

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
        return self.links.sign(STOP, [call.identity, TURN if call.kind == NUDGE else call.kind, way])


def invited(connection: Connection, call: Call) -> bool:
    """Whether a seat is still kept for who is to be told of it, and free."""
    kept, table, place = schema.invitations.c, schema.tables.c, schema.seats.c
    chosen = (
        select(kept.seat)
        .join_from(schema.invitations, schema.tables, kept.table == table.id)
        .join(schema.seats, (place.table == kept.table) & (place.seat == kept.seat))
        .where(place.kind == "open", place.bot.is_(None))
    )
    still = chosen.where(kept.table == call.table, kept.identity == call.identity, table.status == "playing")
    return connection.execute(still).first() is not None


def select_blocks(listeners: Iterable[str], speakers: Iterable[str]) -> Any:
    """Who of these has blocked whom of those."""
    kept = schema.blocks.c
    return select(kept.identity, kept.blocked).where(kept.identity.in_(list(listeners)), kept.blocked.in_(list(speakers)))


def wanted_of(
    rows: Iterable[Any], said: list[Said], visited: Visits, blocked: set[tuple[str, str]]
) -> dict[tuple[str, str, str], str]:
    """For what the people of these seats are to be called, and who has caused it."""
    wanted: dict[tuple[str, str, str], str] = {}
    for row in rows:
        if row.status == "playing" and row.bot is None and row.seat in msgspec.json.decode(row.waiting):
            wanted[row.id, row.identity, TURN] = ""
        if row.status == "over" and row.updated > now() - RECENT:
            wanted[row.id, row.identity, OVER] = ""
        for table, speaker, name, whom in said[visited.get((row.id, row.identity), 0) :]:
            deaf = speaker == row.identity or (row.identity, speaker) in blocked
            if table == row.id and not deaf and whom in (None, row.seat):
                wanted[row.id, row.identity, MESSAGE] = name
    return wanted


def same(table: str, identity: str, kind: str) -> ColumnElement[bool]:
    place = schema.calls.c
    return (place.table == table) & (place.identity == identity) & (place.kind == kind)


def key(call: Call, way: str) -> str:
    """What a parcel tells of."""
    return f"{call.kind} {call.table} {call.identity} {call.since} {way}"


assert set(WAYS) == {MAIL, PUSH}
