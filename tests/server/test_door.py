"""Who has a connection: nobody takes them all, and nobody keeps one without saying what for."""

import asyncio
import socket
import time
import urllib.request
from collections.abc import Callable
from contextlib import AsyncExitStack
from pathlib import Path

import pytest
import uvicorn
from uvicorn.server import ServerState
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus
from websockets.frames import Frame, Opcode

from ratusz.server.door import RESERVE, Gate, Guest, files, framed
from tests.server.site import LOCAL, ME, PATIENCE, Site, serving

Wire = tuple[asyncio.StreamReader, asyncio.StreamWriter]


async def knock(site: Site, said: bytes = b"") -> Wire:
    """A connection, and what is said on it at first."""
    host, port = site.address.removeprefix("http://").split(":")
    reader, writer = await asyncio.open_connection(host, int(port))
    writer.write(said)
    return reader, writer


async def ended(wire: Wire) -> bool:
    """Wait until the server has closed a connection."""
    try:
        async with asyncio.timeout(PATIENCE):
            while await wire[0].read(4096):
                pass
    except ConnectionResetError:
        pass
    wire[1].close()
    return True


HALF = {
    "nothing": b"",
    "half a head": b"GET /healthz HTTP/1.1\r\nHost: loc",
    "half a body": b"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{",
    "half of the next": b"GET /api/games HTTP/1.1\r\nHost: x\r\n\r\nGET /",
}


@pytest.mark.parametrize("half", list(HALF))
def test_who_does_not_finish_a_request_is_let_go(tmp_path: Path, half: str) -> None:
    async def scene() -> None:
        gate = Gate(100, request=0.5)
        async with serving(tmp_path, gate) as site:
            wire = await knock(site, HALF[half])
            assert await ended(wire)
            assert (gate.inside, gate.waiting) == ({}, {})

    asyncio.run(scene())


def test_who_sends_letter_by_letter_is_let_go_all_the_same(tmp_path: Path) -> None:
    async def scene() -> None:
        async with serving(tmp_path, Gate(100, request=0.5)) as site:
            wire = await knock(site)
            ending = asyncio.create_task(ended(wire))
            while not ending.done():
                wire[1].write(b"G")
                await asyncio.sleep(0.05)

    asyncio.run(scene())


def test_nobody_waits_long_behind_a_crowd_that_comes_all_at_once(tmp_path: Path) -> None:
    """However long the loop takes to go round once; here, ten milliseconds."""
    uvloop = pytest.importorskip("uvloop")

    async def scene() -> None:
        async with serving(tmp_path) as site:
            loop, busy = asyncio.get_running_loop(), True

            def round_and_round() -> None:
                time.sleep(0.01)
                if busy:
                    loop.call_soon(round_and_round)

            def crowd() -> tuple[list[socket.socket], float]:
                host, _, port = site.address.rpartition("/")[2].partition(":")
                wires = [socket.create_connection((host, int(port))) for _ in range(200)]
                began = time.monotonic()
                with urllib.request.urlopen(f"{site.address}/healthz") as answer:
                    assert answer.status == 200
                return wires, time.monotonic() - began

            loop.call_soon(round_and_round)
            wires, waited = await asyncio.to_thread(crowd)
            busy = False
            for wire in wires:
                wire.close()
            assert waited < 1.0

    with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        runner.run(scene())


