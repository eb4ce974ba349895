"""Trades a bot makes and answers. Whoever is offered something says yes, names a price or says why not; whoever lacks support
buys it with capital, an asset or support in the next deal; and whoever is asked for support and does not care sells it.

What is carried out at once is weighed by looking ahead. A promise is weighed here, in capital, and by who makes it.
"""

from typing import Final

from ratusz.kernel.state import Action
from ratusz.kernel.strategy import Proposal

from ..content.cards import FEDERALIST, THREAT_END
from ..content.effects import NONE
from ..position.state import COUNTER, MAIN, Angeles, Trade
from ..rules.cards.assets import assets_of
from ..rules.cards.declaration import offered_card
from ..rules.players.goods import NOTHING, Goods, given, support_for
from ..rules.players.trade import (
    BINDING,
    LOOSE,
    NO_PROMISE,
    accept_refused,
    decided_already,
    executed,
    haggle_refused,
    offer_of,
    trade_refused,
    uncovered,
    who_wins_by,
)
from .cards import outcome
from .deals import interests, leaning, needed
from .evaluate import AT_ONCE, CARD, asset_worth, own_turns
from .policy import matter
from .promises import fulfilments, trust

LATER: Final = 1.5  # in capital: a card that supports a later deal, of which nobody knows yet what it will be about
RAISE: Final = 6  # the most capital a price is above what was offered
DEAREST: Final = 3  # capital for a card of support, at most
SLIGHT: Final = 1  # capital that may be gained by seeing further
CLOSE: Final = 4  # this near its end nobody who needs the city sells support to what raises the threat


def proposals(g: Angeles, seat: int) -> list[Proposal]:
    for trade in g.trades:
        if trade[2] == seat:
            return answers(g, seat, trade)
        if trade[1] == seat and too_late(g, trade):
            return [Proposal(((seat, ("withdraw", trade[0])),))]
    if g.notes:
        owed = fulfilments(g, seat)
        if owed:
            return owed
    if g.stack[-1][0] == "support" and not any([trade[1] == seat for trade in g.trades]):
        return purchases(g, seat) if seat in (g.active, g.countering) else sales(g, seat)
    return []


def bargaining(g: Angeles) -> tuple[int, tuple[tuple[int, int, int], ...]]:
    """Once both offers of a deal are made it is bargained about, until the support of everybody is known."""
    about = matter(g) if g.stack and g.stack[-1][0] == "support" and in_a_deal(g) else 0
    return about, tuple([trade[:3] for trade in g.trades])


def comes_to(g: Angeles, aside: Action) -> Action:
    """Other terms for an offer are an offer to whoever made it."""
    if aside[0] != "haggle":
        return aside
    makers = [trade[1] for trade in g.trades if trade[0] == aside[1]]
    return ("trade", *makers, *aside[2:])


def too_late(g: Angeles, trade: Trade) -> bool:
    """It is about support in this deal of somebody who has decided: accepted now, it would mean the next one."""
    _, maker, taker, give, want, _, _ = trade
    return any([goods[2] != NONE and not goods[4] and decided_already(g, seat) for seat, goods in ((maker, give), (taker, want))])


# Answers.


def answers(g: Angeles, seat: int, trade: Trade) -> list[Proposal]:
    """Yes; if not, the same for more; and if not even that, no. What has a price is wanted without the words that go with it."""
    number, maker, _, give, want, binding, promise = trade
    if reckless(g, seat, want):
        return [Proposal(((seat, ("decline", number, "threat")),))]
    found: list[Proposal] = []
    plain: Trade = (*trade[:6], NO_PROMISE)
    steps: tuple[tuple[int, Action], ...]
    if promise == NO_PROMISE or want == NOTHING != give:
        yes: Action = ("accept", number, binding)
        agreed = accept_refused(g, seat, yes) is None
        steps = ((seat, yes),)
    else:
        yes = ("haggle", number, want, give, binding, *NO_PROMISE)
        agreed = haggle_refused(g, seat, yes) is None
        steps = ((seat, yes), (maker, ("accept", g.next_trade, BINDING)))
    if agreed and not a_loss(g, seat, plain):
        if want == NOTHING != give:
            found.append(Proposal(((seat, yes),)))
        elif executed(g, plain, BINDING):
            found.append(Proposal(steps, (seat,)))
        elif believed(g, seat, plain):
            found.append(Proposal(((seat, yes),)))
    return [*found, *prices(g, seat, plain), Proposal(((seat, ("decline", number, reason(g, seat, trade))),))]


