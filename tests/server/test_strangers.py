"""Strangers at a table: they take one seat each, talk where they are invited to, and leave when they are asked to."""

import asyncio
import random
from pathlib import Path
from typing import Any

import pytest

from ratusz.server.limits import Buckets
from ratusz.server.origin import whereabouts
from tests.server.site import BOT, LOCAL, ME, OPEN, Site, Visitor, serving

FIRST = {"options": {"first": 0}}


def stranger_from(site: Site, address: str) -> Any:
    """Somebody who comes through a proxy, from this address."""
    return site.visitor(**{"x-forwarded-for": address})


async def refused(visitor: Visitor, path: str, status: int, body: Any = None) -> str:
    return str((await visitor.post(path, body, status))["error"]["code"])


# Seats.


def test_one_person_takes_one_seat_and_who_opened_the_table_as_many_as_he_likes(tmp_path: Path) -> None:
    async def scene() -> None:
        async with serving(tmp_path) as site, site.visitor() as anna, site.visitor() as ben:
            seats = {"game": "newangeles", "seats": [ME, OPEN, OPEN, OPEN]}
            join = f"/api/tables/{(await anna.post('/api/tables', seats))['table']}/join"
            assert (await ben.post(join))["seat"] == 1
            assert await refused(ben, join, 409) == "seat-yours"
            assert await refused(ben, join, 409, {"seat": 2}) == "seat-yours"
            assert await refused(anna, join, 409) == "seat-yours"
            assert (await anna.post(join, {"seat": 3}))["seat"] == 3

    asyncio.run(scene())


def test_two_joins_at_the_same_moment_give_one_seat(tmp_path: Path) -> None:
    async def scene() -> None:
        async with serving(tmp_path) as site, site.visitor() as anna, site.visitor() as ben:
            seats = {"game": "newangeles", "seats": [ME, OPEN, OPEN, OPEN]}
            join = f"/api/tables/{(await anna.post('/api/tables', seats))['table']}/join"
            await ben.get("/api/me")
            answers = await asyncio.gather(*[ben.http.post(join, json={"seat": seat}) for seat in (1, 2, 3)])
            assert sorted([answer.status_code for answer in answers]) == [200, 409, 409]

    asyncio.run(scene())


def test_at_a_public_table_an_address_takes_one_seat(tmp_path: Path) -> None:
    async def scene() -> None:
        async with (
            serving(tmp_path) as site,
            site.visitor() as anna,
            stranger_from(site, "203.0.113.7") as one,
            stranger_from(site, "203.0.113.7") as same,
            stranger_from(site, "203.0.113.8") as other,
        ):
            seats = {"game": "newangeles", "seats": [ME, OPEN, OPEN, OPEN]}
            shown = f"/api/tables/{(await anna.post('/api/tables', {**seats, 'public': True}))['table']}/join"
            await one.post(shown)
            assert await refused(same, shown, 409) == "seat-address"
            await other.post(shown)
            by_link = f"/api/tables/{(await anna.post('/api/tables', seats))['table']}/join"  # who has the link is no stranger
            await one.post(by_link)
            await same.post(by_link)
        kept = b"".join([file.read_bytes() for file in tmp_path.glob("games.db*")])
        assert b"203.0.113" not in kept

    asyncio.run(scene())


@pytest.mark.parametrize(
    ("address", "place"),
    [
        ("203.0.113.7", "203.0.113.7"),
        ("2001:db8:1:2:3::4", "2001:db8:1:2::"),
        ("::ffff:203.0.113.7", "203.0.113.7"),
        ("::ffff:127.0.0.1", None),
        ("127.0.0.1", None),
        ("::1", None),
        ("", None),
        ("unix", None),
    ],
)
def test_an_address_is_a_place_if_it_tells_people_apart(address: str, place: str | None) -> None:
    assert whereabouts(address) == place


# Leaving.


