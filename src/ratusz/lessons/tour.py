"""A game told in pictures: a few positions, each with two or three sentences and what to read and play about it.

A step stands on the position of a lesson or of an example for a clause. Its texts are messages of its game: `tour-<name>`, the
title, with .text.
"""

from functools import lru_cache
from importlib import resources
from typing import Annotated, Final

import msgspec
from msgspec import Meta, Struct

from ..games.catalogue import game_named, manifest
from ..kernel.complaint import complaint, read_toml
from ..kernel.problem import Problem
from ..kernel.state import State
from .course import begun, lesson_named
from .examples import example

FILE: Final = "tour.toml"
Name = Annotated[str, Meta(min_length=1)]


class Step(Struct, frozen=True, forbid_unknown_fields=True):
    name: Name
    clauses: Annotated[list[Name], Meta(min_length=1)]
    lesson: str = ""  # to try it in; and where it stands, unless at an example
    example: str = ""  # the clause at whose example it stands
    focus: str = ""  # a stop of the page's guide: what is pointed at


class Tour(Struct, frozen=True, forbid_unknown_fields=True):
    step: Annotated[list[Step], Meta(min_length=1)]


@lru_cache
def tour(game: str) -> list[Step]:
    """Problem: it cannot be read, or there is none."""
    package = manifest(game).learning
    if not package:
        raise Problem("tour-none", game=game)
    text = (resources.files(package) / FILE).read_text(encoding="utf-8")
    try:
        return msgspec.convert(read_toml(text), Tour).step
    except msgspec.ValidationError as error:
        field, wrong = complaint(error)
        raise Problem("lesson-field", file=FILE, field=field, detail=wrong) from None


def stands(game: str, step: Step) -> tuple[State, int]:
    """The position of a step, and whose eyes see it."""
    if step.example:
        found = example(game, step.example)
        return found.before, found.seat
    lesson = lesson_named(game_named(game).name, step.lesson)
    return begun(lesson).state, lesson.seat
