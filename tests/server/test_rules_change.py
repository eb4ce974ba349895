"""The rules of a game are corrected while it is played: nothing that was answered vanishes, or those who did it are told what."""

import asyncio
import random
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection, delete, update

from ratusz.games.catalogue import GAMES
from ratusz.server.storage import schema
from ratusz.server.storage.journal import Entry, Journal, Page
from ratusz.server.tables.play import line_of
from tests.server.process import Process
from tests.server.site import BOT, LOCAL, ME, OPEN, PATIENCE, Player, Visitor, serving
from tests.server.test_database import Desk, moved

GAME = GAMES["state51"]


async def older(folder: Path, *changes: Any) -> None:
    """All tables were opened by older rules, which differ in whatever is changed with them."""
    async with Desk(f"sqlite:///{folder}/games.db") as desk:

        def change(connection: Connection) -> None:
            for statement in (update(schema.tables).values(rules=0), *changes):
                connection.execute(statement)

        await desk.database.write(change)


async def seqs(desk: Any, table: str) -> list[int]:
    return [seq for seq, _ in await desk.store.snapshots(table)]


async def taken_back(player: Player) -> None:
    state = player.state
    assert (await player.ask("undo", seat=state["undo"]["seat"], seq=state["seq"]))["type"] == "ok"
    await player.beyond(state["seq"])


def lines(player: Player) -> list[dict[str, Any]]:
    return [line for entry in player.last("log")["entries"] for line in entry["lines"]]


def test_nothing_is_lost_where_an_undo_crossed_the_last_snapshot(tmp_path: Path) -> None:
    """A snapshot after entry 25, entry 26 takes that move back, and play goes on: the snapshot is no part of it any more."""

    async def scene() -> None:
        async with serving(tmp_path) as site, site.visitor() as anna:
            table = (await anna.open_table(ME, LOCAL))["table"]
            async with anna.at(table) as player:
                await moved(player, 25)
                await taken_back(player)
                await moved(player, 19)
                before = player.state
            await site.hall.house.rooms[table].driver.stop()
        await older(tmp_path, delete(schema.snapshots).where(schema.snapshots.c.seq > 25))
        async with serving(tmp_path) as site, site.visitor() as ben:
            async with ben.at(table) as spectator:
                after = await spectator.seated()
                assert after["view"]["round"] == before["view"]["round"]
                assert [line["kind"] for line in lines(spectator)][:2] == ["position", "again"]
                assert "lost" not in [line["kind"] for line in lines(spectator)]
            play = site.hall.house.rooms[table].play
            assert play is not None
            entries = await site.hall.store.entries(table)
            assert [entry.text for entry in line_of(entries)] == [entry.text for entry in line_of(entries[:45])]
            assert len(line_of(entries)) == 25 - 1 + 19

    asyncio.run(scene())


def test_a_snapshot_is_taken_after_an_undo(tmp_path: Path) -> None:
    async def scene() -> None:
        async with serving(tmp_path) as site, site.visitor() as anna:
            table = (await anna.open_table(ME, LOCAL))["table"]
            async with anna.at(table) as player:
                await moved(player, 3)
                await taken_back(player)
                assert await seqs(site.hall, table) == [0, 4]

    asyncio.run(scene())


def test_a_snapshot_is_taken_when_a_table_falls_asleep(tmp_path: Path) -> None:
    async def scene() -> None:
        async with serving(tmp_path, idle=0.1) as site, site.visitor() as anna:
            table = (await anna.open_table(ME, LOCAL))["table"]
            async with anna.at(table) as player:
                await moved(player, 3)
            async with asyncio.timeout(PATIENCE):
                while table in site.hall.house.rooms:
                    await asyncio.sleep(0.02)
            assert await seqs(site.hall, table) == [0, 3]

    asyncio.run(scene())


