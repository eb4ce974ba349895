"""The Clean-up phase."""

import pytest

from tests.table import Table


@pytest.mark.rule("S51-CLEANUP.1")
def test_locations_used_or_visited_are_reset() -> None:
    table = Table("""
        phase = "cleanup"
        [[seat]]
        state = [{ card = "road-machines", uses = 2 }, { card = "gun-shop", uses = 1 }, { card = "armoury", uses = 1 }]
        [[seat]]
        state = [{ card = "fuel-tank", uses = 1 }, "school"]
    """)
    assert table.view()["round"] == 2
    for seat in (0, 1):
        assert {entry["uses"] for entry in table.seat(seat)["state"]} == {0}


@pytest.mark.rule("S51-CLEANUP.1", "S51-SLOT.2")
def test_markers_stay_where_they_are() -> None:
    table = Table("""
        phase = "cleanup"
        [[seat]]
        state = [{ card = "gun-shop", uses = 1, markers = [{ vp = 2, card = "muties" }, 2] }]
    """)
    assert table.place(0, "gun-shop")["markers"] == [{"vp": 2, "card": "muties"}, {"vp": 2, "card": None}]


@pytest.mark.rule("S51-CLEANUP.2", "S51-PROD.5")
def test_unspent_goods_lapse_but_vp_cards_deals_and_spoils_stay() -> None:
    table = Table("""
        round = 2
        [[seat]]
        faction = "new-york"
        hand = ["muties", "courier"]
        goods = { worker = 2, fuel = 1, weapon = 1, brick = 1, scrap = 1, universal = 1, con1 = 1, coop2 = 1, inc1 = 1 }
        vp = 4
        deals = ["valley"]
        spoils = ["gun-shop"]
        state = ["factory"]
        [[seat]]
        goods = { worker = 5, inc2 = 2 }
    """)
    table.act(0, "pass")
    table.act(1, "pass")
    assert table.view()["round"] == 3
    assert table.goods(0) == {}
    assert table.goods(1) == {}
    mine = table.seat(0)
    assert (mine["hand"], mine["vp"]) == (["muties", "courier"], 4)
    assert (mine["deals"], mine["spoils"]) == (["valley"], ["gun-shop"])
    table.skip_to("cash", 3)
    table.act(0, "keep gun-shop")
    assert table.goods(0) == {"worker": 3, "scrap": 1, "brick": 1}  # what production gives, and nothing more


@pytest.mark.rule("S51-CLEANUP.2")
def test_goods_last_until_both_have_passed() -> None:
    """Ruling F2: a pass costs nobody anything."""
    table = Table("seat = [{ goods = { worker = 2, fuel = 1 } }, { goods = { worker = 1 } }]")
    table.act(0, "pass")
    assert table.goods(0) == {"worker": 2, "fuel": 1}


@pytest.mark.rule("S51-CLEANUP.3")
def test_the_first_player_changes_every_round() -> None:
    table = Table.dealt(first=0)
    first = []
    for round in (1, 2, 3, 4):
        table.skip_to("pick", round)
        first.append((table.view()["first"], table.waiting))
        table.skip_to("turn", round)
        assert table.waiting == (table.view()["first"],)
    assert first == [(0, (0,)), (1, (1,)), (0, (0,)), (1, (1,))]


@pytest.mark.rule("S51-CLEANUP.3")
def test_the_role_passes_on_after_the_last_round_too() -> None:
    """Ruling H4."""
    table = Table('round = 4\nphase = "cleanup"\nfirst = 1')
    assert table.view()["phase"] == "over"
    assert table.view()["first"] == 0


@pytest.mark.rule("S51-CLEANUP.1", "S51-CARD.9")
def test_a_new_round_begins_with_fresh_contact_lines_and_nobody_has_passed() -> None:
    table = Table("""
        phase = "cleanup"
        [[seat]]
        lines = ["conquer", "rebuild"]
        passed = true
        [[seat]]
        lines = ["cooperate", "incorporate"]
        passed = true
    """)
    for seat in (0, 1):
        assert table.seat(seat)["lines"] == []
        assert table.seat(seat)["passed"] is False
