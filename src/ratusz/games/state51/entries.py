"""The entries of the content file as they are written. Interpreted even in the compiled build (see tools/compile.py)."""

import msgspec


class Gain(msgspec.Struct, tag_field="do", tag="gain", forbid_unknown_fields=True):
    goods: dict[str, int]
    each: str = ""


class Pay(msgspec.Struct, tag_field="do", tag="pay", forbid_unknown_fields=True):
    goods: dict[str, int]


class Mark(msgspec.Struct, tag_field="do", tag="mark", forbid_unknown_fields=True):
    vp: int
    each: str = ""
    on: str = ""  # only where no card carries the effect: the location to mark


Written = Gain | Pay | Mark


class Numbers(msgspec.Struct, rename="kebab", forbid_unknown_fields=True):
    rounds: int
    start_hand: int
    lookout: int
    picks: int
    base_limit: int
    slot_limit: int


class Line(msgspec.Struct, forbid_unknown_fields=True):
    cost: dict[str, int]
    reach: int = 0
    vp: int = 0


class FactionEntry(msgspec.Struct, forbid_unknown_fields=True):
    id: str
    production: dict[str, int]
    conquer: Line
    cooperate: Line
    incorporate: Line
    rebuild: Line
    origin: dict[str, str]


class InstantEntry(msgspec.Struct, forbid_unknown_fields=True):
    id: str
    count: int
    kind: str
    reach: int
    origin: dict[str, str]
    cost: dict[str, int] = {}


class LocationEntry(msgspec.Struct, forbid_unknown_fields=True):
    id: str
    count: int
    distance: int
    kind: str
    icons: list[str]
    deal: dict[str, int]
    spoils: dict[str, int]
    ability: list[Written]
    origin: dict[str, str]


class Deck(msgspec.Struct, forbid_unknown_fields=True):
    numbers: Numbers
    faction: list[FactionEntry]
    instant: list[InstantEntry]
    location: list[LocationEntry]
