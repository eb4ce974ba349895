"""Two people at a table over days, on a server whose letters and notices come to a post office of the tests."""

import asyncio
import random
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from sqlalchemy import select

from ratusz.server.accounts.people import Identity
from ratusz.server.storage import schema
from tests.server.boxes import Boxes, boxes
from tests.server.moved import Moved
from tests.server.sink import Sink, sinking
from tests.server.site import ME, OPEN, PATIENCE, Player, Site, Visitor, serving

SITE = "http://games.example"
MAIL = "anna@mail.example"
STATES = select(schema.outbox.c.state)


class Scene:
    """Anna and Ben at a table over days; Anna can be reached by letter and by notice."""

    def __init__(self, site: Site, sink: Sink, push: Boxes, anna: Visitor, ben: Visitor, time: Moved) -> None:
        self.site, self.sink, self.push, self.anna, self.ben, self.time = site, sink, push, anna, ben, time
        self.table = ""

    async def begin(self, clock: dict[str, Any] | None = None) -> None:
        for visitor, name in ((self.anna, "Anna"), (self.ben, "Ben")):
            me = await visitor.get("/api/me")
            await visitor.patch("/api/me", {"name": name})
            if visitor is self.anna:
                await self.site.hall.people.change(Identity(me["id"], name, None, "en", "auto"), email=MAIL)
        await self.anna.post("/api/push", self.push.subscription())
        self.table = (await self.anna.open_table(ME, OPEN, pace=clock))["table"]
        await self.ben.post(f"/api/tables/{self.table}/join")

    async def told(self) -> None:
        """Until all that is to be told is delivered."""
        hall = self.site.hall
        async with asyncio.timeout(PATIENCE):
            while True:
                await hall.calling.look()
                await hall.outbox.look()
                states = await hall.database.read(lambda connection: connection.execute(STATES).scalars().all())
                if not {"waiting", "taken", "handed"} & set(states) and not hall.calling.touched:
                    return
                await asyncio.sleep(0.02)

    async def later(self, **span: float) -> None:
        await self.told()
        self.time.move(**span)
        await self.told()

    async def until_annas_turn(self) -> None:
        """Both play until Anna alone is waited for; then both are gone."""
        await self.until_turn_of(0)

    async def until_turn_of(self, seat: int) -> None:
        async with self.anna.at(self.table) as first, self.ben.at(self.table) as second:
            await first.seated()
            await second.seated()
            chance = random.Random(3)
            own, other = (first, second) if seat == 0 else (second, first)
            while [one["seat"] for one in own.state["waiting"]] or other.own_ask() is not None:
                await moved(other if other.own_ask() else own, (first, second), chance)
        await self.deserted()

    async def deserted(self) -> None:
        """Until the server knows that nobody is there any more."""
        async with asyncio.timeout(PATIENCE):
            while self.site.hall.house.here(self.table):
                await asyncio.sleep(0.02)

    async def annas_move(self) -> None:
        """Anna moves until it is not her turn any more."""
        async with self.anna.at(self.table) as first, self.ben.at(self.table) as second:
            await first.seated()
            await second.seated()
            while first.own_ask() is not None:
                await moved(first, (first, second), random.Random(3))

    @property
    def subjects(self) -> list[str]:
        return [letter["subject"] for letter in self.sink.letters]

    @property
    def titles(self) -> list[str]:
        return [notice["title"] for notice in self.push.notices]


async def moved(player: Player, all_of: tuple[Player, Player], chance: random.Random) -> None:
    ask: dict[str, Any] = await player.until(player.own_ask)
    seq = player.state["seq"]
    await player.act(chance.choice(ask["actions"])["text"])
    for one in all_of:
        await one.beyond(seq)


def calling_by(sink: Sink) -> dict[str, Any]:
    """The settings of a server that calls people by letters to this sink, and by push to boxes here."""
    return {"smtp": sink.address, "sender": "ratusz@games.example", "origin": SITE, "push_services": ("127.0.0.1",)}


async def after_a_kill(folder: Path, time: Moved, happens: Callable[[Scene], Awaitable[None]]) -> AsyncIterator[Scene]:
    """The table as two servers tell of it, one after the other, after one that was killed before it looked at what happened."""
    async with sinking() as sink, boxes() as push:
        for start in range(3):
            async with serving(folder, **calling_by(sink)) as site, site.visitor() as anna, site.visitor() as ben:
                scene = Scene(site, sink, push, anna, ben, time)
                if start == 0:
                    await happens(scene)
                    site.hall.calling.touched.clear()
                else:
                    await site.hall.calling.begun.wait()
                    await scene.later(minutes=1)
                    yield scene


@asynccontextmanager
async def days(folder: Path, time: Moved, clock: dict[str, Any] | None = None, **settings: Any) -> AsyncIterator[Scene]:
    async with (
        sinking() as sink,
        boxes() as push,
        serving(folder, **calling_by(sink), **settings) as site,
        site.visitor() as anna,
        site.visitor() as ben,
    ):
        scene = Scene(site, sink, push, anna, ben, time)
        await scene.begin(clock)
        yield scene
