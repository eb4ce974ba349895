"""A table in memory: a cache of its log, and the one place in this process where the log is added to.

Everything that reads or changes the play holds the lock, because between carrying out and committing the play is ahead of the
database. Whatever goes wrong in between, the play is thrown away and read again from the log.
"""

import asyncio
from collections.abc import Callable, Iterable
from typing import Final

from structlog.stdlib import get_logger

from ..games.catalogue import game_named
from ..kernel.problem import Problem
from ..lessons.lesson import REACHED
from ..mentor import advice
from .audience import Audience, Viewer, eyes_of
from .calling import Calling
from .clock import now
from .driver import Driver
from .editions import superseded
from .foresight import Foresight
from .journal import Entry, Journal, Page, Taken
from .limits import Bucket
from .pace import pace_of
from .play import (
    ACT,
    AGREE,
    ARCHIVE,
    ASK,
    BOT,
    LEFT,
    LESSON,
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
from .presence import HERE, LOOKED, TALKS, THINKS, WHO, WISHES, WROTE
from .store import Seat, Setup, Store
from .talk import Talk
from .telling import Frame, Teller
from .thinkers import Thinkers, offered
from .timekeeper import Timekeeper
from .timing import Timing, keep_time
from .turns import Who

SHORT: Final = 20  # entries of a history that is played again and told in no time
STAND_IN: Final = "greedy"  # goes on for who has left for good
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
        """The clocks, where the table has a pace."""
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

    async def undo(self, seat: int, seq: int, whole: bool) -> int:
        """Take back the last step or the `whole` action it is part of: freely, or with the consent of the other people."""
        async with self.opened() as play:
            if self.audience.seats[seat].bot is not None and not play.over:
                raise Problem("undo-bot")  # it would do the same again, and may be about to move
            self.check_playing(play, seq)
            if play.match.can_undo(seat):
                await self.add(play, [(seat, UNDO, str(play.match.back(whole)))])
                return play.seq
            if self.setup is not None and self.setup.counts:
                raise Problem("undo-counts")
            if play.request is not None:
                raise Problem("undo-pending")
            count = str(play.match.back(whole, play.since_own_move(seat)))
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
        self.passed(play, tolds)
        try:
            await self.note_lesson(play)
        finally:
            self.audience.told(play, tolds)
            self.driver.wake()
        waiting = play.waiting()
        self.touch([told.entry.seat for told in tolds if told.entry.seat not in waiting])
        if play.over:
            self.ended(self.id)

    def passed(self, play: Play, tolds: list[Told]) -> None:
        """The clocks know of new entries."""
        if self.timing is not None:
            self.timing.clock.tell(play, tolds)
            self.timing.keeper.set(self.id, play.seq, self.timing.due(play, self.audience.seats))

    def touch(self, answered: Iterable[int] = ()) -> None:
        if self.calling is not None:
            self.calling.touch(self.id, answered)

    def due_snapshot(self, play: Play, tolds: list[Told]) -> str | None:
        """Now and then, and after an undo: what is kept from before it may hold what was taken back."""
        due = play.seq - self.kept >= SNAPSHOT or any([told.took_back for told in tolds])
        return play.game.position(play.match.state) if due else None

    def check_playing(self, play: Play, seq: int) -> None:
        if self.audience.archive or play.over:
            raise Problem("over")
        if seq != play.seq:
            raise Problem("stale", got=seq, now=play.seq)

    def check_advised(self, play: Play) -> None:
        if not play.hints:
            raise Problem("hints-forbidden")

    # Seats, talk, hints.

    async def hand_over(self, seat: int, bot: str | None) -> None:
        """Let a bot play a seat, or nobody's bot again."""
        if not self.changes.take():
            raise Problem("too-fast")
        async with self.opened() as play:
            if bot is not None:
                offered(bot)
            self.check_playing(play, play.seq)
            if self.setup is not None and self.setup.counts and bot is not None and self.audience.seats[seat].taken:
                raise Problem("counts-alone")
            if self.audience.seats[seat].kind == "bot":
                raise Problem("seat-bot", seat=seat)
            if bot is None and self.audience.seats[seat].bot is None:
                raise Problem("seat-no-bot", seat=seat)
            await self.store.hand_over(self.id, seat, bot)
            await self.reseat(play)

    async def stand_in(self, identity: str, bot: str | None, before: str = "") -> None:
        """Let a bot play the seats of who is away; None: the bot that did so, `before`, gives them back."""
        async with self.opened() as play:
            assert self.setup is not None
            if self.audience.archive or play.over or (bot is not None and self.setup.counts):
                return
            own = [seat for seat in self.audience.seats if seat.identity == identity and (seat.bot or "") == before]
            for seat in own:
                await self.store.hand_over(self.id, seat.seat, bot)
            if own:
                await self.reseat(play)

    async def choose(self, seat: int, late: int, choice: str) -> int:
        """One of the others chooses what becomes of a seat whose time has run out: wait, a bot, or the end."""
        async with self.opened() as play:
            self.check_playing(play, play.seq)
            if self.timing is None:
                raise Problem("not-late")
            await self.add(play, self.timing.chosen(play, self.audience.seats, seat, late, choice))
            if choice == BOT:
                await self.store.hand_over(self.id, late, STAND_IN)
                await self.reseat(play)
            return play.seq

    async def nudge(self, seat: int, whom: int) -> None:
        """Remind a player who is waited for, through whatever reaches him, that he is."""
        async with self.opened() as play:
            self.check_playing(play, play.seq)
            seats = self.audience.seats
            if whom not in play.waiting() or not seats[whom].person or seats[whom].identity == seats[seat].identity:
                raise Problem("nudge-nobody")
            identity, by, name = seats[whom].identity, seats[seat].identity or "", seats[seat].name
        if self.calling is not None and identity is not None:
            await self.calling.nudge(self.id, identity, by, name)

    async def keep_time(self) -> None:
        """The clocks begin or stand still with the last seat that is taken or left; and some may have run out."""
        async with self.opened() as play:
            await keep_time(self, play)

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
        self.touch()
        self.audience.standing(play)
        await self.tell_dismissed([viewer for viewer in seated if not viewer.held])
        request = play.request
        if request is not None and set(self.audience.asked(request.by)) <= request.agreed:
            await self.agreed(play, request)  # who has not answered has left the table
        await keep_time(self, play)
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
            name = await self.talk.say(self.setup, self.audience.seats, viewer, text, whom)
            self.audience.said(await self.talk.new())
        if self.calling is not None:
            self.calling.say(self.id, viewer.identity.id if viewer.identity else "", name, whom)

    async def hint(self, viewer: Viewer, seat: int) -> list[Frame]:
        """The best a bot would do in this seat, knowing what this seat knows, and what each of it comes to."""
        async with self.opened() as play:
            self.check_playing(play, play.seq)
            self.check_advised(play)
            g = play.match.state
            if play.game.rules.waiting(g, seat) is None:
                raise Problem("not-your-turn", seat=seat, waiting=list(play.waiting()))
            seq = play.seq
            sight = self.foresight.sight(seq, play.game, g, seat)
        advised = await self.thinkers.advise(viewer.who(self.audience.seats), play.game.name, sight.view, seat)
        async with self.opened() as play:
            self.check_playing(play, seq)
            teller = Teller(viewer.w, play, self.audience.seats, seat)
            actions = [(play.match.read(seat, text), text, chance) for text, chance in advised]
        found = [(action, await sight.preview(text, action, lambda: None), chance) for action, text, chance in actions]
        return [teller.hint(seat, action, coming, chance) for action, coming, chance in found]

    async def mentor(self, viewer: Viewer, seat: int) -> Frame:
        """What matters before the decision of this seat, of all that it can know."""
        async with self.opened() as play:
            self.check_playing(play, play.seq)
            self.check_advised(play)
            view, seq = play.game.view(play.match.state, seat), play.seq
            teller = Teller(viewer.w, play, self.audience.seats, seat)
        found = await self.thinkers.mentor(viewer.who(self.audience.seats), play.game.name, view, seat)
        text = "" if found is None else advice.said(teller.w, play.game.name, found, teller.called)
        return {"type": "mentor", "seq": seq, "text": text, "rule": "" if found is None else found.rule}

    async def judge(self, viewer: Viewer, seat: int) -> Frame:
        """Whether what this seat has just done was clearly poor; only where nothing has come to light since."""
        async with self.opened() as play:
            self.check_advised(play)
            match, seq = play.match, play.seq
            move = match.moves[-match.back(whole=False)] if match.can_undo(seat) else None
            if move is None or not play.answers(move):
                return {"type": "judged", "seq": seq, "poor": None}
            decision = play.moves - match.back(whole=True)
            view = play.game.view(move.before, seat)
            teller = Teller(viewer.w, play, self.audience.seats, seat, {seat: view})
        who = viewer.who(self.audience.seats)
        text = await self.thinkers.judge(who, play.game.name, view, seat, move.text, f"{self.id} {decision}")
        weighed = [teller.weighed(move.before, seat, one) for one in (move.text, text)] if text else []
        poor = {"decision": decision, "chosen": weighed[0], "better": weighed[1]} if weighed else None
        return {"type": "judged", "seq": seq, "poor": poor}

    async def foresee(self, viewer: Viewer, actions: list[str], forecast: bool, spend: Callable[[], None]) -> Frame:
        """What actions of the seat this viewer looks through would do, and what is to come; all from what it may know."""
        async with self.opened() as play:
            eyes = viewer.eyes
            if actions and eyes is None:
                raise Problem("not-yours")
            if actions:
                self.check_playing(play, play.seq)
            read = [(text, play.checked(eyes or 0, text)) for text in actions]
            seq = play.seq
            sight = self.foresight.sight(seq, play.game, play.match.state, eyes)
            teller = Teller(viewer.w, play, self.audience.seats, eyes, {eyes: sight.view})
        found = [(text, await sight.preview(text, action, spend)) for text, action in read]
        frame: Frame = {"type": "preview", "seq": seq, "previews": [teller.previewed(text, one) for text, one in found]}
        if forecast:
            coming = await sight.forecast(spend)
            frame["forecast"] = {name: teller.foreseen(one) for name, one in coming.items()}
        return frame

    async def text(self, viewer: Viewer, spend: Callable[[], None]) -> Frame:
        """The table as lines of text, with what is to come where a game tells that too."""
        async with self.opened() as play:
            seq, eyes = play.seq, viewer.eyes
            sight = self.foresight.sight(seq, play.game, play.match.state, eyes)
            teller = Teller(viewer.w, play, self.audience.seats, eyes, {eyes: sight.view})
        coming = await sight.forecast(spend) if teller.foretold else {}
        return {"type": "text", "seq": seq, "text": teller.text(sight.view, coming)}

    # The audience.

    async def enter(self, viewer: Viewer) -> None:
        async with self.opened() as play:
            await self.rehearse(viewer, play)
            self.audience.enter(viewer, play, await self.talk.all())
            if self.calling is not None and viewer.identity is not None and viewer.held:
                self.calling.visit(self.id, viewer.identity.id)
            await self.note_lesson(play)
            await keep_time(self, play)
            self.driver.wake()
        if len(self.audience.viewers) == 1:
            self.whisper(WHO)
        self.say_who_is_here()

    def leave(self, viewer: Viewer) -> None:
        self.audience.leave(viewer)
        for seat in viewer.held:
            self.wish(LOOKED, seat)
            if seat not in self.audience.talking():
                self.wish(WROTE, seat)  # what was half written is gone
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

    def wish(self, what: str, seat: int) -> None:
        """Somebody is ready, writes an offer, is shown what has happened, or does no longer: bots wait for that or go on."""
        self.driver.wish(what, seat)
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
        elif what in WISHES and seats.isdecimal():
            self.driver.wish(what, int(seats))

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
        await self.reseat(play)
        self.audience.said(await self.talk.new())
        self.driver.wake()

    def take_over(self, play: Play, entries: list[Entry]) -> None:
        """What another server has added to the log."""
        self.audience.thinking = None
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
