"""Positions with one best answer."""

from msgspec import Struct

from ....kernel.view import View
from ...messages.answers import Foreseen
from ...messages.state import Choice
from .common import Text


class PuzzleList(Struct):
    count: int
    today: int  # the number of today's, counted from 1
    solved: list[int]  # which I have solved


class PuzzleSeat(Struct):
    seat: int
    name: str
    kind: str
    bot: str | None


class PuzzlePage(Struct):
    number: int
    count: int
    seat: int  # that is asked
    seats: list[PuzzleSeat]
    view: View
    forecast: dict[str, Foreseen]
    waiting: list[int]
    question: str
    choices: list[Choice]
    text: list[str]


class PuzzleAnswer(Struct, forbid_unknown_fields=True):
    answer: Text


class PuzzleVerdict(Struct):
    right: bool
    sentence: str
    best: str
    reasons: list[str]
    solution: str  # the right answer, as text
