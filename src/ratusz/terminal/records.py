"""Record files: JSON on disk. A record as the kernel makes it, and who sat in its seats."""

import json
import os
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

from ..games.catalogue import game_named
from ..kernel.complaint import read_json
from ..kernel.game import Game
from ..kernel.match import Match
from ..kernel.problem import Problem
from ..kernel.record import parse
from ..kernel.schema import Record

PLAYERS = "players"  # beside the record: a bot's name, or a person's after "human"


class Saved:
    """What a record file holds."""

    def __init__(self, path: Path, game: Game, record: Record, players: list[str]) -> None:
        self.path = path
        self.game = game
        self.record = record
        self.players = players  # empty if the file does not say


@contextmanager
def telling(path: Path) -> Iterator[None]:
    """What the system refuses, as a problem that names the file."""
    try:
        yield
    except FileNotFoundError:
        raise Problem("file-missing", file=str(path)) from None
    except IsADirectoryError:
        raise Problem("file-folder", file=str(path)) from None
    except PermissionError:
        raise Problem("file-forbidden", file=str(path)) from None
    except OSError as error:
        raise Problem("file-error", file=str(path), detail=error.strerror or str(error)) from None


@contextmanager
def blaming(path: Path) -> Iterator[None]:
    """A problem with what a file holds, as one that names the file."""
    try:
        yield
    except Problem as problem:
        raise Problem("in-file", file=str(path), problem=problem) from None


def load(path: Path) -> Saved:
    with telling(path):
        raw = path.read_bytes()
    try:
        data = read_json(raw)
    except Problem:  # not UTF-8, not JSON, or beyond reason
        raise Problem("record-torn", file=str(path)) from None
    players: Any = data.pop(PLAYERS, []) if isinstance(data, dict) else []
    with blaming(path):
        record = parse(data)
        if not is_players(players, record.seats):
            raise Problem("record-players", seats=record.seats)
        return Saved(path, game_named(record.game), record, players)


def is_players(data: Any, seats: int) -> bool:
    return isinstance(data, list) and len(data) in (0, seats) and all(isinstance(player, str) for player in data)


def save(path: Path, match: Match, players: list[str]) -> None:
    text = json.dumps({**match.record(), PLAYERS: players}, indent=1, ensure_ascii=False) + "\n"
    with telling(path):
        if path.parent == own_folder():
            path.parent.mkdir(parents=True, exist_ok=True)
        replace(path, text)


def check_place(path: Path) -> None:
    """A Problem if a file could not be written there."""
    if not path.parent.is_dir():
        raise Problem("folder-missing", folder=str(path.parent))
    if path.is_dir():
        raise Problem("file-folder", file=str(path))
    if not os.access(path.parent, os.W_OK):
        raise Problem("file-forbidden", file=str(path))


def replace(path: Path, text: str) -> None:
    """Write beside the file and rename, so that no interruption leaves half a file or takes the old one away."""
    if not path.parent.exists():
        raise Problem("folder-missing", folder=str(path.parent))
    handle, temporary = tempfile.mkstemp(prefix=f".{path.name}.", dir=path.parent)
    try:
        with os.fdopen(handle, "w", encoding="utf-8") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        os.replace(temporary, path)
    except BaseException:
        os.unlink(temporary)
        raise


def own_folder() -> Path:
    """Where games are saved unless the player says otherwise: the one folder that is made if it is not there."""
    base = os.environ.get("XDG_DATA_HOME")
    return (Path(base) if base else Path("~/.local/share").expanduser()) / "ratusz"


def finished_any(game: Game) -> bool:
    """Whether a finished game of this kind lies in our folder. What cannot be read there tells nothing."""
    for path in own_folder().glob(f"{game.name}-*.json"):
        with suppress(Problem):
            if load(path).record.result.get("over"):
                return True
    return False


def new_path(game: Game) -> Path:
    """A file in our folder that does not exist yet."""
    folder = own_folder()
    stem = f"{game.name}-{time.strftime('%Y%m%d-%H%M%S')}"
    path = folder / f"{stem}.json"
    copy = 2
    while path.exists():
        path = folder / f"{stem}-{copy}.json"
        copy += 1
    return path
