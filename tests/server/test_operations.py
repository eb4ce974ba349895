"""What an operator relies on: health, metrics, headers, quiet logs, an orderly end, the command line."""

import asyncio
import contextlib
import json
import signal
import sqlite3
import subprocess
import sys
import threading
import time
from contextlib import closing
from pathlib import Path

import httpx
import pytest

from ratusz import __version__
from ratusz.kernel import compiled
from ratusz.kernel.problem import Problem
from ratusz.server.app import application
from ratusz.server.door import Gate
from ratusz.server.hall import Hall
from ratusz.server.http import page
from ratusz.server.pulse import BEAT, LATE
from ratusz.server.run import Server, configured, listening
from ratusz.terminal.app import run
from tests.server.process import RATUSZ, Process
from tests.server.site import BOT, LOCAL, ME, PATIENCE, serving, settings


def test_health_tells_whether_something_can_be_written(tmp_path: Path) -> None:
    async def scene() -> None:
        async with serving(tmp_path) as site, site.visitor() as anna:
            assert await anna.get("/healthz") == {"database": True, "wrong": [], "version": __version__, "compiled": compiled()}
            written = site.hall.pulse.written
            await anna.get("/healthz")
            assert site.hall.pulse.written == written  # asking often costs nothing

            with closing(sqlite3.connect(tmp_path / "games.db")) as other:
                other.execute("BEGIN IMMEDIATE")
                site.hall.pulse.written -= LATE
                assert (await anna.get("/healthz", 503))["wrong"] == ["database"]
            assert (await anna.get("/healthz"))["database"]

    asyncio.run(scene())


