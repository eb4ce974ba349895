"""Strangers who do all they may, at once: everybody else goes on."""

import asyncio
import random
import threading
import time
from collections.abc import Awaitable, Callable
from contextlib import AsyncExitStack
from itertools import chain
from pathlib import Path
from statistics import median
from typing import Any

import pytest

from ratusz.games.catalogue import GAMES
from ratusz.kernel.match import begin
from ratusz.server.tables import speech
from ratusz.server.tables.speech import QuickWords
from ratusz.server.thinking.turns import Who
from tests.server.site import LOCAL, ME, PATIENCE, Site, Visitor, serving

pytestmark = pytest.mark.slow

HARD = {"kind": "bot", "bot": "search"}
EASY = {"kind": "bot", "bot": "greedy"}
PROMPT = 0.1  # seconds in which health is told


def finished_game(game: str, seats: int) -> dict[str, Any]:
    """The record of a game played by chance."""
    chance = random.Random(3)
    match = begin(GAMES[game], seats, GAMES[game].complete({}), "storm")
    while not match.over:
        seat = match.game.rules.seats(match.state)[0]
        action = chance.choice(match.game.rules.options(match.state, seat))
        match.act(seat, match.game.rules.write(match.state, seat, action))
    return match.record(True)


async def measured(site: Site, storm: list[Awaitable[Any]]) -> list[float]:
    """How long health takes while all this goes on."""
    times: list[float] = []
    raging = asyncio.gather(*storm)
    async with site.visitor() as operator:
        while not raging.done():
            started = time.monotonic()
            await operator.get("/healthz")
            times.append(time.monotonic() - started)
            await asyncio.sleep(0.01)
    await raging
    return times


def test_a_language_nobody_has_spoken_yet_is_not_learnt_while_everybody_waits(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Reading its messages takes a third of a second: that happens in another thread."""
    where: list[bool] = []

    class Spied(QuickWords):
        def __init__(self, language: str, game: str = "") -> None:
            where.append(threading.current_thread() is threading.main_thread())
            super().__init__(language, game)

    monkeypatch.setattr(speech, "QuickWords", Spied)
    speech.speech.cache_clear()

    async def scene() -> None:
        async with serving(tmp_path) as site, site.visitor() as anna:
            await anna.get("/api/games", lang="ru")

    asyncio.run(scene())
    speech.speech.cache_clear()
    assert set(where) == {False}


def test_health_is_told_before_a_language_is_learnt(tmp_path: Path) -> None:
    """And whatever else is done in the thread in which that happens."""
    done = threading.Event()

    async def scene() -> None:
        async with serving(tmp_path) as site, site.visitor() as operator:
            long = asyncio.create_task(site.hall.thinkers.apart(Who("", ""), done.wait))
            try:
                assert (await operator.get("/healthz"))["wrong"] == []
                assert not long.done()
            finally:
                done.set()
                await long

    asyncio.run(scene())


async def many_tables(visitor: Visitor) -> list[Any]:
    return [await visitor.open_table(HARD, HARD) for _ in range(50)]


def test_two_hundred_tables_of_four_strangers_keep_no_other_table_waiting(tmp_path: Path) -> None:
    async def scene() -> None:
        async with serving(tmp_path, thinkers=1) as site, AsyncExitStack() as stack:
            anna = await stack.enter_async_context(site.visitor(**{"x-forwarded-for": "192.0.2.1"}))
            strangers = [await stack.enter_async_context(site.visitor(**{"x-forwarded-for": "198.51.100.7"})) for _ in range(4)]
            opened = list(chain.from_iterable(await asyncio.gather(*[many_tables(stranger) for stranger in strangers])))
            for number, made in enumerate(opened[::2]):  # and looks at half of them
                await stack.enter_async_context(strangers[number // 25].at(made["table"]))
            table = (await anna.open_table(ME, EASY, options={"first": 0}))["table"]
            async with anna.at(table) as player:
                await player.seated()
                waits: list[float] = []
                for _ in range(10):
                    await player.until(player.own_ask)
                    ask, seq = player.own_ask(), player.state["seq"]
                    assert ask is not None
                    await player.act(ask["actions"][-1]["text"])
                    started = time.monotonic()
                    await player.until(lambda: player.own_ask() or player.state["over"])
                    await player.beyond(seq)
                    waits.append(time.monotonic() - started)
                # A turn of the others at most, each of which is short by now, and its own.
                assert median(waits) < 2.0
            async with strangers[0].at(opened[0]["table"]) as waiting:
                await waiting.until(lambda: waiting.last("thinking").get("ahead"))

    asyncio.run(scene())


async def replays(visitor: Visitor, table: str) -> None:
    for number in range(12):
        await visitor.get(f"/api/tables/{table}/replay", eyes=str(number % 4), lang=("en", "pl", "de", "ru")[number % 4])


async def checks(visitor: Visitor, record: dict[str, Any]) -> None:
    await visitor.post("/api/records", dict(record))


async def exports(visitor: Visitor, table: str) -> None:
    for _ in range(12):
        await visitor.get(f"/api/tables/{table}/record")


async def toggles(visitor: Visitor, table: str) -> None:
    for number in range(12):
        await visitor.http.post(f"/api/tables/{table}/seats/0", json={"bot": "random" if number % 2 else None})


STORMS: dict[str, Callable[[Visitor, str, dict[str, Any]], Awaitable[None]]] = {
    "replays": lambda visitor, table, record: replays(visitor, table),
    "checks": lambda visitor, table, record: checks(visitor, record),
    "exports": lambda visitor, table, record: exports(visitor, table),
}


@pytest.mark.parametrize("storm", list(STORMS))
def test_health_is_told_in_no_time_whatever_strangers_ask_for(tmp_path: Path, storm: str) -> None:
    record = finished_game("newangeles", 4)

    async def scene() -> None:
        async with serving(tmp_path) as site, AsyncExitStack() as stack:
            strangers = [await stack.enter_async_context(site.visitor()) for _ in range(8)]
            for stranger in strangers:
                stranger.http.timeout = 10 * PATIENCE  # they wait for each other, nobody else for them
            table = (await strangers[0].post("/api/records", dict(record)))["table"]
            times = await measured(site, [STORMS[storm](stranger, table, record) for stranger in strangers])
            assert median(times) < PROMPT

    asyncio.run(scene())


def test_seats_given_back_and_forth_keep_nobody_waiting(tmp_path: Path) -> None:
    async def scene() -> None:
        async with serving(tmp_path) as site, site.visitor() as anna, AsyncExitStack() as windows:
            table = (await anna.open_table(ME, LOCAL, LOCAL, LOCAL, game="newangeles"))["table"]
            for _ in range(8):
                await (await windows.enter_async_context(anna.at(table))).seated()
            times = await measured(site, [toggles(anna, table) for _ in range(8)])
            assert median(times) < PROMPT

    asyncio.run(scene())
