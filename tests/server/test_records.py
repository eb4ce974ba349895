"""After the game: records, looking back, going on from a point of it."""

import asyncio
import random
from pathlib import Path
from typing import Any

from ratusz.games.catalogue import GAMES
from ratusz.kernel import record
from ratusz.kernel.match import begin
from tests.server.site import BOT, LOCAL, ME, Visitor, serving


async def finished(anna: Visitor) -> str:
    table: str = (await anna.open_table(ME, BOT))["table"]
    async with anna.at(table) as player:
        await player.play_on(random.Random(8))
    return table


def test_a_record_is_sealed_until_the_game_is_over(tmp_path: Path) -> None:
    async def scene() -> None:
        async with serving(tmp_path) as site, site.visitor() as anna:
            table = (await anna.open_table(ME, LOCAL))["table"]
            async with anna.at(table) as player:
                state = await player.seated()
                sealed = await anna.get(f"/api/tables/{table}/record")
                assert sealed["commitment"] == state["commitment"]
                assert (sealed["seed"], sealed["start"], sealed["moves"], sealed["snapshot"]) == ("", "", [], "")
                assert (await anna.get(f"/api/tables/{table}/replay", 403))["error"]["code"] == "sealed"
                seats = [ME, BOT]
                body = {"at": 0, "seats": seats}
                assert (await anna.post(f"/api/tables/{table}/continue", body, 403))["error"]["code"] == "sealed"

    asyncio.run(scene())


def test_the_record_of_a_finished_game_can_be_verified(tmp_path: Path) -> None:
    async def scene() -> None:
        async with serving(tmp_path) as site, site.visitor() as anna:
            told = await anna.get(f"/api/tables/{await finished(anna)}/record")
            players = told.pop("players")
            assert players[0].startswith("human:")
            assert players[1] == "random"
            match = record.verify(GAMES["state51"], record.parse(told))
            assert match.over

    asyncio.run(scene())


def test_a_record_goes_out_of_one_server_and_into_another(tmp_path: Path) -> None:
    async def scene() -> None:
        async with serving(tmp_path) as site, site.visitor() as anna:
            table = await finished(anna)
            told = await anna.get(f"/api/tables/{table}/record")
            replay = await anna.get(f"/api/tables/{table}/replay", at=10, eyes="open")
        elsewhere = tmp_path / "elsewhere"
        elsewhere.mkdir()
        async with serving(elsewhere) as site, site.visitor() as ben:
            brought = await ben.post("/api/records", told)
            again = await ben.get(f"/api/tables/{brought['table']}/record")
            assert again == told
            seen = await ben.get(f"/api/tables/{brought['table']}/replay", at=10, eyes="open")
            assert seen["view"] == replay["view"]
            assert [one["table"] for one in await ben.get("/api/tables", which="finished")] == [brought["table"]]
            async with ben.at(brought["table"]) as looker:
                state = await looker.seated()
                assert state["archive"]
                assert state["asks"] == []

    asyncio.run(scene())


def test_a_record_of_an_unfinished_game_can_be_looked_at_and_gone_on_with(tmp_path: Path) -> None:
    async def scene() -> None:
        async with serving(tmp_path) as site, site.visitor() as anna:
            told = await anna.get(f"/api/tables/{await finished(anna)}/record")
            match = record.replay(GAMES["state51"], record.parse({k: v for k, v in told.items() if k != "players"}), 12)
            brought = await anna.post("/api/records", match.record())
            found = await anna.get(f"/api/tables/{brought['table']}")
            assert found["archive"]
            assert (await anna.get(f"/api/tables/{brought['table']}/replay"))["moves"] == 12
            made = await anna.post(f"/api/tables/{brought['table']}/continue", {"at": 12, "seats": [ME, BOT]})
            async with anna.at(made["table"]) as player:
                await player.play_on(random.Random(9))
                assert player.state["over"]

    asyncio.run(scene())


def test_a_record_that_was_tampered_with_is_refused(tmp_path: Path) -> None:
    async def scene() -> None:
        async with serving(tmp_path) as site, site.visitor() as anna:
            told = await anna.get(f"/api/tables/{await finished(anna)}/record")
            cases: list[tuple[dict[str, Any], str]] = [
                ({"seed": "another"}, "record-commitment"),
                ({"moves": [[0, "dance"], *told["moves"][1:]]}, "record-move"),
                ({"moves": [["zero"], *told["moves"][1:]]}, "record-move"),
                ({"moves": told["moves"][:-1]}, "record-snapshot"),
                ({"result": {**told["result"], "winners": [0, 1]}}, "record-result"),
                ({"format": 99}, "record-format"),
                ({"rules": 99}, "record-rules"),
                ({"content": "0"}, "record-content"),
                ({"moves": told["moves"] * 20}, "record-long"),
                ({"seats": "two"}, "record-form"),
                ({"seed": "", "commitment": ""}, "record-sealed"),
                ({"extra": 1}, "record-form"),
            ]
            for change, code in cases:
                error = (await anna.post("/api/records", {**told, **change}, 400))["error"]
                assert error["code"] == code, change
                assert error["message"]
            assert (await anna.post("/api/records", {**told, "game": "chess"}, 404))["error"]["code"] == "game-unknown"

    asyncio.run(scene())


