"""Two who want different things at the same moment, at one server and at two of them: one gets it, the other a sentence."""

import asyncio
import random
from collections.abc import AsyncIterator, Callable
from contextlib import AsyncExitStack, asynccontextmanager
from typing import Any

from ratusz.server.storage.store import Store
from tests.server.process import Process
from tests.server.site import LOCAL, ME, OPEN, Player, Site, Visitor

from .crowd import reading
from .kills import stopped
from .scene import Place, Report

Answer = dict[str, Any]
PAUSE = 0.15  # seconds between two races of a window, which may send some twenty messages a second


class Windows:
    """One person at a table whose seats are all hers, in two windows, each perhaps on a server of its own."""

    def __init__(self, table: str, players: list[Player]) -> None:
        self.table = table
        self.players = players

    async def agree(self) -> dict[str, Any]:
        """Until both show the same moment."""
        first, second = self.players
        await asyncio.sleep(PAUSE)
        await first.until(lambda: first.state.get("seq", -1) >= second.state.get("seq", -1))
        await second.until(lambda: second.state["seq"] >= first.state["seq"])
        return first.state

    def asked(self, window: int) -> tuple[int, list[str]]:
        ask = self.players[window].own_ask()
        assert ask is not None
        return ask["seat"], [action["text"] for action in ask["actions"]]


async def same_seat(windows: Windows, chance: random.Random) -> list[Answer]:
    """Both act for one seat."""
    seat, actions = windows.asked(0)
    return await asyncio.gather(*[player.act(chance.choice(actions), seat) for player in windows.players])


async def undo_and_act(windows: Windows, chance: random.Random) -> list[Answer]:
    """One takes the last move back, the other goes on."""
    state = windows.players[0].state
    seat, actions = windows.asked(1)
    return list(
        await asyncio.gather(
            windows.players[0].ask("undo", seat=state["undo"]["seat"], seq=state["seq"]),
            windows.players[1].act(chance.choice(actions), seat),
        )
    )


async def sequence(report: Report, windows: Windows, chance: random.Random, most: int, time_left: Callable[[], bool]) -> None:
    """Races for the next entry of a log."""
    for number in range(most):
        before = await windows.agree()
        if before["over"] or (number and not time_left()):
            return
        undo = before["undo"]["possible"] and chance.random() < 0.5
        name, race = ("undo against act", undo_and_act) if undo else ("act against act", same_seat)
        answers = await race(windows, chance)
        report.done[name] += 1
        judge(report, name, answers)
        winner = next((answer for answer in answers if answer["type"] == "ok"), None)
        if winner is not None:
            for player in windows.players:
                await player.beyond(before["seq"])


def judge(report: Report, name: str, answers: list[Answer]) -> None:
    won = [answer for answer in answers if answer["type"] == "ok"]
    refused = [answer for answer in answers if answer["type"] == "error"]
    report.expect(len(won) == 1, f"{name}: {len(won)} have won")
    report.expect(all([answer["code"] == "stale" and answer["message"] for answer in refused]), f"{name}: {refused}")


async def joins(report: Report, sites: list[Site]) -> None:
    """Two sit down in the only seat."""
    async with sites[0].visitor() as anna, sites[0].visitor() as ben, sites[-1].visitor() as eve:
        table = (await anna.open_table(ME, OPEN))["table"]
        answers = await asyncio.gather(*[one.http.post(f"/api/tables/{table}/join", json={}) for one in (ben, eve)])
        won = [answer for answer in answers if answer.status_code in (200, 201)]
        refused = [answer.json()["error"] for answer in answers if answer not in won]
        report.done["join against join"] += 1
        report.expect(len(won) == 1, f"join: {len(won)} sit in one seat")
        report.expect(all([error["code"] == "seat-taken" and error["message"] for error in refused]), f"join: {refused}")
        seats = (await anna.get(f"/api/tables/{table}"))["seats"]
        report.expect(not any([seat["kind"] == "open" and not seat["name"] for seat in seats]), "the seat is still empty")


async def hand_over(report: Report, windows: Windows, chance: random.Random, store: Store) -> None:
    """One window gives the seat to a bot, while the other acts for it: either order will do, but what was confirmed was done."""
    before = await windows.agree()
    if before["over"]:
        return
    seat, actions = windows.asked(1)
    action = chance.choice(actions)
    given, acted = await asyncio.gather(
        windows.players[0].ask("seat", seat=seat, bot="random"), windows.players[1].act(action, seat)
    )
    report.done["hand-over against act"] += 1
    for answer in (given, acted):
        report.expect(answer["type"] == "ok" or answer["message"], f"hand-over: no sentence, {answer}")
    report.expect(given["type"] == "ok" or given["code"] == "too-fast", f"hand-over: {given}")
    for player in windows.players:
        await player.beyond(before["seq"])
    if acted["type"] == "ok":
        done = [entry for entry in await store.entries(windows.table) if entry.seq == acted["seq"]]
        report.expect([(entry.seat, entry.text) for entry in done] == [(seat, action)], f"hand-over: {action} is not in the log")
    await asyncio.sleep(1.0)  # one hand-over a second
    await windows.players[0].ask("seat", seat=seat, bot=None)


@asynccontextmanager
async def at_table(sites: list[Site], anna: Visitor) -> AsyncIterator[Windows]:
    made = await anna.open_table(ME, LOCAL)
    async with AsyncExitStack() as stack:
        players: list[Player] = []
        for site in (sites[0], sites[-1]):
            visitor = await stack.enter_async_context(site.visitor())
            visitor.http.cookies.update(anna.http.cookies)
            players.append(await stack.enter_async_context(visitor.at(made["table"])))
            await players[-1].seated()
        yield Windows(made["table"], players)


async def raced(report: Report, place: Place, kind: str, servers: int) -> None:
    database = place.database(kind)
    processes = [Process(database, place.folder) for _ in range(servers)]
    sites = await asyncio.gather(*[process.start() for process in processes])
    place.begin()
    async with sites[0].visitor() as anna, reading(database) as store:
        while place.again():
            async with at_table(sites, anna) as windows:
                await sequence(report, windows, place.chance, 40, lambda: place.time_left)
                for _ in range(2):
                    await hand_over(report, windows, place.chance, store)
            for _ in range(5):
                await joins(report, sites)
            entries = await store.entries(windows.table)
            report.expect([entry.seq for entry in entries] == list(range(1, len(entries) + 1)), "the log has gaps")
    for process in processes:
        await stopped(report, process)


async def one_server(report: Report, place: Place) -> None:
    await raced(report, place, "sqlite", 1)


async def two_servers(report: Report, place: Place) -> None:
    await raced(report, place, "postgresql", 2)
