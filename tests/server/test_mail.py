"""Letters: on their way once, tried again later, and never in anybody's way."""

import asyncio
import sqlite3
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, closing
from email.header import decode_header, make_header
from functools import partial
from pathlib import Path
from typing import Any

import msgspec
import pytest
from sqlalchemy import select

from ratusz.kernel.problem import Problem
from ratusz.server.backup import back_up, restore
from ratusz.server.calls.mail import Letter, Relay, checked_address
from ratusz.server.calls.outbox import FAILED, HANDED, LEASE, SENT, TAKEN, WAITING, Outbox
from ratusz.server.clock import now
from ratusz.server.run import listening
from ratusz.server.storage import schema
from ratusz.server.storage.database import address
from tests.server.moved import Moved, time_passes
from tests.server.process import Process
from tests.server.sink import Sink, sinking
from tests.server.site import PATIENCE, Site, serving

__all__ = ["time_passes"]

LETTER = Letter("anna@mail.example", "Grüße", "Zażółć gęślą jaźń\n")
SITE = "http://games.example"


@asynccontextmanager
async def posting(folder: Path, **values: Any) -> AsyncIterator[tuple[Site, Sink]]:
    """A server with mail."""
    async with sinking() as sink:
        chosen = {"smtp": sink.address, "sender": "Ratusz <ratusz@games.example>", "origin": SITE, **values}
        async with serving(folder, **chosen) as site:
            yield site, sink


async def states(site: Site) -> list[str]:
    chosen = select(schema.outbox.c.state).order_by(schema.outbox.c.id)
    return list(await site.hall.database.read(lambda connection: connection.execute(chosen).scalars().all()))


async def settled(site: Site, *wanted: str) -> None:
    async with asyncio.timeout(PATIENCE):
        while await states(site) != list(wanted):
            await asyncio.sleep(0.02)


def test_a_letter_arrives_once_however_often_it_is_posted(tmp_path: Path) -> None:
    async def scene() -> None:
        async with posting(tmp_path) as (site, sink):
            assert await site.hall.mail.send("turn 7", "anna", LETTER)
            assert not await site.hall.mail.send("turn 7", "anna", LETTER)
            await settled(site, SENT)
            assert not await site.hall.mail.send("turn 7", "anna", LETTER)
            await site.hall.outbox.look()
            (letter,) = sink.letters
            assert (letter["to"], letter["subject"]) == ("anna@mail.example", "Grüße")
            assert letter["from"] == "Ratusz <ratusz@games.example>"
            assert letter.get_content().splitlines() == LETTER.text.splitlines()

    asyncio.run(scene())


@pytest.mark.parametrize(
    "subject",
    [
        "У игрока Константин вышло время: 51-й штат, второе издание, и ещё немного слов",
        "Ben invites you: 51st State, and a title that goes on for longer than a line of a letter does",
        "Anna czeka na Ciebie: Nowe Anioły, i jeszcze trochę słów, żeby wiersz był za długi",
    ],
)
def test_a_mail_program_finds_the_link_that_ends_letters_and_every_space_of_a_subject(tmp_path: Path, subject: str) -> None:
    stop = f"{SITE}/api/letters/stop/{'Ab-_1.' * 40}"

    async def scene() -> None:
        async with posting(tmp_path) as (site, sink):
            await site.hall.mail.send("turn 7", "anna", Letter("anna@mail.example", subject, "Hm\n", stop))
            await settled(site, SENT)
            head = sink.raw[0].partition(b"\r\n\r\n")[0]
            assert f"\r\nList-Unsubscribe: <{stop}>\r\n".encode() in head
            plain = head.replace(b"\r\n ", b" ").split(b"\r\nSubject: ")[1].partition(b"\r\n")[0]
            assert str(make_header(decode_header(plain.decode("ascii")))) == subject
            assert all([len(line) <= 76 for line in head.split(b"\r\n") if b"=?" in line])
            assert sink.letters[0]["subject"] == subject

    asyncio.run(scene())


def test_what_a_mail_server_that_is_down_did_not_take_is_tried_again_later(tmp_path: Path, time_passes: Moved) -> None:
    async def scene() -> None:
        async with posting(tmp_path) as (site, sink):
            sink.refusing = "451 later"
            await site.hall.mail.send("turn 7", "anna", LETTER)
            async with asyncio.timeout(PATIENCE):
                while not sink.refused:
                    await asyncio.sleep(0.02)
            await settled(site, WAITING)
            sink.refusing = ""
            await site.hall.outbox.look()
            assert await states(site) == [WAITING]
            time_passes.move(minutes=2)
            site.hall.outbox.ring()
            await settled(site, SENT)
            assert len(sink.letters) == 1

    asyncio.run(scene())


def test_a_letter_that_is_refused_for_good_is_not_sent_again(tmp_path: Path) -> None:
    async def scene() -> None:
        async with posting(tmp_path) as (site, sink):
            sink.refusing = "550 no such person"
            await site.hall.mail.send("turn 7", "anna", LETTER)
            await settled(site, FAILED)

    asyncio.run(scene())


