"""For each: what features and producing locations count."""

import pytest

from ratusz.games.state51.content.cards import location
from ratusz.games.state51.content.effects import SCRAP
from ratusz.games.state51.content.entries import Gain, LocationEntry
from tests.state51.looking import markers
from tests.table import Table


@pytest.mark.rule("S51-ICON.4")
def test_a_producing_location_gives_its_good_for_every_location_of_the_type() -> None:
    table = Table("""
        phase = "production"
        [[seat]]
        faction = "new-york"
        state = ["valley", "brickworks", "school", "fuel-tank"]
        [[seat]]
        state = ["valley", "rubble"]
    """)
    # Brickworks 3 (Valley, itself, School), Valley 1; the opponent's locations do not count.
    assert table.goods(0)["brick"] == 3 + 1


@pytest.mark.rule("S51-ICON.4")
def test_a_feature_scores_when_a_matching_location_enters_and_not_in_production() -> None:
    """Ruling D2."""
    table = Table("""
        discard = ["muties", "muties"]
        [[seat]]
        hand = ["old-depot"]
        goods = { inc1 = 1 }
        state = ["factory"]
    """)
    table.act(0, "incorporate old-depot")
    assert markers(table, 0, "factory") == [1]
    assert table.seat(0)["vp"] == 0
    table.skip_to("turn", 2)
    assert markers(table, 0, "factory") == [1]
    assert table.seat(0)["vp"] == 0


@pytest.mark.rule("S51-ICON.4")
def test_a_location_of_another_type_does_not_count() -> None:
    table = Table("""
        [[seat]]
        hand = ["armoury"]
        goods = { inc1 = 1 }
        state = ["factory"]
    """)
    table.act(0, "incorporate armoury")
    assert markers(table, 0, "factory") == []


@pytest.mark.rule("S51-ICON.4")
def test_a_location_of_the_opponent_does_not_count() -> None:
    table = Table("""
        [[seat]]
        state = ["factory"]
        [[seat]]
        hand = ["old-depot"]
        goods = { inc1 = 1 }
    """)
    table.act(0, "pass")
    table.act(1, "incorporate old-depot")
    assert markers(table, 0, "factory") == []


@pytest.mark.rule("S51-ICON.4")
def test_one_location_can_meet_the_condition_of_two_features() -> None:
    """Heavy Equipment is of the types scrap and brick."""
    table = Table("""
        [[seat]]
        hand = ["heavy-equipment"]
        goods = { inc1 = 1 }
        state = ["rubble", "factory", "refinery"]
    """)
    table.act(0, "incorporate heavy-equipment")
    assert [markers(table, 0, place) for place in ("rubble", "factory", "refinery")] == [[1], [1], []]


@pytest.mark.rule("S51-ICON.4")
def test_cards_are_counted_and_not_icons() -> None:
    """Ruling D3, for a card that shows an icon twice; none in the deck does."""
    entry = LocationEntry(
        id="twice",
        count=1,
        distance=1,
        kind="open",
        icons=["scrap", "scrap"],
        deal={},
        spoils={},
        ability=[Gain(goods={"scrap": 1})],
        origin={"default": "design"},
    )
    assert location(entry).icons == 1 << SCRAP


@pytest.mark.rule("S51-ICON.5")
def test_example_factory() -> None:
    """Factory counts itself and each other location of type scrap, up to three markers."""
    table = Table("""
        discard = ["muties", "muties"]
        [[seat]]
        hand = ["factory", "old-depot", "heavy-equipment"]
        goods = { inc2 = 1, inc1 = 2 }
        state = ["old-depot", "fuel-tank"]
        [[seat]]
        passed = true
    """)
    table.act(0, "incorporate factory", "pay inc2")
    assert table.place(0, "factory")["markers"] == [{"vp": 1, "card": "muties"}] * 2
    assert table.view()["discard"] == []
    table.act(0, "incorporate old-depot")
    assert markers(table, 0, "factory") == [1, 1, 1]
    table.act(0, "incorporate heavy-equipment")
    assert markers(table, 0, "factory") == [1, 1, 1]


@pytest.mark.rule("S51-ICON.5")
def test_a_feature_alone_counts_itself() -> None:
    """Ruling D1."""
    table = Table("""
        [[seat]]
        hand = ["factory"]
        goods = { inc2 = 1 }
        state = ["armoury"]
    """)
    table.act(0, "incorporate factory")
    assert markers(table, 0, "factory") == [1]


