"""Incorporate: a location from hand enters the state."""

import pytest

from ratusz.games.state51.content.cards import DECK
from tests.state51.looking import locations, starting
from tests.table import Table

PLENTY_OF_REACH = """
[[seat]]
hand = ["school"]
state = ["fuel-tank", "gun-shop"]
deals = ["valley"]
goods = { inc1 = 1, inc2 = 1 }
[[seat]]
hand = ["oil-rig"]
state = ["armoury", "factory"]
"""


@pytest.mark.rule("S51-INCORPORATE.1")
def test_an_incorporated_location_moves_from_hand_into_the_state_for_all_to_see() -> None:
    table = Table(PLENTY_OF_REACH)
    table.act(0, "incorporate school", "pay inc1")
    assert table.seat(0)["hand"] == []
    assert locations(table, 0) == ["fuel-tank", "gun-shop", "school"]
    assert locations(table, 1) == ["armoury", "factory"]
    assert table.seat(0)["deals"] == ["valley"]
    assert [entry["card"] for entry in table.view(None)["seats"][0]["state"]] == ["fuel-tank", "gun-shop", "school"]
    assert table.view()["discard"] == []


@pytest.mark.rule("S51-INCORPORATE.1")
def test_only_a_location_in_the_own_hand_can_be_incorporated() -> None:
    table = Table(PLENTY_OF_REACH)
    assert starting(table.legal(0), "incorporate") == ["incorporate school"]
    for card in ("fuel-tank", "gun-shop", "armoury", "factory"):
        assert table.refused(0)[f"incorporate {card}"] == "S51-INCORPORATE.1"
        assert table.rejects(0, f"incorporate {card}") == "S51-INCORPORATE.1"
    assert table.rejects(0, "incorporate oil-rig") == "S51-INCORPORATE.1"  # a card only the opponent can see


@pytest.mark.rule("S51-INCORPORATE.1")
def test_an_incorporated_location_works_at_once() -> None:
    """An action location takes a worker, an open one a visitor, in the round in which they entered."""
    table = Table("""
[[seat]]
hand = ["road-machines", "fuel-tank"]
goods = { inc1 = 1, inc2 = 1, worker = 1, scrap = 1 }
[[seat]]
goods = { worker = 3 }
""")
    table.act(0, "incorporate road-machines", "pay inc2")
    table.act(1, "gather fuel")
    assert "work road-machines" in table.legal(0)
    table.act(0, "incorporate fuel-tank", "pay inc1")
    assert "visit fuel-tank" in table.legal(1)


@pytest.mark.rule("S51-INCORPORATE.1")
def test_a_second_copy_stands_beside_the_first() -> None:
    table = Table("""
[[seat]]
hand = ["armoury"]
state = ["armoury"]
goods = { inc1 = 1 }
""")
    table.act(0, "incorporate armoury")
    assert [entry["place"] for entry in table.seat(0)["state"]] == ["armoury", "armoury:2"]


@pytest.mark.rule("S51-INCORPORATE.2")
@pytest.mark.parametrize("location", ["armoury", "road-machines"])
def test_a_highway_can_be_played_for_an_incorporation_and_for_no_other_action(location: str) -> None:
    table = Table(f"""
[[seat]]
hand = ["highway", "{location}"]
""")
    assert starting(table.legal(0), "conquer", "cooperate", "incorporate") == [f"incorporate {location}"]
    table.act(0, f"incorporate {location}")
    assert locations(table, 0) == [location]
    assert table.seat(0)["hand"] == []
    assert table.view()["discard"] == ["highway"]


@pytest.mark.rule("S51-INCORPORATE.3")
def test_an_incorporation_token_is_struck_off_when_it_is_spent() -> None:
    table = Table("""
[[seat]]
hand = ["armoury"]
goods = { inc1 = 2, con1 = 1 }
""")
    table.act(0, "incorporate armoury")
    assert table.goods(0) == {"inc1": 1, "con1": 1, "weapon": 1}
    assert table.seat(0)["lines"] == []


