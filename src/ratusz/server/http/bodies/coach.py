"""What the coach says of a finished game."""

from msgspec import Struct


class CurvePoint(Struct):
    at: int  # moves made by then
    chance: float  # to win, from 0 to 1


class CoachedMove(Struct):
    """A move that cost much."""

    at: int  # moves made before it
    cost: float  # of the chance to win
    title: str
    better: str
    reasons: list[str]


class CoachedSeat(Struct):
    seat: int
    player: str
    curve: list[CurvePoint]
    costly: list[CoachedMove]  # the dearest first


class Analysed(Struct):
    """What the coach found in a finished game; until it is done, how many decisions of how many are judged, and what is known."""

    done: bool
    judged: int
    of: int
    seats: list[CoachedSeat]
    caveat: str  # what to bear in mind about how it judged; mostly nothing
