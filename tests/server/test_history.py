"""Games that are over and whose rules have changed since: they can be looked at as they were told, and exported as they were."""

import asyncio
import random
from pathlib import Path
from typing import Any

import msgspec
import pytest
from sqlalchemy import delete
from structlog.testing import capture_logs

from ratusz.games.catalogue import GAMES
from ratusz.server.storage import schema
from ratusz.server.storage.journal import Entry
from ratusz.server.tables import history
from ratusz.server.tables.history import Moment, Retelling, Story, story_of
from ratusz.server.tables.speech import speech
from ratusz.server.tables.telling import Teller
from tests.server.site import BOT, LOCAL, ME, PATIENCE, Site, Visitor, serving
from tests.server.test_database import moved
from tests.server.test_rules_change import older
from tests.server.test_storm import finished_game

EYES = ("open", "none", "0")
MOMENTS = (0, 1, 15, 16, 17, 40)


async def looked_at(visitor: Visitor, table: str) -> dict[Any, Any]:
    """What a replay shows at some moments, to all kinds of eyes: everything but what takes the rules of then, the forecast and
    going on."""
    found: dict[Any, Any] = {
        (at, eyes): await visitor.get(f"/api/tables/{table}/replay", at=at, eyes=eyes) for at in MOMENTS for eyes in EYES
    }
    found["last"] = await visitor.get(f"/api/tables/{table}/replay")
    for shown in found.values():
        del shown["forecast"], shown["continuable"]
    return {**found, "record": await visitor.get(f"/api/tables/{table}/record")}


async def finished(site: Site, anna: Visitor) -> str:
    table = str((await anna.open_table(ME, LOCAL))["table"])
    async with anna.at(table) as player:
        await player.play_on(random.Random(4))
    return table


async def kept(site: Site, table: str) -> None:
    """Until its history is written."""
    async with asyncio.timeout(PATIENCE):
        while await site.hall.store.history(table, 0, story_of) is None:
            await asyncio.sleep(0.05)


@pytest.mark.slow
def test_a_finished_game_of_older_rules_is_replayed_as_it_was_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("ratusz.server.tables.historian.PATIENCE", PATIENCE / 4)  # the machine may be busy

    async def scene() -> None:
        async with serving(tmp_path) as site, site.visitor() as anna:
            table = await finished(site, anna)
            before = await looked_at(anna, table)
        await older(tmp_path)  # an orderly stop has written what was left to write
        async with serving(tmp_path) as site, site.visitor() as ben:
            assert await looked_at(ben, table) == before
            assert before["last"]["result"]["sentence"]
            await ben.get(f"/api/tables/{table}/replay", 404, at=before["last"]["moves"] + 1)
            async with ben.at(table) as spectator:
                await spectator.until(lambda: spectator.last("bye"))
                assert spectator.last("error")["code"] == "table-told"
            assert table not in site.hall.house.rooms
            seats = [{"kind": "me"}, {"kind": "bot"}]
            answer = await ben.post(f"/api/tables/{table}/continue", {"at": 3, "seats": seats}, 400)
            assert answer["error"]["code"] == "table-told"

    asyncio.run(scene())


