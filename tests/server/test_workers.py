"""Several processes at one port, and what it is like to sit at one table on two of them."""

import asyncio
import json
import os
import random
import signal
import sys
import time
from contextlib import AsyncExitStack
from pathlib import Path
from statistics import median
from typing import Any

import pytest

from ratusz.terminal.app import run
from tests.server.process import Process
from tests.server.site import BOT, LOCAL, ME, PATIENCE, Player, Site, two_servers

pytestmark = pytest.mark.slow


def lines(process: Process, event: str) -> list[dict[str, Any]]:
    return [line for line in map(json.loads, process.logged().splitlines()) if line["event"] == event]


def test_workers_share_a_port_are_replaced_and_stop_together(tmp_path: Path, postgresql: str) -> None:
    async def scene() -> None:
        process = Process(postgresql, tmp_path, 0, "--workers", "2")
        site = await process.start()
        try:
            async with site.visitor() as anna, AsyncExitStack() as windows:
                table = (await anna.open_table(ME, LOCAL))["table"]
                for _ in range(10):
                    await (await windows.enter_async_context(anna.at(table))).seated()
                    async with site.visitor() as stranger:  # on a connection of his own
                        await stranger.get("/api/games")
                metrics = (await anna.http.get("/metrics")).text
                assert "ratusz_sockets 10.0" in metrics  # of all workers, whichever tells it
                pids = {line["worker"]: line["pid"] for line in lines(process, "request")}
                assert set(pids) == {1, 2}
            os.kill(pids[1], signal.SIGKILL)
            async with asyncio.timeout(PATIENCE):
                while not lines(process, "worker died"):
                    await asyncio.sleep(0.1)
            async with asyncio.timeout(2 * PATIENCE):
                for _ in range(10):
                    async with site.visitor() as stranger:  # nobody is refused; who comes to the one that starts waits
                        await stranger.get("/healthz")
        finally:
            assert await process.stop() == 0
        assert lines(process, "worker killed") == []
        for pid in pids.values():
            with pytest.raises(ProcessLookupError):
                os.kill(pid, 0)

    asyncio.run(scene())


def test_workers_end_when_who_looks_after_them_is_killed(tmp_path: Path, postgresql: str) -> None:
    async def scene() -> None:
        process = Process(postgresql, tmp_path, 0, "--workers", "2")
        site = await process.start()
        for _ in range(20):
            async with site.visitor() as stranger:
                await stranger.get("/api/games")
        pids = {line["pid"] for line in lines(process, "request")}
        process.kill()
        async with asyncio.timeout(PATIENCE):
            while any([alive(pid) for pid in pids]):
                await asyncio.sleep(0.1)

    asyncio.run(scene())


def alive(pid: int) -> bool:
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False


FROM_CODE = """
import sys
from ratusz.server import workers
from ratusz.server.settings import Settings
workers.FROZEN = 8.0
several = workers.Workers(Settings(database=sys.argv[1], secret="of the tests"), "127.0.0.1", 0, 2)
several.run(lambda: print(several.address, flush=True))
"""


def test_a_frozen_worker_is_replaced(tmp_path: Path, postgresql: str) -> None:
    async def scene() -> None:
        log = tmp_path / "log-1.txt"
        with log.open("w") as errors:
            words = [sys.executable, "-c", FROM_CODE, postgresql]
            several = await asyncio.create_subprocess_exec(*words, stdout=asyncio.subprocess.PIPE, stderr=errors)
        assert several.stdout is not None
        try:
            site = Site((await asyncio.wait_for(several.stdout.readline(), 3 * PATIENCE)).decode().strip())
            before = await workers_of(site, log)
            os.kill(before[1], signal.SIGSTOP)
            await asyncio.sleep(0.5)  # whoever it has let in by then is lost with it
            async with asyncio.timeout(3 * PATIENCE):
                while (now := await workers_of(site, log))[1] == before[1]:
                    pass
            assert now[2] == before[2]
            assert not alive(before[1])
        finally:
            several.terminate()
            assert await asyncio.wait_for(several.wait(), PATIENCE) == 0

    asyncio.run(scene())


