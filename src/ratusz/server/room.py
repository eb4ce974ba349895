"""A table in memory: a cache of its log, and the one place in this process where the log is added to.

Everything that reads or changes the play holds the lock, because between carrying out and committing the play is ahead of the
database. Whatever goes wrong in between, the play is thrown away and read again from the log.
"""

import asyncio
from collections.abc import Callable
from typing import Final

from msgspec import Raw
from structlog.stdlib import get_logger

from ..games.catalogue import game_named
from ..kernel.problem import Problem
from .audience import Audience, Viewer, eyes_of
from .clock import now
from .driver import Driver
from .editions import superseded
from .foresight import Foresight, Sight
from .journal import Entry, Journal, Page, Taken
from .limits import Bucket
from .play import (
    ACT,
    AGREE,
    ARCHIVE,
    ASK,
    LEFT,
    POSITION,
    REFUSE,
    UNDO,
    Play,
    Request,
    Told,
    outdated,
    replayed,
    rescued,
)
from .presence import BARGAINS, HERE, TALKS, THINKS, WHO, WROTE
from .store import Seat, Setup, Store
from .talk import Talk
from .telling import Frame, Teller
from .thinkers import HINTS_FROM, Thinkers, offered
from .turns import Who

SHORT: Final = 20  # entries of a history that is played again and told in no time
STAND_IN: Final = "greedy"  # goes on for who has left for good
SNAPSHOT: Final = 25  # entries from one snapshot to the next

