"""What a law is worth to the city as it stands, for every round it is in force: by the hands, mouths, sick and goods it serves.
What it does at once, and whom it gives a bed, is weighed elsewhere."""

from typing import Final

from ..content.effects import (
    CHILD,
    CHILD_WORK,
    GATHER,
    INFIRMARY_HEAL,
    KITCHEN,
    LONG_SHIFT,
    NONE,
    RUINS_BEDS,
    SHELTER_BEDS,
    THIN_RATIONS,
    TREE,
    WORKS,
)
from ..content.laws import LAWS
from ..content.library import BUILDING_NAMES
from ..position.state import DISCONTENT, HOPE, City
from ..rules.people.pawns import due

HALL: Final[int] = BUILDING_NAMES["community-hall"]
CARE: Final[int] = BUILDING_NAMES["care-house"]
ARENA: Final[int] = BUILDING_NAMES["fighting-arena"]
PUB: Final[int] = BUILDING_NAMES["pub"]
CEMETERY: Final[int] = BUILDING_NAMES["cemetery"]
HORN: Final[int] = BUILDING_NAMES["motivation-horn"]
PIT: Final[int] = BUILDING_NAMES["body-pit"]
PROPAGANDA: Final[int] = BUILDING_NAMES["propaganda-centre"]
TEMPLE: Final[int] = BUILDING_NAMES["temple"]
EARLY: Final = 7  # rounds in which there is much to build


def law_rate(g: City, law: int) -> float:
    total = 0.0
    for modifier, n in LAWS[law].lasting:
        total += modifier_rate(g, modifier) * n
    for kind in LAWS[law].unlocks:
        total += 0.5 * service(g, kind)
    return total


def modifier_rate(g: City, modifier: int) -> float:
    """For every point of it."""
    if modifier == CHILD_WORK:
        return 0.9 * due(CHILD, g.citizens[CHILD])
    if modifier == LONG_SHIFT:
        return 2.2
    if modifier == THIN_RATIONS:
        return 0.05 * sum(g.citizens)
    if modifier == GATHER:
        return min(1.6, 0.2 + 0.07 * lying(g))
    if modifier == INFIRMARY_HEAL:
        return 0.3 * g.skull.count(True) + 0.03 * sum(g.sick)
    if modifier == KITCHEN:
        return 0.2 + 0.25 * (gloom(g) + unrest(g))
    if modifier == WORKS:
        return 0.5 if g.round < EARLY else 0.2
    return 0.3 if modifier == SHELTER_BEDS else 0.1 if modifier == RUINS_BEDS else 0.0


def service(g: City, kind: int) -> float:
    """What a building that a law allows would do in a round."""
    if kind == PUB:
        return 0.2 + 0.9 * gloom(g)
    if kind in (ARENA, HORN):
        return 0.2 + 0.9 * unrest(g)
    if kind == CEMETERY:
        return 0.1 * min(8, g.deaths) + 0.3 * gloom(g)
    if kind == PIT:
        return 0.06 * min(8, g.deaths)
    if kind == CARE:
        return 0.2 + 0.04 * sum(g.sick)
    if kind == HALL:
        return 0.1 * due(CHILD, g.citizens[CHILD])
    return 0.4 if kind == PROPAGANDA else 0.3 if kind == TEMPLE else 0.1


def lying(g: City) -> int:
    return sum([g.amount[field] for field in g.stocked if g.good[field] not in (NONE, TREE)])


def gloom(g: City) -> float:
    """0: there is hope enough; more, the nearer it is to its end."""
    steps = len(g.tracks[HOPE]) + sum([token & 1 for token in g.tracks[HOPE]])
    return max(0.0, min(1.5, (6 - steps) / 3.0))


def unrest(g: City) -> float:
    tokens = len(g.tracks[DISCONTENT])
    return max(0.0, min(1.5, (tokens - 1) / 2.0))
