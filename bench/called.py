"""People who are called by letters, and others who have gone away: for what notices cost the server."""

from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from typing import Any

import httpx

from tests.server.sink import Sink, sinking


@asynccontextmanager
async def post() -> AsyncIterator[tuple[Sink, list[str]]]:
    """A mail server, and by which flags `ratusz serve` finds it."""
    async with sinking() as sink:
        yield sink, ["--smtp", sink.address, "--mail-from", "ratusz@games.example"]


async def company(site: str, sink: Sink, players: int, people: AsyncExitStack) -> list[httpx.AsyncClient]:
    """So many people, as browsers, and one who goes away; each has confirmed an address, so that he is called to his turn. None:
    one person alone, who cannot be called."""
    found: list[httpx.AsyncClient] = []
    for _ in range(players + 1):
        http = await people.enter_async_context(httpx.AsyncClient(base_url=site, timeout=60))
        (await http.get("/api/me")).raise_for_status()
        found.append(http)
        if not players:
            break
        sink.came.clear()
        (await http.post("/api/email", json={"address": f"{len(sink.letters)}@mail.example"})).raise_for_status()
        await sink.came.wait()
        token = sink.link().rpartition("/")[2]
        (await http.post("/api/email/confirm", json={"token": token})).raise_for_status()
    return found


async def seated(game: str, people: list[httpx.AsyncClient]) -> dict[str, Any]:
    """A table of these people, and the keys of their seats."""
    wanted = {"game": game, "seats": [{"kind": "me"}, *[{"kind": "open"}] * (len(people) - 1)]}
    made: dict[str, Any] = (await people[0].post("/api/tables", json=wanted)).raise_for_status().json()
    seats = [made["seats"][0]]
    for http in people[1:]:
        seats.append((await http.post(f"/api/tables/{made['table']}/join", json={})).raise_for_status().json())
    return {**made, "seats": seats}
