"""Trades a bot might make or answer: whoever is offered something answers, and whoever lacks support may buy it."""

from ratusz.kernel.game import Proposal

from ..position.state import COUNTER, Angeles
from ..rules.players.trade import BINDING, accept_refused, executed, support_offers, trade_refused
from .deals import needed
from .promises import believed, fulfilments


def proposals(g: Angeles, seat: int) -> list[Proposal]:
    if g.trades:
        found = answers(g, seat)
        if found:
            return found
    if g.notes:
        owed = fulfilments(g, seat)
        if owed:
            return owed
    if g.stack[-1][0] == "support" and seat in (g.active, g.countering) and not any([trade[1] == seat for trade in g.trades]):
        return purchases(g, seat)
    return []


def answers(g: Angeles, seat: int) -> list[Proposal]:
    """To what is offered to this seat: yes or no. What binds nobody changes nothing yet, so there is nothing to look ahead to."""
    found: list[Proposal] = []
    for trade in g.trades:
        if trade[2] == seat:
            accept = ("accept", trade[0], trade[5])
            legal = accept_refused(g, seat, accept) is None
            bound = executed(g, trade, BINDING)
            if bound or not legal or not believed(g, trade):
                found.append(((seat, ("decline", trade[0])),))
            if legal and (bound or believed(g, trade)):
                found.append(((seat, accept),))
    return found


def purchases(g: Angeles, seat: int) -> list[Proposal]:
    """Capital for just as much support as it takes, from the player who is about to decide."""
    asked: int = g.stack[-1][1]
    lacking = needed(g, COUNTER if seat == g.countering else 0)
    found: list[Proposal] = []
    for action in support_offers(g, seat):
        _, _, side, cards, _, _ = action[3]
        if asked != seat and cards == lacking and side == (COUNTER if seat == g.countering else 0):
            if trade_refused(g, seat, action) is None:
                found.append(((seat, action), (asked, ("accept", g.next_trade, BINDING))))
    return found
