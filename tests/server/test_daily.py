"""The winter of the day: promised the day before, the same for everybody, one try a person, results that can be verified."""

import asyncio
import time
from datetime import datetime
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from ratusz.games.catalogue import game_named
from ratusz.kernel import record
from ratusz.kernel.chance import commitment
from ratusz.kernel.problem import Problem
from ratusz.server import clock
from ratusz.server.lobby import daily
from ratusz.server.storage.store import Setup
from tests.server.site import ME, Site, Visitor, serving
from tests.server.test_results import account

GAMES = ("frostpunk", "state51")


@pytest.fixture
def calendar(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """On its last day it is noon."""
    days, began = ["2026-11-16"], time.time()
    monkeypatch.setattr(
        clock, "source", lambda: datetime.fromisoformat(f"{days[-1]}T12:00:00+00:00").timestamp() + time.time() - began
    )
    return days


async def deals(visitor: Visitor, day: str = "") -> dict[str, dict[str, Any]]:
    found = await (visitor.get("/api/daily", day=day) if day else visitor.get("/api/daily"))
    return {deal["game"]: deal for deal in found}


async def given_up(visitor: Visitor, table: str) -> None:
    async with visitor.at(table) as player:
        await player.seated()
        assert (await player.act("resign", seat=0))["type"] == "ok"
        await player.finished()


async def result_of(site: Site, visitor: Visitor, game: str, day: str = "") -> dict[str, Any]:
    async with asyncio.timeout(60):
        while not (results := (await deals(visitor, day))[game]["results"]):
            await asyncio.sleep(0.05)
    found: dict[str, Any] = results[0]
    return found


def test_a_deal_is_promised_the_day_before_and_the_promise_is_kept(tmp_path: Path, calendar: list[str]) -> None:
    async def scene() -> None:
        async with serving(tmp_path) as site, site.visitor() as anna:
            async with asyncio.timeout(30):
                while not all([deal["next"] for deal in (await deals(anna)).values()]):
                    await asyncio.sleep(0.02)
            before = await deals(anna)
            assert set(before) == set(GAMES)
            assert [deal["seed"] for deal in before.values()] == [None, None]
            calendar.append("2026-11-17")
            after = await deals(anna)
            assert {name: deal["commitment"] for name, deal in after.items()} == {
                name: deal["next"] for name, deal in before.items()
            }
            opened = await deals(anna, "2026-11-16")
            for name in GAMES:
                assert commitment(opened[name]["seed"]) == before[name]["commitment"]
            assert (await anna.get("/api/daily", 404, day="2026-11-18"))["error"]["code"] == "daily-unknown"
            assert (await anna.get("/api/daily", 404, day="yesterday"))["error"]["code"] == "daily-unknown"

    asyncio.run(scene())


def test_everybody_has_one_try_at_the_same_deal_guests_too(tmp_path: Path, calendar: list[str]) -> None:
    async def scene() -> None:
        async with serving(tmp_path) as site, site.visitor() as anna, site.visitor() as ben:
            await account(anna, "Anna")
            first, second = await asyncio.gather(anna.post("/api/daily/frostpunk"), anna.post("/api/daily/frostpunk"))
            assert first["table"] == second["table"]
            other = (await ben.post("/api/daily/frostpunk"))["table"]
            promised = (await deals(anna))["frostpunk"]["commitment"]
            for visitor, table in ((anna, first["table"]), (ben, other)):
                async with visitor.at(table) as player:
                    assert (await player.seated())["commitment"] == promised
            assert (await anna.post("/api/daily/newangeles", status=404))["error"]["code"] == "daily-unknown"

    asyncio.run(scene())


def test_a_result_is_verified_from_its_record_which_opens_when_the_day_is_over(tmp_path: Path, calendar: list[str]) -> None:
    async def scene() -> None:
        async with serving(tmp_path) as site, site.visitor() as anna, site.visitor() as ben:
            await account(anna, "Anna")
            table = (await anna.post("/api/daily/frostpunk"))["table"]
            await given_up(anna, table)
            found = await result_of(site, ben, "frostpunk")
            assert (found["name"], found["won"], found["verified"], found["table"]) == ("Anna", False, True, None)
            assert (await deals(anna))["frostpunk"]["over"]
            for path in ("record", "replay", "chronicle"):
                assert (await anna.get(f"/api/tables/{table}/{path}", 403))["error"]["code"] == "daily-sealed"
            for path, body in (("analysis", {}), ("continue", {"at": 0, "seats": [ME]})):
                assert (await anna.post(f"/api/tables/{table}/{path}", body, 403))["error"]["code"] == "daily-sealed"
            assert (await anna.get("/api/me/export"))["records"] == []
            calendar.append("2026-11-17")
            opened = (await deals(ben, "2026-11-16"))["frostpunk"]
            assert opened["results"][0]["table"] == table
            told = await ben.get(f"/api/tables/{table}/record")
            told.pop("players")
            record.verify(game_named("frostpunk"), record.parse(told))
            assert commitment(told["seed"]) == opened["commitment"]

    asyncio.run(scene())


def test_against_the_strongest_bot_points_count_and_nobody_is_helped(tmp_path: Path, calendar: list[str]) -> None:
    async def scene() -> None:
        async with serving(tmp_path) as site, site.visitor() as anna:
            table = (await anna.post("/api/daily/state51"))["table"]
            found = await anna.get(f"/api/tables/{table}")
            assert [seat["bot"] for seat in found["seats"]] == [None, daily.opponent("state51")]
            async with anna.at(table) as player:
                await player.seated()
                assert (await player.ask("hint", seat=0))["code"] == "hints-forbidden"
                assert (await player.ask("seat", seat=0, bot="greedy"))["code"] == "counts-alone"
            await given_up(anna, table)
            assert (await result_of(site, anna, "state51"))["verified"]

    asyncio.run(scene())


def test_ones_own_try_is_over_and_shown_however_many_were_better(tmp_path: Path, calendar: list[str]) -> None:
    async def scene() -> None:
        async with serving(tmp_path) as site, site.visitor() as anna, site.visitor() as ben:
            await account(anna, "Anna")
            for visitor in (anna, ben):
                await given_up(visitor, (await visitor.post("/api/daily/frostpunk"))["table"])
            async with asyncio.timeout(60):
                while len((await deals(anna))["frostpunk"]["results"]) < 2:
                    await asyncio.sleep(0.05)
            template = (await site.hall.daily.tries(calendar[-1], "frostpunk"))[0]
            better = [template._replace(identity=f"x{at}", guest=False, won=True) for at in range(daily.LISTED)]
            tries = site.hall.daily.tries

            async def crowded(day: str, game: str) -> list[daily.Try]:
                return daily.ordered(game, [*await tries(day, game), *(better if game == "frostpunk" else [])])

            site.hall.daily.tries = crowded  # type: ignore[method-assign]
            deal = (await deals(anna))["frostpunk"]
            assert deal["over"]
            (mine,) = [one for one in deal["results"] if one["yours"]]
            assert (mine["place"], len(deal["results"])) == (daily.LISTED + 1, daily.LISTED + 2)
            assert [one["place"] for one in deal["results"]][-1] == 1  # the guest, apart
            others = (await deals(ben))["frostpunk"]
            assert len(others["results"]) == daily.LISTED + 1  # those with an account, and the guest

    asyncio.run(scene())


def test_guests_stand_after_all_who_have_an_account_with_places_of_their_own() -> None:
    def one(identity: str, guest: bool, won: bool) -> daily.Try:
        return daily.Try(identity, "", guest, "", won, {"round": 9, "deaths": 0}, True, 0)

    tries = daily.ordered(
        "frostpunk", [one("a", True, True), one("b", False, False), one("c", False, True), one("d", True, False)]
    )
    assert [(place, found.identity) for place, found in daily.listed(tries, "")] == [(1, "c"), (2, "b"), (1, "a"), (2, "d")]


def test_a_try_somebody_got_up_from_is_played_by_nobody_else(tmp_path: Path, calendar: list[str]) -> None:
    async def scene() -> None:
        async with serving(tmp_path) as site, site.visitor() as anna, site.visitor() as ben:
            table = (await anna.post("/api/daily/frostpunk"))["table"]
            await anna.post(f"/api/tables/{table}/seats/0/leave")
            assert (await ben.post(f"/api/tables/{table}/join", status=403))["error"]["code"] == "daily-own"
            refused = await anna.post(f"/api/tables/{table}/seats/0", {"bot": "greedy"}, 400)
            assert refused["error"]["code"] == "counts-alone"
            assert (await anna.post(f"/api/tables/{table}/join"))["seat"] == 0

    asyncio.run(scene())


def test_a_try_whose_server_was_killed_at_its_end_is_counted_by_the_next(
    tmp_path: Path, calendar: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scene() -> None:
        with monkeypatch.context() as killed:
            killed.setattr(daily.Daily, "work", lambda self: asyncio.sleep(0))
            async with serving(tmp_path) as site, site.visitor() as anna:
                await given_up(anna, (await anna.post("/api/daily/frostpunk"))["table"])
        async with serving(tmp_path) as site, site.visitor() as ben:
            assert (await result_of(site, ben, "frostpunk"))["verified"]

    asyncio.run(scene())


def test_a_try_that_ends_after_its_day_is_not_verified(tmp_path: Path, calendar: list[str]) -> None:
    async def scene() -> None:
        async with serving(tmp_path) as site, site.visitor() as anna:
            table = (await anna.post("/api/daily/frostpunk"))["table"]
            calendar.append("2026-11-17")
            assert (await deals(anna, "2026-11-16"))["frostpunk"]["seed"]
            await given_up(anna, table)
            assert not (await result_of(site, anna, "frostpunk", "2026-11-16"))["verified"]

    asyncio.run(scene())


def test_a_try_that_cannot_be_settled_keeps_no_other_from_its_result(
    tmp_path: Path, calendar: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scene() -> None:
        async with serving(tmp_path) as site, site.visitor() as anna, site.visitor() as ben:
            broken, whole = [(await visitor.post("/api/daily/frostpunk"))["table"] for visitor in (anna, ben)]
            setup = site.hall.store.setup

            async def found(table: str) -> Setup:
                if table == broken:
                    raise Problem("table-unknown", got=table)
                return await setup(table)

            monkeypatch.setattr(site.hall.daily, "store", SimpleNamespace(setup=found))
            await given_up(anna, broken)
            await given_up(ben, whole)
            assert (await result_of(site, ben, "frostpunk"))["verified"]

    asyncio.run(scene())


def test_deals_are_promised_again_whatever_went_wrong(
    tmp_path: Path, calendar: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scene() -> None:
        async with serving(tmp_path) as site:
            made: list[str] = []

            async def once_wrong(day: str, game: str) -> None:
                made.append(game)
                if len(made) == 1:
                    raise ValueError("whatever")

            monkeypatch.setattr(daily, "AGAIN", 0.01)
            monkeypatch.setattr(site.hall.daily, "made", once_wrong)
            promising = asyncio.create_task(site.hall.daily.promise())
            async with asyncio.timeout(30):
                while len(made) < 3:
                    await asyncio.sleep(0.01)
                    assert not promising.done()
            promising.cancel()

    asyncio.run(scene())


def test_what_is_not_verified_comes_last() -> None:
    tries = [
        daily.Try("", "", False, "", won, {"round": 9, "deaths": 0}, verified, 0)
        for won, verified in ((True, False), (False, True))
    ]
    assert [(one.won, one.verified) for one in daily.ordered("frostpunk", tries)] == [(False, True), (True, False)]


def test_who_wins_is_before_who_holds_out_longer_and_then_who_loses_fewer_people() -> None:
    def one(won: bool, round: int, deaths: int, over: int = 0) -> daily.Try:
        return daily.Try("", "", False, "", won, {"round": round, "deaths": deaths}, True, over)

    best = [one(True, 15, 9), one(False, 12, 1), one(False, 12, 3, 1), one(False, 12, 3, 2), one(False, 2, 0)]
    assert daily.ordered("frostpunk", best[::-1]) == best
