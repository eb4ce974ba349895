"""Which districts there are to choose from, and what is in the city."""

from ...content.cards import ALL_DISTRICTS, TIER, TIER_MASK
from ...content.effects import (
    CHOSEN,
    CLEARED,
    DEVELOPMENT,
    ENEMY,
    HUMAN_FIRST,
    LOW_RESOURCE,
    NO_OUTAGE,
    NO_PRISEC,
    NONE,
    ORGCRIME,
    OUTAGE,
    PRISEC,
    PROTEST,
    SAME_TIER,
    STRIKE,
    UNREST,
    WORKING,
)
from ...position.state import Angeles


def holding(g: Angeles, what: int) -> int:
    """The districts with such an element (NA-56.0, NA-56.1)."""
    if what == ENEMY:
        return g.pieces[HUMAN_FIRST] | g.pieces[ORGCRIME]
    if what == UNREST:
        return g.pieces[PROTEST] | g.pieces[STRIKE]
    return g.pieces[what]


def count(g: Angeles, what: int, tier: int) -> int:
    """How many such elements there are in the city, or in one tier of it (NA-28.0, NA-35.1)."""
    if what == LOW_RESOURCE:
        return len([1 for amount in g.supply if amount <= 1])
    if what == ENEMY:
        return count(g, HUMAN_FIRST, tier) + count(g, ORGCRIME, tier)
    return (holding(g, what) & TIER_MASK[tier]).bit_count()


def fitting(g: Angeles, where: int) -> int:
    """The districts a choice is open to."""
    if where == CLEARED:
        return g.cleared
    if where == CHOSEN:
        return 0 if g.chosen == NONE else 1 << g.chosen
    if where == WORKING:
        return ALL_DISTRICTS & ~(g.pieces[STRIKE] | g.pieces[OUTAGE])
    if where == NO_PRISEC:
        return ALL_DISTRICTS & ~g.pieces[PRISEC]
    if where == NO_OUTAGE:
        return ALL_DISTRICTS & ~g.pieces[OUTAGE]
    if where == SAME_TIER:
        return 0 if g.chosen == NONE else TIER_MASK[TIER[g.chosen]] & ~(1 << g.chosen)
    return ALL_DISTRICTS


def open_to(g: Angeles, kind: int, where: int) -> int:
    """Where a piece may be placed: a second Prisec or development has no place (NA-38.3, NA-43.4); others move on if need be."""
    districts = fitting(g, where)
    if kind in (PRISEC, DEVELOPMENT):
        districts &= ~g.pieces[kind]
    return districts
