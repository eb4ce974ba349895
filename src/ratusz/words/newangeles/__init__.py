"""New Angeles in words: its names, its cards, its choices, its table."""

from typing import Final

from ...games.newangeles.content.cards import (
    ASSET_NAMES,
    CARD_NAMES,
    CORPORATION_NAMES,
    DEMAND_NAMES,
    EVENT_NAMES,
    INVESTMENT_NAMES,
    RIVAL_NAMES,
    SETUP_NAMES,
)
from ..voice import Voice, spoken
from .cards import card_text, corporation_text, gist
from .figures import figures
from .labels import action
from .names import any_card, called, corporation, figure, goods, margin, turned
from .table import table

NAME: Final = "newangeles"
VOICE: Final = Voice(
    [
        *CARD_NAMES,
        *ASSET_NAMES,
        *EVENT_NAMES,
        *DEMAND_NAMES,
        *INVESTMENT_NAMES,
        *SETUP_NAMES,
        *[name for name in RIVAL_NAMES if name not in CORPORATION_NAMES],
    ],
    list(CORPORATION_NAMES),
    spoken(NAME, any_card),
    spoken(NAME, card_text),
    spoken(NAME, corporation),
    spoken(NAME, corporation_text),
    spoken(NAME, goods),
    spoken(NAME, figures),
    spoken(NAME, figure),
    spoken(NAME, action),
    spoken(NAME, table),
    turned=spoken(NAME, turned),
    called=spoken(NAME, called),
    margin=spoken(NAME, margin),
    gist=spoken(NAME, gist),
)
