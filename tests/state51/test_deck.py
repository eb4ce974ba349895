"""The deck runs out: reshuffles, and what happens when nothing is left to shuffle."""

import pytest

from tests.table import Table


def kinds(table: Table) -> list[str]:
    return [event.kind for event in table.match.events()]


@pytest.mark.rule("S51-LOOKOUT.8")
def test_two_cards_in_the_deck_and_ten_discarded_make_five_on_display_and_seven_in_the_new_deck() -> None:
    table = Table("""
phase = "lookout"
rest = "box"
deck = ["valley", "school"]
discard = ["armoury", "armoury", "gun-shop", "gun-shop", "oil-rig", "factory", "rubble", "refinery", "courier", "muties"]
reshuffle = [["courier", "oil-rig", "factory"]]
""")
    assert table.view()["display"] == ["valley", "school", "courier", "oil-rig", "factory"]
    assert table.view()["deck"] == 7
    assert table.view()["discard"] == []


@pytest.mark.rule("S51-LOOKOUT.8")
def test_the_discard_pile_is_shuffled_when_it_becomes_the_deck() -> None:
    """Without a fixed order chance decides, and other chance gives another order."""
    orders = set()
    for chance in range(6):
        table = Table(f"""
phase = "lookout"
rest = "box"
chance = "{chance:x}"
discard = ["armoury", "gun-shop", "oil-rig", "factory", "rubble", "refinery", "courier", "muties"]
""")
        orders.add(tuple(table.view()["display"]))
    assert len(orders) == 6


@pytest.mark.rule("S51-LOOKOUT.8")
def test_a_reshuffle_is_told_to_everyone_and_its_order_to_nobody() -> None:
    table = Table("""
phase = "lookout"
rest = "box"
display = ["valley", "school"]
discard = ["oil-rig", "factory"]
""")
    events = table.act(table.waiting[0], "take valley")
    told = [event for event in events if event.kind == "reshuffled"]
    assert [(event.rule, event.figures, event.visible(None)) for event in told] == [("S51-LOOKOUT.8", {"cards": 3}, True)]


@pytest.mark.rule("S51-LOOKOUT.8", "S51-SETUP.6")
def test_lookout_alone_uses_the_deck_up_exactly_in_round_4() -> None:
    """Ruling G1: 36 cards, 8 dealt, 4 times 7."""
    table = Table.dealt()
    table.skip_to("turn", 4)
    assert table.view()["deck"] == 0
    assert len(table.view()["discard"]) == 4
    assert "reshuffled" not in kinds(table)


@pytest.mark.rule("S51-LOOKOUT.8", "S51-EXCHANGE.1")
def test_one_extra_draw_in_the_whole_game_forces_a_reshuffle() -> None:
    """Ruling G1: an exchange in round 1, and the last Lookout phase is a card short."""
    table = Table.dealt()
    table.skip_to("turn", 1)
    seat = table.waiting[0]
    table.act(seat, "exchange")
    table.act(seat, table.legal(seat)[0])
    table.act(seat, table.legal(seat)[0])
    table.skip_to("turn", 4)
    assert kinds(table).count("reshuffled") == 1
    assert [table.seat(0)["hand_size"], table.seat(1)["hand_size"]] in ([15, 16], [16, 15])


@pytest.mark.rule("S51-LOOKOUT.8", "S51-LOOKOUT.1")
def test_cards_already_on_display_are_not_shuffled_in() -> None:
    """Ruling G2: nor are cards in hand, in a state, under a base or under a location."""
    table = Table("""
phase = "lookout"
rest = "box"
deck = ["valley"]
discard = ["armoury"]
[[seat]]
hand = ["school"]
deals = ["oil-rig"]
spoils = ["fuel-tank"]
state = [{ card = "factory", markers = [{ vp = 1, card = "rubble" }] }]
""")
    assert table.view()["display"] == ["valley", "armoury"]
    assert table.view()["deck"] == 0
    table.act(0, "take valley")
    table.act(1, "take armoury")
    assert table.view()["deck"] == 0
    assert table.seat(0)["state"][0]["markers"] == [{"vp": 1, "card": "rubble"}]


@pytest.mark.rule("S51-LOOKOUT.8", "S51-LOOKOUT.2")
@pytest.mark.parametrize(
    ("cards", "order"),
    [(["valley"], [0]), (["valley", "school"], [0, 1]), (["valley", "school", "armoury"], [0, 1, 0])],
)
def test_with_too_few_cards_for_all_picks_they_go_on_in_order_while_cards_last(cards: list[str], order: list[int]) -> None:
    """Ruling G3."""
    table = Table(f"""
phase = "lookout"
rest = "box"
deck = {cards}
""")
    asked = []
    while table.asked == "pick":
        seat = table.waiting[0]
        asked.append(seat)
        table.act(seat, table.legal(seat)[0])
    assert asked == order
    assert table.view()["discard"] == []
    assert table.view()["phase"] == "action"
    assert table.seat(0)["hand_size"] + table.seat(1)["hand_size"] == len(cards)


