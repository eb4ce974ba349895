"""A table in memory: a cache of its log, and the one place in this process where the log is added to.

Everything that reads or changes the play holds the lock, because between carrying out and committing the play is ahead of the
database. Whatever goes wrong in between, the play is thrown away and read again from the log.
"""

import asyncio
from collections.abc import Callable
from typing import Final

from structlog.stdlib import get_logger

from ...games.catalogue import game_named
from ...kernel.problem import Problem
from ...lessons.lesson import REACHED
from ..calls.calling import Calling
from ..clock import now
from ..limits import Bucket
from ..storage.editions import superseded
from ..storage.journal import Entry, Journal, Page, Taken
from ..storage.store import Seat, Setup, Store
from ..thinking.thinkers import Thinkers
from ..thinking.turns import Who
from . import seating
from .audience import Audience, Viewer, eyes_of
from .driver import Driver
from .foresight import Foresight
from .pace import pace_of
from .play import ACT, ARCHIVE, LESSON, POSITION, Play, Told, outdated, replayed, rescued
from .presence import DOING, HERE, READY, THINKS, WHO
from .talk import Talk
from .telling import Teller
from .timekeeper import Timekeeper
from .timing import Timing, keep_time

SHORT: Final = 20  # entries of a history that is played again and told in no time
SNAPSHOT: Final = 25  # entries from one snapshot to the next

logger = get_logger()


def follow(play: Play, entries: list[Entry]) -> bool:
    """Whether these are the next entries of a play, and it goes on by them alone."""
    numbers = [entry.seq for entry in entries]
    return numbers == list(range(play.seq + 1, play.seq + 1 + len(entries))) and all([one.kind != POSITION for one in entries])


class Opened:
    """A table held by somebody. A class, because a generator would take three times as long, at every action."""

    __slots__ = ("room",)

    def __init__(self, room: "Room") -> None:
        self.room = room

    async def __aenter__(self) -> Play:
        room = self.room
        room.used = asyncio.get_running_loop().time()
        await room.lock.acquire()
        try:
            if room.play is None:
                await room.reload()
            assert room.play is not None
            return room.play
        except BaseException:
            room.lock.release()
            raise

    async def __aexit__(self, *failure: object) -> None:
        self.room.lock.release()


