"""The server under load: many tables at once, all players over real WebSockets, a steady number of actions a second.

Reported: what an action costs the server in time of a core, how many bytes an update has for a player, how many actions a second
were committed, and how long it takes from an action until another player has the new state. Beside it the noise of the machine:
the same sockets with a server that only passes messages on, the load before and after, and what others used meanwhile.
It is measured several times, each time with a new server; the figures are medians.
"""

import argparse
import asyncio
import contextlib
import os
import random
import socket
import statistics
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

from bench import called
from ratusz.games.catalogue import manifest, names
from ratusz.kernel import compiled
from ratusz.kernel.changes import changed
from tests.server.postgres import cluster
from tests.server.sink import Sink

WARM_UP = 5.0
TABLES = 100  # opened by one person: more at once would be refused
TICKS = os.sysconf("SC_CLK_TCK")
PAGE = os.sysconf("SC_PAGE_SIZE")
PLAYERS = {
    game: next(seats for seats in manifest(game).seats if seats > 1) for game in names()
}  # the fewest that need each other
PASSED = 1000  # bytes of a message that is only passed on


class Update(msgspec.Struct):
    """What a player looks at in a message; the rest is decoded as well, because a page would."""

    type: str
    seq: int = 0
    over: bool = False
    asks: list[dict[str, Any]] = []
    view: dict[str, Any] = {}
    state: dict[str, Any] = {}


DECODER = msgspec.json.Decoder(Update)


class Figures:
    def __init__(self) -> None:
        self.measuring = False
        self.begun = 0  # tables
        self.times: list[float] = []
        self.actions = 0
        self.bytes = 0
        self.updates = 0

    def add(self, seconds: float) -> None:
        if self.measuring:
            self.times.append(seconds)

    def percentile(self, share: float) -> float:
        ordered = sorted(self.times)
        return ordered[min(len(ordered) - 1, int(len(ordered) * share))] * 1000


class Table:
    """One table and its players, who take turns as the game asks them."""

    def __init__(
        self, site: str, company: list[httpx.AsyncClient], chosen: argparse.Namespace, figures: Figures, number: int
    ) -> None:
        self.site = site
        self.company = company
        self.chosen = chosen
        self.figures = figures
        self.home = {"x-forwarded-for": f"198.51.100.{number % 250 + 1}"}  # as a proxy would: people come from many addresses
        self.chance = random.Random(number)
        self.every = 1 / chosen.actions
        self.sent: dict[int, tuple[int, float]] = {}  # by seq: who acted, and when
        self.next = 0.0

    async def play(self) -> None:
        """Games one after another."""
        others = [{"kind": "local"}] * (PLAYERS[self.chosen.game] - 1)
        wanted = {"game": self.chosen.game, "seats": [{"kind": "me"}, *others]}
        if self.chosen.notices:  # another table, which everybody has left: who is waited for there is called a little later
            await called.seated(self.chosen.game, self.company[1:])
        while True:
            if self.chosen.notices:
                made = await called.seated(self.chosen.game, self.company[:-1])
            else:
                made = (await self.company[0].post("/api/tables", json=wanted)).raise_for_status().json()
            self.sent = {}
            self.figures.begun += 1
            async with asyncio.TaskGroup() as group:
                for seat in made["seats"]:
                    group.create_task(self.sit(made["table"], seat["seat"], seat["token"]))

    async def sit(self, table: str, seat: int, token: str) -> None:
        wish = "" if self.chosen.whole else "&changes=1"
        address = f"{self.site.replace('http', 'ws')}/api/tables/{table}/ws?token={token}{wish}"
        state: dict[str, Any] = {}
        settings: dict[str, Any] = {"max_size": None, "compression": None, "ping_interval": None}
        async with connect(address, additional_headers=self.home, **settings) as line:
            async for text in line:
                self.figures.bytes += len(text)
                update = DECODER.decode(text)
                if update.type == "state":
                    state = {"seq": update.seq, "over": update.over, "asks": update.asks}
                elif update.type == "changed":
                    state = changed(state, {name: made for name, made in update.state.items() if name in state})
                else:
                    continue
                self.figures.updates += 1
                self.seen(seat, state["seq"])
                if state["over"]:
                    return
                await self.answer(line, seat, state)

    def seen(self, seat: int, seq: int) -> None:
        by, at = self.sent.get(seq - 1, (seat, 0.0))
        if by != seat:
            self.figures.add(time.perf_counter() - at)

    async def answer(self, line: ClientConnection, seat: int, state: dict[str, Any]) -> None:
        actions = [action for ask in state["asks"] if not ask["aside"] for action in ask["actions"]]
        if actions and state["seq"] not in self.sent:
            # Each table has its own beat: people do not act all at the same moment.
            self.next = (
                max(self.next + self.every, time.monotonic())
                if self.sent
                else time.monotonic() + self.chance.uniform(0, self.every)
            )
            if self.chance.random() < self.chosen.look and not self.chosen.whole:
                await line.send('{"do":"why"}')
            await asyncio.sleep(self.next - time.monotonic())
            action = self.chance.choice(actions)["text"]
            self.sent[state["seq"]] = (seat, time.perf_counter())
            self.figures.actions += self.figures.measuring
            await line.send(msgspec.json.encode({"do": "act", "seat": seat, "seq": state["seq"], "action": action}).decode())


