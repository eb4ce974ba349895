"""What people do at a table besides playing: watching, joining, leaving, taking back, talking, asking for advice."""

import asyncio
import random
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from ratusz.kernel.preview import Preview
from ratusz.kernel.state import Action
from ratusz.server.tables.foresight import Sight
from tests.server.site import BOT, LOCAL, ME, OPEN, PATIENCE, Player, Visitor, own_action, serving

FIRST = {"options": {"first": 0, "faction": "new-york"}}


def test_a_spectator_sees_the_table_and_can_do_nothing(tmp_path: Path) -> None:
    async def scene() -> None:
        async with serving(tmp_path) as site, site.visitor() as anna, site.visitor() as carl:
            table = (await anna.open_table(ME, BOT, **FIRST))["table"]
            async with anna.at(table) as player, carl.at(table) as spectator:
                state = await spectator.seated()
                assert state["eyes"] is None
                assert state["asks"] == []
                assert [seat["hand"] for seat in state["view"]["seats"]] == [None, None]
                assert state["waiting"][0]["seat"] == 0
                ask = (await player.seated())["asks"][0]
                refused = await spectator.act(ask["actions"][0]["text"], seat=0)
                assert refused["code"] == "not-yours"
                await player.act(ask["actions"][0]["text"])
                await spectator.beyond(0)
                await player.until(lambda: player.last("presence").get("spectators") == 1)

    asyncio.run(scene())


def test_who_was_given_the_link_sits_down_in_the_open_seat(tmp_path: Path) -> None:
    async def scene() -> None:
        async with serving(tmp_path) as site, site.visitor() as anna, site.visitor() as ben, site.visitor() as carl:
            made = await anna.open_table(ME, OPEN)
            table = made["table"]
            assert made["url"].endswith(table)
            assert "token" not in made["seats"][1]
            await ben.get("/api/me")
            async with anna.at(table) as first, ben.at(table) as second:
                assert (await first.seated())["players"][1]["kind"] == "open"
                assert (await second.seated())["eyes"] is None
                joined = await ben.post(f"/api/tables/{table}/join")
                assert joined["seat"] == 1
                # Who watched already sees through the eyes of the seat from now on.
                await second.until(lambda: second.state["eyes"] == 1)
                await first.until(lambda: first.state["players"][1]["online"])
                error = (await carl.post(f"/api/tables/{table}/join", status=409))["error"]
                assert error["code"] == "seat-taken"
                async with carl.at(table, joined["token"]) as program:
                    assert (await program.seated())["eyes"] == 1

    asyncio.run(scene())


def test_who_leaves_and_comes_back_finds_the_table_as_it_is_and_was(tmp_path: Path) -> None:
    async def scene() -> None:
        async with serving(tmp_path) as site, site.visitor() as anna:
            table = (await anna.open_table(ME, BOT, **FIRST))["table"]
            async with anna.at(table) as player:
                await own_action(player, False, random.Random(2))
                await player.until(lambda: player.own_ask())
                before = player.state
                lines = [player.frames[0]["entries"][0]["lines"]]
                lines += [frame["lines"] for frame in player.frames if frame["type"] == "events"]
            async with anna.at(table) as player:
                after = await player.seated()
                assert after["view"] == before["view"]
                assert after["asks"] == before["asks"]
                assert [entry["lines"] for entry in player.frames[0]["entries"]] == lines

    asyncio.run(scene())


def test_a_move_that_revealed_nothing_is_taken_back_freely(tmp_path: Path) -> None:
    async def scene() -> None:
        async with serving(tmp_path) as site, site.visitor() as anna, site.visitor() as ben:
            made = await anna.open_table(ME, OPEN, **FIRST)
            await ben.post(f"/api/tables/{made['table']}/join")
            async with anna.at(made["table"]) as first, ben.at(made["table"]) as second:
                await first.seated()
                await second.seated()
                before = await own_action(first, True, random.Random(3), second)
                moved = first.state["seq"]
                answer = await first.ask("undo", seat=0, seq=moved)
                assert answer["type"] == "ok"
                await second.beyond(moved)
                assert first.state["view"] == before["view"]
                assert first.state["asks"] == before["asks"]
                told = second.last("events")
                assert told["kind"] == "undo"
                assert told["undone"] == [moved]
                assert told["lines"][0]["text"].endswith("takes back the last move.")

    asyncio.run(scene())


