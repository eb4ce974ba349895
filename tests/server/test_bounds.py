"""Numbers, depth and length are bounded: whatever is sent, the socket stays open, and the answer says what is wrong."""

import asyncio
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings

from tests import odd
from tests.server.site import LOCAL, ME, Site, serving

NINES = "9" * 30


@pytest.mark.parametrize("verb", ["decline", "fulfil"])
def test_thirty_nines_do_not_close_the_socket(tmp_path: Path, verb: str) -> None:
    async def scene() -> None:
        async with serving(tmp_path) as site, site.visitor() as anna:
            seats = [ME, LOCAL, LOCAL, LOCAL]
            table = (await anna.post("/api/tables", {"game": "newangeles", "seats": seats}))["table"]
            async with anna.at(table) as player:
                state = await player.seated()
                answer = await player.ask("act", seat=state["eyes"], seq=state["seq"], action=f"{verb} {NINES}")
                assert answer["code"] == "word-large"
                assert (await player.ask("ping"))["type"] == "pong"

    asyncio.run(scene())


@pytest.mark.parametrize("depth", [33, 400, 900, 20_000])
def test_a_record_nested_too_deep_is_refused_in_a_sentence(tmp_path: Path, depth: int) -> None:
    async def scene() -> None:
        async with serving(tmp_path) as site, site.visitor() as anna:
            body = b'{"game": "state51", "moves": ' + b"[" * depth + b"]" * depth + b"}"
            response = await anna.http.post("/api/records", content=body, headers={"content-type": "application/json"})
            error = response.json()["error"]
            assert (response.status_code, error["code"]) == (400, "message-whole")
            assert error["message"] == "The message as a whole: the nesting is too deep."

    asyncio.run(scene())


def answers(frames: list[dict[str, Any]]) -> list[dict[str, Any]]:
    return [frame for frame in frames if frame["type"] in ("ok", "error")]


@settings(deadline=None, max_examples=25, derandomize=True, suppress_health_check=list(HealthCheck))
@given(odd.actions, odd.values, odd.values)
def test_whatever_is_sent_is_answered(running: Site, action: str, one: Any, other: Any) -> None:
    async def scene() -> None:
        async with running.visitor() as anna:
            table = (await anna.open_table(ME, LOCAL))["table"]
            async with anna.at(table) as player:
                seat = (await player.seated())["eyes"]
                for fields in (
                    {"do": "act", "seat": seat, "seq": 0, "action": action},
                    {"do": "act", "seat": one, "seq": other, "action": action},
                    {"do": "chat", "text": one, "to": other},
                    {"do": "seat", "seat": seat, "bot": one},
                    {"do": "lang", "lang": other},
                    {"do": "consent", "seat": seat, "yes": other, "more": one},
                ):
                    sent = len(player.frames)
                    await player.socket.send(odd.written(fields))
                    answer = await player.until(lambda: answers(player.frames[sent:]))  # noqa: B023 (called at once)
                    assert answer[0].get("code") != "fault"
            for path, body in (
                ("/api/records", {"game": "state51", "rules": one, "moves": [[0, action], other]}),
                ("/api/tables", {"game": one, "seats": other, "options": {"first": one}}),
                (f"/api/tables/{table}/continue", {"at": one, "seats": [other]}),
                ("/api/login", {"name": one, "password": other}),
            ):
                response = await anna.http.post(path, content=odd.written(body), headers={"content-type": "application/json"})
                assert 400 <= response.status_code < 500, response.text
                assert response.json()["error"]["message"]

    asyncio.run(scene())
    assert "ratusz_errors_total{" not in running.hall.metrics.text().decode()