def test_a_finished_game_is_seen_from_any_eyes_at_any_move(tmp_path: Path) -> None:
    async def scene() -> None:
        async with serving(tmp_path) as site, site.visitor() as anna:
            path = f"/api/tables/{await finished(anna)}/replay"
            hands = {}
            for eyes in ("0", "1", "open", "none"):
                shown = await anna.get(path, at=5, eyes=eyes)
                hands[eyes] = [seat["hand"] for seat in shown["view"]["seats"]]
                assert shown["at"] == 5
                assert len(shown["log"]) == 6
                assert shown["text"]
                assert shown["question"]
            assert hands["none"] == [None, None]
            assert hands["open"] == [hands["0"][0], hands["1"][1]]
            assert hands["0"][1] is None
            kinds = [line["kind"] for entry in (await anna.get(path, eyes="open"))["log"] for line in entry["lines"]]
            assert "drew" in kinds
            assert "drew-hidden" not in kinds
            whole = await anna.get(path)
            assert whole["at"] == whole["moves"]
            assert whole["result"]["over"]
            assert (await anna.get(path, 404, at=whole["moves"] + 1))["error"]["code"] == "move-unknown"
            assert (await anna.get(path, 400, at="-1"))["error"]["code"] == "word-number"
            assert (await anna.get(path, 400, eyes="7"))["error"]["code"] == "eyes"

    asyncio.run(scene())


def test_a_new_table_begins_at_a_move_of_a_finished_game(tmp_path: Path) -> None:
    async def scene() -> None:
        async with serving(tmp_path) as site, site.visitor() as anna:
            table = await finished(anna)
            there = await anna.get(f"/api/tables/{table}/replay", at=20, eyes="0")
            made = await anna.post(f"/api/tables/{table}/continue", {"at": 20, "seats": [ME, LOCAL]})
            async with anna.at(made["table"], made["seats"][0]["token"]) as player:
                assert (await player.seated())["view"] == there["view"]
            async with anna.at(made["table"]) as player:
                await player.play_on(random.Random(10))
                assert player.state["over"]
            told = await anna.get(f"/api/tables/{made['table']}/record")
            told.pop("players")
            assert record.verify(GAMES["state51"], record.parse(told)).over
            whole = (await anna.get(f"/api/tables/{table}"))["moves"]
            error = (await anna.post(f"/api/tables/{table}/continue", {"at": whole, "seats": [ME, BOT]}, 409))["error"]
            assert error["code"] == "over"

    asyncio.run(scene())


def test_an_effect_tried_out_cannot_keep_the_server_busy(tmp_path: Path) -> None:
    """Bots of all tables would wait for it."""

    async def scene() -> None:
        game = GAMES["newangeles"]
        match = begin(game, 4, {"corporations": "random"}, "a seed")
        while match.state.stack[-1][0] != "main":
            seat = game.rules.seats(match.state)[0]
            match.do(seat, game.rules.options(match.state, seat)[0])
        too_often = {"do": "march", "what": "outage", "times": 10**12}
        too_much = {"do": "gain", "capital": 10**25}
        for effect, code in ((too_often, "record-move"), (too_much, "message-whole")):
            told = match.record()
            told["moves"].append([0, "try", [effect]])
            async with serving(tmp_path) as site, site.visitor() as anna:
                error = (await anna.post("/api/records", told, 400))["error"]
                assert error["code"] == code

    asyncio.run(scene())


def test_a_record_the_log_could_not_hold_is_refused(tmp_path: Path) -> None:
    async def scene() -> None:
        game = GAMES["newangeles"]
        match = begin(game, 4, {"corporations": "random"}, "a seed")
        match.act(0, "trade 1 1 - loose I lie")
        told = match.record()
        told["moves"][-1][1] = "trade 1 1 - loose I\0lie"
        async with serving(tmp_path) as site, site.visitor() as anna:
            assert (await anna.post("/api/records", told, 400))["error"]["code"] == "record-field"
            for seed in ("long " * 20, "cut\0off"):
                told = begin(game, 4, {}, seed).record()
                assert (await anna.post("/api/records", told, 400))["error"]["code"] == "record-field"

    asyncio.run(scene())
