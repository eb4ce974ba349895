"""Gather: two workers for one resource."""

import pytest

from tests.state51.looking import starting
from tests.table import Table


@pytest.mark.rule("S51-GATHER.1")
def test_two_workers_bring_any_one_of_the_four_resources() -> None:
    table = Table("seat = [{ goods = { worker = 2 } }]")
    assert starting(table.legal(0), "gather") == ["gather fuel", "gather weapon", "gather brick", "gather scrap"]


@pytest.mark.rule("S51-GATHER.1")
@pytest.mark.parametrize("resource", ["fuel", "weapon", "brick", "scrap"])
def test_both_workers_are_spent_and_one_resource_is_gained(resource: str) -> None:
    table = Table("seat = [{ goods = { worker = 3 } }]")
    table.act(0, f"gather {resource}")
    assert table.goods(0) == {"worker": 1, resource: 1}
    assert table.goods(1) == {}


@pytest.mark.rule("S51-GATHER.1")
def test_one_worker_brings_nothing() -> None:
    table = Table("seat = [{ goods = { worker = 1 } }]")
    assert starting(table.legal(0), "gather") == []
    for resource in ("fuel", "weapon", "brick", "scrap"):
        assert table.refused(0)[f"gather {resource}"] == "S51-GATHER.1"
    assert table.rejects(0, "gather brick") == "S51-GATHER.1"


@pytest.mark.rule("S51-GATHER.1")
@pytest.mark.parametrize("workers", [1, 2, 5])
def test_a_universal_resource_cannot_be_gathered(workers: int) -> None:
    """Ruling F6."""
    table = Table(f"seat = [{{ goods = {{ worker = {workers} }} }}]")
    assert table.refused(0)["gather universal"] == "S51-GATHER.1"
    assert table.rejects(0, "gather universal") == "S51-GATHER.1"
    assert table.rejects(0, "gather vp") == "illegal"


@pytest.mark.rule("S51-GATHER.1", "S51-PROD.4")
def test_what_was_gathered_pays_in_the_same_round() -> None:
    table = Table("""
        [[seat]]
        faction = "new-york"
        hand = ["fuel-tank"]
        goods = { worker = 2 }
        [[seat]]
        passed = true
    """)
    table.act(0, "gather scrap", "incorporate fuel-tank")
    assert table.goods(0) == {"fuel": 1}
