"""Back-ups: written beside a running server, put back over whatever a killed one left, checked both times."""

import asyncio
import os
import random
import shutil
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import make_url, text

from ratusz.server import backup
from ratusz.server.storage.claim import Claim
from ratusz.server.storage.database import Database
from ratusz.terminal.app import run
from tests.server.postgres import database_of_its_own
from tests.server.process import Process
from tests.server.site import LOCAL, ME, serving
from tests.server.test_database import Desk, moved, page


def admin(capsys: pytest.CaptureFixture[str], *words: str) -> tuple[int, str]:
    """The command, in English; its exit code and all it says."""
    code = run(["admin", *words, "--lang", "en"])
    told = capsys.readouterr()
    return code, " ".join((told.out + told.err).split())


def asked(file: Path, question: str) -> list[Any]:
    with closing(sqlite3.connect(file)) as connection:
        return connection.execute(question).fetchall()


def filled(file: Path, *tables: str) -> str:
    """A database with some tables; its address."""

    async def scene() -> None:
        async with Desk(f"sqlite:///{file}") as desk:
            for table in tables:
                await desk.table(table)
                await desk.store.say(table, 0, "Anna", None, f"at {table}")

    asyncio.run(scene())
    return f"sqlite:///{file}"


@pytest.mark.slow
def test_a_killed_server_goes_on_from_a_backup(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """The write-ahead log it left belongs to the old file; applied to the back-up it would destroy it."""
    database, file, copy = f"sqlite:///{tmp_path}/games.db", tmp_path / "games.db", tmp_path / "copy.db"

    async def play() -> tuple[str, dict[str, Any], dict[str, Any]]:
        process = Process(database, tmp_path)
        site = await process.start()
        async with site.visitor() as anna:
            made = await anna.open_table(ME, LOCAL)
            async with anna.at(made["table"]) as player:
                await moved(player, 12)
                backed_up = player.state
                assert await asyncio.to_thread(run, ["admin", "backup", str(copy), "--database", database]) == 0
                await moved(player, 20)
                later = player.state
                process.kill()
        return made["table"], backed_up, later

    table, backed_up, later = asyncio.run(play())
    assert Path(f"{file}-wal").stat().st_size > 0
    code, told = admin(capsys, "restore", str(copy), "--database", database)
    assert (code, "add --yes" in told) == (2, True)
    code, told = admin(capsys, "restore", str(copy), "--database", database, "--yes")
    assert code == 0
    assert "one table, games in play: 1" in told
    assert asked(file, "PRAGMA integrity_check") == [("ok",)]
    assert asked(file, "SELECT max(seq) FROM log") == [(backed_up["seq"],)]
    assert asked(Path(f"{file}.before-1"), "SELECT max(seq) FROM log") == [(later["seq"],)]
    assert "delete it when you no longer need it" in told

    async def go_on() -> None:
        async with serving(tmp_path) as site, site.visitor() as ben, ben.at(table) as spectator:
            assert (await spectator.seated())["seq"] == backed_up["seq"]

    asyncio.run(go_on())


def test_a_backup_beside_a_writing_server_is_of_one_moment(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    database = f"sqlite:///{tmp_path}/games.db"

    async def scene() -> None:
        async with Desk(database) as desk:
            await desk.table("t")
            writing = True

            async def write() -> int:
                seq = 0
                while writing:
                    seq += 1
                    await desk.journal.write(page("t", seq, "pass"))
                return seq

            task = asyncio.create_task(write())
            await asyncio.sleep(0.1)
            for number in range(3):
                copy = tmp_path / f"copy{number}.db"
                await asyncio.to_thread(backup.back_up, make_url(database), copy)
                (last,) = asked(copy, "SELECT max(seq), count(*), (SELECT moves FROM tables) FROM log")
                assert last[0] == last[1] == last[2]
                assert copy.stat().st_mode & 0o777 == 0o600
            writing = False
            assert await task > 0

    asyncio.run(scene())
    assert sorted(os.listdir(tmp_path)) == ["copy0.db", "copy1.db", "copy2.db", "games.db"]


def test_a_backup_of_a_backup_is_the_same(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    database = filled(tmp_path / "games.db", "a", "b")
    first, second, other = tmp_path / "1.db", tmp_path / "2.db", tmp_path / "new" / "games.db"
    assert admin(capsys, "backup", str(first), "--database", database)[0] == 0
    code, told = admin(capsys, "restore", str(first), "--database", f"sqlite:///{other}")
    assert (code, "2 tables, games in play: 2" in told, "before" in told) == (0, True, False)
    assert admin(capsys, "backup", str(second), "--database", f"sqlite:///{other}")[0] == 0
    for table in ("tables", "seats", "snapshots", "chat", "alembic_version"):
        assert asked(first, f"SELECT * FROM {table}") == asked(second, f"SELECT * FROM {table}") != []


def test_nothing_is_put_back_under_a_running_server(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    database, copy = filled(tmp_path / "games.db", "a"), tmp_path / "copy.db"
    assert admin(capsys, "backup", str(copy), "--database", database)[0] == 0
    claim = Claim(tmp_path / "games.db")
    try:
        code, told = admin(capsys, "restore", str(copy), "--database", database, "--yes")
    finally:
        claim.release()
    assert (code, "Another server already uses" in told) == (2, True)


def test_what_was_there_is_whole_if_the_new_one_cannot_be_put_in_place(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """As a power cut at the worst moment would leave it, with entries still in the write-ahead log before."""
    filled(tmp_path / "whole.db", "a")
    copy = tmp_path / "copy.db"
    assert admin(capsys, "backup", str(copy), "--database", f"sqlite:///{tmp_path}/whole.db")[0] == 0
    with closing(sqlite3.connect(tmp_path / "whole.db")) as connection:
        connection.execute("INSERT INTO log VALUES ('a', 1, 0, 'act', 'pass', 0)")
        connection.commit()
        for ending in ("", "-wal"):
            shutil.copy(f"{tmp_path}/whole.db{ending}", f"{tmp_path}/games.db{ending}")

    def cut(made: Path, file: Path) -> None:
        raise OSError("power cut")

    monkeypatch.setattr(backup, "put", cut)
    assert admin(capsys, "restore", str(copy), "--database", f"sqlite:///{tmp_path}/games.db", "--yes")[0] == 2
    assert not Path(f"{tmp_path}/games.db-wal").exists()
    assert asked(tmp_path / "games.db", "SELECT text FROM log") == [("pass",)]


def test_a_backup_says_which_games_cannot_go_on(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    database = filled(tmp_path / "games.db", "aaaa", "bbbb")
    with closing(sqlite3.connect(tmp_path / "games.db")) as connection:
        connection.execute("UPDATE tables SET game = 'ludo' WHERE id = 'bbbb'")
        connection.commit()
    code, told = admin(capsys, "backup", str(tmp_path / "copy.db"), "--database", database)
    assert code == 0
    assert "cannot go on by the rules of this version; it can be exported: bbbb." in told


def test_a_full_disk_is_noticed_before_anything_is_done(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    database = filled(tmp_path / "games.db", "a")
    monkeypatch.setattr(shutil, "disk_usage", lambda folder: shutil._ntuple_diskusage(9, 9, 0))
    code, told = admin(capsys, "backup", str(tmp_path / "copy.db"), "--database", database)
    assert (code, "too little room" in told, "2 MB are needed" in told) == (2, True, True)
    assert sorted(os.listdir(tmp_path)) == ["games.db"]


def test_what_is_no_backup_is_refused_with_a_sentence(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    database, file = filled(tmp_path / "games.db", "a"), tmp_path / "games.db"
    before = file.read_bytes()
    assert admin(capsys, "backup", str(tmp_path / "copy.db"), "--database", database)[0] == 0
    whole = (tmp_path / "copy.db").read_bytes()
    (tmp_path / "text.db").write_text("hello")
    (tmp_path / "torn.db").write_bytes(whole[:9000])
    (tmp_path / "spoilt.db").write_bytes(whole[:4096] + random.Random(1).randbytes(len(whole) - 4096))
    sqlite3.connect(tmp_path / "other.db").execute("CREATE TABLE t (x)").connection.close()
    shutil.copy(tmp_path / "copy.db", tmp_path / "newer.db")
    with closing(sqlite3.connect(tmp_path / "newer.db")) as connection:
        connection.execute("UPDATE alembic_version SET version_num = '9999'")
        connection.commit()
    for name, sentence in {
        "none.db": "There is no file",
        ".": "is a folder",
        "text.db": "is not a back-up of Ratusz",
        "other.db": "is not a back-up of Ratusz",
        "torn.db": "is damaged or cannot be read",
        "spoilt.db": "is damaged or cannot be read",
        "newer.db": "This comes from a newer Ratusz",
    }.items():
        code, told = admin(capsys, "restore", str(tmp_path / name), "--database", database, "--yes")
        assert (code, sentence in told) == (2, True), (name, told)
    for words, sentence in {
        ("backup", str(tmp_path / "copy.db"), "--database", database): "exists already",
        ("backup", str(tmp_path / "no" / "copy.db"), "--database", database): "There is no folder",
        ("backup", str(tmp_path / "new.db"), "--database", f"sqlite:///{tmp_path}/none.db"): "There is no file",
        ("backup", str(tmp_path / "new.db"), "--database", "mysql://x"): "is not a database Ratusz knows",
        ("restore", str(tmp_path / "copy.db"), "--database", "mysql://x"): "is not a database Ratusz knows",
        ("restore", str(tmp_path / "copy.db"), "--database", "postgresql://r@127.0.0.1:1/n"): "The database cannot be used",
    }.items():
        code, told = admin(capsys, *words)
        assert (code, sentence in told) == (2, True), (words, told)
    assert file.read_bytes() == before


# PostgreSQL.


@pytest.mark.slow
def test_a_backup_goes_from_one_database_to_the_other_and_back(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], postgresql: str
) -> None:
    here = filled(tmp_path / "games.db", "a", "b")
    there = database_of_its_own(postgresql, "moved")
    first, second = tmp_path / "1.db", tmp_path / "2.db"
    assert admin(capsys, "backup", str(first), "--database", there) == (
        2,
        "There is nothing of Ratusz in this database; check its address.",
    )
    assert admin(capsys, "backup", str(first), "--database", here)[0] == 0
    assert admin(capsys, "restore", str(first), "--database", there)[0] == 0
    assert admin(capsys, "backup", str(second), "--database", there)[0] == 0
    for table in ("tables", "seats", "snapshots", "chat", "alembic_version"):
        assert asked(first, f"SELECT * FROM {table}") == asked(second, f"SELECT * FROM {table}") != []

    async def go_on() -> None:
        async with Desk(there) as desk:
            await desk.store.say("a", 0, "Anna", None, "again")  # its number is a new one
            assert [message.text for message in await desk.store.talk("a")] == ["at a", "again"]

    asyncio.run(go_on())
    code, told = admin(capsys, "restore", str(first), "--database", there)
    assert (code, "add --yes" in told) == (2, True)
    assert admin(capsys, "restore", str(first), "--database", there, "--yes")[0] == 0

    async def as_before() -> None:
        async with Desk(there) as desk:
            assert [message.text for message in await desk.store.talk("a")] == ["at a"]

    asyncio.run(as_before())


@pytest.mark.slow
def test_a_restore_that_fails_leaves_postgresql_as_it_was(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, postgresql: str
) -> None:
    here, there = filled(tmp_path / "games.db", "a"), database_of_its_own(postgresql, "kept")
    copy = tmp_path / "copy.db"
    assert admin(capsys, "backup", str(copy), "--database", here)[0] == 0
    assert admin(capsys, "restore", str(copy), "--database", there)[0] == 0

    def broken(*args: object) -> None:
        raise OSError("disk full")

    monkeypatch.setattr(backup, "number_on", broken)
    assert admin(capsys, "restore", str(copy), "--database", there, "--yes")[0] == 2

    async def counted() -> int:
        database = Database(there)
        try:
            return int(await database.read(lambda connection: connection.execute(text("SELECT count(*) FROM chat")).scalar_one()))
        finally:
            database.close()

    assert asyncio.run(counted()) == 1


@pytest.mark.slow
def test_nothing_is_put_back_under_a_running_server_on_postgresql(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], postgresql: str
) -> None:
    here, there = filled(tmp_path / "games.db", "a"), database_of_its_own(postgresql, "served")
    copy = tmp_path / "copy.db"
    assert admin(capsys, "backup", str(copy), "--database", here)[0] == 0

    async def scene() -> int:
        async with serving(tmp_path, database=there):
            return await asyncio.to_thread(run, ["admin", "restore", str(copy), "--database", there, "--yes"])

    assert asyncio.run(scene()) == 2
    assert "stop every server" in capsys.readouterr().err
    assert admin(capsys, "restore", str(copy), "--database", there, "--yes")[0] == 0
