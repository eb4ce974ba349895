"""The door: who may have a connection, and for how long without saying what for.

A connection is a file of ours, and there are only so many. Nobody gets more than his share of them, and who has not sent a whole
request in time has to go; when it is full, whoever has kept us waiting longest makes room.
"""

import asyncio
import socket
import sys
from collections import Counter
from struct import pack
from typing import Any, Final

import h11
from uvicorn import Config
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.protocol import State

from .limits import network
from .metrics import Metrics

if sys.platform != "win32":  # where sockets are not files
    import resource

REQUEST: Final = 15.0  # seconds in which a request must have arrived as a whole
UNREAD: Final = 30_000  # milliseconds in which the other side must take something of what it is sent
EACH: Final = 256  # connections of one address
FILES: Final = 65_536  # as many as we ask the system for
RESERVE: Final = 200  # files that are not connections of visitors: the database, the processes of bots, modules
WIRE: Final = "ratusz.wire"  # among a scope's extensions: the guest itself
AHEAD: Final = 4  # messages of one visitor that may wait for us
FINAL_TEXT: Final = 0x81  # the first byte of a frame that holds a whole text
WAITING: Final = (h11.IDLE, h11.SEND_BODY)  # states of a request that has not arrived as a whole


def files() -> int:
    """How many files we may have open, after asking for more."""
    if sys.platform == "win32":
        return FILES
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    most = FILES if hard == resource.RLIM_INFINITY else min(hard, FILES)
    if soft == resource.RLIM_INFINITY or soft >= most:
        return most
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, hard))
    return most


class Gate:
    """Counts who is inside."""

    def __init__(self, most: int, each: int = EACH, request: float = REQUEST) -> None:
        self.most = most
        self.each = each
        self.request = request
        self.inside: Counter[str] = Counter()
        self.waiting: dict[Visitor, None] = {}  # whose request has not arrived, the oldest first

    def lets_in(self, address: str, limited: bool) -> bool:
        if limited and self.inside[address] >= self.each:
            return False
        if self.inside.total() >= self.most:
            if not self.waiting:
                return False
            next(iter(self.waiting)).give_up()
        self.inside[address] += 1
        return True

    def left(self, address: str) -> None:
        self.inside[address] -= 1
        if self.inside[address] <= 0:
            del self.inside[address]


class Visitor(H11Protocol):
    gate: Gate
    metrics: Metrics
    proxies: Any  # the addresses whose connections are those of many people
    entered = False
    deadline: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        peer = self.client[0] if self.client else ""
        self.address = network(peer)
        self.entered = self.gate.lets_in(self.address, peer not in self.proxies)
        if not self.entered:
            self.metrics.turned_away.inc()
            transport.abort()
            return
        hurry(transport)
        self.wait()

    def connection_lost(self, exc: Exception | None) -> None:
        self.waited()
        self.leave()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        if self.entered and self.conn.their_state in WAITING:
            self.wait()
        else:
            self.waited()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        super().handle_websocket_upgrade(event)
        self.waited()
        if self.entered:
            self.entered = False
            guest: Any = self.transport.get_protocol()
            guest.stay(self.gate, self.address)

    def leave(self) -> None:
        if self.entered:
            self.entered = False
            self.gate.left(self.address)

    def wait(self) -> None:
        """A request is to come; what has come of it so far does not prolong the wait."""
        if self.deadline is None:
            self.deadline = self.loop.call_later(self.gate.request, self.give_up)
            self.gate.waiting[self] = None

    def waited(self) -> None:
        if self.deadline is not None:
            self.deadline.cancel()
            self.deadline = None
            del self.gate.waiting[self]

    def give_up(self) -> None:
        self.waited()
        self.leave()
        self.transport.abort()


class Guest(WebSocketsSansIOProtocol):
    """A visitor who stays, at a table."""

    gate: Gate | None = None

    def __init__(self, *given: Any, **more: Any) -> None:
        super().__init__(*given, **more)
        self.unsaid: list[bytes] = []
        self.heard = False  # since the last ping was due

    def stay(self, gate: Gate, address: str) -> None:
        if self.transport.is_closing():  # refused already
            gate.left(address)
        else:
            self.gate, self.address = gate, address

    def connection_lost(self, exc: Exception | None) -> None:
        if self.gate is not None:
            self.gate.left(self.address)
            self.gate = None
        super().connection_lost(exc)

    # Reading goes on while a few messages wait for us: to stop and begin again at each would take two calls of the system.

    def send_receive_event_to_app(self) -> None:
        self.heard = True
        few = not self.read_paused and self.queue.qsize() < AHEAD
        if few:
            self.read_paused = True  # as uvicorn sees it, which then does nothing about it
        super().send_receive_event_to_app()
        if few:
            self.read_paused = False

    def send_keepalive_ping(self) -> None:
        """Whoever has said something is there."""
        if self.heard and not self.close_sent:
            self.heard = False
            self.schedule_ping()
        else:
            super().send_keepalive_ping()

    async def run_asgi(self) -> None:
        extensions: dict[str, Any] = self.scope["extensions"]
        extensions[WIRE] = self
        await super().run_asgi()

    # What a table tells goes straight to the transport: ASGI's way, through a task and four coroutines, would cost as much again.
    # What somebody is told at once, that it is done and what came of it, is one packet.

    def free(self) -> bool:
        return self.conn.state is State.OPEN and self.writable.is_set() and not self.transport.is_closing()

    def say(self, data: bytes) -> None:
        if not self.unsaid:
            self.loop.call_soon(self.say_all)
        self.unsaid.append(framed(data))

    def say_all(self) -> None:
        said, self.unsaid = self.unsaid, []
        if not self.transport.is_closing():
            self.transport.write(b"".join(said))


def framed(text: bytes) -> bytes:
    """A text as one frame of a server (RFC 6455, 5.2): neither masked, nor squeezed, nor in parts."""
    length = len(text)
    if length < 126:
        return bytes((FINAL_TEXT, length)) + text
    if length < 1 << 16:
        return pack("!BBH", FINAL_TEXT, 126, length) + text
    return pack("!BBQ", FINAL_TEXT, 127, length) + text


def hurry(transport: asyncio.Transport) -> None:
    """Who takes nothing of what he is sent is let go by the system."""
    found = transport.get_extra_info("socket")
    if found is not None and hasattr(socket, "TCP_USER_TIMEOUT") and found.family in (socket.AF_INET, socket.AF_INET6):
        found.setsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, UNREAD)


def guarded(config: Config, gate: Gate, metrics: Metrics) -> None:
    """Put the gate before a server."""
    proxies = ProxyHeadersMiddleware(config.app, config.forwarded_allow_ips).trusted_hosts  # type: ignore[arg-type]
    config.http = type("Visitor", (Visitor,), {"gate": gate, "metrics": metrics, "proxies": proxies})
    config.ws = Guest
