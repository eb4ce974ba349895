"""`ratusz admin` for order among people: reports, bans, and what nobody uses any more."""

from datetime import UTC, datetime

from rich.table import Table
from rich.text import Text

from ..kernel.problem import Problem
from ..server.clock import now
from ..server.hall import Hall
from ..server.tidying import Abandoned, abandoned, tidy
from .admin import on_database
from .screen import Screen

DAY = 24 * 3600 * 1000


def list_reports(screen: Screen, database: str | None) -> None:
    found = on_database(database, lambda hall: hall.conduct.reports())
    if not found:
        screen.say("admin-no-reports")
        return
    shown = Table(box=None, pad_edge=False, padding=(0, 2), header_style="heading")
    for heading in ("report", "updated", "name", "table", "said", "why"):
        shown.add_column(screen.words.say(f"admin-{heading}"))
    for one in found:
        at = datetime.fromtimestamp(one.at / 1000, UTC).isoformat(" ", "minutes").removesuffix("+00:00")
        shown.add_row(*[Text(cell) for cell in (str(one.id), at, one.name, one.table, one.text, one.why)])
    screen.console.print(shown)


def settle(screen: Screen, database: str | None, report: int) -> None:
    on_database(database, lambda hall: hall.conduct.settle(report))
    screen.say("admin-settled", report=report)


def meant(account: str | None, report: int | None) -> str | int:
    """An account, or whom a report is about: one of the two."""
    if account is not None and report is None:
        return account
    if report is not None and account is None:
        return report
    raise Problem("ban-whom")


async def person(hall: Hall, who: str | int) -> tuple[str, str]:
    """The identity and the name of an account, or of whom the report with a number is about, be it a guest."""
    if isinstance(who, int):
        return await hall.conduct.about(who)
    found = await hall.people.account_named(who)
    if found is None:
        raise Problem("person-unknown", name=who)
    return found.id, found.name


def ban(screen: Screen, database: str | None, who: str | int, days: int | None) -> None:
    async def work(hall: Hall) -> str:
        identity, name = await person(hall, who)
        await hall.conduct.ban(identity, None if days is None else now() + days * DAY)
        return name

    screen.say("admin-banned", name=on_database(database, work))


def unban(screen: Screen, database: str | None, who: str | int) -> None:
    async def work(hall: Hall) -> tuple[bool, str]:
        identity, name = await person(hall, who)
        return await hall.conduct.lift(identity), name

    lifted, name = on_database(database, work)
    screen.say("admin-unbanned" if lifted else "admin-not-banned", name=name)


def sweep(screen: Screen, database: str | None, days: int, sure: bool) -> None:
    async def work(hall: Hall) -> Abandoned:
        found = await hall.database.read(lambda connection: abandoned(connection, now() - days * DAY))
        if not sure:
            raise Problem("tidy-sure", guests=len(found.guests), tables=len(found.tables), days=days)
        await tidy(hall, found)
        return found

    found = on_database(database, work)
    screen.say("admin-tidied", guests=len(found.guests), tables=len(found.tables))
