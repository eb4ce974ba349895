"""What bots answer to offers of every kind: yes, a price, or a reason that is true of that offer."""

import pytest

from ratusz.bots.unasked import Unasked
from ratusz.games.newangeles.game import GAME
from ratusz.games.newangeles.rules.players.trade import MOST_TRADES
from ratusz.games.newangeles.strategy.strategy import STRATEGY
from tests.bots.test_newangeles import DEAL, countered, said
from tests.newangeles.table import City

MINE, THEIRS = "mark-yale", "marco-cubrero"
WITH_ASSETS = DEAL.replace('hand = ["puff-piece"]', f'hand = ["puff-piece"]\nassets = ["{MINE}"]').replace(
    '"labor-solutions"]', f'"labor-solutions"]\nassets = ["{THEIRS}"]'
)


def asked(offer: str, text: str = DEAL) -> City:
    """Seat 1 made the counteroffer, and offers something to seat 2, which is about to vote."""
    table = City(text)
    table.act(0, "main clean-slate")
    table.everyone("pass", "counter")
    table.act(1, "counter puff-piece")
    table.everyone("pass", "support")
    table.act(1, f"trade 2 {offer}")
    return table


ANSWERS = {
    "a present": ("5 - binding -", "accept 1 binding"),
    "a present that is only promised": ("5 - loose -", "accept 1 loose"),
    "a present with kind words": ("5 - binding be my friend", "accept 1 binding"),
    "more capital for less": ("3 2 binding -", "accept 1 binding"),
    "as much capital for as much": ("3 3 binding -", "decline 1 nothing"),
    "a greedy demand": ("- 15 binding -", "decline 1 nothing"),
    "support for nothing": ("- counter*1 binding -", "haggle 1 counter*1 3 binding -"),
    "support for little": ("1 counter*1 binding -", "haggle 1 counter*1 3 binding -"),
    "support for much": ("15 counter*1 binding -", "accept 1 binding"),
    "support for an asset": (f"{MINE} counter*1 binding -", "accept 1 binding"),
    "support for enough, and words": ("3 counter*1 binding I will be your friend", "haggle 1 counter*1 3 binding -"),
    "support for words": ("- - loose I will help you one day", "decline 1 terms"),
    "support in a later deal, dearly paid": ("5 main*1@1 loose -", "accept 1 loose"),
    "an asset for much less than it is worth": (f"1 {THEIRS} binding -", f"haggle 1 {THEIRS} 9 binding -"),
    "an asset for another": (f"{MINE} {THEIRS} binding -", f"haggle 1 {THEIRS} 9+{MINE} binding -"),
    "an asset for more than it brings": (f"{MINE} 15 binding -", "decline 1 dear"),
}


@pytest.mark.rule("NA-14.0", "NA-14.2")
@pytest.mark.parametrize("case", list(ANSWERS))
def test_every_offer_gets_yes_a_price_or_a_reason(case: str) -> None:
    offer, answer = ANSWERS[case]
    assert said(asked(offer, WITH_ASSETS if MINE in offer or THEIRS in offer else DEAL), 2) == answer


def test_a_price_that_is_named_is_what_it_takes() -> None:
    """Whoever names a price takes it."""
    assert said(asked("3 counter*1 binding -"), 2) == "accept 1 binding"
    assert said(asked(f"9 {THEIRS} binding -", WITH_ASSETS), 2) == "accept 1 binding"


def test_whoever_has_voted_sells_support_for_the_next_deal_by_what_that_is_worth() -> None:
    """What this deal comes to is no matter any more."""
    table = countered()
    table.act(2, "abstain")
    table.act(1, "trade 2 3 counter*1 loose -")
    assert said(table, 2) == "accept 1 loose"
    poor = countered()
    poor.act(2, "abstain")
    poor.act(1, "trade 2 1 main*2@1 loose -")
    assert (said(poor, 2) or "").startswith("haggle 1 main*2@1 ")


def test_as_many_offers_as_one_may_make_are_all_answered_before_the_vote() -> None:
    table = countered()
    for capital in range(1, MOST_TRADES + 1):
        table.act(1, f"trade 2 - {capital} binding -")
    unasked = Unasked(GAME, STRATEGY)
    answered = 0
    while (spoken := unasked.next(table.g, (0, 2, 3))) is not None:
        seat, proposals = spoken
        if seat == 2:
            GAME.rules.interject(table.g, seat, proposals[-1].steps[0][1])
            answered += 1
    assert (answered, table.g.trades) == (MOST_TRADES, [])
