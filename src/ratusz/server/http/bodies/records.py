"""Games as records: going on from one, looking through it."""

from typing import Annotated

from msgspec import Meta, Struct

from ....kernel.view import View
from ...messages.answers import Foreseen
from ...messages.log import Entry
from ...messages.requests import Number
from ...messages.state import Result
from .tables import WantedSeat


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
    continuable: bool  # whether a new table can go on from here: neither from the end nor by rules we do not have
