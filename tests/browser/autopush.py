"""Mozilla's push service as Firefox and servers speak with it: Firefox through a socket, where it gets its addresses and what was
sent to them; servers by HTTP. What a notice says cannot be read on the way."""

import asyncio
import threading
from base64 import urlsafe_b64encode
from typing import Any
from uuid import uuid4

import msgspec
from websockets.asyncio.server import ServerConnection, serve
from websockets.exceptions import ConnectionClosedError
from websockets.typing import Subprotocol

from tests.server.boxes import answer, posted

PATIENCE = 30.0  # seconds


class Autopush:
    """In a thread of its own: whoever tests waits in his."""

    def __init__(self) -> None:
        self.lines: dict[str, ServerConnection] = {}  # by address: who takes what comes there
        self.name = uuid4().hex  # by which it knows Firefox
        self.taken: list[int] = []  # what Firefox says of each notice: 100 if all went well
        self.loop: asyncio.AbstractEventLoop
        self.browsers = self.servers = 0  # the ports for them
        self.begun, self.done = threading.Event(), threading.Event()
        self.thread = threading.Thread(target=lambda: asyncio.run(self.serve()))
        self.thread.start()
        assert self.begun.wait(PATIENCE)

    async def serve(self) -> None:
        self.loop = asyncio.get_running_loop()
        inbox = await asyncio.start_server(self.take, "127.0.0.1", 0)
        protocol = Subprotocol("push-notification")
        async with inbox, serve(self.speak, "127.0.0.1", 0, subprotocols=[protocol], ping_interval=None) as lines:
            self.browsers, self.servers = [one.sockets[0].getsockname()[1] for one in (lines.server, inbox)]
            self.begun.set()
            await asyncio.to_thread(self.done.wait)

    def close(self) -> None:
        self.done.set()
        self.thread.join()

    def forget(self) -> None:
        """It has lost its memory, and Firefox the line."""
        lines = set(self.lines.values())
        self.name = uuid4().hex
        self.lines.clear()
        for line in lines:
            asyncio.run_coroutine_threadsafe(line.close(), self.loop).result(PATIENCE)

    async def speak(self, line: ServerConnection) -> None:
        try:
            async for text in line:
                await self.hear(line, msgspec.json.decode(text))
        except ConnectionClosedError:  # Firefox ends without a word
            return

    async def hear(self, line: ServerConnection, told: dict[str, Any]) -> None:
        """https://mozilla-push-service.readthedocs.io says what this means."""
        kind, channel = told.get("messageType"), told.get("channelID", "")
        if kind == "ack":
            self.taken += [one["code"] for one in told["updates"]]
            return
        said: dict[str, Any] = {"messageType": kind, "status": 200}
        if kind == "hello":
            said |= {"uaid": self.name, "use_webpush": True}
        elif kind == "register":
            self.lines[channel] = line
            said |= {"channelID": channel, "pushEndpoint": f"http://127.0.0.1:{self.servers}/{channel}"}
        elif kind == "unregister":
            self.lines.pop(channel, None)
            said |= {"channelID": channel}
        await line.send(msgspec.json.encode(said).decode())

    async def take(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """What a server sends to an address."""
        path, headers, body = await posted(reader)
        channel = path.removeprefix("/")
        if channel in self.lines:
            said = {
                "messageType": "notification",
                "channelID": channel,
                "version": uuid4().hex,
                "data": urlsafe_b64encode(body).decode().rstrip("="),
                "headers": {"encoding": headers["content-encoding"]},
            }
            await self.lines[channel].send(msgspec.json.encode(said).decode())
        await answer(writer, 201 if channel in self.lines else 410)
