"""A real server on a free port, and people and programs who use it over real sockets."""

import asyncio
import random
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import httpx
import msgspec
from starlette.applications import Starlette
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from ratusz.kernel.changes import changed
from ratusz.server.app import application
from ratusz.server.door import Gate
from ratusz.server.hall import Hall
from ratusz.server.messages.answers import Answer
from ratusz.server.run import Server, address_of, configured, listening
from ratusz.server.settings import Settings

PATIENCE = 60.0  # seconds until a test gives up waiting: the machine may have much else to do
ANSWER = msgspec.json.Decoder(Answer)
ME = {"kind": "me"}
OPEN = {"kind": "open"}
LOCAL = {"kind": "local"}
BOT = {"kind": "bot", "bot": "random"}


def settings(folder: Path, **values: Any) -> Settings:
    chosen = {"database": f"sqlite:///{folder}/games.db", "secret": "of the tests", "pace": 0, **values}
    chosen.setdefault("tables_per_hour", 10_000)
    chosen.setdefault("guests_per_hour", 10_000)
    chosen.setdefault("requests_burst", 100_000)
    chosen.setdefault("messages", 10_000.0)
    chosen.setdefault("burst", 10_000)
    return Settings(**chosen)


class Site:
    def __init__(self, address: str, app: Starlette | None = None) -> None:
        self.address = address
        self.app = app

    @property
    def hall(self) -> Hall:
        assert self.app is not None
        found: Hall = self.app.state.hall
        return found

    @asynccontextmanager
    async def visitor(self, **headers: str) -> AsyncIterator["Visitor"]:
        async with httpx.AsyncClient(base_url=self.address, headers=headers, timeout=PATIENCE) as http:
            yield Visitor(self, http)


@asynccontextmanager
async def serving(folder: Path, gate: Gate | None = None, **values: Any) -> AsyncIterator[Site]:
    app = application(settings(folder, **values))
    config = configured(app, gate or Gate(10_000))
    socket = listening("127.0.0.1", 0)
    ready = asyncio.Event()
    server = Server(config, app, ready.set)
    task = asyncio.create_task(server.serve([socket]))
    started = asyncio.create_task(ready.wait())
    await asyncio.wait([task, started], timeout=PATIENCE, return_when=asyncio.FIRST_COMPLETED)
    if task.done():
        task.result()
    try:
        yield Site(address_of(socket), app)
    finally:
        server.should_exit = True
        await asyncio.wait_for(task, PATIENCE)


@asynccontextmanager
async def two_servers(folder: Path, database: str) -> AsyncIterator[tuple[tuple[Site, Site], tuple["Visitor", "Visitor"]]]:
    """Two servers on one database, and a visitor at each."""
    async with (
        serving(folder, database=database) as one,
        serving(folder, database=database) as other,
        one.visitor() as anna,
        other.visitor() as ben,
    ):
        yield (one, other), (anna, ben)


class Visitor:
    """A browser: it keeps its cookie."""

    def __init__(self, site: Site, http: httpx.AsyncClient) -> None:
        self.site = site
        self.http = http

    async def get(self, path: str, status: int = 200, **query: Any) -> Any:
        return self.checked(await self.http.get(path, params=query or None), status)

    async def post(self, path: str, body: Any = None, status: int | None = None) -> Any:
        return self.checked(await self.http.post(path, json={} if body is None else body), status)

    async def patch(self, path: str, body: Any, status: int = 200) -> Any:
        return self.checked(await self.http.patch(path, json=body), status)

    def checked(self, response: httpx.Response, status: int | None) -> Any:
        assert response.status_code == status if status else response.status_code in (200, 201), response.text
        return response.json()

    async def open_table(self, *seats: dict[str, Any], **more: Any) -> Any:
        return await self.post("/api/tables", {"game": "state51", "seats": list(seats), **more})

    @asynccontextmanager
    async def at(self, table: str, token: str = "", query: str = "") -> AsyncIterator["Player"]:
        """A socket at a table, with this browser's cookie or with a seat's token."""
        address = self.site.address.replace("http", "ws") + f"/api/tables/{table}/ws?lang=en{query}"
        cookie = "; ".join([f"{name}={value}" for name, value in self.http.cookies.items()])
        headers = {"cookie": cookie} if cookie and not token else {}
        async with connect(address + (f"&token={token}" if token else ""), additional_headers=headers, max_size=None) as socket:
            player = Player(socket)
            try:
                yield player
            finally:
                await player.stop()


