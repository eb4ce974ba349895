"""PostgreSQL, and several servers on it."""

import asyncio
import contextlib
import random
import threading
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection, insert, text
from sqlalchemy.exc import DBAPIError

from ratusz.server.accounts.sessions import Sessions
from ratusz.server.app import life
from ratusz.server.hall import Hall
from ratusz.server.storage import database, ledger, schema
from ratusz.server.storage.editions import announce
from ratusz.server.storage.journal import Entry
from ratusz.server.storage.store import Store
from ratusz.server.tables.historian import Historian
from tests.server.process import Process
from tests.server.site import BOT, LOCAL, ME, OPEN, PATIENCE, Visitor, own_action, serving, settings, two_servers
from tests.server.stubborn import Stubborn
from tests.server.test_database import Desk

pytestmark = pytest.mark.slow


def test_a_game_is_finished_on_postgresql(tmp_path: Path, postgresql: str) -> None:
    async def scene() -> None:
        async with serving(tmp_path, database=postgresql) as site, site.visitor() as anna:
            table = (await anna.open_table(ME, BOT))["table"]
            async with anna.at(table) as player:
                await player.play_on(random.Random(1))
                assert player.state["result"]["over"]
            assert (await anna.get("/healthz"))["database"]

    asyncio.run(scene())


def test_players_on_two_server_processes_finish_a_game(tmp_path: Path, postgresql: str) -> None:
    """Each sees what the other does, although no server hears it directly."""

    async def scene() -> None:
        processes = [Process(postgresql, tmp_path), Process(postgresql, tmp_path)]
        one, other = await asyncio.gather(*[process.start() for process in processes])
        try:
            async with one.visitor() as anna, other.visitor() as ben:
                await two_play(anna, ben)
        finally:
            for process in processes:
                await process.stop()

    asyncio.run(scene())


async def two_play(anna: Visitor, ben: Visitor) -> None:
    table = (await anna.open_table(ME, OPEN))["table"]
    async with anna.at(table) as first:
        await first.seated()
        assert (await ben.post(f"/api/tables/{table}/join"))["seat"] == 1
        await first.until(lambda: first.state["players"][1]["kind"] == "human")
        async with ben.at(table) as second:
            await second.seated()
            await first.until(lambda: (first.last("presence") or first.state)["players"][1]["online"])
            await second.until(lambda: (second.last("presence") or second.state)["players"][0]["online"])
            await second.ask("chat", text="good luck")
            await first.until(lambda: first.last("chat").get("text") == "good luck")
            await asyncio.gather(first.play_on(random.Random(5)), second.play_on(random.Random(6)))
            mine, theirs = (await first.finished())["result"], (await second.finished())["result"]
            assert all([mine[name] == theirs[name] for name in mine.keys() - {"sentence", "course"}])  # there one is "you"
            record = await anna.get(f"/api/tables/{table}/record")
            assert record == await ben.get(f"/api/tables/{table}/record")
            assert {seat for seat, _ in record["moves"]} == {0, 1}
        await first.until(lambda: not first.last("presence")["players"][1]["online"])


def test_only_one_of_two_actions_at_the_same_time_counts(tmp_path: Path, postgresql: str) -> None:
    """Whoever loses the race is told that the table has moved on, and sees how."""

    async def scene() -> None:
        async with two_servers(tmp_path, postgresql) as (_, (anna, ben)):
            made = await anna.open_table(ME, LOCAL, options={"first": 0})
            tokens = [seat["token"] for seat in made["seats"]]
            async with anna.at(made["table"], tokens[0]) as first, ben.at(made["table"], tokens[0]) as second:
                await first.seated()
                await second.seated()
                for _ in range(4):
                    await first.until(lambda: first.state["seq"] == second.state["seq"])
                    ask = first.own_ask()
                    if ask is None:
                        break
                    actions = [action["text"] for action in ask["actions"]]
                    answers = await asyncio.gather(first.act(actions[0]), second.act(actions[-1]))
                    assert sorted(answer["type"] for answer in answers) == ["error", "ok"]
                    assert next(answer for answer in answers if answer["type"] == "error")["code"] == "stale"
                    await second.until(lambda: first.state["seq"] == second.state["seq"])
                assert first.state["seq"] > 0
                assert first.state["view"] == second.state["view"]

    asyncio.run(scene())


