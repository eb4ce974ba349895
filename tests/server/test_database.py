"""The log decides: races, failures, other rules, other versions of the database."""

import asyncio
import random
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection, insert, select, text
from sqlalchemy.exc import DBAPIError

from ratusz.games.catalogue import GAMES
from ratusz.kernel.problem import Problem
from ratusz.server.clock import now
from ratusz.server.metrics import Metrics
from ratusz.server.settings import kept_secret
from ratusz.server.storage import schema
from ratusz.server.storage.database import Database, set_row
from ratusz.server.storage.journal import Entry, Journal, Page, Standing, Taken
from ratusz.server.storage.store import Seat, Setup, Store
from ratusz.server.tables.play import opened, replayed
from ratusz.terminal.app import run
from tests.server.site import BOT, LOCAL, ME, Player, serving

GAME = GAMES["state51"]


def setup(id: str = "t", **more: Any) -> Setup:
    fields = {"players": 2, "options": GAME.complete({}), "seed": "s", "start": "", "rules": GAME.version}
    fields |= {"content": GAME.content, "creator": "c", "public": False, "status": "playing", "created": now()}
    return Setup(id=id, game="state51", **{**fields, **more})


def page(table: str, seq: int, text: str = "x") -> Page:
    return Page(table, [Entry(seq, 0, "act", text, now())], Standing(seq, 1, [0], [], "playing"), None)


class Desk:
    """A database with the means to write to it."""

    def __init__(self, address: str) -> None:
        self.database = Database(address)
        self.journal = Journal(self.database, Metrics(), "p")
        self.store = Store(self.database, self.journal)

    async def __aenter__(self) -> "Desk":
        await self.database.migrate()
        return self

    async def __aexit__(self, *args: object) -> None:
        self.database.close()

    async def table(self, id: str, **more: Any) -> None:
        found = setup(id, **more)
        play = opened(GAME, found)
        seats = [Seat(number, "human", None, None, "", None) for number in (0, 1)]
        await self.store.create(found, seats, play.standing("playing"), GAME.position(play.match.state))


async def moved(player: Player, times: int) -> None:
    """So many actions, whoever has to make them."""
    chance = random.Random(1)
    await player.seated()
    for _ in range(times):
        ask = player.own_ask()
        assert ask is not None
        seq = player.state["seq"]
        await player.act(chance.choice(ask["actions"])["text"])
        await player.beyond(seq)


def test_migrations_lead_to_the_schema_the_server_uses(tmp_path: Path) -> None:
    async def scene() -> None:
        async with Desk(f"sqlite:///{tmp_path}/a.db") as desk:
            await desk.database.migrate()  # a second time changes nothing

            def differences(connection: Connection) -> Any:
                return compare_metadata(MigrationContext.configure(connection), schema.METADATA)

            assert await desk.database.read(differences) == []

    asyncio.run(scene())


def test_migrations_lead_to_the_same_schema_on_postgresql(postgresql: str) -> None:
    async def scene() -> None:
        desks = [Desk(postgresql), Desk(postgresql)]
        await asyncio.gather(*[desk.database.migrate() for desk in desks])  # two servers start at the same time

        def differences(connection: Connection) -> Any:
            return compare_metadata(MigrationContext.configure(connection), schema.METADATA)

        assert await desks[0].database.read(differences) == []
        for desk in desks:
            desk.database.close()

    asyncio.run(scene())


def test_sqlite_keeps_what_it_confirmed_through_a_power_cut(tmp_path: Path) -> None:
    async def scene() -> None:
        async with Desk(f"sqlite:///{tmp_path}/a.db") as desk:
            for pragma, value in (("journal_mode", "wal"), ("synchronous", 2), ("foreign_keys", 1)):

                def asked(connection: Connection, pragma: str = pragma) -> Any:
                    return connection.execute(text(f"PRAGMA {pragma}")).scalar()

                assert await desk.database.write(asked) == value

    asyncio.run(scene())


