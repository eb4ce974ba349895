"""Taking turns at what there is too little of for all at once, fairly: nobody gets more by asking more often.

Turns go first to the address, and there to the person, that has used least time so far. Who asks for much waits behind himself.
"""

import asyncio
import time
from collections import deque
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from typing import Final, NamedTuple

PATIENCE: Final = 30.0  # seconds after which somebody is waited for even where nobody looks
TOLD: Final = 2.0  # seconds until who waits is told again how many come first
GUESS: Final = 0.1  # seconds a turn is taken for before it is over

Told = Callable[[int], None]


class Who(NamedTuple):
    """For whom something is done."""

    address: str
    person: str


class Turn:
    __slots__ = ("begins", "pressure", "since", "who")

    def __init__(self, who: Who) -> None:
        self.who = who
        self.since = time.monotonic()
        self.begins: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.pressure = 0.0  # how many wait for each place, where those of other people count once


class Person:
    __slots__ = ("under_way", "used", "waiting")

    def __init__(self, used: float) -> None:
        self.used = used  # seconds
        self.waiting: deque[Turn] = deque()
        self.under_way = 0


class Address:
    __slots__ = ("least", "people", "used")

    def __init__(self, used: float) -> None:
        self.used = used
        self.least = 0.0  # what the person last chosen had used: newcomers begin there
        self.people: dict[str, Person] = {}

    def waiting(self) -> list[Person]:
        return [person for person in self.people.values() if person.waiting]


class Line:
    """Those who wait. Only who has something waiting or under way is remembered: nobody saves time up."""

    def __init__(self) -> None:
        self.addresses: dict[str, Address] = {}
        self.length = 0
        self.least = 0.0  # what the address last chosen had used: newcomers begin there

    def join(self, turn: Turn) -> None:
        address = self.addresses.get(turn.who.address)
        if address is None:
            address = self.addresses[turn.who.address] = Address(self.least)
        person = address.people.get(turn.who.person)
        if person is None:
            person = address.people[turn.who.person] = Person(address.least)
        person.waiting.append(turn)
        self.length += 1

    def leave(self, turn: Turn) -> None:
        """Somebody waits no longer, without having had a turn."""
        self.person(turn.who).waiting.remove(turn)
        self.length -= 1
        self.forget(turn.who)

    def waiting(self) -> list[Address]:
        return [address for address in self.addresses.values() if address.waiting()]

    def next(self) -> Turn:
        address = min(self.waiting(), key=lambda one: one.used)
        person = min(address.waiting(), key=lambda one: one.used)
        turn = person.waiting.popleft()
        self.length -= 1
        self.least = max(self.least, address.used)
        address.least = max(address.least, person.used)
        person.under_way += 1
        self.charge(turn.who, GUESS)
        return turn

    def done(self, who: Who, seconds: float) -> None:
        self.charge(who, seconds - GUESS)
        self.person(who).under_way -= 1
        self.forget(who)

    def charge(self, who: Who, seconds: float) -> None:
        self.addresses[who.address].used += seconds
        self.person(who).used += seconds

    def person(self, who: Who) -> Person:
        return self.addresses[who.address].people[who.person]

    def forget(self, who: Who) -> None:
        people = self.addresses[who.address].people
        if not people[who.person].waiting and not people[who.person].under_way:
            del people[who.person]
        if not people:
            del self.addresses[who.address]

    def burden(self, who: Who) -> tuple[int, int]:
        """How many turns an address, and there a person, has asked for."""
        address = self.addresses.get(who.address)
        if address is None:
            return 0, 0
        person = address.people.get(who.person)
        counts = [len(one.waiting) + one.under_way for one in address.people.values()]
        return sum(counts), 0 if person is None else len(person.waiting) + person.under_way

    def rivals(self, who: Who) -> int:
        """How many others of this person, other people of this address, and other addresses wait."""
        address = self.addresses[who.address]
        own = address.people[who.person]
        people = [person for person in address.waiting() if person is not own]
        return len(own.waiting) + len(people) + len([one for one in self.waiting() if one is not address])

    def ahead(self, turn: Turn) -> int:
        """How many turns come first, at most, if all take the same time."""
        address = self.addresses[turn.who.address]
        place = address.people[turn.who.person].waiting.index(turn) + 1
        return min(self.length, place * len(address.waiting()) * len(self.waiting())) - 1


class Turns:
    """Those somebody waits for come first. The others have one place at most, and only when nobody wants it, unless they have
    waited long: then they take turns with the first."""

    def __init__(self, places: int) -> None:
        self.places = places
        self.free = places
        self.watched = Line()
        self.unwatched = Line()
        self.unwatched_under_way = 0
        self.owed = False  # somebody who is watched has let another come first

    @asynccontextmanager
    async def turn(self, people: Sequence[Who], watched: bool = True, told: Told | None = None) -> AsyncIterator[Turn]:
        """Wait for a turn, at the expense of who asks for least of these people; `told` hears how many come first."""
        line = self.watched if watched else self.unwatched
        turn = Turn(min(people, key=line.burden))
        line.join(turn)
        self.begin()
        try:
            while not turn.begins.done():
                if told is not None:
                    told(1 + line.ahead(turn) + (0 if watched else self.watched.length))
                await asyncio.wait([turn.begins], timeout=TOLD)
        except BaseException:
            if turn.begins.done():
                self.end(line, turn, 0.0)
            else:
                line.leave(turn)
            raise
        if told is not None:
            told(0)
        started = time.monotonic()
        try:
            yield turn
        finally:
            self.end(line, turn, time.monotonic() - started)

    def begin(self) -> None:
        while self.free and (line := self.first()) is not None:
            turn = line.next()
            turn.pressure = line.rivals(turn.who) / self.places
            self.free -= 1
            self.unwatched_under_way += line is self.unwatched
            self.owed = line is self.unwatched and self.watched.length > 0
            turn.begins.set_result(None)

    def first(self) -> Line | None:
        possible = self.unwatched.length > 0 and not self.unwatched_under_way
        if possible and (not self.watched.length or (not self.owed and self.overdue())):
            return self.unwatched
        return self.watched if self.watched.length else None

    def overdue(self) -> bool:
        oldest = time.monotonic() - PATIENCE
        people = [person for address in self.unwatched.waiting() for person in address.waiting()]
        return any([person.waiting[0].since < oldest for person in people])

    def end(self, line: Line, turn: Turn, seconds: float) -> None:
        line.done(turn.who, seconds)
        self.free += 1
        self.unwatched_under_way -= line is self.unwatched
        self.begin()