def test_a_move_that_revealed_something_is_taken_back_only_if_the_other_agrees(tmp_path: Path) -> None:
    async def scene() -> None:
        async with serving(tmp_path) as site, site.visitor() as anna, site.visitor() as ben:
            made = await anna.open_table(ME, OPEN, **FIRST)
            table = made["table"]
            await ben.post(f"/api/tables/{table}/join")
            async with anna.at(table) as first, ben.at(table) as second:
                await first.seated()
                await second.seated()
                before = await own_action(first, False, random.Random(4), second)
                here = first.state["view"]
                # Asked, and turned down.
                await first.ask("undo", seat=0, seq=first.state["seq"])
                await second.until(lambda: second.state["undo_request"])
                request = second.state["undo_request"]
                assert (request["by"], request["agreed"], request["waiting"]) == (0, [], [1])
                assert request["to"] == before["moves"]
                assert (await first.ask("undo", seat=0, seq=first.state["seq"]))["code"] == "undo-pending"
                assert (await first.ask("consent", seat=0, yes=True))["code"] == "undo-not-asked"
                await second.ask("consent", seat=1, yes=False)
                await first.until(lambda: first.state["undo_request"] is None)
                assert first.state["view"] == here
                assert (await first.ask("undo", seat=0, seq=first.state["seq"]))["code"] == "undo-declined"
                assert (await second.ask("consent", seat=1, yes=True))["code"] == "undo-no-request"
                # Asked after another move, and allowed.
                before = await own_action(first, False, random.Random(5), second)
                await first.ask("undo", seat=0, seq=first.state["seq"])
                await second.until(lambda: second.state["undo_request"])
                await second.ask("consent", seat=1, yes=True)
                await first.until(lambda: first.state["moves"] == before["moves"])
                assert first.state["view"] == before["view"]
                kinds = [frame["kind"] for frame in first.frames if frame["type"] == "events"]
                assert kinds[-3:] == ["ask", "agree", "undo"]
            async with ben.at(table) as again:
                state = await again.seated()
                assert state["moves"] == before["moves"]
                assert [entry["undone"] for entry in again.frames[0]["entries"]].count(True) == 1

    asyncio.run(scene())


def test_bots_agree_to_every_undo(tmp_path: Path) -> None:
    async def scene() -> None:
        async with serving(tmp_path) as site, site.visitor() as anna:
            table = (await anna.open_table(ME, BOT, **FIRST))["table"]
            async with anna.at(table) as player:
                await player.seated()
                before = await own_action(player, False, random.Random(6))
                await player.until(lambda: player.own_ask())
                assert (await player.ask("undo", seat=0, seq=player.state["seq"]))["type"] == "ok"
                await player.until(lambda: player.state["moves"] == before["moves"])
                assert player.state["view"] == before["view"]

    asyncio.run(scene())


