"""Investments: two to choose from, one kept in secret, scored in the next demand round."""

from typing import Final

from ratusz.kernel.state import EVERYONE, Action, Refusal, Task, only, others

from ...content.cards import GOALS, INVESTMENT_NAMES, INVESTMENTS, ROUNDS
from ...content.effects import NONE
from ...position.state import DEMAND_PHASE, INVESTING, Angeles
from ..city.districts import count
from ..vocabulary import rules
from .capital import gain

KEEP: Final[list[Action]] = [("keep", card) for card in range(len(INVESTMENTS))]
rules.action("keep", "investment")


@rules.op("deal_investments")
def deal_investments(g: Angeles) -> None:
    """NA-S.11: two to everyone, everyone chooses in secret, then all rejects return (ruling 39)."""
    seats = g.seats()
    g.dealt = [g.investment_deck.pop() for _ in range(2 * seats)]
    g.revealed += 1
    if g.listener is not None:
        for seat in range(seats):
            names = [INVESTMENT_NAMES[card] for card in g.dealt[2 * seat : 2 * seat + 2]]
            g.tell("investments", "NA-18.0", only(seat), {"seat": seat, "investments": names})
    rules.together(g, "keep_investments", tuple([("keep", seat) for seat in range(seats)]))


def keep_options(g: Angeles, legal: list[Action], why: list[Refusal] | None, seat: int) -> None:
    for card in g.dealt[2 * seat : 2 * seat + 2]:
        legal.append(KEEP[card])


rules.sealed("keep", "seat", keep_options)


@rules.op("keep_investments")
def keep_investments(g: Angeles, parts: tuple[Task, ...], answers: tuple[Action, ...]) -> None:
    """The rejects go on top of the deck, or are shuffled in (NA-18.2)."""
    for part, answer in zip(parts, answers, strict=True):
        seat, kept = part[1], answer[1]
        g.investments[seat] = kept
        for card in g.dealt[2 * seat : 2 * seat + 2]:
            if card != kept:
                g.investment_deck.append(card)
        if g.listener is not None:
            g.tell("invested", "NA-18.1", only(seat), {"seat": seat, "investment": INVESTMENT_NAMES[kept]})
            g.tell("invested-hidden", "NA-18.1", others(seat), {"seat": seat})
    g.dealt = []
    if g.shuffle_declined:
        g.shuffle(g.investment_deck)


def counted(g: Angeles, card: int) -> int:
    """How many there are now of what an investment is about."""
    investment = INVESTMENTS[card]
    return g.supply[investment.meets] if investment.meets != NONE else count(g, investment.counts, 0)


def step_reached(g: Angeles, card: int) -> int:
    """Of the steps of an investment, the one that counts now: the last that what there is comes to. NONE: none."""
    there, found = counted(g, card), NONE
    for number, (least, _) in enumerate(INVESTMENTS[card].steps):
        if there >= least:
            found = number
    return found


def worth(g: Angeles, card: int) -> int:
    """What an investment would pay now."""
    investment, there = INVESTMENTS[card], counted(g, card)
    if investment.meets != NONE:
        if g.demand == NONE or there < GOALS[g.demand][investment.meets]:
            return 0
        return min(investment.most, investment.base + investment.each * there)
    if investment.each:
        return investment.each * there
    step = step_reached(g, card)
    return 0 if step == NONE else investment.steps[step][1]


@rules.op("score_investments")
def score_investments(g: Angeles) -> None:
    """NA-45.1: everyone reveals and gains."""
    g.revealed += 1
    for seat in g.clockwise(g.active):
        card = g.investments[seat]
        if card != NONE:
            if g.listener is not None:
                figures = {"seat": seat, "investment": INVESTMENT_NAMES[card], "count": worth(g, card)}
                g.tell("investment-revealed", "NA-45.1", EVERYONE, figures)
            gain(g, seat, worth(g, card), INVESTING, "NA-45.1")


def laid_open(g: Angeles) -> bool:
    """Whether all have revealed their investments, and not returned them yet (NA-45.1, NA-45.4)."""
    if g.phase != DEMAND_PHASE or ("score_investments",) in g.stack or ("demand_round",) in g.stack:
        return False
    return g.round == ROUNDS or ("return_investments",) in g.stack


@rules.op("return_investments")
def return_investments(g: Angeles) -> None:
    """NA-45.4: all back into the deck, which is shuffled."""
    g.investment_deck += [card for card in g.investments if card != NONE]
    g.investments = [NONE] * g.seats()
    g.shuffle(g.investment_deck)
    g.stack.append(("deal_investments",))
