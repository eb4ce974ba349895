"""What finished games leave behind: results, ratings that change exactly once, and people who want to be forgotten."""

import asyncio
from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection, create_engine, insert, select
from sqlalchemy.exc import IntegrityError

from ratusz.server.clock import now
from ratusz.server.lobby.ratings import rate
from ratusz.server.lobby.results import Outcome, Results
from ratusz.server.storage import schema
from ratusz.server.storage.store import Setup
from ratusz.server.tables.seating import stand_in
from tests.server.moved import Moved, time_passes
from tests.server.postgres import database_of_its_own
from tests.server.process import Process
from tests.server.site import BOT, LOCAL, ME, OPEN, Site, Visitor, serving

__all__ = ["time_passes"]

PASSWORD = "correct horse"
DAYS = {"kind": "days", "seconds": 24 * 3600, "more": 0}


async def account(visitor: Visitor, name: str) -> dict[str, Any]:
    found: dict[str, Any] = await visitor.post("/api/account", {"name": name, "password": PASSWORD})
    return found


async def resigned(visitor: Visitor, table: str, seat: int = 0) -> None:
    """The game at a table ends at once: this seat gives up."""
    async with visitor.at(table) as player:
        await player.seated()
        answer = await player.act("resign", seat=seat)
        assert answer["type"] == "ok", answer
        await player.finished()


async def written(site: Site, table: str) -> list[Any]:
    """The results of a table, as soon as they are there."""
    wanted = select(schema.results).where(schema.results.c.table == table).order_by(schema.results.c.seat)
    async with asyncio.timeout(30):
        while not (rows := await site.hall.database.read(lambda connection: connection.execute(wanted).all())):
            await asyncio.sleep(0.02)
    return list(rows)


async def profile(visitor: Visitor) -> dict[str, Any]:
    found: dict[str, Any] = (await visitor.get("/api/me/profile"))["games"][0]
    return found


def test_a_rated_game_moves_the_ratings_of_both_players_on_one_scale_with_the_bots(tmp_path: Path) -> None:
    async def scene() -> None:
        async with serving(tmp_path) as site, site.visitor() as anna, site.visitor() as ben:
            await account(anna, "Anna")
            await account(ben, "Ben")
            table = (await anna.open_table(ME, OPEN, rated=True, pace=DAYS))["table"]
            await ben.post(f"/api/tables/{table}/join")
            await resigned(anna, table)
            lost, won = await written(site, table)
            assert (lost.won, won.won) == (False, True)
            assert lost.mu < lost.mu_before == won.mu_before < won.mu
            told = await ben.get(f"/api/tables/{table}/ratings")
            assert [one["before"] for one in told] == [1500, 1500]
            assert told[0]["after"] < 1500 < told[1]["after"]
            assert {lost.role, won.role} <= {"new-york", "mutants-union"}
            best, worst = await profile(ben), await profile(anna)
            assert best["rating"] > 1500 > worst["rating"]
            assert best["uncertainty"] < 667
            assert (best["played"], best["won"], worst["won"]) == (1, 1, 0)
            assert [(one["id"], one["won"]) for one in best["roles"]] == [(won.role, 1)]
            again = (await anna.open_table(ME, BOT, rated=True))["table"]
            await resigned(anna, again)
            await written(site, again)
            (bot,) = (await profile(anna))["bots"]
            assert bot["rating"] > 1500

    asyncio.run(scene())


def test_a_game_that_is_not_rated_is_remembered_and_moves_nothing(tmp_path: Path) -> None:
    async def scene() -> None:
        async with serving(tmp_path) as site, site.visitor() as anna:
            table = (await anna.open_table(ME, BOT))["table"]
            await resigned(anna, table)
            await written(site, table)
            found = await profile(anna)
            assert (found["played"], found["won"], found["rating"]) == (1, 0, None)

    asyncio.run(scene())


async def counted_once(folder: Path, database: str) -> None:
    async with (
        serving(folder, database=database) as site,
        serving(folder, database=database) as other,
        site.visitor() as anna,
    ):
        await account(anna, "Anna")
        table = (await anna.open_table(ME, BOT, rated=True))["table"]
        for each in (site, other):
            each.hall.house.endings.remove(each.hall.results.over)
        await resigned(anna, table)
        tries = [Results(each.hall.database, each.hall.store, each.hall.house).write(table) for each in (site, other) * 3]
        await asyncio.gather(*tries)
        kept = select(schema.ratings.c.games).where(schema.ratings.c.game == "state51")
        assert await site.hall.database.read(lambda connection: connection.execute(kept).scalars().all()) == [1, 1]


def test_two_servers_that_see_the_same_end_count_it_once(tmp_path: Path, postgresql: str) -> None:
    asyncio.run(counted_once(tmp_path, database_of_its_own(postgresql, "counted")))


