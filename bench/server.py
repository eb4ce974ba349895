"""The server under load: many tables at once, two players each over real WebSockets, a steady number of actions a second.

Reported: how many actions a second were committed, how long it takes from an action until the other player has the new state, and
what the server used of the machine; beside it the same for a server that only passes messages on, without rules or storage.
"""

import argparse
import asyncio
import contextlib
import os
import random
import subprocess
import sys
import tempfile
import time
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect

from ratusz.arena.bench import compiled

WARM_UP = 5.0
TABLES = 100  # opened by one person: more at once would be refused
TICKS = os.sysconf("SC_CLK_TCK")
PAGE = os.sysconf("SC_PAGE_SIZE")


class Update(msgspec.Struct):
    """What a player looks at in a state; the rest is decoded as well, because a page would."""

    type: str
    seq: int = 0
    over: bool = False
    asks: list[dict[str, Any]] = []
    view: dict[str, Any] = {}


DECODER = msgspec.json.Decoder(Update)


class Figures:
    def __init__(self) -> None:
        self.measuring = False
        self.times: list[float] = []
        self.bytes = 0

    def add(self, seconds: float) -> None:
        if self.measuring:
            self.times.append(seconds)

    def percentile(self, share: float) -> float:
        ordered = sorted(self.times)
        return ordered[min(len(ordered) - 1, int(len(ordered) * share))] * 1000


class Table:
    """One table and its two players, who take turns as the game asks them."""

    def __init__(self, site: str, http: httpx.AsyncClient, every: float, figures: Figures, chance: random.Random) -> None:
        self.site = site
        self.http = http
        self.every = every
        self.figures = figures
        self.chance = chance
        self.sent: dict[int, tuple[int, float]] = {}  # by seq: who acted, and when
        self.next = 0.0

    async def play(self) -> None:
        """Games one after another."""
        while True:
            seats = [{"kind": "me"}, {"kind": "local"}]
            made = (await self.http.post("/api/tables", json={"game": "state51", "seats": seats})).raise_for_status().json()
            self.sent = {}
            async with asyncio.TaskGroup() as group:
                for seat in made["seats"]:
                    group.create_task(self.sit(made["table"], seat["seat"], seat["token"]))

    async def sit(self, table: str, seat: int, token: str) -> None:
        address = f"{self.site.replace('http', 'ws')}/api/tables/{table}/ws?token={token}"
        async with connect(address, max_size=None, compression=None, ping_interval=None) as socket:
            async for text in socket:
                self.figures.bytes += len(text)
                update = DECODER.decode(text)
                if update.type == "state":
                    self.seen(seat, update.seq)
                    if update.over:
                        return
                    await self.answer(socket, seat, update)

    def seen(self, seat: int, seq: int) -> None:
        by, at = self.sent.get(seq - 1, (seat, 0.0))
        if by != seat:
            self.figures.add(time.perf_counter() - at)

    async def answer(self, socket: ClientConnection, seat: int, update: Update) -> None:
        actions = [action for ask in update.asks if not ask["aside"] for action in ask["actions"]]
        if actions and update.seq not in self.sent:
            # Each table has its own beat: people do not act all at the same moment.
            self.next = (
                max(self.next + self.every, time.monotonic())
                if self.sent
                else time.monotonic() + self.chance.uniform(0, self.every)
            )
            await asyncio.sleep(self.next - time.monotonic())
            action = self.chance.choice(actions)["text"]
            self.sent[update.seq] = (seat, time.perf_counter())
            await socket.send(msgspec.json.encode({"do": "act", "seat": seat, "seq": update.seq, "action": action}).decode())


async def measure(site: str, tables: int, every: float, seconds: float, pid: int) -> tuple[Figures, dict[str, float]]:
    figures = Figures()
    async with contextlib.AsyncExitStack() as people:
        games: list[asyncio.Task[None]] = []
        for number in range(tables):
            if number % TABLES == 0:
                http = await people.enter_async_context(httpx.AsyncClient(base_url=site, timeout=60))
                await http.get("/api/me")
            games.append(asyncio.create_task(Table(site, http, every, figures, random.Random(number)).play()))
            await asyncio.sleep(every / tables * 2)
        await asyncio.sleep(WARM_UP)
        figures.measuring, figures.bytes = True, 0
        before, started = used(pid), time.perf_counter()
        await asyncio.sleep(seconds)
        after, ended = used(pid), time.perf_counter()
        figures.measuring = False
        for game in games:
            game.cancel()
        ends = await asyncio.gather(*games, return_exceptions=True)
        failed = [end for end in ends if not isinstance(end, asyncio.CancelledError)]
        if failed:  # they would make the others look fast
            sys.exit(f"{len(failed)} of {tables} tables broke off; the first: {cause(failed[0])!r}")
    return figures, {"cpu": (after[0] - before[0]) / (ended - started), "memory": after[1], "seconds": ended - started}


def cause(end: BaseException | None) -> BaseException | None:
    """What was wrong, out of the groups tasks wrap it in."""
    while isinstance(end, BaseExceptionGroup):
        end = end.exceptions[0]
    return end