async def measure(site: str, chosen: argparse.Namespace, pid: int, sink: Sink) -> dict[str, float]:
    figures = Figures()
    async with contextlib.AsyncExitStack() as people:
        games: list[asyncio.Task[None]] = []
        for number in range(chosen.tables):
            if number % TABLES == 0:
                company = await called.company(site, sink, PLAYERS[chosen.game] if chosen.notices else 0, people)
            games.append(asyncio.create_task(Table(site, company, chosen, figures, number).play()))
            await asyncio.sleep(2 / chosen.actions / chosen.tables)
        while figures.begun < chosen.tables and not any([game.done() for game in games]):
            await asyncio.sleep(0.1)
        await asyncio.sleep(WARM_UP)
        figures.measuring, figures.bytes, figures.updates = True, 0, 0
        written = len(sink.letters)
        before = Usage(pid)
        await asyncio.sleep(chosen.seconds)
        after = Usage(pid)
        figures.measuring = False
        for game in games:
            game.cancel()
        ends = await asyncio.gather(*games, return_exceptions=True)
        failed = [end for end in ends if not isinstance(end, asyncio.CancelledError)]
        if failed:  # they would make the others look fast
            sys.exit(f"{len(failed)} of {chosen.tables} tables broke off; the first: {cause(failed[0])!r}")
    if chosen.notices and len(sink.letters) == written:
        sys.exit("No letter was written meanwhile: people are called half a minute after they were asked (--seconds 40).")
    seconds = after.at - before.at
    return {
        "actions_per_second": figures.actions / seconds,
        "core_ms_per_action": (after.cpu - before.cpu) / figures.actions * 1000,
        "bytes_per_update": figures.bytes / figures.updates,
        "letters": len(sink.letters) - written,
        "p50_ms": figures.percentile(0.5),
        "p99_ms": figures.percentile(0.99),
        "cores": (after.cpu - before.cpu) / seconds,
        "memory_mb": after.memory,
        "others_cores": (after.machine - before.machine - (after.cpu - before.cpu) - (after.own - before.own)) / seconds,
    }


def cause(end: BaseException | None) -> BaseException | None:
    """What was wrong, out of the groups tasks wrap it in."""
    while isinstance(end, BaseExceptionGroup):
        end = end.exceptions[0]
    return end


class Usage:
    """What a process and all its children have used so far, and the machine as a whole."""

    def __init__(self, pid: int) -> None:
        self.at = time.perf_counter()
        self.cpu, self.memory = 0.0, 0.0
        for found in family(pid):
            with contextlib.suppress(OSError):
                fields = Path(f"/proc/{found}/stat").read_text().rpartition(")")[2].split()
                self.cpu += (int(fields[11]) + int(fields[12])) / TICKS
                self.memory += int(fields[21]) * PAGE / 1e6
        self.own = time.process_time()
        user, nice, system, _, _, *interrupts = [
            int(word) for word in Path("/proc/stat").read_text().splitlines()[0].split()[1:8]
        ]
        self.machine = (user + nice + system + sum(interrupts)) / TICKS


def family(pid: int) -> list[int]:
    found = [pid]
    with contextlib.suppress(OSError):
        for task in Path(f"/proc/{pid}/task").iterdir():
            for child in (task / "children").read_text().split():
                found += family(int(child))
    return found


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


async def broadcast(port: int, chosen: argparse.Namespace, pid: int) -> dict[str, float]:
    figures = Figures()
    every = 1 / chosen.actions

    async def room(number: int) -> None:
        address = f"ws://127.0.0.1:{port}/{number}"
        async with connect(address, compression=None) as one, connect(address, compression=None) as other:
            drain = asyncio.create_task(forget(one))
            try:
                while True:
                    await asyncio.sleep(every)
                    sent = time.perf_counter()
                    await one.send("x" * PASSED)
                    await other.recv()
                    figures.add(time.perf_counter() - sent)
            finally:
                drain.cancel()

    rooms = []
    for number in range(chosen.tables):
        rooms.append(asyncio.create_task(room(number)))
        await asyncio.sleep(every / chosen.tables)
    await asyncio.sleep(1)
    figures.measuring = True
    before = Usage(pid)
    await asyncio.sleep(min(5.0, chosen.seconds))
    after = Usage(pid)
    figures.measuring = False
    for task in rooms:
        task.cancel()
    await asyncio.gather(*rooms, return_exceptions=True)
    return {
        "passing_on_core_ms": (after.cpu - before.cpu) / len(figures.times) * 1000,
        "passing_on_p50_ms": figures.percentile(0.5),
        "passing_on_p99_ms": figures.percentile(0.99),
    }


async def forget(socket: ClientConnection) -> None:
    async for _ in socket:
        pass


