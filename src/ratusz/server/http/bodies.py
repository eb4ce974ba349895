"""What requests and answers are made of. The schemas in /openapi.json are made from these types."""

from typing import Annotated, Literal

from msgspec import UNSET, Meta, Struct, UnsetType

from ...kernel.view import View
from ..messages import Entry, Foreseen, Number, Result

Text = Annotated[str, Meta(max_length=1000)]
Theme = Literal["auto", "dark", "light"]
Language = Literal["en", "pl", "de", "ru"]


class Fault(Struct):
    """What is wrong: a code for programs, a sentence for people, and the clause of the rulebook it rests on, if any."""

    code: str
    message: str
    rule: str | UnsetType = UNSET


class Faulty(Struct):
    error: Fault


class Nothing(Struct):
    """Done; there is nothing to say about it."""


# People.


class Me(Struct):
    id: str
    name: str
    guest: bool
    language: Language
    theme: Theme


class ChangeMe(Struct, forbid_unknown_fields=True):
    name: Text | UnsetType = UNSET
    language: Language | UnsetType = UNSET
    theme: Theme | UnsetType = UNSET


class Account(Struct, forbid_unknown_fields=True):
    name: Text
    password: Text


class SessionLine(Struct):
    """A browser in which I am known."""

    id: str
    device: str
    created: int
    seen: int
    this: bool


# Games.


class OptionValue(Struct):
    value: str | int
    title: str


class GameOption(Struct):
    name: str
    title: str
    values: list[OptionValue]
    default: str | int


class GameBot(Struct):
    bot: str
    title: str
    blurb: str


class GameCard(Struct):
    game: str
    title: str
    blurb: str
    seats: list[int]
    options: list[GameOption]
    bots: list[GameBot]
    minutes: int
    board: str  # which the page draws it on; empty: the plain table


class RuleClause(Struct):
    id: str
    kind: str
    topic: str
    text: str
    language: str  # English where it is not translated yet


# Tables.


class WantedSeat(Struct, forbid_unknown_fields=True):
    kind: Literal["me", "bot", "open", "local"]
    bot: Text | None = None
    name: Text | None = None


class NewTable(Struct, forbid_unknown_fields=True):
    game: Text
    seats: Annotated[list[WantedSeat], Meta(min_length=1, max_length=12)]
    options: dict[Text, Text | Number] = {}
    public: bool = False
    language: Language | None = None


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


class TableSummary(Struct):
    table: str
    game: str
    title: str
    seats: list[TableSeat]
    round: int | None
    moves: int
    waiting: list[int]
    your_seats: list[int]
    your_turn: bool
    over: bool
    archive: bool
    public: bool
    winners: list[int]
    updated: int
    continued: int | None  # the move of a finished game at which it began: whoever opened it may know the cards
    talks: bool  # whether I may say something there
    dismissible: list[int] = []  # the seats whose people I may ask to leave; told of one table alone, not in lists


class Join(Struct, forbid_unknown_fields=True):
    seat: Number | None = None


class Joined(Struct):
    seat: int
    token: str


class SeatBot(Struct, forbid_unknown_fields=True):
    bot: Text | None


# Records.


class Continue(Struct, forbid_unknown_fields=True):
    at: Number
    seats: Annotated[list[WantedSeat], Meta(min_length=1, max_length=12)]
    public: bool = False


class Imported(Struct):
    table: str
    url: str


class Replay(Struct):
    at: int
    moves: int
    view: View
    log: list[Entry]
    waiting: list[int]
    question: str
    result: Result | None
    text: list[str]
    forecast: dict[str, Foreseen]


class Health(Struct):
    database: bool  # whether something was written in the last seconds
    wrong: list[str]  # database, journal, listening: what does not work; nothing, if all is well
    version: str
    compiled: bool
