"""Unrest: stable, protest, strike."""

from typing import Final, get_args

from ratusz.kernel.state import EVERYONE

from ...content.cards import DISTRICT_NAMES
from ...content.effects import OUTAGE, PROTEST, STRIKE
from ...position.seen import Condition
from ...position.state import Angeles
from .contracts import lowered_unrest
from .illness import affect

CONDITIONS: Final[tuple[Condition, ...]] = get_args(Condition)


def stage(g: Angeles, district: int) -> int:
    """0 stable, 1 protest, 2 strike (NA-37.0, NA-47.0, NA-49.0)."""
    if g.pieces[STRIKE] >> district & 1:
        return 2
    return g.pieces[PROTEST] >> district & 1


def condition(g: Angeles, district: int) -> Condition:
    """The stage of unrest, or an outage, which leaves none (NA-29.10, NA-47.3, NA-53.3)."""
    return CONDITIONS[3 if g.pieces[OUTAGE] >> district & 1 else stage(g, district)]


def set_stage(g: Angeles, district: int, to: int, rule: str) -> None:
    bit = 1 << district
    g.pieces[PROTEST] &= ~bit
    g.pieces[STRIKE] &= ~bit
    if to:
        g.pieces[PROTEST if to == 1 else STRIKE] |= bit
    if g.listener is not None:
        g.tell("unrest", rule, EVERYONE, {"district": DISTRICT_NAMES[district], "stage": to})


def raise_unrest(g: Angeles, district: int, stages: int) -> None:
    """NA-29.1, NA-29.7, NA-37.1, NA-47.2; not beyond strike (NA-29.4), not in an outage (NA-29.9)."""
    affect(g, district)  # ruling 9
    now = stage(g, district)
    to = min(2, now + stages)
    if to > now and not g.pieces[OUTAGE] >> district & 1:
        set_stage(g, district, to, "NA-29.1")


def lower_unrest(g: Angeles, district: int, stages: int) -> None:
    """NA-29.2, NA-37.2, NA-47.1, NA-49.2; only stages really lowered count for a contract (ruling 15)."""
    affect(g, district)
    now = stage(g, district)
    to = max(0, now - stages)
    if to < now:
        set_stage(g, district, to, "NA-29.2")
        lowered_unrest(g, now - to)
