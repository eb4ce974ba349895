"""A server with newer rules takes over tables at every point of a game, after an orderly stop or a kill."""

import asyncio
import random
import signal
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection, delete, update

from ratusz.games.catalogue import GAMES
from ratusz.server.storage import schema
from ratusz.server.storage.journal import Entry
from ratusz.server.tables.history import story_of
from ratusz.server.tables.play import RULES, change_of, line_of
from tests.server.process import Process
from tests.server.site import LOCAL, ME, Player, Site, Visitor, serving
from tests.server.test_database import Desk
from tests.server.test_history import looked_at
from tests.server.test_storm import finished_game

from .crowd import reading
from .scene import Place, Report

POINTS = {"in set-up": 0, "early": 4, "after a snapshot": 33, "after an undo": 27}  # moves
PACE = 0.06  # seconds between two actions of a window
UNKNOWN = "dance"  # an action the new rules do not know


class Table:
    """A table as the old server leaves it."""

    def __init__(self, made: dict[str, Any], point: str) -> None:
        self.id: str = made["table"]
        self.tokens: list[str] = [seat["token"] for seat in made["seats"]]
        self.point = point
        self.view: Any = None
        self.line: list[tuple[int, str]] = []
        self.lost: list[tuple[int, str]] = []  # what the new rules cannot know


async def at_point(site: Site, anna: Visitor, game: str, point: str, chance: random.Random) -> Table:
    seats = [ME] + [LOCAL] * (max(2, GAMES[game].seats[0]) - 1)
    table = Table(await anna.open_table(*seats, game=game), point)
    async with anna.at(table.id) as player:
        await player.seated()
        await moves(player, POINTS[point], chance)
        if point == "after an undo":
            state = player.state
            if state["undo"]["possible"]:
                await player.ask("undo", seat=state["undo"]["seat"], seq=state["seq"])
                await player.beyond(state["seq"])
            await moves(player, 3, chance)
    async with site.visitor() as stranger, stranger.at(table.id) as spectator:
        table.view = (await spectator.seated())["view"]
    return table


async def moves(player: Player, count: int, chance: random.Random) -> None:
    for _ in range(count):
        ask = player.own_ask()
        if ask is None:
            return
        seq = player.state["seq"]
        assert (await player.act(chance.choice(ask["actions"])["text"], ask["seat"]))["type"] == "ok"
        await player.beyond(seq)
        await asyncio.sleep(PACE)


async def archived(anna: Visitor, game: str) -> str:
    brought = finished_game(game, max(2, GAMES[game].seats[0]))
    return str((await anna.post("/api/records", dict(brought)))["table"])


async def noted(database: str, tables: list[Table], report: Report) -> None:
    async with reading(database) as store:
        for table in tables:
            table.line = texts(line_of(await store.entries(table.id)))
            report.done["answered moves"] += len(table.line)


async def written(database: str, finished: list[str]) -> None:
    """Until it is written down how finished games were told; a server that stops waits for that only some seconds."""
    async with reading(database) as store, asyncio.timeout(60):
        for table in finished:
            while await store.history(table, 0, story_of) is None:
                await asyncio.sleep(0.1)


def texts(entries: list[Entry]) -> list[tuple[int, str]]:
    return [(entry.seat, entry.text) for entry in entries]


async def forbid(database: str, table: Table, chance: random.Random) -> None:
    """The new rules do not know one of the moves, and there is no position from after it."""
    async with Desk(database) as desk:
        line = line_of(await desk.store.entries(table.id))
        at = chance.randrange(len(line))
        log, kept = schema.log.c, schema.snapshots.c

        def work(connection: Connection) -> None:
            own = (log.table == table.id) & (log.seq == line[at].seq)
            connection.execute(update(schema.log).where(own).values(text=UNKNOWN))
            connection.execute(delete(schema.snapshots).where((kept.table == table.id) & (kept.seq >= line[at].seq)))

        await desk.database.write(work)
    table.line[at] = (table.line[at][0], UNKNOWN)
    table.lost = table.line[at:]


@contextmanager
def newer_rules() -> Iterator[None]:
    with pytest.MonkeyPatch.context() as patched:
        for game in GAMES.values():
            patched.setattr(game, "version", game.version + 1)
        yield


