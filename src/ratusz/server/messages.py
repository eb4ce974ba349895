"""What goes over a socket, in both directions. The schemas in /openapi.json are made from these types."""

from typing import Annotated, Any, Literal

import msgspec
from msgspec import UNSET, Meta, Struct, UnsetType

from ..kernel.complaint import LARGEST, WHOLE, complaint, read_json
from ..kernel.problem import Problem
from ..kernel.view import View
from .foresight import ACTIONS

Number = Annotated[int, Meta(ge=-LARGEST, le=LARGEST)]
Id = Annotated[str, Meta(max_length=100)] | Number | None


# From the client. Each may carry an id, which the answer repeats.


class Act(Struct, tag_field="do", tag="act", forbid_unknown_fields=True):
    """Do something; `seq` is how many entries of the log the player had seen."""

    seat: Number
    seq: Number
    action: str
    id: Id = None


class Undo(Struct, tag_field="do", tag="undo", forbid_unknown_fields=True):
    """Take back the own last action, or ask the others to allow it; not `whole`: only the last step of it."""

    seat: Number
    seq: Number
    whole: bool = True
    id: Id = None


class Consent(Struct, tag_field="do", tag="consent", forbid_unknown_fields=True):
    """Allow another's undo or not; `false` from who asked withdraws the request."""

    seat: Number
    yes: bool
    id: Id = None


class Say(Struct, tag_field="do", tag="chat", forbid_unknown_fields=True):
    """Say something to everybody, or from one's own seat to another seat alone."""

    text: str
    to: Number | None = None
    id: Id = None


class AskHint(Struct, tag_field="do", tag="hint", forbid_unknown_fields=True):
    seat: Number
    id: Id = None


class AskMentor(Struct, tag_field="do", tag="mentor", forbid_unknown_fields=True):
    """What matters before the decision this seat has to make."""

    seat: Number
    id: Id = None


class AskVerdict(Struct, tag_field="do", tag="judge", forbid_unknown_fields=True):
    """Whether this seat has just done something that was clearly worse than something else, and may take it back freely."""

    seat: Number
    id: Id = None


class Language(Struct, tag_field="do", tag="lang", forbid_unknown_fields=True):
    lang: str
    id: Id = None


class HandOver(Struct, tag_field="do", tag="seat", forbid_unknown_fields=True):
    """Let a bot play this seat; null: take it back."""

    seat: Number
    bot: str | None
    id: Id = None


class Pace(Struct, tag_field="do", tag="pace", forbid_unknown_fields=True):
    """How long bots wait between their moves at this table."""

    ms: Number
    id: Id = None


class Talk(Struct, tag_field="do", tag="talk", forbid_unknown_fields=True):
    """How many seconds bots give the people at this table to bargain before they decide; 0: none."""

    seconds: Number
    id: Id = None


class Ready(Struct, tag_field="do", tag="ready", forbid_unknown_fields=True):
    """There is nothing more to bargain about: the bots may decide."""

    seat: Number
    id: Id = None


class Writing(Struct, tag_field="do", tag="writing", forbid_unknown_fields=True):
    """An offer is being written, or is no longer."""

    seat: Number
    on: bool
    id: Id = None


class Looking(Struct, tag_field="do", tag="looking", forbid_unknown_fields=True):
    """Somebody is shown what has happened, or is no longer."""

    seat: Number
    on: bool
    id: Id = None


class TimeUp(Struct, tag_field="do", tag="time", forbid_unknown_fields=True):
    """What becomes of another's seat that has no time left: wait, let a bot play on, or end the game, if all others say so."""

    seat: Number
    late: Number
    choice: Literal["wait", "bot", "end"]
    id: Id = None


class Nudge(Struct, tag_field="do", tag="nudge", forbid_unknown_fields=True):
    """Remind another seat, when it has been waited for a while, that it is its turn."""

    seat: Number
    whom: Number
    id: Id = None


class AskWhy(Struct, tag_field="do", tag="why", forbid_unknown_fields=True):
    """What might be expected but is not allowed now, and why."""

    id: Id = None