def used(pid: int) -> tuple[float, float]:
    """CPU seconds and megabytes of a process and its children."""
    cpu, memory = 0.0, 0.0
    for found in [pid, *children(pid)]:
        with contextlib.suppress(OSError):
            fields = Path(f"/proc/{found}/stat").read_text().rpartition(")")[2].split()
            cpu += (int(fields[11]) + int(fields[12])) / TICKS
            memory += int(fields[21]) * PAGE / 1e6
    return cpu, memory


def children(pid: int) -> list[int]:
    return [int(child) for task in Path(f"/proc/{pid}/task").iterdir() for child in (task / "children").read_text().split()]


# Only passing on: what the same sockets cost without rules and storage.

BROADCAST = '''
import sys, uvicorn
rooms = {}
async def app(scope, receive, send):
    if scope["type"] != "websocket":
        return
    room = rooms.setdefault(scope["path"], [])
    await receive()
    await send({"type": "websocket.accept"})
    room.append(send)
    while True:
        message = await receive()
        if message["type"] == "websocket.disconnect":
            room.remove(send)
            return
        for other in room:
            await other({"type": "websocket.send", "text": message["text"]})
uvicorn.run(app, port=int(sys.argv[1]), log_level="error", lifespan="off", ws_per_message_deflate=False)
'''


async def broadcast(port: int, tables: int, every: float, seconds: float, size: int) -> Figures:
    figures = Figures()

    async def room(number: int) -> None:
        address = f"ws://127.0.0.1:{port}/{number}"
        async with connect(address, compression=None) as one, connect(address, compression=None) as other:
            drain = asyncio.create_task(forget(one))
            try:
                while True:
                    await asyncio.sleep(every)
                    sent = time.perf_counter()
                    await one.send("x" * size)
                    await other.recv()
                    figures.add(time.perf_counter() - sent)
            finally:
                drain.cancel()

    rooms = []
    for number in range(tables):
        rooms.append(asyncio.create_task(room(number)))
        await asyncio.sleep(every / tables)
    await asyncio.sleep(1)
    figures.measuring = True
    await asyncio.sleep(seconds)
    figures.measuring = False
    for task in rooms:
        task.cancel()
    await asyncio.gather(*rooms, return_exceptions=True)
    return figures


async def forget(socket: ClientConnection) -> None:
    async for _ in socket:
        pass


@contextlib.asynccontextmanager
async def started(command: list[str], port: int) -> AsyncIterator[subprocess.Popen[bytes]]:
    process = subprocess.Popen(command, stdout=subprocess.DEVNULL)
    try:
        for _ in range(200):
            with contextlib.suppress(OSError):
                _, writer = await asyncio.open_connection("127.0.0.1", port)
                writer.close()
                break
            await asyncio.sleep(0.1)
        yield process
    finally:
        process.terminate()
        process.wait(20)


async def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=300)
    parser.add_argument("--actions", type=float, default=2.0, help="a second and table")
    parser.add_argument("--seconds", type=float, default=30.0)
    parser.add_argument("--database", default="")
    parser.add_argument("--port", type=int, default=5199)
    chosen = parser.parse_args()
    every = 1 / chosen.actions
    load = os.getloadavg()[0]
    async with started([sys.executable, "-c", BROADCAST, str(chosen.port)], chosen.port):
        plain = await broadcast(chosen.port, chosen.tables, every, min(10.0, chosen.seconds), 7000)
    with tempfile.TemporaryDirectory() as folder:
        database = chosen.database or f"sqlite:///{folder}/bench.db"
        flags = ["--tables-per-hour", "1000000", "--log-level", "warning"]
        place = ["--port", str(chosen.port), "--database", database]
        ratusz = str(Path(sys.executable).with_name("ratusz"))
        async with started([ratusz, "serve", *place, *flags], chosen.port) as process:
            site = f"http://127.0.0.1:{chosen.port}"
            figures, machine = await measure(site, chosen.tables, every, chosen.seconds, process.pid)
    rate = len(figures.times) / machine["seconds"]
    engine = "compiled" if compiled() else "plain"
    print(
        f"{chosen.tables} tables, 2 players each, {chosen.actions:g} actions/s a table, the engine {engine};"
        f" load of the machine before: {load:.1f}"
    )
    print(f"actions seen by the other player: {rate:.0f}/s, {figures.bytes / machine['seconds'] / 1e6:.1f} MB/s to the players")
    print(
        f"from an action to the other player's state: p50 {figures.percentile(0.5):.1f} ms, p99 {figures.percentile(0.99):.1f} ms"
    )
    print(f"server: {machine['cpu'] * 100:.0f} % of a core, {machine['memory']:.0f} MB")
    print(f"only passing on 7 kB: p50 {plain.percentile(0.5):.1f} ms, p99 {plain.percentile(0.99):.1f} ms")


if __name__ == "__main__":
    try:
        import uvloop

        uvloop.run(main())
    except ImportError:
        asyncio.run(main())
