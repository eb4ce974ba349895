"""51st State in words: its names, its cards, its choices, its table."""

from .cards import card_text, faction_text
from .labels import action
from .names import goods
from .table import table

__all__ = ["action", "card_text", "faction_text", "goods", "table"]