@pytest.mark.rule("S51-ICON.5", "S51-SLOT.2")
def test_a_feature_that_enters_among_five_matching_locations_gives_three() -> None:
    """Ruling D6."""
    table = Table("""
        discard = ["muties", "muties", "highway", "highway", "highway"]
        [[seat]]
        hand = ["factory"]
        goods = { inc2 = 1 }
        state = ["old-depot", "old-depot", "heavy-equipment", "heavy-equipment", "old-parking"]
    """)
    table.act(0, "incorporate factory")
    table.act(0, "tuck muties", "tuck highway", "tuck highway")
    assert table.place(0, "factory")["markers"] == [
        {"vp": 1, "card": "muties"},
        {"vp": 1, "card": "highway"},
        {"vp": 1, "card": "highway"},
    ]
    assert table.waiting == (1,)


@pytest.mark.rule("S51-ICON.6")
@pytest.mark.parametrize(("others", "bricks"), [([], 1), (["school", "rubble"], 3)])
def test_example_brickworks(others: list[str], bricks: int) -> None:
    """As many bricks in the production phase as there are locations of type brick, itself included."""
    table = Table(f"""
        phase = "production"
        [[seat]]
        faction = "new-york"
        state = {["brickworks", *others]}
    """)
    assert table.goods(0)["brick"] == bricks


@pytest.mark.rule("S51-ICON.6", "S51-INCORPORATE.7")
def test_brickworks_count_themselves_on_entering_and_later_arrivals_at_the_next_production() -> None:
    """Ruling C5."""
    table = Table("""
        [[seat]]
        hand = ["brickworks", "school"]
        goods = { inc2 = 1, inc1 = 1 }
        state = ["rubble"]
        [[seat]]
        passed = true
    """)
    table.act(0, "incorporate brickworks", "pay inc2")
    assert table.goods(0)["brick"] == 2
    table.act(0, "incorporate school")
    assert table.goods(0)["brick"] == 2
    table.skip_to("turn", 2)
    assert table.goods(0)["brick"] == 3


@pytest.mark.rule("S51-ICON.4", "S51-REBUILD.1")
def test_a_feature_that_comes_by_a_rebuild_does_not_count_what_it_replaced() -> None:
    table = Table("""
        [[seat]]
        hand = ["factory"]
        goods = { brick = 1 }
        state = ["old-depot", "old-parking"]
    """)
    table.act(0, "rebuild old-depot factory")
    assert markers(table, 0, "factory") == [1, 1]


REPLACED = """
    discard = ["muties"]
    {switch}
    [[seat]]
    hand = ["old-depot", "valley"]
    goods = {{ brick = 1 }}
    state = ["heavy-equipment", {{ card = "factory", markers = [1, 1] }}]
"""


@pytest.mark.rule("S51-ICON.4", "S51-REBUILD.1")
def test_a_matching_location_that_comes_by_a_rebuild_scores_even_in_place_of_another() -> None:
    """Ruling D4."""
    table = Table(REPLACED.format(switch=""))
    table.act(0, "rebuild heavy-equipment old-depot", "tuck muties")
    assert markers(table, 0, "factory") == [1, 1, 1]


@pytest.mark.rule("S51-ICON.4", "S51-REBUILD.1")
def test_without_rescoring_only_more_matching_locations_than_markers_score() -> None:
    """Ruling D4, the other reading, as an option."""
    table = Table(REPLACED.format(switch="rescoring = false"))
    table.act(0, "rebuild heavy-equipment old-depot")
    assert markers(table, 0, "factory") == [1, 1]
    assert table.waiting == (1,)


@pytest.mark.rule("S51-ICON.4", "S51-SLOT.2")
def test_points_once_marked_stay_when_the_matching_location_is_rebuilt_away() -> None:
    """Ruling D4."""
    table = Table(REPLACED.format(switch=""))
    table.act(0, "rebuild heavy-equipment valley")
    assert markers(table, 0, "factory") == [1, 1]
    assert table.waiting == (1,)


@pytest.mark.rule("S51-ICON.4", "S51-SLOT.2")
def test_no_rebuild_makes_a_feature_give_more_than_three() -> None:
    """Ruling D5."""
    table = Table("""
        discard = ["muties"]
        [[seat]]
        hand = ["old-depot"]
        goods = { brick = 1 }
        state = ["heavy-equipment", { card = "factory", markers = [1, 1, 1] }]
    """)
    table.act(0, "rebuild heavy-equipment old-depot")
    assert markers(table, 0, "factory") == [1, 1, 1]
    assert table.waiting == (1,)