def test_a_seat_is_handed_to_a_bot_and_taken_back(tmp_path: Path) -> None:
    async def scene() -> None:
        async with serving(tmp_path) as site, site.visitor() as anna, site.visitor() as ben:
            table = (await anna.open_table(ME, OPEN, **FIRST))["table"]
            await ben.post(f"/api/tables/{table}/join")
            async with anna.at(table) as first, ben.at(table) as second:
                await second.seated()
                await first.seated()
                assert (await second.ask("seat", seat=0, bot="random"))["code"] == "not-yours"
                assert (await first.ask("seat", seat=0, bot="oracle"))["code"] == "bot-unknown"
                await first.ask("seat", seat=0, bot="random")
                await second.until(lambda: second.own_ask() or second.state["over"])
                assert second.state["players"][0]["bot"] == "random"
                assert second.state["seq"] > 0
                # The bot waits now; its owner comes back.
                await first.ask("seat", seat=0, bot=None)
                ask = second.own_ask()
                assert ask is not None
                await second.act(ask["actions"][0]["text"])
                await first.until(lambda: first.own_ask() or second.own_ask())
                assert first.state["players"][0]["bot"] is None
                # The same over HTTP.
                await ben.post(f"/api/tables/{table}/seats/1", {"bot": "random"})
                await first.until(lambda: first.state["players"][1]["bot"] == "random")
                assert (await anna.post(f"/api/tables/{table}/seats/1", {"bot": None}, 403))["error"]["code"] == "not-yours"

    asyncio.run(scene())


def test_an_empty_seat_is_filled_with_a_bot_by_who_opened_the_table(tmp_path: Path) -> None:
    async def scene() -> None:
        async with serving(tmp_path) as site, site.visitor() as anna, site.visitor() as ben:
            table = (await anna.open_table(ME, OPEN, options={"first": 1}))["table"]
            async with anna.at(table) as player:
                await player.seated()
                await anna.post(f"/api/tables/{table}/seats/1", {"bot": "random"})
                await player.until(lambda: player.own_ask())
                assert (await ben.post(f"/api/tables/{table}/join", status=409))["error"]["code"] == "seat-taken"

    asyncio.run(scene())


def test_what_is_said_reaches_everybody_and_who_comes_later(tmp_path: Path) -> None:
    async def scene() -> None:
        async with serving(tmp_path) as site, site.visitor() as anna, site.visitor() as carl:
            table = (await anna.open_table(ME, BOT))["table"]
            async with anna.at(table) as player, carl.at(table) as stranger:
                await stranger.seated()
                await player.ask("chat", text="  Hello, <b>all</b>!\u0007 ")
                await stranger.until(lambda: stranger.last("chat"))
                said = stranger.last("chat")
                assert said["text"] == "Hello, <b>all</b>!"
                assert said["by"]["seat"] == 0
                assert (await stranger.ask("chat", text="hi"))["code"] == "not-yours"
                assert (await player.ask("chat", text="x" * 501))["code"] == "chat-form"
                assert (await player.ask("chat", text=" "))["code"] == "chat-form"
            async with carl.at(table) as later:
                await later.seated()
                assert [frame["type"] for frame in later.frames[:3]] == ["log", "chat", "state"]

    asyncio.run(scene())


def test_what_another_server_wrote_is_passed_on_although_the_table_was_read_anew_before_it_was_heard_of(tmp_path: Path) -> None:
    async def scene() -> None:
        async with serving(tmp_path) as site, site.visitor() as anna:
            table = (await anna.open_table(ME, BOT))["table"]
            async with anna.at(table) as player:
                await player.seated()
                hall = site.hall
                await hall.store.say(table, 1, "Ben", None, "Hello", None)
                room = await hall.house.room(table)
                async with room.lock:
                    room.play = None  # as after an entry of the other server's
                await room.refresh()
                await player.until(lambda: player.last("chat"))
                await room.refresh()
                await player.ask("ping")
                assert [frame["text"] for frame in player.frames if frame["type"] == "chat"] == ["Hello"]

    asyncio.run(scene())


