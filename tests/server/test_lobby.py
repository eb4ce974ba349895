"""The open tables: whoever looks for something finds it, however many newer ones wait."""

import asyncio
from pathlib import Path
from typing import Any

from sqlalchemy import insert

from ratusz.server.storage import schema
from ratusz.server.storage.store import LISTED
from tests.server.site import BOT, ME, OPEN, Visitor, serving
from tests.server.test_results import DAYS, account


async def shown(visitor: Visitor, **sought: Any) -> list[str]:
    return [one["table"] for one in await visitor.get("/api/tables", which="open", **sought)]


async def waiting(visitor: Visitor, **terms: Any) -> str:
    table: str = (await visitor.open_table(ME, OPEN, public=True, **terms))["table"]
    return table


def test_what_one_looks_for_is_found_behind_sixty_newer_tables(tmp_path: Path) -> None:
    async def scene() -> None:
        async with serving(tmp_path) as site, site.visitor() as anna, site.visitor() as ben, site.visitor() as looks:
            me = await account(anna, "Anna")
            row = insert(schema.ratings).values(game="state51", player=me["id"], mu=30.0, sigma=5.0, games=3)
            await site.hall.database.write(lambda connection: connection.execute(row))
            polish = await waiting(anna, language="pl")
            timed = await waiting(anna, pace=DAYS, rated=True)
            live = await waiting(ben, pace={"kind": "live", "seconds": 1200, "more": 20}, hints=False)
            cold = (await ben.post("/api/tables", {"game": "frostpunk", "seats": [ME, OPEN], "public": True}))["table"]
            await ben.open_table(ME, BOT, public=True)
            await ben.open_table(ME, OPEN)
            many = [await waiting(ben) for _ in range(60)]
            newest = await shown(looks)
            assert len(newest) == LISTED
            assert set(newest) < set(many)
            assert await shown(looks, language="pl") == [polish]
            assert await shown(looks, pace="days") == [timed]
            assert await shown(looks, pace="live") == [live]
            assert set(await shown(looks, pace="none")) < set(many)
            assert await shown(looks, game="frostpunk") == [cold]
            assert await shown(looks, rated="true") == [timed]
            assert timed not in await shown(looks, rated="false")
            assert set(await shown(looks, hints="false")) == {live, timed}  # at a rated one there never are any
            assert set(await shown(looks, level="high")) == {polish, timed}  # 1500 + 40 · 5
            assert await shown(looks, level="middle") == await shown(looks, level="low") == []
            assert await shown(looks, level="high", language="en") == [timed]
            assert (await looks.get("/api/tables", 404, which="open", game="nothing"))["error"]["code"] == "game-unknown"
            refused = await looks.get("/api/tables", 400, which="open", pace="slow")
            assert refused["error"]["code"] == "message-form"

    asyncio.run(scene())


def test_tables_of_people_one_must_not_meet_and_of_banned_ones_take_no_place_in_the_list(tmp_path: Path) -> None:
    async def scene() -> None:
        async with serving(tmp_path) as site, site.visitor() as anna, site.visitor() as ben, site.visitor() as looks:
            table = await waiting(anna)
            many = [await waiting(ben) for _ in range(60)]
            await looks.post(f"/api/tables/{many[0]}/seats/0/block")
            assert await shown(looks) == [table]
            assert await shown(ben) == many[:-51:-1]
            await site.hall.conduct.ban((await anna.get("/api/me"))["id"], None)
            assert await shown(looks) == []

    asyncio.run(scene())
