"""Work: workers to an action location of the own state."""

import pytest

from tests.state51.looking import markers, starting
from tests.table import Table


@pytest.mark.rule("S51-WORK.1")
def test_the_first_use_of_an_action_location_takes_one_worker() -> None:
    table = Table("""
        [[seat]]
        goods = { worker = 3, scrap = 1 }
        state = ["road-machines"]
    """)
    table.act(0, "work road-machines")
    assert table.goods(0)["worker"] == 2
    assert table.waiting == (1,)


@pytest.mark.rule("S51-WORK.1")
def test_without_a_worker_nobody_works() -> None:
    table = Table("""
        [[seat]]
        goods = { scrap = 5, universal = 5 }
        state = ["road-machines"]
    """)
    assert starting(table.legal(0), "work") == []
    assert table.rejects(0, "work road-machines") == "S51-WORK.1"


@pytest.mark.rule("S51-WORK.1", "S51-CARD.17")
def test_workers_go_to_action_locations_of_the_own_state_only() -> None:
    table = Table("""
        [[seat]]
        goods = { worker = 3, fuel = 3, weapon = 3, brick = 3, scrap = 3 }
        state = ["fuel-tank", "school", "factory", "road-machines"]
        [[seat]]
        state = ["gun-shop"]
    """)
    assert starting(table.legal(0), "work") == ["work road-machines"]
    assert table.refused(0)["work fuel-tank"] == "S51-WORK.1"
    assert table.refused(0)["work school"] == "S51-WORK.1"
    assert table.refused(0)["work factory"] == "S51-CARD.17"
    assert table.rejects(0, "work gun-shop") == "S51-WORK.1"


@pytest.mark.rule("S51-WORK.2")
def test_who_cannot_meet_the_condition_cannot_do_the_action() -> None:
    """Gun Shop asks for 2 weapons."""
    table = Table("""
        [[seat]]
        goods = { worker = 1, weapon = 1, fuel = 5, brick = 5, scrap = 5 }
        state = ["gun-shop"]
    """)
    assert starting(table.legal(0), "work") == []
    assert table.rejects(0, "work gun-shop") == "S51-WORK.2"
    table = Table("""
        [[seat]]
        goods = { worker = 1, weapon = 2 }
        state = ["gun-shop"]
    """)
    assert starting(table.legal(0), "work") == ["work gun-shop"]


@pytest.mark.rule("S51-WORK.2")
def test_a_condition_may_be_a_card_from_hand_of_the_players_choice() -> None:
    table = Table("""
        [[seat]]
        hand = ["muties", "school"]
        goods = { worker = 1 }
        state = ["trade-guild"]
    """)
    table.act(0, "work trade-guild")
    assert table.legal(0) == ["discard muties", "discard school"]
    assert table.goods(0) == {}  # nothing is gained before the card is given
    table.act(0, "discard school")
    assert table.seat(0)["hand"] == ["muties"]
    assert table.view()["discard"] == ["school"]
    assert table.goods(0) == {"universal": 1}


@pytest.mark.rule("S51-WORK.2")
def test_a_condition_of_a_card_cannot_be_met_with_an_empty_hand() -> None:
    table = Table("""
        [[seat]]
        goods = { worker = 1, universal = 3 }
        state = ["trade-guild"]
    """)
    assert table.rejects(0, "work trade-guild") == "S51-WORK.2"


@pytest.mark.rule("S51-WORK.2", "S51-PROD.13")
def test_universal_resources_may_pay_the_condition() -> None:
    """Ruling A3: the player decides which ones to keep."""
    table = Table("""
        [[seat]]
        goods = { worker = 1, weapon = 2, universal = 1 }
        state = ["gun-shop"]
    """)
    table.act(0, "work gun-shop")
    assert table.legal(0) == ["universal 0", "universal 1"]
    table.act(0, "universal 1")
    assert table.goods(0) == {"weapon": 1}
    assert markers(table, 0, "gun-shop") == [2]


@pytest.mark.rule("S51-WORK.3")
def test_a_token_gained_by_work_pays_the_next_action_of_the_round() -> None:
    table = Table("""
        [[seat]]
        hand = ["valley"]
        goods = { worker = 1, scrap = 1 }
        state = ["road-machines"]
        [[seat]]
        passed = true
    """)
    table.act(0, "work road-machines", "incorporate valley")
    assert table.goods(0) == {"brick": 1}
    assert table.place(0, "valley")