def test_who_opened_a_table_can_ask_somebody_to_leave_before_the_game_begins(tmp_path: Path) -> None:
    async def scene() -> None:
        async with serving(tmp_path) as site, site.visitor() as anna, site.visitor() as ben, site.visitor() as cleo:
            table = (await anna.open_table(ME, OPEN, **FIRST))["table"]
            await ben.post(f"/api/tables/{table}/join")
            leave = f"/api/tables/{table}/seats/1/leave"
            assert await refused(cleo, leave, 403) == "not-yours"
            assert (await anna.get(f"/api/tables/{table}"))["dismissible"] == [1]
            assert (await ben.get(f"/api/tables/{table}"))["dismissible"] == []
            async with anna.at(table) as first, ben.at(table) as second:
                await first.seated()
                await second.seated()
                await anna.post(leave)
                await second.until(lambda: second.closed)
                assert (second.last("bye")["code"], second.socket.close_code) == ("dismissed", 4403)
                await first.until(lambda: first.state["players"][1]["kind"] == "open")
            assert await refused(ben, f"/api/tables/{table}/join", 403) == "seat-dismissed"
            async with ben.at(table) as second:  # he may still watch: he has the link
                assert (await second.seated())["eyes"] is None
            await cleo.post(f"/api/tables/{table}/join")

    asyncio.run(scene())


def test_to_log_in_does_not_bring_back_who_was_asked_to_leave(tmp_path: Path) -> None:
    async def scene() -> None:
        async with serving(tmp_path) as site, site.visitor() as anna, site.visitor() as home, site.visitor() as ben:
            await home.post("/api/account", {"name": "Ben", "password": "correct horse"})
            table = (await anna.open_table(ME, OPEN, **FIRST))["table"]
            await ben.post(f"/api/tables/{table}/join")
            await anna.post(f"/api/tables/{table}/seats/1/leave")
            await ben.post("/api/login", {"name": "Ben", "password": "correct horse"})
            assert await refused(ben, f"/api/tables/{table}/join", 403) == "seat-dismissed"

    asyncio.run(scene())


def test_after_the_first_move_of_a_person_nobody_can_be_asked_to_leave(tmp_path: Path) -> None:
    async def scene() -> None:
        async with serving(tmp_path) as site, site.visitor() as anna, site.visitor() as ben:
            table = (await anna.open_table(ME, OPEN, **FIRST))["table"]
            await ben.post(f"/api/tables/{table}/join")
            async with anna.at(table) as first:
                await first.seated()
                ask = first.own_ask()
                assert ask is not None
                await first.act(random.Random(1).choice(ask["actions"])["text"])
            assert await refused(anna, f"/api/tables/{table}/seats/1/leave", 409) == "begun"
            assert (await anna.get(f"/api/tables/{table}"))["dismissible"] == []

    asyncio.run(scene())


def test_moves_of_bots_do_not_begin_the_game(tmp_path: Path) -> None:
    async def scene() -> None:
        async with serving(tmp_path) as site, site.visitor() as anna, site.visitor() as ben:
            table = (await anna.open_table(BOT, OPEN, **FIRST))["table"]
            await ben.post(f"/api/tables/{table}/join")
            async with anna.at(table) as watcher:
                await watcher.until(lambda: watcher.state and watcher.state["moves"] > 0)
            assert (await anna.get(f"/api/tables/{table}"))["dismissible"] == [1]
            await anna.post(f"/api/tables/{table}/seats/1/leave")

    asyncio.run(scene())


def test_a_player_may_get_up_and_a_bot_goes_on_in_a_game_that_has_begun(tmp_path: Path) -> None:
    async def scene() -> None:
        async with serving(tmp_path) as site, site.visitor() as anna, site.visitor() as ben:
            table = (await anna.open_table(ME, OPEN, **FIRST))["table"]
            await ben.post(f"/api/tables/{table}/join")
            await ben.post(f"/api/tables/{table}/seats/1/leave")
            await ben.post(f"/api/tables/{table}/join")  # nothing had begun, and nobody asked him to go
            async with anna.at(table) as first, ben.at(table) as second:
                await first.seated()
                await second.seated()
                ask = first.own_ask()
                assert ask is not None
                await first.act(ask["actions"][0]["text"])
                await ben.post(f"/api/tables/{table}/seats/1/leave")
                await second.until(lambda: second.state["eyes"] is None)
                await first.until(lambda: first.state["players"][1]["bot"])
                assert first.state["players"][1]["kind"] == "open"

    asyncio.run(scene())


