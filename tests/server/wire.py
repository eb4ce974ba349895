"""A wire between a server and its database that can fail as wires do: it takes everything and passes nothing on."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from urllib.parse import urlsplit


class Wire:
    def __init__(self, database: str) -> None:
        self.database = urlsplit(database)
        self.address = ""
        self.connections: list[asyncio.Event] = []  # set: nothing passes any more
        self.tasks: set[asyncio.Task[None]] = set()

    def swallow(self) -> None:
        """From now on nothing passes on the connections there are; new ones are whole."""
        for swallowed in self.connections:
            swallowed.set()

    async def accept(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        swallowed = asyncio.Event()
        self.connections.append(swallowed)
        far_reader, far_writer = await asyncio.open_connection(self.database.hostname, self.database.port)
        for source, target in ((reader, far_writer), (far_reader, writer)):
            task = asyncio.create_task(pump(source, target, swallowed))
            self.tasks.add(task)
            task.add_done_callback(self.tasks.discard)


async def pump(source: asyncio.StreamReader, target: asyncio.StreamWriter, swallowed: asyncio.Event) -> None:
    try:
        while data := await source.read(65536):
            if not swallowed.is_set():
                target.write(data)
                await target.drain()
    except OSError:
        pass
    finally:
        target.close()


@asynccontextmanager
async def wired(database: str) -> AsyncIterator[Wire]:
    wire = Wire(database)
    server = await asyncio.start_server(wire.accept, "127.0.0.1", 0)
    port = server.sockets[0].getsockname()[1]
    wire.address = wire.database._replace(netloc=f"{wire.database.username}@127.0.0.1:{port}").geturl()
    try:
        yield wire
    finally:
        server.close()
        for task in list(wire.tasks):
            task.cancel()
        await asyncio.gather(*wire.tasks, return_exceptions=True)
