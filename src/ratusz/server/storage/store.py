"""What the database knows of tables: their rows, seats, logs, snapshots and talk."""

from collections.abc import Callable, Container, Iterable
from contextlib import suppress
from typing import Any, Final, TypeVar

import msgspec
from sqlalchemy import ColumnElement, Connection, Insert, Row, Update, delete, func, insert, select, update
from sqlalchemy.exc import IntegrityError

from ...kernel.problem import Problem
from ..clock import now
from . import schema
from .database import Database
from .journal import Entry, Journal, Late, Page, Standing

T = TypeVar("T")

LISTED: Final = 50  # tables in a list
REMEMBERED: Final = 100  # chat messages sent to who comes in


class Seat(msgspec.Struct, frozen=True):
    seat: int
    kind: str  # human, local, bot, open
    identity: str | None
    bot: str | None  # set: this bot plays the seat now
    name: str
    token: str | None  # its hash
    mark: str | None = None  # of the address it was taken from
    left: str | None = None  # who sat here and left in mid-game
    leaver: str | None = None  # his identity
    standing_in: bool = False  # the bot gives it back when its person is here again

    @property
    def person(self) -> bool:
        """Whether a person plays it now."""
        return self.bot is None and self.taken

    @property
    def taken(self) -> bool:
        """Whether it is a person's, though a bot may play it for a while."""
        return self.kind in ("human", "local")


class Setup(msgspec.Struct, frozen=True):
    """What a table began with, and by which rules it is played."""

    id: str
    game: str
    players: int
    options: dict[str, str | int]
    seed: str
    start: str
    rules: int
    content: str
    creator: str
    public: bool
    status: str
    created: int
    continued: int | None = None  # the move of a finished game at which it began
    lesson: str | None = None  # it is played as this lesson
    language: str = "en"
    hints: bool = True  # whether people may ask bots what to do
    rated: bool = False
    daily: str | None = None  # it is somebody's try at the deal of this day
    pace: str | None = None  # how much time there is to move
    bargain: int | None = None  # seconds bots give people to bargain; None: as the server has it

    @property
    def counts(self) -> bool:
        """Whether more hangs on it than the game itself: nobody may look ahead."""
        return self.rated or self.daily is not None


class Summary(msgspec.Struct, frozen=True):
    """A table as lists show it."""

    id: str
    game: str
    creator: str
    public: bool
    status: str
    updated: int
    moves: int
    round: int | None
    waiting: list[int]
    late: Late
    winners: list[int]
    continued: int | None
    lesson: str | None
    language: str
    hints: bool
    rated: bool
    daily: str | None
    pace: str | None
    bargain: int | None
    seats: list[Seat]


class Message(msgspec.Struct, frozen=True):
    """Something said at a table."""

    id: int
    seat: int | None
    name: str
    whom: int | None  # the seat it is meant for alone
    text: str
    at: int
    identity: str | None = None  # who said it

    def heard_by(self, held: tuple[int, ...]) -> bool:
        return self.whom is None or self.whom in held or self.seat in held


SETUP: Final = [schema.tables.c[name] for name in Setup.__struct_fields__]
SEAT: Final = [schema.seats.c[name] for name in Seat.__struct_fields__]
ENTRY: Final = [schema.log.c[name] for name in Entry.__struct_fields__]
MESSAGE: Final = [schema.chat.c[name] for name in Message.__struct_fields__]
NO_LESSON: Final = schema.tables.c.lesson.is_(None)
SUMMARY: Final = [schema.tables.c[name] for name in Summary.__struct_fields__ if name != "seats"]


