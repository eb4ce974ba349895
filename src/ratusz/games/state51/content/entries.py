"""The entries of the content file as they are written. Interpreted even in the compiled build (see tools/compile.py)."""

from typing import Annotated

import msgspec
from msgspec import Meta

Few = Annotated[int, Meta(ge=1, le=9)]
FewOrNone = Annotated[int, Meta(ge=0, le=9)]


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
    rounds: Few
    start_hand: Few
    lookout: Few
    picks: Few
    base_limit: Few
    slot_limit: Few


class ReachLine(msgspec.Struct, forbid_unknown_fields=True):
    cost: dict[str, int]
    reach: Few


class RebuildLine(msgspec.Struct, forbid_unknown_fields=True):
    cost: dict[str, int]
    vp: FewOrNone


class FactionEntry(msgspec.Struct, forbid_unknown_fields=True):
    id: str
    production: dict[str, int]
    conquer: ReachLine
    cooperate: ReachLine
    incorporate: ReachLine
    rebuild: RebuildLine
    origin: dict[str, str]


class InstantEntry(msgspec.Struct, forbid_unknown_fields=True):
    id: str
    count: Few
    kind: str
    reach: Few
    origin: dict[str, str]
    cost: dict[str, int] = {}


class LocationEntry(msgspec.Struct, forbid_unknown_fields=True):
    id: str
    count: Few
    distance: Few
    kind: str
    icons: list[str]
    deal: dict[str, int]
    spoils: dict[str, int]
    ability: list[Written]
    origin: dict[str, str]


class Deck(msgspec.Struct, forbid_unknown_fields=True):
    numbers: Numbers
    faction: Annotated[list[FactionEntry], Meta(min_length=2, max_length=2)]  # one for each seat
    instant: list[InstantEntry]
    location: list[LocationEntry]
