"""Conquer: a location from hand becomes spoils."""

import pytest

from tests.state51.looking import locations, starting
from tests.table import Table

PLENTY_OF_REACH = """
[[seat]]
hand = ["school"]
state = ["fuel-tank", "gun-shop"]
goods = { con1 = 1, con2 = 1 }
[[seat]]
hand = ["oil-rig"]
state = ["armoury", "factory"]
"""


@pytest.mark.rule("S51-CONQUER.1")
def test_a_conquered_location_leaves_the_hand_and_lies_under_the_base_as_spoils() -> None:
    table = Table(PLENTY_OF_REACH)
    table.act(0, "conquer school", "pay con1")
    side = table.seat(0)
    assert (side["hand"], side["spoils"], side["deals"]) == ([], ["school"], [])
    assert locations(table, 0) == ["fuel-tank", "gun-shop"]
    assert table.view()["discard"] == []


@pytest.mark.rule("S51-CONQUER.2")
def test_only_a_location_in_the_own_hand_can_be_conquered() -> None:
    table = Table(PLENTY_OF_REACH)
    assert starting(table.legal(0), "conquer") == ["conquer school"]
    for card in ("fuel-tank", "gun-shop", "armoury", "factory"):
        assert table.refused(0)[f"conquer {card}"] == "S51-CONQUER.2"
        assert table.rejects(0, f"conquer {card}") == "S51-CONQUER.2"
    assert table.rejects(0, "conquer oil-rig") == "S51-CONQUER.2"  # a card only the opponent can see


@pytest.mark.rule("S51-CONQUER.2")
def test_a_copy_in_hand_can_be_conquered_though_another_copy_lies_in_a_state() -> None:
    table = Table("""
[[seat]]
hand = ["armoury"]
goods = { con1 = 1 }
[[seat]]
state = ["armoury"]
""")
    table.act(0, "conquer armoury")
    assert table.seat(0)["spoils"] == ["armoury"]
    assert locations(table, 1) == ["armoury"]


@pytest.mark.rule("S51-CONQUER.1")
def test_two_copies_in_hand_are_one_choice_and_one_of_them_is_conquered() -> None:
    table = Table("""
[[seat]]
hand = ["armoury", "school", "armoury"]
goods = { con1 = 1 }
""")
    assert starting(table.legal(0), "conquer") == ["conquer armoury", "conquer school"]
    table.act(0, "conquer armoury")
    assert table.seat(0)["hand"] == ["armoury", "school"]
    assert table.seat(0)["spoils"] == ["armoury"]


@pytest.mark.rule("S51-CONQUER.3")
def test_muties_are_played_for_a_location_of_distance_2() -> None:
    table = Table("""
[[seat]]
hand = ["muties", "valley", "school"]
""")
    table.act(0, "conquer valley")
    assert table.seat(0)["hand"] == ["school"]
    assert table.seat(0)["spoils"] == ["valley"]
    assert table.view()["discard"] == ["muties"]


@pytest.mark.rule("S51-CONQUER.4")
def test_a_conquest_token_is_struck_off_when_it_is_spent() -> None:
    table = Table("""
[[seat]]
hand = ["armoury"]
goods = { con1 = 2, inc1 = 1 }
""")
    table.act(0, "conquer armoury")
    assert table.goods(0) == {"con1": 1, "inc1": 1}
    assert table.seat(0)["lines"] == []


@pytest.mark.rule("S51-CONQUER.5", "S51-CARD.9")
@pytest.mark.parametrize(("faction", "within", "beyond"), [("new-york", "valley", "gun-shop"), ("mutants-union", "gun-shop", "")])
def test_once_a_round_a_weapon_buys_the_printed_conquest_reach(faction: str, within: str, beyond: str) -> None:
    table = Table(f"""
[[seat]]
faction = "{faction}"
hand = ["valley", "gun-shop", "school"]
goods = {{ weapon = 2 }}
[[seat]]
passed = true
""")
    if beyond:
        assert table.rejects(0, f"conquer {beyond}") == "S51-ACTION.8"
    table.act(0, f"conquer {within}")
    assert table.goods(0) == {"weapon": 1}
    assert table.seat(0)["lines"] == ["conquer"]
    assert table.rejects(0, "conquer school") == "S51-CARD.9"


@pytest.mark.rule("S51-CONQUER.5")
def test_without_a_weapon_the_contact_card_gives_no_conquest_reach() -> None:
    table = Table("""
[[seat]]
faction = "mutants-union"
hand = ["school"]
goods = { fuel = 3, brick = 3, scrap = 3, worker = 3 }
""")
    assert table.rejects(0, "conquer school") == "S51-CONQUER.5"


