"""The outbox: letters and notices on their way to people, kept in the database until they are handed over.

A row is written in the transaction of what it tells of, under a key that names it, and taken from there by whichever server is
free; nobody who plays waits for it. Of what may go wrong, all is tried again except the last step: just before a parcel is
handed over for good, the row says so, and whatever becomes of the server then, nobody hands it over a second time. A server
killed in that instant may leave one untold; a person would rather miss one than be called twice, and the table says whose turn
it is anyway.
"""

import asyncio
import contextlib
from collections.abc import Callable, Coroutine
from typing import Any, Final, Protocol

import msgspec
from sqlalchemy import Connection, delete, func, insert, select, update
from sqlalchemy.exc import IntegrityError
from structlog.stdlib import get_logger

from ..clock import now
from ..metrics import Metrics
from ..storage import schema
from ..storage.database import FAILURES, Database

WAITING: Final = "waiting"
TAKEN: Final = "taken"  # by a server that is about to deliver it
HANDED: Final = "handed"  # it may have arrived
SENT: Final = "sent"
FAILED: Final = "failed"
VOID: Final = "void"  # nobody needs to be told any more

LEASE: Final = 120_000  # milliseconds after which a parcel that was taken may be taken by another server
AT_ONCE: Final = 20  # parcels taken in one go
LOOK: Final = 60.0  # seconds until an outbox nobody speaks of is looked into all the same
PAUSES: Final = (60, 300, 900, 3600, 3 * 3600, 6 * 3600, 12 * 3600)  # seconds until a parcel is tried again; then it has failed
KEPT: Final = 30 * 24 * 3600 * 1000  # milliseconds a key is remembered

logger = get_logger()

Handing = Callable[[], Coroutine[Any, Any, bool]]


class Parcel(msgspec.Struct, frozen=True):
    """A row of the outbox that this server has taken."""

    id: int
    key: str
    way: str
    identity: str | None
    parcel: str
    tries: int


class Later(Exception):
    """It could not be delivered now."""


class Undeliverable(Exception):
    """It can never be delivered."""


class Courier(Protocol):
    """A way to people."""

    async def deliver(self, parcel: Parcel, handing: Handing) -> None:
        """Deliver it, and await `handing` right before the step that cannot be taken back; False: it is not ours to take it.
        Later: not now. Undeliverable: never."""


PARCEL: Final = [schema.outbox.c[name] for name in Parcel.__struct_fields__]


def put(connection: Connection, key: str, way: str, identity: str | None, parcel: Any, due: int | None = None) -> bool:
    """Put something into the outbox, in the transaction of what it tells of; False: it was there before."""
    box = schema.outbox
    if connection.execute(select(box.c.id).where(box.c.key == key)).first() is not None:
        return False
    at = now()
    row = {"key": key, "way": way, "identity": identity, "parcel": msgspec.json.encode(parcel).decode(), "state": WAITING}
    try:
        with connection.begin_nested():
            connection.execute(insert(box).values(**row, due=due or at, tries=0, created=at))
    except IntegrityError:  # another server has put it there at the same moment
        return False
    return True


