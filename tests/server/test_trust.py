"""Accounts that can be trusted: codes that bring back a lost one, passkeys, keeping away from people, reports and bans."""

import asyncio
from functools import partial
from pathlib import Path
from typing import Any
from urllib.parse import unquote, urlsplit

import pytest
from sqlalchemy import func, insert, select

from ratusz.kernel.problem import Problem
from ratusz.server.accounts.recovery import LETTERS
from ratusz.server.clock import now
from ratusz.server.storage import schema
from ratusz.server.tidying import abandoned, tidy
from tests.server.days import days
from tests.server.moved import Moved, time_passes
from tests.server.sink import Sink
from tests.server.site import BOT, ME, OPEN, PATIENCE, Site, Visitor, serving
from tests.server.test_invitations import played_together
from tests.server.test_mail import SITE, posting
from tests.server.test_results import PASSWORD, account

__all__ = ["time_passes"]

NEW = "another horse"


def code_of(response: Any) -> str:
    found: str = response["error"]["code"]
    return found


def test_a_lost_account_comes_back_by_a_printed_code_which_is_good_once(tmp_path: Path) -> None:
    async def scene() -> None:
        async with serving(tmp_path) as site, site.visitor() as anna, site.visitor() as stranger:
            assert code_of(await stranger.post("/api/me/codes", {"password": ""}, 400)) == "account-needed"
            me = await account(anna, "Anna")
            assert code_of(await anna.post("/api/me/codes", {"password": "wrong"}, 401)) == "password-wrong"
            old = (await anna.post("/api/me/codes", {"password": PASSWORD}))["codes"]
            codes = (await anna.post("/api/me/codes", {"password": PASSWORD}))["codes"]
            assert (await anna.get("/api/me/codes"))["left"] == len(codes) == 8
            body = {"name": "anna", "code": codes[0], "password": NEW}
            for wrong in ({"code": "aaaaa-aaaaa-aaaaa-aaaaa"}, {"code": old[0]}, {"name": "Nobody"}):
                assert code_of(await stranger.post("/api/recover", {**body, **wrong}, 401)) == "recovery-wrong"
            assert code_of(await stranger.post("/api/recover", {**body, "password": "short"}, 400)) == "password-form"
            typed = codes[0].replace("-", " ").upper()
            assert (await stranger.post("/api/recover", {**body, "code": typed}))["id"] == me["id"]
            assert (await anna.get("/api/me"))["guest"]  # who had it before is logged out
            assert code_of(await anna.post("/api/recover", body, 401)) == "recovery-wrong"
            assert code_of(await anna.post("/api/login", {"name": "Anna", "password": PASSWORD}, 401)) == "login-wrong"
            await anna.post("/api/login", {"name": "Anna", "password": NEW})
            assert (await anna.get("/api/me/codes"))["left"] == 0  # nobody knows who has seen the sheet

    asyncio.run(scene())


def test_a_code_brings_somebody_back_only_once_however_fast_it_is_used(tmp_path: Path) -> None:
    async def scene() -> None:
        async with serving(tmp_path) as site, site.visitor() as anna, site.visitor() as ben:
            await account(anna, "Anna")
            code = (await anna.post("/api/me/codes", {"password": PASSWORD}))["codes"][0]
            body = {"name": "Anna", "code": code, "password": NEW}
            answers = await asyncio.gather(*[visitor.http.post("/api/recover", json=body) for visitor in (anna, ben)])
            assert sorted([answer.status_code for answer in answers]) == [200, 401]

    asyncio.run(scene())


async def with_address(anna: Visitor, sink: Sink, name: str, address: str) -> None:
    """An account whose owner has opened the link that came to an address."""
    await account(anna, name)
    await anna.post("/api/email", {"address": address, "password": PASSWORD})
    await anna.post("/api/email/confirm", {"token": (await link_in(sink, 0)).rpartition("/")[2]})


async def link_in(sink: Sink, number: int) -> str:
    async with asyncio.timeout(PATIENCE):
        while len(sink.letters) <= number:
            await asyncio.sleep(0.02)
    return next(line for line in sink.letters[number].get_content().split() if line.startswith("http"))