async def workers_of(site: Site, log: Path) -> dict[int, int]:
    """The process of each worker: the last that has answered somebody."""
    for _ in range(10):
        async with site.visitor() as stranger:
            await stranger.http.get("/api/games", timeout=3 * PATIENCE)
    lines = [json.loads(line) for line in log.read_text().splitlines()]
    return {line["worker"]: line["pid"] for line in lines if line["event"] == "request"}


def test_several_workers_need_postgresql(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("RATUSZ_LANG", "en")
    assert run(["serve", "--workers", "2", "--database", f"sqlite:///{tmp_path}/games.db"]) == 2
    assert capsys.readouterr().err.startswith("Several processes cannot serve one SQLite file")


async def answered(actor: Player, other: Player, done: Any) -> float:
    """An action; how long it takes until `done` is true for the other player."""
    ask = actor.own_ask()
    assert ask is not None
    started = time.monotonic()
    assert (await actor.act(random.Random(1).choice(ask["actions"])["text"]))["type"] == "ok"
    await other.until(done)
    return time.monotonic() - started


def test_a_table_on_two_servers_reacts_at_once(tmp_path: Path, postgresql: str) -> None:
    async def scene() -> None:
        async with two_servers(tmp_path, postgresql) as (_, (anna, ben)):
            made = await anna.open_table(ME, LOCAL)
            tokens = [seat["token"] for seat in made["seats"]]
            async with anna.at(made["table"], tokens[0]) as first, ben.at(made["table"], tokens[1]) as second:
                await first.seated()
                await second.seated()
                times: list[float] = []
                for _ in range(15):
                    await first.until(lambda: first.own_ask() or second.own_ask() or first.state["over"])
                    actor, looker = (first, second) if first.own_ask() else (second, first)
                    seq = actor.state["seq"]
                    times.append(await answered(actor, looker, lambda looker=looker, seq=seq: looker.state["seq"] > seq))
                    await actor.beyond(seq)
                print(f"median {median(times) * 1000:.0f} ms")
                assert median(times) < 0.5  # some ten milliseconds on a quiet machine

    asyncio.run(scene())


def test_bots_answer_at_once_whichever_server_a_person_is_on(
    tmp_path: Path, postgresql: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Who wrote the last entry moves the bots; nobody waits to see whether another server does, and nobody thinks twice."""
    monkeypatch.setattr("ratusz.server.tables.driver.GRACE", 60 * PATIENCE)
    monkeypatch.setattr("ratusz.server.tables.driver.THINKING", 60 * PATIENCE)

    async def scene() -> None:
        async with two_servers(tmp_path, postgresql) as ((one, other), (anna, ben)):
            made = await anna.open_table(ME, LOCAL, BOT, BOT, game="newangeles")
            tokens = [made["seats"][seat]["token"] for seat in (0, 1)]
            async with anna.at(made["table"], tokens[0]) as first, ben.at(made["table"], tokens[1]) as second:
                await first.seated()
                await second.seated()
                playing = [player.play_on(random.Random(1), 400) for player in (first, second)]
                tasks = [asyncio.create_task(play) for play in playing]
                await first.until(lambda: first.state["seq"] >= 40)
                for task in tasks:
                    task.cancel()
                await asyncio.gather(*tasks, return_exceptions=True)
            acted, thought = [
                sum([counted(site, name) for site in (one, other)]) for name in ("actions_total", "thinking_seconds_count")
            ]
            assert acted > 10
            assert thought <= acted + 2  # the last ones may be under way

    asyncio.run(scene())


def counted(site: Site, name: str) -> float:
    """What a server has counted of its bots."""
    told = [line for line in site.hall.metrics.text().decode().splitlines() if line.startswith(f"ratusz_{name}{{b")]
    return sum([float(line.split()[-1]) for line in told if 'by="person"' not in line])
