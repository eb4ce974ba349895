"""What the coach finds, as plain data: it crosses from process to process, and is kept."""

from collections.abc import Sequence
from typing import Final

from msgspec import Struct

COSTLY: Final = 3  # moves that are told of a seat
SUSPECTS: Final = 8  # decisions of a seat that get a closer look
SMALL: Final = 0.01  # what costs less is no mistake


# By figure: how much more of it there is in the end than with another line, on average, and in what share of the guesses.
Apart = dict[str, tuple[float, float]]


class Case(Struct, frozen=True):
    """A decision of a game that is over, and all that may be known for judging it: what its seat saw then."""

    game: str
    at: int  # moves made before it
    moves: int  # of which it is made
    seat: int
    view: bytes  # as JSON
    made: list[str]
    seed: str


class Weighed(Struct, frozen=True):
    """A line of answers that belong to one decision; the chance to win with it; and, where it was looked at closely, how figures
    have changed on average by then, which clearly differ from what was made, and in what share of the guesses it was better."""

    answers: list[str]
    chance: float
    leads: dict[str, float] = {}
    apart: Apart | None = None  # None: it was not compared, or kept when that was not yet done
    ahead: float = 0.0

    def apart_from(self, other: "Weighed") -> Apart:
        """Where it was not compared guess by guess, by the averages; how often it was so is not known then."""
        if self.apart is not None:
            return self.apart
        names = sorted({*self.leads, *other.leads})
        return {name: (self.leads.get(name, 0.0) - other.leads.get(name, 0.0), 1.0) for name in names}


class Judged(Struct, frozen=True):
    at: int
    moves: int
    seat: int
    made: Weighed
    best: list[Weighed]  # the best first, what was made may be among them
    close: bool

    @property
    def cost(self) -> float:
        return max(0.0, self.best[0].chance - self.made.chance)


class Analysis(Struct, frozen=True):
    """A whole game: every decision that was one, in the order of the game, and who won; and whether it was judged by hand only
    because what was learned does not fit the game any more."""

    game: str
    seats: int
    moves: int
    winners: list[int]
    over: bool
    decisions: list[Judged]
    stale: bool = False

    def costly(self, seat: int) -> list[Judged]:
        """The moves that cost this seat most, the dearest first."""
        own = [one for one in self.decisions if one.seat == seat and one.close and one.cost >= SMALL]
        return sorted(own, key=lambda one: -one.cost)[:COSTLY]

    def curve(self, seat: int) -> list[tuple[int, float]]:
        """After how many moves the seat stood how well, as far as it could know; and in the end how it came out."""
        told = [(one.at + one.moves, one.made.chance) for one in self.decisions if one.seat == seat]
        return [*told, (self.moves, float(seat in self.winners))] if self.over else told


def alike(one: Sequence[object], other: Sequence[object]) -> int:
    """With how many answers both lines begin alike."""
    pairs = list(zip(one, other, strict=False))
    return next((at for at, (mine, its) in enumerate(pairs) if mine != its), len(pairs))


def suspects(judged: list[Judged]) -> list[int]:
    """Which of the decisions are worth a closer look: the dearest of each seat."""
    found: list[int] = []
    for seat in {one.seat for one in judged}:
        own = [number for number, one in enumerate(judged) if one.seat == seat and one.cost > 0]
        found += sorted(own, key=lambda number: -judged[number].cost)[:SUSPECTS]
    return sorted(found)
