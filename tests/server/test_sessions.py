"""Sessions: whoever logs out is out, whoever is known somewhere can see it, and no stranger can lock anybody out."""

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from itsdangerous import URLSafeTimedSerializer

from ratusz.server.accounts.sessions import TWICE, device
from tests.server.site import BOT, ME, Visitor, serving

ACCOUNT = {"name": "Zofia", "password": "correct horse"}
FIREFOX = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0"
SAFARI = "Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 Version/19.0 Safari/604.1"
EDGE = "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Safari/537.36 Edg/140.0"


def former_cookie(identity: str) -> str:
    """As the server made them before there were sessions."""
    return str(URLSafeTimedSerializer("of the tests", salt="ratusz identity").dumps(identity))


def show(visitor: Visitor, cookie: str) -> None:
    visitor.http.cookies.clear()
    visitor.http.cookies.set("ratusz", cookie, domain="127.0.0.1")


def test_a_cookie_is_worth_nothing_after_logging_out(tmp_path: Path) -> None:
    async def scene() -> None:
        async with serving(tmp_path) as site, site.visitor() as anna, site.visitor() as thief:
            me = await anna.post("/api/account", ACCOUNT)
            stolen = anna.http.cookies["ratusz"]
            show(thief, stolen)
            assert (await thief.get("/api/me"))["id"] == me["id"]
            await anna.post("/api/logout")
            assert "ratusz" not in anna.http.cookies
            show(thief, stolen)
            assert (await thief.get("/api/me"))["id"] != me["id"]

    asyncio.run(scene())


def test_logging_out_ends_the_sockets_of_this_browser_and_no_others(tmp_path: Path) -> None:
    async def scene() -> None:
        async with serving(tmp_path) as site, site.visitor() as home, site.visitor() as office:
            await home.post("/api/account", ACCOUNT)
            await office.post("/api/login", ACCOUNT)
            table = (await home.open_table(ME, BOT))["table"]
            async with home.at(table) as here, office.at(table) as there:
                await here.seated()
                await there.seated()
                await home.post("/api/logout")
                await here.until(lambda: here.closed)
                assert (here.last("bye")["code"], here.socket.close_code) == ("logout", 4401)
                assert (await there.ask("ping"))["type"] == "pong"

    asyncio.run(scene())


def test_sessions_are_listed_in_words_and_can_be_ended_one_by_one(tmp_path: Path) -> None:
    async def scene() -> None:
        async with (
            serving(tmp_path) as site,
            site.visitor(**{"user-agent": FIREFOX}) as home,
            site.visitor(**{"user-agent": SAFARI}) as phone,
            site.visitor() as stranger,
        ):
            assert await stranger.get("/api/sessions") == []
            me = await home.post("/api/account", ACCOUNT)
            await phone.post("/api/login", ACCOUNT)
            listed = {one["device"]: one for one in await home.get("/api/sessions")}
            assert {name: one["this"] for name, one in listed.items()} == {"Firefox, Linux": True, "Safari, iOS": False}
            lost = listed["Safari, iOS"]["id"]
            assert (await stranger.post(f"/api/sessions/{lost}/end", {}, 404))["error"]["code"] == "session-unknown"
            await home.post(f"/api/sessions/{lost}/end")
            assert (await phone.get("/api/me"))["guest"]
            assert [one["device"] for one in await home.get("/api/sessions")] == ["Firefox, Linux"]
            assert (await home.post(f"/api/sessions/{lost}/end", {}, 404))["error"]["code"] == "session-unknown"
            assert (await home.get("/api/me"))["id"] == me["id"]
            await home.post(f"/api/sessions/{listed['Firefox, Linux']['id']}/end")
            assert (await home.get("/api/me"))["guest"]

    asyncio.run(scene())


def test_the_database_holds_no_cookie_that_could_be_used(tmp_path: Path) -> None:
    async def scene() -> None:
        async with serving(tmp_path) as site, site.visitor() as anna:
            await anna.get("/api/me")
            token = site.hall.cookies.read(anna.http.cookies["ratusz"])
            assert token is not None
        kept = b"".join([file.read_bytes() for file in tmp_path.glob("games.db*")])
        assert token.encode() not in kept

    asyncio.run(scene())


