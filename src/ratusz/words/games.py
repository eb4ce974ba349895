"""How each game puts its things into words: nothing above needs to know a game."""

from typing import Final

from ..games.state51.cards import CARDS, FACTION_NAMES
from .state51.cards import card_text, faction_text
from .state51.figures import figures
from .state51.labels import action
from .state51.names import card, faction, goods
from .state51.table import table
from .voice import Voice, spoken

VOICES: Final[dict[str, Voice]] = {
    "state51": Voice(
        [found.name for found in CARDS],
        list(FACTION_NAMES),
        spoken("state51", card),
        spoken("state51", card_text),
        spoken("state51", faction),
        spoken("state51", faction_text),
        spoken("state51", goods),
        spoken("state51", figures),
        spoken("state51", action),
        spoken("state51", table),
    )
}
