"""Inviting people: links that say who invites to what, seats kept for contacts, rematches, and what a preview tells."""

import asyncio
import io
import re
from html import unescape
from pathlib import Path
from typing import Any

import pytest
from PIL import Image

from ratusz.server.farewell import OWN
from ratusz.server.http import page
from ratusz.server.http.profile import KEPT
from tests.server.site import BOT, ME, OPEN, Visitor, serving
from tests.server.test_results import DAYS, account, resigned, written

INDEX = "<!doctype html><html><head><title>Ratusz</title></head><body></body></html>"


async def played_together(anna: Visitor, ben: Visitor, **terms: Any) -> str:
    """A finished game of these two."""
    table: str = (await anna.open_table(ME, OPEN, **terms))["table"]
    await ben.post(f"/api/tables/{table}/join")
    await resigned(anna, table)
    return table


def test_a_link_says_who_invites_to_what_and_leads_to_a_seat(tmp_path: Path) -> None:
    async def scene() -> None:
        async with serving(tmp_path) as site, site.visitor() as anna, site.visitor() as ben:
            await account(anna, "Anna")
            terms = {"hints": False, "pace": {"kind": "days", "seconds": 24 * 3600, "more": 0}}
            table = (await anna.open_table(ME, OPEN, **terms))["table"]
            token = (await anna.post(f"/api/tables/{table}/link"))["url"].removeprefix("/invited/")
            told = await ben.get(f"/api/invited/{token}", lang="en")
            assert told["text"] == "Anna invites you to play 51st State"
            assert told["terms"] == ["2 players", "a day a move", "not rated", "no hints"]
            assert (told["table"], told["free"]) == (table, 1)
            assert (await ben.post(f"/api/tables/{table}/link", status=403))["error"]["code"] == "not-yours"
            await ben.post(f"/api/tables/{told['table']}/join")
            assert (await ben.get(f"/api/invited/{token}"))["free"] == 0
            await resigned(anna, table)
            assert (await ben.get(f"/api/invited/{token}", 410))["error"]["code"] == "invitation-used"

    asyncio.run(scene())