class Store:
    def __init__(self, database: Database, journal: Journal) -> None:
        self.database = database
        self.journal = journal

    # Tables.

    async def create(
        self, setup: Setup, seats: Iterable[Seat], standing: Standing, position: str, entries: Iterable[Entry] = ()
    ) -> None:
        """A new table; the position is its first snapshot."""
        row = {
            **msgspec.structs.asdict(setup),
            "options": written(setup.options),
            "updated": setup.created,
            **written_standing(standing),
        }
        lines = [{"table": setup.id, **msgspec.structs.asdict(entry)} for entry in entries]
        places = [{"table": setup.id, **msgspec.structs.asdict(seat)} for seat in seats]

        def work(connection: Connection) -> None:
            connection.execute(insert(schema.tables).values(**row))
            connection.execute(insert(schema.seats), places)
            connection.execute(insert(schema.snapshots).values(table=setup.id, seq=0, position=position))
            if lines:
                connection.execute(insert(schema.log), lines)

        await self.database.write(work)

    async def setup(self, table: str) -> Setup:
        check_askable(table)
        wanted = select(*SETUP).where(schema.tables.c.id == table)
        row = await self.database.read(lambda connection: connection.execute(wanted).one_or_none())
        if row is None:
            raise Problem("table-unknown", table=table)
        fields = dict(row._mapping)
        fields["options"] = msgspec.json.decode(fields["options"])
        return Setup(**fields)

    async def entries(self, table: str, after: int = 0) -> list[Entry]:
        chosen = select(*ENTRY).where(schema.log.c.table == table, schema.log.c.seq > after).order_by(schema.log.c.seq)
        rows = await self.database.read(lambda connection: connection.execute(chosen).all())
        return [Entry(*row) for row in rows]

    async def keep(self, table: str, seq: int, position: str) -> None:
        """A snapshot out of turn, unless there is one."""
        there = select(schema.snapshots.c.seq).where(schema.snapshots.c.table == table, schema.snapshots.c.seq == seq)

        def work(connection: Connection) -> None:
            if connection.execute(there).first() is None:
                connection.execute(insert(schema.snapshots).values(table=table, seq=seq, position=position))

        with suppress(IntegrityError):  # another server was faster: when both stop, they keep the same tables
            await self.database.write(work)

    async def snapshots(self, table: str) -> list[tuple[int, str]]:
        """The positions kept, and after which entry each was taken."""
        columns = (schema.snapshots.c.seq, schema.snapshots.c.position)
        chosen = select(*columns).where(schema.snapshots.c.table == table).order_by(schema.snapshots.c.seq)
        rows = await self.database.read(lambda connection: connection.execute(chosen).all())
        return [(row.seq, row.position) for row in rows]

    async def last_kept(self, table: str) -> int:
        """The entry after which the last snapshot was taken."""
        chosen = select(func.max(schema.snapshots.c.seq)).where(schema.snapshots.c.table == table)
        return int(await self.database.read(lambda connection: connection.execute(chosen).scalar()) or 0)

    async def behind(self) -> list[str]:
        """Tables still played whose last snapshot is older than their last entry: the server was killed."""
        log, kept, table = schema.log.c, schema.snapshots.c, schema.tables.c
        last = select(func.max(log.seq)).where(log.table == table.id).scalar_subquery()
        snapshot = select(func.max(kept.seq)).where(kept.table == table.id).scalar_subquery()
        chosen = select(table.id).where(table.status == "playing", last > func.coalesce(snapshot, -1))
        return list(await self.database.read(lambda connection: connection.execute(chosen).scalars().all()))

    async def asked(self, table: str) -> dict[int, int]:
        """Since when each seat is waited for."""
        wanted = select(schema.tables.c.asked).where(schema.tables.c.id == table)
        found = await self.database.read(lambda connection: connection.execute(wanted).scalar())
        return msgspec.json.decode(found or "{}", type=dict[int, int])

    async def adopt_rules(self, setup: Setup, page: Page, rules: int, content: str) -> bool:
        """From now on the table is played by these rules, and its log says how. False: it has changed meanwhile."""
        table = schema.tables.c
        as_read = (table.id == setup.id) & (table.rules == setup.rules) & (table.content == setup.content)
        standing = {**written_standing(page.standing), "updated": now()}
        changed = update(schema.tables).where(as_read)
        lines = [{"table": setup.id, **msgspec.structs.asdict(entry)} for entry in page.entries]

        def work(connection: Connection) -> bool:
            if connection.execute(changed.values(**standing, rules=rules, content=content)).rowcount == 0:
                return False
            connection.execute(insert(schema.log), lines)
            kept = {"table": setup.id, "seq": page.entries[-1].seq, "position": page.snapshot}
            connection.execute(insert(schema.snapshots).values(**kept))
            self.journal.announce(connection, [setup.id])
            return True

        try:
            return await self.database.write(work)
        except IntegrityError:  # another server has added to the log
            return False

    async def keep_history(self, table: str, parts: list[bytes]) -> None:
        """A finished game as it was told, unless that is kept already."""
        rows = [{"table": table, "part": number, "told": told} for number, told in enumerate(parts)]
        there = select(schema.histories.c.part).where(schema.histories.c.table == table).limit(1)

        def work(connection: Connection) -> None:
            if rows and connection.execute(there).first() is None:
                connection.execute(insert(schema.histories), rows)

        await self.database.write(work)

    async def history(self, table: str, part: int, read: Callable[[bytes], T]) -> T | None:
        """A part of it, read in the thread that fetches it; None if there is none."""
        kept = schema.histories.c
        chosen = select(kept.told).where(kept.table == table, kept.part == part)

        def work(connection: Connection) -> T | None:
            told = connection.execute(chosen).scalar()
            return None if told is None else read(told)

        return await self.database.read(work)

    async def keep_analysis(self, table: str, told: bytes) -> None:
        """What the coach found, unless that is kept already."""
        with suppress(IntegrityError):  # another server was faster, or the table is gone
            row = insert(schema.analyses).values(table=table, told=told)
            await self.database.write(lambda connection: connection.execute(row).rowcount)

    async def analysis(self, table: str) -> bytes | None:
        chosen = select(schema.analyses.c.told).where(schema.analyses.c.table == table)
        return await self.database.read(lambda connection: connection.execute(chosen).scalar())

    async def untold(self, game: str, rules: int, content: str) -> list[str]:
        """Finished tables of these rules without a history, the newest first."""
        table = schema.tables.c
        ours = (table.status != "playing") & (table.game == game) & (table.rules == rules) & (table.content == content)
        kept = select(schema.histories.c.table).where(schema.histories.c.table == table.id)
        chosen = select(table.id).where(ours, ~kept.exists()).order_by(table.updated.desc())
        return list(await self.database.read(lambda connection: connection.execute(chosen).scalars().all()))

    async def summary(self, table: str) -> Summary:
        check_askable(table)
        found = await self.summaries(select(*SUMMARY).where(schema.tables.c.id == table))
        if not found:
            raise Problem("table-unknown", table=table)
        return found[0]

    async def of_identity(self, identity: str) -> list[Summary]:
        """The tables a person sits at, lessons apart."""
        own = select(schema.seats.c.table).where(schema.seats.c.identity == identity)
        return await self.summaries(
            select(*SUMMARY).where(schema.tables.c.id.in_(own), schema.tables.c.status == "playing", NO_LESSON), newest=True
        )

    async def open_to_all(self, fitting: ColumnElement[bool]) -> list[Summary]:
        """The newest of the tables that wait for somebody and fit (lobby/openings.py)."""
        return await self.summaries(select(*SUMMARY).where(fitting), newest=True)

    async def finished(self, identity: str, most: int | None = LISTED) -> list[Summary]:
        """What a person has played to the end or brought in."""
        own = select(schema.seats.c.table).where(schema.seats.c.identity == identity)
        table = schema.tables.c
        return await self.summaries(
            select(*SUMMARY).where(table.status != "playing", NO_LESSON, table.id.in_(own) | (table.creator == identity)),
            newest=True,
            most=most,
        )

    async def listed(self, tables: list[str]) -> list[Summary]:
        """Those of these tables that are still played."""
        return await self.summaries(
            select(*SUMMARY).where(schema.tables.c.id.in_(tables), schema.tables.c.status == "playing"), newest=True
        )

    async def awaiting_bots(self) -> list[str]:
        """Tables where it is a bot's turn, the last played first; a lesson goes on when its learner comes."""
        place, table = schema.seats.c, schema.tables.c
        chosen = select(table.id, table.waiting, place.seat).join_from(schema.tables, schema.seats, place.table == table.id)
        played = chosen.where(table.status == "playing", place.bot.is_not(None), NO_LESSON).order_by(table.updated.desc())

        def work(connection: Connection) -> list[str]:
            rows = connection.execute(played)
            return list(dict.fromkeys([row.id for row in rows if row.seat in msgspec.json.decode(row.waiting)]))

        return await self.database.read(work)

    async def all_tables(self) -> list[Summary]:
        return await self.summaries(select(*SUMMARY), newest=True, most=None)

    async def summaries(self, chosen: Any, newest: bool = False, most: int | None = LISTED) -> list[Summary]:
        if newest:
            chosen = chosen.order_by(schema.tables.c.updated.desc())
        wanted = chosen.limit(most) if most else chosen

        def work(connection: Connection) -> list[Summary]:
            rows = connection.execute(wanted).all()
            seats = seats_of(connection, [row.id for row in rows])
            return [summary_of(row, seats[row.id]) for row in rows]

        return await self.database.read(work)

    async def delete(self, table: str) -> None:
        def work(connection: Connection) -> int:
            gone = connection.execute(delete(schema.tables).where(schema.tables.c.id == table))
            self.journal.announce(connection, [table])
            return gone.rowcount

        if not await self.database.write(work):
            raise Problem("table-unknown", table=table)

    # Seats.

    async def seats(self, table: str) -> list[Seat]:
        return (await self.database.read(lambda connection: seats_of(connection, [table])))[table]

    async def take_seat(self, table: str, seat: int, identity: str, name: str, token: str, mark: str | None, alone: bool) -> bool:
        """Sit down in an open seat; False if somebody was faster. `alone`: not if this person, or with a mark this address, sits
        there already or was asked to leave."""
        place = schema.seats.c
        free = (place.table == table) & (place.seat == seat) & (place.kind == "open") & place.bot.is_(None)
        values = {"kind": "human", "identity": identity, "name": name, "token": token, "mark": mark}

        def work(connection: Connection) -> int:
            # One after the other, on PostgreSQL too: nobody sits down twice at the same moment.
            connection.execute(select(schema.tables.c.id).where(schema.tables.c.id == table).with_for_update())
            if alone:
                check_alone(connection, table, identity, mark)
            taken = connection.execute(update(schema.seats).where(free).values(**values))
            self.journal.announce(connection, [table])
            return taken.rowcount

        return bool(await self.database.write(work))

    async def vacate(self, table: str, seat: Seat, bot: str | None, dismissed: bool) -> None:
        """Nobody sits here any more; `dismissed`: and must not sit down again."""
        place = schema.seats.c
        empty = {"kind": "open", "identity": None, "name": "", "token": None, "mark": None, "bot": bot, "standing_in": False}
        if bot is not None:
            empty |= {"left": seat.name, "leaver": seat.identity}
        vacated = update(schema.seats).where(place.table == table, place.seat == seat.seat).values(**empty)
        barred = insert(schema.dismissals).values(table=table, identity=seat.identity, mark=seat.mark)

        def work(connection: Connection) -> None:
            connection.execute(vacated)
            if dismissed:
                connection.execute(barred)
            self.journal.announce(connection, [table])

        await self.database.write(work)

    async def dismissed(self, table: str) -> set[str]:
        """The people who have been asked to leave."""
        gone = select(schema.dismissals.c.identity).where(schema.dismissals.c.table == table)
        rows = await self.database.read(lambda connection: connection.execute(gone).all())
        return {row.identity for row in rows if row.identity is not None}

    async def movers(self, table: str) -> set[int]:
        """The seats that have moved, even if it was taken back."""
        line = schema.log.c
        moved = select(line.seat).where(line.table == table, line.kind == "act").distinct()
        return {row.seat for row in await self.database.read(lambda connection: connection.execute(moved).all())}

    async def hand_over(self, table: str, seat: int, bot: str | None, standing_in: bool = False) -> None:
        place = schema.seats.c
        given = update(schema.seats).where(place.table == table, place.seat == seat)
        await self.change(table, given.values(bot=bot, standing_in=standing_in))

    async def change(self, table: str, statement: Update | Insert) -> int:
        """Change something about a table, and let the other servers know; how many rows it were."""

        def work(connection: Connection) -> int:
            changed = connection.execute(statement)
            self.journal.announce(connection, [table])
            return changed.rowcount

        return await self.database.write(work)

    # Lessons.

    async def finish_lesson(self, identity: str, game: str, lesson: str) -> None:
        """A person has reached the goal of a lesson; once is enough."""
        done = schema.progress.c
        there = select(done.at).where(done.identity == identity, done.game == game, done.lesson == lesson)

        def work(connection: Connection) -> None:
            if connection.execute(there).first() is None:
                connection.execute(insert(schema.progress).values(identity=identity, game=game, lesson=lesson, at=now()))

        with suppress(IntegrityError):  # another server has seen it at the same moment
            await self.database.write(work)

    async def finished_lessons(self, identity: str, game: str) -> set[str]:
        done = schema.progress.c
        chosen = select(done.lesson).where(done.identity == identity, done.game == game)
        return set(await self.database.read(lambda connection: connection.execute(chosen).scalars().all()))

    # Talk.

    async def say(
        self, table: str, seat: int | None, name: str, whom: int | None, text: str, identity: str | None = None
    ) -> None:
        row = {"table": table, "seat": seat, "name": name, "whom": whom, "text": text, "at": now(), "identity": identity}
        await self.change(table, insert(schema.chat).values(**row, noted=False))

    async def talk(self, table: str, after: int = 0) -> list[Message]:
        chosen = select(*MESSAGE).where(schema.chat.c.table == table, schema.chat.c.id > after)
        last = chosen.order_by(schema.chat.c.id.desc()).limit(REMEMBERED)
        rows = await self.database.read(lambda connection: connection.execute(last).all())
        return [Message(*row) for row in reversed(rows)]


