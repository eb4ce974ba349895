"""Corporation sheets: draws, contracts, and the refresh step."""

from typing import Any

import pytest

from ratusz.games.newangeles.content.cards import BOARD, CORPORATION_NAMES, SHEETS
from ratusz.games.newangeles.content.effects import GENERAL, TYPES
from tests.newangeles.table import City, tried


def refreshing(corporation: str, seats: int = 4, more: str = "") -> City:
    """Seat 0 takes its turn with an empty hand."""
    entries = f'[[seat]]\ncorporation = "{corporation}"\n{more}\n' + "[[seat]]\n" * (seats - 1)
    return City(f'step = "refresh"\nturns = 2\n{entries}')


def types_in_hand(table: City) -> list[str]:
    return sorted([TYPES[card // 4] for card in table.g.hands[0]])


def test_the_four_titles_of_a_type_follow_each_other() -> None:
    """What types_in_hand relies on."""
    table = City('[[seat]]\nhand = ["clean-slate", "gentrification", "liquidation", "puff-piece", "riot-control"]')
    assert types_in_hand(table) == sorted(TYPES)


@pytest.mark.rule("NA-2.1", "NA-8.1", "NA-16.1", "NA-2.3")
@pytest.mark.parametrize(
    ("corporation", "top", "second"),
    [
        ("globalsec", "security", "media"),
        ("haas-bioroid", "labor", "construction"),
        ("jinteki", "biotech", "labor"),
        ("nbn", "media", "biotech"),
        ("weyland", "construction", "security"),
    ],
)
def test_the_sheet_says_what_is_drawn_with_five_or_six_players(corporation: str, top: str, second: str) -> None:
    for seats in (5, 6):
        table = refreshing(corporation, seats)
        assert types_in_hand(table) == sorted([top, top, second])
        assert table.asked == "main"
    table = refreshing(corporation, 4)
    assert (types_in_hand(table), table.asked) == ([top, top], "general")


@pytest.mark.rule("NA-2.3a", "NA-31.1", "NA-31.0")
@pytest.mark.parametrize("seats", [4, 6])
def test_melange_mining_draws_from_three_different_decks_on_both_sides(seats: int) -> None:
    table = refreshing("melange-mining", seats)
    table.act(0, "type media")
    assert table.refused(0) == {"type media": "NA-31.1"}
    table.act(0, "type labor")
    assert table.refused(0) == {"type labor": "NA-31.1", "type media": "NA-31.1"}
    table.act(0, "type security")
    assert types_in_hand(table) == ["labor", "media", "security"]


@pytest.mark.rule("NA-8.1a", "NA-8.1b")
def test_a_general_draw_comes_last_and_takes_a_type_not_drawn_yet_before_a_card_is_seen() -> None:
    table = refreshing("jinteki")
    assert types_in_hand(table) == ["biotech", "biotech"]
    assert table.refused(0) == {"type biotech": "NA-31.1"}
    events = table.act(0, "type security")
    assert [event.kind for event in events][:2] == ["drew", "drew-hidden"]
    assert table.told(events, "drew")[0]["type"] == "security"
    drawn = next(event for event in events if event.kind == "drew")
    assert [seat for seat in range(4) if drawn.visible(seat)] == [0]


@pytest.mark.rule("NA-31.0")
def test_two_cards_of_a_general_draw_come_from_one_deck() -> None:
    table = refreshing("jinteki", more='assets = ["braintrust"]')
    table.act(0, "type media")
    assert types_in_hand(table) == ["biotech"] * 4 + ["media"] * 2


@pytest.mark.rule("NA-31.0")
def test_with_the_option_each_card_of_a_general_draw_may_come_from_another_deck() -> None:
    entries = '[[seat]]\ncorporation = "jinteki"\nassets = ["braintrust"]'
    table = City(f'step = "refresh"\nturns = 1\noptions = {{ general-draw = "any-decks" }}\n{entries}')
    table.act(0, "type media", "type labor")
    assert types_in_hand(table) == ["biotech"] * 4 + ["labor", "media"]


@pytest.mark.rule("NA-31.0", "NA-31.1")
def test_with_the_option_the_cards_of_one_entry_may_still_share_a_deck_but_no_later_entry_may_use_it() -> None:
    entries = '[[seat]]\ncorporation = "melange-mining"\nassets = ["braintrust"]'
    table = City(f'step = "refresh"\nturns = 1\noptions = {{ general-draw = "any-decks" }}\n{entries}')
    table.act(0, "type media", "type media", "type labor", "type biotech")
    assert sorted(table.legal(0)) == ["type construction", "type security"]
    assert set(table.refused(0).values()) == {"NA-31.1"}
    table.act(0, "type security", "type security")
    assert types_in_hand(table) == ["biotech", "labor", "media", "media", "security", "security"]


@pytest.mark.rule("NA-2.2", "NA-24.0")
def test_every_contract_is_unlike_the_others() -> None:
    contracts = [(entry.contract.on, entry.contract.what) for entry in BOARD.corporation]
    assert len(set(contracts)) == len(CORPORATION_NAMES) == 6
    assert [kind for kind, _ in SHEETS[0][CORPORATION_NAMES.index("melange-mining")]] == [GENERAL] * 3


@pytest.mark.rule("NA-24.1", "NA-55.0")
@pytest.mark.parametrize(
    ("corporation", "city", "effect", "choice", "gained"),
    [
        ("globalsec", 'orgcrime = ["manta"]', {"do": "remove", "what": "enemy"}, "remove orgcrime manta", 1),
        ("jinteki", 'illness = ["manta"]', {"do": "remove", "what": "illness"}, "remove illness manta", 2),
        ("weyland", 'outage = ["manta"]', {"do": "remove", "what": "outage"}, "remove outage manta", 2),
        ("nbn", 'strike = ["manta"]', {"do": "lower", "stages": 2}, "lower manta", 2),
        ("haas-bioroid", 'android = ["manta"]', {"do": "android"}, "shift manta quinde", 2),
    ],
)
def test_a_contract_pays_whoever_resolves_the_card(
    corporation: str, city: str, effect: dict[str, Any], choice: str, gained: int
) -> None:
    for mine in (corporation, "melange-mining"):
        table = tried(city, effect, corporation=mine)
        owner = table.g.seat_of[CORPORATION_NAMES.index(corporation)]
        table.act(0, choice)
        if owner >= 0:
            assert table.capital()[owner] == 10 + gained


@pytest.mark.rule("NA-24.3", "NA-55.3")
@pytest.mark.parametrize(
    ("piece", "corporation"),
    [("illness", "jinteki"), ("outage", "weyland"), ("orgcrime", "globalsec"), ("human-first", "globalsec")],
)
def test_what_returns_through_the_root_pays_no_contract(piece: str, corporation: str) -> None:
    table = tried(f'{piece} = ["base-de-cayambe"]', {"do": "place", "what": piece}, corporation=corporation)
    table.act(0, f"place {piece} base-de-cayambe")
    assert (table.capital(), table.city(piece)) == ([10] * 4, ["base-de-cayambe"])
    assert table.g.threat == (4 if piece == "illness" else 2)  # an ill district was affected, too


@pytest.mark.rule("NA-24.2")
@pytest.mark.parametrize(("orgcrime", "gained"), [(["manta"], 3), (["manta", "quinde"], 0)])
def test_melange_mining_is_paid_for_an_event_that_raised_threat_by_less_than_2(orgcrime: list[str], gained: int) -> None:
    city = f"city = {{ orgcrime = {orgcrime} }}"
    seat = '[[seat]]\ncorporation = "melange-mining"'
    table = City(f'phase = "event"\nevents = ["tri-maf-leaders-unite"]\n{city}\n{seat}')
    assert table.capital()[0] == 10 + gained


@pytest.mark.rule("NA-26.1", "NA-67.1")
def test_a_rival_card_means_the_player_of_that_corporation() -> None:
    table = City("""
        phase = "demand"
        round = 9
        demand = "tourism-spike"
        [[seat]]
        corporation = "weyland"
        rival = "nbn"
        capital = 30
        [[seat]]
        corporation = "jinteki"
        rival = "weyland"
        capital = 60
        [[seat]]
        corporation = "globalsec"
        rival = "jinteki"
        [[seat]]
        corporation = "nbn"
        rival = "federalist"
    """)
    assert table.game.result(table.match.state).winners == [0, 1]
