"""What a game says about itself before any of it is read: the one place where it is registered.

A package announces its manifest as an entry point of the group `ratusz.games`, under the name of the game. The parts of a game
are named here (`"package.module:NAME"`), not imported: to know of a game costs nothing, and one game is read without the others.
"""

from typing import NamedTuple


class Manifest(NamedTuple):
    name: str  # as in commands, positions and records
    seats: tuple[int, ...]  # how many players it may have
    minutes: int  # a game takes, where no server has measured it yet: python -m tools.minutes
    package: str  # in whose folder `locale/<language>/<name>/` its messages are
    game: str  # the Game
    voice: str  # the Voice: how its things are put into words
    strategy: str  # the Strategy: what bots go by
    catalogue: str = ""  # what is printed on its cards, as data for a board of its own; empty: their names and texts
    board: str = ""  # its board on the page; empty: the plain table
    lessons: str = ""  # the package in which its lessons lie, a TOML file each; empty: it has none
    learning: str = ""  # the package in which its tour in pictures and examples for its clauses lie; empty: it has neither
    puzzles: str = ""  # the same for its puzzles
    encoding: str = ""  # its Encoding: how it is seen and played by numbers; empty: it cannot be
    common: bool = False  # whether all win or lose together
    bargains: bool = False  # whether there is something to bargain about (Strategy.bargaining)
