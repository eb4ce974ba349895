"""Web push: notices to browsers whose page is closed, through the push service each browser has chosen.

The library is an extra: without it nothing offers push. The key by which push services know this server is made from its secret,
which all servers of one database share anyway.
"""

import asyncio
import hashlib
import re
from base64 import urlsafe_b64decode, urlsafe_b64encode
from concurrent.futures import ThreadPoolExecutor
from functools import cached_property
from importlib.util import find_spec
from typing import Any, Final

import msgspec
from sqlalchemy import delete, select

from ...kernel.problem import Problem
from ..clock import now
from ..storage import schema
from ..storage.database import Database, set_row
from ..tokens import digest
from .outbox import Handing, Later, Outbox, Parcel, Undeliverable

PUSH: Final = "push"
PATIENCE: Final = 20.0  # seconds
LASTS: Final = 24 * 3600  # seconds a push service keeps a notice for a browser that is off
ORDER: Final = 0xFFFFFFFF00000000FFFFFFFFFFFFFFFFBCE6FAADA7179E84F3B9CAC2FC632551  # of the curve P-256
THREADS: Final = 4  # notices handed over at once
BROWSERS: Final = 20  # of one person that take notices, the newest
LONGEST: Final = 1000  # letters in the address of a browser
# Written so plainly that whoever reads it finds the same host: no name before it, nothing but a path behind it.
ENDPOINT: Final = re.compile(r"(https?)://([a-z0-9.-]+)(:[0-9]{1,5})?/[!-\[\]-~]*")
AUTH: Final = 16  # bytes of its secret


class Notice(msgspec.Struct, frozen=True):
    """What a browser shows."""

    title: str
    body: str
    url: str
    tag: str  # one with the same tag takes its place
    stop: str  # what a button says that ends notices of this kind
    stop_url: str
    lang: str = ""  # what has waited since before there was one has none


class Sending(msgspec.Struct, frozen=True):
    """A notice for one browser."""

    subscription: str
    notice: Notice


class Push:
    def __init__(self, outbox: Outbox, database: Database, secret: str, contact: str, services: tuple[str, ...]) -> None:
        self.database = database
        self.secret = secret
        self.contact = contact  # an address a push service may complain to
        self.services = services
        self.threads = ThreadPoolExecutor(THREADS, PUSH)  # a slow push service keeps nobody else waiting
        self.offered = find_spec("pywebpush") is not None
        if self.offered:
            outbox.couriers[PUSH] = self

    @cached_property
    def vapid(self) -> Any:
        from cryptography.hazmat.primitives.asymmetric import ec
        from py_vapid import Vapid

        made = hashlib.sha512(f"ratusz push {self.secret}".encode()).digest()
        return Vapid(ec.derive_private_key(int.from_bytes(made) % (ORDER - 1) + 1, ec.SECP256R1()))

    @cached_property
    def key(self) -> str:
        """By which browsers know who may send to them."""
        from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

        point = self.vapid.public_key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        return urlsafe_b64encode(point).decode().rstrip("=")

    # Who is subscribed.

    async def subscribe(self, identity: str, session: str | None, endpoint: str, key: str, auth: str) -> None:
        """A browser takes notices for this person from now on, and for nobody else, as long as the session lasts."""
        if not self.offered:
            raise Problem("no-push")
        self.check(endpoint, key, auth)
        box, id = schema.subscriptions, digest(endpoint)
        values = {"identity": identity, "session": session, "endpoint": endpoint, "key": key, "auth": auth, "created": now()}

        def work(connection: Any) -> None:
            set_row(connection, box, {"id": id}, values)
            own = select(box.c.id).where(box.c.identity == identity).order_by(box.c.created.desc())
            for old in connection.execute(own).scalars().all()[BROWSERS:]:
                connection.execute(delete(box).where(box.c.id == old))

        await self.database.write(work)

    async def unsubscribe(self, endpoint: str) -> None:
        await self.forget(digest(endpoint))

    async def forget(self, subscription: str) -> None:
        gone = delete(schema.subscriptions).where(schema.subscriptions.c.id == subscription)
        await self.database.write(lambda connection: connection.execute(gone))

    def check(self, endpoint: str, key: str, auth: str) -> None:
        from cryptography.hazmat.primitives.asymmetric import ec

        try:
            ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), decoded(key))
            secret = decoded(auth)
        except ValueError:
            raise Problem("push-form") from None
        if len(secret) != AUTH or len(endpoint) > LONGEST or not self.allowed(endpoint):
            raise Problem("push-form")

    def allowed(self, endpoint: str) -> bool:
        """Whether an address is that of a push service: nobody makes this server send anything elsewhere."""
        found = ENDPOINT.fullmatch(endpoint)
        if found is None:
            return False
        scheme, host, port = found.groups()
        known = any([host.endswith(name) if name.startswith(".") else host == name for name in self.services])
        return known and ((scheme == "https" and port in (None, ":443")) or host == "127.0.0.1")

    # Sending.

    async def deliver(self, parcel: Parcel, handing: Handing) -> None:
        sending = msgspec.json.decode(parcel.parcel, type=Sending)
        box = schema.subscriptions.c
        wanted = select(box.endpoint, box.key, box.auth).where(box.id == sending.subscription, box.identity == parcel.identity)
        row = await self.database.read(lambda connection: connection.execute(wanted).one_or_none())
        if row is None:
            raise Undeliverable("unsubscribed")
        if not self.allowed(row.endpoint):  # taken when more was
            raise Undeliverable("no push service")
        if not await handing():
            return
        where = {"endpoint": row.endpoint, "keys": {"p256dh": row.key, "auth": row.auth}}
        data, topic = msgspec.json.encode(sending.notice), digest(sending.notice.tag)[:32]
        status = await asyncio.get_running_loop().run_in_executor(self.threads, self.transfer, where, data, topic)
        if status in (404, 410):
            await self.forget(sending.subscription)
            raise Undeliverable("the browser is gone")
        if status == 429 or status >= 500:
            raise Later(str(status))
        if status >= 300:
            raise Undeliverable(str(status))

    def transfer(self, where: dict[str, Any], data: bytes, topic: str) -> int:
        """In a thread of its own; what the push service answers. A notice that may have arrived is not sent again."""
        import requests
        from pywebpush import WebPushException, webpush

        with requests.Session() as session:
            session.max_redirects = 0
            try:
                answer = webpush(
                    where,
                    data,
                    vapid_private_key=self.vapid,
                    vapid_claims={"sub": self.contact},
                    headers={"Topic": topic, "Urgency": "normal"},
                    ttl=LASTS,
                    timeout=PATIENCE,
                    requests_session=session,
                )
            except WebPushException as error:
                if error.response is None:
                    raise Undeliverable(str(error)) from None
                return int(error.response.status_code)
            except requests.exceptions.ConnectionError as error:
                if unreachable(error):
                    raise Later("unreachable") from None
                raise Undeliverable("no answer to a notice handed over") from None
            except requests.exceptions.RequestException as error:
                raise Undeliverable(type(error).__name__) from None
        return int(answer.status_code)


def decoded(text: str) -> bytes:
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))


def unreachable(error: Exception) -> bool:
    """Whether no connection was made, so that nothing can have arrived."""
    reason = getattr(error.args[0] if error.args else None, "reason", None)
    return type(reason).__name__ in ("NewConnectionError", "ConnectTimeoutError", "NameResolutionError")