logger = get_logger()


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
        self.whispers: set[asyncio.Task[None]] = set()
        self.rehearsed: set[tuple[str, int | None]] = set()  # in which languages the history was told, and to which eyes
        self.changes = Bucket(1.0, 5.0)  # of seats: everybody is told everything anew
        self.ended: Callable[[str], None] = lambda table: None  # told when the game is over

    # Loading.

    def opened(self) -> "Opened":
        """The play, for one who must have it to himself for a moment."""
        return Opened(self)

    async def load(self) -> Play:
        setup = await self.store.setup(self.id)
        game = game_named(setup.game)
        self.setup = setup
        self.audience.archive = setup.status == ARCHIVE
        self.audience.seat(await self.store.seats(self.id))
        await self.talk.load()
        entries = await self.store.entries(self.id)
        reason = outdated(game, setup)
        if reason is None and len(entries) <= SHORT:
            play = replayed(game, setup, entries)
        elif reason is None:
            play = await self.thinkers.apart(Who("", self.id), lambda: replayed(game, setup, entries))
        else:
            play = await self.rescue(setup, entries)
        self.kept = await self.store.last_kept(self.id)
        return play

    def begin(self, setup: Setup, seats: list[Seat], play: Play) -> None:
        """A table just made, as the database has it: nothing need be read back."""
        self.setup = setup
        self.audience.seat(seats)
        self.play = play

    async def rescue(self, setup: Setup, entries: list[Entry]) -> Play:
        """The rules have been corrected since the table was opened: it goes on from where they leave it."""
        game = game_named(setup.game)
        if setup.status != "playing":
            raise Problem("table-told", game=setup.game)
        newer = await self.store.database.read(superseded)
        if newer is not None:  # ours are the old ones
            raise newer
        found = rescued(game, setup, entries, await self.store.snapshots(self.id))
        if found is None:
            raise Problem("table-stuck", game=setup.game)
        added = found.entries(entries[-1].seq if entries else 0, now())
        play = replayed(game, setup, entries + added)
        page = Page(self.id, added, play.standing(setup.status), game.position(play.match.state))
        if not await self.store.adopt_rules(setup, page, game.version, game.content):  # another server was faster
            return await self.load()
        logger.info("rules changed", table=self.id[:6], rules=game.version, again=len(found.again), lost=len(found.lost))
        return play

    # Adding to the log.

    async def act(self, seat: int, text: str, seq: int) -> int:
        async with self.opened() as play:
            self.check_playing(play, play.seq if play.still_asks(seat, seq) else seq)
            await self.add(play, [(seat, ACT, text)])
            return play.seq

    async def undo(self, seat: int, seq: int) -> int:
        """Take back a move: freely, or with the consent of the other people."""
        async with self.opened() as play:
            if self.audience.seats[seat].bot is not None and not play.match.over:
                raise Problem("undo-bot")  # it would do the same again, and may be about to move
            self.check_playing(play, seq)
            if play.match.can_undo(seat):
                await self.add(play, [(seat, UNDO, "1")])
                return play.seq
            if play.request is not None:
                raise Problem("undo-pending")
            count = str(play.since_own_move(seat))
            if play.refused.get(seat) == play.moves:
                raise Problem("undo-declined")
            await self.add(play, [(seat, ASK if self.audience.asked(seat) else UNDO, count)])
            return play.seq

    async def consent(self, seat: int, yes: bool) -> int:
        async with self.opened() as play:
            request = play.request
            if request is None:
                raise Problem("undo-no-request")
            if seat not in ([request.by] if not yes else []) + self.audience.asked(request.by):
                raise Problem("undo-not-asked")
            if not yes:
                await self.add(play, [(seat, REFUSE, "")])
            elif seat not in request.agreed:
                lines = [(seat, AGREE, "")]
                if set(self.audience.asked(request.by)) <= request.agreed | {seat}:
                    lines.append((request.by, UNDO, str(request.count)))
                await self.add(play, lines)
            return play.seq

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
        self.audience.told(play, tolds)
        self.driver.wake()
        if play.match.over:
            self.ended(self.id)

    def due_snapshot(self, play: Play, tolds: list[Told]) -> str | None:
        """Now and then, and after an undo: what is kept from before it may hold what was taken back."""
        due = play.seq - self.kept >= SNAPSHOT or any([told.took_back for told in tolds])
        return play.game.position(play.match.state) if due else None

    def check_playing(self, play: Play, seq: int) -> None:
        if self.audience.archive or play.match.over:
            raise Problem("over")
        if seq != play.seq:
            raise Problem("stale", got=seq, now=play.seq)

    # Seats, talk, hints.

    async def hand_over(self, seat: int, bot: str | None) -> None:
        """Let a bot play a seat, or nobody's bot again."""
        if not self.changes.take():
            raise Problem("too-fast")
        async with self.opened() as play:
            if bot is not None:
                offered(bot, play.game.name)
            self.check_playing(play, play.seq)
            if self.audience.seats[seat].kind == "bot":
                raise Problem("seat-bot", seat=seat)
            await self.store.hand_over(self.id, seat, bot)
            await self.reseat(play)

    async def begun(self) -> bool:
        """Whether a person has moved: from then on the people at the table are bound to each other."""
        return any([self.audience.seats[seat].taken for seat in await self.store.movers(self.id)])

    async def vacate(self, number: int, dismissed: bool) -> None:
        """Somebody gets up, or is asked to leave, which can be done only before the game has begun. The seat is open to others;
        in a game that has begun a bot goes on in it, and everybody is told."""
        async with self.opened() as play:
            self.check_playing(play, play.seq)
            seat, begun = self.audience.seats[number], await self.begun()
            if not seat.taken or (dismissed and begun):
                raise Problem("begun" if begun else "seat-vacant")
            if play.request is not None and play.request.by == number:
                await self.add(play, [(number, REFUSE, "")])
            if begun:
                await self.add(play, [(number, LEFT, seat.name)])
            await self.store.vacate(self.id, seat, STAND_IN if begun else None, dismissed)
            await self.reseat(play)

    async def reseat(self, play: Play) -> None:
        """The seats as the database has them now. With the lock held."""
        seats = await self.store.seats(self.id)
        if seats == self.audience.seats:
            return
        seated = [viewer for viewer in self.audience.viewers if viewer.held]
        self.audience.seat(seats)
        self.audience.standing(play)
        await self.tell_dismissed([viewer for viewer in seated if not viewer.held])
        request = play.request
        if request is not None and set(self.audience.asked(request.by)) <= request.agreed:
            await self.agreed(play, request)  # who has not answered has left the table
        self.driver.wake()

    async def tell_dismissed(self, viewers: list[Viewer]) -> None:
        """Some have lost their seats: those who were asked to leave are told so."""
        dismissed = await self.store.dismissed(self.id) if viewers else set()
        for viewer in viewers:
            if viewer.identity is not None and viewer.identity.id in dismissed:
                viewer.close(4403, "dismissed")

    async def agreed(self, play: Play, request: Request) -> None:
        try:
            await self.add(play, [(request.by, UNDO, str(request.count))])
        except Problem as problem:
            if problem.code != "stale":  # another server has seen the same and was faster
                raise

    async def say(self, viewer: Viewer, text: str, whom: int | None) -> None:
        async with self.opened():
            assert self.setup is not None
            await self.talk.say(self.setup, self.audience.seats, viewer, text, whom)
            self.audience.said(await self.talk.new())

    async def hint(self, viewer: Viewer, seat: int) -> tuple[Raw, str]:
        """What a bot would do in this seat, knowing what this seat knows."""
        async with self.opened() as play:
            self.check_playing(play, play.seq)
            g = play.match.state
            if play.game.rules.waiting(g, seat) is None:
                raise Problem("not-your-turn", seat=seat, waiting=list(play.waiting()))
            view, seq = play.game.view(g, seat), play.seq
        text = await self.thinkers.choose([viewer.who(self.audience.seats)], HINTS_FROM, play.game.name, view, seat)
        async with self.opened() as play:
            self.check_playing(play, seq)
            teller = Teller(viewer.w, play, self.audience.seats)
            found = teller.choice(play.match.state, seat, play.match.read(seat, text))
        return found, viewer.w.say("hint-why")

    async def foresee(self, viewer: Viewer, actions: list[str], forecast: bool, spend: Callable[[], None]) -> Frame:
        """What actions of the seat this viewer looks through would do, and what is to come; all from what it may know."""
        async with self.opened() as play:
            eyes = viewer.eyes
            if actions and eyes is None:
                raise Problem("not-yours")
            if actions:
                self.check_playing(play, play.seq)
            read = [(text, play.checked(eyes or 0, text)) for text in actions]
            sight = Sight(play.game, play.game.view(play.match.state, eyes), eyes)
            teller = Teller(viewer.w, play, self.audience.seats)
            seq, foresight = play.seq, self.foresight
            foresight.at(seq)
        found = [(text, await foresight.preview(sight, text, action, spend)) for text, action in read]
        frame: Frame = {"type": "preview", "seq": seq, "previews": [teller.previewed(text, one) for text, one in found]}
        if forecast:
            coming = await foresight.forecast(sight, spend)
            frame["forecast"] = {name: teller.foreseen(one) for name, one in coming.items()}
        return frame

    # The audience.

    async def enter(self, viewer: Viewer) -> None:
        async with self.opened() as play:
            await self.rehearse(viewer, play)
            self.audience.enter(viewer, play, await self.talk.all())
            self.driver.wake()
        if len(self.audience.viewers) == 1:
            self.whisper(WHO)
        self.say_who_is_here()

    def leave(self, viewer: Viewer) -> None:
        self.audience.leave(viewer)
        for seat in set(viewer.held) - self.audience.talking():
            self.bargain(WROTE, seat)  # what was half written is gone
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
            teller = Teller(viewer.w, play, seats)
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

    async def refresh(self) -> None:
        """Another server has written something about this table."""
        async with self.opened() as play:
            await self.catch_up(play)

    def whisper(self, words: str) -> None:
        """Tell the other servers, without waiting for it."""
        if not self.journal.database.sqlite:
            task = asyncio.create_task(self.journal.whisper(self.id, words))
            self.whispers.add(task)
            task.add_done_callback(self.whispers.discard)

    def bargain(self, what: str, seat: int) -> None:
        """Somebody is ready, or writes an offer, or does no longer."""
        self.driver.bargain(what, seat)
        self.whisper(f"{what} {seat}")

    def say_who_is_here(self) -> None:
        for word, seats in ((HERE, self.audience.here()), (TALKS, self.audience.talking())):
            self.whisper(" ".join([word, ",".join([str(seat) for seat in sorted(seats)])]))

    def whispered(self, server: str, what: str, seats: str) -> None:
        """Another server asks or says who is there."""
        if what == WHO:
            self.say_who_is_here()
        elif what == HERE and self.audience.elsewhere.heard(server, seats):
            self.audience.present()
            self.driver.wake()
        elif what == TALKS:
            self.audience.elsewhere.talks(server, seats)
            self.driver.wake()
        elif what == THINKS and seats.isdecimal():
            self.driver.leave_it_to_others()
            self.audience.thinks(int(seats))
        elif what in BARGAINS and seats.isdecimal():
            self.driver.bargain(what, int(seats))

    async def catch_up(self, play: Play) -> None:
        setup = await self.store.setup(self.id)
        entries = await self.store.entries(self.id, play.seq)
        if any(entry.kind == POSITION for entry in entries):
            await self.reload()
            self.driver.wake()
            return
        if entries:
            self.setup = setup
            self.audience.thinking = None
            self.audience.told(play, self.carried_out(play, entries))
        await self.reseat(play)
        self.audience.said(await self.talk.new())
        self.driver.wake()

    def carried_out(self, play: Play, entries: list[Entry]) -> list[Told]:
        try:
            return [play.carry_out(entry) for entry in entries]
        except BaseException:
            self.play = None  # neither here nor there
            raise

    async def reload(self) -> None:
        """Read the log, whatever is in memory, and show everybody."""
        self.play = None
        self.play = await self.load()
        self.audience.standing(self.play)

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
            if play is not None and not play.match.over and play.seq != self.kept:
                await self.store.keep(self.id, play.seq, play.game.position(play.match.state))
                self.kept = play.seq
