"""What has happened at a table, as it is told over a socket."""

from msgspec import UNSET, Struct, UnsetType


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
