"""The games that are over, kept on the disk as they end: whatever ends a tournament early, none of them is lost, and the same
command goes on with those that are left.

The first line says what is played, each of the others is a game. What was being written when the power failed is not there.
"""

import fcntl
import os
from pathlib import Path
from typing import Any

import msgspec

from ..games.catalogue import game_named
from ..kernel.problem import Problem
from .entry import Entry
from .plan import Plan


def heading(plan: Plan) -> dict[str, Any]:
    """All that the games of a plan depend on."""
    game = game_named(plan.game)
    return {
        "game": plan.game,
        "rules": game.version,
        "content": game.content,
        "bots": list(plan.bots),
        "seats": [list(lineup) for lineup in plan.lineups],
        "options": plan.options,
        "seed": plan.seed,
    }


def written(value: Any) -> str:
    """As on a command line."""
    if isinstance(value, dict):
        return ",".join([f"{name}={entry}" for name, entry in value.items()])
    return ",".join([written(entry) for entry in value]) if isinstance(value, list) else str(value)


def begins(torn: bytes, wanted: dict[str, Any]) -> bool:
    """Whether this can be what was written of a heading when the power failed. Its seed may have been another: none of its games
    is there."""
    line = msgspec.json.encode(wanted)
    before = line[: line.rindex(b'"seed":')]
    return torn[: len(before)] == before[: len(torn)]


class Journal:
    def __init__(self, path: Path) -> None:
        self.path = path
        self.entries: dict[int, Entry] = {}  # by number
        self.found: dict[str, Any] = {}  # its heading; empty: it is still to be written
        if path.exists():
            self.read(path.read_bytes())

    def read(self, raw: bytes) -> bytes:
        """Keep what is told there; what follows the last whole line."""
        *lines, torn = raw.split(b"\n")
        try:
            self.found = msgspec.json.decode(lines[0], type=dict[str, Any]) if lines else {}
            entries = [msgspec.json.decode(line, type=Entry) for line in lines[1:]]
        except (msgspec.DecodeError, UnicodeDecodeError):
            raise self.unreadable() from None
        self.entries = {entry.number: entry for entry in entries}
        return torn

    def unreadable(self) -> Problem:
        return Problem("journal-torn", file=str(self.path))

    def seed(self) -> str | None:
        """The seed of the games in it."""
        found = self.found.get("seed")
        return found if isinstance(found, str) else None

    def begin(self, plan: Plan) -> None:
        """Go on with this plan, if it is the one the journal is of. It is read once more when nobody else writes to it: another
        tournament may have, since it was first read."""
        self.file = os.open(self.path, os.O_RDWR | os.O_CREAT, 0o644)
        try:
            self.lock()
            self.go_on(heading(plan))
        except BaseException:
            self.close()
            raise

    def lock(self) -> None:
        try:
            fcntl.flock(self.file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            raise Problem("journal-busy", file=str(self.path)) from None

    def go_on(self, wanted: dict[str, Any]) -> None:
        with open(self.file, "rb", closefd=False) as file:
            raw = file.read()
        torn = self.read(raw)
        fits = begins(torn, wanted) if torn == raw else set(self.found) == set(wanted)
        if not fits:
            raise self.unreadable()
        for name, value in self.found.items():
            if wanted[name] != value:
                raise Problem("journal-other", file=str(self.path), what=name, got=written(wanted[name]), want=written(value))
        os.ftruncate(self.file, len(raw) - len(torn))
        os.lseek(self.file, 0, os.SEEK_END)
        if not self.found:
            self.write(wanted)
            self.found = wanted

    def add(self, entry: Entry) -> None:
        self.write(entry)
        self.entries[entry.number] = entry

    def write(self, line: Any) -> None:
        """On the disk before anything else happens."""
        left = memoryview(msgspec.json.encode(line) + b"\n")
        while left:
            left = left[os.write(self.file, left) :]
        os.fsync(self.file)

    def close(self) -> None:
        os.close(self.file)
