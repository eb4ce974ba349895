"""Whose time has run out keeps a table waiting for the others: they are called to choose what becomes of it."""

import asyncio
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import msgspec
import pytest

from ratusz.server.calls.rows import over
from ratusz.server.calls.waits import LATE, Cause, wanted_of
from ratusz.server.storage.journal import Late
from ratusz.server.storage.store import Seat
from tests.server.days import SITE, Scene, after_a_kill, days
from tests.server.moved import Moved, time_passes
from tests.server.site import PATIENCE
from tests.server.test_calling import quiet_now
from tests.server.test_clocks import DAYS

__all__ = ["time_passes"]

TITLE = "Ben has run out of time: 51st State"


async def run_out(game: Scene) -> None:
    """Ben's time runs out, with nobody there."""
    await game.until_turn_of(1)
    await game.told()
    game.time.move(hours=25)
    hall = game.site.hall
    hall.keeper.wake.set()
    async with asyncio.timeout(PATIENCE):
        while not (await hall.store.summary(game.table)).late.since:
            await asyncio.sleep(0.02)
    hall.house.rooms.clear()  # asleep again


async def choose(game: Scene, choice: str) -> None:
    async with game.anna.at(game.table) as first:
        await first.seated()
        assert (await first.ask("time", seat=0, late=1, choice=choice))["type"] == "ok"
    await game.deserted()


async def listed(game: Scene) -> dict[str, Any]:
    found: list[dict[str, Any]] = await game.anna.get("/api/tables")
    return next(one for one in found if one["table"] == game.table)


def test_when_the_time_of_another_has_run_out_one_is_called_once_to_choose(tmp_path: Path, time_passes: Moved) -> None:
    async def scene() -> None:
        async with days(tmp_path, time_passes, clock=DAYS) as game:
            await run_out(game)
            assert (game.subjects, game.titles) == ([], [])
            assert ((await listed(game))["your_turn"], (await listed(game))["your_choice"]) == (True, True)
            await game.later(minutes=1)
            assert (game.subjects, game.titles) == ([TITLE], [TITLE])
            assert game.sink.link() == f"{SITE}/table/{game.table}"
            assert "you choose what becomes of it" in game.sink.letters[0].get_content()
            assert game.push.notices[0]["url"] == f"/table/{game.table}"
            await game.later(days=3)
            assert (len(game.subjects), len(game.titles)) == (1, 1)
            await choose(game, "wait")
            assert ((await listed(game))["your_turn"], (await listed(game))["your_choice"]) == (False, False)
            await run_out(game)
            await game.later(minutes=1)
            assert (len(game.subjects), len(game.titles)) == (2, 2)  # another time-out

    asyncio.run(scene())


@pytest.mark.parametrize("choice", ["wait", "bot", "end"])
def test_nobody_is_called_for_a_choice_that_was_made(tmp_path: Path, time_passes: Moved, choice: str) -> None:
    async def scene() -> None:
        async with days(tmp_path, time_passes, clock=DAYS) as game:
            await game.anna.patch("/api/calls", {"kinds": {"over": []}, "quiet": quiet_now(time_passes), "zone": "UTC"})
            await run_out(game)
            await game.anna.patch("/api/calls", {"quiet": quiet_now(time_passes), "zone": "UTC"})
            await game.later(minutes=1)
            assert (await listed(game))["your_choice"]
            await choose(game, choice)
            await game.later(hours=2)
            assert [title for title in game.titles + game.subjects if title == TITLE] == []

    asyncio.run(scene())


def test_who_looks_at_the_table_is_not_called_to_choose(tmp_path: Path, time_passes: Moved) -> None:
    async def scene() -> None:
        async with days(tmp_path, time_passes, clock=DAYS) as game:
            await run_out(game)
            async with game.anna.at(game.table) as first:
                await first.seated()
                await game.later(minutes=1)
                assert (game.subjects, game.titles) == ([], [])

    asyncio.run(scene())


def test_the_call_to_choose_goes_the_ways_of_ones_turn_and_in_ones_language(tmp_path: Path, time_passes: Moved) -> None:
    async def scene() -> None:
        async with days(tmp_path, time_passes, clock=DAYS) as game:
            await game.anna.patch("/api/calls", {"kinds": {"turn": ["mail"]}})
            await game.anna.patch("/api/me", {"language": "ru"})
            await run_out(game)
            await game.later(minutes=1)
            assert game.titles == []
            assert game.subjects[0].startswith("У игрока Ben вышло время:")
            stop = game.sink.letters[0]["List-Unsubscribe"].strip("<>").removeprefix(SITE)
            assert await game.anna.post(stop) == {"kind": "turn", "way": "mail"}

    asyncio.run(scene())


def test_a_time_out_that_a_killed_server_has_written_is_told_by_the_next_one_and_once(tmp_path: Path, time_passes: Moved) -> None:
    async def scene() -> None:
        async def happens(game: Scene) -> None:
            await game.begin(DAYS)
            await run_out(game)

        async for game in after_a_kill(tmp_path, time_passes, happens):
            assert (game.subjects, game.titles) == ([TITLE], [TITLE])

    asyncio.run(scene())


def called(seat: int, late: Late) -> dict[Any, Cause]:
    """For what one of three people is to be called, whose seats are theirs."""
    seats = [Seat(number, "human", name.lower(), None, name, None) for number, name in enumerate(("Anna", "Ben", "Carl"))]
    told = {"waiting": "[1,2]", "asked": "{}", "late": msgspec.json.encode(late).decode()}
    row = SimpleNamespace(id="t", status="playing", identity=seats[seat].identity, seat=seat, bot=None, **told)
    wanted = wanted_of([row], {"t": seats}, [], {}, set())
    return {key: cause for key, cause in wanted.items() if key[2] == LATE}


def test_only_who_has_time_is_called_to_choose_and_of_several_time_outs_the_last_is_told() -> None:
    assert called(0, Late({1: 100})) == {("t", "anna", LATE): Cause("Ben", 100)}
    assert called(0, Late({1: 100, 2: 200})) == {("t", "anna", LATE): Cause("Carl", 200)}
    assert called(1, Late({1: 100})) == {}
    assert called(1, Late({1: 100, 2: 200})) == {}


def test_who_would_end_the_game_has_chosen_though_others_have_not() -> None:
    assert called(0, Late({1: 100}, [0])) == {}
    assert called(2, Late({1: 100}, [0])) == {("t", "carl", LATE): Cause("Ben", 100)}


def test_a_second_time_out_is_another_wait_and_what_is_left_when_it_is_settled_is_none() -> None:
    key = ("t", "anna", LATE)
    assert over(key, 100, called(0, Late({1: 100, 2: 200})))
    assert not over(key, 200, called(0, Late({1: 100})))
    assert over(key, 200, called(0, Late()))