def test_a_code_sent_by_mail_is_good_for_an_hour(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene() -> None:
        async with posting(tmp_path) as (site, sink), site.visitor() as anna, site.visitor() as stranger:
            await with_address(anna, sink, "Anna", "anna@mail.example")
            await account(stranger, "Ben")  # without an address
            assert (await stranger.get("/api/me/codes"))["mail"]
            for name in ("Anna", "Nobody", "Ben", "Anna"):
                assert await stranger.post("/api/recover/mail", {"name": name}) == {}
            first, second = [(await link_in(sink, number)).split("/")[-2] for number in (1, 2)]
            assert {letter["to"] for letter in sink.letters} == {"anna@mail.example"}
            await stranger.post("/api/recover", {"name": "Anna", "code": first, "password": NEW})
            later = now() + 3_700_000
            monkeypatch.setattr("ratusz.server.accounts.recovery.now", lambda: later)
            body = {"name": "Anna", "code": second, "password": NEW}
            assert code_of(await anna.post("/api/recover", body, 401)) == "recovery-wrong"

    asyncio.run(scene())


def test_an_open_session_alone_makes_no_new_way_into_an_account(tmp_path: Path) -> None:
    async def scene() -> None:
        async with posting(tmp_path) as (site, sink), site.visitor() as anna:
            await with_address(anna, sink, "Anna", "anna@mail.example")
            for proof in ({}, {"password": "wrong"}):
                refused = await anna.post("/api/email", {"address": "thief@mail.example", **proof}, 401)
                assert code_of(refused) == "password-wrong"
            assert code_of(await anna.post("/api/passkeys/offer", {"password": "wrong"}, 401)) == "password-wrong"
            await anna.post("/api/email", {"address": "anna@new.example", "password": PASSWORD})
            await anna.post("/api/email/confirm", {"token": (await link_in(sink, 1)).rpartition("/")[2]})
            assert await link_in(sink, 2) == f"{SITE}/recover"  # the address before is told
            assert [letter["to"] for letter in sink.letters] == ["anna@mail.example", "anna@new.example", "anna@mail.example"]

    asyncio.run(scene())


def test_an_open_session_alone_takes_no_way_into_an_account_away(tmp_path: Path) -> None:
    async def scene() -> None:
        async with posting(tmp_path) as (site, sink), site.visitor() as anna:
            await with_address(anna, sink, "Anna", "anna@mail.example")
            await with_passkey(site, (await anna.get("/api/me"))["id"])
            for proof in ({}, {"password": "wrong"}):
                assert code_of(await anna.post("/api/email", {"address": None, **proof}, 401)) == "password-wrong"
            assert code_of(await anna.post("/api/passkeys/x/delete", {"password": "wrong"}, 401)) == "password-wrong"
            assert (await anna.get("/api/me"))["email"] == "anna@mail.example"
            assert len(await anna.get("/api/passkeys")) == 1
            await anna.post("/api/passkeys/x/delete", {"password": PASSWORD})
            assert await anna.get("/api/passkeys") == []
            assert (await anna.post("/api/email", {"address": None, "password": PASSWORD}))["email"] is None
            assert await link_in(sink, 1) == f"{SITE}/recover"  # the address before is told
            assert sink.letters[1]["to"] == "anna@mail.example"

    asyncio.run(scene())


def test_a_new_password_takes_the_old_one_and_ends_all_other_sessions(tmp_path: Path) -> None:
    async def scene() -> None:
        async with serving(tmp_path) as site, site.visitor() as anna, site.visitor() as phone, site.visitor() as guest:
            change = {"password": PASSWORD, "new": NEW}
            assert code_of(await guest.post("/api/password", change, 400)) == "account-needed"
            me = await account(anna, "Anna")
            old = {"name": "Anna", "password": PASSWORD}
            await phone.post("/api/login", old)
            assert code_of(await phone.post("/api/password", {**change, "password": "wrong"}, 401)) == "password-wrong"
            assert code_of(await anna.post("/api/password", {**change, "new": "short"}, 400)) == "password-form"
            assert not (await phone.get("/api/me"))["guest"]
            await anna.post("/api/password", change)
            assert (await anna.get("/api/me"))["id"] == me["id"]
            assert (await phone.get("/api/me"))["guest"]
            assert code_of(await phone.post("/api/login", old, 401)) == "login-wrong"
            assert (await phone.post("/api/login", {**old, "password": NEW}))["id"] == me["id"]

    asyncio.run(scene())


async def with_passkey(site: Site, identity: str) -> None:
    row = {"identity": identity, "credential": b"", "key": b"", "count": 0, "device": "", "created": 0}
    made = insert(schema.passkeys).values(id="x", **row)
    await site.hall.database.write(lambda connection: connection.execute(made))


def test_who_comes_back_by_a_printed_code_shuts_all_other_doors(tmp_path: Path) -> None:
    async def scene() -> None:
        async with posting(tmp_path) as (site, sink), site.visitor() as thief, site.visitor() as owner:
            await with_address(thief, sink, "Anna", "thief@mail.example")
            me = await thief.get("/api/me")
            code = (await thief.post("/api/me/codes", {"password": PASSWORD}))["codes"][0]
            await with_passkey(site, me["id"])
            await owner.post("/api/recover", {"name": "Anna", "code": code, "password": NEW})
            assert await owner.get("/api/passkeys") == []
            assert (await owner.get("/api/me"))["email"] is None
            assert (await owner.get("/api/me/codes"))["left"] == 0
            assert await link_in(sink, 1) == f"{SITE}/"
            assert sink.letters[1]["to"] == "thief@mail.example"  # or its owner's: what has gone is said there

    asyncio.run(scene())


def test_who_comes_back_by_a_letter_keeps_the_address_it_came_to_and_no_other_key(tmp_path: Path) -> None:
    async def scene() -> None:
        async with posting(tmp_path) as (site, sink), site.visitor() as thief, site.visitor() as owner:
            await with_address(thief, sink, "Zoë O.", "anna@mail.example")
            await with_passkey(site, (await thief.get("/api/me"))["id"])
            printed = (await thief.post("/api/me/codes", {"password": PASSWORD}))["codes"][0]
            await owner.post("/api/recover/mail", {"name": "Zoë O."})
            code, name = urlsplit(await link_in(sink, 1)).path.removeprefix("/recover/").split("/")
            assert unquote(name) == "Zoë O."
            await owner.post("/api/recover", {"name": unquote(name), "code": code, "password": NEW})
            assert (await owner.get("/api/me"))["email"] == "anna@mail.example"
            assert await owner.get("/api/passkeys") == []
            body = {"name": "Zoë O.", "code": printed, "password": NEW}
            assert code_of(await thief.post("/api/recover", body, 401)) == "recovery-wrong"
            assert len(sink.letters) == 2

    asyncio.run(scene())


def test_nobody_is_sent_more_than_a_few_codes_an_hour(tmp_path: Path) -> None:
    async def scene() -> None:
        async with posting(tmp_path) as (site, sink), site.visitor() as anna, site.visitor() as stranger:
            await with_address(anna, sink, "Anna", "anna@mail.example")
            for _ in range(LETTERS + 3):
                await stranger.post("/api/recover/mail", {"name": "Anna"})
            await link_in(sink, LETTERS)
            found = select(func.count()).select_from(schema.codes)
            assert await site.hall.database.read(lambda connection: connection.execute(found).scalar()) == LETTERS

    asyncio.run(scene())


def test_a_server_without_mail_sends_no_codes(tmp_path: Path) -> None:
    async def scene() -> None:
        async with serving(tmp_path) as site, site.visitor() as anna:
            await account(anna, "Anna")
            assert code_of(await anna.post("/api/recover/mail", {"name": "Anna"}, 400)) == "recovery-no-mail"
            assert not (await anna.get("/api/me/codes"))["mail"]

    asyncio.run(scene())


def test_guesses_at_codes_are_counted(tmp_path: Path) -> None:
    async def scene() -> None:
        async with serving(tmp_path, tries_per_hour=3) as site, site.visitor() as anna, site.visitor() as thief:
            await account(anna, "Anna")
            body = {"name": "Anna", "code": "aaaaa-aaaaa-aaaaa-aaaaa", "password": NEW}
            for _ in range(3):
                await thief.post("/api/recover", body, 401)
            assert code_of(await thief.post("/api/recover", body, 429)) == "too-many-tries"

    asyncio.run(scene())


def test_a_made_up_a_late_and_a_used_answer_of_a_passkey_are_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene() -> None:
        async with serving(tmp_path) as site, site.visitor() as anna, site.visitor() as guest:
            proof = {"password": PASSWORD}
            assert code_of(await guest.post("/api/passkeys/offer", proof, 400)) == "account-needed"
            await account(anna, "Anna")
            offer = await anna.post("/api/passkeys/offer", proof)
            assert offer["options"]["user"]["name"] == "Anna"
            answer = {"state": offer["state"], "credential": {"id": "x", "rawId": "x", "type": "public-key", "response": {}}}
            assert code_of(await anna.post("/api/passkeys", answer, 401)) == "passkey-wrong"
            assert code_of(await anna.post("/api/passkeys", answer, 401)) == "passkey-late"  # it was used by this
            asked = await guest.post("/api/login/passkey/offer")
            crossed = {**answer, "state": asked["state"]}
            assert code_of(await anna.post("/api/passkeys", crossed, 401)) == "passkey-late"
            assert code_of(await guest.post("/api/login/passkey", crossed, 401)) == "passkey-wrong"
            forged = {**answer, "state": asked["state"][:-1]}
            assert code_of(await guest.post("/api/login/passkey", forged, 401)) == "passkey-late"
            late = {**answer, "state": (await guest.post("/api/login/passkey/offer"))["state"]}
            monkeypatch.setattr("itsdangerous.timed.time.time", lambda: 4_000_000_000)
            assert code_of(await guest.post("/api/login/passkey", late, 401)) == "passkey-late"

    asyncio.run(scene())


async def blocked(anna: Visitor, table: str, seat: int) -> None:
    await anna.post(f"/api/tables/{table}/seats/{seat}/block")


def test_who_is_blocked_is_neither_heard_nor_met_nor_invited(tmp_path: Path) -> None:
    async def scene() -> None:
        async with serving(tmp_path) as site, site.visitor() as anna, site.visitor() as ben:
            old = await played_together(anna, ben)
            async with anna.at(old) as hears, ben.at(old) as speaks:
                await hears.seated()
                await speaks.seated()
                await speaks.ask("chat", text="before")
                await hears.until(lambda: hears.last("chat"))
                await blocked(anna, old, 1)
                await speaks.ask("chat", text="after")
                await hears.ask("chat", text="my own")
                await hears.until(lambda: hears.last("chat").get("text") == "my own")
                assert "after" not in [frame.get("text") for frame in hears.frames]
            async with anna.at(old) as again:
                await again.seated()
                assert [frame["text"] for frame in again.frames if frame["type"] == "chat"] == ["my own"]
            (person,) = await anna.get("/api/blocks")
            assert await anna.get("/api/contacts") == await ben.get("/api/contacts") == []
            table = (await anna.open_table(ME, OPEN, public=True))["table"]
            assert await ben.get("/api/tables", which="open") == []
            assert code_of(await ben.post(f"/api/tables/{table}/join", status=403)) == "blocked"
            link = (await anna.post(f"/api/tables/{table}/link"))["url"]
            assert code_of(await ben.get(f"/api{link}", 403)) == "blocked"
            theirs = (await ben.open_table(ME, OPEN))["table"]
            assert code_of(await anna.post(f"/api/tables/{theirs}/join", status=403)) == "blocked"
            again_ = await anna.post(f"/api/tables/{old}/rematch")
            assert await ben.get("/api/tables", which="invited") == []
            assert (await anna.get(f"/api/tables/{again_['table']}"))["seats"][0]["invited"] is None
            await anna.post(f"/api/blocks/{person['id']}/end")
            await ben.post(f"/api/tables/{table}/join")

    asyncio.run(scene())


def test_who_only_watches_and_who_sends_a_link_can_be_blocked_too(tmp_path: Path) -> None:
    async def scene() -> None:
        async with serving(tmp_path) as site, site.visitor() as anna, site.visitor() as ben, site.visitor() as carl:
            name = (await ben.get("/api/me"))["name"]
            table = (await anna.open_table(ME, OPEN, public=True))["table"]
            async with anna.at(table) as hears, ben.at(table) as speaks:
                await hears.seated()
                await speaks.seated()
                await speaks.ask("chat", text="from the crowd")
                said = (await hears.until(lambda: hears.last("chat")))["id"]
                path = f"/api/tables/{table}/talk"
                assert code_of(await anna.post(f"{path}/{said + 1}/block", status=404)) == "message-unknown"
                await anna.post(f"{path}/{said}/block")
            link = (await carl.post(f"/api/tables/{(await carl.open_table(ME, OPEN))['table']}/link"))["url"]
            await anna.post(f"/api{link}/block")
            assert code_of(await carl.post(f"/api{link}/block", status=400)) == "block-self"
            assert code_of(await anna.post(f"/api{link}x/block", status=404)) == "invitation-forged"
            host = (await carl.get("/api/me"))["name"]
            assert sorted([person["name"] for person in await anna.get("/api/blocks")]) == sorted([name, host])

    asyncio.run(scene())


def test_who_was_blocked_as_a_guest_is_so_as_an_account_too(tmp_path: Path) -> None:
    async def scene() -> None:
        async with serving(tmp_path) as site, site.visitor() as anna, site.visitor() as ben, site.visitor() as home:
            await account(home, "Ben")
            await blocked(anna, await played_together(anna, ben), 1)
            await ben.post("/api/login", {"name": "Ben", "password": PASSWORD})
            table = (await anna.open_table(ME, OPEN))["table"]
            assert code_of(await ben.post(f"/api/tables/{table}/join", status=403)) == "blocked"

    asyncio.run(scene())


def test_what_was_said_is_reported_once_and_only_by_who_could_hear_it(tmp_path: Path) -> None:
    async def scene() -> None:
        async with serving(tmp_path) as site, site.visitor() as anna, site.visitor() as ben, site.visitor() as carl:
            table = (await anna.open_table(ME, OPEN))["table"]
            await ben.post(f"/api/tables/{table}/join")
            async with ben.at(table) as speaks:
                await speaks.seated()
                await speaks.ask("chat", text="an insult", to=0)
                said = (await speaks.until(lambda: speaks.last("chat")))["id"]
            path = f"/api/tables/{table}/talk/{said}/report"
            assert code_of(await carl.post(path, {"why": "?"}, 404)) == "message-unknown"
            await anna.post(path, {"why": "rude"})
            assert code_of(await anna.post(path, {"why": "rude"}, 409)) == "report-twice"
            (found,) = await site.hall.conduct.reports()
            assert (found.text, found.why, found.about) == ("an insult", "rude", (await ben.get("/api/me"))["id"])

    asyncio.run(scene())


def test_a_banned_account_is_logged_out_and_let_in_no_more(tmp_path: Path) -> None:
    async def scene() -> None:
        async with serving(tmp_path) as site, site.visitor() as anna:
            me = await account(anna, "Anna")
            await site.hall.conduct.ban(me["id"], now() + 60_000)
            assert code_of(await anna.get("/api/me", 403)) == "banned"  # nor as a new guest
            login = {"name": "Anna", "password": PASSWORD}
            assert code_of(await anna.post("/api/login", login, 403)) == "banned"
            await site.hall.conduct.lift(me["id"])
            assert (await anna.post("/api/login", login))["id"] == me["id"]

    asyncio.run(scene())


def test_a_banned_account_sits_at_no_table_any_more_by_whatever_key(tmp_path: Path) -> None:
    async def scene() -> None:
        async with serving(tmp_path) as site, site.visitor() as anna, site.visitor() as ben:
            me = await account(anna, "Anna")
            made = await anna.open_table(ME, OPEN)
            table, key = made["table"], made["seats"][0]["token"]
            await ben.post(f"/api/tables/{table}/join")
            async with anna.at(table) as first, anna.at(table, key) as again, ben.at(table) as second:
                for player in (first, again, second):
                    await player.seated()
                await site.hall.conduct.ban(me["id"], None)
                await site.hall.house.turn_out()
                for player in (first, again):
                    assert (await player.until(partial(player.last, "bye")))["code"] == "logout"
                assert (await second.ask("chat", text="alone"))["type"] == "ok"
            async with anna.at(table, key) as later:
                await later.seated()
                assert (await later.ask("chat", text="still here"))["code"] == "not-yours"

    asyncio.run(scene())


FAR = {"X-Forwarded-For": "203.0.113.7"}


def test_a_banned_guest_comes_back_as_no_new_one_in_the_same_browser_nor_for_a_day_from_the_same_address(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scene() -> None:
        async with serving(tmp_path) as site, site.visitor(**FAR) as ben, site.visitor(**FAR) as again, site.visitor() as carl:
            me = await ben.get("/api/me")
            other = await carl.get("/api/me")
            async with site.visitor(**FAR) as home:
                await account(home, "Olga")
            await site.hall.conduct.ban(me["id"], None)
            for visitor in (ben, again):
                assert code_of(await visitor.get("/api/me", 403)) == "banned"
            assert (await carl.get("/api/me"))["id"] == other["id"]
            await again.post("/api/login", {"name": "Olga", "password": PASSWORD})  # others live there, too
            async with site.visitor(**{"X-Forwarded-For": "203.0.113.8"}) as neighbour:
                assert (await neighbour.get("/api/me"))["guest"]
            later = now() + 25 * 3600 * 1000
            monkeypatch.setattr("ratusz.server.accounts.sessions.now", lambda: later)
            async with site.visitor(**FAR) as new:
                assert (await new.get("/api/me"))["guest"]
            assert code_of(await ben.get("/api/me", 403)) == "banned"
            await site.hall.conduct.lift(me["id"])
            assert (await ben.get("/api/me"))["guest"]

    asyncio.run(scene())


async def held(*_: Any, **__: Any) -> None:
    raise Problem("table-held")


def test_nobody_waits_for_who_is_banned(tmp_path: Path) -> None:
    """Where the game has begun a bot plays on in his seat; elsewhere it is free."""

    async def scene() -> None:
        async with serving(tmp_path) as site, site.visitor() as anna, site.visitor() as ben:
            me = await ben.get("/api/me")
            begun, fresh = [(await anna.open_table(ME, OPEN, options={"first": 1}))["table"] for _ in range(2)]
            for table in (begun, fresh):
                await ben.post(f"/api/tables/{table}/join")
            async with ben.at(begun) as player:
                ask = await player.until(player.own_ask)
                await player.act(ask["actions"][0]["text"])
            await site.hall.conduct.ban(me["id"], now() + 60_000)
            with pytest.MonkeyPatch.context() as trouble:  # another server holds the tables for a moment
                trouble.setattr("ratusz.server.tables.seating.vacate", held)
                await site.hall.house.turn_out()
            await site.hall.house.turn_out()
            seats = [(await site.hall.store.seats(table))[1] for table in (begun, fresh)]
            assert [(seat.kind, seat.identity, seat.leaver) for seat in seats] == [("open", None, me["id"]), ("open", None, None)]
            assert [seat.bot is None for seat in seats] == [False, True]

    asyncio.run(scene())


def test_who_is_banned_is_called_no_more(tmp_path: Path, time_passes: Moved) -> None:
    async def scene() -> None:
        async with days(tmp_path, time_passes) as game:
            await game.anna.patch("/api/calls", {"kinds": {"turn": ["mail", "push"]}})
            await game.until_annas_turn()
            await game.site.hall.conduct.ban((await game.anna.get("/api/me"))["id"], None)
            await game.later(minutes=2)
            assert game.subjects == game.titles == []

    asyncio.run(scene())


def test_guests_and_tables_nobody_uses_are_deleted_and_no_others(tmp_path: Path) -> None:
    async def scene() -> None:
        async with serving(tmp_path) as site, site.visitor() as anna, site.visitor() as guest:
            await account(anna, "Anna")
            left = (await guest.open_table(ME, BOT))["table"]
            read = site.hall.database.read
            assert await read(lambda connection: abandoned(connection, now() - 60_000)) == ([], [])
            found = await read(lambda connection: abandoned(connection, now() + 60_000))
            assert [one.name for one in found.guests] == [(await guest.get("/api/me"))["name"]]
            assert found.tables == [left]
            await tidy(site.hall, found)
            assert code_of(await anna.get(f"/api/tables/{left}", 404)) == "table-unknown"
            assert not (await anna.get("/api/me"))["guest"]

    asyncio.run(scene())