class AskText(Struct, tag_field="do", tag="text", forbid_unknown_fields=True):
    """The table as lines of text."""

    id: Id = None


class AskPreview(Struct, tag_field="do", tag="preview", forbid_unknown_fields=True):
    """What these actions would do, and what is to come as things stand."""

    actions: Annotated[list[str], Meta(max_length=ACTIONS)] = []
    forecast: bool = False
    id: Id = None


class AskWhole(Struct, tag_field="do", tag="whole", forbid_unknown_fields=True):
    """The log and the state once more, for a client that has lost the thread."""

    id: Id = None


class Ping(Struct, tag_field="do", tag="ping", forbid_unknown_fields=True):
    id: Id = None


Request = (
    Act
    | Undo
    | Consent
    | Say
    | AskHint
    | AskMentor
    | AskVerdict
    | Language
    | HandOver
    | Pace
    | Talk
    | Ready
    | Writing
    | Looking
    | TimeUp
    | Nudge
    | AskWhy
    | AskText
    | AskPreview
    | AskWhole
    | Ping
)


# From the server.


class Line(Struct):
    """Something that happened; besides these fields, the figures of the fact (card, goods, ...)."""

    kind: str
    rule: str
    text: str
    seat: int | UnsetType = UNSET


class Changing(Struct, forbid_unknown_fields=True):
    """What a player counts, by its name in previews and as it is called, before and after; of what holds or does not (1 or 0),
    what is so now, in words (`text`)."""

    figure: str
    name: str
    before: int
    after: int
    text: str


class Moment(Struct, forbid_unknown_fields=True):
    """What is to be told at length: the lines of an entry from `line` to before `until`, and what has changed meanwhile."""

    kind: str
    title: str
    line: int
    until: int
    changes: list[Changing]


class Entry(Struct, forbid_unknown_fields=True):
    seq: int
    by: int | None
    kind: str
    action: str | None
    at: int
    undone: bool
    lines: list[Line]
    moments: list[Moment]


class Log(Struct, tag_field="type", tag="log", forbid_unknown_fields=True):
    """The whole history as these eyes may know it; replaces what was sent before."""

    entries: list[Entry]


class NewEntry(Struct, forbid_unknown_fields=True):
    """A new entry of the log; `undone` names the entries it took back."""

    seq: int
    by: int | None
    kind: str
    action: str | None
    at: int
    undone: list[int]
    lines: list[Line]
    moments: list[Moment]


class Events(NewEntry, tag_field="type", tag="events", forbid_unknown_fields=True):
    """A new entry of the log by itself."""


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


class Picture(Struct, forbid_unknown_fields=True):
    """What tells how a game went: figures on one scale, at the beginning and over the rounds (0: it has no number)."""

    picture: str
    name: str
    rounds: list[int]
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


class Why(Struct, tag_field="type", tag="why", forbid_unknown_fields=True):
    """What is refused in the state `seq` of what is asked for."""

    id: Id
    seq: int
    refused: list[Refused]


class Text(Struct, tag_field="type", tag="text", forbid_unknown_fields=True):
    """The table in the state `seq` as lines of text."""

    id: Id
    seq: int
    text: list[str]


class Awaited(Struct, forbid_unknown_fields=True, rename={"why": "for"}):
    """What decides next: chance, something hidden, another seat, a new decision of one's own; or nothing (done, over)."""

    why: str
    seat: int | UnsetType = UNSET
    kind: str | UnsetType = UNSET


class NextQuestion(Struct, forbid_unknown_fields=True):
    """The first question that comes of it, and the answers that may be given."""

    kind: str
    answers: list[str]


class Foreseen(Struct, forbid_unknown_fields=True):
    """What will happen as far as these eyes can know; each figure changes by least to most."""

    certain: bool
    cut: bool
    events: list[Line]
    figures: dict[str, tuple[int, int]]
    waits: list[Awaited]
    next: NextQuestion | None
    remarks: list[str]
    supposed: "Foreseen | None"
    ways: dict[str, "Foreseen"]  # by the answer to the next question, where that is settled with the action


