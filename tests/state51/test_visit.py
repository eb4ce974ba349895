"""Visit: a worker to an open-production location of the opponent."""

import pytest

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


@pytest.mark.rule("S51-VISIT.6")
def test_a_player_who_passed_has_closed_locations() -> None:
    table = Table(POSITION)
    table.act(0, "gather fuel")
    table.act(1, "pass")
    assert table.refused(0)["visit fuel-tank"] == "S51-VISIT.6"
    assert table.rejects(0, "visit fuel-tank") == "S51-VISIT.6"
