"""What can be asked for, and how a line becomes a request."""

from typing import Annotated, Any, Final

import msgspec
from msgspec import UNSET, Meta, Struct, UnsetType
from msgspec import field as named

from ..kernel.complaint import LARGEST, complaint, read_json
from ..kernel.position import shown
from ..kernel.problem import Problem

LONGEST_LINE: Final = 4_000_000  # bytes

Name = Annotated[str, Meta(max_length=100)]
Number = Annotated[int, Meta(ge=-LARGEST, le=LARGEST)]


class Request(Struct, forbid_unknown_fields=True, kw_only=True):
    """What every request may carry. The name of the request (`do`) decides which of these classes reads it."""

    do: str
    id: str | int | float | None = None
    lang: str = ""


class Games(Request):
    pass


class Rules(Request):
    game: Name
    query: Name = ""


class Card(Request):
    game: Name
    card: Name


class New(Request):
    game: Name
    seed: int | Annotated[str, Meta(min_length=1, max_length=1000)] | UnsetType = UNSET
    seats: Number | UnsetType = UNSET
    options: dict[Name, Number | Name] = {}
    until: Name = ""  # run no further than to a phase or round


class Load(Request):
    position: str | UnsetType = UNSET
    game: Name | UnsetType = UNSET  # of a position that does not say
    record: dict[str, Any] | UnsetType = UNSET
    outdated: bool = False  # go on from the last position of a record that other rules or cards made
    until: Name = ""  # run a position no further than to a phase or round


class OfState(Request):
    state: Name


class Asks(OfState):
    seat: Number | UnsetType = UNSET
    says: bool = False  # with each action, what it does, in words


class Act(OfState):
    seat: Number
    action: Annotated[str, Meta(max_length=1000)] | dict[str, Any]
    after: Number | UnsetType = UNSET
    until: Name = ""
    reader: Number | UnsetType | None = named(name="for", default=UNSET)


class Run(OfState):
    until: Name = ""
    reader: Number | UnsetType | None = named(name="for", default=UNSET)


class Preview(OfState):
    seat: Number
    action: Annotated[str, Meta(max_length=1000)] | dict[str, Any]


class Forecast(OfState):
    seat: Number


class Try(OfState):
    seat: Number
    effect: list[Any]
    reader: Number | UnsetType | None = named(name="for", default=UNSET)


class Log(OfState):
    reader: Number | UnsetType | None = named(name="for", default=UNSET)


class View(OfState):
    seat: Number | None = None


class Position(OfState):
    pass


class Record(OfState):
    secret: bool = True


class Result(OfState):
    pass


class Clone(OfState):
    pass


class Undo(OfState):
    seat: Number | UnsetType = UNSET
    consent: bool = False


class Leave(OfState):
    seat: Number
    reader: Number | UnsetType | None = named(name="for", default=UNSET)


class Drop(OfState):
    pass


REQUESTS: Final[dict[str, type[Request]]] = {
    "games": Games,
    "rules": Rules,
    "card": Card,
    "new": New,
    "load": Load,
    "asks": Asks,
    "act": Act,
    "run": Run,
    "preview": Preview,
    "forecast": Forecast,
    "try": Try,
    "log": Log,
    "view": View,
    "position": Position,
    "record": Record,
    "result": Result,
    "clone": Clone,
    "undo": Undo,
    "leave": Leave,
    "drop": Drop,
}


def parse(line: str) -> dict[str, Any]:
    """The object a line holds."""
    if len(line.encode("utf-8", "surrogatepass")) > LONGEST_LINE:
        raise Problem("line-long", most=LONGEST_LINE)
    try:
        data = read_json(line.encode())
    except UnicodeEncodeError:  # bytes that are not UTF-8 arrive as lone surrogates
        raise Problem("line-encoding") from None
    except Problem as problem:
        if problem.code == "value-deep":
            raise Problem("request-deep") from None
        if problem.code == "value-digits":
            raise Problem("request-number") from None
        raise Problem("request-syntax", **problem.figures) from None
    if not isinstance(data, dict):
        raise Problem("request-form", got=shown(data))
    return data


def read(data: dict[str, Any]) -> Request:
    if "do" not in data:
        raise Problem("request-nameless", known=", ".join(REQUESTS))
    name = data["do"]
    wanted = REQUESTS.get(name) if isinstance(name, str) else None
    if wanted is None:
        raise Problem("request-unknown", got=shown(name), known=", ".join(REQUESTS))
    try:
        return msgspec.convert(data, wanted)
    except msgspec.ValidationError as error:
        field, wrong = complaint(error)
        raise Problem("request-field", do=name, field=field, detail=wrong) from None
