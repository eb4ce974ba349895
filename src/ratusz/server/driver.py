"""Moving the bots of a table: think, keep the pace people can follow, act like everybody else."""

import asyncio
import contextlib
import time
from typing import TYPE_CHECKING, Final, NamedTuple

from structlog.stdlib import get_logger

from ..kernel.game import View
from ..kernel.problem import Problem
from .thinkers import Thinkers

if TYPE_CHECKING:
    from .room import Room

GRACE: Final = 3.0  # seconds left to the server that wrote the last entry before another one moves its bots
RETRY: Final = 5.0  # seconds until a bot that failed tries again
SLOWEST: Final = 10_000  # milliseconds

logger = get_logger()


class Due(NamedTuple):
    """A decision a bot has to make."""

    seat: int
    bot: str
    game: str
    seq: int
    view: View


class Driver:
    def __init__(self, room: "Room", thinkers: Thinkers, pace: int) -> None:
        self.room = room
        self.thinkers = thinkers
        self.pace = pace
        self.hurry = asyncio.Event()  # the pace has changed
        self.task: asyncio.Task[None] | None = None
        self.stopped = False

    @property
    def driving(self) -> bool:
        return self.task is not None

    def wake(self) -> None:
        """Something has changed: perhaps a bot is to move."""
        if self.task is None and not self.stopped and self.seat_due() is not None:
            self.task = asyncio.create_task(self.drive())

    def set_pace(self, milliseconds: int) -> None:
        self.pace = max(0, min(milliseconds, SLOWEST))
        self.hurry.set()

    async def stop(self) -> None:
        self.stopped = True
        if self.task is not None:
            self.task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self.task

    def seat_due(self) -> int | None:
        """A seat the game waits for that a bot plays. While people talk about an undo, bots wait."""
        play, audience = self.room.play, self.room.audience
        if play is None or audience.archive or play.request is not None:
            return None
        for seat in play.waiting():
            if audience.seats[seat].bot is not None:
                return seat
        return None

    async def due(self) -> Due | None:
        async with self.room.opened() as play:
            seat = self.seat_due()
            if seat is None:
                return None
            bot = self.room.audience.seats[seat].bot
            assert bot is not None
            return Due(seat, bot, play.game.name, play.seq, play.game.view(play.match.state, seat))

    async def drive(self) -> None:
        try:
            while (due := await self.due()) is not None:
                await self.move(due)
        except Exception as error:
            if not isinstance(error, Problem) or error.code != "table-unknown":  # somebody deleted it
                logger.exception("bot failed", table=self.room.id[:6])
                self.room.store.journal.metrics.errors.labels("bot").inc()
                await asyncio.sleep(RETRY)
        finally:
            self.task = None
        self.wake()

    async def move(self, due: Due) -> None:
        started = time.monotonic()
        self.room.audience.thinks(due.seat)
        text = await self.thinkers.choose(due.bot, due.game, due.view, due.seat, bool(self.room.audience.viewers))
        metrics = self.room.store.journal.metrics
        metrics.thinking.labels(due.bot).observe(time.monotonic() - started)
        await self.keep_pace(started, due.seq)
        try:
            await self.room.act(due.seat, text, due.seq)
        except Problem as problem:
            if problem.code not in ("stale", "over"):  # while the bot thought, somebody took something back
                raise
            return
        metrics.actions.labels("bot").inc()

    async def keep_pace(self, started: float, seq: int) -> None:
        """Wait until people could follow; bots among themselves, with nobody looking, have nothing to wait for."""
        audience = self.room.audience
        while True:
            followed = audience.viewers or any([seat.person for seat in audience.seats])
            wait = self.pace / 1000 if followed else 0.0
            if self.room.committed != seq and seq > 0:
                wait += GRACE if not self.room.journal.database.sqlite else 0.0
            left = started + wait - time.monotonic()
            if left <= 0:
                return
            self.hurry.clear()
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self.hurry.wait(), left)
