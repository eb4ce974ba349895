"""Strangers who do all they may, at once, within the limits a server has as it is shipped, and one person who wants to play."""

import asyncio
import json
import sys
import time
from collections.abc import AsyncIterator, Awaitable
from contextlib import AsyncExitStack, asynccontextmanager
from typing import Any

from tests.server.process import Process
from tests.server.site import LOCAL, ME, PATIENCE, Player, Site, Visitor
from tests.server.test_door import HALF, knock
from tests.server.test_storm import EASY, HARD, finished_game

from .kills import stopped
from .scene import Place, Report

STRANGERS = 4
TABLES = 50  # of each
WIRES = 250  # one address may have 256
BOT_ANSWERS = 3.0  # seconds in which a person's bot answers, of 99 in 100
HEALTH = 0.1  # seconds in which half of all questions after the health are answered
HEALTH_MOST = 1.0  # and 99 of 100
HERE = {"x-forwarded-for": "192.0.2.1"}
THERE = {"x-forwarded-for": "198.51.100.7"}


@asynccontextmanager
async def probed(report: Report, site: Site, what: str) -> AsyncIterator[None]:
    """Ask for the health all the while, from another process."""
    words = [sys.executable, "-m", "tests.torture.probe", site.address]
    pipe = asyncio.subprocess.PIPE
    probe = await asyncio.create_subprocess_exec(*words, stdin=pipe, stdout=pipe, limit=2**26)
    yield
    told, _ = await probe.communicate(b"")
    found = json.loads(told)
    report.measured(f"/healthz, {what},", found["times"], HEALTH, 0.5)
    report.measured(f"/healthz, {what},", found["times"], HEALTH_MOST, 0.99)
    report.figures[f"noise of the machine, {what}, max, ms"] = round(max(found["noise"]) * 1000, 1)
    report.expect(not found["failures"], f"{what}: {found['failures']} times no health")


async def patiently(visitor: Visitor, path: str, body: Any = None) -> Any:
    """Who comes too often waits a moment."""
    while True:
        request = visitor.http.get(path) if body is None else visitor.http.post(path, json=body)
        answer = await request
        if answer.status_code != 429:
            return answer.json()
        await asyncio.sleep(0.2)


async def many_tables(report: Report, visitor: Visitor) -> list[str]:
    opened: list[str] = []
    while len(opened) < TABLES:
        made = await patiently(visitor, "/api/tables", {"game": "state51", "seats": [HARD, HARD]})
        opened.append(made["table"])
        report.done["tables of search bots"] += 1
    return opened


async def a_game(report: Report, player: Player, place: Place, waits: list[float]) -> None:
    """A person plays against a bot, as long as the storm lasts."""
    await player.seated()
    await player.send("pace", ms=0)
    while place.time_left and not player.state["over"]:
        await player.until(lambda: player.own_ask() or player.state["over"])
        ask, seq = player.own_ask(), player.state["seq"]
        if ask is None:
            return
        await player.act(place.chance.choice(ask["actions"])["text"])
        await player.beyond(seq)
        while not player.own_ask() and not player.state["over"]:  # a bot may have many moves in a row
            seq, started = player.state["seq"], time.monotonic()
            await player.beyond(seq)
            waits.append(time.monotonic() - started)
            report.done["moves of a person's bot"] += 1
        await asyncio.sleep(0.2)


async def bots(report: Report, place: Place) -> None:
    """Two hundred tables with search bots, opened by four guests from one address, who look at half of them."""
    process = Process(place.database("sqlite"), place.folder)
    site = await process.start()
    waits: list[float] = []
    async with AsyncExitStack() as stack:
        anna = await stack.enter_async_context(site.visitor(**HERE))
        strangers = [await stack.enter_async_context(site.visitor(**THERE)) for _ in range(STRANGERS)]
        await asyncio.gather(*[stranger.get("/api/me") for stranger in strangers])
        async with probed(report, site, "tables of bots"):
            began = time.monotonic()
            opened = await asyncio.gather(*[many_tables(report, stranger) for stranger in strangers])
            report.figures["until all are open, s"] = round(time.monotonic() - began, 1)
            place.begin()
            for stranger, tables in zip(strangers, opened, strict=True):
                for table in tables[::2]:
                    await stack.enter_async_context(stranger.at(table))
            while place.again():
                table = (await anna.open_table(ME, EASY))["table"]
                async with anna.at(table) as player:
                    await a_game(report, player, place, waits)
    await stopped(report, process)
    report.measured("a move of a person's bot", waits, BOT_ANSWERS, 0.99)


async def again_and_again(place: Place, report: Report, what: str, once: Any) -> None:
    while place.time_left:
        answer = await once()
        report.done[f"{what}, refused as too many" if answer == 429 else what] += 1
        if answer == 429:
            await asyncio.sleep(0.2)


async def slow_wires(report: Report, place: Place, site: Site) -> None:
    """Connections that say half of something, letter by letter; who is let go comes back."""
    halves = list(HALF.values())
    while place.time_left:
        wires = [await knock(site, halves[number % len(halves)]) for number in range(WIRES)]
        report.done["half-open connections"] += len(wires)
        for _ in range(20):
            for _, writer in wires:
                if not writer.is_closing():
                    writer.write(b"x")
            await asyncio.sleep(0.5)
            if not place.time_left:
                break
        for _, writer in wires:
            writer.close()


async def requests(report: Report, place: Place) -> None:
    """Replays, exports, checks of records, seats given back and forth, and half-open connections, all at once."""
    record = finished_game("newangeles", 4)
    process = Process(place.database("sqlite"), place.folder)
    site = await process.start()
    async with AsyncExitStack() as stack:
        strangers = [await stack.enter_async_context(site.visitor(**THERE)) for _ in range(STRANGERS)]
        for stranger in strangers:
            stranger.http.timeout = 10 * PATIENCE
        brought = (await strangers[0].post("/api/records", dict(record)))["table"]
        shared = (await strangers[1].open_table(ME, LOCAL, LOCAL, LOCAL, game="newangeles"))["table"]
        windows = [await stack.enter_async_context(strangers[1].at(shared)) for _ in range(8)]
        await asyncio.gather(*[window.seated() for window in windows])
        place.begin()

        async def replay() -> int:
            number = place.chance.randrange(4)
            eyes = {"eyes": str(number), "lang": ("en", "pl", "de", "ru")[number]}
            return (await strangers[0].http.get(f"/api/tables/{brought}/replay", params=eyes)).status_code

        async def toggle() -> int:
            bot = place.chance.choice(["random", None])
            return (await strangers[1].http.post(f"/api/tables/{shared}/seats/0", json={"bot": bot})).status_code

        async def export() -> int:
            return (await strangers[2].http.get(f"/api/tables/{brought}/record")).status_code

        async def bring() -> int:
            return (await strangers[3].http.post("/api/records", json=dict(record))).status_code

        kinds = {"replays": replay, "hand-overs": toggle, "exports": export, "records": bring}
        storm: list[Awaitable[None]] = [again_and_again(place, report, what, once) for what, once in kinds.items() for _ in "ab"]
        async with probed(report, site, "requests"):
            await asyncio.gather(*storm, slow_wires(report, place, site))
    await stopped(report, process)