class Outbox:
    def __init__(self, database: Database, metrics: Metrics, process: str) -> None:
        self.database = database
        self.metrics = metrics
        self.process = process
        self.couriers: dict[str, Courier] = {}  # by way
        self.still_due: Callable[[Connection, Parcel], int | None] = lambda connection, parcel: 0
        self.wakes: dict[str, asyncio.Event] = {}  # by way

    async def post(self, key: str, way: str, identity: str | None, parcel: Any) -> bool:
        """Put something into the outbox that goes with nothing else; False: it was there before."""
        new = await self.database.write(lambda connection: put(connection, key, way, identity, parcel))
        self.ring()
        return new

    def begin(self, connection: Connection) -> None:
        """A file has one server, so nobody else can have anything in hand: what a killed one had taken is ours at once."""
        box = schema.outbox
        if self.database.sqlite:
            connection.execute(update(box).where(box.c.state == TAKEN).values(state=WAITING, due=now()))

    def ring(self) -> None:
        """There is something to deliver."""
        for wake in self.wakes.values():
            wake.set()

    async def run(self) -> None:
        """Deliver what there is, for ever and ever; no way waits for another."""
        await asyncio.gather(*[self.serve(way) for way in self.couriers])

    async def serve(self, way: str) -> None:
        wake = self.wakes[way] = asyncio.Event()
        while True:
            wake.clear()
            wait = LOOK
            try:
                wait = await self.empty(way)
            except FAILURES as error:
                logger.warning("database failed", where="outbox", error=type(error).__name__)
            except Exception:
                logger.exception("outbox failed")
                self.metrics.errors.labels("outbox").inc()
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(wake.wait(), wait)

    async def look(self) -> None:
        """Deliver all that is due."""
        await asyncio.gather(*[self.empty(way) for way in self.couriers])

    async def empty(self, way: str) -> float:
        """Deliver all that is due by one way; seconds until there may be more."""
        while parcels := await self.database.write(lambda connection: self.take(connection, way)):
            await asyncio.gather(*[self.deliver(parcel) for parcel in parcels])
        box = schema.outbox.c
        next_due = select(func.min(box.due)).where(box.state.in_((WAITING, TAKEN)), box.way == way)
        due = await self.database.read(lambda connection: connection.execute(next_due).scalar())
        return LOOK if due is None else max(0.0, min(LOOK, (due - now()) / 1000))

    def take(self, connection: Connection, way: str) -> list[Parcel]:
        """Parcels that are due and nobody else has; those too whose server has been silent for long."""
        box, at = schema.outbox.c, now()
        ours = box.state.in_((WAITING, TAKEN)) & (box.due <= at) & (box.way == way)
        chosen = select(box.id).where(ours).order_by(box.due).limit(AT_ONCE).with_for_update(skip_locked=True)
        ids = connection.execute(chosen).scalars().all()
        if not ids:
            return []
        taken = update(schema.outbox).where(box.id.in_(ids)).values(state=TAKEN, due=at + LEASE, holder=self.process)
        return [Parcel(*row) for row in connection.execute(taken.returning(*PARCEL))]

    async def deliver(self, parcel: Parcel) -> None:
        """Deliver it, if it is still wanted: it may have waited for hours."""
        due = await self.database.read(lambda connection: self.still_due(connection, parcel))
        if due is None:
            await self.change(parcel, state=VOID, parcel="")
        elif due > now():
            await self.change(parcel, state=WAITING, due=due, holder=None)
        else:
            await self.hand_over(parcel)

    async def hand_over(self, parcel: Parcel) -> None:
        try:
            await self.couriers[parcel.way].deliver(parcel, lambda: self.handing(parcel))
        except Undeliverable as error:
            logger.info("undeliverable", way=parcel.way, reason=str(error))
            await self.change(parcel, state=FAILED, parcel="")
        except Exception as error:
            if not isinstance(error, Later):
                logger.exception("delivery failed", way=parcel.way)
                self.metrics.errors.labels("delivery").inc()
            logger.info("delivered later", way=parcel.way, tries=parcel.tries + 1, reason=str(error))
            await self.postpone(parcel)
        else:
            await self.change(parcel, state=SENT, parcel="")

    async def handing(self, parcel: Parcel) -> bool:
        return await self.change(parcel, state=HANDED)

    async def postpone(self, parcel: Parcel) -> None:
        if parcel.tries >= len(PAUSES):
            await self.change(parcel, state=FAILED, parcel="")
        else:
            due = now() + PAUSES[parcel.tries] * 1000
            await self.change(parcel, state=WAITING, tries=parcel.tries + 1, due=due, holder=None)

    async def change(self, taken: Parcel, **values: Any) -> bool:
        """Say what has become of a parcel; False: it is not ours any more."""
        box = schema.outbox.c
        ours = (box.id == taken.id) & (box.holder == self.process) & box.state.in_((TAKEN, HANDED))
        changed = update(schema.outbox).where(ours).values(**values)
        return bool(await self.database.write(lambda connection: connection.execute(changed).rowcount))

    async def forget(self) -> None:
        """What is long done."""
        box = schema.outbox.c
        old = delete(schema.outbox).where(box.state.in_((HANDED, SENT, FAILED, VOID)), box.created < now() - KEPT)
        await self.database.write(lambda connection: connection.execute(old))