@pytest.mark.rule("S51-LOOKOUT.8", "S51-LOOKOUT.3")
def test_with_exactly_four_cards_on_display_none_is_left_to_discard() -> None:
    """Ruling G3."""
    table = Table("""
phase = "lookout"
rest = "box"
deck = ["valley", "school", "armoury", "rubble"]
""")
    assert len(table.view()["display"]) == 4
    table.skip_to("turn", 1)
    assert [table.seat(seat)["hand_size"] for seat in (0, 1)] == [2, 2]
    assert (table.view()["deck"], table.view()["discard"]) == (0, [])


@pytest.mark.rule("S51-LOOKOUT.8", "S51-LOOKOUT.4")
@pytest.mark.parametrize("first", [0, 1])
def test_a_single_card_left_for_the_blind_draws_goes_to_the_first_player(first: int) -> None:
    """Ruling G3: here it is the very card that nobody took."""
    table = Table(f"""
phase = "lookout"
first = {first}
rest = "box"
deck = ["valley", "school", "armoury", "rubble", "oil-rig"]
""")
    table.act(first, "take valley")
    table.act(1 - first, "take school")
    table.act(first, "take armoury")
    table.act(1 - first, "take rubble")
    assert sorted(table.seat(first)["hand"]) == ["armoury", "oil-rig", "valley"]
    assert sorted(table.seat(1 - first)["hand"]) == ["rubble", "school"]
    assert (table.view()["deck"], table.view()["discard"]) == (0, [])


@pytest.mark.rule("S51-LOOKOUT.8", "S51-LOOKOUT.1")
def test_with_no_card_at_all_the_lookout_phase_is_skipped() -> None:
    """Ruling G3."""
    table = Table('phase = "lookout"\nrest = "box"')
    assert table.view()["phase"] == "action"
    assert [table.seat(seat)["hand_size"] for seat in (0, 1)] == [0, 0]
    assert table.goods(0) == {"worker": 3, "scrap": 1}


@pytest.mark.rule("S51-LOOKOUT.8", "S51-PROD.3")
def test_a_produced_card_that_does_not_exist_is_skipped() -> None:
    """Ruling G3: as many as there are."""
    table = Table("""
phase = "production"
rest = "box"
deck = ["valley"]
[[seat]]
spoils = ["radio-station"]
""")
    table.act(0, "cash radio-station")  # two cards: the one in the deck, then the cashed card itself comes back
    assert sorted(table.seat(0)["hand"]) == ["radio-station", "valley"]
    assert table.goods(0) == {"worker": 3, "scrap": 1, "coop1": 1}


@pytest.mark.rule("S51-LOOKOUT.8", "S51-PROD.3")
def test_with_deck_and_discard_pile_empty_nothing_is_drawn() -> None:
    """Ruling G3."""
    table = Table("""
rest = "box"
[[seat]]
hand = ["radio-station"]
goods = { inc2 = 1 }
""")
    table.act(0, "incorporate radio-station")
    assert table.seat(0)["hand"] == []
    assert table.view()["deck"] == 0


@pytest.mark.rule("S51-LOOKOUT.8")
def test_the_discard_pile_is_shuffled_only_when_a_card_is_needed() -> None:
    """Ruling G4: the last card of the deck is drawn, and the pile stays as it is until the next draw."""
    table = Table("""
rest = "box"
deck = ["valley"]
discard = ["armoury", "oil-rig"]
reshuffle = [["oil-rig"]]
[[seat]]
hand = ["radio-station", "school", "rubble"]
goods = { inc2 = 1 }
[[seat]]
passed = true
""")
    table.act(0, "incorporate radio-station")
    assert table.view()["deck"] == 0
    assert table.view()["discard"] == ["armoury", "oil-rig"]
    table.act(0, "exchange", "discard school", "discard rubble")
    assert table.view()["discard"] == []
    assert table.view()["deck"] == 3
    assert sorted(table.seat(0)["hand"]) == ["oil-rig", "valley"]


@pytest.mark.rule("S51-SETUP.6", "S51-LOOKOUT.3")
def test_the_discard_pile_is_open_to_everyone() -> None:
    """Ruling G5."""
    table = Table('rest = "box"\ndiscard = ["armoury", "oil-rig"]')
    for seat in (0, 1, None):
        assert sorted(table.view(seat)["discard"]) == ["armoury", "oil-rig"]
