"""Rivals, the Federalist and the endings."""

from ratusz.kernel.game import Result
from ratusz.kernel.state import EVERYONE, only, others

from ...content.cards import CORPORATIONS, FEDERALIST, FEDERALIST_CAPITAL, RIVAL_NAMES, beaten
from ...content.effects import NONE
from ...position.state import BY_DEMAND, BY_THREAT, LEDGER, OVER, SOURCES, Angeles
from ..vocabulary import rules


@rules.op("deal_rivals")
def deal_rivals(g: Angeles) -> None:
    """NA-11.3, NA-46.0, NA-S.10: the rivals in play and the Federalist; one is left under the board."""
    cards = [corporation for corporation in range(CORPORATIONS) if g.seat_of[corporation] != NONE] + [FEDERALIST]
    g.shuffle(cards)
    g.under = cards.pop()
    g.under_seen = 0
    g.revealed += 1
    for seat in g.clockwise(g.active):
        g.rivals[seat] = cards.pop()
        if g.listener is not None:
            g.tell("rival", "NA-S.10", only(seat), {"seat": seat, "rival": RIVAL_NAMES[g.rivals[seat]]})
            g.tell("rival-hidden", "NA-S.10", others(seat), {"seat": seat})


def end(g: Angeles, outcome: int, rule: str) -> None:
    g.outcome = outcome
    g.phase = OVER
    g.stack.clear()
    g.trades = []
    if g.listener is not None:
        for seat, rival in enumerate(g.rivals):
            revealed_by = "NA-67.3" if outcome == BY_THREAT else "NA-67.0a"
            g.tell("rival-revealed", revealed_by, EVERYONE, {"seat": seat, "rival": RIVAL_NAMES[rival]})
        g.tell("ended", rule, EVERYONE, {"winners": winners(g), "capital": g.capital.copy(), "threat": g.threat})


def end_by_threat(g: Angeles) -> None:
    end(g, BY_THREAT, "NA-64.0")


def end_by_demand(g: Angeles) -> None:
    end(g, BY_DEMAND, "NA-67.0")


def aim(g: Angeles, seat: int) -> tuple[int, int]:
    """What a rival card counts, and how much of it wins (NA-67.1, NA-67.2, NA-64.1): more capital than the rival, than enough
    others with one's own card, or the Federalist's fortune."""
    rival = g.rivals[seat]
    if rival == FEDERALIST:
        return (g.capital[seat], FEDERALIST_CAPITAL)
    if rival == g.corporations[seat]:
        return (len([1 for capital in g.capital if capital < g.capital[seat]]), beaten(g.seats()))
    return (g.capital[seat], g.capital[g.seat_of[rival]] + 1)


def rival_seat(g: Angeles, seat: int) -> int | None:
    """The player a rival card names, who may be its holder; the Federalist names nobody."""
    rival = g.rivals[seat]
    found = NONE if rival in (NONE, FEDERALIST) else g.seat_of[rival]
    return None if found == NONE else found


def reached(g: Angeles, seat: int) -> bool:
    """NA-67.1a, NA-67.2a."""
    have, need = aim(g, seat)
    return have >= need


def wins_normally(g: Angeles, seat: int) -> bool:
    """The Federalist never does (NA-46.1, NA-46.2, NA-67.2)."""
    return g.rivals[seat] not in (NONE, FEDERALIST) and reached(g, seat)


def wins_by_threat(g: Angeles, seat: int) -> bool:
    """NA-11.0, NA-11.1, NA-46.2, NA-64.1."""
    return g.rivals[seat] == FEDERALIST and reached(g, seat)


def winners(g: Angeles) -> list[int]:
    seats = range(g.seats())
    if g.outcome == BY_THREAT:
        return [seat for seat in seats if wins_by_threat(g, seat)]
    return [seat for seat in seats if wins_normally(g, seat)]


def result(g: Angeles) -> Result:
    """Until the end, who would win tells of secret rivals: nobody is named."""
    over = g.phase == OVER
    sources = [{name: g.ledger[seat * LEDGER + source] for source, name in enumerate(SOURCES)} for seat in range(g.seats())]
    rule = "NA-67.3" if g.outcome == BY_THREAT else "NA-67.0a"
    return Result(over, winners(g) if over else [], g.capital.copy(), sources, rule)
