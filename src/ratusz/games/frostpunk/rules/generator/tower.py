"""The Generator tower: cubes dropped from above lodge inside or fall into the drawer (ruling D1).

Each dropped cube lodges with a chance that shrinks as the tower fills; one that falls may knock others loose. Opening and
closing the drawer shakes some out too. All of it is drawn from the game's chance, a block of numbers at a time; a position
may lay down how many fall.
"""

from typing import Any, Final

from ...content.numbers import TOWERS
from ...position.state import City

WORD: Final = 4294967296.0  # chance numbers have 32 bits


class Dice:
    """Chance numbers from 0 to 1, a block at a time."""

    __slots__ = ("g", "next", "numbers")

    def __init__(self, g: City) -> None:
        self.g = g
        self.numbers: tuple[Any, ...] = ()
        self.next = 0

    def roll(self) -> float:
        if self.next >= len(self.numbers):
            self.numbers = self.g.block()
            self.next = 0
        number: int = self.numbers[self.next]
        self.next += 1
        return number / WORD

    def shaken(self, cubes: int, chance: float) -> int:
        """How many of the cubes come loose, each with this chance, by one roll."""
        if cubes == 0 or chance <= 0.0:
            return 0
        rest = self.roll()
        likely = 1.0
        for _ in range(cubes):
            likely *= 1.0 - chance
        loose = 0
        while rest > likely and loose < cubes:
            rest -= likely
            likely *= chance / (1.0 - chance) * (cubes - loose) / (loose + 1)
            loose += 1
        return loose


def drop(g: City, cubes: int) -> int:
    """Drop cubes, open the drawer, close it; how many were found in it (FP-GENERATOR.5, FP-GENERATOR.6,
    FP-GENERATOR.7, FP-GENERATOR.8)."""
    g.dropped += cubes
    g.revealed += 1
    if g.falls:
        falling = min(g.falls[0], cubes + g.inside)
        found = g.drawer + falling  # what waits in the drawer is found in any case (FP-GENERATOR.8)
        g.falls = g.falls[1:]
        g.inside += cubes - falling
        g.drawer = 0
    else:
        dice = Dice(g)
        tower = TOWERS[g.tower]
        for _ in range(cubes):
            if dice.roll() < tower.stick * max(0.0, 1.0 - g.inside / tower.cap):
                g.inside += 1
            else:
                loose = dice.shaken(g.inside, tower.knock)
                g.inside -= loose
                g.drawer += loose + 1
        opened = dice.shaken(g.inside, tower.open)
        found = g.drawer + opened
        g.inside -= opened
        g.drawer = dice.shaken(g.inside, tower.close)
        g.inside -= g.drawer
    g.fallen += found
    return found
