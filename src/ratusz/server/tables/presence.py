"""Who sits at a table on other servers of the same database. Servers tell each other, again and again, until they fall silent."""

import time
from typing import Final

HERE: Final = "here"  # followed by the seats: these are looked after on the server that says so
WHO: Final = "who"  # asks the others to say so
TALKS: Final = "talks"  # the same: bots wait while these bargain
WRITES: Final = "writes"  # the same: these are about to make an offer
LOOKS: Final = "looks"  # the same: these are shown what has happened
DOING: Final = (TALKS, WRITES, LOOKS)
THINKS: Final = "thinks"  # followed by the seat: a bot in it is about to move, on the server that says so
READY: Final = "ready"  # followed by the seat: it has nothing more to bargain about
ENDED: Final = "ended"  # followed by a session: whoever sits there by it is known no longer
EVERY_TABLE: Final = "*"  # in the place of a table: what is whispered concerns them all
SILENCE: Final = 60.0  # seconds after which a server that says nothing is taken for dead


class Elsewhere:
    """The seats of one table on the other servers."""

    def __init__(self) -> None:
        self.servers: dict[str, tuple[frozenset[int], float]] = {}
        self.said: dict[tuple[str, str], frozenset[int]] = {}  # by server and word: the seats that do what bots wait for

    def heard(self, server: str, seats: str) -> bool:
        """What a server says; whether it is news."""
        before = self.seats()
        self.servers[server] = (listed(seats), time.monotonic())
        return self.seats() != before

    def says(self, server: str, what: str, seats: str) -> None:
        self.said[server, what] = listed(seats)

    def doing(self, what: str) -> set[int]:
        """The seats that do this there, of those that are there."""
        return {seat for (_, word), seats in self.said.items() if word == what for seat in seats} & self.seats()

    def anybody(self) -> bool:
        """Whether another server has told of this table lately, so that it may have bots to move there too."""
        oldest = time.monotonic() - SILENCE
        return any([at > oldest for _, at in self.servers.values()])

    def seats(self) -> set[int]:
        oldest = time.monotonic() - SILENCE
        return {seat for seats, at in self.servers.values() if at > oldest for seat in seats}


def listed(seats: str) -> frozenset[int]:
    return frozenset([int(seat) for seat in seats.split(",") if seat.isdecimal()])
