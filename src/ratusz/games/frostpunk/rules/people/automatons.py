"""Automatons: they act as workers, at a coal each time, and are nobody's citizens."""

from ...content.effects import AUTOMATON, COAL
from ...position.state import City
from ..city.pool import lose


def stoke(g: City, pawn: int) -> None:
    """FP-AUTOMATON.5."""
    if pawn == AUTOMATON:
        lose(g, COAL, 1, "FP-AUTOMATON.5")


def alone(g: City) -> bool:
    """Whether nobody but automatons is left to act."""
    return g.pool[AUTOMATON] == sum(g.pool) > 0
