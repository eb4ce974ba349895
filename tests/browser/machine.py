"""What browser tests run on: Debian's chromium, the built page, and the server as an operator runs it."""

import os
import shutil
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from urllib.request import urlopen

import pytest
from playwright.sync_api import Browser, sync_playwright

from tests.browser import serve
from tests.debian import Missing, need

ROOT = Path(__file__).parents[2]
PAGE = ROOT / "src" / "ratusz" / "web" / "index.html"
AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
PATIENCE = 60.0  # seconds
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]


@cache
def built() -> None:
    """The page as its sources are now; with several workers make sees to it that only one builds."""
    if shutil.which("npm") is None:
        if not PAGE.exists():
            raise Missing("the page is not built, and there is no Node to build it")
        return
    lock = ROOT / "build" / "page"
    lock.mkdir(parents=True, exist_ok=True)
    command = ["flock", str(lock / "lock"), "make", "-s", "-C", str(ROOT), "page"]
    subprocess.run(command, check=True, capture_output=True, env={**os.environ, "MAKEFLAGS": ""})


@contextmanager
def browser() -> Iterator[Browser]:
    try:
        need("chromium")
    except Missing as missing:
        pytest.skip(str(missing))
    with sync_playwright() as playwright:
        launched = playwright.chromium.launch(executable_path=need("chromium"), headless=True, args=FLAGS)
        yield launched
        launched.close()


class Server:
    """`ratusz serve` in a process of its own, with fixed deals, which can be killed and started again at the same address."""

    def __init__(self, folder: Path, port: int = 0, *more: str, path: str = "") -> None:
        self.folder = folder
        self.port = port
        self.more = more  # that its command is given
        self.path = path or os.environ.get("PYTHONPATH", "")
        self.test = folder / "test.txt"
        self.process: subprocess.Popen[str] | None = None
        self.begin("what a module prepares")

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def begin(self, test: str) -> None:
        """The tables opened from now on are those of this test: dealt alike and played alike whenever it runs."""
        self.test.write_text(test)
        if self.process is not None and self.process.poll() is not None:
            self.start()  # a test that killed it has failed

    def later(self, seconds: float) -> None:
        """So much time passes on the server."""
        self.test.with_name(serve.AHEAD).write_text(str(self.ahead + seconds))

    @property
    def ahead(self) -> float:
        """How many seconds have passed there that have not here."""
        file = self.test.with_name(serve.AHEAD)
        return float(file.read_text()) if file.exists() else 0.0

    def start(self) -> None:
        database = f"sqlite:///{self.folder / 'games.db'}"
        command = [
            sys.executable,
            "-m",
            serve.__name__,
            "serve",
            "--port",
            str(self.port),
            "--database",
            database,
            "--tables-per-hour",
            "10000",
            *self.more,
        ]
        environment = {**os.environ, "PYTHONPATH": self.path, "RATUSZ_LANG": "en", "XDG_DATA_HOME": str(self.folder)}
        environment[serve.TEST] = str(self.test)
        log = self.folder / "log.txt"
        with log.open("a") as file:
            self.process = subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, stderr=file, text=True, env=environment)
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        address = next((word for word in line.split() if word.startswith("http://")), "")
        assert address, f"{line} {log.read_text()}"
        self.port = int(address.rpartition(":")[2])
        with urlopen(f"{self.address}/api/games", timeout=PATIENCE) as answer:  # by then it has read its words
            assert answer.status == 200

    def end(self, how: int = signal.SIGTERM) -> None:
        assert self.process is not None
        self.process.send_signal(how)
        self.process.wait(PATIENCE)
        if self.process.stdout is not None:
            self.process.stdout.close()

    def kill(self) -> None:
        """Without a warning, as a power cut would."""
        self.end(signal.SIGKILL)


@contextmanager
def serving(folder: Path, port: int = 0, *more: str, path: str = "") -> Iterator[Server]:
    try:
        built()
    except Missing as missing:
        pytest.skip(str(missing))
    running = Server(folder, port, *more, path=path)
    running.start()
    yield running
    running.end()
