"""Trades a bot might make or answer: whoever is offered something answers, and whoever lacks support may buy it."""

from ratusz.kernel.game import Proposal

from ..position.state import COUNTER, Angeles
from ..rules.players.trade import BINDING, accept_refused, support_offers, trade_refused
from .deals import needed


def proposals(g: Angeles, seat: int) -> list[Proposal]:
    if g.trades:
        found = answers(g, seat)
        if found:
            return found
    if g.stack[-1][0] == "support" and seat in (g.active, g.countering) and not any([trade[1] == seat for trade in g.trades]):
        return purchases(g, seat)
    return []


def answers(g: Angeles, seat: int) -> list[Proposal]:
    """To what is offered to this seat: yes or no."""
    found: list[Proposal] = []
    for trade in g.trades:
        if trade[2] == seat:
            found.append(((seat, ("decline", trade[0])),))
            accept = ("accept", trade[0], trade[5])
            if accept_refused(g, seat, accept) is None:
                found.append(((seat, accept),))
    return found


def purchases(g: Angeles, seat: int) -> list[Proposal]:
    """Capital for just as much support as it takes, from the player who is about to decide."""
    asked: int = g.stack[-1][1]
    lacking = needed(g, COUNTER if seat == g.countering else 0)
    found: list[Proposal] = []
    for action in support_offers(g, seat):
        _, _, side, cards, _ = action[3]
        if asked != seat and cards == lacking and side == (COUNTER if seat == g.countering else 0):
            if trade_refused(g, seat, action) is None:
                found.append(((seat, action), (asked, ("accept", g.next_trade, BINDING))))
    return found
