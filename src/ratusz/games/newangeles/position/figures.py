"""What a player counts, for previews: the city's dangers and stores, what lies in each district, and what everybody has."""

from typing import Any, Final

from ..content.cards import DISTRICT_NAMES
from ..content.effects import ILLNESS, NONE, OUTAGE, PIECES, PROTEST, RESOURCES, STRIKE
from ..rules.course.support import tally
from .state import OFFERS, Angeles

LYING: Final = [
    (kind, district, f"{piece} {name}") for kind, piece in enumerate(PIECES) for district, name in enumerate(DISTRICT_NAMES)
]
ILL: Final = [(district, f"ill {name}") for district, name in enumerate(DISTRICT_NAMES)]  # affected by the card under way
SUPPORT: Final = [(offer, f"support-{name}") for offer, name in enumerate(OFFERS)]
OF_SEATS: Final = [(f"capital {seat}", f"hand {seat}", f"assets {seat}") for seat in range(6)]


TROUBLE: Final = [PIECES[kind] for kind in (OUTAGE, ILLNESS, PROTEST, STRIKE)]
RECAP: Final = ["threat", *[capital for capital, _, _ in OF_SEATS], *[name for _, _, name in LYING if name.split()[0] in TROUBLE]]


def figures(g: Angeles) -> dict[str, int]:
    found: dict[str, int] = {"threat": g.threat}
    for district, name in ILL:
        found[name] = g.ill >> district & 1
    for number, resource in enumerate(RESOURCES):
        found[resource] = g.supply[number]
    for kind, district, name in LYING:
        found[name] = g.pieces[kind] >> district & 1
    for offer, name in SUPPORT:
        found[name] = tally(g, offer)
    found["paid"] = g.sum
    for other, (capital, hand, assets) in enumerate(OF_SEATS[: g.seats()]):
        found[capital] = g.capital[other]
        found[hand] = len(g.hands[other])
        found[assets] = g.holder.count(other)
    return found


def recap(g: Angeles) -> dict[str, int]:
    found = figures(g)
    return {name: found[name] for name in RECAP if name in found}


def besides(g: Angeles) -> tuple[Any, ...]:
    """Which cards the deal is about, what the card under way has done so far, and who has which asset."""
    return (
        g.main, *g.box, NONE, g.won, g.card, g.chosen, g.picked, g.cleared, g.moved, g.paid_android, g.rise, g.bound,
        g.exhausted, *g.holder, g.faceup, *g.keeper,
    )  # fmt: skip
