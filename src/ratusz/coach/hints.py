"""What a bot advises, with its estimates as chances to win."""

from ..bots.bot import Bot, Ranked
from ..bots.fallible import Fallible
from ..bots.greedy import Greedy
from ..bots.search import Search
from ..kernel.state import Action
from .calibration import BY_HAND, HINTS, calibration_of


def estimated(game: str, bot: Bot, advised: Ranked) -> list[tuple[Action, float | None]]:
    """Where there was only one thing to do, nothing was estimated; nor by a bot whose numbers are no estimates of the chance to
    win, such as one that errs on purpose."""
    scale = scale_of(bot)
    if not scale or (len(advised) == 1 and not advised[0][1]):
        return [(action, None) for action, _ in advised]
    chance = calibration_of(game, scale).chance
    return [(action, round(chance(worth), 3)) for action, worth in advised]


def scale_of(bot: Bot) -> str:
    if isinstance(bot, Search):
        return HINTS if bot.name == "expert" else BY_HAND
    return BY_HAND if isinstance(bot, Greedy) and not isinstance(bot, Fallible) else ""
