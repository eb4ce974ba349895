"""Running the server in this process until it is told to stop."""

import gc
import socket
import sys
from collections.abc import Callable

import uvicorn
from starlette.applications import Starlette

from ..kernel.problem import Problem
from .door import RESERVE, Gate, files, guarded
from .settings import FRAME

HEAD = 16 * 1024  # bytes in the head of a request
# At each socket one is let in whenever the loop goes round, which takes some milliseconds where there is much to do: whoever came
# after hundreds who only hold the line would wait for a second.
WINGS = 16  # the same socket, as often
STOP = 10  # seconds that requests under way are given
SWITCH = 0.001  # seconds until a thread that has waited for a commit gets its turn
# Most of what is made stays: the moves of a game. So the young are looked at once, for a millisecond at most, while they are
# in the processor's cache, and hardly ever everything, which takes a third of a second. Below 0: whenever the youngest are
# looked at, those who have been once are too, so that there are none, and nobody is looked at twice.
TIDYING = (1_000, -1, 15_000)


class Server(uvicorn.Server):
    """Says goodbye to the tables before uvicorn closes their sockets."""

    def __init__(self, config: uvicorn.Config, app: Starlette, ready: Callable[[], None]) -> None:
        super().__init__(config)
        self.app = app
        self.ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        self.app.state.hall.house.leave = self.leave
        doors = [wing for door in sockets or [] for wing in (door, *[door.dup() for _ in range(WINGS - 1)])]
        try:
            await super().startup(doors)
        except BaseException:
            for door in doors:
                door.close()  # uvicorn closes them only where it has begun to serve
            raise
        if self.started and not self.should_exit:
            self.ready()

    def leave(self) -> None:
        self.should_exit = True

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        for door in self.servers:
            door.close()  # or who is sent away would be back before the tables are in order
        await self.app.state.hall.farewell()
        await super().shutdown(sockets)


def listening(host: str, port: int, shared: bool = False) -> socket.socket:
    """A socket that listens at this address; port 0: at any that is free; shared: beside others of ours."""
    try:
        family, kind, protocol, _, address = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)[0]
        found = socket.socket(family, kind, protocol)
        try:
            found.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEPORT if shared else socket.SO_REUSEADDR, 1)
            found.bind(address)
        except BaseException:
            found.close()
            raise
    except (OSError, OverflowError) as error:
        raise Problem("port-busy", host=host, port=port, detail=str(error)) from None
    return found


def address_of(found: socket.socket) -> str:
    """How a browser on this machine reaches it."""
    host, port = found.getsockname()[:2]
    if host in ("0.0.0.0", "::"):
        host = "127.0.0.1"
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"


def be_prompt() -> None:
    """Let nobody wait long: neither for the interpreter while it does something else, nor for it to tidy its memory."""
    sys.setswitchinterval(SWITCH)
    gc.collect()
    gc.freeze()  # what has been imported stays anyway
    gc.set_threshold(*TIDYING)


def configured(app: Starlette, gate: Gate, alive: Callable[[], None] | None = None) -> uvicorn.Config:
    """How uvicorn serves us; `alive` is called every second."""

    async def notify() -> None:
        if alive is not None:
            alive()

    config = uvicorn.Config(
        app,
        log_config=None,
        access_log=False,
        server_header=False,
        ws_max_size=FRAME,
        # States differ little from each other but are small; squeezing each for each player would cost more than sending it.
        ws_per_message_deflate=False,
        h11_max_incomplete_event_size=HEAD,
        timeout_graceful_shutdown=STOP,
        callback_notify=notify,
        timeout_notify=1,
    )
    guarded(config, gate, app.state.hall.metrics)
    return config


def run(app: Starlette, found: socket.socket, ready: Callable[[], None], alive: Callable[[], None] | None = None) -> None:
    """Serve until a signal; returns when everything is in order. Problem if it was another server that made it stop."""
    be_prompt()
    Server(configured(app, Gate(files() - RESERVE), alive), app, ready).run([found])
    if app.state.hall.house.superseded is not None:
        raise app.state.hall.house.superseded
