"""How the game ends: six ways to lose and how near they are, the scenario's goal, and time running out."""

from typing import Final, Literal, get_args

from ratusz.kernel.game import Result
from ratusz.kernel.state import EVERYONE

from ...content.effects import NONE
from ...content.numbers import DEATHS_LAST, DISCONTENT_LOSS, EPIDEMIC, FAMINE, HOPE_FIELDS, OVERLOAD_FIELDS
from ...position.state import DISCONTENT, HOPE, OVER, City

WON: Final = 0
NO_HOPE: Final = 1
EXILE: Final = 2
EXPLOSION: Final = 3
PLAGUE: Final = 4
STARVATION: Final = 5
MASS_DEATH: Final = 6
FAILED: Final = 7
TIME: Final = 8
RESIGNED: Final = 9
Cause = Literal["won", "hope", "discontent", "generator", "epidemic", "famine", "deaths", "scenario", "time", "resigned"]
CAUSES: Final[tuple[Cause, ...]] = get_args(Cause)
CLAUSES: Final = (
    "FP-WIN.1", "FP-WIN.2", "FP-WIN.3", "FP-WIN.4", "FP-WIN.5", "FP-WIN.6", "FP-WIN.7", "FP-WIN.1", "FP-WIN.9", "",
)  # fmt: skip

Danger = Literal["hope", "discontent", "overload", "sick", "hunger", "deaths"]  # what is counted, in the order of the clauses
DANGERS: Final[tuple[Danger, ...]] = get_args(Danger)
FIELDS: Final = (HOPE_FIELDS, DISCONTENT_LOSS, OVERLOAD_FIELDS, EPIDEMIC, FAMINE, DEATHS_LAST)
NEAR: Final = (1, DISCONTENT_LOSS - 2, OVERLOAD_FIELDS - 3, EPIDEMIC - 8, FAMINE - 10, DEATHS_LAST - 5)  # from here on


def dangers(g: City) -> tuple[int, ...]:
    """What can lose the game, as it stands."""
    return (len(g.tracks[HOPE]), len(g.tracks[DISCONTENT]), g.overload, max(g.sick), g.hunger, g.deaths)


def end(g: City, cause: int) -> None:
    """FP-WIN.9: at once. Whoever calls this has nothing left to push."""
    if g.cause != NONE:
        return
    g.cause = cause
    g.phase = OVER
    g.turn = NONE
    g.proposals = ()
    g.stack.clear()
    if g.listener is not None:
        g.tell("won" if cause == WON else "lost", CLAUSES[cause], EVERYONE, {"cause": CAUSES[cause], "round": g.round})


def result(g: City) -> Result:
    """All win or all lose (FP-WIN.1); the rulebook knows no points."""
    seats = len(g.hands)
    won = g.cause == WON
    winners = list(range(seats)) if won else []
    sources = [{"round": g.round, "deaths": g.deaths} for _ in range(seats)]
    rule = CLAUSES[g.cause] if g.cause != NONE else "FP-WIN.1"
    return Result(not g.stack, winners, [1 if won else 0] * seats, sources, rule)
