"""Short ways to set the toy game up and to look at it."""

import pytest

from ratusz.kernel.match import Match, set_up
from ratusz.kernel.problem import Problem
from ratusz.kernel.state import Event
from tests.kernel.toy import GAME, Market

# The last auction of the game: a melon for traders with 5, 3 and 2 coins.
AUCTION = """
round = 2
deck = ["melon"]
coins = [5, 3, 2]
hands = [["apple"], ["apple"], ["melon"]]
shelves = [[], ["apple"], []]
"""


def auction(more: str = "") -> Match:
    return set_up(GAME, AUCTION + more)


def bid(match: Match, *bids: int) -> list[Event]:
    """Everyone bids, in the order of the seats; what the last bid told."""
    events: list[Event] = []
    for seat, coins in enumerate(bids):
        events = match.act(seat, f"bid {coins}")
    return events


def market(match: Match) -> Market:
    assert isinstance(match.state, Market)
    return match.state


def waiting(match: Match) -> tuple[int, ...]:
    return GAME.rules.seats(match.state)


def legal(match: Match, seat: int) -> list[str]:
    return [GAME.rules.write(match.state, seat, action) for action in GAME.rules.options(match.state, seat)]


def rejected(match: Match, seat: int, text: str) -> Problem:
    """The problem an action meets; a rejected action changes nothing."""
    before = GAME.position(match.state)
    with pytest.raises(Problem) as caught:
        match.act(seat, text)
    assert GAME.position(match.state) == before
    return caught.value