def test_a_forged_and_an_expired_link_are_refused_with_a_sentence(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene() -> None:
        async with serving(tmp_path) as site, site.visitor() as anna:
            table = (await anna.open_table(ME, OPEN))["table"]
            token = (await anna.post(f"/api/tables/{table}/link"))["url"].removeprefix("/invited/")
            for forged in (token[:-1], token + "x", "nothing", f"{table}.x.y", site.hall.cookies.sign("a session")):
                assert (await anna.get(f"/api/invited/{forged}", 404))["error"]["code"] == "invitation-forged"
            monkeypatch.setattr("itsdangerous.timed.time.time", lambda: 4_000_000_000)
            error = (await anna.get(f"/api/invited/{token}", 410, lang="en"))["error"]
            assert error["message"] == "This invitation has expired: links are good for 14 days. Ask for a new one."

    asyncio.run(scene())


def page_in(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A page as short as can be."""
    web = folder / "web"
    web.mkdir()
    (web / "index.html").write_text(INDEX)
    monkeypatch.setattr(page, "root", lambda: web)


def test_messengers_are_shown_a_sentence_and_a_picture_and_nothing_of_the_game(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    page_in(tmp_path, monkeypatch)

    async def scene() -> None:
        async with serving(tmp_path) as site, site.visitor() as anna, site.visitor() as bot:
            await account(anna, "Anna O'Hara & Co")
            table = (await anna.open_table(ME, OPEN))["table"]
            url = (await anna.post(f"/api/tables/{table}/link"))["url"]
            text = (await bot.http.get(url, headers={"accept-language": "pl"})).text
            facts = dict(re.findall(r'<meta property="([^"]+)" content="([^"]*)"', text))
            assert unescape(facts["og:title"]) == "Anna O'Hara & Co zaprasza do gry 51. Stan"
            assert facts["og:image"] == f"{site.address}{url}/card.png?lang=pl"
            assert table not in text.replace(url, "")
            answer = await bot.http.get(f"{url}/card.png?lang=ru")
            assert answer.headers["content-type"] == "image/png"
            assert answer.headers["cross-origin-resource-policy"] == "cross-origin"
            assert Image.open(io.BytesIO(answer.content)).size == (1200, 630)
            assert (await bot.http.get("/invited/forged")).text == INDEX
            assert (await bot.http.get("/invited/forged/card.png")).status_code == 404

    asyncio.run(scene())


def test_a_messenger_that_names_no_language_is_told_in_that_of_who_invites(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    page_in(tmp_path, monkeypatch)

    async def scene() -> None:
        async with serving(tmp_path) as site, site.visitor() as anna, site.visitor() as bot:
            await account(anna, "Anna")
            await anna.patch("/api/me", {"language": "de"})
            table = (await anna.open_table(ME, OPEN))["table"]
            url = (await anna.post(f"/api/tables/{table}/link"))["url"]
            text = (await bot.http.get(url)).text
            facts = dict(re.findall(r'<meta property="([^"]+)" content="([^"]*)"', text))
            assert unescape(facts["og:title"]) == "Anna lädt dich zu 51st State ein"
            assert facts["og:image"].endswith("/card.png?lang=de")
            german, same, other = [(await bot.http.get(f"{url}/card.png{lang}")).content for lang in ("?lang=de", "", "?lang=ru")]
            assert german == same != other

    asyncio.run(scene())


def test_who_has_played_together_is_a_contact_and_finds_a_seat_kept(tmp_path: Path) -> None:
    async def scene() -> None:
        async with serving(tmp_path) as site, site.visitor() as anna, site.visitor() as ben, site.visitor() as carl:
            assert await anna.get("/api/contacts") == []
            await played_together(anna, ben)
            me = await ben.get("/api/me")
            (contact,) = await anna.get("/api/contacts")
            assert (contact["id"], contact["games"]) == (me["id"], 1)
            stranger = (await carl.get("/api/me"))["id"]
            lobby = (await anna.open_table(ME, OPEN, public=True))["table"]
            await carl.post(f"/api/tables/{lobby}/join")  # which makes nobody an acquaintance
            body = {"game": "state51", "seats": [ME, {**OPEN, "invite": stranger}]}
            assert (await anna.post("/api/tables", body, 404))["error"]["code"] == "contact-unknown"
            table = (await anna.open_table(ME, {**OPEN, "invite": me["id"]}, public=True))["table"]
            assert (await carl.post(f"/api/tables/{table}/join", status=409))["error"]["code"] == "seat-kept"
            (found,) = await ben.get("/api/tables", which="invited")
            assert (found["table"], found["seats"][1]["invited"]) == (table, me["name"])
            await ben.post(f"/api/tables/{table}/join")
            assert await ben.get("/api/tables", which="invited") == []

    asyncio.run(scene())


def test_who_declines_leaves_the_seat_to_others(tmp_path: Path) -> None:
    async def scene() -> None:
        async with serving(tmp_path) as site, site.visitor() as anna, site.visitor() as ben, site.visitor() as carl:
            await played_together(anna, ben)
            table = (await anna.open_table(ME, OPEN))["table"]
            person = {"person": (await ben.get("/api/me"))["id"]}
            await anna.post(f"/api/tables/{table}/seats/1/invite", person)
            assert (await carl.post(f"/api/tables/{table}/seats/1/invite", person, 403))["error"]["code"] == "not-yours"
            await ben.post(f"/api/tables/{table}/decline")
            await carl.post(f"/api/tables/{table}/join")

    asyncio.run(scene())


def test_a_rematch_rotates_the_seats_and_both_come_to_the_same_table(tmp_path: Path) -> None:
    async def scene() -> None:
        async with serving(tmp_path) as site, site.visitor() as anna, site.visitor() as ben, site.visitor() as carl:
            await account(anna, "Anna")
            await account(ben, "Ben")
            early = (await anna.open_table(ME, OPEN))["table"]
            assert (await anna.post(f"/api/tables/{early}/rematch", status=400))["error"]["code"] == "rematch-early"
            old = await played_together(anna, ben, rated=True, pace=DAYS, options={"first": 1})
            await written(site, old)
            assert (await carl.post(f"/api/tables/{old}/rematch", status=403))["error"]["code"] == "not-yours"
            first, second = await asyncio.gather(anna.post(f"/api/tables/{old}/rematch"), anna.post(f"/api/tables/{old}/rematch"))
            assert first["table"] == second["table"] == (await ben.post(f"/api/tables/{old}/rematch"))["table"]
            await ben.post(f"/api/tables/{first['table']}/join")
            found = await ben.get(f"/api/tables/{first['table']}")
            assert [seat["name"] for seat in found["seats"]] == ["Ben", "Anna"]
            assert (found["rated"], found["hints"]) == (True, False)
            assert site.hall.house.rooms[first["table"]].setup.options["first"] == 1  # type: ignore[union-attr]

    asyncio.run(scene())


def test_a_rematch_whose_table_was_deleted_is_opened_anew(tmp_path: Path) -> None:
    async def scene() -> None:
        async with serving(tmp_path) as site, site.visitor() as anna:
            old = (await anna.open_table(ME, BOT))["table"]
            await resigned(anna, old)
            first = (await anna.post(f"/api/tables/{old}/rematch"))["table"]
            await site.hall.store.delete(first)
            again = (await anna.post(f"/api/tables/{old}/rematch"))["table"]
            assert again != first
            assert (await anna.post(f"/api/tables/{old}/rematch"))["table"] == again

    asyncio.run(scene())


def test_bots_come_along_to_a_rematch(tmp_path: Path) -> None:
    async def scene() -> None:
        async with serving(tmp_path) as site, site.visitor() as anna:
            old = (await anna.open_table(ME, BOT))["table"]
            await resigned(anna, old)
            found = await anna.get(f"/api/tables/{(await anna.post(f'/api/tables/{old}/rematch'))['table']}")
            assert [seat["bot"] for seat in found["seats"]] == ["random", None]

    asyncio.run(scene())


def test_the_lobby_tells_language_terms_and_level(tmp_path: Path) -> None:
    async def scene() -> None:
        async with serving(tmp_path) as site, site.visitor() as anna, site.visitor() as ben:
            await account(anna, "Anna")
            await account(ben, "Ben")
            await written(site, await played_together(anna, ben, rated=True, pace=DAYS))
            await ben.open_table(ME, OPEN, public=True, rated=True, pace=DAYS, language="pl")
            (found,) = await anna.get("/api/tables", which="open")
            assert (found["language"], found["rated"], found["hints"]) == ("pl", True, False)
            assert found["level"] > 1500

    asyncio.run(scene())


def test_what_one_takes_along_holds_invitations_sent_tables_opened_and_seats_left(tmp_path: Path) -> None:
    async def scene() -> None:
        async with serving(tmp_path) as site, site.visitor() as anna, site.visitor() as ben:
            left = (await anna.open_table(ME, OPEN, options={"first": 0}))["table"]
            await ben.post(f"/api/tables/{left}/join")
            async with anna.at(left) as player:
                ask = await player.until(player.own_ask)
                await player.act(ask["actions"][0]["text"])
            await anna.post(f"/api/tables/{left}/seats/0/leave")
            old = await played_together(anna, ben)
            await written(site, old)
            (friend,) = await anna.get("/api/contacts")
            asks = (await anna.open_table(ME, {"kind": "open", "invite": friend["id"]}))["table"]
            taken = await anna.get("/api/me/export")
            assert [(one["table"], one["seat"]) for one in taken["invitations_sent"]] == [(asks, 1)]
            assert {one["id"] for one in taken["tables_opened"]} == {left, old, asks}
            assert [(one["table"], one["seat"]) for one in taken["seats_left"]] == [(left, 0)]
            assert [one["table"] for one in (await ben.get("/api/me/export"))["invitations"]] == [asks]

    asyncio.run(scene())


def test_whatever_goes_with_somebody_can_be_taken_along_before() -> None:
    names = {str(column) for column in OWN} - {str(kept.column) for kept in KEPT.values()}
    assert names == {"blocks.blocked"}  # who has blocked one is theirs to tell
