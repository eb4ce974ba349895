"""How long games take is measured where they are played."""

import asyncio
from pathlib import Path

from sqlalchemy import Connection, insert, update

from ratusz.games.catalogue import GAMES
from ratusz.server.lobby.lasting import ENOUGH, Lasting
from ratusz.server.storage import schema
from tests.server.site import serving
from tests.server.test_database import Desk
from tools.minutes import minutes

MINUTE = 60_000
DAY = 24 * 60 * MINUTE


async def ended(desk: Desk, id: str, pauses: list[int], player: str = "anna") -> None:
    """A game of 51st State played to its end, with so many minutes before each move."""
    await desk.table(id)
    times = [sum(pauses[:number]) * MINUTE for number in range(len(pauses) + 1)]
    lines = [{"table": id, "seq": number + 1, "seat": 0, "kind": "act", "text": "", "at": at} for number, at in enumerate(times)]
    result = {"table": id, "seat": 0, "game": "state51", "player": player, "role": "", "won": True, "rule": "", "left": False}

    def work(connection: Connection) -> None:
        connection.execute(insert(schema.log), lines)
        connection.execute(insert(schema.results).values(**result, at=times[-1]))
        stands = {"status": "over", "created": 0, "updated": times[-1]}
        connection.execute(update(schema.tables).where(schema.tables.c.id == id).values(**stands))

    await desk.database.write(work)


def test_the_games_played_here_tell_how_long_one_takes(tmp_path: Path) -> None:
    """Who goes away for an hour has not played so long; games over days, and those of bots alone, tell nothing."""

    async def scene() -> None:
        async with Desk(f"sqlite:///{tmp_path}/games.db") as desk:
            lasting = Lasting(desk.database)
            for number in range(ENOUGH - 1):
                await ended(desk, f"t{number}", [1] * 40)
            await ended(desk, "days", [1, 24 * 60])
            await ended(desk, "bots", [1], "bot:greedy")
            await lasting.measure()
            assert lasting.minutes == {}
            await ended(desk, "away", [1] * 10 + [60] + [1] * 30)
            assert sorted((await lasting.took())["state51"]) == [40 * MINUTE] * (ENOUGH - 1) + [42 * MINUTE]
        async with serving(tmp_path) as site, site.visitor() as anna:
            task = site.hall.lasting.task
            assert task is not None
            await task
            told = {game["game"]: game["minutes"] for game in await anna.get("/api/games")}
            assert (told["state51"], told["newangeles"]) == (40, 40)
            assert told["frostpunk"] == 105

    asyncio.run(scene())


def test_until_then_a_manifest_says_what_games_of_bots_come_to() -> None:
    assert minutes(GAMES["state51"], 3) in (15, 20, 25)
