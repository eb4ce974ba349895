"""Nobody can stop the server or spoil it for the others by doing too much."""

import asyncio
import contextlib
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from typing import Any

import msgspec
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from ratusz.server.hall import CROWD
from ratusz.server.limits import Bucket, Buckets
from ratusz.server.settings import ABUSE, FRAME, SOCKETS
from ratusz.server.tables.audience import Viewer
from tests.server.site import BOT, LOCAL, ME, Player, serving
from tests.server.test_database import moved

ROW = {"game": "state51", "seats": [ME, BOT]}


def test_a_bucket_lets_a_burst_through_and_then_only_the_rate(monkeypatch: pytest.MonkeyPatch) -> None:
    now = [100.0]
    monkeypatch.setattr("time.monotonic", lambda: now[0])
    bucket = Bucket(2.0, 3)
    assert [bucket.take() for _ in range(4)] == [True, True, True, False]
    now[0] += 1.0
    assert [bucket.take() for _ in range(3)] == [True, True, False]


def test_the_longest_unused_buckets_are_forgotten() -> None:
    buckets = Buckets(0.0, 1, keys=2)
    assert [buckets.take(key) for key in "aabc"] == [True, False, True, True]
    assert len(buckets.buckets) == 2
    assert buckets.take("a")  # forgotten, so full again


def test_too_many_messages_are_refused_and_a_flood_closes_the_socket(tmp_path: Path) -> None:
    async def scene() -> None:
        async with serving(tmp_path, messages=20.0, burst=40) as site, site.visitor() as anna:
            table = (await anna.open_table(ME, LOCAL))["table"]
            async with anna.at(table) as player, anna.at(table) as patient:
                await player.seated()
                await patient.seated()
                for _ in range(60):
                    await player.send("ping")
                await player.until(lambda: player.answer(60))
                answers = [player.answer(number) or {} for number in range(1, 61)]
                assert [answer["type"] for answer in answers[:40]] == ["pong"] * 40
                assert "too-fast" in [answer.get("code") for answer in answers[40:]]
                await asyncio.sleep(0.2)
                assert (await player.ask("ping"))["type"] == "pong"
                with contextlib.suppress(ConnectionClosed):
                    for _ in range(10 * ABUSE):
                        await player.send("ping")
                await player.until(lambda: player.closed)
                assert player.last("bye")["code"] == "abuse"
                assert player.socket.close_code == 1008
                assert (await patient.ask("ping"))["type"] == "pong"

    asyncio.run(scene())


def test_talk_is_limited_to_one_message_a_second(tmp_path: Path) -> None:
    async def scene() -> None:
        async with serving(tmp_path) as site, site.visitor() as anna:
            table = (await anna.open_table(ME, BOT))["table"]
            async with anna.at(table) as player:
                answers = [await player.ask("chat", text="again") for _ in range(6)]
                assert [answer["type"] for answer in answers[:3]] == ["ok"] * 3
                assert "too-fast" in [answer.get("code") for answer in answers[3:]]

    asyncio.run(scene())


def test_a_frame_beyond_reason_closes_the_socket_unread(tmp_path: Path) -> None:
    async def scene() -> None:
        async with serving(tmp_path) as site, site.visitor() as anna:
            table = (await anna.open_table(ME, BOT))["table"]
            async with anna.at(table) as player:
                await player.seated()
                await player.socket.send("x" * (FRAME + 1))
                await player.until(lambda: player.closed)
                assert player.socket.close_code == 1009

    asyncio.run(scene())


def test_one_person_cannot_open_a_table_in_too_many_windows(tmp_path: Path) -> None:
    async def scene() -> None:
        async with serving(tmp_path) as site, site.visitor() as anna:
            table = (await anna.open_table(ME, BOT))["table"]

            async def window(opened: list[Any]) -> None:
                async with anna.at(table) as player:
                    await player.seated()
                    opened.append(player)
                    if len(opened) < SOCKETS:
                        await window(opened)
                    else:
                        async with anna.at(table) as one_too_many:
                            await one_too_many.until(lambda: one_too_many.last("bye"))
                            assert one_too_many.last("bye")["code"] == "sockets"

            await window([])

    asyncio.run(scene())


async def told(window: Player) -> str:
    """Why a socket is sent away; nothing if it is let in."""
    await window.until(lambda: window.state or window.last("bye"))
    return str(window.last("bye").get("code", ""))


@pytest.mark.parametrize("shown", ["token", "made up", "nothing"])
def test_nobody_is_too_many_spectators_at_once(tmp_path: Path, shown: str) -> None:
    """Who shows no cookie is counted by his seat, or by his address."""

    async def scene() -> None:
        async with serving(tmp_path) as site, site.visitor() as anna, site.visitor() as stranger, AsyncExitStack() as windows:
            made = await anna.open_table(ME, LOCAL)
            tokens = {"token": made["seats"][0]["token"], "made up": "x", "nothing": ""}
            for number in range(SOCKETS + 1):
                token = tokens[shown] * (number if shown == "made up" else 1)
                window = await windows.enter_async_context(stranger.at(made["table"], token))
                assert await told(window) == ("sockets" if number == SOCKETS else "")
            async with anna.at(made["table"]) as player:  # the others are not disturbed
                assert (await player.seated())["eyes"] is not None

    asyncio.run(scene())


def test_coming_and_going_is_limited_like_requests(tmp_path: Path) -> None:
    async def scene() -> None:
        async with serving(tmp_path, requests=0.1, requests_burst=4) as site, site.visitor() as anna, site.visitor() as stranger:
            table = (await anna.open_table(ME, LOCAL))["table"]
            byes: list[str] = []
            for _ in range(5):
                async with stranger.at(table) as window:
                    byes.append(await told(window))
            assert byes[0] == ""
            assert byes[-1] == "abuse"

    asyncio.run(scene())