class Room:
    def __init__(self, id: str, store: Store, journal: Journal, thinkers: Thinkers, pace: int, talk: int) -> None:
        self.id = id
        self.store = store
        self.journal = journal
        self.thinkers = thinkers
        self.lock = asyncio.Lock()
        self.audience = Audience(journal.metrics)
        self.driver = Driver(self, thinkers, pace, talk)
        self.setup: Setup | None = None
        self.play: Play | None = None
        self.foresight = Foresight()
        self.talk = Talk(id, store)
        self.kept = 0  # the entry the last snapshot was taken after
        self.committed = -1  # the last entry this process wrote
        self.used = asyncio.get_running_loop().time()
        self.noted = False  # the learner has kept that this lesson is finished
        self.rehearsed: set[tuple[str, int | None]] = set()  # in which languages the history was told, and to which eyes
        self.changes = Bucket(1.0, 5.0)  # of seats: everybody is told everything anew
        self.undos = Bucket(1.0, 30.0)  # what was taken back stays in the log
        self.ended: Callable[[str], None] = lambda table: None  # told when the game is over
        self.calling: Calling | None = None  # told when something has happened
        self.keeper: Timekeeper | None = None  # of the clocks of all tables
        self.timing: Timing | None = None  # where the table has a pace

    # Loading.

    def opened(self) -> "Opened":
        """The play, for one who must have it to himself for a moment."""
        return Opened(self)

    async def load(self) -> Play:
        setup = await self.store.setup(self.id)
        game = game_named(setup.game)
        self.setup = setup
        self.audience.game = setup.game
        self.audience.archive = setup.status == ARCHIVE
        self.audience.seat(await self.store.seats(self.id))
        entries = await self.store.entries(self.id)
        reason = outdated(game, setup)
        if reason is None and len(entries) <= SHORT:
            play = replayed(game, setup, entries)
        elif reason is None:
            play = await self.thinkers.apart(Who("", self.id), lambda: replayed(game, setup, entries))
        else:
            play = await self.rescue(setup, entries)
        self.kept = await self.store.last_kept(self.id)
        self.wind_up(setup, play)
        self.audience.seen.clear()
        self.audience.seen_last({told.entry.seat: told.entry.at for told in play.told})
        return play

    def wind_up(self, setup: Setup, play: Play) -> None:
        """The clocks, where the table has a pace, and the time to bargain it has set."""
        if setup.bargain is not None:
            self.driver.parley.limit = setup.bargain
        pace = pace_of(setup.pace)
        self.timing = None if pace is None or self.keeper is None else Timing(pace, play, self.keeper)
        self.audience.timing = self.timing

    def begin(self, setup: Setup, seats: list[Seat], play: Play) -> None:
        """A table just made, as the database has it: nothing need be read back."""
        self.setup = setup
        self.audience.game = setup.game
        self.audience.seat(seats)
        self.play = play
        self.wind_up(setup, play)

    async def rescue(self, setup: Setup, entries: list[Entry]) -> Play:
        """The rules have been corrected since the table was opened: it goes on from where they leave it."""
        game = game_named(setup.game)
        if setup.status != "playing":
            raise Problem("table-told", game=setup.game)
        newer = await self.store.database.read(superseded)
        if newer is not None:  # ours are the old ones
            raise newer
        snapshots = await self.store.snapshots(self.id)
        found = await self.thinkers.apart(Who("", self.id), lambda: rescued(game, setup, entries, snapshots))
        if found is None:
            raise Problem("table-stuck", game=setup.game)
        added = found.entries(entries[-1].seq if entries else 0, now(), await self.store.asked(self.id))
        play = await self.thinkers.apart(Who("", self.id), lambda: replayed(game, setup, entries + added))
        page = Page(self.id, added, play.standing(setup.status), game.position(play.match.state))
        if not await self.store.adopt_rules(setup, page, game.version, game.content):  # another server was faster
            return await self.load()
        logger.info("rules changed", table=self.id[:6], rules=game.version, again=len(found.again), lost=len(found.lost))
        return play

    # Adding to the log.

    async def act(self, seat: int, text: str, seq: int, *, unless_moved: bool = False) -> int:
        """What people answer stands although others have spoken meanwhile; bots think again: there may be an offer to answer."""
        async with self.opened() as play:
            self.check_playing(play, play.seq if not unless_moved and play.still_asks(seat, seq) else seq)
            answer = play.answer_to(seat, text)
            self.driver.waited_out.discard(seat)
            await self.add(play, [(seat, ACT, text), *([(seat, LESSON, answer)] if answer else [])])
            return play.seq

    async def note_lesson(self, play: Play) -> None:
        """Who has reached the goal of a lesson keeps that; what cannot be written now is when somebody next looks."""
        learning = play.learning()
        if play.lesson is None or learning is None or learning.status != REACHED or self.noted:
            return
        learner = self.audience.seats[play.lesson.seat].identity
        try:
            if learner is not None:
                await self.store.finish_lesson(learner, play.game.name, play.lesson.name)
            self.noted = True
        except Exception as error:  # of the move itself nothing is lost
            logger.warning("progress not written", table=self.id[:6], error=type(error).__name__)

    async def add(self, play: Play, lines: list[tuple[int, str, str]]) -> None:
        """Carry out, commit, and only then tell anybody. With the lock held."""
        assert self.setup is not None
        seen = play.seq
        tolds: list[Told] = []
        try:
            for seat, kind, text in lines:
                tolds.append(play.carry_out(Entry(play.seq + 1, seat, kind, text, now())))
            page = Page(self.id, [told.entry for told in tolds], play.standing(self.setup.status), self.due_snapshot(play, tolds))
            await self.journal.write(page)
        except Taken:
            await self.reload()
            self.driver.wake()
            assert self.play is not None
            raise Problem("stale", got=seen, now=self.play.seq) from None
        except BaseException as error:
            if not isinstance(error, Problem) or tolds:
                self.play = None  # it may be ahead of the log
            raise
        if page.snapshot is not None:
            self.kept = play.seq
        self.committed = play.seq
        self.audience.thinking = None
        self.passed(play, tolds)
        try:
            await self.note_lesson(play)
        finally:
            self.audience.told(play, tolds)
            self.driver.wake()
        self.touch()
        if play.over:
            self.ended(self.id)

    def passed(self, play: Play, tolds: list[Told]) -> None:
        """The clocks know of new entries."""
        if self.timing is not None:
            self.timing.clock.tell(play, tolds)
            self.timing.keeper.set(self.id, play.seq, self.timing.due(play, self.audience.seats))

    def touch(self) -> None:
        if self.calling is not None:
            self.calling.touch(self.id)

    def due_snapshot(self, play: Play, tolds: list[Told]) -> str | None:
        """Now and then, and after an undo: what is kept from before it may hold what was taken back."""
        due = play.seq - self.kept >= SNAPSHOT or any([told.took_back for told in tolds])
        return play.game.position(play.match.state) if due else None

    def check_playing(self, play: Play, seq: int) -> None:
        if self.audience.archive or play.over:
            raise Problem("over")
        if seq != play.seq:
            raise Problem("stale", got=seq, now=play.seq)

    # Talk.

    async def keep_time(self) -> None:
        """The clocks begin or stand still with the last seat that is taken or left; and some may have run out."""
        async with self.opened() as play:
            await keep_time(self, play)

    async def say(self, viewer: Viewer, text: str, whom: int | None) -> None:
        async with self.opened():
            assert self.setup is not None
            await self.talk.say(self.setup, self.audience.seats, viewer, text, whom)
            self.audience.said(await self.talk.new())
        if self.calling is not None:
            self.calling.say(self.id)

    # The audience.

    async def enter(self, viewer: Viewer) -> None:
        async with self.opened() as play:
            await self.rehearse(viewer, play)
            self.audience.enter(viewer, play, await self.talk.all())
            if self.calling is not None and viewer.identity is not None:
                self.calling.visit(self.id, viewer.identity.id)
            await self.note_lesson(play)
            await keep_time(self, play)
            self.driver.wake()
        if len(self.audience.viewers) == 1:
            self.whisper(WHO)
        self.say_who_is_here()

    def leave(self, viewer: Viewer) -> None:
        self.audience.leave(viewer)
        self.driver.doing()  # what was half written is gone
        self.driver.wake()
        self.say_who_is_here()

    async def speak(self, viewer: Viewer, language: str) -> None:
        """Go on in another language."""
        async with self.opened() as play:
            viewer.language = language
            await self.rehearse(viewer, play)
            self.audience.whole(viewer, play, [])

    async def rehearse(self, viewer: Viewer, play: Play) -> None:
        """Finding words for a long history takes a while when it is told for the first time: nobody else waits for that."""
        seats = self.audience.seats
        eyes = eyes_of(viewer.holds(seats), play)
        if len(play.told) > SHORT and (viewer.language, eyes) not in self.rehearsed:
            self.rehearsed.add((viewer.language, eyes))
            teller = Teller(viewer.w, play, seats, eyes)
            await self.thinkers.apart(viewer.who(seats), lambda: teller.log(eyes))

    def people(self) -> list[Who]:
        """For whom the bots of this table think: the players who are there; else whoever opened it."""
        assert self.setup is not None
        seats = self.audience.seats
        there = [viewer.who(seats) for viewer in self.audience.viewers if viewer.held]
        return there or [self.thinkers.whereabouts(self.setup.creator)]

    def watched(self, play: Play) -> bool:
        """Whether somebody looks, here or on another server, or is about to: a table just opened is."""
        return bool(self.audience.viewers or self.audience.elsewhere.seats()) or play.seq == 0

    # Other servers on the same database.

    async def refresh(self, added: list[Entry] | None = None) -> None:
        """Another server has written something about this table: nothing but these entries, or what is to be looked up."""
        async with self.opened() as play:
            new = [entry for entry in added or [] if entry.seq > play.seq]
            if added is None or not follow(play, new):
                await self.catch_up(play)
            elif new:
                self.take_over(play, new)
                self.driver.wake()

    def whisper(self, words: str) -> None:
        self.journal.whisper(self.id, words)

    def ready(self, seat: int) -> None:
        """Bots need not wait for this seat."""
        self.driver.ready(seat)
        self.whisper(f"{READY} {seat}")

    def busy(self, viewer: Viewer, what: str, seat: int, on: bool) -> None:
        """Before this window somebody begins to write an offer, or to be shown what has happened, or does so no longer."""
        (viewer.busy[what].add if on else viewer.busy[what].discard)(seat)
        self.driver.doing()
        self.tell(what, self.audience.doing_here(what))

    def say_who_is_here(self) -> None:
        self.tell(HERE, self.audience.here())
        for what in DOING:
            self.tell(what, self.audience.doing_here(what))

    def tell(self, what: str, seats: set[int]) -> None:
        self.whisper(" ".join([what, ",".join([str(seat) for seat in sorted(seats)])]))

    def whispered(self, server: str, what: str, seats: str) -> None:
        """Another server asks or says who is there."""
        if what == WHO:
            self.say_who_is_here()
        elif what == HERE and self.audience.elsewhere.heard(server, seats):
            self.audience.present()
            self.driver.doing()
            self.driver.wake()
        elif what in DOING and self.audience.elsewhere.says(server, what, seats):
            self.driver.doing()
            self.driver.wake()
        elif what == THINKS and seats.isdecimal():
            self.driver.leave_it_to_others()
            self.audience.thinks(int(seats))
        elif what == READY and seats.isdecimal():
            self.driver.ready(int(seats))

    async def catch_up(self, play: Play) -> None:
        setup = await self.store.setup(self.id)
        entries = await self.store.entries(self.id, play.seq)
        if any(entry.kind == POSITION for entry in entries):
            await self.reload()
            self.driver.wake()
            return
        if entries:
            self.setup = setup
            self.take_over(play, entries)
        await seating.reseat(self, play)
        self.audience.said(await self.talk.new())
        self.driver.wake()

    def take_over(self, play: Play, entries: list[Entry]) -> None:
        """What another server has added to the log."""
        self.audience.thinking = None
        self.driver.waited_out.difference_update([entry.seat for entry in entries if entry.kind == ACT])
        tolds = self.carried_out(play, entries)
        self.passed(play, tolds)
        self.audience.told(play, tolds)

    def carried_out(self, play: Play, entries: list[Entry]) -> list[Told]:
        try:
            return [play.carry_out(entry) for entry in entries]
        except BaseException:
            self.play = None  # neither here nor there
            raise

    async def reload(self) -> None:
        """Read the log, whatever is in memory, and show everybody."""
        self.play = None
        self.foresight = Foresight()
        self.rehearsed.clear()  # another play has found no words yet
        self.play = await self.load()
        self.audience.standing(self.play)
        self.audience.said(await self.talk.new())

    # Sleeping.

    @property
    def quiet(self) -> bool:
        return not self.audience.viewers and not self.lock.locked() and not self.driver.driving

    async def settle(self) -> None:
        """Before the server stops: no more moves of bots, and a snapshot."""
        await self.driver.stop()
        await self.keep()

    async def keep(self) -> None:
        """A snapshot of how it stands, so that new rules can take over from here."""
        async with self.lock:
            play = self.play
            if play is not None and not play.over and play.seq != self.kept:
                await self.store.keep(self.id, play.seq, play.game.position(play.match.state))
                self.kept = play.seq
