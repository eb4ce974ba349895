"""What goes on by itself when a server starts again, and a table that cannot."""

import asyncio
from pathlib import Path

import pytest
from sqlalchemy import Connection, insert, select, update

from ratusz.kernel.problem import Problem
from ratusz.server.storage import schema
from ratusz.server.tables import house
from ratusz.server.tables.driver import Driver
from ratusz.server.tables.play import Play
from ratusz.server.tables.room import Room
from tests.server.moved import Moved, time_passes
from tests.server.site import BOT, ME, PATIENCE, Site, serving
from tests.server.test_clocks import DAYS, two_at

__all__ = ["time_passes"]


@pytest.mark.parametrize("at_once", [500, 1])
def test_bots_move_after_days_without_a_server_at_every_table(
    tmp_path: Path, time_passes: Moved, monkeypatch: pytest.MonkeyPatch, at_once: int
) -> None:
    async def scene() -> None:
        monkeypatch.setattr(house, "RESUMED", at_once)
        with monkeypatch.context() as killed:
            killed.setattr(Driver, "wake", lambda driver: None)  # before any bot has moved
            async with serving(tmp_path) as site, site.visitor() as anna:
                while len(tables := await site.hall.store.awaiting_bots()) < 3:  # who begins is a matter of chance
                    await anna.open_table(BOT, ME)
        time_passes.move(days=3)
        async with serving(tmp_path) as site:
            async with asyncio.timeout(PATIENCE):
                for table in tables:
                    while not (await site.hall.store.summary(table)).moves:
                        await asyncio.sleep(0.02)

    asyncio.run(scene())


def test_the_clock_of_a_table_that_cannot_be_loaded_is_set_aside_until_it_can(
    tmp_path: Path, time_passes: Moved, monkeypatch: pytest.MonkeyPatch
) -> None:
    loads: list[str] = []

    async def stuck(room: Room) -> Play:
        loads.append(room.id)
        raise Problem("table-stuck", game="state51")

    async def due(site: Site) -> int | None:
        chosen = select(schema.clocks.c.due)
        found: int | None = await site.hall.database.read(lambda connection: connection.execute(chosen).scalar_one())
        return found

    async def scene() -> None:
        async with serving(tmp_path) as site, site.visitor() as anna, site.visitor() as ben:
            table, keeper = await two_at(anna, ben, DAYS), site.hall.keeper
            await keeper.look()
            run_out = update(schema.clocks).values(due=1)
            with monkeypatch.context() as changed:
                changed.setattr(Room, "load", stuck)
                site.hall.house.rooms.clear()
                await site.hall.database.write(lambda connection: connection.execute(run_out))
                for _ in range(5):
                    await keeper.look()
                    time_passes.move(minutes=1)
                assert (len(loads), await due(site)) == (1, None)
            async with anna.at(table) as first:
                await first.seated()
            await keeper.look()
            assert await due(site) is not None
            keeper.set_aside(table)
        async with serving(tmp_path) as site:
            async with asyncio.timeout(PATIENCE):
                while await due(site) is None:
                    await asyncio.sleep(0.02)

    asyncio.run(scene())


def test_what_is_long_done_is_forgotten_while_the_server_runs(tmp_path: Path, time_passes: Moved) -> None:
    async def scene() -> None:
        async with serving(tmp_path, idle=0.05) as site, site.visitor() as anna:
            await anna.get("/api/me")
            database, box, place = site.hall.database, schema.outbox, schema.sessions
            row = {"key": "k", "way": "mail", "parcel": "", "state": "sent", "due": 0, "tries": 0, "created": 0}

            def left(connection: Connection) -> int:
                return sum([len(connection.execute(select(table.c.id)).all()) for table in (box, place)])

            await database.write(lambda connection: connection.execute(insert(box).values(**row)))
            assert await database.read(left) == 2
            time_passes.move(days=366)
            async with asyncio.timeout(PATIENCE):
                while await database.read(left):
                    await asyncio.sleep(0.02)

    asyncio.run(scene())