def test_what_bots_are_doing_when_the_server_stops_is_kept_too(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """An orderly stop comes while the last move of a bot is being written."""

    async def scene() -> None:
        write = Journal.write

        async def slowly(journal: Journal, page: Page) -> None:
            if page.entries[-1].seq >= 3:
                writing.set()
                await asyncio.sleep(0.2)
            await write(journal, page)

        monkeypatch.setattr(Journal, "write", slowly)
        async with serving(tmp_path) as site, site.visitor() as anna:
            writing = asyncio.Event()
            table = (await anna.open_table(BOT, BOT))["table"]
            await asyncio.wait_for(writing.wait(), PATIENCE)
        async with Desk(f"sqlite:///{tmp_path}/games.db") as desk:
            entries = await desk.store.entries(table)
            assert len(entries) >= 3
            assert (await seqs(desk, table))[-1] == entries[-1].seq

    asyncio.run(scene())


@pytest.mark.slow
def test_what_a_killed_server_could_not_keep_is_kept_by_the_next(tmp_path: Path) -> None:
    """Before it is stopped for good, and its successor has other rules."""

    async def scene() -> None:
        process = Process(f"sqlite:///{tmp_path}/games.db", tmp_path)
        site = await process.start()
        async with site.visitor() as anna:
            table = (await anna.open_table(ME, LOCAL))["table"]
            async with anna.at(table) as player:
                await moved(player, 3)
            process.kill()
        async with serving(tmp_path) as after, asyncio.timeout(PATIENCE):
            while await seqs(after.hall, table) != [0, 3]:
                await asyncio.sleep(0.02)

    asyncio.run(scene())


async def two(site: Any, anna: Visitor, ben: Visitor) -> tuple[str, dict[int, str]]:
    """A table of two people, after some moves; and the last move of each."""
    table = (await anna.open_table(ME, OPEN, options={"first": 0}))["table"]
    await ben.post(f"/api/tables/{table}/join")
    chance = random.Random(3)
    async with anna.at(table) as first, ben.at(table) as second:
        await first.seated()
        await second.seated()
        for _ in range(20):
            who = first if first.own_ask() else second
            seq = who.state["seq"]
            ask = who.own_ask()
            assert ask is not None
            await who.act(chance.choice(ask["actions"])["text"])
            await first.beyond(seq)
            await second.beyond(seq)
    entries = await site.hall.store.entries(table)
    return table, {entry.seat: entry.text for entry in entries}


def test_players_are_told_which_of_their_moves_the_new_rules_do_not_allow(tmp_path: Path) -> None:
    """Each his own by name; of another's only that there were some, since what he chose may have been hidden."""

    async def scene() -> None:
        async with serving(tmp_path) as site, site.visitor() as anna, site.visitor() as ben:
            table, _ = await two(site, anna, ben)
            await site.hall.house.rooms[table].driver.stop()
            entries = await site.hall.store.entries(table)
            cookies = [dict(one.http.cookies) for one in (anna, ben)]
        spoilt = entries[12]
        log = schema.log
        await older(
            tmp_path,
            update(log).where(log.c.seq == spoilt.seq).values(text="dance"),
            delete(schema.snapshots).where(schema.snapshots.c.seq > 0),
        )
        lost = [(entry.seat, "dance" if entry is spoilt else entry.text) for entry in entries[12:]]
        async with serving(tmp_path) as site, site.visitor() as anna, site.visitor() as ben, site.visitor() as eve:
            for one, known in zip((anna, ben), cookies, strict=True):
                one.http.cookies.update(known)
            for seat, one in enumerate((anna, ben)):
                async with one.at(table) as player:
                    state = await player.seated()
                    assert state["moves"] == 12
                    told = [line for line in lines(player) if line["kind"] == "lost"]
                    own = [text for by, text in lost if by == seat]
                    assert len([line for line in told if line["seat"] == seat]) == len(own)
                    assert len([line for line in told if line["seat"] != seat]) == 1
                    assert ("dance" in str(told)) is (spoilt.seat == seat)
            async with eve.at(table) as spectator:
                await spectator.seated()
                assert "dance" not in "".join(spectator.raw)
                told = [line["text"] for line in lines(spectator) if line["kind"] == "lost"]
                assert len(told) == len({seat for seat, _ in lost})
                assert "made again" in str(lines(spectator)[1]["text"])

    asyncio.run(scene())


def test_moves_made_again_can_be_taken_back_and_the_next_change_begins_with_them(tmp_path: Path) -> None:
    async def scene() -> None:
        async with serving(tmp_path) as site, site.visitor() as anna:
            made = await anna.open_table(ME, LOCAL)
            table = made["table"]
            async with anna.at(table) as player:
                await moved(player, 8)
            cookies = dict(anna.http.cookies)
        none_since = delete(schema.snapshots).where(schema.snapshots.c.seq > 0)
        await older(tmp_path, none_since)
        async with serving(tmp_path) as site, site.visitor() as anna:
            anna.http.cookies.update(cookies)
            async with anna.at(table) as player:
                assert (await player.seated())["moves"] == 8
                await taken_back(player)
                await moved(player, 9 - player.state["moves"])
            first = await site.hall.store.entries(table)
        await older(tmp_path, none_since)
        async with serving(tmp_path) as site, site.visitor() as anna:
            async with anna.at(table) as player:
                assert (await player.seated())["moves"] == 9
            assert len(line_of(await site.hall.store.entries(table))) == len(line_of(first)) == 9

    asyncio.run(scene())


@pytest.mark.parametrize("position", ["round = 0\n", "no position at all"])
def test_a_table_in_set_up_goes_on_although_its_snapshot_cannot_be_read(tmp_path: Path, position: str) -> None:
    """As new versions of New Angeles found theirs: positions from before round 1 mean nothing to them."""
    seats = [ME, LOCAL, LOCAL, LOCAL]

    async def scene() -> None:
        async with serving(tmp_path) as site, site.visitor() as anna:
            tables = [(await anna.open_table(*seats, game="newangeles"))["table"] for _ in range(2)]
            async with anna.at(tables[1]) as player:
                await moved(player, 2)
                before = player.state
            cookies = dict(anna.http.cookies)
        await older(tmp_path, update(schema.snapshots).values(position=position))
        async with serving(tmp_path) as site, site.visitor() as anna:
            anna.http.cookies.update(cookies)
            for table, moves in zip(tables, (0, 2), strict=True):
                async with anna.at(table) as player:
                    after = await player.seated()
                    assert after["moves"] == moves
                    assert (await player.act(after["asks"][0]["actions"][0]["text"]))["type"] == "ok"
            assert before["moves"] == 2

    asyncio.run(scene())


def test_where_nothing_helps_players_are_told_and_nothing_is_changed(tmp_path: Path) -> None:
    async def scene() -> None:
        async with serving(tmp_path) as site, site.visitor() as anna:
            table = (await anna.open_table(ME, LOCAL))["table"]
            async with anna.at(table) as player:
                await moved(player, 4)
        await older(
            tmp_path,
            update(schema.snapshots).values(position="nothing"),
            update(schema.tables).values(seed="", start="nothing"),
        )
        async with serving(tmp_path) as site, site.visitor() as anna:
            async with anna.at(table) as player:
                await player.until(lambda: player.last("bye"))
                assert player.last("error")["code"] == "table-stuck"
                assert "admin export" in player.last("error")["message"]
            assert len(await site.hall.store.entries(table)) == 4

    asyncio.run(scene())


def entry(seq: int, kind: str, text: str = "") -> Entry:
    return Entry(seq, 0, kind, text, 0)


@pytest.mark.parametrize(
    ("log", "left"),
    [
        (["act", "act", "undo 1", "act"], [1, 4]),
        (["act", "act", "act", "undo 2", "ask 1", "agree", "undo 1", "act"], [8]),
        (["act", "position", "act"], [3]),
        (["act", "act", "act", 'position', 'rules {"after":1,"again":1,"lost":[]}', "act", "act"], [1, 6, 7]),
    ],
)
def test_the_moves_that_stand_are_known_without_any_rules(log: list[str], left: list[int]) -> None:
    entries = [entry(seq, *line.split(" ", 1)) for seq, line in enumerate(log, 1)]
    assert [one.seq for one in line_of(entries)] == left