@pytest.mark.slow
def test_a_finished_game_is_told_again_in_another_process(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """By these rules or older ones: whoever asks for a long one keeps nobody at other tables waiting."""

    def told_here(*given: Any) -> None:
        raise AssertionError("told in the server's own process")

    monkeypatch.setattr(Teller, "entry", told_here)

    async def scene() -> None:
        async with serving(tmp_path) as site, site.visitor() as anna:
            table = (await anna.post("/api/records", finished_game("state51", 2)))["table"]
            await kept(site, table)
            last = await anna.get(f"/api/tables/{table}/replay")
            assert len(last["log"]) == last["moves"] + 1
            assert table not in site.hall.house.rooms
        await older(tmp_path)
        async with serving(tmp_path) as site, site.visitor() as ben:
            assert (await ben.get(f"/api/tables/{table}/replay"))["log"] == last["log"]

    asyncio.run(scene())


@pytest.mark.slow
def test_who_left_a_game_of_older_rules_is_told_where_it_happened(tmp_path: Path) -> None:
    record = finished_game("state51", 2)
    record["moves"].insert(7, [1, "left"])
    record["result"]["left"] = [1]

    async def scene() -> None:
        async with serving(tmp_path) as site, site.visitor() as anna:
            table = (await anna.post("/api/records", record))["table"]
            await kept(site, table)
            before = await looked_at(anna, table)
            assert [entry["kind"] for entry in before["last"]["log"]].index("left") == 8
        await older(tmp_path)
        async with serving(tmp_path) as site, site.visitor() as ben:
            assert await looked_at(ben, table) == before

    asyncio.run(scene())


@pytest.mark.slow
def test_a_table_can_go_on_from_a_game_of_these_rules_alone(tmp_path: Path) -> None:
    async def scene() -> None:
        async with serving(tmp_path) as site, site.visitor() as anna:
            table = (await anna.post("/api/records", finished_game("state51", 2)))["table"]
            await kept(site, table)
            assert (await anna.get(f"/api/tables/{table}/replay", at=3))["continuable"]
            assert not (await anna.get(f"/api/tables/{table}/replay"))["continuable"]
        await older(tmp_path)
        async with serving(tmp_path) as site, site.visitor() as ben:
            assert not (await ben.get(f"/api/tables/{table}/replay", at=3))["continuable"]

    asyncio.run(scene())


@pytest.mark.slow
def test_every_game_is_told_again_alike(tmp_path: Path) -> None:
    """With bots, and in the games where more is hidden or nothing is."""

    async def scene() -> None:
        async with serving(tmp_path) as site, site.visitor() as anna:
            made: dict[str, dict[Any, Any]] = {}
            for game in ("newangeles", "frostpunk"):
                seats = GAMES[game].seats[0]
                table = (await anna.open_table(*[BOT] * seats, game=game))["table"]
                async with asyncio.timeout(PATIENCE):
                    while (shown := await anna.get(f"/api/tables/{table}"))["moves"] < 45 and not shown["over"]:
                        await asyncio.sleep(0.05)
                record = await site.hall.house.room(table)
                await record.driver.stop()
                async with record.opened() as play:
                    brought = play.match.record()
                table = (await anna.post("/api/records", brought))["table"]
                await kept(site, table)
                made[table] = await looked_at(anna, table)
        await older(tmp_path)
        async with serving(tmp_path) as site, site.visitor() as ben:
            for table, before in made.items():
                for moment, found in (await looked_at(ben, table)).items():
                    assert found == before[moment], moment

    asyncio.run(scene())


@pytest.mark.slow
def test_a_history_a_killed_server_could_not_write_is_written_by_the_next(tmp_path: Path) -> None:
    async def scene() -> None:
        async with serving(tmp_path) as site, site.visitor() as anna:
            table = await finished(site, anna)
            await kept(site, table)
            gone = delete(schema.histories)
            await site.hall.database.write(lambda connection: connection.execute(gone))
        async with serving(tmp_path) as site:
            await kept(site, table)

    asyncio.run(scene())


def test_a_finished_game_without_a_history_is_exported_as_it_was(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("ratusz.server.tables.historian.Historian.over", lambda self, *tables: None)

    async def scene() -> None:
        async with serving(tmp_path) as site, site.visitor() as anna:
            table = await finished(site, anna)
            before = await anna.get(f"/api/tables/{table}/record")
        await older(tmp_path)
        async with serving(tmp_path) as site, site.visitor() as ben:
            refused = await ben.get(f"/api/tables/{table}/replay", 400)
            assert refused["error"]["code"] == "table-untold"
            after = await ben.get(f"/api/tables/{table}/record")
            for field in ("game", "seats", "options", "seed", "commitment", "moves", "players"):
                assert after[field] == before[field]
            assert after["rules"] == 0

    asyncio.run(scene())


def test_a_game_still_played_has_no_history_and_its_record_stays_sealed(tmp_path: Path) -> None:
    """Whatever rules it was played by: an export must not tell the seed."""

    async def scene() -> None:
        async with serving(tmp_path) as site, site.visitor() as anna:
            table = (await anna.open_table(ME, LOCAL))["table"]
            async with anna.at(table) as player:
                await moved(player, 5)
            setup, entries = await site.hall.store.setup(table), await site.hall.store.entries(table)
            encoded = msgspec.msgpack.encode
            assert history.told(encoded(setup), encoded(entries)) == []
        await older(tmp_path)
        async with serving(tmp_path) as site, site.visitor() as ben:
            told = await ben.get(f"/api/tables/{table}/record")
            assert (told["seed"], told["moves"], told["snapshot"], told["start"]) == ("", [], "", "")
            assert told["commitment"]
            assert (await ben.get(f"/api/tables/{table}/replay", 403))["error"]["code"] == "sealed"

    asyncio.run(scene())


def test_an_administrator_exports_a_table_of_older_rules_without_touching_it(tmp_path: Path) -> None:
    from ratusz.server.http.records import exported

    async def scene() -> None:
        async with serving(tmp_path) as site, site.visitor() as anna:
            table = (await anna.open_table(ME, LOCAL))["table"]
            async with anna.at(table) as player:
                await moved(player, 5)
        await older(tmp_path)
        async with serving(tmp_path) as site:
            told = await exported(site.hall, table, secret=True)
            assert len(told["moves"]) == 5
            assert told["seed"]
            assert (await site.hall.store.setup(table)).rules == 0

    asyncio.run(scene())


def test_what_todays_words_cannot_say_of_an_old_game_is_left_out_and_logged() -> None:
    """An event, a question, a table and an end that no game has any more."""
    begin = Moment(Entry(0, -1, "act", "", 0), [("vanished", "S51-GONE.1", -1, {})], [0], ["vanished", 0])
    end = Moment(Entry(1, 0, "act", "pass", 0), [], [], [])
    story = Story({"game": "state51", "rules": 0, "result": {}}, [begin, end])
    retelling = Retelling(speech("en"), story, [])
    view: Any = {"game": "state51"}
    with capture_logs() as logged:
        asked, over = [retelling.told_at(at, None, [view]) for at in (0, 1)]
    assert (asked["question"], asked["text"], over["result"]["sentence"]) == ("", [], "")
    assert asked["log"][0]["lines"][0]["text"] == "vanished"
    assert [line["what"] for line in logged] == ["event", "question", "table", "result", "table"]
    assert {line["event"] for line in logged} == {"retelling failed"}


def test_who_left_is_told_in_the_export_of_older_rules_between_the_moves_that_stand() -> None:
    """A leaving is not taken back with the moves around it; who had left before the game went on from a position comes first."""
    log = [
        Entry(1, 0, "act", "pass", 0),
        Entry(2, 2, "left", "Cy", 0),
        Entry(3, -1, "position", "the rules have changed", 0),
        Entry(4, 0, "act", "gather fuel", 0),
        Entry(5, 1, "left", "Ben", 0),
        Entry(6, 1, "act", "gather brick", 0),
        Entry(7, 0, "undo", "1", 0),
        Entry(8, 1, "try", '[{"do": "gain"}]', 0),
    ]
    moves = [history.move_of(entry) for entry in history.made(log, 3)]
    assert moves == [[2, "left"], [0, "gather fuel"], [1, "left"], [1, "try", [{"do": "gain"}]]]
    assert [history.move_of(entry) for entry in history.made(log[:2], 0)] == [[0, "pass"], [2, "left"]]
