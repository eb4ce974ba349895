"""What bots are called in a language."""

from typing import Final

from ..words.bundle import Words, written
from .levels import LEVELS

# Bots of old tables and records, by the level that goes by their name now.
FORMER: Final = {
    "random": "rookie", "greedy": "trader", "search:0.2s": "planner", "search": "strategist", "expert:0.2s": "expert",
}  # fmt: skip


def bot_title(w: Words, bot: str) -> str:
    """In a game where bots are people of its own, by what it is there."""
    name = bot if bot in LEVELS else FORMER.get(bot, "other")
    here = f"bot-{name}-here"
    return w.say(here if here in written(w.language, w.game) else f"bot-{name}")
