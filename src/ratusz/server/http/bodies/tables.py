"""Tables: opening one, what a list tells of it, sitting down."""

from typing import Annotated, Literal

from msgspec import UNSET, Meta, Struct, UnsetType

from ...messages.requests import Number
from ...messages.state import TablePace
from .common import Language, Text


class WantedSeat(Struct, forbid_unknown_fields=True):
    kind: Literal["me", "bot", "open", "local"]
    bot: Text | None = None
    name: Text | None = None
    invite: Text | None = None  # of an open seat: the contact it is kept for


class NewTable(Struct, forbid_unknown_fields=True):
    game: Text
    seats: Annotated[list[WantedSeat], Meta(min_length=1, max_length=12)]
    options: dict[Text, Text | Number] = {}
    public: bool = False
    hints: bool = True  # whether people at the table may ask bots what to do; never at a rated one
    pace: TablePace | None = None
    bargain: Number | None = None  # seconds bots give people to bargain before they decide; null: as the server has it
    language: Language | None = None
    rated: bool = False


class SeatKey(Struct):
    seat: int
    token: str | UnsetType = UNSET


class TableMade(Struct):
    table: str
    url: str
    seats: list[SeatKey]


class TableSeat(Struct):
    seat: int
    name: str
    kind: str
    bot: str | None
    left: str | None  # who sat here and left in mid-game
    invited: str | None  # for whom an open seat is kept


class TableSummary(Struct):
    table: str
    game: str
    title: str
    seats: list[TableSeat]
    round: int | None
    moves: int
    waiting: list[int]
    your_seats: list[int]
    your_turn: bool  # the table waits for me
    your_choice: bool  # namely, to choose what becomes of somebody whose time has run out
    over: bool
    archive: bool
    public: bool
    winners: list[int]
    ended: str  # how it ended, in a few words; empty: it is still played
    updated: int
    continued: int | None  # the move of a finished game at which it began: whoever opened it may know the cards
    talks: bool  # whether I may say something there
    lesson: str | None  # it is played as this lesson
    language: str
    hints: bool  # whether people there may ask bots what to do
    rated: bool
    level: int | None  # the mean rating of the people who sit there; null: none of them has one
    pace: TablePace | None  # how much time there is to move
    bargain: int | None  # seconds bots give people to bargain; null: as the server has it
    dismissible: list[int] = []  # the seats whose people I may ask to leave; told of one table alone, not in lists


class ChroniclePage(Struct):
    page: str  # HTML that needs nothing else


class Join(Struct, forbid_unknown_fields=True):
    seat: Number | None = None


class Joined(Struct):
    seat: int
    token: str


class SeatBot(Struct, forbid_unknown_fields=True):
    bot: Text | None