@pytest.mark.rule("S51-INCORPORATE.4", "S51-CARD.9")
def test_new_york_may_incorporate_a_location_of_distance_1_for_1_scrap_in_round_1() -> None:
    table = Table("""
phase = "production"
[[seat]]
faction = "new-york"
hand = ["armoury", "fuel-tank", "valley"]
""")
    assert table.goods(0) == {"worker": 3, "scrap": 1}
    assert table.rejects(0, "incorporate valley") == "S51-ACTION.8"
    table.act(0, "incorporate armoury")
    assert table.goods(0) == {"worker": 3, "weapon": 1}
    assert table.seat(0)["lines"] == ["incorporate"]


@pytest.mark.rule("S51-INCORPORATE.4", "S51-CARD.9")
@pytest.mark.parametrize(
    ("faction", "price", "within", "beyond"), [("new-york", 1, "fuel-tank", "valley"), ("mutants-union", 2, "valley", "gun-shop")]
)
def test_once_a_round_scrap_buys_the_printed_incorporation_reach(faction: str, price: int, within: str, beyond: str) -> None:
    table = Table(f"""
[[seat]]
faction = "{faction}"
hand = ["fuel-tank", "valley", "gun-shop", "school"]
goods = {{ scrap = {2 * price} }}
[[seat]]
passed = true
""")
    assert table.rejects(0, f"incorporate {beyond}") == "S51-ACTION.8"
    table.act(0, f"incorporate {within}")
    assert table.goods(0)["scrap"] == price
    assert table.seat(0)["lines"] == ["incorporate"]
    assert table.rejects(0, "incorporate school") == "S51-CARD.9"


@pytest.mark.rule("S51-INCORPORATE.5")
def test_example_new_york_incorporates_the_oil_rig_for_1_scrap_and_a_token_of_1() -> None:
    table = Table("""
[[seat]]
faction = "new-york"
hand = ["oil-rig"]
goods = { scrap = 1, inc1 = 1 }
""")
    table.match.act(0, "incorporate oil-rig")
    assert table.legal(0) == ["pay contact inc1"]
    assert table.rejects(0, "pay contact") == "S51-ACTION.8"
    assert table.rejects(0, "pay inc1") == "S51-ACTION.8"
    table.act(0, "pay contact inc1")
    assert locations(table, 0) == ["oil-rig"]
    assert table.goods(0) == {"fuel": 1}  # scrap and token are spent; the Oil rig has produced at once
    assert table.seat(0)["hand"] == []


@pytest.mark.rule("S51-INCORPORATE.5")
@pytest.mark.parametrize("goods", ["{ scrap = 1 }", "{ scrap = 2 }", "{ inc1 = 1 }"])
def test_example_neither_the_scrap_nor_the_token_alone_reach_the_oil_rig(goods: str) -> None:
    table = Table(f'[[seat]]\nfaction = "new-york"\nhand = ["oil-rig"]\ngoods = {goods}')
    assert starting(table.legal(0), "incorporate") == []


@pytest.mark.rule("S51-INCORPORATE.6")
def test_viaduct_costs_1_scrap_to_play() -> None:
    table = Table("""
[[seat]]
faction = "mutants-union"
hand = ["viaduct", "gun-shop"]
goods = { scrap = 1 }
""")
    table.act(0, "incorporate gun-shop")
    assert table.goods(0) == {}
    assert locations(table, 0) == ["gun-shop"]
    assert table.seat(0)["lines"] == []
    assert table.view()["discard"] == ["viaduct"]


