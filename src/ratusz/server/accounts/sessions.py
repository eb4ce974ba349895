"""Sessions: the browsers in which somebody is known. A cookie holds the token of one, signed; the database its hash."""

import hashlib
import hmac
from base64 import urlsafe_b64encode
from typing import Any, Final, NamedTuple

import msgspec
from itsdangerous import BadSignature, URLSafeSerializer, URLSafeTimedSerializer
from sqlalchemy import ColumnElement, Connection, delete, false, insert, select, update

from ...kernel.problem import Problem
from ..clock import now
from ..origin import whereabouts
from ..storage import schema
from ..storage.bans import lasting
from ..storage.database import Database
from ..tokens import digest, token
from .people import COLUMNS, Identity

YEAR: Final = 365 * 24 * 3600
RENEWED: Final = 3600 * 1000  # how long after it was last seen a session is written down as seen again
TWICE: Final = 60 * 1000  # a page asks several things at once: so long an old cookie may come again
AROUND: Final = 24 * 3600 * 1000  # how long a ban keeps new guests from an address, where others may live too
ACCOUNTS: Final = 5  # that one browser remembers to have been logged in to

BROWSERS: Final = (("Edg", "Edge"), ("OPR/", "Opera"), ("Firefox/", "Firefox"), ("Chrome/", "Chrome"), ("Safari/", "Safari"))
SYSTEMS: Final = (
    ("iPhone", "iOS"), ("iPad", "iPadOS"), ("Android", "Android"), ("Windows", "Windows"), ("Mac OS X", "macOS"),
    ("CrOS", "ChromeOS"), ("Linux", "Linux"),
)  # fmt: skip


class Session(msgspec.Struct, frozen=True):
    id: str  # the hash of its token
    identity: str
    device: str  # browser and system, as far as they are known
    created: int
    seen: int


SESSION: Final = [schema.sessions.c[name] for name in Session.__struct_fields__]


class Cookies:
    """What is signed cannot be made up, so limits can be counted by it before the database is asked."""

    def __init__(self, secret: str) -> None:
        self.secret = secret
        self.signed = URLSafeSerializer(secret, salt="ratusz session")
        self.remembered = URLSafeSerializer(secret, salt="ratusz accounts")
        self.former = URLSafeTimedSerializer(secret, salt="ratusz identity")

    def sign(self, token: str) -> str:
        return str(self.signed.dumps(token))

    def read(self, cookie: str) -> str | None:
        """The token of a session."""
        found = loaded(self.signed, cookie)
        return found if isinstance(found, str) else None

    def read_former(self, cookie: str) -> str | None:
        """The identity that cookies held before there were sessions."""
        found = loaded(self.former, cookie, max_age=YEAR)
        return found if isinstance(found, str) else None

    def exchanged(self, former: str) -> str:
        """The token such a cookie is exchanged for: always the same, so that it can be exchanged only once."""
        made = hmac.new(self.secret.encode(), f"ratusz exchange {former}".encode(), hashlib.sha256).digest()
        return urlsafe_b64encode(made[:16]).decode().rstrip("=")

    def remember(self, accounts: list[str], account: str) -> str:
        kept = [account, *[other for other in accounts if other != account]]
        return str(self.remembered.dumps(kept[:ACCOUNTS]))

    def accounts(self, cookie: str) -> list[str]:
        """The accounts this browser has been logged in to."""
        found = loaded(self.remembered, cookie)
        return [account for account in found if isinstance(account, str)] if isinstance(found, list) else []


def loaded(serializer: Any, cookie: str, **limits: int) -> Any:
    try:
        return serializer.loads(cookie, **limits) if cookie else None
    except BadSignature:
        return None


def device(agent: str) -> str:
    """What a browser calls itself, in two words at most."""
    found = [next((name for sign, name in known if sign in agent), "") for known in (BROWSERS, SYSTEMS)]
    return ", ".join([name for name in found if name])


class Known(NamedTuple):
    """Whom a cookie names."""

    identity: Identity
    session: Session
    cookie: str | None  # to be set anew


