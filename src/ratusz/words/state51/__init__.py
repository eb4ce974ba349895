"""51st State in words: its names, its cards, its choices, its table."""

from typing import Final

from ...games.state51.content.cards import CARDS, FACTION_NAMES
from ..voice import Voice, spoken
from .cards import card_text, faction_text, gist
from .figures import SILENT, figures, remarks
from .labels import action
from .names import card, faction, figure, goods
from .table import table

NAME: Final = "state51"
VOICE: Final = Voice(
    [found.name for found in CARDS],
    list(FACTION_NAMES),
    spoken(NAME, card),
    spoken(NAME, card_text),
    spoken(NAME, faction),
    spoken(NAME, faction_text),
    spoken(NAME, goods),
    spoken(NAME, figures),
    spoken(NAME, figure),
    spoken(NAME, action),
    spoken(NAME, table),
    spoken(NAME, remarks),
    gist=spoken(NAME, gist),
    silent=SILENT,
)
