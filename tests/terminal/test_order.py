"""Keeping order from a terminal: reports, bans, and what nobody uses any more."""

import asyncio
from pathlib import Path

import pytest

from ratusz.server.accounts.conduct import Conduct
from ratusz.server.accounts.people import People
from ratusz.server.storage.store import Message
from tests.server.test_database import Desk
from tests.terminal.conftest import Shell


@pytest.fixture
def database(tmp_path: Path) -> str:
    """An account, a guest, a table, and a report."""
    address = f"sqlite:///{tmp_path}/games.db"

    async def fill() -> None:
        async with Desk(address) as desk:
            people = People(desk.database, desk.journal)
            zofia = await people.register(await people.new_guest("Guest", "en"), "Zofia", "correct horse")
            ben = await people.new_guest("Ben", "en")
            await desk.table("t")
            said = Message(1, 0, "Zofia", None, "an insult", 0, zofia.id)
            await Conduct(desk.database).report(ben.id, "t", said, "rude")
            for number, (name, whom) in enumerate((("Ben", ben.id), ("Somebody", None)), 2):
                said = Message(number, 1, name, None, "an insult, too", 0, whom)
                await Conduct(desk.database).report(zofia.id, "t", said, "")

    asyncio.run(fill())
    return address


def test_reports_are_listed_until_they_are_settled(shell: Shell, database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "120")
    assert shell("admin", "reports", "--database", database) == 0
    assert "Zofia" in shell.out
    assert "an insult" in shell.out
    assert "There is no open report 7" in shell.fails("admin", "settle", "7", "--database", database)
    for report in ("1", "2", "3"):
        assert shell("admin", "settle", report, "--database", database) == 0
    assert shell("admin", "reports", "--database", database) == 0
    assert shell.out == "There are no open reports.\n"


def test_an_account_is_banned_and_let_in_again(shell: Shell, database: str) -> None:
    assert "There is no account “Nobody”" in shell.fails("admin", "ban", "Nobody", "--database", database)
    assert "--days cannot be 0" in shell.fails("admin", "ban", "Zofia", "--days", "0", "--database", database)
    assert shell("admin", "ban", "zofia", "--days", "7", "--database", database) == 0
    assert shell("admin", "unban", "Zofia", "--database", database) == 0
    assert shell.out == "Zofia is let in again.\n"
    assert shell("admin", "unban", "Zofia", "--database", database) == 0
    assert shell.out == "Zofia was not banned.\n"


def test_whom_a_report_is_about_is_banned_guest_or_account(shell: Shell, database: str) -> None:
    ban, unban = ("admin", "ban", "--database", database), ("admin", "unban", "--database", database)
    assert "There is no open report 9" in shell.fails(*ban, "--report", "9")
    assert "who is meant by report 3" in shell.fails(*ban, "--report", "3")
    assert "and not both" in shell.fails(*ban)
    assert "and not both" in shell.fails(*ban, "Zofia", "--report", "1")
    for report, name in (("1", "Zofia"), ("2", "Ben")):
        assert shell(*ban, "--report", report, "--days", "7") == 0
        assert shell.out == f"{name} is let in no more and logged out everywhere.\n"
    assert shell(*unban, "zofia") == 0
    assert shell(*unban, "--report", "2") == 0
    assert shell.out == "Ben is let in again.\n"
    assert shell(*unban, "--report", "2") == 0
    assert shell.out == "Ben was not banned.\n"


def test_nothing_is_tidied_away_without_being_sure(shell: Shell, database: str) -> None:
    told = shell.fails("admin", "tidy", "--database", database)
    assert "nobody has used 0 guests and 0 tables" in told
    assert shell("admin", "tidy", "--yes", "--database", database) == 0
    assert shell.out == "Deleted: guests 0, tables 0.\n"
