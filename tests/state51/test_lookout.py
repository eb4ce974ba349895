"""The Lookout phase: five cards on display, two picks each, one blind draw each."""

import pytest

from ratusz.games.state51.content.cards import CARDS, FULL_DECK
from tests.state51.looking import starting
from tests.table import Table

EXAMPLE = """
phase = "lookout"
first = 0
deck = ["valley", "radio-station", "trade-guild", "old-parking", "gun-shop", "school", "refinery"]
[[seat]]
hand = ["armoury"]
[[seat]]
hand = ["fuel-tank"]
"""


def picks(table: Table) -> list[int]:
    """Let everyone take the first card on display; the order in which the players were asked."""
    order = []
    while table.asked == "pick":
        seat = table.waiting[0]
        order.append(seat)
        table.act(seat, table.legal(seat)[0])
    return order


@pytest.mark.rule("S51-LOOKOUT.1")
def test_five_cards_are_turned_up_from_the_deck_at_the_start_of_every_round() -> None:
    table = Table.dealt()
    before = 28
    for round in (1, 2, 3, 4):
        table.skip_to("pick", round)
        assert len(table.view()["display"]) == 5
        assert table.view()["deck"] == before - 5
        before -= 7


@pytest.mark.rule("S51-LOOKOUT.1")
def test_the_five_cards_lie_open_for_both_players() -> None:
    table = Table(EXAMPLE)
    for seat in (0, 1, None):
        assert table.view(seat)["display"] == ["valley", "radio-station", "trade-guild", "old-parking", "gun-shop"]


@pytest.mark.rule("S51-LOOKOUT.2")
@pytest.mark.parametrize("first", [0, 1])
def test_the_players_take_turns_to_pick_and_the_first_player_begins(first: int) -> None:
    table = Table.dealt(first=first)
    assert picks(table) == [first, 1 - first, first, 1 - first]


@pytest.mark.rule("S51-LOOKOUT.2")
def test_a_pick_puts_one_displayed_card_into_hand() -> None:
    table = Table(EXAMPLE)
    table.act(0, "take trade-guild")
    assert sorted(table.seat(0)["hand"]) == ["armoury", "trade-guild"]
    assert table.view()["display"] == ["valley", "radio-station", "old-parking", "gun-shop"]
    assert table.view()["deck"] == 36 - 5 - 2  # nothing comes after it from the deck
    assert table.waiting == (1,)


@pytest.mark.rule("S51-LOOKOUT.2")
def test_only_a_displayed_card_can_be_taken_and_only_in_turn() -> None:
    table = Table(EXAMPLE)
    assert set(table.legal(0)) == {
        f"take {card}" for card in ("valley", "radio-station", "trade-guild", "old-parking", "gun-shop")
    }
    assert table.rejects(0, "take school") == "S51-LOOKOUT.2"
    assert table.rejects(0, "take armoury") == "S51-LOOKOUT.2"
    assert table.rejects(1, "take valley") == "S51-LOOKOUT.2"
    table.act(0, "take valley")
    assert table.rejects(1, "take valley") == "S51-LOOKOUT.2"


@pytest.mark.rule("S51-LOOKOUT.3")
def test_the_card_nobody_took_goes_to_the_discard_pile() -> None:
    table = Table(EXAMPLE)
    table.act(0, "take gun-shop")
    table.act(1, "take valley")
    table.act(0, "take old-parking")
    assert table.view()["discard"] == []
    table.act(1, "take trade-guild")
    assert table.view()["display"] == []
    assert table.view()["discard"] == ["radio-station"]


@pytest.mark.rule("S51-LOOKOUT.4")
def test_after_the_picks_each_player_draws_one_card_so_that_each_gains_three() -> None:
    table = Table.dealt()
    picks(table)
    assert [table.seat(seat)["hand_size"] for seat in (0, 1)] == [7, 7]
    assert table.view()["deck"] == 21
    assert len(table.view()["discard"]) == 1


@pytest.mark.rule("S51-LOOKOUT.4")
@pytest.mark.parametrize("first", [0, 1])
def test_the_first_player_draws_first(first: int) -> None:
    table = Table(EXAMPLE.replace("first = 0", f"first = {first}"))
    picks(table)
    assert "school" in table.seat(first)["hand"]
    assert "refinery" in table.seat(1 - first)["hand"]