@pytest.mark.parametrize("goodbye", ["421 too busy", "500 what?"])
def test_what_is_answered_to_a_goodbye_changes_nothing_about_a_letter(tmp_path: Path, time_passes: Moved, goodbye: str) -> None:
    async def scene() -> None:
        async with posting(tmp_path) as (site, sink):
            sink.answers["QUIT"] = goodbye
            await site.hall.mail.send("turn 7", "anna", LETTER)
            await settled(site, SENT)
            time_passes.move(days=1)
            await site.hall.outbox.look()
            assert len(sink.letters) == 1

    asyncio.run(scene())


def test_what_a_mail_server_has_against_us_is_put_right_and_no_letter_is_lost(tmp_path: Path, time_passes: Moved) -> None:
    async def scene() -> None:
        async with posting(tmp_path) as (site, sink):
            sink.answers["MAIL"] = "550 who are you?"
            await site.hall.mail.send("turn 7", "anna", LETTER)
            async with asyncio.timeout(PATIENCE):
                while not await postponed(site):
                    await asyncio.sleep(0.02)
            sink.answers.clear()
            time_passes.move(minutes=2)
            site.hall.outbox.ring()
            await settled(site, SENT)

    asyncio.run(scene())


async def postponed(site: Site) -> bool:
    chosen = select(schema.outbox.c.id).where(schema.outbox.c.tries > 0)
    return await site.hall.database.read(lambda connection: connection.execute(chosen).first()) is not None


def test_a_letter_that_is_worth_nothing_any_more_is_not_sent(tmp_path: Path) -> None:
    async def scene() -> None:
        async with posting(tmp_path) as (site, sink):
            await site.hall.mail.send("recovery", "anna", msgspec.structs.replace(LETTER, until=now()))
            await settled(site, FAILED)
            assert sink.letters == []

    asyncio.run(scene())


def test_a_mail_server_that_says_nothing_keeps_nobody_else_waiting(tmp_path: Path) -> None:
    async def scene() -> None:
        async with posting(tmp_path) as (site, sink):
            sink.hanging = True
            for number in range(40):
                await site.hall.mail.send(f"turn {number}", "anna", LETTER)
            await asyncio.wait_for(sink.hung.wait(), PATIENCE)
            await asyncio.sleep(0.2)
            assert await asyncio.wait_for(asyncio.to_thread(lambda: True), 2.0)  # as passwords are hashed
            sink.hanging = False

    asyncio.run(scene())


def test_a_letter_that_may_have_arrived_is_not_sent_again(tmp_path: Path, time_passes: Moved) -> None:
    async def scene() -> None:
        async with posting(tmp_path) as (site, sink):
            sink.silent = True
            await site.hall.mail.send("turn 7", "anna", LETTER)
            await settled(site, FAILED)
            time_passes.move(days=2)
            await site.hall.outbox.look()
            assert len(sink.letters) == 1

    asyncio.run(scene())


def test_one_of_several_servers_takes_a_letter_and_another_only_when_that_one_has_fallen_silent(
    tmp_path: Path, time_passes: Moved
) -> None:
    async def scene() -> None:
        async with serving(tmp_path) as site:
            one, other = [Outbox(site.hall.database, site.hall.metrics, name) for name in ("one", "other")]
            one.couriers = other.couriers = {"mail": site.hall.mail}
            await one.post("turn 7", "mail", "anna", LETTER)
            (parcel,) = await site.hall.database.write(partial(one.take, way="mail"))
            assert await site.hall.database.write(partial(other.take, way="mail")) == []
            time_passes.move(seconds=LEASE / 1000 + 1)
            (again,) = await site.hall.database.write(partial(other.take, way="mail"))
            assert again.id == parcel.id
            assert await states(site) == [TAKEN]
            assert not await one.handing(parcel)  # it woke up too late
            assert await other.handing(again)
            time_passes.move(days=3)
            assert await site.hall.database.write(partial(one.take, way="mail")) == []  # killed now: it may have arrived
            assert await states(site) == [HANDED]

    asyncio.run(scene())


def test_what_was_on_its_way_when_a_back_up_was_made_is_not_sent_when_it_is_put_back(tmp_path: Path) -> None:
    async def scene() -> None:
        async with serving(tmp_path) as site:  # without mail, so that it stays there
            await site.hall.outbox.post("turn 7", "mail", "anna", LETTER)

    asyncio.run(scene())
    back_up(address(f"sqlite:///{tmp_path}/games.db"), tmp_path / "kept.db")
    restore(tmp_path / "kept.db", address(f"sqlite:///{tmp_path}/again.db"), sure=False)
    with closing(sqlite3.connect(tmp_path / "again.db")) as connection:
        assert connection.execute("SELECT key, state, parcel FROM outbox").fetchall() == [("turn 7", FAILED, "")]


