"""What bad input gets: a code, a sentence, and a connection that stays."""

import asyncio
import random
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from ratusz.kernel.problem import Problem
from ratusz.server.socket import read
from ratusz.server.tables.speech import speech
from ratusz.server.tables.telling import Frame, Teller, problem_frame
from tests.server.site import BOT, LOCAL, ME, OPEN, serving

FIRST = {"options": {"first": 0}}


def test_every_bad_message_gets_its_error_and_the_socket_stays(tmp_path: Path) -> None:
    async def scene() -> None:
        async with serving(tmp_path) as site, site.visitor() as anna:
            made = await anna.open_table(ME, LOCAL, **FIRST)
            async with anna.at(made["table"], made["seats"][0]["token"]) as player:
                state = await player.seated()
                refused = state["asks"][0]["refused"]
                cases: list[tuple[dict[str, Any], str]] = [
                    ({"do": "act", "seat": 1, "seq": 0, "action": "pass"}, "not-yours"),
                    ({"do": "act", "seat": -1, "seq": 0, "action": "pass"}, "not-yours"),
                    ({"do": "act", "seat": 7, "seq": 0, "action": "pass"}, "not-yours"),
                    ({"do": "act", "seat": 0, "seq": 3, "action": "pass"}, "stale"),
                    ({"do": "act", "seat": 0, "seq": 0, "action": ""}, "action-empty"),
                    ({"do": "act", "seat": 0, "seq": 0, "action": "dance"}, "action-unknown"),
                    ({"do": "act", "seat": 0, "seq": 0, "action": "take nothing"}, "name-unknown"),
                    ({"do": "act", "seat": 0, "seq": 0, "action": "take"}, "word-count"),
                    ({"do": "act", "seat": 0, "seq": 0, "action": "pass"}, "illegal"),
                    ({"do": "act", "seat": 0, "seq": 2**60, "action": "pass"}, "message-whole"),
                    ({"do": "act", "seat": "0", "seq": 0, "action": "pass"}, "message-form"),
                    ({"do": "act", "seat": 0, "seq": 0}, "message-form"),
                    ({"do": "act", "seat": 0, "seq": 0, "action": "pass", "more": 1}, "message-form"),
                    ({"do": "fly"}, "message-form"),
                    ({}, "message-form"),
                    ({"do": "undo", "seat": 0, "seq": 0}, "undo-nothing"),
                    ({"do": "consent", "seat": 0, "yes": True}, "undo-no-request"),
                    ({"do": "hint", "seat": 1}, "not-yours"),
                    ({"do": "lang", "lang": "xx"}, "language"),
                    ({"do": "seat", "seat": 0, "bot": "search:99999s"}, "bot-unknown"),
                    ({"do": "chat", "text": ""}, "chat-form"),
                    ({"do": "act", "seat": 0, "seq": 0, "action": "x" * 17_000}, "too-long"),
                ]
                assert refused == [] or refused[0]["rule"]
                for number, (message, code) in enumerate(cases):
                    await player.socket.send(msgspec.json.encode({**message, "id": f"case {number}"}).decode())
                    answer = await player.until(lambda: player.answer(f"case {number}"))  # noqa: B023
                    assert answer["type"] == "error"
                    assert answer["code"] == code, message
                    assert answer["message"]
                for raw in (b"\xff\xfe", "{", "[]", "null", "[" * 5000, '{"do": "ping", "id": {"x": 1}}', '{"do":"ping"}}'):
                    before = len(player.frames)
                    await player.socket.send(raw)
                    await player.until(lambda: len(player.frames) > before)  # noqa: B023
                    assert player.frames[-1]["code"] in ("message-json", "message-form", "message-whole")
                assert (await player.ask("ping"))["type"] == "pong"
                assert (await player.act(state["asks"][0]["actions"][0]["text"]))["type"] == "ok"

    asyncio.run(scene())


def test_a_message_of_the_wrong_form_is_told_by_its_field_in_the_language_of_the_reader(tmp_path: Path) -> None:
    for data, told in [
        (b'{"do": "act", "seat": 0, "seq": 0}', "Pole „action” wiadomości: brakuje tego pola."),
        (b'{"do": "act", "seat": "0", "seq": 0, "action": "pass"}', "Pole „seat” wiadomości: "),
        (b'{"do": "fly"}', "Pole „do” wiadomości: "),
        (b"[]", "Wiadomość jako całość: "),
    ]:
        with pytest.raises(Problem) as caught:
            read(data)
        assert problem_frame(speech("pl"), caught.value)["message"].startswith(told)


def test_a_refused_action_names_its_clause(tmp_path: Path) -> None:
    async def scene() -> None:
        async with serving(tmp_path) as site, site.visitor() as anna:
            table = (await anna.open_table(ME, LOCAL))["table"]
            chance = random.Random(1)
            async with anna.at(table) as player:
                await player.seated()
                while not player.state["asks"][0]["refused"]:
                    seq = player.state["seq"]
                    await player.act(chance.choice(player.state["asks"][0]["actions"])["text"])
                    await player.beyond(seq)
                refused = player.state["asks"][0]["refused"][0]
                answer = await player.act(refused["text"])
                assert (answer["code"], answer["rule"], answer["message"]) == ("refused", refused["rule"], refused["reason"])

    asyncio.run(scene())


