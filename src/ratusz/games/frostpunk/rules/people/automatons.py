"""Automatons: they act as workers, at a coal each time, and are nobody's citizens."""

from ...content.effects import AUTOMATON, COAL
from ...position.state import City
from ..city.pool import lose


def stoke(g: City, pawn: int) -> None:
    """FP-AUTOMATON.5."""
    if pawn == AUTOMATON:
        lose(g, COAL, 1, "FP-AUTOMATON.5")


def alone(g: City) -> bool:
    """Whether nobody but automatons is left to act: they do what workers do (FP-AUTOMATON.2), but walk no route (FP-AUTOMATON.3)
    and work on no card that asks for a worker or an engineer (FP-AUTOMATON.4)."""
    return g.pool[AUTOMATON] == sum(g.pool) > 0
