"""`ratusz` and `ratusz serve`: the games in the browser."""

import asyncio
import ipaddress
import os
import socket
import sys
import threading
import webbrowser
from email.utils import parseaddr
from pathlib import Path
from urllib.parse import urlsplit

from sqlalchemy.engine import URL
from sqlalchemy.exc import SQLAlchemyError

from ..kernel.problem import Problem
from ..server import logs
from ..server.app import application
from ..server.calls.mail import Relay
from ..server.run import address_of, listening, run
from ..server.settings import Settings, data_folder, kept_secret
from ..server.storage.claim import Busy, Claim
from ..server.storage.database import Database, address
from ..server.storage.editions import announce
from ..server.workers import Workers
from ..words.bundle import Words
from ..words.games import check_names
from .library import every_game

HOST = "127.0.0.1"
NAME = "ratusz.db"
LOCAL = ("localhost", "127.0.0.1", "::1")


def own_database() -> str:
    """What RATUSZ_DATABASE names; else the SQLite file of whoever plays on this machine."""
    return os.environ.get("RATUSZ_DATABASE") or f"sqlite:///{data_folder() / NAME}"


def at_home(words: Words, port: int, browser: bool) -> None:
    """For whoever plays on this machine: the own database, a browser that shows it, another port if this one is taken."""
    serve(words, HOST, port, None, browser=browser, log_level="warning", home=True)


def serve(
    words: Words,
    host: str,
    port: int,
    database: str | None,
    origin: str = "",
    secret: Path | None = None,
    tables_per_hour: int = 60,
    workers: int = 1,
    mail: tuple[str, str] = ("", ""),
    browser: bool = False,
    log_level: str = "info",
    home: bool = False,
) -> None:
    """Serve until stopped."""
    for game in every_game(words):
        check_names(words, game.name)
    url = address(database or own_database())
    file = sqlite_file(url)
    if file is not None and workers > 1:
        raise Problem("workers-sqlite")
    if file is not None:
        prepare(file)
    claim = None if file is None else claimed(words, file, home, browser)
    if file is not None and claim is None:
        return
    beside = file.with_suffix(".secret") if file else data_folder() / "ratusz.secret"
    settings = Settings(
        database=url.render_as_string(hide_password=False),
        secret=secret_in(secret or beside),
        smtp=mail[0],
        sender=mail[1],
        origin=site(origin),
        hosts=hosts(host, origin),
        tables_per_hour=tables_per_hour,
        thinkers=max(1, ((os.cpu_count() or 2) - 1) // workers) if workers > 1 else 0,
    )
    asyncio.run(reachable(settings.database))
    if workers > 1:
        several(words, settings, host, port, workers, log_level)
        return
    door = listening_somewhere(host, port) if home else listening(host, port)
    place = address_of(door)
    logs.configure(log_level)

    def ready() -> None:
        if claim is not None:
            claim.tell(place)
        print(words.say("serve-ready", address=origin or place), flush=True)
        if browser:
            show(place)

    try:
        run(application(settings), door, ready)
    except KeyboardInterrupt:
        return


def several(words: Words, settings: Settings, host: str, port: int, count: int, log_level: str) -> None:
    """Serve in several processes, until stopped."""
    logs.configure(log_level)
    workers = Workers(settings, host, port, count, log_level)
    workers.run(lambda: print(words.say("serve-ready", address=settings.origin or workers.address), flush=True))


async def reachable(database: str) -> None:
    """A database that cannot be used is a sentence now, not a stack trace later."""
    found = Database(database)
    try:
        await found.migrate()
        await announce(found)
    except (SQLAlchemyError, OSError) as error:
        raise Problem("database-away", detail=str(getattr(error, "orig", error)).strip().partition("\n")[0]) from None
    finally:
        found.close()


def listening_somewhere(host: str, port: int) -> socket.socket:
    try:
        return listening(host, port)
    except Problem:
        return listening(host, 0)


def claimed(words: Words, file: Path, home: bool, browser: bool) -> Claim | None:
    """The right to serve this file; None if another server does, and whoever wants to play at home can go there."""
    try:
        return Claim(file)
    except Busy as busy:
        if not home or not busy.address:
            raise Problem("database-busy", file=str(file)) from None
        print(words.say("serve-already", address=busy.address), flush=True)
        if browser:
            show(busy.address)
        return None


def sqlite_file(url: URL) -> Path | None:
    if url.get_backend_name() != "sqlite":
        driver_there()
        return None
    if not url.database or url.database == ":memory:":
        raise Problem("database-address", got=str(url))
    return Path(url.database)


def prepare(file: Path) -> None:
    """A database only its owner can read: it holds the seeds of games still played."""
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        os.close(os.open(file, os.O_RDWR | os.O_CREAT, 0o600))
    except OSError as error:
        raise Problem("file-error", file=str(file), detail=error.strerror or str(error)) from None


def driver_there() -> None:
    try:
        import psycopg  # noqa: F401
    except ImportError:
        raise Problem("database-driver") from None


def secret_in(path: Path) -> str:
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        return kept_secret(path)
    except OSError as error:
        raise Problem("file-error", file=str(path), detail=error.strerror or str(error)) from None


def site(origin: str) -> str:
    """The public address, without anything after the host."""
    if origin:
        parts = urlsplit(origin)
        if parts.scheme not in ("http", "https") or not parts.netloc or parts.path.strip("/") or parts.query:
            raise Problem("origin-form", got=origin)
        return f"{parts.scheme}://{parts.netloc}"
    return ""


def mail_settings(smtp: str, sender: str, origin: str) -> tuple[str, str]:
    """The SMTP server and the sender, as given or from the environment, where a password is better kept; empty: no mail."""
    relay = smtp or os.environ.get("RATUSZ_SMTP", "")
    if not relay:
        return "", ""
    Relay.read(relay)
    if not origin:
        raise Problem("smtp-origin")
    address = sender or os.environ.get("RATUSZ_MAIL_FROM", "")
    if "@" not in parseaddr(address)[1]:
        raise Problem("smtp-sender")
    return relay, address


def hosts(host: str, origin: str) -> tuple[str, ...]:
    """The names we answer to: on a loopback address only our own, so that no page elsewhere can pass for us."""
    public = (urlsplit(origin).hostname or "",) if origin else ()
    try:
        loopback = host == "localhost" or ipaddress.ip_address(host).is_loopback
    except ValueError:
        loopback = False
    return (*LOCAL, *public) if loopback or public else ()


def show(place: str) -> None:
    """Open the browser, where there is one to open."""
    if sys.platform.startswith("linux") and not (os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY")):
        return
    threading.Thread(target=webbrowser.open, args=(place,), daemon=True).start()