def test_a_server_that_cannot_start_leaves_no_socket_open(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def failing(hall: Hall) -> None:
        raise Problem("database-away")

    monkeypatch.setattr(Hall, "open", failing)
    app = application(settings(tmp_path))
    door = listening("127.0.0.1", 0)
    server = Server(configured(app, Gate(10)), app, lambda: None)
    with pytest.raises(SystemExit):
        asyncio.run(server.serve([door]))
    assert door.fileno() == -1


def test_who_asks_for_health_often_does_not_wait_until_something_is_written(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Of what was written a moment ago it is known that it could be."""
    monkeypatch.setattr("ratusz.server.pulse.LATE", 10 * PATIENCE)
    released = threading.Event()

    async def scene() -> None:
        async with serving(tmp_path) as site, site.visitor() as anna:
            pulse = site.hall.pulse
            pulse.written = written = time.monotonic() - 2 * BEAT
            site.hall.database.writing.submit(released.wait)
            try:
                assert (await anna.get("/healthz"))["wrong"] == []
                assert pulse.written == written
            finally:
                released.set()
            async with asyncio.timeout(PATIENCE):
                while pulse.written == written:
                    await asyncio.sleep(0.01)

    asyncio.run(scene())


def test_health_tells_when_the_journal_stands_still(tmp_path: Path) -> None:
    async def scene() -> None:
        async with serving(tmp_path) as site, site.visitor() as anna:
            site.hall.journal.began = time.perf_counter() - LATE
            assert (await anna.get("/healthz", 503))["wrong"] == ["journal"]

    asyncio.run(scene())


def test_metrics_count_tables_sockets_and_actions(tmp_path: Path) -> None:
    async def scene() -> None:
        async with serving(tmp_path) as site, site.visitor() as anna:
            table = (await anna.open_table(ME, LOCAL))["table"]
            async with anna.at(table) as player:
                state = await player.seated()
                await player.act(state["asks"][0]["actions"][0]["text"])
                await player.act("dance")
                lines = (await anna.http.get("/metrics")).text.splitlines()
                assert "ratusz_tables_awake 1.0" in lines
                assert "ratusz_sockets 1.0" in lines
                assert 'ratusz_actions_total{by="person"} 1.0' in lines
                assert 'ratusz_refusals_total{code="stale"} 1.0' in lines or any(
                    "ratusz_refusals_total{" in line for line in lines
                )
                assert "ratusz_action_seconds_count 1.0" in lines

    asyncio.run(scene())


def test_every_answer_carries_the_security_headers(tmp_path: Path) -> None:
    async def scene() -> None:
        async with serving(tmp_path) as site, site.visitor() as anna:
            for path in ("/", "/api/me", "/healthz", "/metrics", "/openapi.json", "/api/nowhere", "/assets/none.js"):
                headers = (await anna.http.get(path)).headers
                policy = headers["content-security-policy"]
                assert "script-src 'self'" in policy
                assert "unsafe-inline" not in policy.split("script-src")[1].split(";")[0]
                assert headers["x-content-type-options"] == "nosniff"
                assert headers["referrer-policy"] == "no-referrer"
            assert (await anna.http.get("/api/me")).headers["cache-control"] == "no-store"

    asyncio.run(scene())


def test_the_page_is_served_from_the_bundle(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    bundle = tmp_path / "bundle" / "web"
    (bundle / "assets").mkdir(parents=True)
    (bundle / "index.html").write_text("<!doctype html><title>table</title>" + " " * 2000)
    (bundle / "assets" / "app-1a2b.js").write_text("export {}")
    (tmp_path / "bundle" / "secret.txt").write_text("secret")
    monkeypatch.setattr(page, "root", lambda: bundle)

    async def scene() -> None:
        async with serving(tmp_path) as site, site.visitor() as anna:
            for path in ("/", "/table/abc", "/index.html"):
                response = await anna.http.get(path)
                assert response.status_code == 200
                assert response.text.startswith("<!doctype html>")
                assert response.headers["content-encoding"] == "gzip"
                assert response.headers["cache-control"] == "no-cache"
            script = await anna.http.get("/assets/app-1a2b.js")
            assert "immutable" in script.headers["cache-control"]
            assert script.headers["content-type"].startswith("application/javascript")
            assert (await anna.http.get("/assets/gone.js")).status_code == 404
            for path in (
                "/../secret.txt",
                "/%2e%2e/secret.txt",
                "/assets/../../secret.txt",
                "/assets/..%2f..%2fsecret.txt",
                "/%00",
                "/" + "x" * 5000,
            ):
                assert "secret" not in (await anna.http.get(path)).text

    asyncio.run(scene())


def test_without_a_bundle_the_page_says_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(page, "root", lambda: tmp_path / "web")

    async def scene() -> None:
        async with serving(tmp_path) as site, site.visitor() as anna:
            assert (await anna.get("/", 400))["error"]["code"] == "page-missing"

    asyncio.run(scene())


@pytest.mark.slow
def test_a_stopping_server_says_goodbye_and_keeps_everything(tmp_path: Path) -> None:
    async def scene() -> None:
        process = Process(f"sqlite:///{tmp_path}/games.db", tmp_path)
        site = await process.start()
        async with site.visitor() as anna:
            made = await anna.open_table(ME, LOCAL)
            async with anna.at(made["table"]) as player:
                state = await player.seated()
                await player.act(state["asks"][0]["actions"][0]["text"])
                await player.beyond(0)
                view = player.state["view"]
                assert await process.stop(signal.SIGTERM) in (0, -signal.SIGTERM)
                await player.until(lambda: player.closed)
                assert player.last("bye")["code"] == "restart"
                assert player.socket.close_code == 1012
            await process.start()
            async with anna.at(made["table"]) as player:
                assert (await player.seated())["view"] == view
        await process.stop()

    asyncio.run(scene())


def test_a_stopping_server_lets_nobody_new_in(tmp_path: Path) -> None:
    """Whoever is sent away would come back to a table that no bot moves any more."""

    async def scene() -> None:
        answered: list[int] = []
        async with serving(tmp_path) as site:
            settle = site.hall.farewell

            async def farewell() -> None:
                with contextlib.suppress(httpx.ConnectError):
                    async with site.visitor() as late:
                        answered.append((await late.http.get("/healthz")).status_code)
                await settle()

            site.hall.farewell = farewell  # type: ignore[method-assign]
        assert answered == []

    asyncio.run(scene())


@pytest.mark.slow
def test_logs_hold_no_secrets(tmp_path: Path) -> None:
    async def scene() -> None:
        process = Process(f"sqlite:///{tmp_path}/games.db", tmp_path)
        site = await process.start()
        async with site.visitor() as anna:
            await anna.post("/api/account", {"name": "Zofia", "password": "correct horse"})
            made = await anna.open_table(ME, BOT)
            token = made["seats"][0]["token"]
            async with anna.at(made["table"], token) as player:
                await player.seated()
                await player.ask("chat", text="whispered words")
            cookie = anna.http.cookies["ratusz"]
        await process.stop()
        log = process.logged()
        lines = [json.loads(line) for line in log.splitlines()]
        assert any(line["event"] == "request" and line["route"] == "POST /api/tables" for line in lines)
        for secret in (token, cookie, "correct horse", "whispered", made["table"], "Zofia"):
            assert secret not in log

    asyncio.run(scene())


def ratusz(folder: Path, *words: str) -> tuple[int, str]:
    environment = {"XDG_DATA_HOME": str(folder), "RATUSZ_LANG": "en", "PATH": "/usr/bin", "COLUMNS": "200"}
    done = subprocess.run([RATUSZ, *words], capture_output=True, text=True, env=environment, timeout=60, check=False)
    return done.returncode, done.stdout + done.stderr


@pytest.mark.slow
def test_an_administrator_lists_exports_and_deletes_tables(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path}/games.db"

    async def scene() -> None:
        async with serving(tmp_path) as site, site.visitor() as anna:
            kept = (await anna.open_table(ME, LOCAL))["table"]
            table = (await anna.open_table(ME, LOCAL))["table"]
            async with anna.at(table) as player:
                state = await player.seated()
                await player.act(state["asks"][0]["actions"][0]["text"])
                code, out = await asyncio.to_thread(ratusz, tmp_path, "admin", "list", "--database", database)
                assert code == 0
                assert kept in out
                assert table in out
                code, out = await asyncio.to_thread(ratusz, tmp_path, "admin", "export", table, "--database", database)
                assert json.loads(out)["moves"]
                assert json.loads(out)["seed"]
                code, out = await asyncio.to_thread(ratusz, tmp_path, "admin", "delete", table, "--database", database)
                assert code == 2
                assert "--yes" in out
                code, out = await asyncio.to_thread(ratusz, tmp_path, "admin", "delete", table, "--yes", "--database", database)
                assert (code, out) == (0, f"Table {table} has been deleted.\n")
                # The server notices when somebody acts there.
                await player.send(
                    "act",
                    seat=player.state["eyes"],
                    seq=player.state["seq"],
                    action=player.state["asks"][0]["actions"][0]["text"],
                )
                await player.until(lambda: player.last("bye") or player.last("error"))
                assert (player.last("bye") or player.last("error"))["code"] in ("gone", "table-unknown")
            await anna.get(f"/api/tables/{table}", 404)
            await anna.get(f"/api/tables/{kept}")
            code, out = await asyncio.to_thread(ratusz, tmp_path, "admin", "delete", table, "--yes", "--database", database)
            assert code == 2
            assert out.startswith("There is no table")

    asyncio.run(scene())


@pytest.mark.parametrize(
    ("words", "begins"),
    [
        (["serve", "--database", "mysql://x"], "“mysql” is not a database"),
        (["serve", "--database", "nonsense"], "“nonsense” is not a database"),
        (["serve", "--database", "sqlite://"], "“sqlite://” is not a database"),
        (["serve", "--database", "sqlite:///a-file/games.db"], "a-file/games.db cannot be used: "),
        (["serve", "--port", "99999"], "--port cannot be 99999"),
        (["serve", "--origin", "games.example"], "“games.example” is not the address of a site"),
        (["serve", "--host", "203.0.113.7", "--port", "0"], "Nobody can be received at 203.0.113.7"),
        (["admin", "list", "--database", "postgresql://ratusz@127.0.0.1:1/none"], "The database cannot be used"),
    ],
)
def test_what_is_wrong_with_a_command_is_one_sentence(
    words: list[str], begins: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    monkeypatch.setenv("RATUSZ_LANG", "en")
    monkeypatch.chdir(tmp_path)
    (tmp_path / "a-file").write_text("not a folder")
    assert run(words) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert begins in err
    assert err.count("\n") == 1


@pytest.mark.slow
def test_two_servers_do_not_share_a_sqlite_file(tmp_path: Path) -> None:
    async def scene() -> None:
        process = Process(f"sqlite:///{tmp_path}/games.db", tmp_path)
        await process.start()
        words = ["serve", "--port", "0", "--database", f"sqlite:///{tmp_path}/games.db"]
        code, out = await asyncio.to_thread(ratusz, tmp_path, *words)
        assert code == 2
        assert out.startswith("Another server already uses")
        await process.stop()

    asyncio.run(scene())


@pytest.mark.slow
def test_the_command_alone_serves_at_home_and_leads_to_the_server_that_runs(tmp_path: Path) -> None:
    async def scene() -> None:
        home = await asyncio.create_subprocess_exec(
            RATUSZ,
            "--port",
            "0",
            "--no-browser",
            stdout=asyncio.subprocess.PIPE,
            env={"XDG_DATA_HOME": str(tmp_path), "RATUSZ_LANG": "en"},
        )
        assert home.stdout is not None
        line = (await asyncio.wait_for(home.stdout.readline(), PATIENCE)).decode()
        assert line.startswith("Ratusz is at http://127.0.0.1:")
        code, out = await asyncio.to_thread(ratusz, tmp_path, "--no-browser")
        assert code == 0
        assert out.split()[-1].rstrip(".") == line.split()[3]
        for name, mode in (("ratusz.secret", 0o600), ("ratusz.db", 0o600)):
            assert (tmp_path / "ratusz" / name).stat().st_mode & 0o777 == mode
        home.send_signal(signal.SIGINT)
        assert await asyncio.wait_for(home.wait(), PATIENCE) == 0

    asyncio.run(scene())


@pytest.mark.skipif(sys.version_info >= (3, 14), reason="its collector goes step by step")
def test_the_memory_is_tidied_without_looking_at_anything_twice() -> None:
    program = """
import gc
from ratusz.server.run import be_prompt
be_prompt()
before = gc.get_stats()
moves = [[number] for number in range(20_000)]
print(*[after["collections"] - was["collections"] for was, after in zip(before, gc.get_stats())])
"""
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    youngest, once, all_there_is = [int(count) for count in done.stdout.split()]
    assert (youngest, all_there_is) == (0, 0)
    assert 10 <= once <= 30
