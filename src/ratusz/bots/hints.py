"""What a bot advises a person: the best answers it has found, knowing no more than the seat."""

from typing import Final

from ..kernel.state import Action
from ..kernel.view import View
from .bot import Bot, Ranked

MOST: Final = 3
CLOSE: Final = 0.1  # what is worth so much less than the best is no advice


def advice(bot: Bot, view: View, seat: int, legal: list[Action]) -> Ranked:
    """The best answers, three at most, and none that is far from the best."""
    ranked = bot.rank(view, seat, legal)[:MOST]
    return [(action, worth) for action, worth in ranked if ranked[0][1] - worth < CLOSE]
