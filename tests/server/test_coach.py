"""The coach on a server: only on games that are over, once, and told in each language; hints that may be forbidden; puzzles."""

import asyncio
from pathlib import Path
from typing import Any

import msgspec
import pytest

from ratusz.coach.judged import Analysis
from ratusz.puzzles.collection import numbered
from ratusz.words.bundle import LANGUAGES, words
from tests.coach.short import passed_up
from tests.server.site import Visitor, serving

PUZZLES = "/api/games/state51/puzzles"


async def analysed(visitor: Visitor, table: str, lang: str = "en") -> dict[str, Any]:
    while True:
        told = await visitor.post(f"/api/tables/{table}/analysis?lang={lang}")
        if told["done"]:
            return told
        assert told["judged"] <= told["of"]
        assert any([seat["curve"] for seat in told["seats"]]) == (told["judged"] > 0)  # what is known so far is shown
        await asyncio.sleep(0.05)


def test_a_finished_game_is_gone_over_once_and_told_in_each_language(tmp_path: Path) -> None:
    async def scene() -> None:
        async with serving(tmp_path) as site, site.visitor() as anna:
            table = (await anna.post("/api/records", passed_up(), 201))["table"]
            told = await analysed(anna, table)
            (move,) = told["seats"][0]["costly"]
            assert move["title"].startswith("Move 1, round 4: Pass")
            assert move["better"].startswith("Better: ")
            assert move["reasons"]
            assert told["seats"][0]["curve"][-1] == {"at": 1, "chance": 0.0}
            assert told["seats"][1]["costly"] == []
        async with serving(tmp_path) as site, site.visitor() as ben:  # it is kept
            again = await ben.post(f"/api/tables/{table}/analysis?lang=de")
            assert again["done"]
            assert again["seats"][0]["costly"][0]["better"].startswith("Besser: ")

    asyncio.run(scene())


def test_nobody_takes_all_places_at_the_coach(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Games gone over are counted by address."""
    monkeypatch.setattr("ratusz.server.study.analyst.EACH", 1)

    async def scene() -> None:
        async with serving(tmp_path) as site, site.visitor() as anna:
            tables = [(await anna.post("/api/records", passed_up(), 201))["table"] for _ in range(2)]
            going = asyncio.Event()
            monkeypatch.setattr(site.hall.analyst, "go_over", lambda *_: going.wait())
            assert not (await anna.post(f"/api/tables/{tables[0]}/analysis?lang=en"))["done"]
            refused = await anna.post(f"/api/tables/{tables[1]}/analysis?lang=en", status=429)
            assert refused["error"]["code"] == "coach-busy"
            going.set()

    asyncio.run(scene())


def test_a_game_judged_without_what_was_learned_says_so_in_each_language(tmp_path: Path) -> None:
    async def scene() -> None:
        async with serving(tmp_path) as site, site.visitor() as anna:
            for stale in (False, True):
                table = (await anna.post("/api/records", passed_up(), 201))["table"]
                kept = Analysis("state51", 2, 1, [1], True, [], stale)
                await site.hall.store.keep_analysis(table, msgspec.msgpack.encode(kept))
                for language in LANGUAGES:
                    told = await anna.post(f"/api/tables/{table}/analysis?lang={language}")
                    assert told["caveat"] == (words(language).say("coach-stale") if stale else "")

    asyncio.run(scene())


def test_an_analysis_kept_before_weights_could_be_stale_is_still_told() -> None:
    old = {"game": "state51", "seats": 2, "moves": 1, "winners": [1], "over": True, "decisions": []}
    assert msgspec.msgpack.decode(msgspec.msgpack.encode(old), type=Analysis).stale is False


def test_nothing_is_said_of_a_game_still_played(tmp_path: Path) -> None:
    async def scene() -> None:
        async with serving(tmp_path) as site, site.visitor() as anna:
            made = await anna.open_table({"kind": "me"}, {"kind": "bot", "bot": "greedy"})
            error = (await anna.post(f"/api/tables/{made['table']}/analysis", status=403))["error"]
            assert error["code"] == "sealed"

    asyncio.run(scene())


def test_whoever_opens_a_table_may_forbid_hints(tmp_path: Path) -> None:
    async def scene() -> None:
        async with serving(tmp_path) as site, site.visitor() as anna:
            made = await anna.open_table({"kind": "me"}, {"kind": "bot", "bot": "greedy"}, hints=False)
            assert (await anna.get(f"/api/tables/{made['table']}"))["hints"] is False
            async with anna.at(made["table"]) as player:
                await player.seated()
                assert player.state["hints"] is False
                assert (await player.ask("hint", seat=0))["code"] == "hints-forbidden"
        async with serving(tmp_path) as site, site.visitor() as ben:  # it is kept
            assert (await ben.get(f"/api/tables/{made['table']}"))["hints"] is False

    asyncio.run(scene())


def test_a_puzzle_shows_what_its_seat_sees_and_what_is_solved_is_kept(tmp_path: Path) -> None:
    async def scene() -> None:
        puzzle = numbered("state51", 1)
        async with serving(tmp_path) as site, site.visitor() as anna, site.visitor() as ben:
            told = await anna.get(PUZZLES)
            assert 1 <= told["today"] <= told["count"]
            assert told["solved"] == []
            shown = await anna.get(f"{PUZZLES}/1")
            assert shown["view"]["eyes"] == puzzle.seat
            texts = [choice["text"] for choice in shown["choices"]]
            assert puzzle.solution.answers[0] in texts
            wrong = await anna.post(f"{PUZZLES}/1", {"answer": puzzle.wrong[0].answers[0]})
            assert not wrong["right"]
            assert (await anna.get(PUZZLES))["solved"] == []
            right = await anna.post(f"{PUZZLES}/1", {"answer": puzzle.solution.answers[0]})
            assert right["right"]
            assert right["reasons"]
            assert (await anna.get(PUZZLES))["solved"] == [1]
            assert (await ben.get(PUZZLES))["solved"] == []
            assert (await anna.get(f"{PUZZLES}/9999", 404))["error"]["code"] == "puzzle-unknown"

    asyncio.run(scene())