@pytest.mark.rule("S51-LOOKOUT.5")
def test_example_valley_radio_station_trade_guild_old_parking_and_the_gun_shop_is_left() -> None:
    table = Table(EXAMPLE)
    table.act(0, "take valley")
    table.act(1, "take radio-station")
    table.act(0, "take trade-guild")
    table.act(1, "take old-parking")
    assert sorted(table.seat(0)["hand"]) == sorted(["armoury", "valley", "trade-guild", "school"])
    assert sorted(table.seat(1)["hand"]) == sorted(["fuel-tank", "radio-station", "old-parking", "refinery"])
    assert table.view()["discard"] == ["gun-shop"]
    assert table.view()["display"] == []
    assert table.view()["phase"] == "action"


@pytest.mark.rule("S51-LOOKOUT.6")
def test_a_player_sees_how_many_cards_the_opponent_holds_but_not_which() -> None:
    table = Table(EXAMPLE)
    picks(table)
    for watcher, owner in ((0, 1), (1, 0), (None, 0), (None, 1)):
        side = table.view(watcher)["seats"][owner]
        assert side["hand"] is None
        assert side["hand_size"] == 4


@pytest.mark.rule("S51-LOOKOUT.6")
def test_what_was_taken_from_the_display_is_known_what_was_drawn_blind_is_not() -> None:
    """Ruling G6."""
    table = Table(EXAMPLE)
    table.act(0, "take valley")
    table.act(1, "take radio-station")
    table.act(0, "take trade-guild")
    table.act(1, "take old-parking")
    assert sorted(table.view(1)["seats"][0]["known"]) == ["trade-guild", "valley"]
    assert sorted(table.view(0)["seats"][1]["known"]) == ["old-parking", "radio-station"]
    hidden = str(table.view(1))
    assert "school" not in hidden  # drawn blind by seat 0
    assert "armoury" not in hidden  # in the hand of seat 0 from the start


@pytest.mark.rule("S51-LOOKOUT.6")
def test_a_card_taken_from_the_display_is_no_longer_known_once_it_was_played() -> None:
    """Ruling G6: what has left the hand is not remembered there."""
    table = Table("""
[[seat]]
hand = ["valley", "school"]
known = ["valley"]
goods = { con2 = 1 }
""")
    table.act(0, "conquer valley")
    assert table.view(1)["seats"][0]["known"] == []
    assert table.view(1)["seats"][0]["hand_size"] == 1


@pytest.mark.rule("S51-LOOKOUT.6")
def test_the_card_of_a_blind_draw_is_told_to_its_owner_alone() -> None:
    table = Table(EXAMPLE)
    table.act(0, "take valley")
    table.act(1, "take radio-station")
    table.act(0, "take trade-guild")
    events = table.act(1, "take old-parking")
    naming = [event for event in events if event.figures.get("card") in ("school", "refinery")]
    seen = [[event.visible(seat) for seat in (0, 1, None)] for event in naming]
    assert seen == [[True, False, False], [False, True, False]]


@pytest.mark.rule("S51-LOOKOUT.7")
def test_a_player_who_plays_nothing_holds_sixteen_cards_in_round_4_and_discards_none() -> None:
    table = Table.dealt()
    table.skip_to("turn", 4)
    assert [table.seat(seat)["hand_size"] for seat in (0, 1)] == [16, 16]
    assert len(table.view()["discard"]) == 4  # the card left on display in each round, and no other
    table.act(table.waiting[0], "pass")
    table.act(table.waiting[0], "pass")
    assert [table.seat(seat)["hand_size"] for seat in (0, 1)] == [16, 16]


@pytest.mark.rule("S51-LOOKOUT.7")
def test_a_player_may_hold_half_the_deck_and_still_draw() -> None:
    hand = ["radio-station", *[CARDS[card].name for card in FULL_DECK[::2] if CARDS[card].name != "radio-station"]]
    assert len(hand) >= len(FULL_DECK) // 2
    table = Table(f"""
[[seat]]
hand = {hand}
goods = {{ inc2 = 1 }}
""")
    table.act(0, "incorporate radio-station", "pay inc2")
    assert table.seat(0)["hand_size"] == len(hand) - 1 + 1
    assert table.asked == "turn"
    assert starting(table.legal(1), "discard") == []
