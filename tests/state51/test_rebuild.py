"""Rebuild: a location of the state gives way to one from hand that shares a type icon."""

import pytest

from tests.state51.looking import locations, markers, starting
from tests.table import Table


@pytest.mark.rule("S51-REBUILD.1")
def test_a_rebuild_puts_a_location_from_hand_in_the_place_of_one_of_the_state() -> None:
    table = Table("""
        discard = ["courier"]
        [[seat]]
        hand = ["gas-station", "muties"]
        goods = { brick = 1 }
        state = ["fuel-tank", "armoury"]
    """)
    table.act(0, "rebuild fuel-tank gas-station")
    assert locations(table, 0) == ["gas-station", "armoury"]
    assert table.view()["discard"] == ["fuel-tank", "courier"]
    assert table.seat(0)["hand"] == ["muties"]
    assert table.waiting == (1,)


@pytest.mark.rule("S51-REBUILD.1")
def test_only_a_location_from_the_own_hand_can_replace_one_of_the_own_state() -> None:
    table = Table("""
        [[seat]]
        hand = ["muties", "armoury"]
        goods = { brick = 1 }
        state = ["fuel-tank"]
        [[seat]]
        hand = ["gas-station"]
        state = ["radio-station"]
    """)
    assert not starting(table.legal(0), "rebuild")
    assert table.rejects(0, "rebuild fuel-tank muties") == "S51-REBUILD.1"
    assert table.rejects(0, "rebuild fuel-tank gas-station") == "S51-REBUILD.1"
    assert table.rejects(0, "rebuild radio-station armoury") == "S51-REBUILD.1"


@pytest.mark.rule("S51-REBUILD.2")
def test_a_rebuild_needs_no_reach_however_far_the_new_location_is() -> None:
    """New York with 1 brick and no reach replaces a location of distance 1 by one of distance 3 (ruling E1)."""
    table = Table("""
        [[seat]]
        faction = "new-york"
        hand = ["gas-station"]
        goods = { brick = 1 }
        state = ["fuel-tank"]
    """)
    assert table.refused(0)["incorporate gas-station"] == "S51-ACTION.9"
    table.act(0, "rebuild fuel-tank gas-station")
    assert table.place(0, "gas-station")


@pytest.mark.rule("S51-REBUILD.3")
def test_old_and_new_location_share_a_type_icon() -> None:
    table = Table("""
        [[seat]]
        hand = ["radio-station", "old-depot"]
        goods = { brick = 1, universal = 1 }
        state = ["fuel-tank"]
    """)
    assert "rebuild fuel-tank radio-station" in table.legal(0)
    assert table.refused(0)["rebuild fuel-tank old-depot"] == "S51-REBUILD.3"  # no universal type (ruling E6)
    assert table.rejects(0, "rebuild fuel-tank old-depot") == "S51-REBUILD.3"


@pytest.mark.rule("S51-REBUILD.3")
def test_one_icon_in_common_is_enough_whichever_it_is() -> None:
    table = Table("""
        [[seat]]
        hand = ["kellys-pawnshop"]
        goods = { brick = 1 }
        state = ["armoury", "old-depot", "valley", "radio-station"]
    """)
    rebuilds = starting(table.legal(0), "rebuild")
    assert rebuilds == [
        "rebuild armoury kellys-pawnshop",
        "rebuild old-depot kellys-pawnshop",
        "rebuild radio-station kellys-pawnshop",
    ]
    assert table.refused(0)["rebuild valley kellys-pawnshop"] == "S51-REBUILD.3"


@pytest.mark.rule("S51-REBUILD.4")
def test_a_rebuild_costs_a_brick() -> None:
    table = Table("""
        [[seat]]
        hand = ["gas-station"]
        goods = { brick = 1, fuel = 1, weapon = 1, scrap = 1, worker = 3 }
        state = ["fuel-tank"]
    """)
    table.act(0, "rebuild fuel-tank gas-station")
    assert table.goods(0) == {"fuel": 1, "weapon": 1, "scrap": 1, "worker": 3}


