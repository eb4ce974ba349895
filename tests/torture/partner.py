"""A partner on the same PostgreSQL that is stopped in the middle of a transaction."""

import asyncio
import signal
import subprocess
import sys
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from tests.server.process import Process
from tests.server.site import Player, Visitor
from tests.server.test_partner import FROZEN, HOLDS, prompt_act, two_tables

from .kills import stopped
from .scene import Place, Report

PROMPT = 1.0  # seconds in which 99 of 100 actions elsewhere are answered
RECOVERY = 15.0  # seconds until the table concerned goes on
PACE = 0.1  # seconds between two actions: a window may send twenty messages a second


@asynccontextmanager
async def frozen(database: str, statement: str) -> AsyncIterator[None]:
    """A process with a connection like a server's, stopped while it holds something."""
    partner = subprocess.Popen([sys.executable, "-c", FROZEN, database, statement], stdout=subprocess.PIPE, text=True)
    assert partner.stdout is not None
    try:
        assert await asyncio.to_thread(partner.stdout.readline) == "held\n"
        partner.send_signal(signal.SIGSTOP)
        yield
    finally:
        partner.kill()
        partner.wait()
        partner.stdout.close()


async def acting(player: Player, times: list[float]) -> None:
    """Until cancelled, or the game is over."""
    while not player.state["over"]:
        times.append(await prompt_act(player))
        await asyncio.sleep(PACE)


async def looking(visitor: Visitor, times: list[float], report: Report) -> None:
    while True:
        started = time.monotonic()
        answer = await visitor.http.get("/healthz")
        times.append(time.monotonic() - started)
        report.expect(answer.status_code == 200, f"health says {answer.text}")
        await asyncio.sleep(PACE)


async def until_it_goes_on(report: Report, stuck: Player) -> float:
    """How long the table concerned waits; what its player is told meanwhile is counted."""
    started = time.monotonic()
    ask = stuck.own_ask()
    assert ask is not None
    while (answer := await stuck.act(ask["actions"][0]["text"]))["type"] != "ok":
        report.done["times told that the table is held"] += 1
        report.expect(answer["code"] == "table-held" and answer["message"], f"told {answer}")
    return time.monotonic() - started


async def frozen_partner(report: Report, place: Place) -> None:
    database = place.database("postgresql")
    process = Process(database, place.folder)
    site = await process.start()
    actions: list[float] = []
    healths: list[float] = []
    recoveries: list[float] = []
    async with site.visitor() as anna, site.visitor() as operator:
        place.begin()
        while place.again():
            async with two_tables(site, anna) as (stuck, table, well):
                hold = place.chance.choice(list(HOLDS.values())).format(table=table)
                async with frozen(database, hold):
                    tasks = [asyncio.create_task(acting(well, actions)), asyncio.create_task(looking(operator, healths, report))]
                    recoveries.append(await until_it_goes_on(report, stuck))
                    for task in tasks:
                        task.cancel()
                    ends = await asyncio.gather(*tasks, return_exceptions=True)
                    report.wrong.extend([repr(end) for end in ends if isinstance(end, Exception)])
                report.done["times frozen"] += 1
    await stopped(report, process)
    report.done["actions at other tables"] += len(actions)
    report.measured("action elsewhere", actions, PROMPT, 0.99)
    report.measured("/healthz", healths, PROMPT, 0.99)
    report.measured("until the table goes on", recoveries, RECOVERY)