class Sessions:
    def __init__(self, database: Database, cookies: Cookies) -> None:
        self.database = database
        self.cookies = cookies

    async def recognise(self, cookie: str, agent: str, address: str) -> Known | None:
        token, anew = self.cookies.read(cookie), False
        former = None if token else self.cookies.read_former(cookie)
        if former is not None:  # from before there were sessions: that must not make anybody a stranger
            token, anew = self.cookies.exchanged(cookie), True
            if not await self.exchange(token, former, device(agent)):
                return None
        found = await self.find(token) if token else None
        if token is None or found is None:
            return None
        session, identity = found
        anew = anew or await self.see(session, address)
        return Known(identity, session, self.cookies.sign(token) if anew else None)

    async def begin(self, identity: str, device: str, address: str) -> tuple[Session, str]:
        """A new session, and its token."""
        made = token()
        row = fresh(made, identity, device)
        row["mark"] = self.mark_of(row["id"], address)
        await self.database.write(lambda connection: connection.execute(insert(schema.sessions).values(**row)))
        return Session(*[row[name] for name in Session.__struct_fields__]), made

    async def find(self, token: str) -> tuple[Session, Identity] | None:
        place, person = schema.sessions.c, schema.identities.c
        wanted = select(*SESSION, *COLUMNS).join_from(schema.sessions, schema.identities, place.identity == person.id)
        lasting = wanted.where(place.id == digest(token), place.ended.is_(None), place.seen > now() - YEAR * 1000)
        row = await self.database.read(lambda connection: connection.execute(lasting).one_or_none())
        if row is None:
            return None
        return Session(*row[: len(SESSION)]), Identity(*row[len(SESSION) :])

    async def see(self, session: Session, address: str) -> bool:
        """Write down that a session is used, if it is time to; the first use always is."""
        if session.seen > session.created and now() - session.seen < RENEWED:
            return False
        values = {"seen": max(now(), session.created + 1), "mark": self.mark_of(session.id, address)}
        seen = update(schema.sessions).where(schema.sessions.c.id == session.id).values(**values)
        await self.database.write(lambda connection: connection.execute(seen))
        return True

    def mark_of(self, session: str, address: str) -> str | None:
        """By which an address is known again that a session was used from; it tells nothing to who reads the database."""
        place = whereabouts(address)
        return None if place is None else digest(f"{self.cookies.secret} {session} {place}")

    async def check_stranger(self, cookie: str, address: str) -> None:
        """Problem if who comes as a stranger is banned: by a session of this browser, or for a while by the address it was used
        from. Accounts are let in from there all the same."""
        token = self.cookies.read(cookie)
        place, ban = schema.sessions.c, schema.bans.c
        columns = select(place.id, place.mark, ban.at).join_from(schema.sessions, schema.bans, place.identity == ban.identity)
        near = (ban.at > now() - AROUND) & (place.seen > ban.at - AROUND) & place.mark.is_not(None)
        here = place.id == digest(token) if token else false()
        wanted = columns.where(lasting(), here | near)
        for row in await self.database.read(lambda connection: connection.execute(wanted).all()):
            if (token and row.id == digest(token)) or row.mark == self.mark_of(row.id, address):
                raise Problem("banned")

    async def exchange(self, token: str, identity: str, device: str) -> bool:
        """Begin the session an old cookie is exchanged for; whether it may. It may again until the new one has been used, for an
        answer may be lost, and for a moment after that."""
        place = schema.sessions.c
        there = select(place.created, place.seen, place.ended).where(place.id == digest(token))
        known = select(schema.identities.c.id).where(schema.identities.c.id == identity)

        def work(connection: Connection) -> bool:
            row = connection.execute(there).one_or_none()
            if row is not None:
                return row.ended is None and (row.seen == row.created or now() - row.created < TWICE)
            if connection.execute(known).first() is None:
                return False
            connection.execute(insert(schema.sessions).values(**fresh(token, identity, device)))
            return True

        return await self.database.write(work)

    async def of(self, identity: str) -> list[Session]:
        """The sessions of a person, the last seen first."""
        place = schema.sessions.c
        own = select(*SESSION).where(place.identity == identity, place.ended.is_(None)).order_by(place.seen.desc())
        rows = await self.database.read(lambda connection: connection.execute(own).all())
        return [Session(*row) for row in rows]

    async def end(self, identity: str, session: str) -> bool:
        """End a session of this person, and the notices to its browser; False if there is none. Its row stays, so that no old
        cookie brings it back."""
        place, box = schema.sessions.c, schema.subscriptions
        own: ColumnElement[bool] = (place.id == session) & (place.identity == identity) & place.ended.is_(None)
        ended = update(schema.sessions).where(own).values(ended=now())

        def work(connection: Connection) -> bool:
            if not connection.execute(ended).rowcount:
                return False
            connection.execute(delete(box).where(box.c.session == session))
            return True

        return await self.database.write(work)

    async def follow(self, before: str, session: str) -> None:
        """The browser of one session is that of another from now on, and takes notices as before."""
        box = schema.subscriptions
        moved = update(box).where(box.c.session == before).values(session=session)
        await self.database.write(lambda connection: connection.execute(moved))

    async def forget(self) -> None:
        """Sessions nobody has used for a year, and the notices to their browsers."""
        place, box = schema.sessions, schema.subscriptions
        old = place.c.seen <= now() - YEAR * 1000
        silent = delete(box).where(box.c.session.in_(select(place.c.id).where(old)))

        def work(connection: Connection) -> None:
            connection.execute(silent)
            connection.execute(delete(place).where(old))

        await self.database.write(work)


def fresh(token: str, identity: str, device: str) -> dict[str, Any]:
    at = now()
    return {"id": digest(token), "identity": identity, "device": device, "created": at, "seen": at, "ended": None}