def test_out_of_turn_and_after_the_end(tmp_path: Path) -> None:
    async def scene() -> None:
        async with serving(tmp_path) as site, site.visitor() as anna:
            made = await anna.open_table(ME, LOCAL, **FIRST)
            async with anna.at(made["table"], made["seats"][1]["token"]) as second, anna.at(made["table"]) as both:
                await second.seated()
                answer = await second.act("pass")
                assert answer["code"] in ("not-your-turn", "illegal")
                await both.play_on(random.Random(2))
                await second.finished()
                assert (await second.act("pass"))["code"] == "over"
                assert (await second.ask("undo", seat=1, seq=second.state["seq"]))["code"] == "over"
                assert (await second.ask("hint", seat=1))["code"] == "over"

    asyncio.run(scene())


def test_an_unknown_table_says_goodbye(tmp_path: Path) -> None:
    async def scene() -> None:
        async with serving(tmp_path) as site:
            address = site.address.replace("http", "ws") + "/api/tables/nowhere/ws"
            async with connect(address) as socket:
                assert msgspec.json.decode(await socket.recv())["code"] == "gone"
                with pytest.raises(ConnectionClosed):
                    await socket.recv()
                assert socket.close_code == 4404

    asyncio.run(scene())


def test_a_wrong_token_is_a_spectator(tmp_path: Path) -> None:
    async def scene() -> None:
        async with serving(tmp_path) as site, site.visitor() as anna:
            table = (await anna.open_table(ME, BOT))["table"]
            async with anna.at(table, "guessed") as player:
                assert (await player.seated())["eyes"] is None

    asyncio.run(scene())


def test_every_bad_request_gets_its_error(tmp_path: Path) -> None:
    async def scene() -> None:
        async with serving(tmp_path) as site, site.visitor() as anna, site.visitor() as ben:
            table = (await anna.open_table(ME, OPEN))["table"]
            seats = {"game": "state51", "seats": [ME, BOT]}
            cases: list[tuple[str, Any, int, str]] = [
                ("/api/tables", {**seats, "game": "chess"}, 404, "game-unknown"),
                ("/api/tables", {**seats, "seats": [ME]}, 400, "seats"),
                ("/api/tables", {**seats, "seats": []}, 400, "message-form"),
                ("/api/tables", {**seats, "seats": [ME] * 100}, 400, "message-form"),
                ("/api/tables", {**seats, "seats": [ME, {"kind": "bot", "bot": "oracle"}]}, 400, "bot-unknown"),
                ("/api/tables", {**seats, "seats": [ME, {"kind": "ghost"}]}, 400, "message-form"),
                ("/api/tables", {**seats, "options": {"first": 9}}, 400, "option-value"),
                ("/api/tables", {**seats, "options": {"colour": "red"}}, 400, "option-unknown"),
                ("/api/tables", {**seats, "game": "frostpunk", "options": {"told": "P001"}}, 400, "option-unknown"),
                ("/api/tables", {**seats, "seats": [{"kind": "me", "name": "\t"}, BOT]}, 400, "name-form"),
                ("/api/tables", {**seats, "unknown": 1}, 400, "message-form"),
                ("/api/tables", [], 400, "message-whole"),
                ("/api/tables/nowhere/join", {}, 404, "table-unknown"),
                (f"/api/tables/{table}/join", {"seat": 5}, 400, "seat"),
                (f"/api/tables/{table}/join", {"seat": 0}, 409, "seat-taken"),
                (f"/api/tables/{table}/join", {}, 409, "seat-yours"),
                (f"/api/tables/{table}/seats/9", {"bot": None}, 400, "seat"),
                (f"/api/tables/{table}/seats/0", {"bot": "oracle"}, 400, "bot-unknown"),
                (f"/api/tables/{table}/seats/0", {}, 400, "message-form"),
                (f"/api/tables/{table}/continue", {"at": 0, "seats": [ME, BOT]}, 403, "sealed"),
                ("/api/records", {}, 400, "record-form"),
                ("/api/me", {}, 405, "method"),
            ]
            for path, body, status, code in cases:
                error = (await anna.post(path, body, status))["error"]
                assert error["code"] == code, (path, body)
                assert error["message"]
            assert (await ben.post(f"/api/tables/{table}/seats/0", {"bot": None}, 403))["error"]["code"] == "not-yours"
            for path, status, code in [
                ("/api/tables/nowhere", 404, "table-unknown"),
                ("/api/tables/nowhere/record", 404, "table-unknown"),
                ("/api/games/chess/rules", 404, "game-unknown"),
                ("/api/games/chess/catalogue", 404, "game-unknown"),
                ("/api/tables?which=yours", 400, "message-form"),
                ("/api/games?lang=xx", 400, "language"),
                ("/api/unknown", 404, "page-unknown"),
                (f"/api/tables/{table}/replay", 403, "sealed"),
            ]:
                error = (await anna.get(path, status))["error"]
                assert error["code"] == code, path

    asyncio.run(scene())