def test_of_two_entries_with_one_number_only_the_first_counts(tmp_path: Path) -> None:
    async def scene() -> None:
        async with Desk(f"sqlite:///{tmp_path}/a.db") as desk:
            await desk.table("t")
            await desk.journal.write(page("t", 1, "first"))
            with pytest.raises(Taken):
                await desk.journal.write(page("t", 1, "second"))
            assert [entry.text for entry in await desk.store.entries("t")] == ["first"]

    asyncio.run(scene())


def test_who_loses_a_race_does_not_drag_the_others_down(tmp_path: Path) -> None:
    """Many tables share a transaction; one of them fails, the others are committed."""
    asyncio.run(race(f"sqlite:///{tmp_path}/a.db", taken=True))


@pytest.mark.slow
@pytest.mark.parametrize("taken", [True, False])
def test_who_loses_a_race_on_postgresql_does_not_drag_the_others_down(postgresql: str, taken: bool) -> None:
    asyncio.run(race(postgresql, taken))


async def race(database: str, taken: bool) -> None:
    """Ten tables and one that is gone write at once; another has the entry of one already, if it is taken."""
    async with Desk(database) as desk:
        names = [f"{name}-{taken}" for name in "abcdefghij"]
        for name in names:
            await desk.table(name)
        if taken:
            await desk.journal.write(page(names[3], 1))
        pages = [page(name, 1) for name in [*names, "gone"]]
        pages[5].snapshot = "as it stands"
        results = await asyncio.gather(*[desk.journal.write(one) for one in pages], return_exceptions=True)
        lost = [names[3], "gone"] if taken else ["gone"]
        assert [type(result) for result in results] == [Taken if one.table in lost else type(None) for one in pages]
        for name in names:
            assert [(entry.seq, entry.kind, entry.text) for entry in await desk.store.entries(name)] == [(1, "act", "x")]
            assert (await desk.store.summary(name)).moves == 1
        assert (await desk.store.snapshots(names[5]))[-1] == (1, "as it stands")


