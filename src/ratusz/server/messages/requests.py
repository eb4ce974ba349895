"""What a client says over a socket. Each request may carry an id, which the answer repeats."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from ...kernel.complaint import LARGEST
from ..tables.foresight import ACTIONS

Number = Annotated[int, Meta(ge=-LARGEST, le=LARGEST)]
Id = Annotated[str, Meta(max_length=100)] | Number | None


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