async def taken_over(report: Report, site: Site, database: str, table: Table) -> None:
    """All moves stand, or everybody was told which do not, and the game goes on."""
    async with site.visitor() as visitor, reading(database) as store, visitor.at(table.id, table.tokens[0]) as player:
        await player.seated()
        entries = await store.entries(table.id)
        entry = next(entry for entry in entries if entry.kind == RULES)
        change = change_of(entry)
        report.expect(list(map(tuple, change.lost)) == table.lost, f"{table.point}: {len(change.lost)} moves lost")
        stand = table.line[: len(table.line) - len(table.lost)]
        report.expect(texts(line_of(entries)) == stand, f"{table.point}: the moves that stand are others")
        shown = next(one for one in player.last("log")["entries"] if one["seq"] == entry.seq)
        told = [line["seat"] for line in shown["lines"] if line["kind"] == "lost"]
        own = [seat for seat, _ in table.lost if seat == 0]
        others = {seat for seat, _ in table.lost} - {0}
        report.expect(sorted(told) == sorted([*own, *others]), f"{table.point}: told {told} of {table.lost}")
        report.done["moves that stand"] += len(stand)
        report.done["moves lost and told"] += len(change.lost)
        if not table.lost:
            async with site.visitor() as stranger, stranger.at(table.id) as spectator:
                report.expect((await spectator.seated())["view"] == table.view, f"{table.point}: another view")
        waiting = (await visitor.get(f"/api/tables/{table.id}"))["waiting"]
    await go_on(report, site, table, waiting[0])


async def go_on(report: Report, site: Site, table: Table, seat: int) -> None:
    async with site.visitor() as visitor, visitor.at(table.id, table.tokens[seat]) as mover:
        await mover.seated()
        ask = mover.own_ask()
        assert ask is not None
        answer = await mover.act(ask["actions"][0]["text"])
        report.expect(answer["type"] == "ok", f"{table.point}: the game does not go on: {answer}")


async def once(report: Report, place: Place, folder: Path, end: int) -> None:
    database = f"sqlite:///{folder}/games.db"
    process = Process(database, folder)
    site = await process.start()
    async with site.visitor() as anna:
        await anna.get("/api/me")
        points = [(game, point) for game in GAMES for point in POINTS]
        tables = await asyncio.gather(*[at_point(site, anna, game, point, place.chance) for game, point in points])
        finished = [await archived(anna, game) for game in GAMES]
        shown = {table: await looked_at(anna, table) for table in finished}
    await noted(database, tables, report)
    if end == signal.SIGTERM:
        await written(database, finished)
    await process.stop(end)
    for table in tables:
        if len(table.line) > 1 and place.chance.random() < 0.4:
            await forbid(database, table, place.chance)
    with newer_rules():
        async with serving(folder) as new, new.visitor() as visitor:
            for table in tables:
                await taken_over(report, new, database, table)
                report.done[f"tables {table.point}"] += 1
            for name, before in shown.items():
                await retold(report, visitor, name, before, orderly=end == signal.SIGTERM)


async def retold(report: Report, visitor: Visitor, table: str, before: dict[Any, Any], orderly: bool) -> None:
    """A finished game looks as it did. Where a kill left no time to write down how it did, it can still be exported."""
    answer = await visitor.http.get(f"/api/tables/{table}/replay")
    if answer.status_code == 200:
        report.expect(await looked_at(visitor, table) == before, f"the finished game {table[:6]} is told otherwise")
        report.done["finished games told again"] += 1
        return
    report.expect(not orderly and answer.json()["error"]["code"] == "table-untold", f"a finished game: {answer.text}")
    moves = (await visitor.get(f"/api/tables/{table}/record"))["moves"]
    report.expect(moves == before["record"]["moves"], "a finished game is exported otherwise")
    report.done["finished games exported only"] += 1


async def new_rules(report: Report, place: Place) -> None:
    ends = {"orderly stops": signal.SIGTERM, "kills": signal.SIGKILL}
    while place.again():
        for name, end in ends.items():
            folder = place.folder / f"{name}-{report.done[name]}"
            folder.mkdir()
            await once(report, place, folder, end)
            report.done[name] += 1
