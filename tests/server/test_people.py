"""Guests, accounts, and the cookie that tells them apart."""

import asyncio
from pathlib import Path

from tests.server.site import BOT, ME, serving

ACCOUNT = {"name": "Zofia", "password": "correct horse"}


def test_a_stranger_becomes_a_guest_and_stays_the_same_guest(tmp_path: Path) -> None:
    async def scene() -> None:
        async with serving(tmp_path) as site, site.visitor() as anna, site.visitor() as ben:
            me = await anna.get("/api/me")
            assert me["guest"]
            assert await anna.get("/api/me") == me
            assert (await ben.get("/api/me"))["id"] != me["id"]

    asyncio.run(scene())


def test_the_cookie_is_out_of_reach_for_scripts_and_other_sites(tmp_path: Path) -> None:
    async def scene() -> None:
        async with serving(tmp_path) as site, site.visitor() as anna:
            cookie = (await anna.http.get("/api/me")).headers["set-cookie"].lower()
            assert "httponly" in cookie
            assert "samesite=lax" in cookie
        async with serving(tmp_path, origin="https://games.example") as site, site.visitor() as anna:
            assert "secure" in (await anna.http.get("/api/me")).headers["set-cookie"].lower()

    asyncio.run(scene())


def test_a_forged_cookie_is_worth_nothing(tmp_path: Path) -> None:
    async def scene() -> None:
        async with serving(tmp_path) as site, site.visitor() as anna, site.visitor() as thief:
            me = await anna.get("/api/me")
            cookie = anna.http.cookies["ratusz"]
            for forged in (
                me["id"],
                cookie[:-2] + ("A" if cookie[-2] != "A" else "B") + cookie[-1],
                cookie.replace(".", "!"),
                "x" * 5000,
            ):
                thief.http.cookies.clear()
                thief.http.cookies.set("ratusz", forged)
                assert (await thief.get("/api/me"))["id"] != me["id"]

    asyncio.run(scene())


def test_name_language_and_theme_can_be_changed(tmp_path: Path) -> None:
    async def scene() -> None:
        async with serving(tmp_path) as site, site.visitor() as anna:
            changed = await anna.patch("/api/me", {"name": "  Anna \u00a0 Maria ", "language": "pl", "theme": "dark"})
            assert (changed["name"], changed["language"], changed["theme"]) == ("Anna Maria", "pl", "dark")
            assert await anna.get("/api/me") == changed
            polish = (await anna.get("/api/games", lang="pl"))[0]["blurb"]
            assert (await anna.get("/api/games"))[0]["blurb"] == polish != (await anna.get("/api/games", lang="en"))[0]["blurb"]
            assert (await anna.patch("/api/me", {"name": " "}, 400))["error"]["code"] == "name-form"
            assert (await anna.patch("/api/me", {"name": "x" * 31}, 400))["error"]["code"] == "name-form"
            assert (await anna.patch("/api/me", {"language": "xx"}, 400))["error"]["code"] == "message-form"

    asyncio.run(scene())


def test_a_guest_becomes_an_account_that_can_be_used_elsewhere(tmp_path: Path) -> None:
    async def scene() -> None:
        async with serving(tmp_path) as site, site.visitor() as home, site.visitor() as office:
            table = (await home.open_table(ME, BOT))["table"]
            account = await home.post("/api/account", ACCOUNT)
            assert not account["guest"]
            assert (await home.post("/api/account", ACCOUNT, 409))["error"]["code"] == "account-already"
            assert (await office.post("/api/account", {**ACCOUNT, "name": "ZOFIA"}, 409))["error"]["code"] == "name-taken"
            assert (await office.post("/api/login", {**ACCOUNT, "password": "wrong horse"}, 401))["error"][
                "code"
            ] == "login-wrong"
            assert (await office.post("/api/login", {**ACCOUNT, "name": "Nobody"}, 401))["error"]["code"] == "login-wrong"
            assert await office.post("/api/login", ACCOUNT) == account
            assert [one["table"] for one in await office.get("/api/tables", which="mine")] == [table]
            assert (await office.patch("/api/me", {"name": "Other"}, 400))["error"]["code"] == "name-account"
            assert (await office.patch("/api/me", {"name": "ZOFIA"}))["name"] == "ZOFIA"
            await office.post("/api/logout")
            assert (await office.get("/api/me"))["guest"]

    asyncio.run(scene())


def test_what_a_guest_has_begun_goes_over_to_his_account(tmp_path: Path) -> None:
    async def scene() -> None:
        async with serving(tmp_path) as site, site.visitor() as home, site.visitor() as office:
            await home.post("/api/account", ACCOUNT)
            table = (await office.open_table(ME, BOT))["table"]
            await office.post("/api/login", ACCOUNT)
            assert [one["table"] for one in await home.get("/api/tables", which="mine")] == [table]
            async with home.at(table) as player:
                assert (await player.seated())["eyes"] == 0

    asyncio.run(scene())


def test_a_short_password_is_refused_and_none_is_kept_as_it_is(tmp_path: Path) -> None:
    async def scene() -> None:
        async with serving(tmp_path) as site, site.visitor() as anna:
            assert (await anna.post("/api/account", {**ACCOUNT, "password": "1234567"}, 400))["error"]["code"] == "password-form"
            await anna.post("/api/account", ACCOUNT)
            made = await anna.open_table(ME, BOT)
        kept = b"".join([file.read_bytes() for file in tmp_path.glob("games.db*")])
        assert b"argon2id" in kept
        assert ACCOUNT["password"].encode() not in kept
        assert made["seats"][0]["token"].encode() not in kept

    asyncio.run(scene())


def test_a_name_is_the_same_account_however_it_is_typed(tmp_path: Path) -> None:
    async def scene() -> None:
        async with serving(tmp_path) as site, site.visitor() as home, site.visitor() as office:
            account = await home.post("/api/account", {**ACCOUNT, "name": " Zofia  Nowak"})
            assert account["name"] == "Zofia Nowak"
            assert await office.post("/api/login", {**ACCOUNT, "name": "zofia\u00a0nowak "}) == account

    asyncio.run(scene())


def test_a_name_of_letters_that_stand_for_whole_sentences_is_too_long(tmp_path: Path) -> None:
    async def scene() -> None:
        async with serving(tmp_path) as site, site.visitor() as anna:
            error = (await anna.post("/api/account", {**ACCOUNT, "name": "\ufdfa" * 30}, 400))["error"]
            assert error["code"] == "name-form"

    asyncio.run(scene())