def test_servers_that_start_at_the_same_moment_wait_for_each_other(postgresql: str) -> None:
    """Longer than a transaction may wait for a lock while tables are played."""

    async def scene() -> None:
        begun = asyncio.Event()
        loop = asyncio.get_running_loop()

        def slow(connection: Connection) -> None:
            one.database.take_turns(connection)
            loop.call_soon_threadsafe(begun.set)
            connection.execute(text("SELECT pg_sleep(:seconds)"), {"seconds": database.LOCK / 1000 + 0.5})

        async with Desk(postgresql) as one, Desk(postgresql) as other:
            first = asyncio.create_task(one.database.write(slow))
            await begun.wait()
            await announce(other.database)
            await first

    asyncio.run(scene())


def test_servers_that_stop_at_the_same_moment_keep_a_table_once(postgresql: str) -> None:
    async def scene() -> None:
        there, go_on = asyncio.Event(), threading.Event()
        loop = asyncio.get_running_loop()

        def kept(connection: Connection) -> None:
            connection.execute(insert(schema.snapshots).values(table="twice", seq=3, position="one"))
            loop.call_soon_threadsafe(there.set)
            go_on.wait(PATIENCE)

        async with Desk(postgresql) as one, Desk(postgresql) as other:
            await one.table("twice")
            first = asyncio.create_task(one.database.write(kept))
            await there.wait()
            second = asyncio.create_task(other.store.keep("twice", 3, "other"))
            await asyncio.sleep(0.2)  # it has seen that there is none, and waits to write its own
            go_on.set()
            await asyncio.gather(first, second)
            assert (3, "one") in await other.store.snapshots("twice")

    asyncio.run(scene())


@pytest.mark.parametrize("room", [ledger.NOTICE, 0])
def test_what_another_server_writes_comes_with_its_notice_and_is_looked_up_only_where_it_is_too_much(
    tmp_path: Path, postgresql: str, monkeypatch: pytest.MonkeyPatch, room: int
) -> None:
    monkeypatch.setattr(ledger, "NOTICE", room)

    async def scene() -> None:
        async with two_servers(tmp_path, postgresql) as ((_, other), (anna, ben)):
            made = await anna.open_table(ME, LOCAL, options={"first": 0})
            tokens = [seat["token"] for seat in made["seats"]]
            async with anna.at(made["table"], tokens[0]) as first, ben.at(made["table"], tokens[1]) as second:
                await first.seated()
                await second.seated()
                looked: list[int] = []
                entries = other.hall.store.entries

                async def counted(table: str, after: int = 0) -> list[Entry]:
                    looked.append(after)
                    return await entries(table, after)

                other.hall.store.entries = counted  # type: ignore[method-assign]
                for number in range(2):
                    ask = first.own_ask()
                    assert ask is not None
                    await first.act(ask["actions"][0]["text"])
                    await second.until(lambda: second.state["seq"] == first.state["seq"])
                    if number == 0:  # what one has not heard of is looked up, too
                        lost = await other.hall.house.room(made["table"])
                        missed = Entry(first.state["seq"] + 2, 0, "act", "pass", 0)
                        await lost.refresh([missed])
                        assert lost.play is not None
                        assert lost.play.seq == first.state["seq"]
                        if room:  # from the beginning it may still be looking for who has sat down
                            assert [after for after in looked if after] == [first.state["seq"]]
                            looked.clear()
                    if first.own_ask() is None:
                        break
                assert bool(looked) == (room == 0)

    asyncio.run(scene())


def test_a_bot_goes_on_when_the_server_that_moved_it_dies(tmp_path: Path, postgresql: str) -> None:
    async def scene() -> None:
        process = Process(postgresql, tmp_path)
        site = await process.start()
        async with serving(tmp_path, database=postgresql) as other, site.visitor() as anna:
            made = await anna.open_table(ME, BOT)
            player = Stubborn(site.address, made["table"], made["seats"][0]["token"], 0, random.Random(3))
            playing = asyncio.create_task(player.play())
            await asyncio.sleep(1.5)
            process.kill()
            player.site = other  # comes back through the server that is left
            playing.cancel()
            await asyncio.gather(playing, return_exceptions=True)
            await asyncio.wait_for(player.play(), 2 * PATIENCE)
            assert player.over

    asyncio.run(scene())


