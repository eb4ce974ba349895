"""The hall: everything a running server consists of."""

import asyncio
import secrets

from structlog.stdlib import get_logger

from ..games.catalogue import GAMES
from ..kernel.problem import Problem
from .accounts.conduct import Conduct
from .accounts.passkeys import Passkeys
from .accounts.people import People
from .accounts.recovery import Recovery
from .accounts.sessions import Cookies, Sessions
from .calls.calling import Calling
from .calls.mail import Mail
from .calls.outbox import Outbox
from .calls.push import Push
from .limits import Buckets, hourly
from .links import Links
from .listen import listen
from .lobby.absences import Absences
from .lobby.daily import Daily
from .lobby.invitations import Invitations
from .lobby.lasting import Lasting
from .lobby.results import Results
from .metrics import Metrics
from .pulse import Pulse
from .settings import Settings
from .storage.database import Database
from .storage.editions import announce
from .storage.journal import Journal
from .storage.store import Store
from .study.analyst import Analyst
from .tables.house import House
from .tables.presence import ENDED, EVERY_TABLE
from .tables.speech import speech
from .tables.timekeeper import Timekeeper
from .thinking.thinkers import Thinkers
from .thinking.turns import Who

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
        self.links = Links(settings.secret, settings.origin)
        self.outbox = Outbox(self.database, self.metrics, self.journal.process)
        self.mail = Mail(self.outbox, settings.smtp, settings.sender)
        contact = f"mailto:{self.mail.sender[1]}" if self.mail.offered else settings.origin or "https://localhost"
        self.push = Push(self.outbox, self.database, settings.secret, contact, settings.push_services)
        self.calling = Calling(self.database, self.metrics, self.links, self.mail, self.push)
        self.cookies = Cookies(settings.secret)
        self.sessions = Sessions(self.database, self.cookies)
        self.recovery = Recovery(self.database, self.people, self.mail, self.links)
        self.passkeys = Passkeys(self.database, settings.secret)
        self.conduct = Conduct(self.database)
        self.thinkers = Thinkers(settings.thinkers)
        self.analyst = Analyst(self.store, self.thinkers, self.metrics)
        self.house = House(settings, self.store, self.journal, self.thinkers, self.metrics)
        self.invitations = Invitations(self.database, self.journal, settings.secret)
        self.results = Results(self.database, self.store, self.house)
        self.house.endings.append(self.results.over)
        self.daily = Daily(self.database, self.store, self.house, self.thinkers)
        self.results.written.append(self.daily.over)
        self.lasting = Lasting(self.database)
        self.results.written.append(self.lasting.over)
        self.keeper = Timekeeper(self.database, self.metrics)
        self.keeper.run_out = self.house.run_out
        self.absences = Absences(self.database, self.house, self.calling)
        self.house.chores += [self.sessions.forget, self.outbox.forget]
        self.house.calling = self.calling
        self.house.keeper = self.keeper
        self.calling.here = self.house.here
        self.requests = Buckets(settings.requests, settings.requests_burst)  # by identity or address
        self.addresses = Buckets(CROWD * settings.requests, CROWD * settings.requests_burst)
        self.guests = hourly(settings.guests_per_hour)  # by address
        self.tries = hourly(settings.tries_per_hour)  # passwords: by address and account, or by account where it is known
        self.sprays = hourly(10 * settings.tries_per_hour)  # passwords for whatever accounts: by address
        self.letters = hourly(settings.tries_per_hour)  # to addresses not confirmed yet: by identity and by address
        self.tables = hourly(settings.tables_per_hour)  # by identity
        self.reports = hourly(settings.tries_per_hour)  # by identity
        self.invites = hourly(settings.tables_per_hour)  # by identity
        self.pictures = Buckets(1.0, 20.0)  # of invitations: by address
        self.talk = Buckets(1.0, 3.0)  # by table and speaker, whichever window he speaks from
        self.foresights = Buckets(10.0, 40.0)  # by identity, seat or address: walks through the rules, of some milliseconds each
        self.foresights_there = Buckets(CROWD * 10.0, CROWD * 40.0)  # the same, by address
        self.calls = Buckets(1.0, 5.0)  # what is called out by those who only watch: by table, and by table and address
        self.learnt: set[str] = set()
        self.tasks: list[asyncio.Task[None]] = []
        self.callers: list[asyncio.Task[None]] = []

    async def open(self) -> None:
        await self.database.migrate()
        try:
            await announce(self.database)
        except Problem as newer:
            self.house.superseded = newer
            raise
        await self.database.write(self.outbox.begin)
        await self.house.tidy()
        await self.keeper.begin()
        self.tasks.append(asyncio.create_task(self.outbox.run()))
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
        self.tasks.append(asyncio.create_task(self.daily.promise()))
        self.tasks.append(asyncio.create_task(self.results.catch_up()))
        self.daily.over()
        self.lasting.over()
        self.callers.append(asyncio.create_task(self.calling.run()))
        self.tasks.append(asyncio.create_task(self.keeper.run()))
        self.tasks.append(asyncio.create_task(self.absences.run()))
        self.tasks.append(asyncio.create_task(self.house.resume()))

    async def end_session(self, identity: str, session: str) -> bool:
        """End a session of this person and the sockets it has opened, on every server; False if there is none."""
        ended = await self.sessions.end(identity, session)
        if ended:
            self.house.end_session(session)
            self.journal.whisper(EVERY_TABLE, f"{ENDED} {session}")
        return ended

    async def end_sessions(self, identity: str, but: str = "") -> None:
        """Forget somebody everywhere, or everywhere but in one session."""
        for session in await self.sessions.of(identity):
            if session.id != but:
                await self.end_session(identity, session.id)

    async def learn(self, who: Who, language: str) -> None:
        """A language nobody has spoken yet takes half a second to learn, in which the others go on."""
        if language not in self.learnt:
            await self.thinkers.apart(who, lambda: learn(language))
            self.learnt.add(language)

    async def farewell(self) -> None:
        """The first half of stopping: everybody is told, nothing is left half written."""
        # Nobody is called any more: who was there is about to be shown out.
        for task in self.callers:
            task.cancel()
        await asyncio.gather(*self.callers, return_exceptions=True)
        await self.analyst.stop()
        await self.house.settle()
        await self.results.finish()
        await self.daily.finish()
        await self.lasting.finish()
        await self.journal.finish()
        await self.calling.finish()
        await self.keeper.end()

    async def close(self) -> None:
        tasks = [*self.tasks, *self.callers, *([self.pulse.beating] if self.pulse.beating else [])]
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