@pytest.mark.rule("S51-WORK.4")
def test_vp_of_an_action_are_marked_on_the_location_with_any_card_of_the_discard_pile() -> None:
    """Ruling D9: the player chooses the card, wherever it lies in the pile."""
    table = Table("""
        discard = ["highway", "courier", "muties"]
        [[seat]]
        goods = { worker = 1, weapon = 2 }
        vp = 5
        state = ["gun-shop"]
    """)
    table.act(0, "work gun-shop")
    assert table.legal(0) == ["tuck muties", "tuck courier", "tuck highway"]
    table.act(0, "tuck courier")
    assert table.place(0, "gun-shop")["markers"] == [{"vp": 2, "card": "courier"}]
    assert table.view()["discard"] == ["highway", "muties"]
    assert table.seat(0)["vp"] == 5
    assert table.seat(0)["score"] == 5 + 1 + 2


@pytest.mark.rule("S51-WORK.5")
def test_example_road_machines() -> None:
    """For 1 worker and 1 scrap the owner gets an incorporation token of reach 2."""
    table = Table("""
        [[seat]]
        goods = { worker = 1, scrap = 1 }
        state = ["road-machines"]
    """)
    table.act(0, "work road-machines")
    assert table.goods(0) == {"inc2": 1}


@pytest.mark.rule("S51-WORK.6")
def test_example_gun_shop() -> None:
    """For 1 worker and 2 weapons the owner puts a marker of 2 VP under the location."""
    table = Table("""
        discard = ["muties"]
        [[seat]]
        goods = { worker = 1, weapon = 2 }
        state = ["gun-shop"]
    """)
    table.act(0, "work gun-shop")
    assert table.goods(0) == {}
    assert markers(table, 0, "gun-shop") == [2]
    assert table.view()["discard"] == []


@pytest.mark.rule("S51-WORK.9")
def test_the_second_use_takes_two_workers_and_the_same_extra_cost() -> None:
    table = Table("""
        [[seat]]
        goods = { worker = 4, scrap = 3 }
        state = ["road-machines"]
        [[seat]]
        passed = true
    """)
    table.act(0, "work road-machines")
    assert table.goods(0) == {"worker": 3, "scrap": 2, "inc2": 1}
    table.act(0, "work road-machines")
    assert table.goods(0) == {"worker": 1, "scrap": 1, "inc2": 2}


@pytest.mark.rule("S51-WORK.9")
def test_one_worker_is_not_enough_for_the_second_use() -> None:
    table = Table("""
        [[seat]]
        goods = { worker = 2, scrap = 2 }
        state = ["road-machines"]
        [[seat]]
        passed = true
    """)
    table.act(0, "work road-machines")
    assert starting(table.legal(0), "work") == []
    assert table.rejects(0, "work road-machines") == "S51-WORK.9"


@pytest.mark.rule("S51-WORK.9", "S51-ACTION.2")
def test_the_second_use_is_an_action_of_its_own() -> None:
    """Ruling F9: the opponent acts in between."""
    table = Table("""
        [[seat]]
        goods = { worker = 3, scrap = 2 }
        state = ["road-machines"]
        [[seat]]
        goods = { worker = 2 }
    """)
    table.act(0, "work road-machines")
    assert table.rejects(0, "work road-machines") == "S51-ACTION.2"
    table.act(1, "gather fuel")
    table.act(0, "work road-machines")
    assert table.goods(0) == {"inc2": 2}


@pytest.mark.rule("S51-WORK.9")
def test_uses_are_counted_by_location_and_round() -> None:
    """Ruling F7."""
    table = Table("""
        [[seat]]
        goods = { worker = 2, scrap = 2 }
        state = ["road-machines", "road-machines", "old-depot"]
        [[seat]]
        passed = true
    """)
    table.act(0, "work road-machines", "work road-machines:2")
    assert table.goods(0) == {"inc2": 2}
    table.skip_to("turn", 2)
    table.act(1, "pass")
    workers = table.goods(0)["worker"]
    table.act(0, "work road-machines")
    assert table.goods(0)["worker"] == workers - 1


@pytest.mark.rule("S51-WORK.10")
def test_there_is_no_third_use_whatever_is_left() -> None:
    table = Table("""
        [[seat]]
        goods = { worker = 9, scrap = 9, universal = 9 }
        state = [{ card = "road-machines", uses = 1 }, "road-machines"]
        [[seat]]
        passed = true
    """)
    table.act(0, "work road-machines", "universal 0")
    assert starting(table.legal(0), "work") == ["work road-machines:2"]
    assert table.rejects(0, "work road-machines") == "S51-WORK.10"