def test_a_cookie_from_before_there_were_sessions_is_exchanged_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene() -> None:
        async with serving(tmp_path) as site, site.visitor() as anna, site.visitor() as thief:
            me = await anna.get("/api/me")
            former = former_cookie(me["id"])
            show(anna, former)
            both = await asyncio.gather(anna.get("/api/me"), anna.get("/api/me"))  # a page asks several things at once
            assert list(both) == [me, me]
            exchanged = anna.http.cookies["ratusz"]
            assert exchanged != former
            show(anna, exchanged)
            assert await anna.get("/api/me") == me
            monkeypatch.setattr("ratusz.server.accounts.sessions.TWICE", -TWICE)  # a while later
            show(thief, former)
            assert (await thief.get("/api/me"))["id"] != me["id"]
            assert await anna.get("/api/me") == me

    asyncio.run(scene())


def test_an_old_cookie_does_not_come_back_to_life_after_logging_out(tmp_path: Path) -> None:
    async def scene() -> None:
        async with serving(tmp_path) as site, site.visitor() as anna:
            me = await anna.get("/api/me")
            former = former_cookie(me["id"])
            show(anna, former)
            await anna.post("/api/logout")
            show(anna, former)
            assert (await anna.get("/api/me"))["id"] != me["id"]

    asyncio.run(scene())


def test_a_session_unused_for_a_year_is_over(tmp_path: Path) -> None:
    async def scene() -> None:
        async with serving(tmp_path) as site, site.visitor() as anna:
            me = await anna.get("/api/me")
        with closing(sqlite3.connect(tmp_path / "games.db")) as database, database:
            database.execute("UPDATE sessions SET seen = seen - 366 * 24 * 3600 * 1000")
        async with serving(tmp_path) as site:
            anna.site = site
            async with site.visitor() as later:
                show(later, anna.http.cookies["ratusz"])
                assert (await later.get("/api/me"))["id"] != me["id"]
        with closing(sqlite3.connect(tmp_path / "games.db")) as database, database:
            assert database.execute("SELECT count(*) FROM sessions").fetchone() == (1,)  # the stranger's

    asyncio.run(scene())


def test_wrong_passwords_lock_out_who_guesses_and_not_the_owner(tmp_path: Path) -> None:
    async def scene() -> None:
        async with serving(tmp_path, tries_per_hour=2) as site, site.visitor() as owner, site.visitor() as thief:
            await owner.post("/api/account", ACCOUNT)
            await owner.post("/api/logout")
            wrong = {**ACCOUNT, "password": "wrong horse"}
            for status in (401, 401, 429):
                await thief.post("/api/login", wrong, status)
            assert (await thief.post("/api/login", ACCOUNT, 429))["error"]["code"] == "too-many-tries"
            assert (await owner.post("/api/login", ACCOUNT))["name"] == "Zofia"  # the same address, but a browser that is known
            for status in (401, 429):  # and even there guesses are counted
                await owner.post("/api/login", wrong, status)

    asyncio.run(scene())


def test_guesses_from_one_address_do_not_count_for_another(tmp_path: Path) -> None:
    async def scene() -> None:
        async with serving(tmp_path, tries_per_hour=1) as site, site.visitor() as owner:
            await owner.post("/api/account", ACCOUNT)
            tries = site.hall.tries
            assert tries.take("10.0.0.1 zofia")
            assert not tries.take("10.0.0.1 zofia")
            async with site.visitor() as elsewhere:
                assert (await elsewhere.post("/api/login", ACCOUNT))["name"] == "Zofia"

    asyncio.run(scene())


@pytest.mark.parametrize(
    ("agent", "words"),
    [(FIREFOX, "Firefox, Linux"), (SAFARI, "Safari, iOS"), (EDGE, "Edge, Windows"), ("python-httpx/0.28", ""), ("", "")],
)
def test_a_browser_is_named_in_two_words(agent: str, words: str) -> None:
    assert device(agent) == words
