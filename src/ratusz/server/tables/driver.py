"""Moving the bots of a table: think, keep the pace people can follow, act like everybody else."""

import asyncio
import contextlib
import time
from typing import TYPE_CHECKING, Final, NamedTuple

from structlog.stdlib import get_logger

from ...bots.unasked import Unasked
from ...games.catalogue import strategy_named
from ...kernel.problem import Problem
from ...kernel.state import Action
from ...kernel.view import View
from ...lessons.lesson import OPEN
from ..storage.database import FAILURES
from ..thinking.thinkers import Thinkers
from .parley import Parley
from .play import Play
from .presence import LOOKS, TALKS, THINKS, WRITES

if TYPE_CHECKING:
    from .room import Room

GRACE: Final = 3.0  # seconds left to the server that wrote the last entry before another one moves its bots
THINKING: Final = 10.0  # the same, when that server says that it is about to
WAIT: Final = ("table-held", "not-written")  # problems that pass
RETRY: Final = 5.0  # seconds until a bot that failed tries again
SLOWEST: Final = 10_000  # milliseconds
LOOK: Final = 60.0  # seconds bots wait for somebody who is shown what has happened, where others wait too
LOOK_ALONE: Final = 600.0  # the same, where nobody else does

logger = get_logger()


class Due(NamedTuple):
    """A decision a bot has to make, or a chance to say something although nobody asks."""

    seat: int
    bot: str
    game: str
    seq: int
    view: View
    asked: bool
    watched: bool
    awaited: list[int]  # the seats of people who may still bargain about it


