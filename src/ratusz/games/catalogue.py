"""The games there are, by name."""

from typing import Final

from ..kernel.game import Game
from ..kernel.problem import Problem
from .frostpunk.game import GAME as FROSTPUNK
from .newangeles.game import GAME as NEWANGELES
from .state51.game import GAME as STATE51

GAMES: Final[dict[str, Game]] = {"state51": STATE51, "newangeles": NEWANGELES, "frostpunk": FROSTPUNK}


def game_named(name: str) -> Game:
    if name not in GAMES:
        raise Problem("game-unknown", game=name, known=", ".join(GAMES))
    return GAMES[name]