def test_a_failing_database_fails_the_action_and_nothing_else(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The action is not confirmed, the table in memory is thrown away, and what comes later works."""

    async def scene() -> None:
        async with serving(tmp_path) as site, site.visitor() as anna:
            table = (await anna.open_table(ME, LOCAL))["table"]
            whole = site.hall.database.write_plainly

            async def broken(work: Any, insist: bool = False) -> Any:
                raise OSError("disk full")

            async with anna.at(table) as player:
                state = await player.seated()
                site.hall.database.write_plainly = broken  # type: ignore[method-assign]
                await player.send("act", seat=state["eyes"], seq=0, action=state["asks"][0]["actions"][0]["text"])
                await player.until(lambda: player.last("bye"))
                assert not player.last("ok")
                site.hall.database.write_plainly = whole  # type: ignore[method-assign]
            async with anna.at(table) as player:
                again = await player.seated()
                assert again["view"] == state["view"]
                assert again["seq"] == 0
                assert (await player.act(state["asks"][0]["actions"][0]["text"]))["type"] == "ok"

    asyncio.run(scene())


def test_who_looks_on_is_shown_what_the_log_says_after_a_failure(tmp_path: Path) -> None:
    """The entry was written, but the server never learnt it: everybody at the table does, as soon as anybody asks for it."""

    async def scene() -> None:
        async with serving(tmp_path) as site, site.visitor() as anna, site.visitor() as ben:
            table = (await anna.open_table(ME, LOCAL))["table"]
            whole = site.hall.database.write_plainly

            async def written_and_lost(work: Any, insist: bool = False) -> Any:
                await whole(work)
                raise OSError("connection lost")

            async with anna.at(table) as player, ben.at(table) as spectator:
                state = await player.seated()
                await spectator.seated()
                site.hall.database.write_plainly = written_and_lost  # type: ignore[method-assign]
                await player.send("act", seat=state["eyes"], seq=0, action=state["asks"][0]["actions"][0]["text"])
                await player.until(lambda: player.last("bye"))
                site.hall.database.write_plainly = whole  # type: ignore[method-assign]
                await anna.get(f"/api/tables/{table}/record")
                await spectator.beyond(0)
                assert len(spectator.last("log")["entries"]) == 2

    asyncio.run(scene())


def test_a_bot_tries_again_when_the_database_is_back(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("ratusz.server.tables.driver.RETRY", 0.05)

    async def scene() -> None:
        async with serving(tmp_path) as site, site.visitor() as anna:
            table = (await anna.open_table(BOT, ME, options={"first": 0}))["table"]
            whole = site.hall.journal.write
            failures = 2

            async def failing(page: Page) -> None:
                nonlocal failures
                if failures:
                    failures -= 1
                    raise OSError("connection lost")
                await whole(page)

            monkeypatch.setattr(site.hall.journal, "write", failing)
            async with anna.at(table) as player:
                await player.until(player.own_ask)
                assert failures == 0

    asyncio.run(scene())


def test_errors_of_the_database_do_not_tell_what_was_to_be_written(tmp_path: Path) -> None:
    """They end in the log."""

    async def scene() -> None:
        async with Desk(f"sqlite:///{tmp_path}/a.db") as desk:
            with pytest.raises(DBAPIError) as failure:
                await desk.store.say("no such table", None, "Zofia", None, "whispered words")
            assert "whispered" not in str(failure.value)
            assert "Zofia" not in str(failure.value)

    asyncio.run(scene())


def test_a_play_is_rebuilt_from_its_log(tmp_path: Path) -> None:
    async def scene() -> None:
        async with serving(tmp_path) as site, site.visitor() as anna:
            table = (await anna.open_table(ME, LOCAL))["table"]
            async with anna.at(table) as player:
                await moved(player, 30)
            found = await site.hall.store.setup(table)
            entries = await site.hall.store.entries(table)
            play = replayed(GAME, found, entries)
            room = site.hall.house.rooms[table]
            assert room.play is not None
            assert GAME.position(play.match.state) == GAME.position(room.play.match.state)
            snapshot = (await site.hall.store.snapshots(table))[-1]
            assert snapshot[0] == 25
            assert snapshot[1] == GAME.position(replayed(GAME, found, entries[:25]).match.state)

    asyncio.run(scene())


@pytest.mark.parametrize("other", [{"rules": 0}, {"content": "other cards"}])
def test_a_finished_game_of_other_rules_or_cards_is_not_misplayed(tmp_path: Path, other: dict[str, Any]) -> None:
    async def scene() -> None:
        async with serving(tmp_path) as site:
            hall = site.hall
            found = setup("old", status="over", **other)
            play = opened(GAME, found)
            seats = [Seat(number, "human", None, None, "", None) for number in (0, 1)]
            await hall.store.create(found, seats, play.standing("over"), GAME.position(play.match.state))
            with pytest.raises(Problem) as caught:
                await hall.house.room("old")
            assert caught.value.code == "table-told"
            assert "old" not in hall.house.rooms

    asyncio.run(scene())


def test_deleting_a_table_deletes_all_that_belongs_to_it(tmp_path: Path) -> None:
    async def scene() -> None:
        async with Desk(f"sqlite:///{tmp_path}/a.db") as desk:
            await desk.table("t")
            await desk.table("u")
            await desk.journal.write(page("t", 1))
            await desk.store.say("t", 0, "Anna", None, "hello")
            await desk.store.delete("t")
            for table in (schema.seats, schema.log, schema.snapshots, schema.chat):

                def left(connection: Connection, table: Any = table) -> set[str]:
                    return set(connection.execute(select(table.c.table)).scalars())

                assert await desk.database.read(left) <= {"u"}
            with pytest.raises(Problem):
                await desk.store.delete("t")

    asyncio.run(scene())


def test_lists_hold_what_belongs_in_them(tmp_path: Path) -> None:
    async def scene() -> None:
        async with serving(tmp_path) as site, site.visitor() as anna, site.visitor() as ben:
            hidden = (await anna.open_table(ME, {"kind": "open"}))["table"]
            shown = (await anna.open_table(ME, {"kind": "open"}, public=True, options={"first": 0}))["table"]
            assert [one["table"] for one in await ben.get("/api/tables", which="open")] == [shown]
            mine = await anna.get("/api/tables", which="mine")
            assert {one["table"] for one in mine} == {hidden, shown}
            found = next(one for one in mine if one["table"] == shown)
            assert found["your_seats"] == [0]
            assert found["your_turn"]
            assert found["waiting"] == [0]
            assert await ben.get("/api/tables", which="mine") == []
            await ben.post(f"/api/tables/{shown}/join")
            assert await anna.get("/api/tables", which="open") == []
            assert [one["table"] for one in await ben.get("/api/tables", which="mine")] == [shown]

    asyncio.run(scene())


def test_the_secret_is_made_once_and_only_for_its_owner(tmp_path: Path) -> None:
    path = tmp_path / "a.secret"
    secret = kept_secret(path)
    assert len(secret) == 64
    assert kept_secret(path) == secret
    assert path.stat().st_mode & 0o777 == 0o600


def test_an_empty_secret_is_none(tmp_path: Path) -> None:
    path = tmp_path / "a.secret"
    path.write_text("\n")
    with pytest.raises(OSError, match="data"):
        kept_secret(path)


def test_servers_that_start_together_have_one_secret(tmp_path: Path) -> None:
    path = tmp_path / "a.secret"
    with ThreadPoolExecutor(8) as pool:
        found = set(pool.map(kept_secret, [path] * 8))
    assert len(found) == 1
    assert list(tmp_path.iterdir()) == [path]


def test_a_name_can_be_registered_once_whatever_its_letters_look_like(tmp_path: Path) -> None:
    async def scene() -> None:
        async with Desk(f"sqlite:///{tmp_path}/a.db") as desk:
            row = {"name": "A", "account": "a", "language": "en", "theme": "auto", "created": 0}
            await desk.database.write(lambda connection: connection.execute(insert(schema.identities).values(id="1", **row)))
            with pytest.raises(Exception, match="UNIQUE"):
                await desk.database.write(lambda connection: connection.execute(insert(schema.identities).values(id="2", **row)))

    asyncio.run(scene())


def test_a_database_of_a_newer_ratusz_is_left_alone_with_a_sentence(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    async def scene() -> None:
        async with Desk(f"sqlite:///{tmp_path}/a.db") as desk:
            newer = text("UPDATE alembic_version SET version_num = '9999'")
            await desk.database.write(lambda connection: connection.execute(newer))

    asyncio.run(scene())
    for words in (["serve", "--port", "0"], ["admin", "list"]):
        assert run([*words, "--database", f"sqlite:///{tmp_path}/a.db", "--lang", "en"]) == 2
        assert capsys.readouterr().err.startswith("This comes from a newer Ratusz: the database has form 9999")


def test_who_makes_a_row_at_the_same_moment_as_another_overrules_it(tmp_path: Path) -> None:
    class Late:
        """A connection on which the row of another is not seen at first."""

        def __init__(self, connection: Connection) -> None:
            self.connection, self.early = connection, True
            self.begin_nested = connection.begin_nested

        def execute(self, statement: Any) -> Any:
            if self.early:
                self.early = False
                return SimpleNamespace(rowcount=0)
            return self.connection.execute(statement)

    def work(connection: Connection) -> Any:
        for at, late in ((1, False), (2, False), (3, True)):
            set_row(Late(connection) if late else connection, schema.uptime, {"since": 7}, {"until": at})  # type: ignore[arg-type]
        return connection.execute(select(schema.uptime.c.until)).scalars().all()

    async def scene() -> None:
        async with Desk(f"sqlite:///{tmp_path}/games.db") as desk:
            assert await desk.database.write(work) == [3]

    asyncio.run(scene())
