"""Action decks, the discard pile, and capital."""

import pytest

from ratusz.games.newangeles.content.cards import CARD_NAMES, CARD_TYPE
from ratusz.games.newangeles.content.effects import TYPES
from tests.newangeles.table import City, tried

# Everything but six Biotech and four Media cards is in seat 3's hand or in other decks.
BIOTECH = ["clean-slate"] * 5 + ["clinical-trials"] * 5 + ["information-procurement"] * 4
DISCARD = ["information-procurement", *["unorthodox-knowledge"] * 5, *["live-feeds"] * 4]


def refreshed(options: str = "", chance: str = "") -> City:
    """Jinteki draws two Biotech cards; the deck is empty, ten cards are discarded."""
    return City(f"""
        step = "refresh"
        turns = 1
        {options}
        {chance}
        discard = {DISCARD}
        [[seat]]
        corporation = "jinteki"
        [[seat]]
        hand = {BIOTECH}
    """)


@pytest.mark.rule("NA-16.2")
def test_when_a_deck_is_empty_the_whole_discard_pile_is_sorted_into_the_decks() -> None:
    table = refreshed()
    assert table.view(None)["decks"] == {"biotech": 4, "construction": 20, "labor": 20, "media": 20, "security": 20}
    assert table.view(None)["discard"] == 0
    [told] = [event for event in table.match.opening if event.kind == "reshuffled"]
    assert told.figures == {"cards": sorted(DISCARD, key=CARD_NAMES.index)}  # the names, not who discarded them
    assert all([told.visible(seat) for seat in range(4)])
    assert [TYPES[CARD_TYPE[card]] for card in table.g.hands[0]] == ["biotech", "biotech"]


@pytest.mark.rule("NA-16.2")
def test_the_cards_that_come_back_are_shuffled_into_what_is_left_or_laid_under_it() -> None:
    back = CARD_NAMES.index("live-feeds")
    for options, under in (("", False), ('options = { reshuffle = "under-decks" }', True)):
        lowest = set()
        for number in range(8):
            deck = refreshed(options, f'chance = "{number:016x}"').g.decks[TYPES.index("media")]
            lowest.add(deck[:4] == [back] * 4)
        assert lowest == ({True} if under else {False})


@pytest.mark.rule("NA-16.2")
def test_with_no_card_left_anywhere_fewer_are_drawn() -> None:
    unknown = ["unorthodox-knowledge"] * 5 + ["information-procurement"]
    hand = BIOTECH + unknown[:-1]
    table = City(f"""
        step = "refresh"
        turns = 1
        discard = {unknown[-1:]}
        [[seat]]
        corporation = "jinteki"
        [[seat]]
        hand = {hand}
    """)
    assert (table.seat(0)["hand"], table.asked) == (["information-procurement"], "general")


@pytest.mark.rule("NA-15.3", "NA-15.4", "NA-15.5")
@pytest.mark.parametrize(
    ("have", "effect", "after"),
    [(12, {"do": "gain", "capital": 3}, 15), (38, {"do": "gain", "capital": 5}, 43), (41, {"do": "lose", "capital": 4}, 37)],
)
def test_capital_is_counted_beyond_the_forty_spaces_of_its_track_and_back(have: int, effect: dict[str, int], after: int) -> None:
    table = City(f"turns = 1\n[[seat]]\ncapital = {have}")
    events = table.match.attempt(0, [effect])
    assert table.capital()[0] == after
    assert [event.figures["capital"] for event in events if event.kind in ("gained", "lost")] == [after]
    assert table.view(None)["seats"][0]["capital"] == after


@pytest.mark.rule("NA-15.3")
def test_a_loss_takes_what_is_there() -> None:
    table = tried("", {"do": "lose", "capital": 30})
    assert table.capital()[0] == 0
