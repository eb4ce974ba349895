"""Bots at a table of New Angeles speak although nobody asks them: they answer what is offered to them."""

import asyncio
import random
from pathlib import Path
from typing import Any

import pytest

from tests.server.site import ME, Player, serving

TRADER = {"kind": "bot", "bot": "greedy"}


async def asked_in_a_deal(player: Player, chance: random.Random) -> None:
    """Play on until there is time for a trade."""
    for _ in range(60):
        ask: dict[str, Any] = await player.until(player.own_ask)
        if ask["kind"] in ("main", "counter", "support"):
            return
        seq = player.state["seq"]
        if (await player.act(chance.choice(ask["actions"])["text"]))["type"] == "ok":
            await player.beyond(seq)
    raise AssertionError("no deal begins")


@pytest.mark.rule("NA-14.0")
def test_a_bot_accepts_a_present_while_a_person_decides(tmp_path: Path) -> None:
    async def scene() -> None:
        async with serving(tmp_path) as site, site.visitor() as anna:
            table = (await anna.post("/api/tables", {"game": "newangeles", "seats": [ME, TRADER, TRADER, TRADER]}))["table"]
            async with anna.at(table) as player:
                await player.seated()
                await asked_in_a_deal(player, random.Random(1))
                before = [seat["capital"] for seat in player.state["view"]["seats"]]
                ask = player.own_ask()
                assert (await player.act("trade 2 3 - binding -"))["type"] == "ok"
                await player.until(lambda: any([line["kind"] == "traded" for line in told(player)]))
                assert player.state["view"]["seats"][0]["capital"] == before[0] - 3
                assert player.state["view"]["trades"] == []
                assert player.own_ask() == ask

    asyncio.run(scene())


@pytest.mark.rule("NA-14.0")
def test_a_bot_gives_nothing_away(tmp_path: Path) -> None:
    async def scene() -> None:
        async with serving(tmp_path) as site, site.visitor() as anna:
            table = (await anna.post("/api/tables", {"game": "newangeles", "seats": [ME, TRADER, TRADER, TRADER]}))["table"]
            async with anna.at(table) as player:
                await player.seated()
                await asked_in_a_deal(player, random.Random(2))
                before = [seat["capital"] for seat in player.state["view"]["seats"]]
                assert (await player.act("trade 2 - 5 binding -"))["type"] == "ok"
                await player.until(lambda: any([line["kind"] == "trade-declined" for line in told(player)]))
                assert [seat["capital"] for seat in player.state["view"]["seats"]] == before

    asyncio.run(scene())


def told(player: Player) -> list[dict[str, Any]]:
    return [line for frame in player.frames if frame["type"] == "events" for line in frame["lines"]]