@pytest.mark.rule("S51-REBUILD.4")
def test_without_brick_and_universal_resource_there_is_no_rebuild() -> None:
    table = Table("""
        [[seat]]
        hand = ["gas-station"]
        goods = { fuel = 5, weapon = 5, scrap = 5, worker = 5 }
        state = ["fuel-tank"]
    """)
    assert table.refused(0)["rebuild fuel-tank gas-station"] == "S51-REBUILD.4"
    assert table.rejects(0, "rebuild fuel-tank gas-station") == "S51-REBUILD.4"


@pytest.mark.rule("S51-REBUILD.4", "S51-PROD.13")
def test_a_universal_resource_pays_a_rebuild() -> None:
    table = Table("""
        [[seat]]
        hand = ["gas-station"]
        goods = { universal = 1 }
        state = ["fuel-tank"]
    """)
    table.act(0, "rebuild fuel-tank gas-station")
    assert table.goods(0) == {}


@pytest.mark.rule("S51-REBUILD.5")
def test_a_second_rebuild_has_to_wait_for_the_next_round() -> None:
    table = Table("""
        [[seat]]
        hand = ["gas-station", "gas-station"]
        goods = { brick = 2 }
        state = ["fuel-tank", "refinery", "valley"]
        [[seat]]
        passed = true
    """)
    table.act(0, "rebuild fuel-tank gas-station")
    assert table.refused(0)["rebuild refinery gas-station"] == "S51-REBUILD.5"
    assert table.rejects(0, "rebuild refinery gas-station") == "S51-REBUILD.5"
    table.skip_to("turn", 2)
    table.act(1, "pass")
    assert table.goods(0)["brick"] == 1
    table.act(0, "rebuild refinery gas-station")
    assert table.place(0, "gas-station:2")


@pytest.mark.rule("S51-REBUILD.5")
def test_the_rebuild_line_has_a_limit_of_its_own() -> None:
    table = Table("""
        [[seat]]
        hand = ["gas-station"]
        goods = { brick = 1 }
        state = ["fuel-tank"]
        lines = ["conquer", "cooperate", "incorporate"]
    """)
    table.act(0, "rebuild fuel-tank gas-station")
    assert table.seat(0)["lines"] == ["conquer", "cooperate", "incorporate", "rebuild"]


@pytest.mark.rule("S51-REBUILD.6")
def test_a_rebuild_gives_2_vp_in_the_resource_table() -> None:
    table = Table("""
        [[seat]]
        hand = ["gas-station"]
        goods = { brick = 1 }
        vp = 3
        state = ["fuel-tank"]
    """)
    table.act(0, "rebuild fuel-tank gas-station")
    assert table.seat(0)["vp"] == 5
    assert markers(table, 0, "gas-station") == []


@pytest.mark.rule("S51-REBUILD.7")
def test_markers_of_the_old_location_are_discarded_and_their_points_noted() -> None:
    table = Table("""
        discard = ["highway"]
        [[seat]]
        hand = ["old-depot"]
        goods = { brick = 1 }
        vp = 1
        state = [{ card = "factory", markers = [{ vp = 1, card = "muties" }, { vp = 1, card = "courier" }] }]
    """)
    table.act(0, "rebuild factory old-depot")
    assert table.seat(0)["vp"] == 1 + 2 + 2
    assert sorted(table.view()["discard"]) == ["courier", "factory", "highway", "muties"]
    assert table.place(0, "old-depot")["markers"] == []


@pytest.mark.rule("S51-REBUILD.7")
def test_a_marker_without_a_card_still_counts_its_points() -> None:
    """Ruling D10: such a marker came from an empty discard pile, so no card goes back."""
    table = Table("""
        [[seat]]
        hand = ["armoury"]
        goods = { brick = 1 }
        state = [{ card = "gun-shop", markers = [2, { vp = 2, card = "muties" }] }]
    """)
    table.act(0, "rebuild gun-shop armoury")
    assert table.seat(0)["vp"] == 4 + 2
    assert sorted(table.view()["discard"]) == ["gun-shop", "muties"]