def test_what_a_killed_server_owes_is_counted_by_the_next_one_and_only_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scene() -> None:
        with monkeypatch.context() as killed:
            killed.setattr(Results, "work", lambda self: asyncio.sleep(0))  # it dies between the last move and this
            async with serving(tmp_path) as site, site.visitor() as anna:
                await account(anna, "Anna")
                table = (await anna.open_table(ME, BOT, rated=True))["table"]
                await resigned(anna, table)
        for _ in range(2):
            async with serving(tmp_path) as site, site.visitor() as anna:
                await written(site, table)
                await anna.post("/api/login", {"name": "Anna", "password": PASSWORD})
                found = await profile(anna)
                assert (found["rated"], found["played"]) == (1, 1)

    asyncio.run(scene())


@pytest.mark.slow
def test_a_kill_at_any_moment_after_the_last_move_counts_every_game_exactly_once(tmp_path: Path) -> None:
    async def scene() -> None:
        process = Process(f"sqlite:///{tmp_path}/games.db", tmp_path)
        site = await process.start()
        async with site.visitor() as anna:
            await account(anna, "Anna")
            for pause in (0.0, 0.01, 0.03):
                table = (await anna.open_table(ME, BOT, rated=True))["table"]
                async with anna.at(table) as player:
                    await player.seated()
                    assert (await player.act("resign", seat=0))["type"] == "ok"
                    await asyncio.sleep(pause)
                    process.kill()
                await process.start()
            async with asyncio.timeout(60):
                while (await profile(anna))["played"] < 3:
                    await asyncio.sleep(0.1)
            found = await profile(anna)
            assert (found["played"], found["rated"]) == (3, 3)
        await process.stop()

    asyncio.run(scene())


def test_who_gets_up_from_a_rated_game_has_lost_it(tmp_path: Path) -> None:
    async def scene() -> None:
        async with serving(tmp_path) as site, site.visitor() as anna, site.visitor() as ben:
            await account(anna, "Anna")
            await account(ben, "Ben")
            table = (await anna.open_table(ME, OPEN, rated=True, pace=DAYS, options={"first": 0}))["table"]
            await ben.post(f"/api/tables/{table}/join")
            async with anna.at(table) as player:
                await player.seated()
                ask = await player.until(player.own_ask)
                await player.act(ask["actions"][0]["text"])
            await anna.post(f"/api/tables/{table}/seats/0/leave")
            await resigned(ben, table, seat=1)
            left, gave_up = await written(site, table)
            assert (left.left, left.won, gave_up.won) == (True, False, False)
            assert left.mu is not None

    asyncio.run(scene())


def test_who_ran_out_of_time_in_a_rated_game_and_never_came_back_has_lost_it_however_the_bot_fares(
    tmp_path: Path, time_passes: Moved
) -> None:
    async def scene() -> None:
        async with serving(tmp_path, pace=10_000) as site, site.visitor() as anna, site.visitor() as ben:
            await account(anna, "Anna")
            await account(ben, "Ben")
            table = (await anna.open_table(ME, OPEN, rated=True, options={"first": 0}, pace=DAYS))["table"]
            await ben.post(f"/api/tables/{table}/join")
            async with ben.at(table) as player:
                await player.seated()
                await player.until(lambda: player.state["clock"]["running"])
                time_passes.move(hours=25)
                site.hall.keeper.wake.set()
                await player.until(lambda: player.state["clock"]["late"])
                late = player.state["clock"]["late"][0]["seat"]
                assert (await player.ask("time", seat=1, late=late, choice="bot"))["type"] == "ok"
            await resigned(ben, table, seat=1)
            gone, gave_up = await written(site, table)
            assert (late, gone.left, gone.won, gave_up.won) == (0, True, False, False)
            assert gone.mu is not None
            assert gone.mu <= gone.mu_before

    asyncio.run(scene())


def test_who_gets_up_from_a_game_that_all_win_or_lose_together_has_lost_it() -> None:
    """Also alone, and whether the others win it without him or not."""
    engine = create_engine("sqlite://")
    schema.METADATA.create_all(engine)
    setup = Setup("t", "frostpunk", 2, {}, "", "", 1, "", "a", False, "over", 0, rated=True)
    with engine.begin() as connection:
        alone = rate(connection, setup, [Outcome(0, "a", "", False, 0, "", True)])
        assert alone["a"]["mu"] < alone["a"]["mu_before"]
        both = [Outcome(0, "b", "", False, 0, "", True), Outcome(1, "c", "", True, 0, "", False)]
        changed = rate(connection, setup, both)
        assert changed["b"]["mu"] < changed["b"]["mu_before"]
        assert changed["c"]["mu"] > changed["c"]["mu_before"]
        assert rate(connection, setup, []) == {}


