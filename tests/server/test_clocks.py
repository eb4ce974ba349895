"""A table's pace: the clock is the server's, follows from the log, and stands still while no server runs."""

import asyncio
import random
import time
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import event, insert, select, update

from ratusz.games.catalogue import game_named
from ratusz.kernel.match import begin
from ratusz.kernel.problem import Problem
from ratusz.server.storage import schema
from ratusz.server.storage.journal import Entry
from ratusz.server.tables.pace import Clock, Pace, overlap
from ratusz.server.tables.play import ACT, BOT, CLOCK, NOBODY, ON, POSITION, UNDO, Play
from ratusz.server.tables.timekeeper import Timekeeper
from tests.server.moved import Moved, time_passes
from tests.server.site import ME, OPEN, Player, Site, Visitor, serving

__all__ = ["time_passes"]

HOUR = 3600
DAYS = {"kind": "days", "seconds": 24 * HOUR, "more": 0}
LIVE = {"kind": "live", "seconds": 600, "more": 10}


class Hands:
    """A game whose clock is fed by hand, in seconds."""

    def __init__(self, pace: Pace) -> None:
        game = game_named("state51")
        self.at = 1_000_000
        self.play = Play(begin(game, 2, {}, "clock"), Entry(0, NOBODY, POSITION, "", self.at), timed=True)
        self.clock = Clock(pace, self.play, lambda since, until: until - since)
        self.add(NOBODY, CLOCK, ON, 0)

    def add(self, seat: int, kind: str, text: str, seconds: int) -> None:
        self.at += seconds * 1000
        told = self.play.carry_out(Entry(self.play.seq + 1, seat, kind, text, self.at))
        self.clock.tell(self.play, [told])

    def move(self, seconds: int) -> int:
        """Whoever is waited for first makes the first move there is; who it was."""
        seat = self.play.waiting()[0]
        rules, g = self.play.game.rules, self.play.match.state
        legal, _ = rules.explain(g, seat)
        self.add(seat, ACT, rules.write(g, seat, legal[0]), seconds)
        return seat

    @property
    def left(self) -> list[int]:
        return [left // 1000 for left in self.clock.left]


def test_thinking_costs_time_and_a_turn_that_is_over_gives_some_back() -> None:
    hands = Hands(Pace("live", 600, 10))
    while True:
        before = hands.left
        seat = hands.move(7)
        if seat not in hands.play.waiting():
            assert hands.left[seat] == before[seat] - 7 + 10
            break
        assert hands.left[seat] == before[seat] - 7


def test_every_answer_of_a_game_over_days_has_all_the_time_again() -> None:
    hands = Hands(Pace("days", 24 * HOUR))
    seat = hands.move(23 * HOUR)
    assert hands.left[seat] == 24 * HOUR
    assert hands.clock.at_moment(hands.at + 30 * HOUR * 1000)[hands.play.waiting()[0]] == 0


@pytest.mark.parametrize("pace", [Pace("live", 600, 10), Pace("days", HOUR)])
def test_taking_back_and_answering_again_gives_no_time(pace: Pace) -> None:
    hands = Hands(pace)
    seat = hands.move(0)
    start = hands.left[seat]
    for _ in range(5):
        hands.add(seat, UNDO, "1", 20)
        assert hands.move(20) == seat
    assert hands.left[seat] <= start - 5 * 20


def test_a_pace_is_written_and_read_and_has_bounds() -> None:
    for pace in (Pace("live", 1800, 30), Pace("days", 3 * 24 * HOUR)):
        pace.check()
        assert Pace.read(pace.written()) == pace
    for wrong in (Pace("live", 10, 0), Pace("live", 600, 10_000), Pace("days", 60), Pace("days", 24 * HOUR, 5)):
        with pytest.raises(Problem, match="pace-form"):
            wrong.check()


def test_time_counts_where_some_server_ran_and_once_where_several_did() -> None:
    assert overlap([(0, 10), (5, 20), (50, 60)], 2, 55) == 18 + 5
    assert overlap([], 0, 100) == 0


async def two_at(anna: Visitor, ben: Visitor, pace: dict[str, Any]) -> str:
    for visitor, name in ((anna, "Anna"), (ben, "Ben")):
        await visitor.get("/api/me")
        await visitor.patch("/api/me", {"name": name})
    table = str((await anna.open_table(ME, OPEN, pace=pace))["table"])
    await ben.post(f"/api/tables/{table}/join")
    return table


def running(player: Player) -> bool:
    return bool(player.state["clock"]["running"])


async def alone(first: Player, second: Player) -> tuple[Player, Player]:
    """Play until one alone is waited for; that one, and the other."""
    chance = random.Random(5)
    for player in (first, second):
        await player.seated()
        await player.until(partial(running, player))
    while True:
        asked = [player for player in (first, second) if player.own_ask()]
        if len(asked) == 1:
            return asked[0], second if asked[0] is first else first
        seq = asked[0].state["seq"]
        ask: Any = asked[0].own_ask()
        await asked[0].act(chance.choice(ask["actions"])["text"])
        for player in (first, second):
            await player.beyond(seq)


def lines(player: Player) -> list[str]:
    entries = [frame for frame in player.frames if frame["type"] == "events"]
    return [line["text"] for entry in entries for line in entry["lines"]]


def test_clocks_begin_when_the_last_seat_is_taken(tmp_path: Path, time_passes: Moved) -> None:
    async def scene() -> None:
        async with serving(tmp_path) as site, site.visitor() as anna, site.visitor() as ben:
            await ben.get("/api/me")
            table = (await anna.open_table(ME, OPEN, pace=LIVE))["table"]
            assert (await anna.get(f"/api/tables/{table}"))["pace"] == LIVE
            async with anna.at(table) as first:
                assert (await first.seated())["clock"] == {"pace": LIVE, "left": [600_000] * 2, "running": [], "late": []}
                time_passes.move(hours=1)
                await ben.post(f"/api/tables/{table}/join")
                await first.until(lambda: first.state["clock"]["running"])
                assert min(first.state["clock"]["left"]) > 590_000

    asyncio.run(scene())


def test_a_table_without_a_pace_has_no_clock(tmp_path: Path) -> None:
    async def scene() -> None:
        async with serving(tmp_path) as site, site.visitor() as anna, site.visitor() as ben:
            table = (await anna.open_table(ME, OPEN))["table"]
            await ben.post(f"/api/tables/{table}/join")
            async with anna.at(table) as first:
                assert (await first.seated())["clock"] is None
                assert first.state["seq"] == 0
                assert (await first.ask("time", seat=0, late=1, choice="bot"))["code"] == "not-late"

    asyncio.run(scene())


@pytest.mark.parametrize("choice", ["wait", "bot", "end"])
def test_when_time_runs_out_the_other_chooses(tmp_path: Path, time_passes: Moved, choice: str) -> None:
    async def scene() -> None:
        async with serving(tmp_path) as site, site.visitor() as anna, site.visitor() as ben:
            table = await two_at(anna, ben, DAYS)
            async with anna.at(table) as first, ben.at(table) as second:
                slow, other = await alone(first, second)
                late, mine = slow.state["eyes"], other.state["eyes"]
                assert (await other.ask("time", seat=mine, late=late, choice=choice))["code"] == "not-late"
                time_passes.move(hours=25)
                site.hall.keeper.wake.set()
                await other.until(lambda: other.state["clock"]["late"])
                assert other.state["clock"]["late"] == [{"seat": late, "others": [mine], "ending": []}]
                assert (await slow.ask("time", seat=late, late=late, choice="wait"))["code"] == "late-others"
                assert (await other.ask("time", seat=mine, late=late, choice=choice))["type"] == "ok"
                if choice == "wait":
                    await other.until(lambda: not other.state["clock"]["late"])
                    assert other.state["clock"]["left"][late] > 23 * HOUR * 1000
                elif choice == "bot":
                    await other.until(lambda: other.state["players"][late]["bot"])
                    await other.until(lambda: other.state["over"] or other.own_ask())
                else:
                    await other.finished()
                    assert other.state["result"]["winners"] == []
                    assert "ended without a result" in other.state["result"]["sentence"]
                    assert (await anna.get("/api/tables", which="finished"))[0]["table"] == table
                    ask: Any = slow.own_ask()
                    assert ask is None
                    await site.hall.results.write(table)
                    assert await site.hall.results.owed() == []
                    assert (await anna.get("/api/me/profile"))["games"] == []  # it counts for nobody

    asyncio.run(scene())


def test_who_moves_after_the_time_before_anybody_has_chosen_plays_on(tmp_path: Path, time_passes: Moved) -> None:
    async def scene() -> None:
        async with serving(tmp_path) as site, site.visitor() as anna, site.visitor() as ben:
            table = await two_at(anna, ben, DAYS)
            async with anna.at(table) as first, ben.at(table) as second:
                slow, other = await alone(first, second)
                time_passes.move(hours=25)
                site.hall.keeper.wake.set()
                await slow.until(lambda: slow.state["clock"]["late"])
                ask: Any = slow.own_ask()
                assert (await slow.act(ask["actions"][0]["text"]))["type"] == "ok"
                await other.until(lambda: not other.state["clock"]["late"])

    asyncio.run(scene())


def test_who_takes_the_seat_back_from_the_bot_has_time_again(tmp_path: Path, time_passes: Moved) -> None:
    async def scene() -> None:
        async with serving(tmp_path, pace=10_000) as site, site.visitor() as anna, site.visitor() as ben:
            table = await two_at(anna, ben, DAYS)
            async with anna.at(table) as first, ben.at(table) as second:
                slow, other = await alone(first, second)
                late = slow.state["eyes"]
                time_passes.move(hours=25)
                site.hall.keeper.wake.set()
                await other.until(lambda: other.state["clock"]["late"])
                await other.ask("time", seat=other.state["eyes"], late=late, choice="bot")
                await slow.until(lambda: slow.state["players"][late]["bot"])
                assert (await slow.ask("seat", seat=late, bot=None))["type"] == "ok"
                await slow.until(lambda: not slow.state["players"][late]["bot"])
                assert slow.state["clock"]["left"][late] > 23 * HOUR * 1000
                assert (slow.state["clock"]["running"], slow.state["clock"]["late"]) == ([late], [])

    asyncio.run(scene())


def test_who_has_run_out_of_time_gives_himself_none(tmp_path: Path, time_passes: Moved) -> None:
    async def scene() -> None:
        async with serving(tmp_path, pace=10_000) as site, site.visitor() as anna, site.visitor() as ben:
            table = await two_at(anna, ben, LIVE)
            async with anna.at(table) as first, ben.at(table) as second:
                slow, other = await alone(first, second)
                late = slow.state["eyes"]
                time_passes.move(minutes=11)
                site.hall.keeper.wake.set()
                await other.until(lambda: other.state["clock"]["late"])
                refused = await slow.ask("seat", seat=late, bot=None)
                assert (refused["code"], slow.state["clock"]["left"][late]) == ("seat-no-bot", 0)
                assert (await slow.ask("seat", seat=late, bot="random"))["type"] == "ok"
                assert (await slow.ask("seat", seat=late, bot=None))["type"] == "ok"
                await slow.until(lambda: not slow.state["players"][late]["bot"])
                assert slow.state["clock"]["left"][late] == 0
                assert [one["seat"] for one in slow.state["clock"]["late"]] == [late]

    asyncio.run(scene())


def test_no_clock_counts_for_a_seat_that_a_bot_plays(tmp_path: Path, time_passes: Moved) -> None:
    async def scene() -> None:
        async with serving(tmp_path, pace=10_000) as site, site.visitor() as anna, site.visitor() as ben:
            table = await two_at(anna, ben, LIVE)
            async with anna.at(table) as first, ben.at(table) as second:
                slow, other = await alone(first, second)
                mine = slow.state["eyes"]
                time_passes.move(minutes=9)
                await slow.ask("seat", seat=mine, bot="random")
                await slow.until(lambda: slow.state["players"][mine]["bot"])
                time_passes.move(minutes=9)
                await slow.ask("seat", seat=mine, bot=None)
                await slow.until(lambda: not slow.state["players"][mine]["bot"])
                assert 55_000 < slow.state["clock"]["left"][mine] <= 60_000
                assert slow.state["clock"]["running"] == [mine]
                assert [line for line in lines(other) if "a bot plays" in line]

    asyncio.run(scene())


def test_the_moves_of_a_bot_earn_no_time_for_whom_it_plays() -> None:
    hands = Hands(Pace("live", 600, 10))
    for seat in (0, 1):
        hands.add(seat, CLOCK, BOT, 0)
    for _ in range(20):
        hands.move(7)
    assert hands.left == [600, 600]


def test_no_clock_counts_while_the_server_is_down_and_none_begins_anew(tmp_path: Path, time_passes: Moved) -> None:
    async def left(site: Site, visitor: Visitor, table: str) -> list[int]:
        async with visitor.at(table) as player:
            await player.seated()
            found: list[int] = player.state["clock"]["left"]
            return found

    async def scene() -> None:
        async with serving(tmp_path) as site, site.visitor() as anna, site.visitor() as ben:
            table = await two_at(anna, ben, DAYS)
            cookie = dict(anna.http.cookies)
            async with anna.at(table) as first, ben.at(table) as second:
                slow, _ = await alone(first, second)
                late = slow.state["eyes"]
            await site.hall.keeper.look()
            for _ in range(10):
                time_passes.move(minutes=1)
                await site.hall.keeper.look()
            before = (await left(site, anna, table))[late]
            assert 23.84 * HOUR * 1000 > before > 23.8 * HOUR * 1000
        time_passes.move(days=30)
        async with serving(tmp_path) as site, site.visitor() as anna:
            anna.http.cookies.update(cookie)
            await site.hall.keeper.look()
            after = (await left(site, anna, table))[late]
            assert before - 60_000 < after <= before

    asyncio.run(scene())


def test_no_clock_counts_while_the_machine_is_asleep(tmp_path: Path, time_passes: Moved) -> None:
    async def scene() -> None:
        async with serving(tmp_path) as site, site.visitor() as anna, site.visitor() as ben:
            table = await two_at(anna, ben, DAYS)
            async with anna.at(table) as first, ben.at(table) as second:
                await alone(first, second)
            keeper = site.hall.keeper
            await keeper.look()
            time_passes.move(days=2)
            keeper.slept -= 2 * 24 * HOUR  # that is all a sleeping machine knows of it
            await keeper.look()
            async with anna.at(table) as first:
                await first.seated()
                assert first.state["clock"]["late"] == []
                assert min(first.state["clock"]["left"]) > 23 * HOUR * 1000

    asyncio.run(scene())


def test_ten_thousand_tables_asleep_on_their_clocks_cost_next_to_nothing(tmp_path: Path, time_passes: Moved) -> None:
    """They are rows, looked at by one query; no table is loaded, and no task waits for one."""

    async def scene() -> None:
        async with serving(tmp_path) as site, site.visitor() as anna, site.visitor() as ben:
            table = await two_at(anna, ben, DAYS)
            await site.hall.keeper.look()
            due = int(time_passes() * 1000) + 20 * HOUR * 1000

            def work(connection: Any) -> None:
                row = dict(connection.execute(select(schema.tables).where(schema.tables.c.id == table)).one()._mapping)
                ids = [f"asleep-{number}" for number in range(10_000)]
                connection.execute(insert(schema.tables), [{**row, "id": id} for id in ids])
                clocks = [{"table": id, "seq": 1, "due": due + number} for number, id in enumerate(ids)]
                connection.execute(insert(schema.clocks), clocks)

            await site.hall.database.write(work)
            queries: list[str] = []
            for engine in (site.hall.database.reader, site.hall.database.writer):
                event.listen(engine, "before_cursor_execute", lambda *told: queries.append(told[2]))
            tasks, began = len(asyncio.all_tasks()), time.process_time()
            for _ in range(60):  # an hour of signs of life
                time_passes.move(minutes=1)
                await site.hall.keeper.look()
            spent, queries = time.process_time() - began, [query for query in queries if not query.startswith("BEGIN")]
            print(f"an hour of 10,000 tables asleep: {spent:.2f} s of CPU, {len(queries)} queries")
            assert spent < 1.0  # a third of a thousandth of that hour
            assert len(queries) <= 60 * 5  # whatever the number of tables: what is due, what comes first, a sign of life
            assert len(asyncio.all_tasks()) < tasks + 10
            assert len(site.hall.house.rooms) <= 1

    asyncio.run(scene())


def test_one_of_several_servers_looks_at_a_clock_that_has_run_out(tmp_path: Path, time_passes: Moved) -> None:
    async def scene() -> None:
        async with serving(tmp_path) as site, site.visitor() as anna, site.visitor() as ben:
            table = await two_at(anna, ben, DAYS)
            await site.hall.keeper.look()
            other = Timekeeper(site.hall.database, site.hall.metrics)
            place = schema.clocks
            ready = update(place).where(place.c.table == table).values(due=1)
            await site.hall.database.write(lambda connection: connection.execute(ready))
            assert await site.hall.database.write(other.claim) == [table]
            assert await site.hall.database.write(site.hall.keeper.claim) == []

    asyncio.run(scene())
