"""How each game puts its things into words: nothing above needs to know a game."""

from typing import Final

from ..kernel.problem import Problem
from .bundle import Words
from .frostpunk import VOICE as FROSTPUNK
from .newangeles import VOICE as NEWANGELES
from .state51 import VOICE as STATE51
from .voice import Voice

VOICES: Final[dict[str, Voice]] = {"state51": STATE51, "newangeles": NEWANGELES, "frostpunk": FROSTPUNK}


def check_names(w: Words, game: str) -> None:
    """Every card and faction has a name: before a game begins, not when the card comes up."""
    voice = VOICES[game]
    try:
        for card in voice.cards:
            voice.card_name(w, card)
        for faction in voice.factions:
            voice.faction_name(w, faction)
    except KeyError as error:
        raise Problem("content-nameless", text=error.args[0], game=game) from None
