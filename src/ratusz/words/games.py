"""How each game puts its things into words: nothing above needs to know a game."""

from typing import Final

from .newangeles import VOICE as NEWANGELES
from .state51 import VOICE as STATE51
from .voice import Voice

VOICES: Final[dict[str, Voice]] = {"state51": STATE51, "newangeles": NEWANGELES}
