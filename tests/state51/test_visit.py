"""Visit: a worker to an open-production location of the opponent."""

import pytest

from tests.state51.looking import starting
from tests.table import Table

POSITION = """
turn = 0
[[seat]]
goods = { worker = 3 }
[[seat]]
state = ["heavy-equipment", "fuel-tank", "school"]
"""


@pytest.mark.rule("S51-VISIT.1")
def test_a_visitor_pays_a_worker_and_receives_what_the_location_produces() -> None:
    table = Table(POSITION)
    table.act(0, "visit fuel-tank")
    assert table.goods(0) == {"worker": 2, "fuel": 1}


@pytest.mark.rule("S51-VISIT.1")
def test_only_open_production_of_the_opponent_takes_visitors() -> None:
    table = Table("""
        [[seat]]
        goods = { worker = 3 }
        state = ["armoury"]
        [[seat]]
        state = ["fuel-tank", "school", "gun-shop", "factory"]
    """)
    assert starting(table.legal(0), "visit") == ["visit fuel-tank"]
    assert table.rejects(0, "visit school") == "S51-CARD.15"
    assert table.rejects(0, "visit gun-shop") == "S51-CARD.16"
    assert table.rejects(0, "visit factory") == "S51-CARD.17"
    assert table.rejects(0, "visit armoury") == "S51-VISIT.1"


@pytest.mark.rule("S51-VISIT.1")
def test_without_a_worker_there_is_no_visit() -> None:
    table = Table("""
        [[seat]]
        goods = { fuel = 1, weapon = 1, brick = 1, scrap = 1, universal = 1 }
        [[seat]]
        goods = { worker = 3 }
        state = ["fuel-tank"]
    """)
    assert table.refused(0)["visit fuel-tank"] == "S51-VISIT.1"
    assert table.rejects(0, "visit fuel-tank") == "S51-VISIT.1"


@pytest.mark.rule("S51-VISIT.2")
def test_the_worker_goes_to_the_owner_who_may_spend_it_in_the_same_round() -> None:
    """Ruling F8."""
    table = Table("""
        [[seat]]
        goods = { worker = 1 }
        [[seat]]
        goods = { worker = 1, fuel = 4 }
        state = ["fuel-tank"]
    """)
    table.act(0, "visit fuel-tank")
    assert table.goods(0) == {"fuel": 1}
    assert table.goods(1) == {"worker": 2, "fuel": 4}
    table.act(1, "gather brick")
    assert table.goods(1) == {"fuel": 4, "brick": 1}


@pytest.mark.rule("S51-VISIT.3")
def test_example_a_visit_to_heavy_equipment_gives_an_incorporation_token() -> None:
    table = Table("""
        [[seat]]
        goods = { worker = 1 }
        [[seat]]
        state = ["heavy-equipment"]
    """)
    table.act(0, "visit heavy-equipment")
    assert table.goods(0) == {"inc1": 1}
    assert table.goods(1) == {"worker": 1}


@pytest.mark.rule("S51-VISIT.4")
def test_each_location_is_visited_once_a_round() -> None:
    table = Table("""
        [[seat]]
        goods = { worker = 3 }
        [[seat]]
        goods = { worker = 4 }
        state = ["armoury", "armoury"]
    """)
    table.act(0, "visit armoury")
    table.act(1, "gather fuel")
    assert table.refused(0)["visit armoury"] == "S51-VISIT.4"
    assert table.rejects(0, "visit armoury") == "S51-VISIT.4"
    table.act(0, "visit armoury:2")  # another copy is another location
    assert table.goods(0) == {"worker": 1, "weapon": 2}
    table.skip_to("turn", 2)
    table.act(1, "gather fuel")
    assert starting(table.legal(0), "visit") == ["visit armoury", "visit armoury:2"]


@pytest.mark.rule("S51-VISIT.6")
def test_a_player_who_passed_has_closed_locations() -> None:
    table = Table(POSITION)
    table.act(0, "gather fuel")
    table.act(1, "pass")
    assert table.refused(0)["visit fuel-tank"] == "S51-VISIT.6"
    assert table.rejects(0, "visit fuel-tank") == "S51-VISIT.6"
    assert not starting(table.legal(0), "visit")


@pytest.mark.rule("S51-VISIT.6", "S51-ACTION.4")
def test_a_pass_takes_no_workers_away_and_nobody_brings_any_more() -> None:
    """Rulings F2 and F3."""
    table = Table("""
        turn = 1
        [[seat]]
        goods = { worker = 2 }
        [[seat]]
        goods = { worker = 3 }
        state = ["fuel-tank"]
    """)
    table.act(1, "pass")
    assert table.goods(1) == {"worker": 3}
    table.rejects(0, "visit fuel-tank")
    assert table.goods(1) == {"worker": 3}


@pytest.mark.rule("S51-VISIT.6")
def test_the_locations_of_a_player_who_still_plays_stay_open() -> None:
    """A pass closes the locations of the one who passed, not those of the other."""
    table = Table("""
        turn = 0
        [[seat]]
        goods = { worker = 1 }
        state = ["armoury"]
        [[seat]]
        goods = { worker = 1 }
        state = ["fuel-tank"]
    """)
    table.act(0, "visit fuel-tank")
    table.act(1, "visit armoury")
    assert table.goods(0) == {"fuel": 1, "worker": 1}
    assert table.goods(1) == {"weapon": 1, "worker": 1}


@pytest.mark.rule("S51-VISIT.6", "S51-VISIT.4")
def test_a_new_round_opens_the_locations_again() -> None:
    table = Table(POSITION)
    table.act(0, "visit fuel-tank")
    table.act(1, "pass")
    table.act(0, "pass")
    table.skip_to("turn", 2)
    table.act(1, "gather fuel")
    table.act(0, "visit fuel-tank")
    assert table.goods(0)["fuel"] == 1
