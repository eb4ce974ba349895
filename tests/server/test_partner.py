"""A partner on the same PostgreSQL that stops in the middle of a transaction, and a wire that passes nothing on."""

import asyncio
import signal
import subprocess
import sys
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection, text

from ratusz.server.storage.database import Database
from ratusz.server.storage.journal import HELD
from tests.server.site import LOCAL, ME, PATIENCE, Player, Site, Visitor, serving
from tests.server.wire import wired

pytestmark = pytest.mark.slow

PROMPT = 2.5  # seconds: less than who meets a held table waits; an undisturbed action takes some milliseconds
HOLDS = {
    "its row": "SELECT id FROM tables WHERE id = '{table}' FOR UPDATE",
    "its next entry": "INSERT INTO log VALUES ('{table}', 1, 0, 'act', 'x', 0)",
}
FROZEN = """
import sys, time
from sqlalchemy import text
from ratusz.server.storage.database import Database
with Database(sys.argv[1]).writer.begin() as connection:
    connection.execute(text(sys.argv[2]))
    print("held", flush=True)
    time.sleep(600)
"""


async def prompt_act(player: Player) -> float:
    """Any action; how long it took to be answered."""
    ask = player.own_ask()
    assert ask is not None
    seq, started = player.state["seq"], time.monotonic()
    assert (await player.act(ask["actions"][0]["text"]))["type"] == "ok"
    took = time.monotonic() - started
    await player.beyond(seq)
    return took


@asynccontextmanager
async def holding(address: str, statement: str) -> AsyncIterator[None]:
    """Somebody has begun a transaction and does not end it."""
    database = Database(address)
    released, held = asyncio.Event(), asyncio.Event()
    loop = asyncio.get_running_loop()

    def hold(connection: Connection) -> None:
        connection.execute(text("SET LOCAL idle_in_transaction_session_timeout = 0"))
        connection.execute(text(statement))
        loop.call_soon_threadsafe(held.set)
        asyncio.run_coroutine_threadsafe(released.wait(), loop).result()
        connection.rollback()

    with database.writer.connect() as connection:
        task = asyncio.create_task(asyncio.to_thread(hold, connection))
        await held.wait()
        try:
            yield
        finally:
            released.set()
            await task
    database.close()


@asynccontextmanager
async def two_tables(site: Site, anna: Visitor) -> AsyncIterator[tuple[Player, str, Player]]:
    table = (await anna.open_table(ME, LOCAL))["table"]
    other = (await anna.open_table(ME, LOCAL))["table"]
    async with anna.at(table) as stuck, anna.at(other) as well:
        await stuck.seated()
        await well.seated()
        yield stuck, table, well


@pytest.mark.parametrize("held", list(HOLDS))
def test_a_table_somebody_holds_keeps_nobody_else_waiting(tmp_path: Path, postgresql: str, held: str) -> None:
    async def scene() -> None:
        async with (
            serving(tmp_path, database=postgresql) as site,
            site.visitor() as anna,
            two_tables(site, anna) as (stuck, table, well),
        ):
            async with holding(postgresql, HOLDS[held].format(table=table)):
                ask = stuck.own_ask()
                assert ask is not None
                started = time.monotonic()
                acting = asyncio.create_task(stuck.act(ask["actions"][0]["text"]))
                assert max([await prompt_act(well) for _ in range(10)]) < PROMPT
                assert not acting.done()
                answer = await acting
                assert (answer["type"], answer["code"]) == ("error", "table-held")
                assert time.monotonic() - started < HELD + PROMPT
                assert (await anna.get("/healthz"))["wrong"] == []
            assert await prompt_act(stuck) < PROMPT
            assert [entry.seq for entry in await site.hall.store.entries(table)] == [1]

    asyncio.run(scene())


def test_who_lets_go_in_time_is_waited_for(tmp_path: Path, postgresql: str) -> None:
    async def scene() -> None:
        async with (
            serving(tmp_path, database=postgresql) as site,
            site.visitor() as anna,
            two_tables(site, anna) as (stuck, table, _),
        ):
            async with holding(postgresql, HOLDS["its row"].format(table=table)):
                acting = asyncio.create_task(prompt_act(stuck))
                await asyncio.sleep(0.5)
                assert not acting.done()
            assert await acting < 0.5 + PROMPT

    asyncio.run(scene())


