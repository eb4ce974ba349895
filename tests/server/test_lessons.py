"""Lessons on the server: a table of one's own, wrong tries answered and taken back, and progress that is kept."""

import asyncio
from pathlib import Path
from typing import Any

from tests.server.site import Player, Visitor, serving

LESSONS = "/api/games/state51/lessons"


async def done(visitor: Visitor) -> list[str]:
    return [card["lesson"] for card in await visitor.get(LESSONS) if card["done"]]


async def did(player: Player, action: str) -> dict[str, Any]:
    """Do something, and wait for the state it leads to."""
    seq = player.state["seq"]
    assert (await player.act(action))["type"] == "ok"
    await player.beyond(seq)
    return player.state


def test_a_course_lists_its_lessons_in_order_in_every_language(tmp_path: Path) -> None:
    async def scene() -> None:
        async with serving(tmp_path) as site, site.visitor() as anna:
            titles = {language: [card["title"] for card in await anna.get(LESSONS, lang=language)] for language in ("en", "pl")}
            assert len(titles["en"]) == len(titles["pl"]) == 6
            assert titles["en"][0] == "Two roads, two places"
            assert titles["pl"][0] == "Dwie drogi, dwa miejsca"
            games = await anna.get("/api/games")
            assert [game["lessons"] for game in games if game["game"] == "state51"] == [6]

    asyncio.run(scene())


def test_a_wrong_try_is_taken_back_with_the_reason(tmp_path: Path) -> None:
    async def scene() -> None:
        async with serving(tmp_path) as site, site.visitor() as anna:
            made = await anna.post(f"{LESSONS}/reach", status=201)
            async with anna.at(made["table"]) as player:
                before = await player.seated()
                await did(player, "incorporate school")
                after = await did(player, "pay highway")  # the whole decision is taken back, not half of it
                assert after["view"] == before["view"]
                assert after["moves"] == 0
                assert after["lesson"]["status"] == "open"
                assert after["lesson"]["left"] == 2
                await anna_reads_why(player)
            async with anna.at(made["table"]) as again:  # the log tells it as long as there is one
                await again.seated()
                assert again.last("log")["entries"][-1]["kind"] == "lesson"

    async def anna_reads_why(player: Player) -> None:
        entries = [entry for frame in player.frames if frame["type"] == "events" for entry in [frame]]
        assert entries[-1]["kind"] == "lesson"
        assert entries[-1]["lines"][0]["text"].startswith("Highway reaches 2, but School is only 1 away")

    asyncio.run(scene())


def test_who_reaches_the_goal_keeps_it_and_others_do_not(tmp_path: Path) -> None:
    async def scene() -> None:
        async with serving(tmp_path) as site, site.visitor() as anna, site.visitor() as ben:
            table = (await anna.post(f"{LESSONS}/visit", status=201))["table"]
            await ben.get("/api/me")
            async with anna.at(table) as player:
                await player.seated()
                await did(player, "visit heavy-equipment")
                assert await done(anna) == []
                await player.until(player.own_ask)
                await did(player, "incorporate oil-rig")
                ask = await player.until(player.own_ask)
                state = await did(player, ask["actions"][0]["text"])
                assert state["lesson"]["status"] == "reached"
                assert state["lesson"]["next"] == "spoils"
                assert await done(anna) == ["visit"]  # who is told so finds it kept
            assert await done(ben) == []
        async with serving(tmp_path) as site, site.visitor(cookie=f"ratusz={anna.http.cookies['ratusz']}") as back:
            assert await done(back) == ["visit"]

    asyncio.run(scene())


def test_a_lesson_that_cannot_be_reached_any_more_says_so_and_bots_stand_still(tmp_path: Path) -> None:
    async def scene() -> None:
        async with serving(tmp_path) as site, site.visitor() as anna:
            table = (await anna.post(f"{LESSONS}/work", status=201))["table"]
            async with anna.at(table) as player:
                await player.seated()
                await did(player, "work gas-station")
                await did(player, "incorporate fuel-tank")
                await did(player, "pay contact")
                assert (await player.act("resign"))["type"] == "ok"
                await player.until(lambda: player.state["lesson"]["status"] == "missed")
            assert await done(anna) == []

    asyncio.run(scene())


def test_a_bot_does_not_learn_in_the_place_of_who_left(tmp_path: Path) -> None:
    async def scene() -> None:
        async with serving(tmp_path, pace=1) as site, site.visitor() as anna:
            table = (await anna.post(f"{LESSONS}/reach", status=201))["table"]
            async with anna.at(table) as player:
                seq = (await player.seated())["seq"]
                assert (await player.ask("seat", seat=0, bot="random"))["type"] == "ok"
                await asyncio.sleep(0.5)  # the bot would try what is wrong, have it taken back, and try again
                assert player.state["seq"] == seq

    asyncio.run(scene())


def test_what_a_guest_has_learned_goes_over_to_the_account(tmp_path: Path) -> None:
    async def scene() -> None:
        account = {"name": "Zofia", "password": "correct horse"}
        async with serving(tmp_path) as site, site.visitor() as zofia, site.visitor() as guest:
            await zofia.post("/api/account", account)
            for visitor, lessons in ((zofia, ["visit"]), (guest, ["visit", "work"])):
                table = (await visitor.post(f"{LESSONS}/reach", status=201))["table"]
                me = (await site.hall.store.setup(table)).creator
                for lesson in lessons:
                    await site.hall.store.finish_lesson(me, "state51", lesson)
            await guest.post("/api/login", account)
            assert sorted(await done(guest)) == ["visit", "work"]

    asyncio.run(scene())


def test_lessons_are_not_among_ones_games(tmp_path: Path) -> None:
    async def scene() -> None:
        async with serving(tmp_path) as site, site.visitor() as anna:
            table = (await anna.post(f"{LESSONS}/reach", status=201))["table"]
            assert await anna.get("/api/tables", which="mine") == []
            assert (await anna.get(f"/api/tables/{table}"))["lesson"] == "reach"
            assert await anna.get("/api/tables", which="open") == []

    asyncio.run(scene())


def test_a_lesson_that_does_not_exist_is_named(tmp_path: Path) -> None:
    async def scene() -> None:
        async with serving(tmp_path) as site, site.visitor() as anna:
            fault = (await anna.post(f"{LESSONS}/juggling", status=404))["error"]
            assert fault["code"] == "lesson-unknown"
            assert "juggling" in fault["message"]

    asyncio.run(scene())
