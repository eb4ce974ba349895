"""Random and mutated messages neither stop the server nor make it hang, and change nothing that is not legal."""

import asyncio
import random
from pathlib import Path
from typing import Any

import msgspec
import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from tests.server.site import ANSWER, LOCAL, ME, PATIENCE, serving

MESSAGES: list[dict[str, Any]] = [
    {"do": "act", "seat": 0, "seq": 0, "action": "take valley"},
    {"do": "undo", "seat": 0, "seq": 1},
    {"do": "consent", "seat": 1, "yes": True},
    {"do": "chat", "text": "hello"},
    {"do": "hint", "seat": 0},
    {"do": "mentor", "seat": 0},
    {"do": "judge", "seat": 0},
    {"do": "lang", "lang": "de"},
    {"do": "seat", "seat": 1, "bot": None},
    {"do": "pace", "ms": 5},
    {"do": "preview", "actions": ["take valley"], "forecast": True},
    {"do": "ping"},
]
ODD: list[Any] = [
    None,
    -1,
    0,
    2**31,
    2**63,
    2**80,
    -(2**70),
    1.5,
    "",
    "é\u0000\ud7ff",
    [],
    {},
    [[]],
    True,
    "x" * 3000,
    {"a": [1]},
]


def mutated(chance: random.Random) -> str | bytes:
    kind = chance.randrange(6)
    if kind == 0:
        return chance.randbytes(chance.randrange(200))
    message = dict(chance.choice(MESSAGES))
    message["id"] = chance.choice([1, "a", *ODD])
    for _ in range(chance.randrange(3)):
        message[chance.choice([*message, "extra"])] = chance.choice(ODD)
    text = msgspec.json.encode({k: str(v) if isinstance(v, int) and abs(v) >= 2**63 else v for k, v in message.items()}).decode()
    if kind == 1:  # torn
        return text[: chance.randrange(len(text) + 1)]
    if kind == 2:  # a few letters changed
        letters = list(text)
        for _ in range(3):
            letters[chance.randrange(len(letters))] = chr(chance.randrange(1, 0x3000))
        return "".join(letters)
    if kind == 3:
        return text.replace("0", str(chance.choice([2**63, 10**40, -(10**25), "1e999"])))
    return text.encode() if kind == 4 else text


async def fuzz(address: str, seed: int, count: int) -> None:
    chance = random.Random(seed)
    async with connect(address, max_size=None) as socket:
        reader = asyncio.create_task(read(socket))
        try:
            for _ in range(count):
                await socket.send(mutated(chance))
        except ConnectionClosed:
            pass  # not UTF-8, or too much of it: that may close the socket
        await asyncio.sleep(0.1)
        reader.cancel()
        await asyncio.gather(reader, return_exceptions=True)


async def read(socket: ClientConnection) -> None:
    async for text in socket:
        ANSWER.decode(text)


@pytest.mark.slow
def test_the_server_survives_whatever_is_sent(tmp_path: Path) -> None:
    async def scene() -> None:
        async with serving(tmp_path) as site, site.visitor() as anna:
            made = await anna.open_table(ME, LOCAL, options={"first": 0})
            base = site.address.replace("http", "ws") + f"/api/tables/{made['table']}/ws?lang=en"
            tokens = ["", *[seat["token"] for seat in made["seats"]]]
            async with asyncio.timeout(2 * PATIENCE), asyncio.TaskGroup() as group:
                for seed in range(9):
                    group.create_task(fuzz(f"{base}&token={tokens[seed % 3]}", seed, 120))
            assert "ratusz_errors_total{" not in site.hall.metrics.text().decode()
            async with anna.at(made["table"]) as player:
                state = await player.seated()
                assert (await player.ask("ping"))["type"] == "pong"
                log = await site.hall.store.entries(made["table"])
                assert [entry.seq for entry in log] == list(range(1, len(log) + 1))
                assert state["seq"] == len(log)

    asyncio.run(scene())


def test_strange_addresses_do_no_harm(tmp_path: Path) -> None:
    async def scene() -> None:
        async with serving(tmp_path) as site, site.visitor() as anna:
            await anna.get("/api/me")
            for query in ("lang=xx", "lang=%00", "token=%ff%fe", "text=2", "token=" + "x" * 4000, "lang=pl&lang=de"):
                async with connect(site.address.replace("http", "ws") + f"/api/tables/%2e%2e/ws?{query}") as socket:
                    assert msgspec.json.decode(await socket.recv())["type"] == "bye"
            assert "ratusz_errors_total{" not in site.hall.metrics.text().decode()

    asyncio.run(scene())
