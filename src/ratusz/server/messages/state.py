"""How a table stands, as it is told over a socket: whole, or what has changed."""

from typing import Any, Literal

from msgspec import UNSET, Struct, UnsetType

from ...kernel.view import View
from .log import NewEntry


class Choice(Struct):
    """A legal action; besides these fields, the arguments of the action (card, place, ...)."""

    do: str
    text: str
    label: str


class Refused(Struct):
    """An action one might expect but may not take; besides these fields, its arguments."""

    do: str
    text: str
    label: str  # what it is, in words
    rule: str
    reason: str
    away: int  # how much is missing; 100: it is no matter of having more; 1000: nobody would have tried it


class Ask(Struct, forbid_unknown_fields=True):
    seat: int
    kind: str
    aside: bool
    decision: bool
    question: str
    foregone: str | None  # the answer that need not be asked for
    closes: str | None  # the answer that ends it, where the same is asked again and again
    actions: list[Choice]
    opens: list[str] | UnsetType = UNSET  # of these, the kinds that only lead to the next question, if there are any
    refused: list[Refused] | UnsetType = UNSET


class Waiting(Struct, forbid_unknown_fields=True):
    seat: int
    question: str
    remind: int  # from when on whoever sits there may be reminded


class Player(Struct, forbid_unknown_fields=True):
    seat: int
    name: str
    kind: str
    bot: str | None
    online: bool
    yours: bool
    thinking: bool
    away: int | None  # since when nobody is there, as far as that is known; null: somebody is, or need not be


class CanUndo(Struct, forbid_unknown_fields=True):
    free: bool
    possible: bool
    step: bool  # what is asked now is the next step of what can be taken back freely
    seat: int | None


class UndoRequest(Struct, forbid_unknown_fields=True):
    by: int
    to: int
    agreed: list[int]
    waiting: list[int]


class Cause(Struct, forbid_unknown_fields=True):
    """What has changed a figure over the game, and by how much in all."""

    name: str
    change: int


class Drawn(Struct, forbid_unknown_fields=True):
    """A figure at the beginning and at the end of each round; without a name where the picture has no other."""

    name: str
    values: list[int]
    causes: list[Cause]


class Turning(Struct, forbid_unknown_fields=True):
    """A decision by which a game was lost or won."""

    round: int
    text: str


class Picture(Struct, forbid_unknown_fields=True):
    """What tells how a game went: figures on one scale, at the beginning and over the rounds (0: it has no number)."""

    picture: str
    name: str
    rounds: list[int]
    turning: Turning | None
    lines: list[Drawn]


class Result(Struct, forbid_unknown_fields=True):
    over: bool
    winners: list[int]
    scores: list[int]
    sources: list[dict[str, int]]
    rule: str
    left: list[int]  # the seats somebody has left in mid-game
    peeked: int | None  # how many moves were taken back that had shown something hidden
    sentence: str
    course: list[Picture]


class Learning(Struct, forbid_unknown_fields=True):
    """The lesson a table is played as: what it says, and how it stands (open, reached, missed)."""

    lesson: str
    title: str
    begin: str
    goal: str
    ideas: list[str]
    missed: str
    strategy: str
    status: str
    left: int | None  # own decisions, if they count
    next: str | None  # the lesson that follows


class TablePace(Struct, forbid_unknown_fields=True):
    """So many seconds for each player in the game and `more` after every turn (live), or for every answer (days)."""

    kind: Literal["live", "days"]
    seconds: int
    more: int


class Late(Struct, forbid_unknown_fields=True):
    """A seat without time, who chooses what becomes of it, and who of them would end the game."""

    seat: int
    others: list[int]
    ending: list[int]


class Clocks(Struct, forbid_unknown_fields=True):
    """What is left to each seat, in milliseconds, when this was sent; and whose clocks run."""

    pace: TablePace
    left: list[int]
    running: list[int]
    late: list[Late]


class State(Struct, tag_field="type", tag="state", forbid_unknown_fields=True):
    seq: int
    moves: int
    over: bool
    archive: bool
    eyes: int | None
    view: View
    asks: list[Ask]
    waiting: list[Waiting]
    players: list[Player]
    undo: CanUndo
    undo_request: UndoRequest | None
    commitment: str
    result: Result | None
    lesson: Learning | None
    hints: bool  # whether one may ask a bot what to do
    clock: Clocks | None  # null: there is no hurry
    text: list[str] | UnsetType = UNSET


class Changed(Struct, tag_field="type", tag="changed", forbid_unknown_fields=True):
    """New entries of the log, and what has changed since the state `since` (how it is written: docs/protocol.md)."""

    seq: int
    since: int
    entries: list[NewEntry]
    state: dict[str, Any]
