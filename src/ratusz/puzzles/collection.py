"""The puzzles of a game, from the files its manifest names, and which of them is today's."""

from functools import lru_cache
from importlib import resources
from math import gcd

import msgspec

from ..games.catalogue import game_named, manifest
from ..kernel.complaint import complaint, read_toml
from ..kernel.problem import Problem
from .puzzle import Puzzle
from .written import Written

SUFFIX = ".toml"


def read(game: str, name: str, text: str) -> Puzzle:
    """A puzzle from what its file holds. Problem: it says which field is wrong."""
    file = name + SUFFIX
    try:
        written = msgspec.convert(read_toml(text), Written)
    except Problem as problem:
        raise Problem("puzzle-syntax", file=file, detail=problem) from None
    except msgspec.ValidationError as error:
        field, wrong = complaint(error)
        raise Problem("puzzle-field", file=file, field=field, detail=wrong) from None
    return Puzzle(game_named(game), name, file, written)


@lru_cache
def collection(game: str) -> list[Puzzle]:
    """All of them, by their names. Problem if one of them cannot be read."""
    package = manifest(game).puzzles
    if not package:
        return []
    files = sorted(resources.files(package).iterdir(), key=lambda file: file.name)
    return [
        read(game, file.name.removesuffix(SUFFIX), file.read_text(encoding="utf-8"))
        for file in files
        if file.name.endswith(SUFFIX)
    ]


def numbered(game: str, number: int) -> Puzzle:
    """By its number, counted from 1."""
    puzzles = collection(game)
    if not puzzles:
        raise Problem("puzzle-none", game=game)
    if not 1 <= number <= len(puzzles):
        raise Problem("puzzle-unknown", game=game, got=number, most=len(puzzles))
    return puzzles[number - 1]


def of_day(game: str, day: int) -> int:
    """The number of the puzzle for a day, counted from any day on: the same for everybody, and all of them have their turn."""
    puzzles = collection(game)
    if not puzzles:
        raise Problem("puzzle-none", game=game)
    return 1 + day * step(len(puzzles)) % len(puzzles)


def step(count: int) -> int:
    """Neighbours in the collection are alike: from one day to the next it goes about a third further, and comes to all."""
    return next(one for one in range(max(1, count // 3), count + 1) if gcd(one, count) == 1)