class Previewed(Struct, forbid_unknown_fields=True):
    """What an action will do, as data and in sentences; and what the figures are called."""

    action: str
    foreseen: Foreseen
    names: dict[str, str]
    text: list[str]


class Preview(Struct, tag_field="type", tag="preview", forbid_unknown_fields=True):
    """What actions would do in the state `seq`, and if asked for, what is to come."""

    id: Id
    seq: int
    previews: list[Previewed]
    forecast: dict[str, Foreseen] | UnsetType = UNSET


class Speaker(Struct, forbid_unknown_fields=True):
    name: str
    seat: int | None


class Chat(Struct, tag_field="type", tag="chat", forbid_unknown_fields=True):
    id: int
    by: Speaker
    to: int | None
    text: str
    at: int


class Presence(Struct, tag_field="type", tag="presence", forbid_unknown_fields=True):
    players: list[Player]
    spectators: int


class Thinking(Struct, tag_field="type", tag="thinking", forbid_unknown_fields=True):
    """A bot thinks since then; or, if any are `ahead`, waits until they have had their turn, or has thought and waits for those
    who are still shown what has happened (`looking`)."""

    seat: int
    since: int
    ahead: int
    looking: list[int]


class Parley(Struct, tag_field="type", tag="parley", forbid_unknown_fields=True):
    """Bots wait for these seats to bargain, for so many milliseconds at most; for nobody: they go on. It is `held` while somebody
    writes an offer, has got one or is shown what has happened: then it is all the time there can be."""

    seats: list[int]
    left: int
    held: bool


class Ok(Struct, tag_field="type", tag="ok", forbid_unknown_fields=True):
    """What was asked for is done and written down."""

    id: Id
    seq: int


class Error(Struct, tag_field="type", tag="error", forbid_unknown_fields=True):
    code: str
    message: str
    id: Id = None
    rule: str | UnsetType = UNSET


class Advice(Struct, forbid_unknown_fields=True):
    """An action a bot would take, and what it comes to."""

    action: Choice
    chance: float | None  # to win with it, as the bot thinks; None: there was nothing to compare
    why: str


class Hint(Struct, tag_field="type", tag="hint", forbid_unknown_fields=True):
    """The best a bot would do, three at most, the best first."""

    id: Id
    hints: list[Advice]


class Mentor(Struct, tag_field="type", tag="mentor", forbid_unknown_fields=True):
    """What matters in the state `seq`, in one sentence, and the clause behind it; nothing, if there is nothing to say."""

    id: Id
    seq: int
    text: str
    rule: str


class Weighed(Struct, forbid_unknown_fields=True):
    """An action, and what it comes to."""

    action: Choice
    why: str


class Poor(Struct, forbid_unknown_fields=True):
    """What was done and what would have been better."""

    decision: int  # so many moves were made before it began
    chosen: Weighed
    better: Weighed


class Judged(Struct, tag_field="type", tag="judged", forbid_unknown_fields=True):
    """Whether the last own move was poor."""

    id: Id
    seq: int
    poor: Poor | None


class Pong(Struct, tag_field="type", tag="pong", forbid_unknown_fields=True):
    id: Id


class Bye(Struct, tag_field="type", tag="bye", forbid_unknown_fields=True):
    """The last message before the server closes the socket."""

    code: str
    message: str


Answer = (
    Log
    | Events
    | State
    | Changed
    | Why
    | Text
    | Preview
    | Chat
    | Presence
    | Thinking
    | Parley
    | Ok
    | Error
    | Hint
    | Mentor
    | Judged
    | Pong
    | Bye
)


def read(data: bytes, form: Any) -> Any:
    """What a message or the body of a request holds. Problem: it has not this form, or is out of bounds."""
    try:
        return msgspec.convert(read_json(data), form)
    except msgspec.ValidationError as error:
        field, wrong = complaint(error)
    except Problem as problem:
        if problem.code == "value-other":
            raise Problem("message-json") from None
        field, wrong = WHOLE, problem
    raise Problem("message-whole", detail=wrong) if field == WHOLE else Problem("message-form", field=field, detail=wrong)
