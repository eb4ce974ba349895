"""E-mail: letters as text, and how they get to the operator's SMTP server."""

import asyncio
import smtplib
import ssl
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager, suppress
from email.header import Header
from email.message import EmailMessage
from email.policy import SMTP, EmailPolicy
from email.utils import formataddr, formatdate, parseaddr
from typing import Final, NamedTuple
from urllib.parse import unquote, urlsplit

import msgspec

from ...kernel.problem import Problem
from ..clock import now
from ..tokens import digest
from .outbox import Handing, Later, Outbox, Parcel, Undeliverable

MAIL: Final = "mail"
PATIENCE: Final = 20.0  # seconds until an SMTP server that says nothing is given up for now
THREADS: Final = 4  # letters handed over at once
LONGEST: Final = 254  # letters in an address
HERE: Final = ("localhost", "127.0.0.1", "::1")  # nobody listens on the way: no need for encryption, nor for a certificate
LINE: Final = 998  # letters in a line of a letter, at most
WORD: Final = 75  # letters in a line of an encoded header
PORTS: Final = {"smtp": 587, "smtps": 465}


class Letter(msgspec.Struct, frozen=True):
    """What is written to somebody. `stop`: an address that, asked with POST, ends letters of this kind."""

    to: str
    subject: str
    text: str
    stop: str = ""
    sent: float = 0.0  # when it was written, in seconds since 1970
    until: int | None = None  # after this moment it is worth nothing


class Written(str):
    """A header as mail programs read it. What EmailMessage folds by itself is encoded wherever a line is too long, addresses of
    links too, and spaces between encoded words are lost."""

    name: str

    @classmethod
    def of(cls, name: str, text: str) -> "Written":
        made = cls(text)
        made.name = name
        return made

    def fold(self, policy: EmailPolicy) -> str:
        width = LINE if self.isascii() else WORD
        text = Header(str(self), maxlinelen=width, header_name=self.name).encode(linesep=policy.linesep)
        return f"{self.name}: {text}{policy.linesep}"


class Relay(NamedTuple):
    """An SMTP server, as its address says: smtp://user:password@host:587, or smtps://, encrypted from the start."""

    host: str
    port: int
    encrypted: bool
    user: str
    password: str

    @classmethod
    def read(cls, address: str) -> "Relay":
        try:
            parts = urlsplit(address)
            port = parts.port or PORTS[parts.scheme]
        except (KeyError, ValueError):
            raise Problem("smtp-form") from None
        if not parts.hostname or parts.path.strip("/") or parts.query:
            raise Problem("smtp-form")
        return cls(parts.hostname, port, parts.scheme == "smtps", unquote(parts.username or ""), unquote(parts.password or ""))


def checked_address(text: str) -> str:
    """An address a letter can go to; it is proved by a letter, not by its form."""
    address = text.strip()
    name, _, host = address.rpartition("@")
    plain = address.isprintable() and address.isascii() and not any([letter in ' ,;:<>()[]\\"' for letter in address])
    if not name or "." not in host.strip(".") or not plain or len(address) > LONGEST or parseaddr(address)[1] != address:
        raise Problem("email-form")
    return address


Ours = Callable[[], bool]


def accepted(answer: tuple[int, bytes]) -> None:
    if not 200 <= answer[0] < 300:
        raise smtplib.SMTPResponseException(*answer)


@contextmanager
def leaving(server: smtplib.SMTP) -> Iterator[smtplib.SMTP]:
    """Say goodbye in the end. What is answered to that changes nothing about a letter that was accepted."""
    try:
        yield server
    finally:
        with suppress(OSError, smtplib.SMTPException):
            server.quit()
        server.close()


class Mail:
    """Where no SMTP server is set, there is no mail, and nothing offers it."""

    def __init__(self, outbox: Outbox, smtp: str, sender: str) -> None:
        self.outbox = outbox
        self.relay = Relay.read(smtp) if smtp else None
        self.sender = parseaddr(sender)
        self.threads = ThreadPoolExecutor(THREADS, MAIL)  # a slow SMTP server keeps nobody else waiting
        if self.relay is not None:
            outbox.couriers[MAIL] = self

    @property
    def offered(self) -> bool:
        return self.relay is not None

    async def send(self, key: str, identity: str | None, letter: Letter) -> bool:
        """Put a letter into the outbox; False: one with this key was written before. Nobody waits for it to arrive."""
        if not self.offered:
            raise Problem("no-mail")
        return await self.outbox.post(key, MAIL, identity, letter)

    async def deliver(self, parcel: Parcel, handing: Handing) -> None:
        letter = msgspec.json.decode(parcel.parcel, type=Letter)
        if letter.until is not None and letter.until <= now():
            raise Undeliverable("too late")
        loop = asyncio.get_running_loop()

        def ours() -> bool:
            return asyncio.run_coroutine_threadsafe(handing(), loop).result()

        await loop.run_in_executor(self.threads, self.transfer, self.written(parcel.key, letter), ours)

    def written(self, key: str, letter: Letter) -> EmailMessage:
        name, address = self.sender
        message = EmailMessage(policy=SMTP)
        message["From"] = formataddr((name, address))
        message["To"] = letter.to
        message["Subject"] = Written.of("Subject", letter.subject)
        message["Date"] = formatdate(letter.sent or None)
        message["Message-ID"] = f"<{digest(key)[:40]}@{address.rpartition('@')[2]}>"
        message["Auto-Submitted"] = "auto-generated"
        if letter.stop:
            message["List-Unsubscribe"] = Written.of("List-Unsubscribe", f"<{letter.stop}>")
            message["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
        message.set_content(letter.text)
        return message

    def transfer(self, message: EmailMessage, ours: Ours) -> None:
        """In a thread of its own. What an SMTP server refuses for good (5xx) is not tried again, if it is the recipient or the
        letter that it refuses: what it has against us will be put right."""
        handed, refusable = False, False
        try:
            with leaving(self.connected()) as server:
                server.ehlo_or_helo_if_needed()
                accepted(server.mail(self.sender[1]))
                refusable = True
                accepted(server.rcpt(message["To"]))
                handed = ours()
                if handed:
                    accepted(server.data(message.as_bytes()))
        except smtplib.SMTPResponseException as error:
            code = error.smtp_code
            raise Undeliverable(str(code)) if refusable and code >= 500 else Later(str(code)) from None
        except (OSError, smtplib.SMTPException) as error:
            if handed:
                raise Undeliverable("no answer to a letter handed over") from None  # it may have arrived
            raise Later(type(error).__name__) from None

    def connected(self) -> smtplib.SMTP:
        assert self.relay is not None
        host, port, encrypted, user, password = self.relay
        if encrypted:
            server: smtplib.SMTP = smtplib.SMTP_SSL(host, port, timeout=PATIENCE, context=ssl.create_default_context())
        else:
            server = smtplib.SMTP(host, port, timeout=PATIENCE)
            server.ehlo()
            if host not in HERE:
                server.starttls(context=ssl.create_default_context())
                server.ehlo()
        if user:
            server.login(user, password)
        return server
