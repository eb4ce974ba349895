"""Notices to browsers, and how they end: with a click, with a session, with the browser."""

import asyncio
from pathlib import Path

import pytest
from sqlalchemy import update

from ratusz.server.storage import schema
from tests.server.boxes import boxes, encoded
from tests.server.days import SITE, Scene, days
from tests.server.moved import Moved, time_passes
from tests.server.site import serving

__all__ = ["time_passes"]


def test_one_click_in_a_letter_or_on_a_notice_ends_that_kind_by_that_way(tmp_path: Path, time_passes: Moved) -> None:
    async def scene() -> None:
        async with days(tmp_path, time_passes) as game, game.site.visitor() as stranger:
            await game.until_annas_turn()
            await game.later(minutes=1)
            link = game.sink.letters[0]["list-unsubscribe"].strip("<>")
            assert link.startswith(f"{SITE}/api/stop/")
            forged = link[:-5] + ("A" if link[-5] != "A" else "B") + link[-4:]  # of the last letter not every bit counts
            refused = await stranger.http.post(forged.removeprefix(SITE))
            assert (refused.status_code, refused.json()["error"]["code"]) == (403, "link-refused")
            # As a mail program does it, which has no cookie of ours.
            answer = await stranger.http.post(link.removeprefix(SITE), data={"List-Unsubscribe": "One-Click"})
            assert answer.json() == {"kind": "turn", "way": "mail"}
            assert (await game.anna.get("/api/calls"))["kinds"]["turn"] == ["push"]
            await stranger.post(game.push.notices[0]["stop_url"])
            assert (await game.anna.get("/api/calls"))["kinds"]["turn"] == []
            await game.annas_move()
            await game.until_annas_turn()
            await game.later(minutes=1)
            assert (len(game.subjects), len(game.titles)) == (1, 1)

    asyncio.run(scene())


@pytest.mark.parametrize("status", [404, 410])
def test_a_browser_that_is_gone_is_forgotten(tmp_path: Path, time_passes: Moved, status: int) -> None:
    async def scene() -> None:
        async with days(tmp_path, time_passes) as game:
            game.push.status = status
            await game.until_annas_turn()
            await game.later(minutes=1)
            assert (await game.anna.get("/api/calls"))["browsers"] == []

    asyncio.run(scene())


@pytest.mark.parametrize(
    "endpoint",
    [
        "https://evil.example/x",
        "http://fcm.googleapis.com/x",
        "https://fcm.googleapis.com:8443/x",
        "https://169.254.169.254/",
        "https://169.254.169.254:8443\\@fcm.googleapis.com/x",
        "https://169.254.169.254\\.fcm.googleapis.com/x",
        "https://anna@fcm.googleapis.com/x",
        "https://evil.example#@fcm.googleapis.com/x",
        "https://fcm.googleapis.com/x y",
        "https://fcm.googleapis.com",
        "x",
    ],
)
def test_notices_go_to_push_services_of_browsers_alone(tmp_path: Path, endpoint: str) -> None:
    async def scene() -> None:
        async with serving(tmp_path) as site, site.visitor() as anna, boxes() as push:
            body = {**push.subscription(), "endpoint": endpoint}
            assert (await anna.post("/api/push", body, 400))["error"]["code"] == "push-form"
            await anna.post("/api/push", {**body, "endpoint": "https://fcm.googleapis.com/fcm/send/abc"})
            await anna.post("/api/push/end", {"endpoint": "https://fcm.googleapis.com/fcm/send/abc"})
            assert (await anna.get("/api/calls"))["browsers"] == []

    asyncio.run(scene())


@pytest.mark.parametrize("wrong", [{"key": encoded(b"\x04" + bytes(64))}, {"key": "?"}, {"auth": encoded(b"short")}])
def test_a_key_that_nothing_can_be_sealed_with_is_refused(tmp_path: Path, wrong: dict[str, str]) -> None:
    async def scene() -> None:
        async with serving(tmp_path) as site, site.visitor() as anna, boxes() as push:
            body = {**push.subscription(), "endpoint": "https://fcm.googleapis.com/x", **wrong}
            assert (await anna.post("/api/push", body, 400))["error"]["code"] == "push-form"

    asyncio.run(scene())


def test_a_notice_to_an_address_taken_long_ago_goes_to_push_services_alone(tmp_path: Path, time_passes: Moved) -> None:
    async def scene() -> None:
        async with days(tmp_path, time_passes) as game:
            elsewhere = {"endpoint": f"http://127.0.0.1:{game.push.port}\\@127.0.0.1/anna"}
            known = update(schema.subscriptions).values(**elsewhere)
            await game.site.hall.database.write(lambda connection: connection.execute(known))
            await game.until_annas_turn()
            await game.later(minutes=1)
            assert (len(game.subjects), game.titles) == (1, [])

    asyncio.run(scene())


def test_a_mail_program_that_only_opens_the_address_to_stop_at_comes_to_the_page_that_does_it(tmp_path: Path) -> None:
    async def scene() -> None:
        async with serving(tmp_path) as site, site.visitor() as anna:
            answer = await anna.http.get("/api/stop/some.signed_token")
            assert (answer.status_code, answer.headers["location"]) == (303, "/letter/stop/some.signed_token")

    asyncio.run(scene())


async def called(game: Scene) -> int:
    """To how many browsers Anna's turn is told."""
    before = len(game.titles)
    await game.until_annas_turn()
    await game.later(minutes=1)
    return len(game.titles) - before


def test_a_browser_in_which_one_is_known_no_longer_takes_no_notices(tmp_path: Path, time_passes: Moved) -> None:
    async def scene() -> None:
        async with days(tmp_path, time_passes) as game, game.site.visitor() as elsewhere:
            account = {"name": "Anna", "password": "correct horse"}
            await game.anna.post("/api/account", account)
            assert await called(game) == 1  # the browser of the guest is that of the account
            await game.annas_move()
            await elsewhere.post("/api/login", account)
            await elsewhere.post("/api/push", game.push.subscription("elsewhere"))
            assert await called(game) == 2
            await game.annas_move()
            (other,) = [one for one in await game.anna.get("/api/sessions") if not one["this"]]
            await game.anna.post(f"/api/sessions/{other['id']}/end")
            assert await called(game) == 1
            assert len((await game.anna.get("/api/calls"))["browsers"]) == 1

    asyncio.run(scene())


def test_who_logs_in_as_somebody_else_takes_the_notices_of_a_guest_along_and_no_others(
    tmp_path: Path, time_passes: Moved
) -> None:
    async def scene() -> None:
        async with serving(tmp_path, push_services=("127.0.0.1",)) as site, site.visitor() as browser, boxes() as push:
            async with site.visitor() as elsewhere:
                for name in ("Anna", "Ben"):
                    await elsewhere.post("/api/account", {"name": name, "password": "correct horse"})
                    await elsewhere.post("/api/logout")
            await browser.post("/api/push", push.subscription())
            (known,) = (await browser.get("/api/calls"))["browsers"]
            await browser.post("/api/login", {"name": "Anna", "password": "correct horse"})
            assert (await browser.get("/api/calls"))["browsers"] == [known]
            await browser.post("/api/login", {"name": "Ben", "password": "correct horse"})
            assert (await browser.get("/api/calls"))["browsers"] == []
            await browser.post("/api/login", {"name": "Anna", "password": "correct horse"})
            assert (await browser.get("/api/calls"))["browsers"] == []

    asyncio.run(scene())