@pytest.mark.rule("S51-CONQUER.6")
def test_example_muties_and_a_conquest_token_of_1_conquer_the_assembly_plant() -> None:
    table = Table("""
[[seat]]
hand = ["assembly-plant", "muties"]
goods = { con1 = 1 }
""")
    table.match.act(0, "conquer assembly-plant")
    assert table.legal(0) == ["pay muties con1"]
    assert table.rejects(0, "pay muties") == "S51-ACTION.8"
    assert table.rejects(0, "pay con1") == "S51-ACTION.8"
    table.act(0, "pay muties con1")
    assert table.seat(0)["spoils"] == ["assembly-plant"]
    assert table.seat(0)["hand"] == []
    assert table.goods(0) == {}
    assert table.view()["discard"] == ["muties"]


@pytest.mark.rule("S51-CONQUER.6")
@pytest.mark.parametrize(("hand", "tokens"), [('"assembly-plant", "muties"', 0), ('"assembly-plant"', 1)])
def test_example_neither_muties_nor_the_token_alone_reach_the_assembly_plant(hand: str, tokens: int) -> None:
    table = Table(f"[[seat]]\nhand = [{hand}]\ngoods = {{ con1 = {tokens} }}")
    assert starting(table.legal(0), "conquer") == []


@pytest.mark.rule("S51-CONQUER.6")
def test_example_the_token_of_1_may_come_from_the_spoils_of_an_armoury() -> None:
    table = Table("""
phase = "production"
round = 2
[[seat]]
hand = ["assembly-plant", "muties"]
spoils = ["armoury"]
""")
    table.act(0, "cash armoury")
    assert table.goods(0) == {"worker": 3, "scrap": 1, "weapon": 1, "con1": 1}
    table.act(0, "conquer assembly-plant", "pay muties con1")
    assert table.seat(0)["spoils"] == ["assembly-plant"]
    assert table.goods(0) == {"worker": 3, "scrap": 1, "weapon": 1}


@pytest.mark.rule("S51-CONQUER.7")
def test_spoils_give_nothing_in_the_round_of_the_conquest_and_the_choice_comes_in_the_next_production() -> None:
    table = Table("""
[[seat]]
hand = ["gun-shop"]
goods = { con2 = 2 }
[[seat]]
passed = true
""")
    table.act(0, "conquer gun-shop")
    assert table.goods(0) == {}
    assert table.seat(0)["vp"] == 0
    table.act(0, "pass")
    table.skip_to("cash", 2)
    assert table.waiting == (0,)
    assert table.legal(0) == ["cash gun-shop", "keep gun-shop"]


@pytest.mark.rule("S51-CONQUER.7", "S51-PROD.10")
def test_spoils_may_wait_for_any_later_round() -> None:
    table = Table("""
[[seat]]
hand = ["gun-shop"]
goods = { con2 = 2 }
[[seat]]
passed = true
""")
    table.act(0, "conquer gun-shop")
    for round in (2, 3):
        table.skip_to("cash", round)
        table.act(0, "keep gun-shop")
    table.skip_to("cash", 4)
    table.act(0, "cash gun-shop")
    assert table.goods(0)["weapon"] == 3
    assert table.seat(0)["vp"] == 1


@pytest.mark.rule("S51-CONQUER.7")
def test_spoils_conquered_in_round_4_are_never_cashed_in() -> None:
    table = Table("""
round = 4
[[seat]]
hand = ["kellys-pawnshop"]
goods = { con2 = 2 }
[[seat]]
passed = true
""")
    table.act(0, "conquer kellys-pawnshop", "pass")
    assert table.view()["phase"] == "over"
    assert table.seat(0)["spoils"] == ["kellys-pawnshop"]
    assert table.game.result(table.match.state).scores == [0, 0]


@pytest.mark.rule("S51-CONQUER.5")
def test_the_sources_of_a_payment_may_be_given_in_any_order_as_text_and_as_data() -> None:
    table = Table('[[seat]]\nhand = ["assembly-plant", "muties"]\ngoods = { con1 = 1, con2 = 1 }')
    table.act(0, "conquer assembly-plant")
    rules, g = table.match.game.rules, table.match.state
    for sources in (["con1", "muties"], ["muties", "con1"]):
        action = rules.read_structure(g, 0, {"do": "pay", "source": sources})
        assert action == rules.read(g, 0, f"pay {' '.join(sources)}")
        assert action in rules.options(g, 0)