def test_one_address_cannot_have_all_connections(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("FORWARDED_ALLOW_IPS", "203.0.113.1")  # so that 127.0.0.1 is nobody special

    async def scene() -> None:
        gate = Gate(100, each=5)
        async with serving(tmp_path, gate) as site:
            wires = [await knock(site) for _ in range(5)]
            await until(lambda: gate.inside.total() == 5)
            assert await ended(await knock(site))
            assert "ratusz_turned_away_total 1.0" in site.hall.metrics.text().decode()
            wires.pop()[1].close()
            await until(lambda: gate.inside.total() == 4)
            async with site.visitor() as anna:
                await anna.get("/healthz")
            for _, writer in wires:
                writer.close()

    asyncio.run(scene())


def test_a_proxy_brings_as_many_as_there_is_room_for(tmp_path: Path) -> None:
    async def scene() -> None:
        gate = Gate(100, each=5)
        async with serving(tmp_path, gate) as site:
            wires = [await knock(site) for _ in range(20)]
            await until(lambda: gate.inside.total() == 20)
            for _, writer in wires:
                writer.close()

    asyncio.run(scene())


def test_when_it_is_full_who_says_nothing_makes_room(tmp_path: Path) -> None:
    async def scene() -> None:
        gate = Gate(10)
        async with serving(tmp_path, gate) as site:
            silent = [await knock(site) for _ in range(10)]
            await until(lambda: gate.inside.total() == 10)
            async with site.visitor() as anna:
                await anna.get("/healthz")
            assert await ended(silent[0])
            assert "ratusz_turned_away_total 0.0" in site.hall.metrics.text().decode()
            for _, writer in silent:
                writer.close()

    asyncio.run(scene())


def test_sockets_at_tables_are_counted_until_they_go(tmp_path: Path) -> None:
    async def scene() -> None:
        gate = Gate(100)
        async with serving(tmp_path, gate) as site, site.visitor() as anna:
            table = (await anna.open_table(ME, LOCAL))["table"]
            async with AsyncExitStack() as windows:
                for _ in range(3):
                    await (await windows.enter_async_context(anna.at(table))).seated()
                assert gate.inside.total() == 4  # and the one over which the table was opened
                assert gate.waiting == {}
            await until(lambda: gate.inside.total() <= 1)

    asyncio.run(scene())


def test_a_proxy_does_not_hide_who_has_too_much_under_way(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("ratusz.server.app.EACH", 3)

    async def scene() -> None:
        async with serving(tmp_path) as site, site.visitor(**{"x-forwarded-for": "198.51.100.7"}) as anna, site.visitor() as ben:
            table = (await anna.open_table(ME, LOCAL))["table"]
            address = site.address.replace("http", "ws") + f"/api/tables/{table}/ws"
            async with AsyncExitStack() as windows:
                for _ in range(3):
                    window = connect(address, additional_headers={"x-forwarded-for": "198.51.100.7"})
                    await windows.enter_async_context(window)
                assert (await anna.http.get("/healthz")).status_code == 429
                with pytest.raises(InvalidStatus, match="429"):
                    await connect(address, additional_headers={"x-forwarded-for": "198.51.100.7"})
                await ben.get("/healthz")
            await until(lambda: table in site.hall.house.rooms and not site.hall.house.rooms[table].audience.viewers)
            await anna.get("/healthz")

    asyncio.run(scene())


def test_hundreds_of_half_open_connections_keep_nobody_waiting(tmp_path: Path) -> None:
    async def scene() -> None:
        async with serving(tmp_path, Gate(1000)) as site, site.visitor() as anna:
            await anna.get("/healthz")
            wires = [await knock(site, b"GET / HTTP/1.1\r\nX: ") for _ in range(500)]
            times: list[float] = []
            for _ in range(20):
                for _, writer in wires[:50]:
                    writer.write(b"x")
                started = time.monotonic()
                await anna.get("/healthz")
                times.append(time.monotonic() - started)
            assert sorted(times)[len(times) // 2] < 0.1
            for _, writer in wires:
                writer.close()

    asyncio.run(scene())


def test_files_are_left_for_other_things() -> None:
    assert files() > RESERVE
    assert files() == files()


async def until(found: Callable[[], bool]) -> None:
    async with asyncio.timeout(PATIENCE):
        while not found():
            await asyncio.sleep(0.01)


@pytest.mark.parametrize("length", [0, 1, 125, 126, 65_535, 65_536, 100_000])
def test_a_text_of_any_length_is_framed_as_the_library_would(length: int) -> None:
    text = b"x" * length
    assert framed(text) == Frame(Opcode.TEXT, text).serialize(mask=False)


class Line:
    """A transport that remembers what was written to it."""

    def __init__(self) -> None:
        self.written: list[bytes] = []
        self.closing = False

    def is_closing(self) -> bool:
        return self.closing

    def write(self, data: bytes) -> None:
        self.written.append(data)


async def guest_at(line: Line) -> Guest:
    guest = Guest(uvicorn.Config(app=None, lifespan="off"), ServerState(), {})  # type: ignore[arg-type]
    guest.transport = line  # type: ignore[assignment]
    return guest


def test_what_is_said_at_once_is_one_packet_in_its_order() -> None:
    async def scene() -> None:
        line = Line()
        guest = await guest_at(line)
        guest.say(b"changed")
        guest.say(b"ok")
        assert line.written == []
        await asyncio.sleep(0)
        assert line.written == [framed(b"changed") + framed(b"ok")]
        guest.say(b"later")
        await asyncio.sleep(0)
        assert line.written[1:] == [framed(b"later")]

    asyncio.run(scene())


def test_nothing_is_said_to_who_has_gone_meanwhile() -> None:
    async def scene() -> None:
        line = Line()
        guest = await guest_at(line)
        guest.say(b"changed")
        line.closing = True
        await asyncio.sleep(0)
        assert line.written == []

    asyncio.run(scene())
