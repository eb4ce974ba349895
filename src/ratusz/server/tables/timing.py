"""The time at one table: what its clocks show, when one runs out, and what the others make of it."""

from typing import TYPE_CHECKING, Any, Final

from ...kernel.problem import Problem
from ..clock import now
from ..storage.journal import Entry
from ..storage.store import Seat, choosers
from .pace import Clock, Pace
from .play import BACK, BOT, CLOCK, END, ENDED, FRESH, NOBODY, OFF, ON, STAND, TIMEOUT, WAIT, Play
from .timekeeper import Timekeeper

if TYPE_CHECKING:
    from .room import Room

CHOICES: Final = {WAIT: WAIT, BOT: STAND, END: END}  # what the others may choose, and the entry that says so

Lines = list[tuple[int, str, str]]


class Timing:
    def __init__(self, pace: Pace, play: Play, keeper: Timekeeper) -> None:
        self.pace = pace
        self.keeper = keeper
        self.clock = Clock(pace, play, keeper.up)

    # What is to be done about it; the lines are for the log.

    def due(self, play: Play, seats: list[Seat]) -> int | None:
        """When the next clock runs out, if a server runs until then."""
        left = self.clock.at_moment(now())
        running = [left[seat] for seat in self.counted(play, seats)]
        return now() + min(running) if running else None

    def counted(self, play: Play, seats: list[Seat]) -> list[int]:
        """The seats whose clocks run: of people who are waited for and have time left."""
        if not self.clock.on or play.over:
            return []
        return [seat for seat in play.waiting() if seats[seat].person and seat not in play.late]

    def changes(self, play: Play, seats: list[Seat]) -> Lines:
        """What the log must say for the clocks to be right: they run when nobody is missing, that of a seat stands while a bot
        plays it, and some may have run out."""
        if play.over:
            return []
        changed = [seat.seat for seat in seats if seat.kind != "bot" and (seat.bot is not None) != (seat.seat in self.clock.bots)]
        if changed:
            return [(seat, CLOCK, BOT if seats[seat].bot is not None else self.back(seat)) for seat in changed]
        full = all([seat.bot is not None or seat.taken for seat in seats])
        if full != self.clock.on:
            return [(NOBODY, CLOCK, ON if full else OFF)]
        left = self.clock.at_moment(now())
        return [(seat, TIMEOUT, "") for seat in self.counted(play, seats) if left[seat] <= 0]

    def back(self, seat: int) -> str:
        """With how much time a seat is taken back from a bot: who has run out of it has some again only if the others have put
        the bot there, or another has left the seat."""
        return BACK if self.clock.left[seat] > 0 or self.clock.bots[seat] == CLOCK else FRESH

    def chosen(self, play: Play, seats: list[Seat], seat: int, late: int, choice: str) -> Lines:
        """One of the others chooses what becomes of a seat without time. All must agree to end the game."""
        if late not in play.late or not seats[late].person:
            raise Problem("not-late")
        others = choosers(seats, play.late, seats[late])
        if seat not in others:
            raise Problem("late-others")
        lines: Lines = [(seat, CHOICES[choice], str(late))]
        if choice == END and set(others) <= play.ending | {seat}:
            lines.append((NOBODY, ENDED, ""))
        return lines

    # What is shown.

    def frame(self, play: Play, seats: list[Seat]) -> dict[str, Any]:
        left, running = self.clock.at_moment(now()), self.counted(play, seats)
        return {
            "pace": self.pace,
            "left": left,
            "running": running,
            "late": [
                {"seat": seat, "others": choosers(seats, play.late, seats[seat]), "ending": sorted(play.ending)}
                for seat in sorted(play.late)
                if seats[seat].person
            ],
        }


def line_of(entry: Entry) -> tuple[str, int | None]:
    """How an entry about time is told: by which message, and of whom besides the seat that wrote it."""
    about = int(entry.text) if entry.kind in (WAIT, STAND, END) else None
    return (f"{CLOCK}-{entry.text}" if entry.kind == CLOCK else f"time-{entry.kind}"), about


async def keep_time(room: "Room", play: Play) -> None:
    """Write what the clocks call for. With the lock held."""
    timing = room.timing
    while timing is not None and not room.audience.archive:
        lines = timing.changes(play, room.audience.seats)
        if not lines:
            break
        try:
            await room.add(play, lines)
        except Problem as problem:
            if problem.code != "stale":  # another server has seen the same and was faster
                raise
            return
    if timing is not None:
        timing.keeper.set(room.id, play.seq, timing.due(play, room.audience.seats))
