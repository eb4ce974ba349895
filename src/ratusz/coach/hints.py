"""What a bot advises, with its estimates as chances to win: the same scale as the coach's."""

from ..bots.bot import Ranked
from ..kernel.state import Action
from .calibration import calibration_of


def estimated(game: str, advised: Ranked) -> list[tuple[Action, float | None]]:
    """Where there was only one thing to do, nothing was estimated."""
    if len(advised) == 1 and not advised[0][1]:
        return [(advised[0][0], None)]
    chance = calibration_of(game).chance
    return [(action, round(chance(worth), 3)) for action, worth in advised]