def check_askable(table: str) -> None:
    """Anybody may write anything into an address; PostgreSQL refuses even to look for some of it."""
    if "\0" in table:
        raise Problem("table-unknown", table=table)


def check_alone(connection: Connection, table: str, identity: str, mark: str | None) -> None:
    gone, place = schema.dismissals.c, schema.seats.c
    for row in connection.execute(select(gone.identity, gone.mark).where(gone.table == table)):
        if row.identity == identity or (mark is not None and row.mark == mark):
            raise Problem("seat-dismissed")
    for row in connection.execute(select(place.identity, place.mark).where(place.table == table)):
        if row.identity == identity:
            raise Problem("seat-yours")
        if mark is not None and row.mark == mark:
            raise Problem("seat-address")


def seats_of(connection: Connection, tables: list[str]) -> dict[str, list[Seat]]:
    found: dict[str, list[Seat]] = {table: [] for table in tables}
    chosen = select(schema.seats.c.table, *SEAT).where(schema.seats.c.table.in_(tables)).order_by(schema.seats.c.seat)
    for table, *fields in connection.execute(chosen):
        found[table].append(Seat(*fields))
    return found


def choosers(seats: Iterable[Seat], late: Container[int], whose: Seat) -> list[int]:
    """Who chooses what becomes of a seat without time: the other people, except those who have none either."""
    return [
        seat.seat
        for seat in seats
        if seat.taken and seat.seat not in late and (seat.identity is None or seat.identity != whose.identity)
    ]


def summary_of(row: Row[Any], seats: list[Seat]) -> Summary:
    fields = dict(row._mapping)
    fields["waiting"] = msgspec.json.decode(fields["waiting"])
    fields["late"] = msgspec.json.decode(fields["late"], type=Late)
    fields["winners"] = msgspec.json.decode(fields["winners"])
    return Summary(**fields, seats=seats)


def written_standing(standing: Standing) -> dict[str, Any]:
    return {
        "moves": standing.moves,
        "round": standing.round,
        "waiting": written(standing.waiting),
        "winners": written(standing.winners),
        "status": standing.status,
        "asked": written(standing.asked),
        "late": written(standing.late),
    }


def written(value: Any) -> str:
    return msgspec.json.encode(value).decode()
