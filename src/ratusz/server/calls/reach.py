"""How people want to be called: for what, by which ways, and when not."""

from datetime import UTC, datetime, timedelta
from typing import Final, NamedTuple
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

import msgspec
from sqlalchemy import Connection, delete, select, update

from ...kernel.problem import Problem
from ..storage import schema
from ..storage.bans import banned
from ..storage.database import set_row

KINDS: Final = ("turn", "invited", "over", "message")
WAYS: Final = ("push", "mail")
AT_FIRST: Final = {"turn": ["push", "mail"], "invited": ["push", "mail"], "over": ["push"], "message": []}
UTC_NAME: Final = "UTC"
DAY: Final = 24 * 60  # minutes


def preference(kind: str) -> str:
    """By which choice somebody is called for something: whoever keeps others waiting is called as for his turn."""
    return "turn" if kind in ("nudge", "late") else kind


class Reach(msgspec.Struct, frozen=True):
    """What somebody has chosen, or what holds until he does: a way counts only where there is one."""

    kinds: dict[str, list[str]] = msgspec.field(default_factory=lambda: dict(AT_FIRST))
    quiet: tuple[int, int] | None = None  # minutes of the day
    zone: str = UTC_NAME

    def ways(self, kind: str) -> list[str]:
        return self.kinds.get(preference(kind), [])

    def quiet_until(self, at: int) -> int | None:
        """When the quiet hours end in which this moment lies; None: it lies in none."""
        if self.quiet is None or self.quiet[0] == self.quiet[1]:
            return None
        begins, ends = self.quiet
        local = datetime.fromtimestamp(at / 1000, zone_named(self.zone))
        minute = local.hour * 60 + local.minute
        if not (begins <= minute < ends if begins < ends else minute >= begins or minute < ends):
            return None
        days = 1 if minute >= ends else 0
        over = (local + timedelta(days=days)).replace(hour=ends // 60, minute=ends % 60, second=0, microsecond=0)
        return int(over.astimezone(UTC).timestamp() * 1000)


def zone_named(name: str) -> ZoneInfo:
    try:
        return ZoneInfo(name)
    except (ZoneInfoNotFoundError, ValueError, OSError):
        raise Problem("zone-unknown", got=name) from None


def check(reach: Reach) -> None:
    zone_named(reach.zone)
    if reach.quiet is not None and not all([0 <= minute < DAY for minute in reach.quiet]):
        raise Problem("quiet-form")


def reach_of(connection: Connection, identity: str) -> Reach:
    chosen = schema.reach.c
    row = connection.execute(select(chosen.kinds, chosen.quiet, chosen.zone).where(chosen.identity == identity)).one_or_none()
    if row is None:
        return Reach()
    quiet = msgspec.json.decode(row.quiet, type=tuple[int, int]) if row.quiet else None
    return Reach(msgspec.json.decode(row.kinds, type=dict[str, list[str]]), quiet, row.zone)


class Person(NamedTuple):
    """Somebody who can be called, as far as that takes knowing him."""

    name: str
    language: str
    email: str | None
    subscriptions: list[str]
    reach: Reach


def person_of(connection: Connection, identity: str) -> Person | None:
    who, box = schema.identities.c, schema.subscriptions.c
    row = connection.execute(select(who.name, who.language, who.email).where(who.id == identity)).one_or_none()
    if row is None or banned(connection, {identity}):
        return None
    subscriptions = connection.execute(select(box.id).where(box.identity == identity)).scalars().all()
    return Person(row.name, row.language, row.email, list(subscriptions), reach_of(connection, identity))


def keep(connection: Connection, identity: str, reach: Reach) -> None:
    values = {
        "kinds": msgspec.json.encode(reach.kinds).decode(),
        "quiet": msgspec.json.encode(reach.quiet).decode() if reach.quiet else "",
        "zone": reach.zone,
    }
    set_row(connection, schema.reach, {"identity": identity}, values)


def stop(connection: Connection, identity: str, kind: str, way: str) -> None:
    """No more notices of this kind by this way; an old link of somebody who is gone leaves nothing behind."""
    person = schema.identities.c.id
    if connection.execute(select(person).where(person == identity)).one_or_none() is None:
        return
    reach = reach_of(connection, identity)
    ways = [other for other in reach.ways(kind) if other != way]
    keep(connection, identity, msgspec.structs.replace(reach, kinds={**reach.kinds, kind: ways}))


def forget(connection: Connection, identity: str) -> None:
    """All that is known of how somebody can be reached, and what is on its way there."""
    for table in (schema.reach, schema.subscriptions, schema.calls, schema.absences, schema.outbox):
        connection.execute(delete(table).where(table.c.identity == identity))


def hand_on(connection: Connection, guest: str, account: str) -> None:
    """The browser in which a guest becomes an account takes notices as before; what the account has chosen stands."""
    box = schema.subscriptions
    connection.execute(update(box).where(box.c.identity == guest).values(identity=account))
    forget(connection, guest)
