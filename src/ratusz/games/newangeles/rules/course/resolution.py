"""The resolution step: who wins, the card's effect, the asset, the discards (ruling 31)."""

from typing import Final

from ratusz.kernel.state import EVERYONE, Task

from ...content.cards import (
    ASSET_NAMES,
    AT,
    CARD_EFFECTS,
    CARD_NAMES,
    DEAL_OVER,
    EMERGENCY,
    RESOLUTION_STARTS,
    REVEALED,
    TIED,
    WON,
)
from ...content.effects import NONE
from ...position.state import BY_ASSET, COUNTER, MAIN, OFFERS, Angeles
from ..cards.assets import claim, moment, push_effects
from ..cards.declaration import begin_card, resolver
from ..cards.emergency import to_owner
from ..players.capital import gain
from ..players.promises import judge_deal
from ..vocabulary import rules
from .deal import CLOSE, COUNT, SETTLE, clear_deal
from .support import tally, tied

BET: Final = sum([effect.capital for ability in AT[REVEALED] for effect in ability.effects if effect.do == "bet"])
ILLNESS: Final[Task] = ("illness",)


@rules.op("resolution")
def resolution(g: Angeles) -> None:
    if g.main == NONE and g.countering == NONE:
        drop_asset(g)
        g.stack.append(CLOSE)
    else:
        g.stack.append(COUNT)
        moment(g, RESOLUTION_STARTS, g.active)


def drop_asset(g: Angeles) -> None:
    """Ruling 34: nobody offered anything."""
    if g.asset != NONE:
        if g.listener is not None:
            g.tell("asset-unclaimed", "NA-65.7", EVERYONE, {"asset": ASSET_NAMES[g.asset]})
        g.asset_deck.insert(0, g.asset)
        g.asset = NONE


@rules.op("count_support")
def count_support(g: Angeles) -> None:
    g.stack.append(SETTLE)
    if tied(g):
        moment(g, TIED, g.active)


@rules.op("settle_winner")
def settle_winner(g: Angeles) -> None:
    """More facedown cards win; on a tie the active player (NA-54.5a, NA-57.4, NA-57.4a)."""
    if g.decided != NONE:
        g.won = g.decided
    elif g.main == NONE or (g.countering != NONE and tally(g, COUNTER) > tally(g, MAIN)):
        g.won = COUNTER
    else:
        g.won = MAIN
    winner = resolver(g)
    if g.listener is not None:
        by = "tie" if tied(g) else "more"
        figures = {"seat": winner, "offer": OFFERS[g.won], "main": tally(g, MAIN), "counter": tally(g, COUNTER), "by": by}
        g.tell("won", "NA-54.5", EVERYONE, figures)
    g.stack += [CLOSE, ("claim_asset", winner), ILLNESS, ("resolve", winner)]
    if g.bettor != NONE and g.bet_on == winner:
        gain(g, g.bettor, BET, BY_ASSET, "NA-65.0")
    moment(g, WON, winner)


@rules.op("resolve", "seat")
def resolve(g: Angeles, seat: int) -> None:
    begin_card(g, g.won)
    if g.listener is not None:
        g.tell("resolved", "NA-54.5", EVERYONE, {"seat": seat, "card": CARD_NAMES[g.card]})
    push_effects(g, seat, CARD_EFFECTS[g.card])


@rules.op("claim_asset", "seat")
def claim_asset(g: Angeles, seat: int) -> None:
    g.card = NONE
    g.ill = 0  # it was about that card
    g.bound = ()
    if g.asset != NONE:
        asset, g.asset = g.asset, NONE
        claim(g, seat, asset)


def put_away(g: Angeles, card: int, won: bool) -> None:
    if card >= EMERGENCY:
        to_owner(g, card, won)
    else:
        g.discard.append(card)


@rules.op("close_deal")
def close_deal(g: Angeles) -> None:
    """NA-54.5: all cards of the deal are discarded facedown; emergency cards return (NA-54.5b)."""
    if g.main != NONE:
        put_away(g, g.main, g.won == MAIN)
    top = len(g.box) - 1
    for i, card in enumerate(g.box):
        put_away(g, card, g.won == COUNTER and i == top)
    for pile in g.support:
        g.discard += pile
    if g.extra != NONE:
        g.discard.append(g.extra)
    if g.notes:
        judge_deal(g)
    clear_deal(g)
    moment(g, DEAL_OVER, g.active)
