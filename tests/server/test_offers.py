"""A person and three bots: whatever the person offers is answered before the vote, with yes, a price or a reason."""

import asyncio
from pathlib import Path
from typing import Any

import pytest

from ratusz.server.tables.parley import Parley
from tests.server.site import Player
from tests.server.test_parley import VOTES, deal, decided, lines

OFFERS = [
    "trade 2 1 main*1 binding -",  # capital for support
    "trade 2 - main*2 binding -",
    "trade 3 10 main*1 binding -",
    "trade 3 main*1@1 main*1 loose -",  # support in a later deal
    "trade 2 2 counter*1@1 loose -",
    "trade 1 - 10 binding -",  # greedy
    "trade 3 1 9 binding -",
    "trade 1 1 - binding -",  # a present
    "trade 2 1 - loose you may have it",
    "trade 3 - - loose I shall remember it",  # words
    "trade 2 1 main*1 binding and my thanks",
    "trade 1 1 counter*1 binding -",  # to whoever has nothing to sell
    "trade 1 1 1 binding -",  # as much for as much
]
ANSWERED = ("traded", "promised", "trade-answered", "trade-declined")


async def offer(player: Player, text: str) -> int:
    """The number of the offer."""
    while (answer := await player.act(text, seat=0))["type"] != "ok":
        assert answer["code"] == "stale", answer  # a bot has spoken meanwhile
    await player.until(lambda: offered(player, text) is not None)
    number = offered(player, text)
    assert number is not None
    return number


def offered(player: Player, text: str) -> int | None:
    """The latest offer of the person, if it is this one."""
    mine = [line for line in lines(player) if line["kind"] == "trade-offered" and line["from"] == 0]
    to, give, want = text.split()[1:4]
    return mine[-1]["number"] if mine and (str(mine[-1]["to"]), mine[-1]["give"], mine[-1]["want"]) == (to, give, want) else None


def answer(player: Player, number: int) -> list[dict[str, Any]]:
    """What was said to an offer: the answer, and the line after it, which holds the price or the reason."""
    told = lines(player)
    found = [at for at, line in enumerate(told) if line["kind"] in ANSWERED and line["number"] == number]
    return told[found[0] : found[0] + 2] if found else []


async def answered(player: Player, number: int) -> list[dict[str, Any]]:
    await player.until(lambda: answer(player, number) != [])
    return answer(player, number)


def is_good(said: list[dict[str, Any]]) -> bool:
    """Yes; a price; or a reason, in words."""
    first, *after = said
    if first["kind"] in ("traded", "promised"):
        return True
    follows = {"trade-answered": "trade-offered", "trade-declined": "trade-reason"}[first["kind"]]
    return bool(after) and after[0]["kind"] == follows and len(after[0]["text"]) > 15


@pytest.mark.rule("NA-14.0")
def test_every_kind_of_offer_is_answered_before_the_vote(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene() -> None:
        async with deal(tmp_path, monkeypatch) as (player, _):
            for text in OFFERS:
                number = await offer(player, text)
                said = await answered(player, number)
                assert is_good(said), (text, said)
                assert not decided(player), text
                for trade in player.last("state")["view"]["trades"]:  # what they ask for in turn is for another test
                    if trade["to"] == 0:
                        await player.act(f"decline {trade['number']}", seat=0)

    asyncio.run(scene())


@pytest.mark.rule("NA-14.0")
def test_offers_made_in_a_row_or_when_one_was_ready_already_are_answered_before_the_vote(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Four at once, most of them to the same bot, and the time is over as soon as they stand."""

    async def scene() -> None:
        async with deal(tmp_path, monkeypatch) as (player, spectator):
            await player.ask("ready", seat=0)
            numbers = [
                await offer(player, f"trade {to} - {capital} binding -") for to, capital in ((2, 2), (2, 3), (3, 1), (2, 4))
            ]
            monkeypatch.setattr(Parley, "over", property(lambda _: 0.0))
            await player.ask("ready", seat=0)
            await spectator.until(lambda: decided(spectator))
            told = lines(spectator)
            vote = next(at for at, line in enumerate(told) if line["kind"] in VOTES)
            before = [line["number"] for line in told[:vote] if line["kind"] in ANSWERED]
            votes_first = [number for number in numbers if number not in before]
            standing = [line["number"] for line in told[:vote] if line["kind"] == "trade-offered" and line["from"] == 0]
            assert [number for number in votes_first if number in standing] == [], told[: vote + 6]

    asyncio.run(scene())
