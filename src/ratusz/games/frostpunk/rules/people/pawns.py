"""Pawns: how many the population gives, who rests, who may do what."""

from typing import Final

from ratusz.kernel.state import EVERYONE

from ...content.effects import (
    AUTOMATON,
    CHILD,
    CHILD_ENGINEER,
    CHILD_WORK,
    CHILD_WORKER,
    COAL,
    ENGINEER,
    NONE,
    PAWNS,
    WORKER,
    Step,
)
from ...content.numbers import PAWNS_MOST, SECTION
from ...position.state import City, Placed
from ..cards.running_effects import runs
from ..city.map import FIELDS

TYPE_OF: Final[tuple[int, ...]] = (WORKER, ENGINEER, CHILD, NONE, CHILD, CHILD)  # by pawn: the citizen type it counts as
# Lists of pawns are in the order of the pawns' numbers, here and below.
CHILDREN: Final[list[int]] = [CHILD, CHILD_WORKER, CHILD_ENGINEER]
SPECIAL_CHILDREN: Final[list[tuple[int, int]]] = [(1, CHILD_WORKER), (2, CHILD_ENGINEER)]  # by bit
CITIZEN_PAWNS: Final[list[int]] = [WORKER, ENGINEER, CHILD, CHILD_WORKER, CHILD_ENGINEER]