def test_a_body_that_is_not_json_is_refused(tmp_path: Path) -> None:
    async def scene() -> None:
        async with serving(tmp_path) as site, site.visitor() as anna:

            async def posted(content: bytes, kind: str = "application/json") -> tuple[int, str]:
                response = await anna.http.post("/api/login", content=content, headers={"content-type": kind})
                return response.status_code, response.json()["error"]["code"]

            assert await posted(b"{") == (400, "message-json")
            assert await posted(b"\xff\xff") == (400, "message-json")
            assert (await posted(b"[" * 60_000))[0] == 400
            assert await posted(b"{}", "text/plain") == (415, "not-json")
            assert await posted(b'{"name": "' + b"x" * 70_000 + b'"}') == (413, "too-long")

    asyncio.run(scene())


def test_pages_of_other_sites_can_do_nothing(tmp_path: Path) -> None:
    async def scene() -> None:
        async with serving(tmp_path, hosts=("127.0.0.1",)) as site, site.visitor() as anna:
            table = (await anna.open_table(ME, BOT))["table"]
            body = {"game": "state51", "seats": [ME, BOT]}
            foreign = [{"origin": "https://evil.example"}, {"sec-fetch-site": "cross-site"}, {"sec-fetch-site": "same-site"}]
            foreign += [{"origin": "null"}, {"origin": site.address + ".evil.example"}, {"origin": "http://[broken"}]
            for headers in foreign:
                response = await anna.http.post("/api/tables", json=body, headers=headers)
                assert (response.status_code, response.json()["error"]["code"]) == (403, "origin"), headers
            own = {"origin": site.address, "sec-fetch-site": "same-origin"}
            assert (await anna.http.post("/api/tables", json=body, headers=own)).status_code == 201
            for host in ("evil.example", "[", "[x]:1"):
                assert (await anna.http.get("/api/me", headers={"host": host})).status_code == 421
            address = site.address.replace("http", "ws") + f"/api/tables/{table}/ws"
            with pytest.raises(InvalidStatus):
                async with connect(address, origin="https://evil.example"):  # type: ignore[arg-type]
                    pass
            async with connect(address, origin=site.address) as socket:  # type: ignore[arg-type]
                assert msgspec.json.decode(await socket.recv())["type"] == "log"

    asyncio.run(scene())


def test_nobody_is_told_how_the_server_is_made(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A fault of ours is an apology and a line in the log, not a stack trace on the wire."""

    async def scene() -> None:
        async with serving(tmp_path) as site, site.visitor() as anna:
            made = await anna.open_table(ME, BOT, **FIRST)

            async def broken(*args: Any) -> None:
                raise RuntimeError("inner workings")

            monkeypatch.setattr(site.hall.store, "summary", broken)
            response: httpx.Response = await anna.http.get(f"/api/tables/{made['table']}")
            assert (response.status_code, response.json()["error"]["code"]) == (500, "fault")
            assert "inner" not in response.text
            async with anna.at(made["table"]) as player:
                state = await player.seated()
                room = site.hall.house.rooms[made["table"]]
                monkeypatch.setattr(room, "act", broken)
                await player.send("act", seat=0, seq=state["seq"], action="pass")
                await player.until(lambda: player.last("bye"))
                assert player.last("bye")["code"] == "fault"
                assert not [text for text in player.raw if "inner" in text]

    asyncio.run(scene())


def test_a_problem_without_a_sentence_is_still_answered() -> None:
    frame = problem_frame(speech("en"), Problem("never-heard-of"))
    assert frame == {"code": "never-heard-of", "message": "Something is wrong with that (never-heard-of)."}


def test_what_cannot_be_told_to_one_is_told_to_the_others(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A word missing in the language of a spectator must not stop the table."""

    async def scene() -> None:
        async with serving(tmp_path) as site, site.visitor() as anna, site.visitor() as ivan:
            table = (await anna.open_table(ME, BOT, **FIRST))["table"]
            async with ivan.at(table) as spectator, anna.at(table) as player:
                await player.seated()
                await spectator.ask("lang", lang="ru")
                whole = Teller.state

                def wordless(teller: Teller, eyes: int | None, reasons: bool) -> Frame:
                    if teller.w.language == "ru":
                        raise LookupError("no such word")
                    return whole(teller, eyes, reasons)

                monkeypatch.setattr(Teller, "state", wordless)
                await player.play_on(random.Random(3))
                assert player.state["over"]
                await spectator.until(lambda: spectator.last("bye"))
                assert spectator.last("bye")["code"] == "fault"

    asyncio.run(scene())
