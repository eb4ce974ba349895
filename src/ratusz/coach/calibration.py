"""From how good it looks to the chance to win: how often whoever stood so has won.

Every game has two numbers for each way to find out how good it looks, fitted to games of bots by `tools/coach/calibrate.py`, and
the same for all seats. The ways differ in what they go by and in how far they look ahead.
"""

import math
import tomllib
from functools import cache
from importlib import resources
from typing import Any, Final, NamedTuple

LEARNED: Final = "learned"  # the coach goes by what was learned
BY_HAND: Final = "by-hand"  # it goes by what was written by hand
HINTS: Final = "hints"  # what the expert's search has found
SCALES: Final = (LEARNED, BY_HAND, HINTS)
GOES_BY: Final = "goes-by"
SURE: Final = 1e-4  # no worth is thought to be nearer to 0 or 1


class Calibration(NamedTuple):
    shift: float = 0.0
    slope: float = 1.0

    def chance(self, worth: float) -> float:
        return 1 / (1 + math.exp(-(self.shift + self.slope * logit(worth))))


def logit(worth: float) -> float:
    sure = min(1 - SURE, max(SURE, worth))
    return math.log(sure / (1 - sure))


@cache
def written() -> dict[str, Any]:
    return tomllib.loads(resources.files(__package__).joinpath("calibration.toml").read_text(encoding="utf-8"))


def goes_by(game: str) -> str:
    """What the coach goes by in this game, if it has the choice."""
    return str(written()[GOES_BY].get(game, LEARNED))


@cache
def fitted() -> dict[tuple[str, str], Calibration]:
    """By game and scale."""
    return {
        (game, scale): Calibration(float(one["shift"]), float(one["slope"]))
        for game, scales in written().items()
        if game != GOES_BY
        for scale, one in scales.items()
    }


def calibration_of(game: str, scale: str) -> Calibration:
    """That of a game nobody has fitted changes nothing."""
    return fitted().get((game, scale), Calibration())
