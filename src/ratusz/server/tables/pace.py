"""How much time a table gives its players, and what is left of it: worked out from the log, which says when all was written.

Live: so much time a player for the whole game, and some more after every turn. Days: so much for every answer. Neither counts
while a seat is free, nor for a seat that a bot plays, nor while no server runs. More time is given only for what leads further
than the game has been: whoever takes back and answers again gets none.
"""

from collections.abc import Callable, Iterable
from typing import Final, Literal

import msgspec

from ...kernel.problem import Problem
from .play import ACT, BOT, CLOCK, FRESH, LEFT, OFF, ON, STAND, TIMEOUT, WAIT, Play, Told

LIVE: Final = "live"
DAYS: Final = "days"
MINUTE: Final = 60
HOUR: Final = 60 * MINUTE
DAY: Final = 24 * HOUR
BOUNDS: Final = {LIVE: (MINUTE, 10 * HOUR), DAYS: (HOUR, 30 * DAY)}  # seconds, least and most
MOST_MORE: Final = 10 * MINUTE

Up = Callable[[int, int], int]  # for how many milliseconds between two moments a server ran


class Pace(msgspec.Struct, frozen=True):
    kind: Literal["live", "days"]
    seconds: int  # a player for the game, or for every answer
    more: int = 0  # seconds after every turn, where it is live

    @classmethod
    def read(cls, text: str) -> "Pace":
        kind, *figures = text.split(" ")
        return msgspec.convert({"kind": kind, "seconds": int(figures[0]), "more": int(figures[1])}, cls)

    def written(self) -> str:
        return f"{self.kind} {self.seconds} {self.more}"

    def check(self) -> None:
        least, most = BOUNDS[self.kind]
        if not least <= self.seconds <= most or not 0 <= self.more <= (MOST_MORE if self.kind == LIVE else 0):
            raise Problem("pace-form", least=least, most=most)


class Clock:
    """What is left to each seat, in milliseconds, as of the entry last told of."""

    def __init__(self, pace: Pace, play: Play, up: Up) -> None:
        self.pace = pace
        self.up = up
        self.on = False
        self.left = [pace.seconds * 1000] * play.match.seats
        self.running: list[int] = []
        self.bots: dict[int, str] = {}  # by seat that a bot plays: the kind of the entry that says so
        self.at = play.told[0].entry.at
        self.furthest = 0
        self.seq = -1
        self.tell(play, play.told)

    def tell(self, play: Play, tolds: Iterable[Told]) -> None:
        """Entries that were added."""
        for told in tolds:
            if told.entry.seq > self.seq:
                self.count(told.entry.at)
                self.change(play, told)
                self.running = [seat for seat in told.waiting if seat not in self.bots]
                self.furthest = max(self.furthest, told.moves)
                self.seq = told.entry.seq

    def count(self, until: int) -> None:
        passed = self.up(self.at, until) if self.on and until > self.at else 0
        for seat in self.running:
            self.left[seat] = max(0, self.left[seat] - passed)
        self.at = max(self.at, until)

    def change(self, play: Play, told: Told) -> None:
        entry, whole = told.entry, self.pace.seconds * 1000
        if entry.kind == CLOCK and entry.text in (ON, OFF):
            self.on = entry.text == ON
        elif entry.kind == STAND:
            self.bots[int(entry.text)] = STAND
        elif entry.kind == LEFT or (entry.kind == CLOCK and entry.text == BOT):
            self.bots[entry.seat] = entry.kind
        elif entry.kind == CLOCK:
            self.bots.pop(entry.seat, None)
            self.left[entry.seat] = whole if entry.text == FRESH else self.left[entry.seat]
        elif entry.kind == TIMEOUT:
            self.left[entry.seat] = 0
        elif entry.kind == WAIT:
            self.left[int(entry.text)] = whole
        elif entry.kind == ACT and told.moves > self.furthest and answers(play, told):
            if self.pace.kind == DAYS:
                self.left[entry.seat] = whole
            elif entry.seat not in told.waiting and entry.seat not in self.bots:
                self.left[entry.seat] += self.pace.more * 1000

    def at_moment(self, now: int) -> list[int]:
        """What is left to each seat at a moment after the last entry."""
        passed = self.up(self.at, now) if self.on and now > self.at else 0
        return [max(0, left - passed) if seat in self.running else left for seat, left in enumerate(self.left)]


def answers(play: Play, told: Told) -> bool:
    """Whether an action answers what was asked; what is said aside gives no time."""
    return told.entry.text.partition(" ")[0] not in play.game.rules.asides


def overlap(stretches: list[tuple[int, int]], since: int, until: int) -> int:
    """For how long between two moments there was a server; the stretches may overlap."""
    found, reached = 0, since
    for begin, end in sorted(stretches):
        begin, end = max(begin, reached), min(end, until)
        if end > begin:
            found += end - begin
            reached = end
    return found


def pace_of(text: str | None) -> Pace | None:
    return None if text is None else Pace.read(text)
