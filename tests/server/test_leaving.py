"""A player leaves in mid-game: a bot plays on, everybody is told, and the result and the lists say so."""

import asyncio
from functools import partial
from pathlib import Path
from typing import Any

from ratusz.games.catalogue import game_named
from ratusz.kernel.record import parse, verify
from tests.server.site import BOT, ME, OPEN, Player, Visitor, serving


async def begun(anna: Visitor, ben: Visitor) -> str:
    """A table of New Angeles at which Anna and Ben sit."""
    for visitor, name in ((anna, "Anna"), (ben, "Ben")):
        await visitor.get("/api/me")
        await visitor.patch("/api/me", {"name": name})
    table = str((await anna.open_table(ME, OPEN, BOT, BOT, game="newangeles"))["table"])
    await ben.post(f"/api/tables/{table}/join")
    return table


async def moved(player: Player) -> None:
    """A person has made a move."""
    ask: dict[str, Any] = await player.until(player.own_ask)
    await player.act(ask["actions"][0]["text"])


async def finished(player: Player) -> None:
    """Bots play to the end, move by move."""

    def gone_on(moves: int) -> bool:
        return player.state["over"] or player.state["moves"] > moves

    while not player.state["over"]:
        await player.until(partial(gone_on, player.state["moves"]))


def lines(player: Player) -> list[str]:
    """What the log has told so far."""
    frames = [frame for frame in player.frames if frame["type"] in ("log", "entries", "state", "told")]
    return [line["text"] for frame in frames for entry in frame.get("entries", frame.get("log", [])) for line in entry["lines"]]


def test_the_game_of_four_goes_on_with_a_bot_and_tells_so_to_the_end(tmp_path: Path) -> None:
    async def scene() -> None:
        async with serving(tmp_path) as site, site.visitor() as anna, site.visitor() as ben:
            table = await begun(anna, ben)
            async with anna.at(table) as first, ben.at(table) as second:
                await second.seated()
                await moved(first)
                await ben.post(f"/api/tables/{table}/seats/1/leave")
                await first.until(lambda: "Ben leaves the game; a bot plays on in this seat." in lines(first))
                await first.until(lambda: first.state["players"][1]["bot"])
                assert not first.state["over"]
                [listed] = await anna.get("/api/tables", which="mine")
                assert [seat["left"] for seat in listed["seats"]] == [None, "Ben", None, None]
                await anna.post(f"/api/tables/{table}/seats/0", {"bot": "random"})
                await finished(first)
                result = first.state["result"]
                assert result["left"] == [1]
                assert result["sentence"].endswith("Ben left before the end, and a bot played on.")
            [listed] = await anna.get("/api/tables", which="finished")
            assert listed["seats"][1]["left"] == "Ben"
            await check_record(anna, table)
            told = await anna.get(f"/api/tables/{table}/replay")
            assert "Ben leaves the game; a bot plays on in this seat." in [
                line["text"] for entry in told["log"] for line in entry["lines"]
            ]

    asyncio.run(scene())


async def check_record(anna: Visitor, table: str) -> None:
    """It verifies, names who left, and tells the same after it was brought in again."""
    record = await anna.get(f"/api/tables/{table}/record")
    assert record["players"][1] == "left:Ben"
    assert [1, "left"] in record["moves"]
    brought = (await anna.post("/api/records", record))["table"]
    shown = await anna.get(f"/api/tables/{brought}/replay")
    assert shown["result"]["sentence"].endswith("Ben left before the end, and a bot played on.")
    del record["players"]
    assert verify(game_named("newangeles"), parse(record)).gone == [1]


def test_a_table_read_again_from_its_log_knows_who_left(tmp_path: Path) -> None:
    async def scene() -> None:
        async with serving(tmp_path) as site, site.visitor() as anna, site.visitor() as ben:
            table = await begun(anna, ben)
            async with anna.at(table) as first:
                await moved(first)
                await ben.post(f"/api/tables/{table}/seats/1/leave")
            room = await site.hall.house.room(table)
            async with room.opened():
                room.rehearsed.add(("en", 0))
                await room.reload()
                assert not room.rehearsed  # the new play has found no words for its history yet
                assert room.play is not None
                assert room.play.match.gone == [1]

    asyncio.run(scene())


def test_an_undo_brings_back_the_move_and_not_who_left(tmp_path: Path) -> None:
    async def scene() -> None:
        async with serving(tmp_path) as site, site.visitor() as anna, site.visitor() as ben:
            table = (await anna.open_table(ME, OPEN, options={"first": 0, "faction": "new-york"}))["table"]
            await ben.post(f"/api/tables/{table}/join")
            async with anna.at(table) as first, ben.at(table) as second:
                await second.seated()
                await moved(first)
                await moved(second)
                await ben.post(f"/api/tables/{table}/seats/1/leave")
                await first.until(lambda: first.state["players"][1]["bot"])
                room = await site.hall.house.room(table)
                await first.until(first.own_ask)  # the bot has moved, and waits
                assert (await first.ask("undo", seat=0, seq=first.state["seq"]))["type"] == "ok"
                async with room.opened() as play:
                    assert play.match.gone == [1]

    asyncio.run(scene())