def due(type: int, citizens: int) -> int:
    """The number printed above the section of the track (FP-SETUP.32, FP-SETUP.33, ruling D3)."""
    return 0 if citizens == 0 else min(PAWNS_MOST[type], citizens // SECTION + 1)


def scouting(g: City, pawn: int) -> int:
    n = 0
    for route in g.routes:
        if route[1] == pawn:
            n += 1
    return n


NOBODY: Final[list[bool]] = [False] * FIELDS


def place(g: City, pawn: int, spot: int) -> None:
    """Where it acts, a pawn stays for the round."""
    g.placed.append((pawn, spot))
    if spot < FIELDS:
        taken = g.taken.copy()
        taken[spot] = True
        g.taken = taken


def keep_placed(g: City, placed: list[Placed]) -> None:
    """These pawns stay where they have acted, all others have left."""
    g.placed = []
    g.taken = NOBODY
    for pawn, spot in placed:
        place(g, pawn, spot)


def match(g: City) -> None:
    """FP-ACTION.1, FP-ACTION.2, FP-ACTION.3: pawns by the citizen markers; scouts count. A child worker or engineer is one of the
    children's pawns."""
    pool = g.pool
    pool[WORKER] = max(0, due(WORKER, g.citizens[WORKER]) - scouting(g, WORKER))
    pool[ENGINEER] = max(0, due(ENGINEER, g.citizens[ENGINEER]) - scouting(g, ENGINEER))
    children = due(CHILD, g.citizens[CHILD])
    pool[CHILD_WORKER] = pool[CHILD_ENGINEER] = 0
    if g.special_children:
        for bit, pawn in SPECIAL_CHILDREN:
            if g.special_children & bit:
                if children:
                    pool[pawn] = 1
                    children -= 1
                else:
                    g.special_children &= ~bit
    pool[CHILD] = children
    pool[AUTOMATON] = g.automatons
    keep_placed(g, [])
    g.resting = [0] * len(PAWNS)


def rest(g: City) -> None:
    """FP-ACTION.4: a matching pawn on each exhausted token; tokens left without one stay."""
    workers, engineers, children = g.exhausted
    if not (workers or engineers or children):
        return
    for pawn in CITIZEN_PAWNS:
        type = TYPE_OF[pawn]
        if g.exhausted[type]:
            n = min(g.exhausted[type], g.pool[pawn])
            g.exhausted[type] -= n
            g.pool[pawn] -= n
            g.resting[pawn] += n


def exhausted_tokens(g: City, type: int) -> int:
    """Exhausted tokens of a type that are out, with a pawn on them or without (FP-COMP.28)."""
    return g.exhausted[type] + by_type(g.resting)[type]


def actors(g: City) -> list[int]:
    """Pawns that can do what anybody can (FP-ACTION.10, FP-AUTOMATON.2, FP-AUTOMATON.5, FP-CHILD.1)."""
    pool = g.pool
    found: list[int] = []
    if pool[WORKER]:
        found.append(WORKER)
    if pool[ENGINEER]:
        found.append(ENGINEER)
    if pool[CHILD] and g.modifiers[CHILD_WORK]:
        found.append(CHILD)
    if pool[AUTOMATON] and g.stock[COAL]:
        found.append(AUTOMATON)
    if pool[CHILD_WORKER]:
        found.append(CHILD_WORKER)
    if pool[CHILD_ENGINEER]:
        found.append(CHILD_ENGINEER)
    return found


def can_scout(g: City) -> bool:
    """FP-SCOUT.2, FP-AUTOMATON.3: whether there is one of the scouts."""
    return g.pool[WORKER] > 0 or g.pool[ENGINEER] > 0


def can_engineer(g: City) -> bool:
    """FP-USE.4: whether there is one of the engineers."""
    return g.pool[ENGINEER] > 0 or g.pool[CHILD_ENGINEER] > 0


def can_act(g: City) -> bool:
    """Whether there is one of the actors: whoever can scout is."""
    return can_scout(g) or bool(actors(g))


def idle(g: City) -> str:
    """The clause by which nobody can act: children and automatons may be left, or pawns that rest."""
    if g.pool[CHILD]:
        return "FP-ACTION.10"
    if g.pool[AUTOMATON]:
        return "FP-AUTOMATON.5"
    return "FP-ACTION.5" if sum(g.resting) else "FP-ACTION.6"


def engineers(g: City) -> list[int]:
    """FP-USE.4."""
    found = [ENGINEER] if g.pool[ENGINEER] else []
    if g.pool[CHILD_ENGINEER]:
        found.append(CHILD_ENGINEER)
    return found


def of_type(g: City, type: int) -> list[int]:
    """Pawns that match a citizen card (FP-CITIZEN.5); automatons match none (ruling 30)."""
    if type == CHILD:
        return [pawn for pawn in CHILDREN if g.pool[pawn]]
    return [type] if g.pool[type] else []


def scouts(g: City) -> list[int]:
    """FP-SCOUT.2, FP-AUTOMATON.3."""
    found = [WORKER] if g.pool[WORKER] else []
    if g.pool[ENGINEER]:
        found.append(ENGINEER)
    return found


def specialists(g: City, who: int) -> list[int]:
    """Citizens who may take a special action that asks for a worker, engineer or child, or for anybody."""
    if who == WORKER:
        pool = g.pool
        found = [WORKER] if pool[WORKER] else []
        if g.modifiers[CHILD_WORK] and pool[CHILD]:
            found.append(CHILD)
        if pool[CHILD_WORKER]:
            found.append(CHILD_WORKER)
        return found
    if who == ENGINEER:
        return engineers(g)
    if who == CHILD:
        return of_type(g, CHILD)
    return [pawn for pawn in actors(g) if pawn != AUTOMATON]


def has_type(g: City, type: int) -> bool:
    """Whether there is a citizen pawn of a type (FP-CITIZEN.5)."""
    pool = g.pool
    return pool[type] > 0 or (type == CHILD and (pool[CHILD_WORKER] > 0 or pool[CHILD_ENGINEER] > 0))


def by_type(pawns: list[int]) -> list[int]:
    """Citizen pawns by type, of pawns by kind."""
    return [pawns[WORKER], pawns[ENGINEER], pawns[CHILD] + pawns[CHILD_WORKER] + pawns[CHILD_ENGINEER]]


def pawn_total(g: City) -> int:
    return sum([due(type, g.citizens[type]) for type in range(3)])


@runs("pawn")
def run_pawn(g: City, step: Step, spot: int) -> None:
    """FP-CHILD.1: it takes the place of a child pawn from the next action phase on."""
    bit = 1 if step.kind == CHILD_WORKER else 2
    if not g.special_children & bit:
        g.special_children |= bit
        if g.listener is not None:
            g.tell("special-child", "FP-CHILD.1", EVERYONE, {"pawn": PAWNS[step.kind]})