def test_nothing_is_looked_up_for_an_address_that_comes_too_often(tmp_path: Path) -> None:
    """A socket is refused like any other request, also at tables that are not there."""

    async def scene() -> None:
        async with serving(tmp_path, requests=0.01, requests_burst=1) as site:
            answers: list[int] = []
            for _ in range(CROWD + 2):
                try:
                    async with connect(f"{site.address.replace('http', 'ws')}/api/tables/nowhere/ws") as socket:
                        await socket.recv()
                        answers.append(101)
                except InvalidStatus as refused:
                    answers.append(refused.response.status_code)
            assert answers == [101] * CROWD + [403] * 2

    asyncio.run(scene())


def test_whoever_has_a_network_has_the_limits_of_one() -> None:
    def counted(address: str) -> str:
        return Viewer(None, None, address, "en", text=False, changes=False, talks=False).counted_as([])

    assert counted("2001:db8::1") == counted("2001:db8::2") != counted("2001:db8:0:1::1")


def test_nobody_takes_back_without_end(tmp_path: Path) -> None:
    """What was taken back stays in the log, so a table has so much of it and no more."""

    async def scene() -> None:
        async with serving(tmp_path) as site, site.visitor() as anna:
            table = (await anna.open_table(ME, LOCAL))["table"]
            async with anna.at(table) as player:
                await moved(player, 1)
                site.hall.house.rooms[table].undos = Bucket(0.0, 1.0)
                state = player.state
                assert (await player.ask("undo", seat=state["undo"]["seat"], seq=state["seq"]))["type"] == "ok"
                await moved(player, 1)
                state = player.state
                assert (await player.ask("undo", seat=state["undo"]["seat"], seq=state["seq"]))["code"] == "too-fast"

    asyncio.run(scene())


def test_the_whole_history_is_not_told_again_and_again(tmp_path: Path) -> None:
    async def scene() -> None:
        async with serving(tmp_path) as site, site.visitor() as anna:
            table = (await anna.open_table(ME, LOCAL))["table"]
            async with anna.at(table) as player:
                await player.seated()
                answers = [await player.ask("lang", lang=lang) for lang in ("pl", "en") * 4]
                assert [answer["type"] for answer in answers[:5]] == ["ok"] * 5
                assert answers[-1]["code"] == "too-fast"
                assert (await player.ask("seat", seat=0, bot="random"))["code"] == "too-fast"

    asyncio.run(scene())


def test_tables_guests_and_passwords_are_limited(tmp_path: Path) -> None:
    async def scene() -> None:
        async with serving(tmp_path, tables_per_hour=2, guests_per_hour=3, tries_per_hour=2) as site, site.visitor() as anna:
            for _ in range(2):
                await anna.post("/api/tables", ROW)
            assert (await anna.post("/api/tables", ROW, 429))["error"]["code"] == "too-many-tables"
            for _ in range(2):
                async with site.visitor() as stranger:
                    await stranger.get("/api/me")
            async with site.visitor() as stranger:
                assert (await stranger.get("/api/me", 429))["error"]["code"] == "too-many-guests"
            login = {"name": "Anna", "password": "12345678"}
            for _ in range(2):
                await anna.post("/api/login", login, 401)
            assert (await anna.post("/api/login", login, 429))["error"]["code"] == "too-many-tries"

    asyncio.run(scene())


def test_requests_from_one_address_are_limited(tmp_path: Path) -> None:
    async def scene() -> None:
        async with serving(tmp_path, requests=1.0, requests_burst=5) as site, site.visitor() as anna:
            answers = [(await anna.http.get("/api/games")).status_code for _ in range(8)]
            assert answers[:5] == [200] * 5
            assert 429 in answers[5:]

    asyncio.run(scene())


@asynccontextmanager
async def both_ends(folder: Path) -> AsyncIterator[tuple[Player, Viewer, Any]]:
    """A socket at a table: who reads it, and on the server who is told, and its wire."""
    async with serving(folder) as site, site.visitor() as anna:
        table = (await anna.open_table(ME, LOCAL))["table"]
        async with anna.at(table) as player:
            await player.seated()
            viewer = site.hall.house.rooms[table].audience.viewers[0]
            yield player, viewer, viewer.wire


def test_who_does_not_read_is_let_go(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The others go on; the slow one can come back and finds the newest state."""
    monkeypatch.setattr("ratusz.server.tables.audience.BACKLOG", 5)

    async def scene() -> None:
        async with both_ends(tmp_path) as (player, viewer, wire):
            wire.pause_writing()  # as the transport does when nobody takes what it has
            for number in range(8):
                viewer.send({"type": "pong", "id": number})
            wire.resume_writing()
            await player.until(lambda: player.closed)
            assert player.last("bye")["code"] == "slow"
            assert msgspec.json.decode(player.raw[-1])["type"] == "bye"

    asyncio.run(scene())


def test_what_had_to_wait_for_a_slow_reader_comes_before_what_is_told_later(tmp_path: Path) -> None:
    async def scene() -> None:
        async with both_ends(tmp_path) as (player, viewer, wire):
            for number in range(12):
                if number % 4 == 1:
                    wire.pause_writing()
                elif number % 4 == 3:
                    wire.resume_writing()
                viewer.send({"type": "pong", "id": number})
                await asyncio.sleep(0)
            await player.until(lambda: player.last("pong").get("id") == 11)
            assert [frame["id"] for frame in player.frames if frame["type"] == "pong"] == list(range(12))

    asyncio.run(scene())
