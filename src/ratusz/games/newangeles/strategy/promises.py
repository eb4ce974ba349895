"""Promises without thinking long: whom to believe, what a promise is worth, and to keep one's own."""

from typing import Final

from ratusz.kernel.game import Proposal

from ..content.effects import NONE
from ..position.state import Angeles, Trade
from ..rules.players.goods import Goods
from ..rules.players.promises import fulfil_refused, part_of
from ..rules.players.trade import KEPT, OPEN

ASSET: Final = 3.0  # in capital
SUPPORT: Final = 1.5  # a card laid for an offer


def trust(g: Angeles, seat: int) -> float:
    """How likely this seat keeps its word, by what it has done so far: a broken promise weighs more than one that was kept."""
    kept, broken = g.kept[seat], g.broken[seat]
    return (1.0 + kept) / (1.0 + kept + 2.0 * broken)


def worth(goods: Goods) -> float:
    capital, assets, _, cards, _, _ = goods
    return capital + ASSET * len(assets) + SUPPORT * cards


def believed(g: Angeles, trade: Trade) -> bool:
    """Whether an offer that binds nobody is worth what its taker would promise for it. Words that are not terms say nothing."""
    _, maker, _, give, want, _, _ = trade
    return worth(give) * trust(g, maker) > worth(want)


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
            found.append(((seat, action),))
    return found