def a_loss(g: Angeles, seat: int, trade: Trade) -> bool:
    """Whether clearly less is given than is wanted, of what has its price whatever the deal comes to."""
    _, _, _, give, want, _, _ = trade
    if give[2] != NONE or want[2] != NONE:
        return False
    gained, lost = brought(g, give), cost(g, seat, want)
    return lost > gained and (give == NOTHING or lost > gained + SLIGHT)


def prices(g: Angeles, seat: int, trade: Trade) -> list[Proposal]:
    """What would be enough for an asset or for support. Whoever breaks more promises than he keeps could promise anything, so
    there is no price."""
    number, maker, _, give, want, binding, _ = trade
    if want[1:] == NOTHING[1:]:
        return bids(g, seat, trade) if executed(g, trade, BINDING) else []
    if uncovered(g, seat, want) is not None:
        return []
    found: list[Proposal] = []
    least = 1 if want[2] != NONE else max(1, int(cost(g, seat, want) - brought(g, give)))  # assets have their price in any deal
    for more in range(least, min(least + RAISE - 1, g.capital[maker] - give[0]) + 1):
        price = (give[0] + more, *give[1:])
        action: Action = ("haggle", number, want, price, binding, *NO_PROMISE)
        if haggle_refused(g, seat, action) is not None:
            continue
        if executed(g, trade, BINDING):
            found.append(Proposal(((seat, action), (maker, ("accept", g.next_trade, BINDING))), (seat,)))
        elif g.broken[maker] <= g.kept[maker] and believed(g, seat, (number, maker, seat, price, want, binding, NO_PROMISE)):
            return [Proposal(((seat, action),))]
    return found


def bids(g: Angeles, seat: int, trade: Trade) -> list[Proposal]:
    """Less capital than is asked, as little as the other is likely to take: for an asset, or for as much support as it takes."""
    number, maker, _, give, want, _, _ = trade
    if give[1:] == NOTHING[1:]:
        return []
    goods = (0, give[1], *give[2:])
    if give[2] != NONE:
        goods = (0, give[1], give[2], max(give[3], needed(g, give[2])), *give[4:])
    most = min(g.capital[seat], want[0] if goods[3] > give[3] else want[0] - 1)
    found: list[Proposal] = []
    for less in range(1, most + 1):
        action: Action = ("haggle", number, given(less), goods, BINDING, *NO_PROMISE)
        if haggle_refused(g, seat, action) is None:
            found.append(Proposal(((seat, action), (maker, ("accept", g.next_trade, BINDING))), (seat, maker)))
    return found


def believed(g: Angeles, seat: int, trade: Trade) -> bool:
    """Whether what a promise is likely to bring is worth what it costs."""
    _, maker, _, give, want, _, _ = trade
    return brought(g, give) * trust(g, maker) > cost(g, seat, want)


def brought(g: Angeles, goods: Goods) -> float:
    """What it is worth, in capital, to be given something."""
    capital, assets, _, cards, _, _ = goods
    turns = own_turns(g)
    return capital + sum([AT_ONCE[asset] + asset_worth(asset, turns) for asset in assets], 0.0) + LATER * cards


def cost(g: Angeles, seat: int, goods: Goods) -> float:
    """What it costs a seat to give something: for support the cards, and what the other offer would have brought."""
    capital, assets, side, cards, later, _ = goods
    turns = own_turns(g)
    total: float = capital + sum([asset_worth(asset, turns) for asset in assets], 0.0)
    if side == NONE:
        return total
    if later or not in_a_deal(g) or decided_already(g, seat):
        return total + LATER * cards
    lean = leaning(g, seat, interests(g, seat))
    return total + CARD * cards + max(0.0, lean if side == COUNTER else -lean)


def in_a_deal(g: Angeles) -> bool:
    """Both offers are there to be compared."""
    return g.main != NONE and g.countering != NONE