def test_a_deleted_table_sends_its_players_away_at_once(tmp_path: Path, postgresql: str) -> None:
    async def scene() -> None:
        async with (
            serving(tmp_path, database=postgresql) as one,
            serving(tmp_path, database=postgresql) as other,
            one.visitor() as anna,
        ):
            table = (await anna.open_table(ME, OPEN))["table"]
            async with anna.at(table) as player:
                await player.seated()
                await other.hall.store.delete(table)
                await player.until(lambda: player.closed)
                assert player.last("bye")["code"] == "gone"
                assert player.socket.close_code == 4404

    asyncio.run(scene())


def test_an_undo_is_agreed_upon_across_servers(tmp_path: Path, postgresql: str) -> None:
    async def scene() -> None:
        async with two_servers(tmp_path, postgresql) as ((one, other), (anna, ben)):
            table = (await anna.open_table(ME, OPEN, options={"first": 0}))["table"]
            await ben.post(f"/api/tables/{table}/join")
            async with anna.at(table) as first, ben.at(table) as second:
                await first.seated()
                await second.seated()
                await own_action(first, False, random.Random(4), second)
                seen = {frame["moves"]: frame["view"] for frame in first.frames if frame["type"] == "state"}
                await first.ask("undo", seat=0, seq=first.state["seq"])
                await second.until(lambda: second.state["undo_request"])
                to = second.state["undo_request"]["to"]
                assert to < first.state["moves"]
                await second.ask("consent", seat=1, yes=True)
                await first.until(lambda: first.state["moves"] == to)
                await second.until(lambda: second.state["moves"] == to)
                assert first.state["view"] == seen[to]
            assert "ratusz_errors_total{" not in one.hall.metrics.text().decode() + other.hall.metrics.text().decode()

    asyncio.run(scene())


def test_what_postgresql_cannot_even_look_for_is_unknown(tmp_path: Path, postgresql: str) -> None:
    async def scene() -> None:
        async with serving(tmp_path, database=postgresql) as site, site.visitor() as anna:
            assert (await anna.get("/api/tables/%00", 404))["error"]["code"] == "table-unknown"
            assert (await anna.get("/api/tables/%00/record", 404))["error"]["code"] == "table-unknown"
            login = {"name": "\0", "password": "correct horse"}
            assert (await anna.post("/api/login", login, 401))["error"]["code"] == "login-wrong"
            async with anna.at("%00") as player:
                await player.until(lambda: player.last("bye"))
                assert player.last("bye")["code"] == "gone"

    asyncio.run(scene())


@pytest.mark.parametrize("what", ["forget", "behind", "finish"])
def test_whatever_failed_in_a_server_it_leaves_no_connection_open(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, postgresql: str, what: str
) -> None:
    """While it started, in the background, and while it stopped."""

    async def broken(*args: object) -> None:
        raise OSError("broken")

    monkeypatch.setattr({"forget": Sessions, "behind": Store, "finish": Historian}[what], what, broken)
    hall = Hall(settings(tmp_path, database=postgresql))
    connections: set[Any] = set()
    monkeypatch.setattr(hall.database, "connections", connections)

    async def scene() -> None:
        async with life(hall):
            await asyncio.gather(*hall.tasks[-1:], return_exceptions=True)

    with contextlib.suppress(OSError):
        asyncio.run(scene())
    assert connections
    assert all([connection.closed for connection in connections])


def test_a_connection_that_breaks_before_it_is_set_up_is_closed(monkeypatch: pytest.MonkeyPatch, postgresql: str) -> None:
    monkeypatch.setattr(database, "SESSION", {"no_such_setting": 1})
    found = database.Database(postgresql)
    connections: set[Any] = set()
    monkeypatch.setattr(found, "connections", connections)
    with pytest.raises(DBAPIError):
        asyncio.run(found.read(lambda connection: None))
    assert [connection.closed for connection in connections] == [True]
    found.close()
