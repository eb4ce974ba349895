"""Killing the server without warning loses nothing that was confirmed."""

import asyncio
import json
import random
import signal
import sqlite3
from pathlib import Path
from typing import Any

import pytest

from ratusz.games.catalogue import GAMES
from ratusz.kernel.match import begin
from tests.server.process import Process
from tests.server.site import ME, OPEN, PATIENCE
from tests.server.stubborn import Stubborn

KILLS = 5


@pytest.mark.slow
def test_no_confirmed_action_is_lost_when_the_server_is_killed(tmp_path: Path) -> None:
    async def scene() -> None:
        chance = random.Random(11)
        process = Process(f"sqlite:///{tmp_path}/games.db", tmp_path)
        site = await process.start()
        async with site.visitor() as anna, site.visitor() as ben:
            made = await anna.open_table(ME, OPEN)
            token = (await ben.post(f"/api/tables/{made['table']}/join"))["token"]
            tokens = [made["seats"][0]["token"], token]
        players = [Stubborn(site.address, made["table"], tokens[seat], seat, random.Random(seat)) for seat in (0, 1)]
        playing = [asyncio.create_task(player.play()) for player in players]
        for _ in range(KILLS):
            await asyncio.sleep(chance.uniform(0.1, 0.7))
            process.kill()
            await process.start()
        await asyncio.wait_for(asyncio.gather(*playing), 3 * PATIENCE)
        assert await process.stop(signal.SIGTERM) in (0, -signal.SIGTERM)
        check(tmp_path, players)

    asyncio.run(scene())


def check(folder: Path, players: list[Stubborn]) -> None:
    """Every confirmed action stands in the log under its number, and the log is a game from beginning to end."""
    connection = sqlite3.connect(folder / "games.db")
    try:
        assert connection.execute("PRAGMA integrity_check").fetchone() == ("ok",)
        log: list[Any] = connection.execute('SELECT seq, seat, text FROM log ORDER BY seq').fetchall()
        seed, options = connection.execute("SELECT seed, options FROM tables").fetchone()
    finally:
        connection.close()
    assert [seq for seq, _, _ in log] == list(range(1, len(log) + 1))
    written = {seq: (seat, text) for seq, seat, text in log}
    confirmed = [(seq, player.seat, text) for player in players for seq, text in player.confirmed.items()]
    assert len(confirmed) > 20
    assert [entry for entry in confirmed if written.get(entry[0]) != entry[1:]] == []
    match = begin(GAMES["state51"], 2, json.loads(options), seed)
    for _, seat, text in log:
        match.act(seat, text)
    assert match.over
