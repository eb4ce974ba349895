"""Whole games over real sockets."""

import asyncio
import random
from pathlib import Path

from tests.server.site import BOT, LOCAL, ME, OPEN, serving


def test_two_people_finish_a_game(tmp_path: Path) -> None:
    async def scene() -> None:
        async with serving(tmp_path) as site, site.visitor() as anna, site.visitor() as ben:
            table = (await anna.open_table(ME, OPEN))["table"]
            seat = (await ben.post(f"/api/tables/{table}/join"))["seat"]
            assert seat == 1
            async with anna.at(table) as first, ben.at(table) as second:
                await asyncio.gather(first.play_on(random.Random(1)), second.play_on(random.Random(2)))
                for player in (first, second):
                    assert (await player.finished())["result"]["over"]
                assert first.state["result"]["scores"] == second.state["result"]["scores"]
                assert first.state["eyes"] == 0
                assert second.state["eyes"] == 1

    asyncio.run(scene())


def test_a_person_finishes_a_game_against_a_bot(tmp_path: Path) -> None:
    async def scene() -> None:
        async with serving(tmp_path) as site, site.visitor() as anna:
            table = (await anna.open_table(ME, BOT))["table"]
            async with anna.at(table, query="&text=1") as player:
                await player.play_on(random.Random(3))
                assert player.state["result"]["over"]
                assert any(frame["type"] == "thinking" for frame in player.frames)
                assert player.state["text"]

    asyncio.run(scene())


def test_two_people_share_a_screen(tmp_path: Path) -> None:
    """One socket holds both seats and looks through the eyes of whoever must act."""

    async def scene() -> None:
        async with serving(tmp_path) as site, site.visitor() as anna:
            made = await anna.open_table(ME, LOCAL)
            async with anna.at(made["table"]) as player:
                await player.play_on(random.Random(4))
                eyes = {frame["eyes"] for frame in player.frames if frame["type"] == "state"}
                assert eyes == {0, 1}
                for frame in player.frames:
                    if frame["type"] == "state" and not frame["over"]:
                        assert {ask["seat"] for ask in frame["asks"]} == {frame["eyes"]}
                        assert frame["view"]["eyes"] == frame["eyes"]

    asyncio.run(scene())
