"""Servers of different versions and one database: the newer goes on with the tables, the older says so and stops."""

import asyncio
from pathlib import Path
from typing import Any

import pytest

from ratusz.games.catalogue import GAMES
from ratusz.kernel.problem import Problem
from ratusz.server.storage.editions import announce, editions
from ratusz.terminal.app import run
from tests.server.postgres import database_of_its_own
from tests.server.process import Process
from tests.server.site import LOCAL, ME, PATIENCE, serving
from tests.server.test_database import Desk, moved

GAME = GAMES["state51"]


async def known(desk: Any) -> list[Any]:
    return list(await desk.database.read(lambda connection: editions(connection, GAME.name)))


def test_older_rules_are_turned_away_with_a_sentence(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    database = f"sqlite:///{tmp_path}/games.db"

    async def newer() -> str:
        async with serving(tmp_path) as site, site.visitor() as anna:
            return str((await anna.open_table(ME, LOCAL))["table"])

    newest = GAME.version + 1
    with monkeypatch.context() as patched:
        patched.setattr(GAME, "version", newest)
        table = asyncio.run(newer())
        assert run(["admin", "backup", str(tmp_path / "copy.db"), "--database", database]) == 0
    capsys.readouterr()
    for words in (["admin", "restore", str(tmp_path / "copy.db"), "--yes"], ["serve", "--port", "0"]):
        assert run([*words, "--database", database, "--lang", "en"]) == 2
        assert f"version {newest} of the rules of “state51”" in capsys.readouterr().err

    async def untouched() -> None:
        async with Desk(database) as desk:
            assert (await desk.store.setup(table)).rules == newest
            assert await desk.store.entries(table) == []

    asyncio.run(untouched())


def test_other_cards_may_come_and_go_where_one_server_is_alone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene() -> None:
        async with Desk(f"sqlite:///{tmp_path}/a.db") as desk:
            await announce(desk.database)
            own = await known(desk)
            with monkeypatch.context() as patched:
                patched.setattr(GAME, "content", "other cards")
                await announce(desk.database)
                assert (await known(desk))[:1] == own
            await announce(desk.database)
            assert (await known(desk))[1:] == own

    asyncio.run(scene())


@pytest.mark.slow
def test_of_two_servers_the_one_with_older_rules_stops(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, postgresql: str) -> None:
    """And the tables go on with the newer, each move once."""
    database = database_of_its_own(postgresql, "rules")

    async def scene() -> None:
        process = Process(database, tmp_path)
        old = await process.start()
        async with old.visitor() as anna:
            made = await anna.open_table(ME, LOCAL)
            async with anna.at(made["table"]) as player:
                await moved(player, 7)
                before = player.state
                monkeypatch.setattr(GAME, "version", GAME.version + 1)
                async with serving(tmp_path, database=database) as new, new.visitor() as ben:
                    assert process.running is not None
                    assert await asyncio.wait_for(asyncio.to_thread(process.running.wait), PATIENCE) == 2
                    await player.until(lambda: player.closed)
                    assert player.last("bye")["code"] == "restart"
                    assert "its tables are left to the newer one" in process.logged()
                    token = made["seats"][before["eyes"]]["token"]
                    async with ben.at(made["table"], token) as again:
                        assert (await again.seated())["view"] == before["view"]
                        ask = again.own_ask()
                        assert ask is not None
                        assert (await again.act(ask["actions"][0]["text"]))["type"] == "ok"
                    assert (await new.hall.store.setup(made["table"])).rules == GAME.version
        process.kill()

    asyncio.run(scene())


@pytest.mark.slow
def test_all_workers_with_older_rules_stop_at_once_with_one_sentence(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, postgresql: str
) -> None:
    database = database_of_its_own(postgresql, "several")

    async def scene() -> None:
        process = Process(database, tmp_path, 0, "--workers", "2")
        await process.start()
        monkeypatch.setattr(GAME, "version", GAME.version + 1)
        async with serving(tmp_path, database=database):
            assert process.running is not None
            assert await asyncio.wait_for(asyncio.to_thread(process.running.wait), PATIENCE) == 2
        assert process.logged().count("its tables are left to the newer one") == 1
        assert "worker died" not in process.logged()
        process.kill()

    asyncio.run(scene())


@pytest.mark.slow
def test_a_server_that_has_heard_nothing_yet_leaves_a_table_of_newer_rules_alone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, postgresql: str
) -> None:
    """The word that a newer server has come may be late; the table itself says it."""
    database = database_of_its_own(postgresql, "late")

    async def scene() -> None:
        async with serving(tmp_path, database=database) as old, old.visitor() as anna:
            house = old.hall.house
            monkeypatch.setattr(house, "whispered", lambda *args: None)
            monkeypatch.setattr(house, "heard", lambda table: asyncio.sleep(0))
            table = (await anna.open_table(ME, LOCAL))["table"]
            newest = GAME.version + 1
            async with Desk(database) as desk:
                with monkeypatch.context() as patched:
                    patched.setattr(GAME, "version", newest)
                    await announce(desk.database)
                    async with serving(tmp_path, database=database) as new:
                        await new.hall.house.room(table)
                assert (await desk.store.setup(table)).rules == newest
                log = await desk.store.entries(table)
                async with anna.at(table) as player:
                    state = await player.seated()  # as it was in memory
                    answer = await player.act(state["asks"][0]["actions"][0]["text"])
                    assert answer["code"] == "rules-newer"
                assert await desk.store.entries(table) == log

    asyncio.run(scene())


@pytest.mark.slow
def test_cards_that_were_left_do_not_come_back_to_a_shared_database(monkeypatch: pytest.MonkeyPatch, postgresql: str) -> None:
    """Or two servers under a supervisor would take turns for ever."""
    database = database_of_its_own(postgresql, "cards")

    async def scene() -> None:
        async with Desk(database) as desk:
            await announce(desk.database)
            with monkeypatch.context() as patched:
                patched.setattr(GAME, "content", "other cards")
                await announce(desk.database)
            with pytest.raises(Problem) as caught:
                await announce(desk.database)
            assert caught.value.code == "cards-newer"

    asyncio.run(scene())
