"""The application: routes and what surrounds every answer."""

from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import msgspec
from starlette.applications import Starlette
from starlette.datastructures import Headers, MutableHeaders
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route, WebSocketRoute
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from ..kernel.problem import Problem
from .door import EACH
from .hall import Hall
from .http.calls import stop_page
from .http.endpoint import Call, refusal
from .http.openapi import ENDPOINTS, description
from .http.page import page
from .http.preview import card, invited_page
from .limits import network
from .origin import known_host
from .settings import Settings
from .socket import TableSocket

POLICY = (
    "default-src 'self'; script-src 'self'; "
    "style-src 'self' 'unsafe-inline'; "  # positions of things on the board are style attributes
    "img-src 'self' data:; font-src 'self'; connect-src 'self'; "
    "object-src 'none'; base-uri 'none'; frame-ancestors 'none'; form-action 'self'"
)
HEADERS = {
    "content-security-policy": POLICY,
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "no-referrer",  # an address may be all one needs to sit down at a table
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
}


class Guard:
    """Around everything: foreign host names are turned away, nobody has too much under way at once, also through a proxy, and
    every answer carries the security headers."""

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self.app = app
        self.settings = settings
        self.under_way: Counter[str] = Counter()  # requests and sockets, by address

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        client = scope.get("client")
        address = network(client[0]) if client else ""
        if self.under_way[address] >= EACH:
            await Response(status_code=429)(scope, receive, send)  # a socket is refused with it too
            return
        self.under_way[address] += 1
        try:
            await self.guarded(scope, receive, send)
        finally:
            self.under_way[address] -= 1
            if not self.under_way[address]:
                del self.under_way[address]

    async def guarded(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return

        async def guarded(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(raw=message["headers"])
                for name, value in HEADERS.items():
                    headers.setdefault(name, value)
                if scope["path"].startswith("/api/"):
                    headers["cache-control"] = "no-store"
            await send(message)

        if known_host(self.settings, Headers(scope=scope)):
            await self.app(scope, receive, guarded)
        else:
            await Response(status_code=421)(scope, receive, guarded)


async def metrics(request: Request) -> Response:
    hall: Hall = request.app.state.hall
    return Response(hall.metrics.text(), media_type="text/plain; version=0.0.4")


async def openapi(request: Request) -> Response:
    return Response(msgspec.json.encode(description()), media_type="application/json")


async def wrong_method(request: Request, error: Exception) -> Response:
    return refusal(Call(request.app.state.hall, request), Problem("method"))


async def nowhere(request: Request, error: Exception) -> Response:
    return refusal(Call(request.app.state.hall, request), Problem("page-unknown"))


@asynccontextmanager
async def life(hall: Hall) -> AsyncIterator[None]:
    """From opening to closing; whatever goes wrong, nothing is left open."""
    try:
        await hall.open()
        yield
        await hall.farewell()
    finally:
        await hall.close()


def application(settings: Settings) -> Starlette:
    hall = Hall(settings)
    routes = [
        *[endpoint.route() for endpoint in ENDPOINTS],
        Route("/metrics", metrics),
        Route("/openapi.json", openapi),
        WebSocketRoute("/api/tables/{table}/ws", TableSocket()),
        Route("/api/stop/{token}", stop_page, methods=["GET"]),
        Route("/invited/{token}", invited_page),
        Route("/invited/{token}/card.png", card),
        Route("/{path:path}", page),
    ]
    app = Starlette(routes=routes, lifespan=lambda app: life(hall), exception_handlers={404: nowhere, 405: wrong_method})
    app.state.hall = hall
    app.add_middleware(Guard, settings=settings)
    return app
