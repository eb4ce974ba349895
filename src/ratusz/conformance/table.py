"""A game at a table of the server: over HTTP and a real socket, as the page plays it."""

import asyncio
import json
import tempfile
from random import Random
from typing import Any
from urllib.request import Request, urlopen

from websockets.asyncio.client import ClientConnection, connect

from ..kernel.changes import changed
from ..kernel.problem import Problem
from ..server.app import application
from ..server.door import Gate
from ..server.run import Server, address_of, configured, listening
from ..server.settings import Settings
from ..words.bundle import LANGUAGES
from ..words.games import VOICES
from .page import drawn
from .trial import Trial

STALE = "stale"  # what is said to whoever answers a question that has passed
PATIENCE = 60.0  # seconds until a server has to have begun, or answered


def served(trial: Trial) -> None:
    """A whole game by one person against bots, then looked at through everybody's eyes."""
    with tempfile.TemporaryDirectory() as folder:
        asyncio.run(at_server(trial, folder))


async def at_server(trial: Trial, folder: str) -> None:
    settings = Settings(
        database=f"sqlite:///{folder}/games.db",
        secret="of a check",
        pace=0,
        thinkers=1,
        requests_burst=10_000,
        messages=10_000.0,
        burst=10_000,
    )
    app = application(settings)
    door = listening("127.0.0.1", 0)
    ready = asyncio.Event()
    server = Server(configured(app, Gate(100)), app, ready.set)
    task = asyncio.create_task(server.serve([door]))
    try:
        await asyncio.wait_for(ready.wait(), PATIENCE)
        await visit(trial, address_of(door))
    finally:
        server.should_exit = True
        await asyncio.wait_for(task, PATIENCE)


async def visit(trial: Trial, site: str) -> None:
    name = trial.game.name

    async def fetch(path: str, body: Any = None) -> Any:
        return await asyncio.to_thread(fetched, site + path, body)

    cards = {card["game"]: card for card in await fetch("/api/games")}
    if name not in cards or cards[name]["board"] != trial.manifest.board:
        raise Problem("check-front", front="GET /api/games", detail=name)
    for language in LANGUAGES:
        printed = await fetch(f"/api/games/{name}/catalogue?lang={language}")
        missing = [] if trial.manifest.catalogue else [card for card in VOICES[name].cards if card not in printed["cards"]]
        if missing or not await fetch(f"/api/games/{name}/messages?lang={language}"):
            raise Problem("check-front", front=f"GET /api/games/{name}", detail=language)
        await fetch(f"/api/games/{name}/rules?lang={language}")
    bots = [{"kind": "bot", "bot": "random"}] * (trial.game.seats[0] - 1)
    made = await fetch("/api/tables", {"game": name, "seats": [{"kind": "me"}, *bots]})
    address = site.replace("http", "ws") + f"/api/tables/{made['table']}/ws?lang=en&text=1&token={made['seats'][0]['token']}"
    async with connect(address, max_size=None) as socket:
        await play(socket, Random(1))
    for eyes in ("open", "none", *range(trial.game.seats[0])):
        await fetch(f"/api/tables/{made['table']}/replay?at=1&eyes={eyes}")


def fetched(address: str, body: Any) -> Any:
    data = None if body is None else json.dumps(body).encode()
    asked = Request(address, data, {"content-type": "application/json"})
    with urlopen(asked, timeout=PATIENCE) as answer:
        return json.loads(answer.read())


async def play(socket: ClientConnection, dice: Random) -> None:
    """Answer whatever is asked, until the game is over."""
    state: dict[str, Any] = {}
    acted = -1
    while True:
        frame = json.loads(await asyncio.wait_for(socket.recv(), PATIENCE))
        if frame["type"] == "error" and frame["code"] == STALE:
            acted = -1  # others were quicker
        elif frame["type"] == "error":
            raise Problem("check-front", front="/ws", detail=frame["message"])
        state = frame if frame["type"] == "state" else changed(state, frame["state"]) if frame["type"] == "changed" else state
        if state:
            drawn(state)
        if state.get("over"):
            return
        asked = [ask for ask in state.get("asks", []) if ask["actions"] and not ask["aside"]]
        if asked and state["seq"] != acted:
            acted = state["seq"]
            action = dice.choice(asked[0]["actions"])["text"]
            await socket.send(json.dumps({"do": "act", "seat": asked[0]["seat"], "seq": acted, "action": action}))
