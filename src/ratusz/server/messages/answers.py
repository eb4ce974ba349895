"""What the server says over a socket."""

from msgspec import UNSET, Struct, UnsetType

from .log import Events, Line, Log
from .requests import Id
from .state import Changed, Choice, Player, Refused, State


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
