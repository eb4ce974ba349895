"""Automatons: they act as workers, at a coal each time, and are nobody's citizens (FP-AUTOMATON.1 to .6)."""

from .effects import AUTOMATON, COAL
from .pool import lose
from .state import City


def stoke(g: City, pawn: int) -> None:
    """FP-AUTOMATON.5."""
    if pawn == AUTOMATON:
        lose(g, COAL, 1, "FP-AUTOMATON.5")


def alone(g: City) -> bool:
    """Whether nobody but automatons is left to act."""
    return g.pool[AUTOMATON] == sum(g.pool) > 0
