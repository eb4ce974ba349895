"""A bot that stands in gives back the seats it has taken, and leaves alone those that bots play for another reason."""

import asyncio
from pathlib import Path

import pytest

from tests.server.days import Scene, days
from tests.server.moved import Moved, time_passes
from tests.server.site import PATIENCE
from tests.server.test_clocks import DAYS

__all__ = ["time_passes"]

BOT = "greedy"  # which also goes on where the others let a bot play
SLOW = 10_000  # milliseconds a bot takes for each move: the game does not end meanwhile


async def away(game: Scene, hours: int) -> None:
    """Anna goes away for so long, and time passes until she is back."""
    now = int(game.time() * 1000)
    await game.anna.patch("/api/calls", {"absence": {"since": now, "until": now + hours * 3600_000, "bot": BOT}})
    await game.told()
    await game.site.hall.absences.look()


async def back(game: Scene, hours: int) -> None:
    game.time.move(hours=hours, minutes=1)
    await game.site.hall.absences.look()


async def bot(game: Scene) -> str | None:
    seats = await game.site.hall.store.seats(game.table)
    return seats[0].bot


def test_a_stand_in_gives_back_what_it_has_taken(tmp_path: Path, time_passes: Moved) -> None:
    async def scene() -> None:
        async with days(tmp_path, time_passes, clock=DAYS, pace=SLOW) as game:
            await game.until_annas_turn()
            await away(game, 2)
            assert await bot(game) == BOT
            await back(game, 2)
            assert await bot(game) is None

    asyncio.run(scene())


@pytest.mark.parametrize("before", [True, False])
def test_a_seat_that_its_player_has_handed_over_stays_with_the_bot(tmp_path: Path, time_passes: Moved, before: bool) -> None:
    async def scene() -> None:
        async with days(tmp_path, time_passes, pace=SLOW) as game:
            await game.until_annas_turn()
            if before:
                await game.anna.post(f"/api/tables/{game.table}/seats/0", {"bot": BOT})
            await away(game, 2)
            assert await bot(game) == BOT
            if not before:
                await game.anna.post(f"/api/tables/{game.table}/seats/0", {"bot": BOT})
            await back(game, 2)
            assert await bot(game) == BOT

    asyncio.run(scene())


def test_a_seat_where_the_others_let_a_bot_play_on_stays_with_it(tmp_path: Path, time_passes: Moved) -> None:
    async def scene() -> None:
        async with days(tmp_path, time_passes, clock=DAYS, pace=SLOW) as game:
            await game.until_annas_turn()
            game.time.move(hours=25)
            game.site.hall.keeper.wake.set()
            async with asyncio.timeout(PATIENCE):
                while not (await game.site.hall.store.summary(game.table)).late.since:
                    await asyncio.sleep(0.02)
            async with game.ben.at(game.table) as second:
                await second.seated()
                assert (await second.ask("time", seat=1, late=0, choice="bot"))["type"] == "ok"
            await away(game, 2)
            await back(game, 2)
            assert await bot(game) == BOT

    asyncio.run(scene())
