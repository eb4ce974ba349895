"""Looking after the tables of a server, from a terminal beside it."""

import asyncio
import json
from pathlib import Path

import pytest

from tests.server.test_database import Desk
from tests.terminal.conftest import Shell

TABLES = ("qL3vT9xWbZ4mK8sDhR2nPa", "qL3vT9xWbZ4mK8sDhR2nPb", "zz")


@pytest.fixture
def database(tmp_path: Path) -> str:
    address = f"sqlite:///{tmp_path}/games.db"

    async def fill() -> None:
        async with Desk(address) as desk:
            for table in TABLES:
                await desk.table(table)

    asyncio.run(fill())
    return address


@pytest.mark.parametrize("width", [40, 80])
def test_the_list_shows_every_id_whole(shell: Shell, database: str, monkeypatch: pytest.MonkeyPatch, width: int) -> None:
    monkeypatch.setenv("COLUMNS", str(width))
    assert shell("admin", "list", "--database", database) == 0
    for table in TABLES:
        assert table in shell.out


def test_a_table_is_named_by_the_beginning_of_its_id_if_no_other_begins_so(shell: Shell, database: str) -> None:
    assert shell("admin", "export", "z", "--database", database) == 0
    assert json.loads(shell.out)["game"] == "state51"
    assert "more than one table" in shell.fails("admin", "delete", "qL3", "--yes", "--database", database)
    assert "There is no table" in shell.fails("admin", "delete", "L3", "--yes", "--database", database)
    assert "Deleting table zz cannot be undone" in shell.fails("admin", "delete", "z", "--database", database)
    assert shell("admin", "delete", "z", "--yes", "--database", database) == 0
    assert shell.out == "Table zz has been deleted.\n"


def test_an_export_is_never_written_over_another_file(shell: Shell, database: str, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    assert shell("admin", "export", "zz", "--to", file, "--database", database) == 0
    written = file.read_text()
    assert "exists already" in shell.fails("admin", "export", "zz", "--to", file, "--database", database)
    assert file.read_text() == written


@pytest.mark.parametrize("words", [["list"], ["export", "zz"], ["delete", "zz", "--yes"]])
def test_a_database_that_is_not_there_is_not_made(shell: Shell, tmp_path: Path, words: list[str]) -> None:
    assert "There is no file" in shell.fails("admin", *words, "--database", f"sqlite:///{tmp_path}/typo.db")
    assert not (tmp_path / "typo.db").exists()
