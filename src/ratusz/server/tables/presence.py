"""Who sits at a table on other servers of the same database. Servers tell each other, again and again, until they fall silent."""

import time
from typing import Final

HERE: Final = "here"  # followed by the seats: these are looked after on the server that says so
WHO: Final = "who"  # asks the others to say so
TALKS: Final = "talks"  # followed by the seats: bots wait while these bargain
THINKS: Final = "thinks"  # followed by the seat: a bot in it is about to move, on the server that says so
READY: Final = "ready"  # followed by the seat: it has nothing more to bargain about
WRITES: Final = "writes"  # followed by the seat: it is about to make an offer
WROTE: Final = "wrote"  # and is no longer
LOOKS: Final = "looks"  # followed by the seat: it is shown what has happened
LOOKED: Final = "looked"  # and is no longer
WISHES: Final = (READY, WRITES, WROTE, LOOKS, LOOKED)
ENDED: Final = "ended"  # followed by a session: whoever sits there by it is known no longer
EVERY_TABLE: Final = "*"  # in the place of a table: what is whispered concerns them all
SILENCE: Final = 60.0  # seconds after which a server that says nothing is taken for dead


class Elsewhere:
    """The seats of one table on the other servers."""

    def __init__(self) -> None:
        self.servers: dict[str, tuple[frozenset[int], float]] = {}
        self.talkers: dict[str, frozenset[int]] = {}

    def heard(self, server: str, seats: str) -> bool:
        """What a server says; whether it is news."""
        before = self.seats()
        self.servers[server] = (listed(seats), time.monotonic())
        return self.seats() != before

    def talks(self, server: str, seats: str) -> None:
        self.talkers[server] = listed(seats)

    def talking(self) -> set[int]:
        """The seats that bargain there, of those that are there."""
        return {seat for seats in self.talkers.values() for seat in seats} & self.seats()

    def anybody(self) -> bool:
        """Whether another server has told of this table lately, so that it may have bots to move there too."""
        oldest = time.monotonic() - SILENCE
        return any([at > oldest for _, at in self.servers.values()])

    def seats(self) -> set[int]:
        oldest = time.monotonic() - SILENCE
        return {seat for seats, at in self.servers.values() if at > oldest for seat in seats}


def listed(seats: str) -> frozenset[int]:
    return frozenset([int(seat) for seat in seats.split(",") if seat.isdecimal()])