@pytest.mark.rule("S51-ICON.2")
def test_the_worker_sent_is_not_part_of_what_the_arrow_asks_for() -> None:
    """'1 scrap to a token' takes a worker and a scrap, and neither stands in for the other."""
    position = """
        [[seat]]
        goods = {{ {goods} }}
        state = ["road-machines"]
    """
    table = Table(position.format(goods="worker = 2, scrap = 2"))
    table.act(0, "work road-machines")
    assert table.goods(0) == {"worker": 1, "scrap": 1, "inc2": 1}
    assert Table(position.format(goods="worker = 2")).rejects(0, "work road-machines") == "S51-WORK.2"
    assert Table(position.format(goods="scrap = 2")).rejects(0, "work road-machines") == "S51-WORK.1"


@pytest.mark.rule("S51-ICON.3")
def test_example_kellys_pawnshop() -> None:
    """A worker and one of the spoils for 2 VP; the goods of the spoils are not received."""
    table = Table("""
        [[seat]]
        goods = { worker = 1 }
        spoils = ["gun-shop"]
        state = ["kellys-pawnshop"]
    """)
    table.act(0, "work kellys-pawnshop", "pawn gun-shop")
    assert table.goods(0) == {}
    assert table.seat(0)["spoils"] == []
    assert table.seat(0)["vp"] == 0
    assert table.place(0, "kellys-pawnshop")["markers"] == [{"vp": 2, "card": "gun-shop"}]


@pytest.mark.rule("S51-ICON.3")
def test_the_pawnshop_takes_spoils_of_the_players_choice() -> None:
    table = Table("""
        discard = ["muties"]
        [[seat]]
        goods = { worker = 1 }
        spoils = ["gun-shop", "school"]
        deals = ["valley"]
        state = ["kellys-pawnshop"]
    """)
    table.act(0, "work kellys-pawnshop")
    assert table.legal(0) == ["pawn school", "pawn gun-shop"]  # a deal is not taken (ruling B6)
    table.act(0, "pawn school")
    assert table.seat(0)["spoils"] == ["gun-shop"]
    assert table.legal(0) == ["tuck muties", "tuck school"]


@pytest.mark.rule("S51-ICON.3")
def test_the_pawnshop_is_idle_without_spoils_and_takes_no_deal() -> None:
    """Ruling B6."""
    table = Table("""
        [[seat]]
        goods = { worker = 1, weapon = 3 }
        deals = ["gun-shop"]
        state = ["kellys-pawnshop"]
    """)
    assert starting(table.legal(0), "work") == []
    assert table.rejects(0, "work kellys-pawnshop") == "S51-ICON.3"


@pytest.mark.rule("S51-ICON.3", "S51-CONQUER.7")
def test_spoils_of_this_round_can_be_pawned_at_once() -> None:
    """Ruling B5."""
    table = Table("""
        [[seat]]
        hand = ["armoury"]
        goods = { worker = 1, con1 = 1 }
        state = ["kellys-pawnshop"]
        [[seat]]
        passed = true
    """)
    table.act(0, "conquer armoury", "work kellys-pawnshop", "pawn armoury")
    assert markers(table, 0, "kellys-pawnshop") == [2]
    assert table.goods(0) == {}


@pytest.mark.rule("S51-ICON.7")
def test_contact_tokens_have_a_kind_and_a_reach() -> None:
    table = Table("""
        phase = "production"
        [[seat]]
        faction = "new-york"
        hand = ["old-depot", "valley"]
        spoils = ["armoury", "radio-station", "road-machines"]
    """)
    table.act(0, "cash armoury", "cash radio-station", "cash road-machines")
    tokens = {good: count for good, count in table.goods(0).items() if good[:3] in ("con", "coo", "inc")}
    assert tokens == {"con1": 1, "coop1": 1, "inc1": 1, "inc2": 1}


@pytest.mark.rule("S51-ICON.7")
@pytest.mark.parametrize(
    ("token", "action", "near", "far"),
    [
        ("con1", "conquer", "old-depot", "valley"),
        ("con2", "conquer", "valley", "gas-station"),
        ("coop1", "cooperate", "old-depot", "valley"),
        ("coop2", "cooperate", "valley", "gas-station"),
        ("inc1", "incorporate", "old-depot", "valley"),
        ("inc2", "incorporate", "valley", "gas-station"),
    ],
)
def test_a_token_serves_its_own_kind_of_action_as_far_as_its_reach(token: str, action: str, near: str, far: str) -> None:
    table = Table(f"""
        [[seat]]
        hand = ["{near}", "{far}"]
        goods = {{ {token} = 1 }}
    """)
    reached = [text for text in table.legal(0) if text not in ("pass", "exchange")]
    assert reached == [f"{action} {near}"]
    table.act(0, f"{action} {near}")
    assert token not in table.goods(0)
