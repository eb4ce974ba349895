"""Cooperate: a location from hand becomes a deal."""

import pytest

from tests.state51.looking import locations, starting
from tests.table import Table

PLENTY_OF_REACH = """
[[seat]]
hand = ["school"]
state = ["fuel-tank", "gun-shop"]
goods = { coop1 = 1, coop2 = 1 }
[[seat]]
hand = ["oil-rig"]
state = ["armoury", "factory"]
"""


@pytest.mark.rule("S51-COOPERATE.1")
def test_a_location_cooperated_with_leaves_the_hand_and_lies_under_the_base_as_a_deal() -> None:
    table = Table(PLENTY_OF_REACH)
    table.act(0, "cooperate school", "pay coop1")
    side = table.seat(0)
    assert (side["hand"], side["deals"], side["spoils"]) == ([], ["school"], [])
    assert locations(table, 0) == ["fuel-tank", "gun-shop"]
    assert table.view()["discard"] == []


@pytest.mark.rule("S51-COOPERATE.2")
def test_only_a_location_in_the_own_hand_can_be_made_a_deal() -> None:
    table = Table(PLENTY_OF_REACH)
    assert starting(table.legal(0), "cooperate") == ["cooperate school"]
    for card in ("fuel-tank", "gun-shop", "armoury", "factory"):
        assert table.refused(0)[f"cooperate {card}"] == "S51-COOPERATE.2"
        assert table.rejects(0, f"cooperate {card}") == "S51-COOPERATE.2"
    assert table.rejects(0, "cooperate oil-rig") == "S51-COOPERATE.2"  # a card only the opponent can see


@pytest.mark.rule("S51-COOPERATE.3")
@pytest.mark.parametrize("location", ["school", "valley", "gun-shop"])
def test_a_courier_can_be_played_for_any_distance_up_to_3(location: str) -> None:
    table = Table(f"""
[[seat]]
hand = ["courier", "{location}"]
""")
    assert starting(table.legal(0), "conquer", "cooperate", "incorporate") == [f"cooperate {location}"]
    table.act(0, f"cooperate {location}")
    assert table.seat(0)["hand"] == []
    assert table.seat(0)["deals"] == [location]
    assert table.view()["discard"] == ["courier"]


@pytest.mark.rule("S51-COOPERATE.4")
def test_a_cooperation_token_is_struck_off_when_it_is_spent() -> None:
    table = Table("""
[[seat]]
hand = ["armoury"]
goods = { coop1 = 2, con1 = 1 }
""")
    table.act(0, "cooperate armoury")
    assert table.goods(0) == {"coop1": 1, "con1": 1}
    assert table.seat(0)["lines"] == []


@pytest.mark.rule("S51-COOPERATE.5", "S51-CARD.9")
@pytest.mark.parametrize(
    ("faction", "price", "within", "beyond"), [("new-york", 2, "valley", "gun-shop"), ("mutants-union", 1, "school", "valley")]
)
def test_once_a_round_fuel_buys_the_printed_cooperation_reach(faction: str, price: int, within: str, beyond: str) -> None:
    table = Table(f"""
[[seat]]
faction = "{faction}"
hand = ["valley", "gun-shop", "school", "armoury"]
goods = {{ fuel = {2 * price} }}
[[seat]]
passed = true
""")
    assert table.rejects(0, f"cooperate {beyond}") == "S51-ACTION.8"
    table.act(0, f"cooperate {within}")
    assert table.goods(0) == {"fuel": price}
    assert table.seat(0)["lines"] == ["cooperate"]
    assert table.rejects(0, "cooperate armoury") == "S51-CARD.9"


@pytest.mark.rule("S51-COOPERATE.5")
@pytest.mark.parametrize(("faction", "fuel"), [("new-york", 1), ("mutants-union", 0)])
def test_without_the_printed_fuel_the_contact_card_gives_no_cooperation_reach(faction: str, fuel: int) -> None:
    table = Table(f"""
[[seat]]
faction = "{faction}"
hand = ["school"]
goods = {{ fuel = {fuel}, weapon = 3, brick = 3, scrap = 3, worker = 3 }}
""")
    assert table.rejects(0, "cooperate school") == "S51-COOPERATE.5"


@pytest.mark.rule("S51-COOPERATE.5")
def test_the_fuel_line_gives_cooperation_reach_and_no_conquest_reach() -> None:
    table = Table("""
[[seat]]
hand = ["school"]
goods = { fuel = 2 }
""")
    assert starting(table.legal(0), "conquer", "cooperate", "incorporate") == ["cooperate school"]


@pytest.mark.rule("S51-COOPERATE.6")
def test_example_a_courier_makes_the_road_machines_a_deal_and_the_surplus_is_lost() -> None:
    table = Table("""
[[seat]]
hand = ["road-machines", "courier"]
[[seat]]
passed = true
""")
    table.match.act(0, "cooperate road-machines")
    assert table.legal(0) == ["pay courier"]
    table.act(0, "pay courier")
    assert table.seat(0)["deals"] == ["road-machines"]
    assert table.seat(0)["hand"] == []
    assert table.goods(0) == {}
    assert table.view()["discard"] == ["courier"]


@pytest.mark.rule("S51-COOPERATE.7")
def test_a_deal_gives_nothing_at_once_and_its_goods_in_every_following_round() -> None:
    table = Table("""
round = 2
first = 1
[[seat]]
hand = ["fuel-tank"]
goods = { coop1 = 1 }
[[seat]]
passed = true
""")
    table.act(0, "cooperate fuel-tank")
    assert table.goods(0) == {}
    for round in (3, 4):
        table.skip_to("turn", round)
        assert table.goods(0) == {"worker": 3, "scrap": 1, "fuel": 1}


@pytest.mark.rule("S51-COOPERATE.7")
def test_a_deal_made_in_round_4_never_pays() -> None:
    table = Table("""
round = 4
[[seat]]
hand = ["kellys-pawnshop"]
goods = { coop2 = 2 }
[[seat]]
passed = true
""")
    table.act(0, "cooperate kellys-pawnshop", "pass")
    assert table.view()["phase"] == "over"
    assert table.game.result(table.match.state).scores == [0, 0]
