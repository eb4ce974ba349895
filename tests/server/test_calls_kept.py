"""What somebody is to be called for outlives the server: a kill loses no call, and none is made twice."""

import asyncio
import random
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import select

from ratusz.games.catalogue import game_named
from ratusz.kernel.match import begin
from ratusz.server.calls.calling import Calling
from ratusz.server.storage import schema
from ratusz.server.storage.journal import Entry
from ratusz.server.tables.play import ACT, NOBODY, POSITION, Play, Rescue
from tests.server.boxes import Boxes, boxes
from tests.server.days import Scene, calling_by
from tests.server.moved import Moved, time_passes
from tests.server.sink import Sink, sinking
from tests.server.site import serving

__all__ = ["time_passes"]

TURN = "Your turn: 51st State"
MESSAGE = "A message at the table: 51st State"


async def nothing(calling: Calling) -> None:
    """A server that is killed before it looks."""


@asynccontextmanager
async def run(folder: Path, time: Moved, sink: Sink, push: Boxes, before: Scene | None = None) -> AsyncIterator[Scene]:
    """A server, from its start to its end; with the people of the one before."""
    async with serving(folder, **calling_by(sink)) as site, site.visitor() as anna, site.visitor() as ben:
        game = Scene(site, sink, push, anna, ben, time)
        if before is None:
            await game.begin()
        else:
            game.table = before.table
            anna.http.cookies.update(before.anna.http.cookies)
            ben.http.cookies.update(before.ben.http.cookies)
            await site.hall.calling.begun.wait()
        yield game


def test_who_is_waited_for_again_just_before_the_server_is_killed_is_called_once(
    tmp_path: Path, time_passes: Moved, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scene() -> None:
        async with sinking() as sink, boxes() as push:
            async with run(tmp_path, time_passes, sink, push) as game:
                await game.until_annas_turn()
                await game.later(minutes=1)
                assert game.titles == [TURN]
                monkeypatch.setattr(Calling, "note_all", nothing)
                await game.annas_move()
                await game.until_annas_turn()
            monkeypatch.undo()
            monkeypatch.setattr("ratusz.server.clock.source", time_passes)
            for _ in range(2):
                async with run(tmp_path, time_passes, sink, push, game) as game:
                    await game.later(minutes=1)
                    assert (game.subjects, game.titles) == ([TURN] * 2, [TURN] * 2)

    asyncio.run(scene())


def test_what_was_said_just_before_the_server_is_killed_is_told_once(
    tmp_path: Path, time_passes: Moved, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scene() -> None:
        async with sinking() as sink, boxes() as push:
            async with run(tmp_path, time_passes, sink, push) as game:
                await game.anna.patch("/api/calls", {"kinds": {"turn": [], "message": ["push"]}})
                monkeypatch.setattr(Calling, "note_all", nothing)
                await say(game, "hello")
            monkeypatch.undo()
            monkeypatch.setattr("ratusz.server.clock.source", time_passes)
            for _ in range(2):
                async with run(tmp_path, time_passes, sink, push, game) as game:
                    await game.later(minutes=1)
                    assert game.titles == [MESSAGE]

    asyncio.run(scene())


async def say(game: Scene, text: str) -> None:
    async with game.ben.at(game.table) as second:
        await second.seated()
        await second.ask("chat", text=text)


def test_a_server_that_stops_in_order_has_looked_at_everything(tmp_path: Path, time_passes: Moved) -> None:
    async def scene() -> None:
        async with sinking() as sink, boxes() as push:
            async with run(tmp_path, time_passes, sink, push) as game:
                await say(game, "hello")
            async with serving(tmp_path) as site:
                unsaid = select(schema.chat.c.id).where(schema.chat.c.noted.is_(False))
                assert await site.hall.database.read(lambda connection: connection.execute(unsaid).all()) == []

    asyncio.run(scene())


def test_who_was_there_has_a_moment_to_come_back_when_the_server_starts_again(tmp_path: Path, time_passes: Moved) -> None:
    async def scene() -> None:
        async with sinking() as sink, boxes() as push:
            async with run(tmp_path, time_passes, sink, push) as game:
                await game.until_annas_turn()
                await game.told()
            time_passes.move(minutes=10)
            async with run(tmp_path, time_passes, sink, push, game) as game:
                await game.told()
                async with game.anna.at(game.table) as first:
                    await first.seated()
                    await game.later(minutes=1)
                    assert (game.subjects, game.titles) == ([], [])

    asyncio.run(scene())


def test_new_rules_begin_no_new_wait() -> None:
    """What was played by the old ones is replayed from a position, and who was waited for then still is."""
    game = game_named("state51")
    match = begin(game, 2, {}, "waits")
    seat = game.rules.seats(match.state)[0]
    position, rules = Rescue(match, 7, []).entries(7, 5000, {seat: 1000})
    play = Play(match, position)
    assert play.asked[seat] == 5000
    play.carry_out(rules)
    assert play.asked == {one: 1000 if one == seat else 5000 for one in play.waiting()}


def test_a_wait_lasts_from_the_entry_that_began_it_until_the_seat_is_asked_no_more() -> None:
    play = Play(begin(game_named("state51"), 2, {}, "waits"), Entry(0, NOBODY, POSITION, "", 1000))
    assert play.asked == dict.fromkeys(play.waiting(), 1000)
    chance, lasted = random.Random(3), 0
    for at in range(1001, 1100):
        seat, before = play.waiting()[0], play.asked
        legal, _ = play.game.rules.explain(play.match.state, seat)
        action: Any = chance.choice(legal)
        play.carry_out(Entry(play.seq + 1, seat, ACT, play.game.rules.write(play.match.state, seat, action), at))
        assert play.asked == {asked: before.get(asked, at) for asked in play.waiting()}
        lasted += play.asked.get(seat) == before[seat]
    assert 0 < lasted < 99