class Driver:
    def __init__(self, room: "Room", thinkers: Thinkers, pace: int, talk: int) -> None:
        self.room = room
        self.thinkers = thinkers
        self.pace = pace
        self.hurry = asyncio.Event()  # the pace has changed
        self.task: asyncio.Task[None] | None = None
        self.stopped = False
        self.unasked: Unasked | None = None
        self.heard = -1  # the entry up to which the bots have had their chance to speak
        self.changed = asyncio.Event()
        self.parley = Parley(talk)
        self.looking: dict[int, float] = {}  # the seats that are shown what has happened, and since when
        self.waited_out: set[int] = set()  # those that took too long, until they next do something
        self.offered: tuple[int, set[tuple[int, Action]]] = (0, set())  # a matter, and what bots have said unasked about it
        self.withheld = False  # an offer of a bot to a bot, while people were waited for
        self.left_to_others = (-1, 0.0)  # an entry, and until when another server may move the bots after it

    @property
    def driving(self) -> bool:
        return self.task is not None

    def wake(self) -> None:
        """Something has changed: perhaps a bot is to move."""
        self.changed.set()
        if self.task is None and not self.stopped and self.bots() and (self.seat_due() is not None or self.unheard()):
            self.task = asyncio.create_task(self.drive())

    def set_pace(self, milliseconds: int) -> None:
        self.pace = max(0, min(milliseconds, SLOWEST))
        self.hurry.set()

    def ready(self, seat: int) -> None:
        """This seat has nothing more to bargain about."""
        self.parley.ready.add(seat)
        self.changed.set()

    def doing(self) -> None:
        """Somebody has begun what bots wait for, does it no longer, or sits there no longer."""
        audience = self.room.audience
        seats = {seat for seat in audience.doing(LOOKS) - self.waited_out if audience.seats[seat].bot is None}
        self.looking = {seat: self.looking.get(seat, time.monotonic()) for seat in seats}
        self.changed.set()
        self.hurry.set()

    async def stop(self) -> None:
        self.stopped = True
        if self.task is not None:
            self.task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self.task

    def may_move(self) -> Play | None:
        """While people talk about an undo, bots wait; and when a lesson has come to its end, or whoever learns has left."""
        play = self.room.play
        if play is None or self.room.audience.archive or play.ended or play.request is not None:
            return None
        if play.lesson is not None and self.room.audience.seats[play.lesson.seat].bot is not None:
            return None
        learning = play.learning()
        return play if learning is None or learning.status == OPEN else None

    def bots(self) -> list[int]:
        return [number for number, seat in enumerate(self.room.audience.seats) if seat.bot is not None]

    def seat_due(self) -> int | None:
        """A seat the game waits for that a bot plays."""
        play = self.may_move()
        seats = [] if play is None else [seat for seat in play.waiting() if seat in self.bots()]
        return seats[0] if seats else None

    def unheard(self) -> bool:
        """Whether something has happened about which bots, if there are any, may have something to say."""
        play = self.may_move()
        return play is not None and not play.over and play.seq != self.heard

    def speaker(self, play: Play) -> int | None:
        """A bot that might say something now although nobody asks it."""
        if self.may_move() is None or play.over:
            return None
        if self.unasked is None:
            self.unasked = Unasked(play.game, strategy_named(play.game.name))
        if play.seq != self.heard:
            self.heard = play.seq
            self.unasked.moved()
        spoken = self.unasked.next(play.match.state, self.bots())
        return None if spoken is None else spoken[0]

    async def due(self) -> Due | None:
        async with self.room.opened() as play:
            awaited = self.awaited(play)
            speaker = self.speaker(play)
            seat = self.seat_due() if speaker is None else speaker
            if seat is None:
                return None
            bot = self.room.audience.seats[seat].bot
            assert bot is not None
            view = play.game.view(play.match.state, seat)
            return Due(seat, bot, play.game.name, play.seq, view, speaker is None, self.room.watched(play), awaited)

    def awaited(self, play: Play) -> list[int]:
        """The people bots wait for. When there are none any more, they may settle among themselves what they had to leave."""
        audience = self.room.audience
        there = audience.doing(TALKS)
        people = [number for number, seat in enumerate(audience.seats) if seat.bot is None and number in there]
        self.parley.writing = audience.doing(WRITES)
        awaited = self.parley.waits_for(*strategy_named(play.game.name).bargaining(play.match.state), people, self.looking)
        if self.withheld and not awaited and self.unasked is not None:
            self.withheld = False
            self.unasked.moved()
        return awaited

    def leave_it_to_others(self, seconds: float = THINKING) -> None:
        """Another server is about to move a bot, or should be."""
        play = self.room.play
        self.left_to_others = (-1 if play is None else play.seq, time.monotonic() + seconds)
        self.changed.set()

    async def is_ours(self, seq: int) -> bool:
        """Whoever wrote the last entry moves the bots, and nobody else thinks about it. If it does not, another server does."""
        if self.room.journal.database.sqlite or self.room.committed == seq:
            return True
        if self.left_to_others[0] != seq:
            self.leave_it_to_others(GRACE)
        left = self.left_to_others[1] - time.monotonic()
        if left <= 0:
            return True
        self.changed.clear()
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(self.changed.wait(), left)
        return False

    async def bargained(self, due: Due) -> bool:
        """Wait while people bargain; whether there was anybody to wait for."""
        self.room.audience.parley(due.awaited, self.parley.over, self.parley.held)
        if not due.awaited:
            return False
        self.changed.clear()
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(self.changed.wait(), self.parley.left)
        return True

    async def drive(self) -> None:
        try:
            while await self.moved():
                pass
        finally:
            self.task = None

    async def moved(self) -> bool:
        """Make a move that is due; False if there is none. Who fails tries again, with the table as the log has it."""
        try:
            due = await self.due()
            if due is None:
                self.room.audience.parley([])
                return False
            if due.asked and await self.bargained(due):
                return True
            if await self.is_ours(due.seq):
                await (self.move(due) if due.asked else self.speak(due))
        except Exception as error:
            code = error.code if isinstance(error, Problem) else ""
            if code == "table-unknown":  # somebody deleted it
                return False
            if code in WAIT or isinstance(error, FAILURES):
                logger.warning("bot waits", table=self.room.id[:6], error=code or type(error).__name__)
            else:
                logger.exception("bot failed", table=self.room.id[:6])
                self.room.store.journal.metrics.errors.labels("bot").inc()
            await asyncio.sleep(RETRY)
        return True

    async def move(self, due: Due) -> None:
        started = time.monotonic()
        people = self.room.people()

        def told(ahead: int) -> None:
            self.room.audience.thinks(due.seat, ahead)
            if self.room.audience.elsewhere.anybody():
                self.room.whisper(f"{THINKS} {due.seat}")

        text = await self.thinkers.choose(people, due.bot, due.game, due.view, due.seat, due.watched, told)
        self.room.store.journal.metrics.thinking.labels(due.bot).observe(time.monotonic() - started)
        await self.act(due, text, started)

    async def speak(self, due: Due) -> None:
        started = time.monotonic()
        text = await self.thinkers.interject(self.room.people(), due.bot, due.game, due.view, due.seat, due.watched)
        if not text or (meant := await self.meant(due, text)) is None:
            return
        if due.awaited and await self.among_bots(due, text):
            self.withheld = True
        elif await self.act(due, text, started):
            self.offered[1].add((due.seat, meant))
            self.heard = due.seq + 1  # what a bot says unasked gives the others no new chance

    async def meant(self, due: Due, text: str) -> Action | None:
        """What this comes to, in whatever form; None if the bot has said the same about this matter before, and had its answer.
        People are answered however often they ask."""
        if self.offered[0] != self.parley.matter:
            self.offered = (self.parley.matter, set())
        async with self.room.opened() as play:
            if play.seq != due.seq:
                return None
            g = play.match.state
            found = strategy_named(play.game.name).comes_to(g, due.seat, play.match.read(due.seat, text))
            asked = self.unasked is not None and self.unasked.is_asked(g, due.seat, self.bots())
            return None if (due.seat, found) in self.offered[1] and not asked else found

    async def among_bots(self, due: Due, text: str) -> bool:
        """Whether a bot offers a bot something, or answers that: they settle nothing while people may still bargain about it."""
        async with self.room.opened() as play:
            if play.seq != due.seq:
                return False
            g, bots, strategy = play.match.state.clone(), self.bots(), strategy_named(play.game.name)
            before = set(strategy.bargaining(g)[1])
            play.game.rules.interject(g, due.seat, play.match.read(due.seat, text))
            return any([maker in bots and taker in bots for _, maker, taker in before ^ set(strategy.bargaining(g)[1])])

    async def act(self, due: Due, text: str, started: float) -> bool:
        await self.keep_pace(started)
        try:
            # Shielded: when the bots are stopped, what is being written is written, and the play stays what the log says.
            await asyncio.shield(self.room.act(due.seat, text, due.seq, unless_moved=True))
        except Problem as problem:
            if problem.code not in ("stale", "over"):  # while the bot thought, somebody spoke or took something back
                raise
            return False
        self.room.store.journal.metrics.actions.labels("bot").inc()
        return True

    async def keep_pace(self, started: float) -> None:
        """Wait until people could follow, and have seen what happened before, up to a limit; bots among themselves, with nobody
        looking, have nothing to wait for."""
        audience = self.room.audience
        began = time.monotonic()
        told: list[int] = []
        while True:
            followed = audience.viewers or any([seat.person for seat in audience.seats])
            early = started + (self.pace / 1000 if followed else 0.0) - time.monotonic()
            left = max([early, *[min(since, began) + self.patience - time.monotonic() for since in self.looking.values()]])
            if left <= 0:
                self.waited_out.update(self.looking)  # whoever still looks is waited for no longer
                self.looking.clear()
                audience.looked_enough()
                return
            if early <= 0 and told != sorted(self.looking) and audience.thinking is not None:
                told = sorted(self.looking)
                audience.thinks(audience.thinking, looking=told)
            self.hurry.clear()
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self.hurry.wait(), early if early > 0 else left)

    @property
    def patience(self) -> float:
        """How long, in seconds, somebody who is shown what has happened can keep the others waiting."""
        return LOOK if len([seat for seat in self.room.audience.seats if seat.person]) > 1 else LOOK_ALONE
