"""Markers: three for a location in the whole game."""

import pytest

from ratusz.kernel.problem import Problem
from tests.state51.looking import markers
from tests.table import Table


@pytest.mark.rule("S51-SLOT.1")
def test_a_feature_takes_a_marker_of_1_and_an_action_one_marker_of_2() -> None:
    table = Table("""
        discard = ["muties", "muties"]
        [[seat]]
        hand = ["armoury"]
        goods = { worker = 1, weapon = 2, inc1 = 1 }
        state = ["gun-shop", "murderers-pub"]
        [[seat]]
        passed = true
    """)
    table.act(0, "work gun-shop")
    assert markers(table, 0, "gun-shop") == [2]
    assert table.view()["discard"] == ["muties"]
    table.act(0, "incorporate armoury")
    assert markers(table, 0, "murderers-pub") == [1]
    assert table.view()["discard"] == []


@pytest.mark.rule("S51-SLOT.1")
def test_the_vp_of_a_feature_are_marked_on_it_and_not_noted_in_the_table() -> None:
    table = Table("""
        discard = ["muties"]
        [[seat]]
        hand = ["armoury"]
        goods = { inc1 = 1 }
        vp = 4
        state = ["murderers-pub"]
    """)
    table.act(0, "incorporate armoury")
    assert table.seat(0)["vp"] == 4
    assert table.seat(0)["score"] == 4 + 2 + 1


@pytest.mark.rule("S51-SLOT.1")
def test_a_marker_is_of_1_or_2_vp() -> None:
    position = 'seat = [{{ state = [{{ card = "gun-shop", markers = [{vp}] }}] }}]'
    assert markers(Table(position.format(vp=1)), 0, "gun-shop") == [1]
    assert markers(Table(position.format(vp=2)), 0, "gun-shop") == [2]
    for vp in (0, 3):
        with pytest.raises(Problem) as caught:
            Table(position.format(vp=vp))
        assert caught.value.code == "position-range"


@pytest.mark.rule("S51-SLOT.2")
def test_three_markers_of_2_make_6_vp_and_then_the_location_gives_no_more() -> None:
    """Rulings D7 and D8: three givings, whatever they are worth; a location that gives nothing else is not worked in again."""
    table = Table("""
        [[seat]]
        goods = { worker = 9, weapon = 9 }
        state = [{ card = "gun-shop", markers = [2, 2] }, "gun-shop"]
        [[seat]]
        passed = true
    """)
    table.act(0, "work gun-shop")
    assert markers(table, 0, "gun-shop") == [2, 2, 2]
    assert table.seat(0)["score"] == 2 + 6
    assert "work gun-shop" not in table.legal(0)
    assert "work gun-shop:2" in table.legal(0)  # each location has slots of its own
    assert table.rejects(0, "work gun-shop") == "S51-SLOT.2"


@pytest.mark.rule("S51-SLOT.2")
def test_a_feature_with_three_markers_gives_none_when_another_matching_location_enters() -> None:
    table = Table("""
        discard = ["muties", "courier"]
        [[seat]]
        hand = ["armoury"]
        goods = { inc1 = 1 }
        state = [{ card = "murderers-pub", markers = [1, 1, 1] }]
    """)
    events = table.act(0, "incorporate armoury")
    assert markers(table, 0, "murderers-pub") == [1, 1, 1]
    assert table.view()["discard"] == ["muties", "courier"]
    assert ("full", "S51-SLOT.2") in [(event.kind, event.rule) for event in events]
    assert table.waiting == (1,)


@pytest.mark.rule("S51-SLOT.2")
def test_the_clean_up_does_not_reset_the_limit() -> None:
    table = Table("""
        phase = "cleanup"
        [[seat]]
        hand = ["armoury"]
        state = [{ card = "gun-shop", uses = 1, markers = [2, 2, 2] }, "gun-shop", "armoury"]
    """)
    table.skip_to("turn", 2)
    table.act(1, "pass")
    assert table.refused(0)["work gun-shop"] == "S51-SLOT.2"


@pytest.mark.rule("S51-SLOT.2")
def test_a_position_with_four_markers_on_a_location_is_refused() -> None:
    with pytest.raises(Problem) as caught:
        Table('seat = [{ state = [{ card = "factory", markers = [1, 1, 1, 1] }] }]')
    assert caught.value.rule == "S51-SLOT.2"


@pytest.mark.rule("S51-SLOT.2")
def test_with_full_slots_the_goods_of_an_action_are_received_and_the_vp_skipped() -> None:
    """Ruling D8, for an ability that gives both; no location of the deck does."""
    table = Table("""
        discard = ["muties"]
        [[seat]]
        state = [{ card = "gun-shop", markers = [2, 2, 2] }]
    """)
    table.match.attempt(0, [{"do": "gain", "goods": {"fuel": 1}}, {"do": "mark", "vp": 2, "on": "gun-shop"}])
    assert table.goods(0) == {"fuel": 1}
    assert markers(table, 0, "gun-shop") == [2, 2, 2]
    assert table.view()["discard"] == ["muties"]


@pytest.mark.rule("S51-WORK.4", "S51-SLOT.1")
def test_an_empty_discard_pile_costs_no_points_and_no_card_of_the_deck() -> None:
    """Ruling D10."""
    table = Table("""
        deck = ["valley"]
        [[seat]]
        goods = { worker = 1, weapon = 2 }
        state = ["gun-shop"]
    """)
    before = table.view()["deck"]
    table.act(0, "work gun-shop")
    assert table.place(0, "gun-shop")["markers"] == [{"vp": 2, "card": None}]
    assert table.view()["deck"] == before
    assert table.seat(0)["score"] == 1 + 2


@pytest.mark.rule("S51-WORK.4")
def test_nobody_is_asked_which_of_equal_cards_becomes_the_marker() -> None:
    """Ruling D9: the choice is asked for where there is one."""
    table = Table("""
        discard = ["muties", "muties"]
        [[seat]]
        goods = { worker = 1, weapon = 2 }
        state = ["gun-shop"]
    """)
    table.act(0, "work gun-shop")
    assert table.place(0, "gun-shop")["markers"] == [{"vp": 2, "card": "muties"}]
    assert table.waiting == (1,)


@pytest.mark.rule("S51-WORK.4", "S51-LOOKOUT.8")
def test_markers_are_not_shuffled_back_into_the_deck() -> None:
    """Ruling D11."""
    table = Table("""
        deck = []
        rest = "box"
        discard = ["valley"]
        [[seat]]
        hand = ["armoury", "courier"]
        state = [{ card = "gun-shop", markers = [{ vp = 2, card = "muties" }] }]
    """)
    table.act(0, "exchange", "discard armoury", "discard courier")
    assert table.view()["deck"] == 2  # three cards were shuffled and one drawn
    assert table.place(0, "gun-shop")["markers"] == [{"vp": 2, "card": "muties"}]


@pytest.mark.rule("S51-WORK.4")
def test_both_players_and_spectators_know_the_cards_used_as_markers() -> None:
    """Ruling D12."""
    table = Table("""
        [[seat]]
        state = [{ card = "gun-shop", markers = [{ vp = 2, card = "muties" }] }]
    """)
    for watcher in (0, 1, None):
        assert table.view(watcher)["seats"][0]["state"][0]["markers"] == [{"vp": 2, "card": "muties"}]


@pytest.mark.rule("S51-SLOT.1")
def test_only_a_location_that_gives_vp_has_markers() -> None:
    with pytest.raises(Problem) as caught:
        Table('seat = [{ state = [{ card = "school", markers = [1] }] }]')
    assert caught.value.rule == "S51-SLOT.1"
