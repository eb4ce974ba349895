"""Coming back without the password: by one of the codes printed for that, or one sent by e-mail. Each is good once."""

import asyncio
import secrets
from base64 import b32encode
from typing import Final
from urllib.parse import quote

import msgspec
from sqlalchemy import Connection, delete, func, insert, select, update

from ...kernel.problem import Problem
from ...words.bundle import words
from ..calls.letters import letter, recovered
from ..calls.mail import Mail
from ..clock import now
from ..limits import hourly
from ..links import Links
from ..names import spelling
from ..storage import schema
from ..storage.database import Database
from ..tokens import digest
from .people import COLUMNS, HASHER, Identity, People, check_password_form

PRINTED: Final = 8  # codes on a sheet
HOUR: Final = 3600 * 1000  # a code sent by e-mail is good for
LETTERS: Final = 5  # to one account in an hour


def new_code() -> str:
    """100 bits, in groups that can be copied by hand."""
    letters = b32encode(secrets.token_bytes(13)).decode().lower()[:20]
    return "-".join([letters[at : at + 5] for at in range(0, 20, 5)])


def plain(code: str) -> str:
    """A code as it is kept, however it was typed."""
    return digest("".join([letter for letter in code.lower() if letter.isalnum()]))


class Recovery:
    def __init__(self, database: Database, people: People, mail: Mail, links: Links) -> None:
        self.database = database
        self.people = people
        self.mail = mail
        self.links = links
        self.letters = hourly(LETTERS)  # by account, wherever they are asked for

    async def print(self, identity: Identity) -> list[str]:
        """A new sheet of codes; those of the last are worth nothing from now on."""
        codes, kept = [new_code() for _ in range(PRINTED)], schema.codes.c
        rows = [{"id": plain(code), "identity": identity.id, "created": now()} for code in codes]

        def work(connection: Connection) -> None:
            connection.execute(delete(schema.codes).where(kept.identity == identity.id, kept.expires.is_(None)))
            connection.execute(insert(schema.codes), rows)

        await self.database.write(work)
        return codes

    async def left(self, identity: Identity) -> int:
        """How many printed codes he has not used yet."""
        kept = schema.codes.c
        unused = (kept.identity == identity.id) & kept.used.is_(None) & kept.expires.is_(None)
        chosen = select(func.count()).select_from(schema.codes).where(unused)
        return await self.database.read(lambda connection: connection.execute(chosen).scalar()) or 0

    async def send(self, name: str) -> None:
        """Send a code to the owner of this account, if there is one with an address. Nobody is told whether there is."""
        if not self.mail.offered:
            raise Problem("recovery-no-mail")
        identity, code = await self.people.account_named(name), new_code()
        if identity is None or identity.email is None or not self.letters.take(identity.id):
            return
        made = {"id": plain(code), "identity": identity.id, "created": now(), "expires": now() + HOUR}

        def work(connection: Connection) -> None:
            connection.execute(delete(schema.codes).where(schema.codes.c.expires < now()))  # anybody's
            connection.execute(insert(schema.codes).values(**made))

        await self.database.write(work)
        named = quote(identity.name, safe="").replace(".", "%2E")  # mail programs take a full stop at the end from a link
        link, ignore = self.links.to(f"/recover/{code}/{named}"), words(identity.language).say("letter-recovery-ignore")
        sent = letter(identity.language, "recovery", identity.email, link, ignore, player=identity.name)
        lasting = msgspec.structs.replace(sent, until=now() + HOUR)
        await self.mail.send(f"recovery {plain(code)}", identity.id, lasting)

    async def recover(self, name: str, code: str, password: str) -> Identity:
        """A new password for this account, for a code that is still good; no other code and no passkey is so afterwards. Who has
        used a printed code gives an address anew; whoever reads letters at the old one is told."""
        check_password_form(password)
        kept, person, at = schema.codes.c, schema.identities.c, now()
        async with self.people.hashing:
            hashed = await asyncio.to_thread(HASHER.hash, password)
        wanted = select(*COLUMNS).where(person.account == spelling(name))

        def work(connection: Connection) -> tuple[Identity, Identity] | None:
            row = connection.execute(wanted).one_or_none()
            if row is None:
                return None
            good = (kept.id == plain(code)) & (kept.identity == row.id) & kept.used.is_(None)
            lasting = kept.expires.is_(None) | (kept.expires > at)
            if not connection.execute(update(schema.codes).where(good, lasting).values(used=at)).rowcount:
                return None
            # Whoever had the account in hand may have made keys of his own, or had its letters sent to himself.
            printed = connection.execute(select(kept.expires).where(kept.id == plain(code))).scalar() is None
            elsewhere = {"email": None, "email_wanted": None} if printed else {"email_wanted": None}
            new = update(schema.identities).where(person.id == row.id).values(password=hashed, **elsewhere)
            connection.execute(new)
            connection.execute(delete(schema.passkeys).where(schema.passkeys.c.identity == row.id))
            connection.execute(delete(schema.codes).where(kept.identity == row.id))
            return Identity(*row), Identity(*connection.execute(wanted).one())

        found = await self.database.write(work)
        if found is None:
            raise Problem("recovery-wrong")
        before, after = found
        if before.email is not None and after.email is None and self.mail.offered:
            told = recovered(self.links, before.language, before.email, before.name)
            await self.mail.send(f"recovered {plain(code)}", before.id, told)
        return after
