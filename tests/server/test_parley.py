"""Before bots decide about a deal, the people at the table have time to bargain."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from ratusz.games.catalogue import manifest, names, strategy_named
from ratusz.games.newangeles.game import GAME
from ratusz.kernel.strategy import Strategy
from ratusz.server.http import tables
from ratusz.server.tables.parley import HELD, Parley
from tests.bots.test_newangeles import countered
from tests.server.site import BOT, ME, OPEN, Player, Site, serving

VOTES = ("abstained", "supported")


@asynccontextmanager
async def deal(folder: Path, monkeypatch: pytest.MonkeyPatch, limit: int | None = None) -> AsyncIterator[tuple[Player, Player]]:
    """Whoever made the main offer is a person, and the first of the bots is asked for support; somebody watches."""
    whole, start = tables.new_setup, GAME.position(countered().g)
    monkeypatch.setattr(tables, "new_setup", lambda *args, **more: whole(*args, **{**more, "start": start, "options": {}}))
    async with serving(folder, pace=1, talk=600) as site, site.visitor() as anna:
        made = await anna.post("/api/tables", {"game": "newangeles", "seats": [ME, ME, ME, ME], "bargain": limit})
        async with anna.at(made["table"], query="&talks=1") as player, site.visitor() as ben, ben.at(made["table"]) as spectator:
            await player.seated()
            for seat in (1, 2, 3):
                await player.ask("seat", seat=seat, bot="greedy")
            if limit != 0:
                await player.until(lambda: waits(player) == [0])
                await spectator.until(lambda: waits(spectator) == [0])
            yield player, spectator


def lines(player: Player) -> list[dict[str, Any]]:
    """What was done, in order."""
    entries = [frame for frame in player.frames if frame["type"] == "events"]
    return [line for entry in entries for line in entry["lines"]]


def decided(player: Player) -> bool:
    return any([line["kind"] in VOTES for line in lines(player)])


def waits(player: Player) -> list[int]:
    seats: list[int] = player.last("parley").get("seats", [])
    return seats


def test_bots_decide_when_the_person_is_ready(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene() -> None:
        async with deal(tmp_path, monkeypatch) as (player, spectator):
            assert 0 < player.last("parley")["left"] <= 600_000
            assert not decided(spectator)
            await player.ask("ready", seat=0)
            await spectator.until(lambda: decided(spectator))

    asyncio.run(scene())


def test_every_offer_is_answered_before_a_bot_decides(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene() -> None:
        async with deal(tmp_path, monkeypatch) as (player, spectator):
            for offer in ("trade 2 - 1 binding -", "trade 3 - 1 binding -"):
                while (answer := await player.act(offer, seat=0))["type"] != "ok":
                    assert answer["code"] == "stale", answer  # a bot has spoken meanwhile
            while not decided(spectator):  # a price that is named calls for an answer, or for being ready again
                await player.ask("ready", seat=0)
                await spectator.ask("ping")
            told = lines(spectator)
            first = next(number for number, line in enumerate(told) if line["kind"] in VOTES)
            offered = {line["number"] for line in told if line["kind"] == "trade-offered" and line["from"] == 0}
            answered = {line["number"] for line in told[:first] if line["kind"] in ("trade-declined", "trade-answered")}
            assert len(offered) == 2
            assert offered <= answered, told

    asyncio.run(scene())


def test_who_writes_an_offer_is_waited_for_although_ready(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene() -> None:
        async with deal(tmp_path, monkeypatch) as (player, spectator):
            await player.ask("writing", seat=0, on=True)
            await player.ask("ready", seat=0)
            await player.ask("ping")
            assert waits(player) == [0]
            assert not decided(spectator)
            await player.ask("writing", seat=0, on=False)
            await spectator.until(lambda: decided(spectator))

    asyncio.run(scene())


def test_whoever_lets_bots_hurry_takes_nobody_the_time(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene() -> None:
        async with deal(tmp_path, monkeypatch) as (player, spectator):
            await player.ask("pace", ms=0)
            await player.ask("ping")
            assert waits(player) == [0]
            assert not decided(spectator)

    asyncio.run(scene())


def test_nobody_holds_the_game_for_ever(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene() -> None:
        async with deal(tmp_path, monkeypatch, limit=3) as (player, spectator):
            await player.ask("writing", seat=0, on=True)
            await spectator.until(lambda: decided(spectator))

    asyncio.run(scene())


def test_who_wants_no_time_gets_none(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene() -> None:
        async with deal(tmp_path, monkeypatch, limit=0) as (_, spectator):
            await spectator.until(lambda: decided(spectator))

    asyncio.run(scene())


SEATS = {"newangeles": 4, "frostpunk": 2}


async def limit_at(site: Site, table: str) -> int:
    """How long bots wait there."""
    room = await site.hall.house.room(table)
    async with room.opened():
        return room.driver.parley.limit


@pytest.mark.parametrize("game", SEATS)
def test_the_time_to_bargain_is_the_tables_after_a_restart_and_elsewhere_too(tmp_path: Path, game: str) -> None:
    async def scene() -> None:
        seats = [ME, OPEN, *[BOT] * (SEATS[game] - 2)]
        async with serving(tmp_path, talk=90) as site, site.visitor() as anna, serving(tmp_path, talk=60) as other:
            chosen = (await anna.post("/api/tables", {"game": game, "seats": seats, "bargain": 180}))["table"]
            none = (await anna.post("/api/tables", {"game": game, "seats": seats, "bargain": 0}))["table"]
            usual = (await anna.post("/api/tables", {"game": game, "seats": seats}))["table"]
            assert [await limit_at(site, table) for table in (chosen, none, usual)] == [180, 0, 90]
            assert [await limit_at(other, table) for table in (chosen, none, usual)] == [180, 0, 60]
        async with serving(tmp_path, talk=60) as site, site.visitor() as ben:
            assert [await limit_at(site, table) for table in (chosen, none, usual)] == [180, 0, 60]
            assert [(await ben.get(f"/api/tables/{table}"))["bargain"] for table in (chosen, none, usual)] == [180, 0, None]

    asyncio.run(scene())


def test_an_invitation_tells_how_long_the_bots_wait(tmp_path: Path) -> None:
    async def scene() -> None:
        async with serving(tmp_path) as site, site.visitor() as anna:
            for seconds, told in ((90, "up to 90 s"), (180, "up to 3 min"), (0, "none")):
                body = {"game": "newangeles", "seats": [ME, OPEN, OPEN, BOT], "bargain": seconds}
                table = (await anna.post("/api/tables", body))["table"]
                token = (await anna.post(f"/api/tables/{table}/link"))["url"].removeprefix("/invited/")
                assert f"time to bargain: {told}" in (await anna.get(f"/api/invited/{token}", lang="en"))["terms"]

    asyncio.run(scene())


@pytest.mark.parametrize(
    ("game", "seconds", "code", "said"),
    [
        ("newangeles", 601, "bargain-form", "The time to bargain is from 0 to 600 seconds."),
        ("newangeles", -1, "bargain-form", "The time to bargain is from 0 to 600 seconds."),
        ("newangeles", "long", "message-form", ""),
        ("state51", 90, "bargain-none", "In this game there is nothing to bargain about, so there is no time to set for it."),
    ],
)
def test_a_time_to_bargain_that_cannot_be_is_refused_with_a_sentence(
    tmp_path: Path, game: str, seconds: int | str, code: str, said: str
) -> None:
    async def scene() -> None:
        async with serving(tmp_path) as site, site.visitor() as anna:
            body = {"game": game, "seats": [ME] * (4 if game == "newangeles" else 2), "bargain": seconds}
            error = (await anna.post("/api/tables?lang=en", body, 400))["error"]
            assert error["code"] == code
            assert error["message"]
            assert said in error["message"]

    asyncio.run(scene())


def test_a_game_says_that_it_has_something_to_bargain_about() -> None:
    for name in names():
        bargains = type(strategy_named(name)).bargaining is not Strategy.bargaining
        assert manifest(name).bargains == bargains


def test_a_bot_does_not_repeat_an_offer_that_was_declined(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def offers(told: list[dict[str, Any]]) -> list[tuple[Any, ...]]:
        made = [line for line in told if line["kind"] == "trade-offered" and line["from"] != 0]
        return [tuple([line[name] for name in ("from", "to", "give", "want", "binding")]) for line in made]

    async def scene(place: Path) -> list[tuple[Any, ...]]:
        place.mkdir()
        async with deal(place, monkeypatch) as (player, spectator):
            await player.ask("seat", seat=1, bot="greedy")
            for _ in range(6):  # every answer gives the bots a new chance to speak
                for trade in player.last("state")["view"]["trades"]:
                    if trade["to"] == 0:
                        await player.act(f"decline {trade['number']}", seat=0)
                await player.act("trade 3 - 1 binding -", seat=0)
                await player.ask("ping")
            while not decided(spectator):
                await player.ask("ready", seat=0)
                await spectator.ask("ping")
            return offers(lines(spectator))

    for number in range(6):  # now and then no bot sees anything to gain before the vote
        made = asyncio.run(scene(tmp_path / str(number)))
        assert len(made) == len(set(made))
        if made:
            return
    raise AssertionError("no bot has offered anything")


def test_who_is_ready_stays_so_until_the_deal_is_over() -> None:
    """Between two votes other things are asked."""
    parley = Parley(90)
    assert parley.waits_for(5, (), [0]) == [0]
    over = parley.over
    parley.ready.add(0)
    assert [parley.waits_for(matter, (), [0]) for matter in (5, 0, 5)] == [[], [], []]
    assert parley.over == over
    assert parley.waits_for(6, (), [0]) == [0]


def test_who_writes_an_offer_or_has_got_a_new_one_is_waited_for_although_ready(monkeypatch: pytest.MonkeyPatch) -> None:
    now = 100.0
    monkeypatch.setattr("ratusz.server.tables.parley.time.monotonic", lambda: now)
    parley = Parley(90)
    parley.waits_for(5, (), [0, 1])
    parley.ready |= {0, 1}
    parley.writing = {0}
    assert parley.waits_for(5, ((1, 2, 1),), [0, 1]) == [0, 1]
    parley.writing = set()
    assert parley.waits_for(5, ((1, 2, 1), (2, 0, 2)), [0, 1]) == [1]
    parley.ready.add(1)  # rather than answer it
    assert parley.waits_for(5, ((1, 2, 1), (2, 0, 2)), [0, 1]) == []
    assert parley.waits_for(5, ((1, 2, 1), (3, 2, 1)), [0, 1]) == [1]
    now += HELD * 90
    parley.writing = {0}
    assert parley.waits_for(5, ((1, 2, 1), (4, 2, 1)), [0, 1]) == []


def test_the_time_stands_still_while_somebody_writes_or_has_an_offer_but_not_for_ever(monkeypatch: pytest.MonkeyPatch) -> None:
    now = 100.0
    monkeypatch.setattr("ratusz.server.tables.parley.time.monotonic", lambda: now)
    parley = Parley(90)
    assert parley.waits_for(5, (), [0]) == [0]
    assert (parley.left, parley.held) == (90, False)
    now += 60
    parley.writing = {0}
    parley.waits_for(5, (), [0])
    assert (parley.left, parley.held) == (210, True)
    now += 100
    parley.writing = set()
    assert parley.waits_for(5, (), [0]) == [0]
    assert (parley.left, parley.held) == (30, False)
    assert parley.waits_for(5, ((1, 2, 0),), [0]) == [0]
    now += 20
    assert parley.waits_for(5, (), [0], looking=[0]) == [0]
    now += 20
    assert (parley.waits_for(5, (), [0]), parley.left) == ([0], 30)
    parley.writing = {0}
    parley.waits_for(5, (), [0])
    now += 80  # 280 in all
    assert parley.waits_for(5, (), [0]) == []


def test_an_offer_half_written_is_gone_with_who_wrote_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene() -> None:
        async with deal(tmp_path, monkeypatch) as (player, spectator):
            await player.ask("writing", seat=0, on=True)
            await player.socket.close()
            await spectator.until(lambda: decided(spectator))

    asyncio.run(scene())


def test_who_goes_away_is_not_waited_for(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene() -> None:
        async with deal(tmp_path, monkeypatch) as (player, spectator):
            await player.socket.close()
            await spectator.until(lambda: decided(spectator))

    asyncio.run(scene())
