"""Frostpunk in words: its names, its cards, its choices, its table."""

from typing import Final

from ...games.frostpunk.content.societies import SOCIETY_NAMES
from ..voice import Voice, spoken
from .cards import card_text, gist, society_text
from .chronicle import turning
from .chronicle_page import page
from .figures import figures
from .labels import action
from .names import CARDS, any_card, figure, goods, society, turned
from .table import foretold, table

NAME: Final = "frostpunk"
VOICE: Final = Voice(
    CARDS,
    list(SOCIETY_NAMES),
    spoken(NAME, any_card),
    spoken(NAME, card_text),
    spoken(NAME, society),
    spoken(NAME, society_text),
    spoken(NAME, goods),
    spoken(NAME, figures),
    spoken(NAME, figure),
    spoken(NAME, action),
    spoken(NAME, table),
    turned=spoken(NAME, turned),
    foretold=spoken(NAME, foretold),
    chronicle=spoken(NAME, page),
    gist=spoken(NAME, gist),
    turning=turning,
)