def test_a_profile_tells_games_roles_and_clauses_that_are_not_there_any_more_by_their_ids(tmp_path: Path) -> None:
    async def scene() -> None:
        async with serving(tmp_path) as site, site.visitor() as anna:
            me = await account(anna, "Anna")
            row = {"seat": 0, "player": me["id"], "won": True, "score": 1, "left": False, "at": 0}
            gone = [("t1", "state51", "the-lost", "S51-NOWHERE.1"), ("t2", "no-such-game", "somebody", "X-1.1")]
            rows = [{"table": table, "game": game, "role": role, "rule": rule, **row} for table, game, role, rule in gone]
            await site.hall.database.write(lambda connection: connection.execute(insert(schema.results), rows))
            told = (await anna.get("/api/me/profile"))["games"]
            assert {share["name"] for game in told for share in game["roles"]} == {"the-lost", "somebody"}
            assert {share["name"] for game in told for share in game["endings"]} == {"S51-NOWHERE.1", "X-1.1"}

    asyncio.run(scene())


def test_only_who_can_be_told_apart_plays_for_a_rating(tmp_path: Path) -> None:
    async def scene() -> None:
        async with serving(tmp_path) as site, site.visitor() as anna, site.visitor() as guest:
            body = {"game": "state51", "seats": [ME, OPEN], "rated": True, "pace": DAYS}
            assert (await guest.post("/api/tables", body, 400))["error"]["code"] == "rated-account"
            await account(anna, "Anna")
            for seats in ([ME, LOCAL], [OPEN, OPEN], [ME, ME]):
                assert (await anna.post("/api/tables", {**body, "seats": seats}, 400))["error"]["code"] == "rated-seats"
            table = (await anna.post("/api/tables", body))["table"]
            assert (await guest.post(f"/api/tables/{table}/join", status=400))["error"]["code"] == "rated-account"
            assert (await anna.post(f"/api/tables/{table}/join", {"seat": 1}, 409))["error"]["code"] == "seat-yours"
            assert (await anna.get(f"/api/tables/{table}"))["hints"] is False

    asyncio.run(scene())


def test_a_rated_table_where_people_wait_for_each_other_has_a_clock(tmp_path: Path) -> None:
    async def scene() -> None:
        async with serving(tmp_path) as site, site.visitor() as anna:
            await account(anna, "Anna")
            body = {"game": "state51", "seats": [ME, OPEN], "rated": True}
            refused = (await anna.post("/api/tables", body, 400))["error"]
            assert (refused["code"], "needs a clock" in refused["message"]) == ("rated-pace", True)
            await anna.post("/api/tables", {**body, "pace": DAYS})
            await anna.post("/api/tables", {**body, "seats": [ME, BOT]})  # bots wait for anybody
            await anna.post("/api/tables", {**body, "rated": False})

    asyncio.run(scene())


def test_at_a_rated_table_nobody_lets_a_bot_play_for_him(tmp_path: Path) -> None:
    async def scene() -> None:
        async with serving(tmp_path) as site, site.visitor() as anna:
            await account(anna, "Anna")
            table = (await anna.open_table(ME, OPEN, rated=True, pace=DAYS))["table"]
            refused = await anna.post(f"/api/tables/{table}/seats/0", {"bot": "greedy"}, 400)
            assert refused["error"]["code"] == "counts-alone"
            await anna.post(f"/api/tables/{table}/seats/1", {"bot": "greedy"})  # an open seat may be filled

    asyncio.run(scene())


def test_at_a_rated_table_no_bot_stands_in_for_who_is_away(tmp_path: Path) -> None:
    async def scene() -> None:
        async with serving(tmp_path) as site, site.visitor() as anna, site.visitor() as ben:
            me = await account(anna, "Anna")
            await account(ben, "Ben")
            start = now()
            away = {"since": start - 1000, "until": start + 3600_000, "bot": "expert"}
            await anna.patch("/api/calls", {"absence": away})
            for rated in (False, True):
                table = (await anna.open_table(ME, OPEN, rated=rated, pace=DAYS))["table"]
                await ben.post(f"/api/tables/{table}/join")
                waited = {"table": table, "identity": me["id"], "kind": "turn", "since": start, "player": ""}
                row = insert(schema.calls).values(**waited)
                with suppress(IntegrityError):  # it has been seen already
                    await site.hall.database.write(partial(Connection.execute, statement=row))
                await site.hall.absences.look()
                await stand_in(await site.hall.house.room(table), me["id"], "expert")
                assert (await site.hall.store.seats(table))[0].bot == (None if rated else "expert")

    asyncio.run(scene())