def test_who_leaves_for_good_is_not_waited_for(tmp_path: Path) -> None:
    """His request for an undo goes with him, and nobody needs his consent any more."""

    async def scene() -> None:
        async with serving(tmp_path) as site, site.visitor() as anna, site.visitor() as ben:
            table = (await anna.open_table(ME, OPEN, **FIRST))["table"]
            await ben.post(f"/api/tables/{table}/join")
            room = await site.hall.house.room(table)
            async with anna.at(table) as first, ben.at(table) as second:
                await first.seated()
                await second.seated()
                for player in (first, second):
                    await player.until(player.own_ask)
                    ask = player.own_ask()
                    assert ask is not None
                    await player.act(ask["actions"][0]["text"])
                await second.until(lambda: second.state["moves"] == 2)
                await first.until(lambda: first.state["moves"] == 2)
                assert (await first.ask("undo", seat=0, seq=first.state["seq"]))["type"] == "ok"
                await second.until(lambda: second.state["undo_request"])
                await ben.post(f"/api/tables/{table}/seats/1/leave")
                await first.until(lambda: first.state["moves"] == 0)
                assert room.audience.asked(0) == []

    asyncio.run(scene())


# Talk.


def test_who_only_watches_talks_where_everybody_is_invited(tmp_path: Path) -> None:
    async def scene() -> None:
        async with serving(tmp_path) as site, site.visitor() as anna, site.visitor() as ben:
            await ben.get("/api/me")
            private, public = [(await anna.open_table(ME, OPEN, public=public))["table"] for public in (False, True)]
            async with ben.at(private) as watcher:
                assert (await watcher.ask("chat", text="hello"))["code"] == "talk-players"
            async with ben.at(public) as watcher:
                assert (await watcher.ask("chat", text="hello"))["type"] == "ok"
            assert [(await ben.get(f"/api/tables/{table}"))["talks"] for table in (private, public)] == [False, True]
            bots = (await anna.open_table(BOT, OPEN))["table"]
            async with anna.at(bots) as opener:
                assert (await opener.ask("chat", text="hello"))["type"] == "ok"

    asyncio.run(scene())


def test_talk_is_counted_by_speaker_and_not_by_window(tmp_path: Path) -> None:
    async def scene() -> None:
        async with serving(tmp_path) as site, site.visitor() as anna:
            site.hall.talk = Buckets(0.0, 3.0)  # however slow this machine is
            table = (await anna.open_table(ME, BOT))["table"]
            async with anna.at(table) as one, anna.at(table) as two:
                answers = [await window.ask("chat", text="again") for window in (one, two) * 2]
                assert [answer.get("code", "") for answer in answers] == ["", "", "", "too-fast"]

    asyncio.run(scene())


def test_a_crowd_that_watches_cannot_drown_the_players(tmp_path: Path) -> None:
    async def scene() -> None:
        async with serving(tmp_path) as site, site.visitor() as anna:
            site.hall.calls = Buckets(0.0, 5.0)  # however slow this machine is
            table = (await anna.open_table(ME, LOCAL, public=True))["table"]
            codes: list[str] = []
            for number in range(8):
                async with stranger_from(site, f"203.0.113.{number}") as stranger:
                    await stranger.get("/api/me")
                    async with stranger.at(table) as window:
                        codes.append((await window.ask("chat", text="buy!")).get("code", ""))
            assert codes == [""] * 5 + ["too-fast"] * 3
            async with anna.at(table) as player:
                assert (await player.ask("chat", text="please"))["type"] == "ok"

    asyncio.run(scene())


# Games whose cards may be known.


def test_a_table_continued_from_a_finished_game_says_so(tmp_path: Path) -> None:
    async def scene() -> None:
        async with serving(tmp_path) as site, site.visitor() as anna, site.visitor() as ben:
            over = (await anna.open_table(BOT, BOT))["table"]
            async with anna.at(over) as watcher:
                await watcher.finished()
            body = {"at": 3, "seats": [ME, OPEN], "public": True}
            table = (await anna.post(f"/api/tables/{over}/continue", body))["table"]
            plain = (await anna.open_table(ME, OPEN, public=True))["table"]
            listed = {one["table"]: one["continued"] for one in await ben.get("/api/tables", which="open")}
            assert listed == {table: 3, plain: None}
            assert (await ben.get(f"/api/tables/{table}"))["continued"] == 3

    asyncio.run(scene())