def test_a_whisper_reaches_one_seat_alone(tmp_path: Path) -> None:
    async def scene() -> None:
        async with serving(tmp_path) as site, site.visitor() as anna, site.visitor() as ben, site.visitor() as carl:
            opened = await anna.open_table(ME, OPEN, BOT, BOT, game="newangeles")
            table = opened["table"]
            await ben.post(f"/api/tables/{table}/join")
            async with anna.at(table) as first, ben.at(table) as second, carl.at(table) as stranger:
                await second.seated()
                await stranger.seated()
                await first.ask("chat", text="a bargain for you alone", to=1)
                await second.until(lambda: second.last("chat"))
                assert (second.last("chat")["text"], second.last("chat")["to"]) == ("a bargain for you alone", 1)
                await second.ask("chat", text="agreed, all of you", to=None)
                await stranger.until(lambda: stranger.last("chat"))
                assert [frame["text"] for frame in stranger.frames if frame["type"] == "chat"] == ["agreed, all of you"]
                assert (await first.ask("chat", text="who?", to=9))["code"] == "whisper"
                assert (await first.ask("chat", text="who?", to=-1))["code"] == "whisper"
                assert (await stranger.ask("chat", text="psst", to=0))["code"] in ("whisper", "not-yours")
            async with carl.at(table) as later, anna.at(table) as again:
                await later.seated()
                await again.seated()
                assert [frame["text"] for frame in later.frames if frame["type"] == "chat"] == ["agreed, all of you"]
                assert len([frame for frame in again.frames if frame["type"] == "chat"]) == 2

    asyncio.run(scene())


def test_hints_are_legal_actions_each_with_a_reason(tmp_path: Path) -> None:
    async def scene() -> None:
        async with serving(tmp_path) as site, site.visitor() as anna:
            table = (await anna.open_table(ME, BOT, **FIRST))["table"]
            async with anna.at(table) as player:
                ask = (await player.seated())["asks"][0]
                hints = (await player.ask("hint", seat=0))["hints"]
                assert 1 <= len(hints) <= 3
                assert all(hint["action"] in ask["actions"] for hint in hints)
                assert all(hint["why"] and 0 <= hint["chance"] <= 1 for hint in hints)
                assert (await player.ask("hint", seat=1))["code"] == "not-yours"

    asyncio.run(scene())


