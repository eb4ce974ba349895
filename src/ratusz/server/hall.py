"""The hall: everything a running server consists of."""

import asyncio
import secrets

from structlog.stdlib import get_logger

from ..games.catalogue import GAMES
from ..kernel.problem import Problem
from .database import Database
from .editions import announce
from .house import House
from .journal import Journal
from .limits import Buckets, hourly
from .listen import listen
from .metrics import Metrics
from .people import People
from .presence import ENDED, EVERY_TABLE
from .pulse import Pulse
from .sessions import Cookies, Sessions
from .settings import Settings
from .speech import speech
from .store import Store
from .thinkers import Thinkers
from .turns import Who

logger = get_logger()

CROWD = 5  # people whose requests may come from one address without anybody waiting


class Hall:
    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.metrics = Metrics()
        self.database = Database(settings.database)
        self.journal = Journal(self.database, self.metrics, secrets.token_hex(8))
        self.pulse = Pulse(self.database, self.journal)
        self.store = Store(self.database, self.journal)
        self.people = People(self.database, self.journal)
        self.cookies = Cookies(settings.secret)
        self.sessions = Sessions(self.database, self.cookies)
        self.thinkers = Thinkers(settings.thinkers)
        self.house = House(settings, self.store, self.journal, self.thinkers, self.metrics)
        self.requests = Buckets(settings.requests, settings.requests_burst)  # by identity or address
        self.addresses = Buckets(CROWD * settings.requests, CROWD * settings.requests_burst)
        self.guests = hourly(settings.guests_per_hour)  # by address
        self.tries = hourly(settings.tries_per_hour)  # passwords: by address and account, or by account where it is known
        self.sprays = hourly(10 * settings.tries_per_hour)  # passwords for whatever accounts: by address
        self.tables = hourly(settings.tables_per_hour)  # by identity
        self.talk = Buckets(1.0, 3.0)  # by table and speaker, whichever window he speaks from
        self.foresights = Buckets(10.0, 40.0)  # by identity, seat or address: walks through the rules, of some milliseconds each
        self.calls = Buckets(1.0, 5.0)  # what is called out by those who only watch: by table, and by table and address
        self.learnt: set[str] = set()
        self.tasks: list[asyncio.Task[None]] = []

    async def open(self) -> None:
        await self.database.migrate()
        try:
            await announce(self.database)
        except Problem as newer:
            self.house.superseded = newer
            raise
        await self.sessions.forget()
        self.tasks.append(asyncio.create_task(self.house.sweep()))
        if not self.database.sqlite:
            ready = asyncio.Event()
            for task in (
                self.database.watch(),
                self.pulse.run(),
                listen(self.database.url, self.journal, self.house, self.pulse, ready),
            ):
                self.tasks.append(asyncio.create_task(task))
            await ready.wait()
        await self.pulse.beat()
        self.tasks.append(asyncio.create_task(self.house.resume()))

    async def end_session(self, identity: str, session: str) -> bool:
        """End a session of this person and the sockets it has opened, on every server; False if there is none."""
        ended = await self.sessions.end(identity, session)
        if ended:
            self.house.end_session(session)
            await self.journal.whisper(EVERY_TABLE, f"{ENDED} {session}")
        return ended

    async def learn(self, who: Who, language: str) -> None:
        """A language nobody has spoken yet takes half a second to learn, in which the others go on."""
        if language not in self.learnt:
            await self.thinkers.apart(who, lambda: learn(language))
            self.learnt.add(language)

    async def farewell(self) -> None:
        """The first half of stopping: everybody is told, nothing is left half written."""
        await self.house.settle()
        await self.journal.finish()

    async def close(self) -> None:
        tasks = [*self.tasks, self.pulse.beating] if self.pulse.beating else self.tasks
        for task in tasks:
            task.cancel()
        for failure in await asyncio.gather(*tasks, return_exceptions=True):
            if isinstance(failure, Exception):
                logger.error("task failed", exc_info=failure)
        watch = asyncio.create_task(self.database.watch())  # or we would wait for ever for a database that says nothing
        try:
            self.thinkers.close()
        finally:
            await asyncio.to_thread(self.database.close)
            watch.cancel()


def learn(language: str) -> None:
    for game in GAMES:
        speech(language).of(game).say("blurb")
