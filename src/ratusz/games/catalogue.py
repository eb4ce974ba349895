"""The games there are, by name."""

from typing import Final

from ratusz.games.frostpunk.game import GAME as FROSTPUNK
from ratusz.games.newangeles.game import GAME as NEWANGELES
from ratusz.games.state51.game import GAME as STATE51
from ratusz.kernel.game import Game
from ratusz.kernel.problem import Problem

GAMES: Final[dict[str, Game]] = {"state51": STATE51, "newangeles": NEWANGELES, "frostpunk": FROSTPUNK}


def game_named(name: str) -> Game:
    if name not in GAMES:
        raise Problem("game-unknown", game=name, known=", ".join(GAMES))
    return GAMES[name]
