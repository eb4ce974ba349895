"""Promises without thinking long: whom to believe, and to keep one's own."""

from ratusz.kernel.strategy import Proposal

from ..content.effects import NONE
from ..position.state import Angeles
from ..rules.players.promises import fulfil_refused, part_of
from ..rules.players.trade import KEPT, OPEN


def trust(g: Angeles, seat: int) -> float:
    """How likely this seat keeps its word, by what it has done so far: a broken promise weighs more than one that was kept."""
    kept, broken = g.kept[seat], g.broken[seat]
    return (1.0 + kept) / (1.0 + kept + 2.0 * broken)


def promised_support(g: Angeles, seat: int) -> tuple[int, int]:
    """The offer this seat has promised to support in this deal, and with how many cards; NONE: it has promised none."""
    for note in g.notes:
        part = part_of(note, seat)
        if part != NONE and note[5][part] == OPEN:
            _, _, side, cards, later, _ = note[3 + part]
            if side != NONE and not later:
                return side, cards
    return NONE, 0


def fulfilments(g: Angeles, seat: int) -> list[Proposal]:
    """What this seat owes to who has kept the other part."""
    found: list[Proposal] = []
    for note in g.notes:
        part = part_of(note, seat)
        action = ("fulfil", note[0])
        if part != NONE and note[5][1 - part] == KEPT and fulfil_refused(g, seat, action) is None:
            found.append(Proposal(((seat, action),)))
    return found