def test_a_table_without_hints_gives_none(tmp_path: Path) -> None:
    async def scene() -> None:
        async with serving(tmp_path) as site, site.visitor() as anna:
            table = (await anna.open_table(ME, BOT, hints=False))["table"]
            async with anna.at(table) as player:
                await player.until(player.own_ask)
                assert (await player.ask("hint", seat=0))["code"] == "hints-forbidden"

    asyncio.run(scene())


def test_at_a_rated_table_nobody_takes_back_what_has_shown_something(tmp_path: Path) -> None:
    async def scene() -> None:
        async with serving(tmp_path) as site, site.visitor() as anna:
            await account(anna, "Anna")
            table = (await anna.open_table(ME, BOT, rated=True))["table"]
            async with anna.at(table) as player:
                for _ in range(30):
                    ask = await player.until(player.own_ask)
                    seq = player.state["seq"]
                    await player.act(ask["actions"][0]["text"])
                    await player.beyond(seq)
                    await player.until(player.own_ask)
                    if not player.state["undo"]["free"]:
                        break
                answer = await player.ask("undo", seat=0, seq=player.state["seq"])
                assert answer["code"] == "undo-counts"

    asyncio.run(scene())


def test_who_is_forgotten_is_a_former_player_to_others_and_takes_everything_along_before(tmp_path: Path) -> None:
    async def scene() -> None:
        async with serving(tmp_path) as site, site.visitor() as anna, site.visitor() as ben:
            me = await account(anna, "Anna")
            table = (await anna.open_table(ME, OPEN))["table"]
            alone = (await anna.open_table(ME, BOT))["table"]
            await ben.post(f"/api/tables/{table}/join")
            async with anna.at(table) as player:
                await player.seated()
                await player.ask("chat", text="a word of mine")
            await resigned(anna, table)
            await written(site, table)
            taken = await anna.get("/api/me/export")
            assert taken["identities"][0]["name"] == "Anna"
            assert taken["chat"][0]["text"] == "a word of mine"
            assert [one["table"] for one in taken["results"]] == [table]
            assert "password" not in str(taken)
            assert {"seats", "reach", "subscriptions", "codes", "absences", "bans"} <= set(taken)
            said = (await site.hall.store.talk(table))[0].id
            await ben.post(f"/api/tables/{table}/talk/{said}/report", {"why": "rude"})
            assert (await anna.post("/api/me/delete", {"password": "wrong"}, 401))["error"]["code"] == "password-wrong"
            await anna.post("/api/me/delete", {"password": PASSWORD})
            assert (await anna.get("/api/me"))["guest"]
            (report,) = await site.hall.conduct.reports()
            assert "Anna" not in str(report)
            found = await ben.get(f"/api/tables/{table}", lang="en")
            assert found["seats"][0]["name"] == "Former player"
            assert (await ben.get(f"/api/tables/{alone}", 404))["error"]["code"] == "table-unknown"
            async with ben.at(table) as player:
                await player.seated()
                assert "a word of mine" not in "".join(player.raw)
                assert "Anna" not in "".join(player.raw)
            await anna.post("/api/account", {"name": "Anna", "password": PASSWORD})  # the name is free again
            assert (await anna.get("/api/me"))["id"] != me["id"]

    asyncio.run(scene())


def test_the_records_one_takes_along_are_those_of_all_finished_games_also_of_the_one_just_over(tmp_path: Path) -> None:
    async def scene() -> None:
        async with serving(tmp_path) as site, site.visitor() as anna:
            site.hall.house.historian.over = lambda *tables: None  # type: ignore[method-assign]  # it takes its time
            played = (await anna.open_table(ME, BOT))["table"]
            await resigned(anna, played)
            record = await anna.get(f"/api/tables/{played}/record")
            brought = (await anna.post("/api/records", record))["table"]
            table = (await anna.post(f"/api/tables/{brought}/continue", {"at": 0, "seats": [ME, BOT]}))["table"]
            await resigned(anna, table)
            records = (await anna.get("/api/me/export"))["records"]
            assert [one["game"] for one in records] == ["state51"] * 3
            assert {one["commitment"] for one in records} >= {record["commitment"]}

    asyncio.run(scene())


def test_who_left_in_mid_game_and_is_forgotten_leaves_no_name_in_the_log(tmp_path: Path) -> None:
    async def scene() -> None:
        async with serving(tmp_path) as site, site.visitor() as anna, site.visitor() as ben:
            await account(anna, "Annabella")
            table = (await anna.open_table(ME, OPEN, options={"first": 0}))["table"]
            await ben.post(f"/api/tables/{table}/join")
            async with anna.at(table) as player:
                ask = await player.until(player.own_ask)
                await player.act(ask["actions"][0]["text"])
            await anna.post("/api/me/delete", {"password": PASSWORD})
            async with ben.at(table) as player:
                await player.seated()
                told = "".join(player.raw)
                assert "Annabella" not in told
                assert "Former player" in told

    asyncio.run(scene())
