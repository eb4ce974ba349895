"""Who sits at a table on other servers of the same database. Servers tell each other, again and again, until they fall silent."""

import time
from typing import Final

WHO: Final = "who"  # asks the others who is there
HERE: Final = "here"  # followed by the seats: these are looked after on the server that says so
TALKS: Final = "talks"  # followed by the seats: bots wait while these bargain
WRITES: Final = "writes"  # followed by the seats: these are about to make an offer
LOOKS: Final = "looks"  # followed by the seats: these are shown what has happened
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
        self.said: dict[str, dict[str, frozenset[int]]] = {}  # by server and word: the seats that do what bots wait for

    def heard(self, server: str, seats: str) -> bool:
        """What a server says; whether it is news."""
        before = self.seats()
        self.servers[server] = (listed(seats), time.monotonic())
        for silent in self.servers.keys() - self.alive().keys():
            del self.servers[silent]
            self.said.pop(silent, None)
        return self.seats() != before

    def says(self, server: str, what: str, seats: str) -> bool:
        """Which seats do what bots wait for; whether it is news."""
        before = self.doing(what)
        self.said.setdefault(server, {})[what] = listed(seats)
        return self.doing(what) != before

    def doing(self, what: str) -> set[int]:
        """The seats that do this, of those that are on the server that says so."""
        nobody: frozenset[int] = frozenset()
        return {seat for server, here in self.alive().items() for seat in self.said.get(server, {}).get(what, nobody) & here}

    def anybody(self) -> bool:
        """Whether another server has told of this table lately, so that it may have bots to move there too."""
        return bool(self.alive())

    def seats(self) -> set[int]:
        return {seat for seats in self.alive().values() for seat in seats}

    def alive(self) -> dict[str, frozenset[int]]:
        """The servers that were heard lately, and who is there."""
        oldest = time.monotonic() - SILENCE
        return {server: seats for server, (seats, at) in self.servers.items() if at > oldest}


def listed(seats: str) -> frozenset[int]:
    return frozenset([int(seat) for seat in seats.split(",") if seat.isdecimal()])