@pytest.mark.slow
def test_a_server_killed_while_it_sends_a_letter_sends_it_when_it_is_back_and_once(tmp_path: Path) -> None:
    async def scene() -> None:
        with closing(listening("127.0.0.1", 0)) as door:
            port = door.getsockname()[1]
        async with sinking() as sink:
            sink.hanging = True
            origin = f"http://127.0.0.1:{port}"
            more = ("--smtp", sink.address, "--mail-from", "ratusz@games.example", "--origin", origin)
            process = Process(f"sqlite:///{tmp_path}/games.db", tmp_path, port, *more)
            site = await process.start()
            async with site.visitor() as anna:
                await anna.post("/api/email", {"address": "anna@mail.example"})
                await asyncio.wait_for(sink.hung.wait(), PATIENCE)
                process.kill()
                sink.hanging = False
                await process.start()
                await asyncio.wait_for(sink.came.wait(), PATIENCE)
                process.kill()  # whether it has written down that the letter arrived or not
                await process.start()
                await anna.post("/api/email", {"address": "ben@mail.example"})
                async with asyncio.timeout(PATIENCE):
                    while sink.letters[-1]["to"] != "ben@mail.example":
                        await asyncio.sleep(0.05)
            await process.stop()
            assert [letter["to"] for letter in sink.letters] == ["anna@mail.example", "ben@mail.example"]

    asyncio.run(scene())


@pytest.mark.slow
def test_several_servers_on_postgresql_send_each_letter_once(tmp_path: Path, postgresql: str) -> None:
    async def scene() -> None:
        async with posting(tmp_path, database=postgresql) as (site, sink):
            more: dict[str, Any] = {"smtp": sink.address, "sender": "ratusz@games.example", "origin": SITE}
            async with serving(tmp_path, database=postgresql, **more) as other:
                keys = [f"postgresql {number}" for number in range(30)]
                for key in keys:
                    await site.hall.mail.send(key, "anna", LETTER)
                    other.hall.outbox.ring()
                async with asyncio.timeout(PATIENCE):
                    while len(sink.letters) < len(keys):
                        await asyncio.sleep(0.05)
                await asyncio.gather(site.hall.outbox.look(), other.hall.outbox.look())
                assert len({letter["message-id"] for letter in sink.letters}) == len(sink.letters) == len(keys)

    asyncio.run(scene())


def test_an_address_counts_when_the_link_in_its_letter_is_opened_and_the_link_works_once(tmp_path: Path) -> None:
    async def scene() -> None:
        async with posting(tmp_path) as (site, sink), site.visitor() as anna, site.visitor() as reader:
            await anna.patch("/api/me", {"language": "pl"})
            assert (await anna.post("/api/email", {"address": "anna@mail.example"}))["email"] is None
            await asyncio.wait_for(sink.came.wait(), PATIENCE)
            assert sink.letters[0]["subject"] == "Potwierdź swój adres e-mail w Ratuszu"
            place, _, token = sink.link().rpartition("/")
            assert place == f"{SITE}/letter/email"
            assert (await reader.post("/api/email/confirm", {"token": token[:-2]}, 403))["error"]["code"] == "link-refused"
            await reader.post("/api/email/confirm", {"token": token})
            assert (await anna.get("/api/me"))["email"] == "anna@mail.example"
            assert (await reader.post("/api/email/confirm", {"token": token}, 403))["error"]["code"] == "link-refused"
            assert (await anna.post("/api/email", {"address": None}))["email"] is None

    asyncio.run(scene())


def test_a_link_that_is_too_old_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene() -> None:
        async with posting(tmp_path) as (site, sink), site.visitor() as anna:
            await anna.post("/api/email", {"address": "anna@mail.example"})
            await asyncio.wait_for(sink.came.wait(), PATIENCE)
            monkeypatch.setattr("ratusz.server.http.letters.DAY", -1)
            token = sink.link().rpartition("/")[2]
            assert (await anna.post("/api/email/confirm", {"token": token}, 403))["error"]["code"] == "link-refused"

    asyncio.run(scene())


def test_a_server_without_mail_says_so(tmp_path: Path) -> None:
    async def scene() -> None:
        async with serving(tmp_path) as site, site.visitor() as anna:
            assert (await anna.post("/api/email", {"address": "a@mail.example"}, 409))["error"]["code"] == "no-mail"

    asyncio.run(scene())


@pytest.mark.parametrize(
    "text",
    ["", "anna", "anna@", "@mail.example", "anna@mail", "a b@mail.example", "a@b.example\nBcc: x@y.example", "ä@b.example"],
)
def test_what_is_no_address_is_refused(text: str) -> None:
    with pytest.raises(Problem, match="email-form"):
        checked_address(text)


@pytest.mark.parametrize(
    "text", ["mail.example", "http://mail.example", "smtp://", "smtp://mail.example:x", "smtp://mail.example/x"]
)
def test_what_is_no_mail_server_is_refused(text: str) -> None:
    with pytest.raises(Problem, match="smtp-form"):
        Relay.read(text)


def test_a_mail_server_is_read_with_name_and_password() -> None:
    assert Relay.read("smtps://anna:p%40ss@mail.example") == Relay("mail.example", 465, True, "anna", "p@ss")