@contextlib.asynccontextmanager
async def started(command: list[str], port: int) -> AsyncIterator[subprocess.Popen[bytes]]:
    process = subprocess.Popen(command, stdout=subprocess.DEVNULL)
    try:
        for _ in range(600):
            with contextlib.suppress(OSError):
                _, writer = await asyncio.open_connection("127.0.0.1", port)
                writer.close()
                break
            if process.poll() is not None:
                sys.exit(f"{' '.join(command)} ended with {process.returncode}")
            await asyncio.sleep(0.1)
        yield process
    finally:
        process.terminate()
        process.wait(20)


def free_port() -> int:
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        return int(found.getsockname()[1])


async def once(chosen: argparse.Namespace, database: str) -> dict[str, float]:
    """One measurement: the machine alone, and the server."""
    load = os.getloadavg()[0]
    port = free_port()
    async with started([sys.executable, "-c", BROADCAST, str(port)], port) as process:
        passed = await broadcast(port, chosen, process.pid)
    port = free_port()
    flags = ["--port", str(port), "--database", database, "--tables-per-hour", "1000000", "--log-level", "warning"]
    if chosen.workers > 1:
        flags += ["--workers", str(chosen.workers)]
    ratusz = str(Path(sys.executable).with_name("ratusz"))
    site = f"http://127.0.0.1:{port}"
    async with called.post() as (sink, mail):
        flags += ["--origin", site, *mail] if chosen.notices else []
        async with started([ratusz, "serve", *flags, *chosen.serve], port) as process:
            found = await measure(site, chosen, process.pid, sink)
    return {**found, **passed, "load_before": load, "load_after": os.getloadavg()[0]}


def options() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", choices=PLAYERS, default="state51")
    parser.add_argument("--tables", type=int, default=300)
    parser.add_argument("--actions", type=float, default=2.0, help="a second and table")
    parser.add_argument("--seconds", type=float, default=20.0)
    parser.add_argument("--repeat", type=int, default=3)
    parser.add_argument("--look", type=float, default=0.0, help="the share of questions whose refusals a player asks for")
    parser.add_argument("--notices", action="store_true", help="a person a seat, and letters to some of them")
    parser.add_argument("--whole", action="store_true", help="whole states, as simple programs get them")
    parser.add_argument("--workers", type=int, default=1, help="more than one: on PostgreSQL, its own unless there is --database")
    parser.add_argument("--database", default="")
    parser.add_argument("--json", action="store_true")
    parser.add_argument("serve", nargs="*", help="more arguments for `ratusz serve`, after --")
    return parser.parse_args()


async def main() -> None:
    chosen = options()
    runs: list[dict[str, float]] = []
    for _ in range(chosen.repeat):
        with contextlib.ExitStack() as places:
            database: str = chosen.database
            if not database and chosen.workers > 1:
                database = places.enter_context(cluster())
            elif not database:
                database = f"sqlite:///{places.enter_context(tempfile.TemporaryDirectory())}/bench.db"
            runs.append(await once(chosen, database))
    middle = {name: statistics.median([run[name] for run in runs]) for name in runs[0]}
    report = {
        "game": chosen.game,
        "tables": chosen.tables,
        "players": PLAYERS[chosen.game],
        "workers": chosen.workers,
        "engine": "compiled" if compiled() else "plain",
        "states": "whole" if chosen.whole else "changes",
        "look": chosen.look,
        "notices": chosen.notices,
        **{name: round(value, 3) for name, value in middle.items()},
        "runs": [{name: round(value, 3) for name, value in run.items()} for run in runs],
    }
    print(msgspec.json.format(msgspec.json.encode(report)).decode() if chosen.json else told(report))


TOLD = """\
{tables} tables of {game} with {players} players each, {actions_per_second:.0f} actions/s, {workers} worker(s).
Medians of {count} runs. Others used {others_cores:.1f} cores; load {load_before:.1f} before, {load_after:.1f} after.
"""
COLUMNS = {
    "core ms an action": ("{core_ms_per_action:.2f}", "{passing_on_core_ms:.2f}"),
    "bytes an update": ("{bytes_per_update:,.0f}", "{passed:,}"),
    "p50": ("{p50_ms:.1f} ms", "{passing_on_p50_ms:.1f} ms"),
    "p99": ("{p99_ms:.1f} ms", "{passing_on_p99_ms:.1f} ms"),
    "of a core": ("{cores:.0%}", ""),
    "memory": ("{memory_mb:.0f} MB", ""),
}  # what is measured of the server, and of one that only passes on


def told(report: dict[str, Any]) -> str:
    """The figures, as Markdown."""
    server, passing_on = zip(*COLUMNS.values(), strict=True)
    rows = [
        ("", *COLUMNS),
        ("---", *["---:" for _ in COLUMNS]),
        ("the engine {engine}, {states}", *server),
        ("messages only passed on", *passing_on),
    ]
    table = "\n".join(["| " + " | ".join(row) + " |" for row in rows])
    return f"{TOLD}\n{table}\n".format(**report, count=len(report["runs"]), passed=PASSED)


if __name__ == "__main__":
    try:
        import uvloop

        uvloop.run(main())
    except ImportError:
        asyncio.run(main())
