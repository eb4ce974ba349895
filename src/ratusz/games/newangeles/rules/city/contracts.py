"""Contracts: each corporation's own source of capital (rulings 14 to 16)."""

from ...content.cards import (
    CALM_LIMIT,
    CONTRACT_CAPITAL,
    PAID_FOR_ANDROIDS,
    PAID_FOR_CALM,
    PAID_FOR_LOWERING,
    PAID_FOR_REMOVING,
)
from ...content.effects import NONE
from ...position.state import CONTRACTS, Angeles
from ..players.capital import gain


def pay(g: Angeles, corporation: int, times: int) -> None:
    seat = g.seat_of[corporation]
    if seat != NONE and times > 0:
        gain(g, seat, CONTRACT_CAPITAL[corporation] * times, CONTRACTS, "NA-24.1")


def removed_piece(g: Angeles, kind: int) -> None:
    """A piece was removed from a district; only action cards count, whoever resolves them (NA-24.2)."""
    corporation = PAID_FOR_REMOVING[kind]
    if corporation != NONE and g.card != NONE:
        pay(g, corporation, 1)


def lowered_unrest(g: Angeles, stages: int) -> None:
    if g.card != NONE:
        for corporation in PAID_FOR_LOWERING:
            pay(g, corporation, stages)


def moved_android(g: Angeles) -> None:
    """Once a card (ruling 14)."""
    if g.card != NONE and not g.paid_android:
        g.paid_android = True
        for corporation in PAID_FOR_ANDROIDS:
            pay(g, corporation, 1)


def resolved_event(g: Angeles) -> None:
    """NA-24.2, ruling 16: all increases from the first to the last line of the event count."""
    for corporation in PAID_FOR_CALM:
        if g.rise < CALM_LIMIT[corporation]:
            pay(g, corporation, 1)
