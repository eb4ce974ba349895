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


class Journal:
    def __init__(self, path: Path) -> None:
        self.path = path
        self.entries: dict[int, Entry] = {}  # by number
        self.found: dict[str, Any] = {}  # its heading; empty: it is still to be written
        self.whole = 0  # bytes, up to the end of the last line that is whole
        if path.exists():
            self.read(path.read_bytes())

    def read(self, raw: bytes) -> None:
        *lines, torn = raw.split(b"\n")
        self.whole = len(raw) - len(torn)
        try:
            if lines:
                self.found = msgspec.json.decode(lines[0], type=dict[str, Any])
            for line in lines[1:]:
                entry = msgspec.json.decode(line, type=Entry)
                self.entries[entry.number] = entry
        except msgspec.DecodeError:
            raise Problem("journal-torn", file=str(self.path)) from None

    def seed(self) -> str | None:
        """The seed of the games in it."""
        found = self.found.get("seed")
        return found if isinstance(found, str) else None

    def begin(self, plan: Plan) -> None:
        """Go on with this plan, if it is the one the journal is of."""
        wanted = heading(plan)
        for name, value in self.found.items():
            if wanted.get(name) != value:
                raise Problem("journal-other", file=str(self.path), what=name, got=written(wanted.get(name)), want=written(value))
        self.file = os.open(self.path, os.O_WRONLY | os.O_CREAT, 0o644)
        try:
            fcntl.flock(self.file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            raise Problem("journal-busy", file=str(self.path)) from None
        os.ftruncate(self.file, self.whole)
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
