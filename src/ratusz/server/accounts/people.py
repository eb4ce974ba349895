"""Who is who: guests, accounts, and the tokens of seats."""

import asyncio
import secrets
from functools import cache
from typing import Final

import msgspec
from argon2 import PasswordHasher
from argon2.exceptions import Argon2Error, InvalidHashError
from sqlalchemy import Connection, delete, insert, select, update
from sqlalchemy.exc import IntegrityError

from ...kernel.problem import Problem
from ..calls.reach import hand_on
from ..clock import now
from ..names import likeness, plain_name, spelling
from ..settings import PASSWORD
from ..storage import schema
from ..storage.database import Database
from ..storage.journal import Journal
from ..tokens import token

THEMES: Final = ("auto", "dark", "light")
HASHER: Final = PasswordHasher()


class Identity(msgspec.Struct, frozen=True):
    id: str
    name: str
    account: str | None
    language: str
    theme: str
    email: str | None = None  # confirmed

    @property
    def guest(self) -> bool:
        return self.account is None


FIELDS: Final = Identity.__struct_fields__
COLUMNS: Final = [schema.identities.c[name] for name in FIELDS]


def check_password_form(password: str) -> None:
    if not PASSWORD[0] <= len(password) <= PASSWORD[1]:
        raise Problem("password-form", least=PASSWORD[0], most=PASSWORD[1])


class People:
    def __init__(self, database: Database, journal: Journal) -> None:
        self.database = database
        self.journal = journal
        self.hashing = asyncio.Semaphore(2)  # each hash takes 64 MiB and a good part of a second, on purpose

    async def new_guest(self, name: str, language: str) -> Identity:
        guest = Identity(token(), name, None, language, THEMES[0])
        row = insert(schema.identities).values(**msgspec.structs.asdict(guest), created=now())
        await self.database.write(lambda connection: connection.execute(row))
        return guest

    async def check_free(self, name: str, identity: Identity) -> None:
        """Problem if the name is, or looks like, that of somebody else's account."""
        person = schema.identities.c
        alike = (person.likeness == likeness(name)) | (person.account == spelling(name))
        others = select(person.name, person.account).where(alike, person.id != identity.id)
        found = await self.database.read(lambda connection: connection.execute(others).all())
        if spelling(name) in [other.account for other in found]:
            raise Problem("name-taken", name=name)
        if found:
            raise Problem("name-alike", name=name, account=found[0].name)

    async def change(self, identity: Identity, **values: str | None) -> Identity:
        if values:
            changed = update(schema.identities).where(schema.identities.c.id == identity.id).values(**values)
            await self.database.write(lambda connection: connection.execute(changed))
        return msgspec.structs.replace(identity, **{name: value for name, value in values.items() if name in FIELDS})

    async def confirm_email(self, identity: str, address: str) -> bool:
        """Whoever reads letters at an address has said that it is his; False: nobody has asked, or not any more."""
        person = schema.identities.c
        asked = (person.id == identity) & (person.email_wanted == address)
        confirmed = update(schema.identities).where(asked).values(email=address, email_wanted=None)
        return bool(await self.database.write(lambda connection: connection.execute(confirmed).rowcount))

    async def register(self, guest: Identity, name: str, password: str) -> Identity:
        """Turn a guest into an account."""
        if not guest.guest:
            raise Problem("account-already")
        kept = plain_name(name)
        check_password_form(password)
        await self.check_free(kept, guest)
        async with self.hashing:
            hashed = await asyncio.to_thread(HASHER.hash, password)
        try:
            return await self.change(guest, name=kept, account=spelling(kept), likeness=likeness(kept), password=hashed)
        except IntegrityError:
            raise Problem("name-taken", name=kept) from None

    async def set_password(self, account: Identity, password: str) -> None:
        check_password_form(password)
        async with self.hashing:
            hashed = await asyncio.to_thread(HASHER.hash, password)
        await self.change(account, password=hashed)

    async def log_in(self, name: str, password: str) -> Identity:
        """The account of this name, if the password is right."""
        columns = [*COLUMNS, schema.identities.c.password]
        wanted = select(*columns).where(schema.identities.c.account == spelling(name))
        row = await self.database.read(lambda connection: connection.execute(wanted).one_or_none())
        # Without an account a hash is worked out all the same: the time taken must not tell which names exist.
        hashed = await asyncio.to_thread(nobodys) if row is None else row.password
        async with self.hashing:
            right = await asyncio.to_thread(matches, hashed, password[: PASSWORD[1]])
        if row is None or not right:
            raise Problem("login-wrong")
        return Identity(*row[:-1])

    async def named(self, id: str) -> Identity | None:
        """The person of this id, if there still is one."""
        wanted = select(*COLUMNS).where(schema.identities.c.id == id)
        row = await self.database.read(lambda connection: connection.execute(wanted).one_or_none())
        return None if row is None else Identity(*row)

    async def account_named(self, name: str) -> Identity | None:
        wanted = select(*COLUMNS).where(schema.identities.c.account == spelling(name))
        row = await self.database.read(lambda connection: connection.execute(wanted).one_or_none())
        return None if row is None else Identity(*row)

    async def check_password(self, identity: Identity, password: str) -> None:
        """Problem if it is not that of this account; a guest has none."""
        if identity.account is not None:
            try:
                await self.log_in(identity.account, password)
            except Problem:
                raise Problem("password-wrong") from None

    async def merge(self, guest: Identity, account: Identity) -> list[str]:
        """What a guest has begun goes over to an account; the tables he sits at."""

        def work(connection: Connection) -> list[str]:
            seats, tables, identities = schema.seats, schema.tables, schema.identities
            own = [row.table for row in connection.execute(select(seats.c.table).where(seats.c.identity == guest.id).distinct())]
            connection.execute(update(seats).where(seats.c.identity == guest.id).values(identity=account.id))
            connection.execute(update(tables).where(tables.c.creator == guest.id).values(creator=account.id))
            connection.execute(update(seats).where(seats.c.leaver == guest.id).values(leaver=account.id))
            connection.execute(update(schema.results).where(schema.results.c.player == guest.id).values(player=account.id))
            connection.execute(update(schema.chat).where(schema.chat.c.identity == guest.id).values(identity=account.id))
            hand_on_blocks(connection, guest.id, account.id)
            hand_on_reports(connection, guest.id, account.id)
            asked = schema.invitations
            connection.execute(update(asked).where(asked.c.identity == guest.id).values(identity=account.id))
            connection.execute(update(asked).where(asked.c.host == guest.id).values(host=account.id))
            gone = schema.dismissals
            connection.execute(update(gone).where(gone.c.identity == guest.id).values(identity=account.id))
            tried = schema.tries
            both = select(tried.c.day, tried.c.game).where(tried.c.identity == account.id)
            for day, game in {tuple(row) for row in connection.execute(both)}:  # the account has had its one try
                same = (tried.c.day == day) & (tried.c.game == game)
                connection.execute(delete(tried).where(tried.c.identity == guest.id, same))
            connection.execute(update(tried).where(tried.c.identity == guest.id).values(identity=account.id))
            learned = schema.progress
            known = select(learned.c.game, learned.c.lesson).where(learned.c.identity == account.id)
            for game, lesson in {tuple(row) for row in connection.execute(known)}:
                both = (learned.c.game == game) & (learned.c.lesson == lesson)
                connection.execute(delete(learned).where(learned.c.identity == guest.id, both))
            connection.execute(update(learned).where(learned.c.identity == guest.id).values(identity=account.id))
            hand_on(connection, guest.id, account.id)
            connection.execute(delete(schema.sessions).where(schema.sessions.c.identity == guest.id))
            connection.execute(delete(identities).where(identities.c.id == guest.id))
            if own:
                self.journal.announce(connection, own)
            return own

        return await self.database.write(work)