class Player:
    """Reads everything the server sends, checks that it has the documented form, and keeps it; and the states made of changes."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.frames: list[dict[str, Any]] = []
        self.raw: list[str] = []
        self.changed = asyncio.Event()
        self.number = 0
        self.failure: Exception | None = None
        self.closed = False
        self.reader = asyncio.create_task(self.read())

    async def read(self) -> None:
        try:
            async for text in self.socket:
                assert isinstance(text, str)
                ANSWER.decode(text)
                self.raw.append(text)
                frame = msgspec.json.decode(text)
                self.frames.append(frame)
                if frame["type"] == "changed":
                    assert frame["since"] == self.state["seq"]
                    self.frames.append(changed(self.state, frame["state"]))
                self.changed.set()
        except ConnectionClosed:
            pass
        except Exception as error:
            self.failure = error
        self.closed = True
        self.changed.set()

    async def stop(self) -> None:
        self.reader.cancel()
        await asyncio.gather(self.reader, return_exceptions=True)
        if self.failure is not None:
            raise self.failure

    async def until(self, found: Callable[[], Any]) -> Any:
        """Wait until something is true; it is what `found` gives."""
        async with asyncio.timeout(PATIENCE):
            while True:
                if self.failure is not None:
                    raise self.failure
                result = found()
                if result:
                    return result
                assert not self.closed, f"closed: {self.socket.close_code}, {self.frames[-1:]}"
                self.changed.clear()
                await self.changed.wait()

    @property
    def state(self) -> dict[str, Any]:
        return next((frame for frame in reversed(self.frames) if frame["type"] == "state"), {})

    def last(self, kind: str) -> dict[str, Any]:
        return next((frame for frame in reversed(self.frames) if frame["type"] == kind), {})

    async def seated(self) -> dict[str, Any]:
        """The first state."""
        await self.until(lambda: self.state)
        return self.state

    async def send(self, do: str, **fields: Any) -> int:
        self.number += 1
        await self.socket.send(msgspec.json.encode({"do": do, "id": self.number, **fields}).decode())
        return self.number

    async def ask(self, do: str, **fields: Any) -> dict[str, Any]:
        """Send and wait for the answer."""
        number = await self.send(do, **fields)
        found: dict[str, Any] = await self.until(lambda: self.answer(number))
        return found

    def answer(self, number: int | str) -> dict[str, Any] | None:
        return next((frame for frame in reversed(self.frames) if frame.get("id") == number and frame["type"] != "chat"), None)

    # Playing.

    def own_ask(self) -> dict[str, Any] | None:
        return next((ask for ask in self.state.get("asks", []) if not ask["aside"]), None)

    async def act(self, action: str, seat: int | None = None, seq: int | None = None) -> dict[str, Any]:
        state = self.state
        return await self.ask(
            "act", seat=state["eyes"] if seat is None else seat, seq=state["seq"] if seq is None else seq, action=action
        )

    async def beyond(self, seq: int) -> None:
        """Until more has happened than so many entries."""
        await self.until(lambda: self.state["seq"] > seq)

    async def finished(self) -> dict[str, Any]:
        """The state in which the game is over."""
        await self.until(lambda: self.state.get("over"))
        return self.state

    async def play_on(self, chance: random.Random, most: int = 400) -> int:
        """Any legal action, as long as this player is asked and the game goes on; how many there were."""
        for count in range(most):
            await self.until(lambda: self.state.get("over") or self.own_ask())
            ask = self.own_ask()
            if self.state["over"] or ask is None:
                return count
            seq = self.state["seq"]
            answer = await self.act(chance.choice(ask["actions"])["text"])
            if answer["type"] == "ok":
                await self.beyond(seq)
            else:
                assert answer["code"] == "stale", answer
        raise AssertionError("the game does not end")


async def own_action(player: Player, free: bool, chance: random.Random, other: Player | None = None) -> dict[str, Any]:
    """Play on until the last move is an own one that can (or cannot) be taken back freely; the state before it."""
    for _ in range(200):
        who = player
        if player.own_ask() is None and other is not None:
            who = other
        await who.until(who.own_ask)
        before = who.state
        ask = who.own_ask()
        assert ask is not None
        await who.act(chance.choice(ask["actions"])["text"])
        for one in (player, other):
            if one is not None:
                await one.beyond(before["seq"])
        if who is player and player.state["undo"]["free"] is free and not player.state["over"]:
            return before
    raise AssertionError("no such move")
