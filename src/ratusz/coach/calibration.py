"""From how good it looks to the chance to win: how often whoever stood so has won.

Every game has two numbers, fitted to games of bots by `tools/calibrate.py`, and the same for all seats.
"""

import math
import tomllib
from functools import cache
from importlib import resources
from typing import Final, NamedTuple

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
def fitted() -> dict[str, Calibration]:
    text = resources.files(__package__).joinpath("calibration.toml").read_text(encoding="utf-8")
    return {game: Calibration(float(one["shift"]), float(one["slope"])) for game, one in tomllib.loads(text).items()}


def calibration_of(game: str) -> Calibration:
    """That of a game nobody has fitted changes nothing."""
    return fitted().get(game, Calibration())