def test_a_frozen_server_loses_what_it_held(tmp_path: Path, postgresql: str) -> None:
    """PostgreSQL ends the transaction of a server that was stopped in it; the table goes on within seconds."""

    async def scene() -> None:
        async with (
            serving(tmp_path, database=postgresql) as site,
            site.visitor() as anna,
            two_tables(site, anna) as (stuck, table, well),
        ):
            words = [sys.executable, "-c", FROZEN, postgresql, HOLDS["its row"].format(table=table)]
            partner = subprocess.Popen(words, stdout=subprocess.PIPE, text=True)
            try:
                assert partner.stdout is not None
                assert await asyncio.to_thread(partner.stdout.readline) == "held\n"
                partner.send_signal(signal.SIGSTOP)
                started = time.monotonic()
                ask = stuck.own_ask()
                assert ask is not None
                while (answer := await stuck.act(ask["actions"][0]["text"]))["type"] != "ok":
                    assert answer["code"] == "table-held"
                    assert time.monotonic() - started < 15
                    assert await prompt_act(well) < PROMPT
                assert time.monotonic() - started < 15
            finally:
                partner.kill()
                partner.wait()
                partner.stdout.close()  # type: ignore[union-attr]

    asyncio.run(scene())


def test_a_silent_connection_is_noticed_and_replaced(tmp_path: Path, postgresql: str) -> None:
    """Nothing comes back, not even a refusal: the rooms catch up all the same, and every answered action counts once."""

    async def scene() -> None:
        async with (
            wired(postgresql) as wire,
            serving(tmp_path, database=wire.address) as site,
            serving(tmp_path, database=postgresql) as other,
            site.visitor() as anna,
            other.visitor() as ben,
        ):
            made = await anna.open_table(ME, LOCAL, options={"first": 0})
            table, token = made["table"], made["seats"][0]["token"]
            async with anna.at(table, token) as here, ben.at(table, token) as there:
                await here.seated()
                await there.seated()
                wire.swallow()
                started = time.monotonic()
                await prompt_act(there)
                await here.until(lambda: here.state["seq"] == there.state["seq"])
                assert time.monotonic() - started < 12
                await until_health(anna, 200)
                assert time.monotonic() - started < 20
                assert here.state["view"] == there.state["view"]

    asyncio.run(scene())


def test_a_server_stops_although_its_database_says_nothing(tmp_path: Path, postgresql: str) -> None:
    async def scene() -> None:
        async with wired(postgresql) as wire:
            async with serving(tmp_path, database=wire.address) as site, site.visitor() as anna:
                await anna.open_table(ME, LOCAL)
                wire.swallow()
                reading = asyncio.create_task(site.hall.store.behind())
                await asyncio.sleep(0)
            await asyncio.wait_for(asyncio.gather(reading, return_exceptions=True), PATIENCE)  # answered, or told that it is not

    asyncio.run(scene())


async def until_health(visitor: Visitor, status: int) -> dict[str, Any]:
    async with asyncio.timeout(PATIENCE):
        while (found := await visitor.http.get("/healthz")).status_code != status:
            await asyncio.sleep(0.1)
    body: dict[str, Any] = found.json()
    return body


def test_an_action_whose_commit_is_not_heard_of_is_one_sentence_and_counts_at_most_once(tmp_path: Path, postgresql: str) -> None:
    async def scene() -> None:
        async with (
            wired(postgresql) as wire,
            serving(tmp_path, database=wire.address) as site,
            site.visitor() as anna,
        ):
            table = (await anna.open_table(ME, LOCAL))["table"]
            async with anna.at(table) as player:
                await player.seated()
                await prompt_act(player)
                wire.swallow()
                ask, seq = player.own_ask(), player.state["seq"]
                assert ask is not None
                answer = await player.act(ask["actions"][0]["text"])
                assert answer["type"] == "ok" or (answer["code"] in ("not-written", "stale") and answer["message"])
                await until_health(anna, 200)
                if answer["type"] != "ok":
                    again = await player.act(ask["actions"][0]["text"], seq=seq)
                    assert again["type"] == "ok" or again["code"] == "stale"
                await player.beyond(seq)
            log = await site.hall.store.entries(table)
            assert [entry.seq for entry in log] == [1, 2]

    asyncio.run(scene())
