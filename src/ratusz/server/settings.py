"""What an operator decides, and the limits that keep one guest from spoiling it for the others."""

import contextlib
import errno
import os
import secrets
from pathlib import Path

import msgspec

MESSAGE = 16 * 1024  # bytes in a message of a socket
FRAME = 4 * MESSAGE  # beyond this the socket is closed without being read to the end
BODY = 64 * 1024  # bytes in the body of a request
RECORD = 256 * 1024  # bytes in an uploaded record
RECORD_MOVES = 1000
SEED = 80  # letters in the seed of a record
CHAT = 500  # letters
NAME = 30
PASSWORD = (8, 200)
BACKLOG = 400  # frames that may wait for a slow reader
ABUSE = 200  # refused messages in a row after which a socket is closed
SOCKETS = 12  # of one identity at one table

# Whoever subscribes tells us where to send: only to push services of browsers, or we could be sent anywhere.
SERVICES = ("fcm.googleapis.com", ".push.services.mozilla.com", ".notify.windows.com", ".push.apple.com")


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    database: str  # an address as SQLAlchemy reads it
    secret: str  # signs the cookies
    smtp: str = ""  # the mail server that takes our letters: smtp://user:password@host:587; empty: there is no mail
    sender: str = ""  # who they are from: Ratusz <ratusz@games.example>
    push_services: tuple[str, ...] = SERVICES  # where notices to browsers may be sent; a dot in front: and to all below
    origin: str = ""  # the address people use, if the server stands behind another one: https://games.example
    hosts: tuple[str, ...] = ()  # names the server answers to; empty: any
    tables_per_hour: int = 60
    guests_per_hour: int = 120  # from one address
    tries_per_hour: int = 30  # passwords, from one address
    messages: float = 20.0  # per second and socket
    burst: int = 40
    requests: float = 20.0  # per second, and identity or address
    requests_burst: int = 200
    idle: float = 600.0  # seconds until a table nobody looks at leaves the memory
    pace: int = 900  # milliseconds between two moves of a bot
    talk: int = 90  # seconds bots give people to bargain before they decide
    thinkers: int = 0  # processes in which bots think; 0: as many as the machine has cores to spare


def data_folder() -> Path:
    """Where the user's data lie."""
    base = os.environ.get("XDG_DATA_HOME")
    return (Path(base) if base else Path("~/.local/share").expanduser()) / "ratusz"


def kept_secret(path: Path) -> str:
    """The secret in this file, which only its owner can read; made on first use."""
    if not path.exists():
        make_secret(path)
    secret = path.read_text(encoding="ascii").strip()
    if not secret:  # anybody could sign with it
        raise OSError(errno.ENODATA, os.strerror(errno.ENODATA))
    return secret


def make_secret(path: Path) -> None:
    """The file is there with all that is in it, or not at all, whoever else makes it at the same time."""
    made = path.with_name(f"{path.name}.{secrets.token_hex(4)}")
    handle = os.open(made, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
    try:
        with os.fdopen(handle, "w", encoding="ascii") as file:
            file.write(secrets.token_hex(32) + "\n")
            file.flush()
            os.fsync(file.fileno())
        with contextlib.suppress(FileExistsError):
            os.link(made, path)
    finally:
        made.unlink()
