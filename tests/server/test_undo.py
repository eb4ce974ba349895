"""Taking back is a matter between people, whoever plays their seats at the moment."""

import asyncio
import random
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from tests.server.site import ME, OPEN, Player, own_action, serving

FIRST = {"options": {"first": 0}}


@asynccontextmanager
async def two_people(folder: Path) -> AsyncIterator[tuple[Player, Player]]:
    """Anna and Ben at a table; Anna's last move has shown something, so that she cannot take it back alone."""
    async with serving(folder) as site, site.visitor() as anna, site.visitor() as ben:
        table = (await anna.open_table(ME, OPEN, **FIRST))["table"]
        await ben.post(f"/api/tables/{table}/join")
        async with anna.at(table) as first, ben.at(table) as second:
            await first.seated()
            await second.seated()
            await own_action(first, False, random.Random(4), second)
            yield first, second


async def given_to_a_bot(player: Player, seat: int, bot: str | None) -> None:
    assert (await player.ask("seat", seat=seat, bot=bot))["type"] == "ok"
    await player.until(lambda: player.state["players"][seat]["bot"] == bot)


def test_a_person_is_asked_even_while_a_bot_plays_for_him(tmp_path: Path) -> None:
    async def scene() -> None:
        async with two_people(tmp_path) as (first, second):
            moves = first.state["moves"]
            await first.ask("pace", ms=10_000)  # so that the bot has not moved yet
            await given_to_a_bot(second, 1, "random")
            await first.until(lambda: first.state["players"][1]["bot"])
            assert (await first.ask("undo", seat=0, seq=first.state["seq"]))["type"] == "ok"
            await first.until(lambda: first.state["undo_request"])
            assert first.state["undo_request"]["waiting"] == [1]
            assert first.state["moves"] == moves
            await second.ask("consent", seat=1, yes=True)
            await first.until(lambda: first.state["moves"] < moves)

    asyncio.run(scene())


def test_to_hand_over_the_seat_is_not_to_agree(tmp_path: Path) -> None:
    async def scene() -> None:
        async with two_people(tmp_path) as (first, second):
            moves = first.state["moves"]
            await first.ask("undo", seat=0, seq=first.state["seq"])
            await second.until(lambda: second.state["undo_request"])
            await given_to_a_bot(second, 1, "random")
            await first.until(lambda: first.state["players"][1]["bot"])
            assert first.state["undo_request"]["waiting"] == [1]
            assert first.state["moves"] == moves
            await first.ask("consent", seat=0, yes=False)  # who asked may go on without the answer
            await first.until(lambda: first.state["moves"] > moves)  # and the bot moves again

    asyncio.run(scene())


def test_moves_a_bot_made_for_a_person_are_taken_back_like_his_own_once_he_plays_again(tmp_path: Path) -> None:
    async def scene() -> None:
        async with two_people(tmp_path) as (first, second):
            seq = second.state["seq"]
            await given_to_a_bot(second, 1, "random")
            await second.until(lambda: any(f["type"] == "events" and f["by"] == 1 and f["seq"] > seq for f in second.frames))
            assert (await second.ask("undo", seat=1, seq=second.state["seq"]))["code"] == "undo-bot"
            assert second.state["undo"] == {"free": False, "possible": False, "step": False, "seat": 1}
            await asyncio.sleep(1)  # one hand-over a second
            await given_to_a_bot(second, 1, None)
            assert second.state["undo"]["possible"]
            before = second.state["moves"]
            free = second.state["undo"]["free"]
            assert (await second.ask("undo", seat=1, seq=second.state["seq"]))["type"] == "ok"
            if not free:
                await first.until(lambda: first.state["undo_request"])
                await first.ask("consent", seat=0, yes=True)
            await second.until(lambda: second.state["moves"] < before)

    asyncio.run(scene())


def test_who_asked_for_an_undo_may_think_better_of_it(tmp_path: Path) -> None:
    async def scene() -> None:
        async with two_people(tmp_path) as (first, second):
            await first.ask("undo", seat=0, seq=first.state["seq"])
            await first.ask("consent", seat=0, yes=False)
            await second.until(lambda: second.last("events").get("kind") == "refuse")
            assert second.state["undo_request"] is None

    asyncio.run(scene())