def reason(g: Angeles, seat: int, trade: Trade) -> str:
    """Why an offer is declined, by what everybody can see: nobody tells by this whom he must beat."""
    _, maker, _, give, want, _, promise = trade
    if promise != NO_PROMISE and give == NOTHING:
        return "terms"
    if uncovered(g, seat, want) is not None:
        return "short"
    if g.broken[maker] > g.kept[maker] and not executed(g, trade, BINDING):
        return "broken"
    if give == NOTHING and want[2] == NONE:
        return "nothing"
    if want[1:] == NOTHING[1:] and give[1:] != NOTHING[1:]:
        return unwanted(g, seat, give)
    if want[2] == NONE or want[4] or not in_a_deal(g) or decided_already(g, seat):
        return "nothing" if give == want else "little"
    if dangerous(g, want[2]):
        return "threat"
    return "helps" if g.capital[who_wins_by(g, trade)] >= g.capital[seat] else "little"


def unwanted(g: Angeles, seat: int, goods: Goods) -> str:
    """Why something is not bought: the own offer is ahead without that support, or that much would not win it; or the price."""
    _, _, side, cards, later, _ = goods
    if side == NONE or later or not in_a_deal(g) or seat != (g.active if side == MAIN else g.countering):
        return "dear"
    lacking = needed(g, side)
    return "leads" if lacking < 1 else "lacks" if cards < lacking else "dear"


def reckless(g: Angeles, seat: int, goods: Goods) -> bool:
    """Whether it would be support, by somebody who needs the city, for an offer that brings it close to its fall."""
    _, _, side, _, later, _ = goods
    if side == NONE or later or not in_a_deal(g) or decided_already(g, seat):
        return False
    return g.rivals[seat] != FEDERALIST and dangerous(g, side)


def dangerous(g: Angeles, side: int) -> bool:
    """Whether an offer brings the city close to its fall."""
    change = outcome(g, offered_card(g, side))[0]
    return change > 0.0 and g.threat + change >= THREAT_END - CLOSE


# Offers.


def purchases(g: Angeles, seat: int) -> list[Proposal]:
    """Just as much support as it takes, from the player who is about to decide, for as little as that player takes."""
    asked: int = g.stack[-1][1]
    side = COUNTER if seat == g.countering else MAIN
    lacking = needed(g, side)
    if asked == seat or lacking < 1:
        return []
    found: list[Proposal] = []
    payments = [given(capital) for capital in range(1, DEAREST * lacking + 1)]
    for payment in [*payments, *[given(0, (asset,)) for asset in assets_of(g, seat)]]:
        action = offer_of(asked, payment, support_for(side, lacking))
        if trade_refused(g, seat, action) is None:
            found.append(Proposal(((seat, action), (asked, ("accept", g.next_trade, BINDING))), (seat, asked)))
    return found + favours(g, seat, asked, side, lacking)


def favours(g: Angeles, seat: int, asked: int, side: int, lacking: int) -> list[Proposal]:
    """More support in the next deal for support in this one, from whoever has not broken too many promises to be believed."""
    give: Goods = (0, (), MAIN, lacking + 1, 1, "")
    want = support_for(side, lacking)
    action: Action = ("trade", asked, give, want, LOOSE, *NO_PROMISE)
    if lacking > len(g.hands[asked]) or trade_refused(g, seat, action) is not None:
        return []
    if brought(g, give) * trust(g, seat) <= LATER * lacking:
        return []
    return [Proposal(((seat, action), (asked, ("accept", g.next_trade, LOOSE))), (seat,))]


def sales(g: Angeles, seat: int) -> list[Proposal]:
    """Support for capital, as dear as it can be, by whoever is about to decide: to the one whose offer needs it to win."""
    if g.stack[-1][1] != seat:
        return []
    found: list[Proposal] = []
    for side, player in ((MAIN, g.active), (COUNTER, g.countering)):
        lacking = needed(g, side)
        support = support_for(side, lacking)
        if player == NONE or not 1 <= lacking <= len(g.hands[seat]) or reckless(g, seat, support):
            continue
        for capital in range(DEAREST * lacking, 0, -1):
            action = offer_of(player, support, given(capital))
            if trade_refused(g, seat, action) is None:
                found.append(Proposal(((seat, action), (player, ("accept", g.next_trade, BINDING))), (seat, player)))
    return found
