"""The lessons of a game, from the files its manifest names."""

from collections.abc import Iterator
from contextlib import contextmanager
from functools import lru_cache
from importlib import resources
from itertools import pairwise

import msgspec

from ..games.catalogue import game_named, manifest
from ..kernel.complaint import complaint, read_toml
from ..kernel.match import Match
from ..kernel.problem import Problem
from .lesson import Lesson, wrong_field
from .written import Written

SUFFIX = ".toml"


@contextmanager
def blaming(file: str) -> Iterator[None]:
    """What is wrong with a lesson, as a problem that names the file."""
    try:
        yield
    except Problem as problem:
        if problem.code not in ("lesson-field", "lesson-wrong"):
            raise
        raise Problem(problem.code, **{**problem.figures, "file": file}) from None


def read(game: str, name: str, text: str) -> Lesson:
    """A lesson from what its file holds. Problem: it says which field is wrong."""
    file = name + SUFFIX
    try:
        written = msgspec.convert(read_toml(text), Written)
    except Problem as problem:
        raise Problem("lesson-syntax", file=file, detail=problem) from None
    except msgspec.ValidationError as error:
        field, wrong = complaint(error)
        raise Problem("lesson-field", file=file, field=field, detail=wrong) from None
    with blaming(file):
        return Lesson(game_named(game), name, file, written)


@lru_cache
def course(game: str) -> list[Lesson]:
    """In the order in which they are meant to be played. Problem if one of them cannot be read."""
    package = manifest(game).lessons
    if not package:
        return []
    files = [file for file in resources.files(package).iterdir() if file.name.endswith(SUFFIX)]
    lessons = [read(game, file.name.removesuffix(SUFFIX), file.read_text(encoding="utf-8")) for file in files]
    lessons.sort(key=lambda lesson: lesson.order)
    for before, lesson in pairwise(lessons):
        if before.order == lesson.order:
            with blaming(lesson.file):
                raise wrong_field("order", Problem("lesson-order", other=before.file))
    return lessons


def lesson_named(game: str, name: str) -> Lesson:
    for lesson in course(game):
        if lesson.name == name:
            return lesson
    known = ", ".join([lesson.name for lesson in course(game)]) or "-"
    raise Problem("lesson-unknown", game=game, lesson=name, known=known)


def begun(lesson: Lesson) -> Match:
    """The match of a lesson. Problem: its position or what it names is wrong, and in which file."""
    with blaming(lesson.file):
        return lesson.begin()


def following(lesson: Lesson) -> Lesson | None:
    """The lesson that comes next."""
    lessons = course(lesson.game.name)
    place = [one.name for one in lessons].index(lesson.name)
    return lessons[place + 1] if place + 1 < len(lessons) else None
