"""What waits to be delivered, for a mail server or for the morning: it goes only if it is still wanted then."""

import asyncio
from pathlib import Path

import pytest

from tests.server.days import STATES, Scene, days
from tests.server.moved import Moved, time_passes
from tests.server.site import ME, OPEN, PATIENCE

__all__ = ["time_passes"]


async def held_up(game: Scene) -> None:
    """A letter calls Anna to her turn, but the mail server takes none."""
    game.sink.refusing = "451 later"
    await game.anna.patch("/api/calls", {"kinds": {"turn": ["mail"]}})
    await game.until_annas_turn()
    game.time.move(minutes=1)
    async with asyncio.timeout(PATIENCE):
        while not game.sink.refused:
            await looked(game)
            await asyncio.sleep(0.02)
            game.time.move(seconds=1)
        while await on_its_way(game) != ["waiting"]:  # and is put off
            await asyncio.sleep(0.02)


async def on_its_way(game: Scene) -> list[str]:
    database = game.site.hall.database
    return list(await database.read(lambda connection: connection.execute(STATES).scalars().all()))


async def looked(game: Scene, **span: float) -> None:
    """After so long the server looks after all that is to be told."""
    await game.site.hall.calling.look()
    game.time.move(**span)
    await game.site.hall.calling.look()
    await game.site.hall.outbox.look()


def test_what_waited_for_a_mail_server_is_told_if_the_wait_lasts(tmp_path: Path, time_passes: Moved) -> None:
    async def scene() -> None:
        async with days(tmp_path, time_passes) as game:
            await held_up(game)
            game.sink.refusing = ""
            await looked(game, minutes=10)
            assert game.subjects == ["Your turn: 51st State"]

    asyncio.run(scene())


def test_nobody_is_told_late_of_a_turn_that_was_taken_meanwhile(tmp_path: Path, time_passes: Moved) -> None:
    async def scene() -> None:
        async with days(tmp_path, time_passes) as game:
            await held_up(game)
            await game.annas_move()
            game.sink.refusing = ""
            await looked(game, minutes=10)
            assert game.subjects == []

    asyncio.run(scene())


@pytest.mark.parametrize("how", ["kind", "address"])
def test_what_is_on_its_way_does_not_arrive_when_somebody_has_stopped_it(tmp_path: Path, time_passes: Moved, how: str) -> None:
    async def scene() -> None:
        async with days(tmp_path, time_passes) as game:
            await held_up(game)
            if how == "kind":
                await game.anna.patch("/api/calls", {"kinds": {"turn": []}})
            else:
                await game.anna.post("/api/email", {"address": None})
            game.sink.refusing = ""
            await looked(game, minutes=10)
            assert game.subjects == []

    asyncio.run(scene())


def test_what_is_on_its_way_does_not_arrive_in_quiet_hours_but_after_them(tmp_path: Path, time_passes: Moved) -> None:
    async def scene() -> None:
        async with days(tmp_path, time_passes) as game:
            await held_up(game)
            minute = int(time_passes() // 60) % (24 * 60)
            await game.anna.patch("/api/calls", {"quiet": [minute, (minute + 120) % (24 * 60)], "zone": "UTC"})
            game.sink.refusing = ""
            await looked(game, hours=1)
            assert game.subjects == []
            await looked(game, hours=1, minutes=1)
            assert game.subjects == ["Your turn: 51st State"]

    asyncio.run(scene())


def test_who_has_looked_at_a_finished_game_in_quiet_hours_is_not_told_of_it_after_them(
    tmp_path: Path, time_passes: Moved
) -> None:
    async def scene() -> None:
        async with days(tmp_path, time_passes) as game:
            minute = int(time_passes() // 60) % (24 * 60)
            quiet = {"quiet": [minute, (minute + 50) % (24 * 60)], "zone": "UTC"}
            await game.anna.patch("/api/calls", {**quiet, "kinds": {"turn": [], "over": ["push"]}})
            async with game.ben.at(game.table) as second:
                await second.seated()
                await second.act("resign", seat=1)
                await second.finished()
            await game.later(minutes=1)
            assert game.titles == []
            async with game.anna.at(game.table) as first:
                await first.seated()
            await game.later(hours=1)
            assert game.titles == []

    asyncio.run(scene())


def test_who_has_looked_at_the_table_he_is_invited_to_is_not_told_of_it_later(tmp_path: Path, time_passes: Moved) -> None:
    async def scene() -> None:
        async with days(tmp_path, time_passes) as game:
            minute = int(time_passes() // 60) % (24 * 60)
            quiet = {"quiet": [minute, (minute + 50) % (24 * 60)], "zone": "UTC"}
            await game.anna.patch("/api/calls", {**quiet, "kinds": {"turn": [], "invited": ["push"]}})
            me = (await game.anna.get("/api/me"))["id"]
            made = await game.ben.open_table(ME, {**OPEN, "invite": me}, public=True)
            await game.told()
            async with game.anna.at(made["table"]) as first:
                await first.until(lambda: first.state)
            await game.later(hours=1)
            assert game.titles == []

    asyncio.run(scene())


def test_nobody_is_said_to_be_reminded_who_cannot_be_reached(tmp_path: Path, time_passes: Moved) -> None:
    async def scene() -> None:
        async with days(tmp_path, time_passes) as game:
            await game.anna.patch("/api/calls", {"kinds": {"turn": []}})
            await game.until_annas_turn()
            await game.later(hours=2)
            async with game.ben.at(game.table) as second:
                await second.seated()
                assert (await second.ask("nudge", seat=1, whom=0))["code"] == "nudge-unreachable"

    asyncio.run(scene())


def test_who_can_be_reached_only_since_it_is_his_turn_is_called_and_can_be_reminded(tmp_path: Path, time_passes: Moved) -> None:
    async def scene() -> None:
        async with days(tmp_path, time_passes) as game:
            await game.anna.post("/api/push/end", {"endpoint": game.push.subscription()["endpoint"]})
            await game.anna.post("/api/email", {"address": None})
            await game.until_annas_turn()
            await game.later(minutes=1)
            await game.anna.post("/api/push", game.push.subscription())
            await game.later(minutes=1)
            assert game.titles == ["Your turn: 51st State"]

    asyncio.run(scene())


def test_a_mail_server_that_says_nothing_holds_up_no_notice(tmp_path: Path, time_passes: Moved) -> None:
    async def scene() -> None:
        async with days(tmp_path, time_passes) as game:
            game.sink.hanging = True
            await game.anna.patch("/api/calls", {"kinds": {"turn": ["mail"], "message": ["push"]}})
            await game.until_annas_turn()
            calling = game.site.hall.calling
            async with asyncio.timeout(PATIENCE):
                while not game.sink.hung.is_set():
                    await calling.look()
                    game.time.move(minutes=1)
            await game.site.hall.store.say(game.table, None, "Ben", None, "hello")
            calling.say(game.table)
            async with asyncio.timeout(15.0):  # the letter is given up after twenty seconds
                while not game.titles:
                    await calling.look()
                    game.time.move(seconds=10)
                    await asyncio.sleep(0.02)
            game.sink.hanging = False

    asyncio.run(scene())