@pytest.mark.rule("S51-INCORPORATE.6")
def test_a_player_without_scrap_cannot_play_viaduct() -> None:
    table = Table("""
[[seat]]
faction = "new-york"
hand = ["viaduct", "gun-shop", "armoury"]
goods = { fuel = 3, weapon = 3, brick = 3, inc1 = 1 }
""")
    assert table.refused(0)["incorporate gun-shop"] == "S51-INCORPORATE.6"
    assert table.rejects(0, "incorporate gun-shop") == "S51-INCORPORATE.6"
    table.match.act(0, "incorporate armoury")
    assert table.legal(0) == ["pay inc1"]
    assert table.rejects(0, "pay viaduct") == "S51-INCORPORATE.6"


@pytest.mark.rule("S51-INCORPORATE.6")
def test_there_is_one_viaduct_and_no_other_instant_with_a_cost() -> None:
    assert [(entry.id, entry.count, entry.kind, entry.cost) for entry in DECK.instant if entry.cost] == [
        ("viaduct", 1, "incorporate", {"scrap": 1})
    ]


@pytest.mark.rule("S51-INCORPORATE.6", "S51-INCORPORATE.4")
def test_one_scrap_pays_viaduct_or_the_contact_card_but_not_both() -> None:
    """Ruling A10."""
    table = Table("""
[[seat]]
faction = "new-york"
hand = ["viaduct", "school"]
goods = { scrap = 1 }
""")
    table.act(0, "incorporate school")
    assert set(table.legal(0)) == {"pay viaduct", "pay contact"}
    table.act(0, "pay contact")
    assert table.seat(0)["hand"] == ["viaduct"]


@pytest.mark.rule("S51-INCORPORATE.7")
def test_what_a_location_produces_on_entering_pays_the_next_action_of_the_round() -> None:
    table = Table("""
[[seat]]
faction = "new-york"
hand = ["old-depot", "school"]
goods = { inc1 = 1 }
[[seat]]
passed = true
""")
    table.act(0, "incorporate old-depot")
    assert table.goods(0) == {"scrap": 1}
    table.act(0, "incorporate school")  # by the contact card, with the scrap just produced
    assert table.goods(0) == {"worker": 1}
    assert locations(table, 0) == ["old-depot", "school"]


@pytest.mark.rule("S51-INCORPORATE.7")
@pytest.mark.parametrize(
    ("location", "goods"),
    [
        ("valley", {"brick": 1}),
        ("heavy-equipment", {"inc1": 1}),
        ("school", {"worker": 1}),
        ("oil-rig", {"fuel": 1}),
        ("gas-station", {}),
        ("refinery", {}),
    ],
)
def test_open_and_closed_production_is_received_on_entering_and_nothing_else_is(location: str, goods: dict[str, int]) -> None:
    table = Table(f"""
[[seat]]
hand = ["{location}"]
goods = {{ inc2 = 2 }}
[[seat]]
state = ["armoury"]
""")
    table.act(0, f"incorporate {location}")
    left = table.goods(0)
    left.pop("inc2", None)
    assert left == goods
    assert table.goods(1) == {}


@pytest.mark.rule("S51-INCORPORATE.7", "S51-PROD.3")
def test_a_location_that_produces_a_card_draws_one_on_entering() -> None:
    table = Table("""
deck = ["rubble"]
[[seat]]
hand = ["radio-station"]
goods = { inc2 = 1 }
""")
    table.act(0, "incorporate radio-station")
    assert table.seat(0)["hand"] == ["rubble"]


@pytest.mark.rule("S51-INCORPORATE.7")
def test_immediate_production_also_follows_a_rebuild() -> None:
    table = Table("""
[[seat]]
hand = ["oil-rig"]
state = ["gas-station", "fuel-tank"]
goods = { brick = 1 }
""")
    table.act(0, "rebuild gas-station oil-rig")
    assert table.goods(0) == {"fuel": 2}


@pytest.mark.rule("S51-INCORPORATE.8")
def test_example_the_old_depot_gives_1_scrap_at_once() -> None:
    table = Table("""
[[seat]]
faction = "new-york"
hand = ["old-depot"]
goods = { scrap = 2 }
""")
    table.act(0, "incorporate old-depot")
    assert table.goods(0) == {"scrap": 2 - 1 + 1}