@pytest.mark.rule("S51-REBUILD.8")
def test_example_gas_station_is_rebuilt_into_fuel_tank() -> None:
    table = Table("""
        [[seat]]
        hand = ["fuel-tank"]
        goods = { brick = 1 }
        state = [{ card = "gas-station", markers = [{ vp = 2, card = "muties" }, { vp = 2, card = "courier" }] }]
    """)
    table.act(0, "rebuild gas-station fuel-tank")
    assert table.goods(0) == {"fuel": 1}
    assert table.seat(0)["vp"] == 6
    assert len(table.view()["discard"]) == 3
    assert table.seat(0)["state"] == [{"place": "fuel-tank", "card": "fuel-tank", "uses": 0, "markers": []}]


@pytest.mark.rule("S51-REBUILD.1", "S51-WORK.1")
def test_the_new_location_can_be_worked_in_although_the_old_one_was_used_up() -> None:
    """Ruling E2."""
    table = Table("""
        [[seat]]
        hand = ["gas-station"]
        goods = { brick = 1, fuel = 2, worker = 1 }
        state = [{ card = "gas-station", uses = 2 }]
        [[seat]]
        passed = true
    """)
    assert table.refused(0)["work gas-station"] == "S51-WORK.10"
    table.act(0, "rebuild gas-station gas-station", "work gas-station")
    assert table.goods(0) == {}


@pytest.mark.rule("S51-REBUILD.1", "S51-VISIT.4")
def test_the_new_location_can_be_visited_although_the_old_one_was() -> None:
    """Ruling E2."""
    table = Table("""
        [[seat]]
        hand = ["armoury"]
        goods = { brick = 1 }
        state = [{ card = "armoury", uses = 1 }]
        [[seat]]
        goods = { worker = 1 }
    """)
    table.act(0, "rebuild armoury armoury")
    table.act(1, "visit armoury")
    assert table.goods(1) == {"weapon": 1}


@pytest.mark.rule("S51-REBUILD.7", "S51-INCORPORATE.7", "S51-ICON.4")
def test_old_cards_are_discarded_then_the_new_location_produces_then_features_score() -> None:
    """Ruling E3: so the cards just discarded can serve as the marker, and the production is there before it is chosen."""
    table = Table("""
        [[seat]]
        hand = ["old-depot"]
        goods = { brick = 1 }
        state = [{ card = "assembly-plant", markers = [{ vp = 2, card = "muties" }] }, "factory"]
    """)
    table.act(0, "rebuild assembly-plant old-depot")
    assert table.asked == "choose_marker"
    assert table.goods(0) == {"scrap": 1}
    assert table.legal(0) == ["tuck muties", "tuck assembly-plant"]
    table.act(0, "tuck muties")
    assert table.place(0, "factory")["markers"] == [{"vp": 1, "card": "muties"}]
    assert table.seat(0)["vp"] == 2 + 2


@pytest.mark.rule("S51-REBUILD.1", "S51-END.3")
def test_the_point_of_the_old_location_is_not_kept() -> None:
    """Ruling E4."""
    table = Table("""
        [[seat]]
        hand = ["gas-station"]
        goods = { brick = 1 }
        state = ["fuel-tank"]
    """)
    assert table.seat(0)["score"] == 1
    table.act(0, "rebuild fuel-tank gas-station")
    assert table.seat(0)["score"] == 1 + 2


@pytest.mark.rule("S51-REBUILD.1")
def test_a_location_may_be_rebuilt_in_the_round_in_which_it_came() -> None:
    """Ruling E5."""
    table = Table("""
        [[seat]]
        hand = ["fuel-tank", "gas-station"]
        goods = { brick = 1, inc1 = 1 }
        [[seat]]
        passed = true
    """)
    table.act(0, "incorporate fuel-tank", "rebuild fuel-tank gas-station")
    assert locations(table, 0) == ["gas-station"]
    assert table.goods(0) == {"fuel": 1}
