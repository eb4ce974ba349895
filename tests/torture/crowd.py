"""People who play all the games at once, whatever happens to the server, and a check that nothing of it was lost."""

import asyncio
import random
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import httpx
import msgspec

from ratusz.games.catalogue import game_named
from ratusz.kernel.problem import Problem
from ratusz.server.metrics import Metrics
from ratusz.server.storage.database import Database
from ratusz.server.storage.journal import Entry, Journal
from ratusz.server.storage.store import Setup, Store
from ratusz.server.tables.play import replayed
from tests.server.site import BOT, ME, OPEN, Site
from tests.server.stubborn import Stubborn

from .scene import Report

GREEDY = {"kind": "bot", "bot": "greedy"}
TABLES: tuple[tuple[str, list[dict[str, Any]]], ...] = (
    ("state51", [ME, OPEN]),
    ("state51", [ME, GREEDY]),
    ("newangeles", [ME, OPEN, BOT, BOT]),
    ("frostpunk", [ME, BOT]),
)
Confirmed = dict[str, dict[int, tuple[int, str]]]  # by table, and the number of the entry: seat and action
PAUSE = 0.1  # seconds until somebody who was not let in knocks again


class Party:
    """A table and the people at it."""

    def __init__(self, table: str, players: list[Stubborn]) -> None:
        self.table = table
        self.players = players

    def known(self) -> dict[int, tuple[int, str]]:
        """What these people were told is done: seat and action, by the number of the entry."""
        return {seq: (player.seat, text) for player in self.players for seq, text in player.confirmed.items()}

    def forget_after(self, seq: int) -> None:
        """The table was put back to how it stood then."""
        for player in self.players:
            player.confirmed = {number: text for number, text in player.confirmed.items() if number <= seq}


class Crowd:
    def __init__(self, site: Site, chance: random.Random) -> None:
        self.site = site
        self.chance = chance
        self.parties: list[Party] = []
        self.current: dict[int, Party] = {}
        self.tasks: list[asyncio.Task[None]] = []

    @asynccontextmanager
    async def playing(self) -> AsyncIterator["Crowd"]:
        self.tasks = [asyncio.create_task(self.meet(number)) for number in range(len(TABLES))]
        while len(self.current) < len(TABLES):
            await asyncio.sleep(PAUSE)
        try:
            yield self
        finally:
            for task in self.tasks:
                task.cancel()
            ends = await asyncio.gather(*self.tasks, return_exceptions=True)
        for end in ends:
            if not isinstance(end, asyncio.CancelledError):
                raise AssertionError("somebody stopped playing") from end

    async def meet(self, number: int) -> None:
        """One game after the other at tables of one kind."""
        game, seats = TABLES[number]
        while True:
            party = await self.opened(game, seats)
            self.parties.append(party)
            self.current[number] = party
            await asyncio.gather(*[player.play() for player in party.players])

    def leave(self, number: int) -> None:
        """A table is gone; its people meet at another one."""
        self.tasks[number].cancel()
        self.parties.remove(self.current.pop(number))
        self.tasks[number] = asyncio.create_task(self.meet(number))

    async def opened(self, game: str, seats: list[dict[str, Any]]) -> Party:
        while True:
            try:
                async with self.site.visitor() as anna, self.site.visitor() as ben:
                    made = await anna.open_table(*seats, game=game)
                    tokens = {0: made["seats"][0]["token"]}
                    if OPEN in seats:
                        joined = await ben.post(f"/api/tables/{made['table']}/join")
                        tokens[joined["seat"]] = joined["token"]
                return Party(made["table"], [self.player(made["table"], token, seat) for seat, token in tokens.items()])
            except (httpx.HTTPError, AssertionError):  # it was killed meanwhile, or they come too often
                await asyncio.sleep(PAUSE)

    def player(self, table: str, token: str, seat: int) -> Stubborn:
        return Stubborn(self.site.address, table, token, seat, random.Random(self.chance.random()))

    def at_play(self) -> Confirmed:
        """What was confirmed at the tables still played."""
        return {party.table: party.known() for party in self.current.values()}

    def confirmed(self) -> Confirmed:
        return {party.table: party.known() for party in self.parties}

    def count(self) -> int:
        return sum([len(known) for known in self.confirmed().values()])


@asynccontextmanager
async def reading(database: str) -> AsyncIterator[Store]:
    """The database, looked at from beside the server."""
    found = Database(database)
    try:
        yield Store(found, Journal(found, Metrics(), "torture"))
    finally:
        found.close()


async def check(report: Report, site: Site, database: str, tables: Confirmed) -> None:
    """What was confirmed stands in the log under its number, the log is a game, and the server shows what it leads to."""
    async with reading(database) as store, site.visitor() as visitor:
        for table, known in tables.items():
            async with visitor.at(table) as spectator:
                shown = await spectator.seated()
            try:
                entries = await store.entries(table)
                setup = await store.setup(table)
            except Problem as problem:
                report.wrong.append(f"table {table[:6]}: {problem.code}")
                continue
            missing = lost(entries, known)
            report.expect(not missing, f"table {table[:6]}: {len(missing)} confirmed actions are lost, the first {missing[:1]}")
            report.expect(view_of(setup, entries, shown["seq"]) == shown["view"], f"table {table[:6]} is not what its log says")


def lost(entries: list[Entry], known: dict[int, tuple[int, str]]) -> list[str]:
    """What is missing in a log, or stands there otherwise than it was confirmed."""
    written = {entry.seq: (entry.seat, entry.text) for entry in entries}
    gaps = [f"{seq}: nothing" for seq in range(1, max(written, default=0)) if seq not in written]
    return gaps + [f"{seq}: {text}" for seq, (seat, text) in known.items() if written.get(seq) != (seat, text)]


def view_of(setup: Setup, entries: list[Entry], seq: int) -> Any:
    """What a spectator may know after so many entries, worked out from the log alone."""
    game = game_named(setup.game)
    play = replayed(game, setup, [entry for entry in entries if entry.seq <= seq])
    return msgspec.json.decode(msgspec.json.encode(game.view(play.match.state, None)))


async def check_sent(report: Report, database: str, parties: list[Party]) -> None:
    """Nothing stands in the log that nobody sent, and nothing twice."""
    async with reading(database) as store:
        for party in parties:
            entries = await store.entries(party.table)
            for player in party.players:
                unknown = [entry.text for entry in entries if entry.seat == player.seat and entry.seq not in player.confirmed]
                excess = Counter(unknown) - Counter(player.unanswered)
                report.expect(not excess, f"table {party.table[:6]}: entries nobody sent, {list(excess)[:3]}")