def test_a_hint_for_what_has_changed_while_it_was_put_together_is_stale(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    preview = Sight.preview

    async def scene() -> None:
        async with serving(tmp_path) as site, site.visitor() as anna:
            table = (await anna.open_table(ME, LOCAL, **FIRST))["table"]
            async with anna.at(table) as player, anna.at(table) as elsewhere:
                await player.seated()
                ask = (await elsewhere.seated())["asks"][0]

                async def meanwhile(sight: Sight, text: str, action: Action, spend: Callable[[], None]) -> Preview:
                    if elsewhere.state["seq"] == 0:
                        await elsewhere.act(ask["actions"][0]["text"], seat=0)
                        await elsewhere.beyond(0)
                    return await preview(sight, text, action, spend)

                monkeypatch.setattr(Sight, "preview", meanwhile)
                assert (await player.ask("hint", seat=0)).get("code") == "stale"

    asyncio.run(scene())


def test_the_table_goes_on_in_another_language(tmp_path: Path) -> None:
    async def scene() -> None:
        async with serving(tmp_path) as site, site.visitor() as anna:
            table = (await anna.open_table(ME, BOT, **FIRST))["table"]
            async with anna.at(table) as player:
                english = await player.seated()
                await player.ask("lang", lang="pl")
                assert player.state["view"] == english["view"]
                assert player.state["asks"][0]["question"] != english["asks"][0]["question"]
                assert (await player.ask("lang", lang="tlh"))["code"] == "language"

    asyncio.run(scene())


def test_bots_keep_the_pace_that_was_asked_for(tmp_path: Path) -> None:
    async def scene() -> None:
        async with serving(tmp_path, pace=60_000) as site, site.visitor() as anna:
            table = (await anna.open_table(ME, BOT, options={"first": 1}))["table"]
            async with anna.at(table) as player:
                assert (await player.seated())["players"][1]["thinking"]
                await asyncio.sleep(0.5)
                assert player.state["seq"] == 0
                await player.ask("pace", ms=0)
                await player.until(lambda: player.state["seq"] > 0)

    asyncio.run(scene())


def test_bots_play_with_nobody_looking(tmp_path: Path) -> None:
    async def scene() -> None:
        async with serving(tmp_path, pace=60_000) as site, site.visitor() as anna:
            table = (await anna.open_table(BOT, BOT))["table"]
            async with asyncio.timeout(PATIENCE):
                while not (found := await anna.get(f"/api/tables/{table}"))["over"]:
                    await asyncio.sleep(0.1)
            assert found["moves"] > 20

    asyncio.run(scene())


def test_a_table_nobody_looks_at_sleeps_and_wakes(tmp_path: Path) -> None:
    async def scene() -> None:
        async with serving(tmp_path, idle=0.2) as site, site.visitor() as anna:
            table = (await anna.open_table(ME, LOCAL))["table"]
            async with anna.at(table) as player:
                state = await player.seated()
                await player.act(state["asks"][0]["actions"][0]["text"])
                await player.beyond(0)
                view = player.state["view"]
                await asyncio.sleep(0.6)
                assert table in site.hall.house.rooms
            async with asyncio.timeout(PATIENCE):
                while table in site.hall.house.rooms:
                    await asyncio.sleep(0.1)
            async with anna.at(table) as player:
                assert (await player.seated())["view"] == view

    asyncio.run(scene())


OFFER = "trade {to} 1 - loose {promise}"


async def haggling(anna: Visitor) -> tuple[str, list[str]]:
    """A table at which everybody may say something at any time: its name, and the tokens of the seats."""
    made = await anna.open_table(ME, LOCAL, LOCAL, LOCAL, game="newangeles", options={"corporations": "random"})
    return made["table"], [seat["token"] for seat in made["seats"]]


@asynccontextmanager
async def interrupted(folder: Path) -> AsyncIterator[tuple[Player, Player, int, str]]:
    """Who is asked something, and who has said something since; the entry the question came with, and an answer to it."""
    async with serving(folder) as site, site.visitor() as anna:
        table, tokens = await haggling(anna)
        async with anna.at(table, tokens[0]) as looking:
            seat = (await looking.seated())["view"]["waiting"][0]
        async with anna.at(table, tokens[seat]) as asked, anna.at(table, tokens[(seat + 1) % 4]) as talker:
            seq = (await asked.seated())["seq"]
            ask = asked.own_ask()
            assert ask is not None
            await talker.seated()
            assert (await talker.act(OFFER.format(to=seat, promise="soon")))["type"] == "ok"
            yield asked, talker, seq, ask["actions"][0]["text"]


def test_an_answer_counts_although_another_has_said_something_meanwhile(tmp_path: Path) -> None:
    async def scene() -> None:
        async with interrupted(tmp_path) as (asked, talker, seq, answer):
            assert await asked.act(answer, seq=seq) == {"type": "ok", "id": 1, "seq": seq + 2}
            assert (await asked.act(answer, seq=seq))["code"] == "stale"  # not twice
            offer = OFFER.format(to=asked.state["eyes"], promise="later")
            assert (await talker.act(offer, seq=seq))["code"] == "stale"

    asyncio.run(scene())


def test_an_answer_to_a_question_that_was_taken_back_is_stale(tmp_path: Path) -> None:
    async def scene() -> None:
        async with interrupted(tmp_path) as (asked, talker, seq, answer):
            await talker.beyond(seq)
            assert (await talker.ask("undo", seat=talker.state["eyes"], seq=seq + 1))["type"] == "ok"
            assert (await asked.act(answer, seq=seq))["code"] == "stale"

    asyncio.run(scene())


def test_what_is_confirmed_is_what_the_log_says(tmp_path: Path) -> None:
    """A letter nobody sees would end the text in the database."""

    async def scene() -> None:
        async with serving(tmp_path) as site, site.visitor() as anna:
            table, tokens = await haggling(anna)
            async with anna.at(table, tokens[0]) as player:
                await player.seated()
                assert (await player.act(OFFER.format(to=1, promise="I\0keep\nit")))["type"] == "ok"
            assert [entry.text for entry in await site.hall.store.entries(table)] == [OFFER.format(to=1, promise="I keep it")]

    asyncio.run(scene())
