"""Whoever decides in Frostpunk asks the others what they think, and bots say so, each time they are asked."""

import asyncio
from pathlib import Path

import pytest

from ratusz.games.frostpunk.game import GAME
from ratusz.server.http import tables
from tests.frostpunk.table import Table
from tests.server.site import ME, Player, serving

CITY = "round = 2\npool = { worker = 3, engineer = 2 }\n[[seat]]\n[[seat]]\n[[seat]]\n"


def proposers(player: Player) -> list[int]:
    entries = [frame for frame in player.frames if frame["type"] == "events"]
    return sorted([line["seat"] for entry in entries for line in entry["lines"] if line["kind"] == "proposed"])


@pytest.mark.rule("FP-GEN.3")
def test_every_bot_answers_whoever_asks_also_for_the_second_time(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    whole, start = tables.new_setup, GAME.position(Table(CITY).g)
    monkeypatch.setattr(tables, "new_setup", lambda *args, **more: whole(*args, **{**more, "start": start, "options": {}}))

    async def scene() -> None:
        async with serving(tmp_path, pace=1) as site, site.visitor() as anna:
            made = await anna.post("/api/tables", {"game": "frostpunk", "seats": [ME, ME, ME]})
            async with anna.at(made["table"]) as player:
                await player.seated()
                for seat in (1, 2):
                    await player.ask("seat", seat=seat, bot="greedy")
                for asked in (1, 2):
                    assert (await player.act("call", seat=0))["type"] == "ok"
                    await player.until(lambda: proposers(player) == sorted([1, 2] * asked))  # noqa: B023 (called at once)
                proposed = player.state["view"]["proposals"]
                assert proposed[0] == "call"
                assert all(proposed)

    asyncio.run(scene())