def hand_on_blocks(connection: Connection, guest: str, account: str) -> None:
    """Whom the guest has blocked, and who has blocked him, keeps away from the account too."""
    kept = schema.blocks.c
    both = select(kept.identity, kept.blocked).where(kept.identity.in_((guest, account)) | kept.blocked.in_((guest, account)))
    pairs = {(row.identity, row.blocked) for row in connection.execute(both)}
    wanted = {tuple([account if person == guest else person for person in pair]) for pair in pairs if guest in pair}
    connection.execute(delete(schema.blocks).where((kept.identity == guest) | (kept.blocked == guest)))
    for identity, blocked in wanted - pairs:
        if identity != blocked:
            connection.execute(insert(schema.blocks).values(identity=identity, blocked=blocked, at=now()))


def hand_on_reports(connection: Connection, guest: str, account: str) -> None:
    """What the guest has reported, the account has; the same thing once."""
    kept = schema.reports.c
    known = select(kept.message).where(kept.reporter == account)
    connection.execute(delete(schema.reports).where(kept.reporter == guest, kept.message.in_(known.scalar_subquery())))
    connection.execute(update(schema.reports).where(kept.reporter == guest).values(reporter=account))
    connection.execute(update(schema.reports).where(kept.about == guest).values(about=account))


@cache
def nobodys() -> str:
    """The hash of a password nobody has."""
    return HASHER.hash(secrets.token_hex(16))


def matches(hashed: str, password: str) -> bool:
    try:
        return HASHER.verify(hashed, password)
    except (Argon2Error, InvalidHashError):
        return False
