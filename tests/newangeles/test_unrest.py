"""Unrest rises and falls between stable, protest and strike; an outage is neither."""

from typing import Any

import pytest

from tests.newangeles.table import City, tried

RAISE = {"do": "raise"}
LOWER: dict[str, Any] = {"do": "lower", "up_to": 3, "again": True}
OVER_CLEARED = [{"do": "remove", "what": "illness"}, {"do": "raise", "where": "cleared"}]  # raised without being chosen for it


def stage(table: City, district: str) -> str:
    return next((name for name in ("protest", "strike", "outage") if district in table.city(name)), "stable")


@pytest.mark.rule("NA-29.1", "NA-29.0", "NA-47.2", "NA-37.1")
def test_stable_rises_to_protest_and_protest_to_strike() -> None:
    table = tried("", RAISE, RAISE)
    table.act(0, "raise manta")
    assert stage(table, "manta") == "protest"
    table.act(0, "raise manta")
    assert stage(table, "manta") == "strike"
    assert table.city("protest") == []  # the token was flipped


@pytest.mark.rule("NA-29.4", "NA-49.1", "NA-62.2")
def test_unrest_cannot_be_raised_in_strike_or_outage() -> None:
    table = tried('strike = ["manta"], outage = ["quinde"]', RAISE)
    assert {action: rule for action, rule in table.refused(0).items() if "manta" in action or "quinde" in action} == {
        "raise manta": "NA-49.1",
        "raise quinde": "NA-62.2",
    }


@pytest.mark.rule("NA-29.4", "NA-29.7", "NA-49.1")
def test_an_increase_in_strike_does_nothing_even_with_human_first_there() -> None:
    table = tried('strike = ["manta"], human-first = ["manta"], illness = ["manta"]', *OVER_CLEARED)
    table.act(0, "remove illness manta")
    assert (stage(table, "manta"), table.city("outage")) == ("strike", [])


@pytest.mark.rule("NA-29.9", "NA-62.2")
def test_an_outage_counts_as_stable_and_its_unrest_neither_rises_nor_falls() -> None:
    table = tried('outage = ["manta"], illness = ["manta"]', *OVER_CLEARED)
    table.act(0, "remove illness manta")
    assert stage(table, "manta") == "outage"
    table = tried('outage = ["manta"], protest = ["quinde"]', LOWER)
    assert table.refused(0)["lower manta"] == "NA-29.5"


@pytest.mark.rule("NA-29.2", "NA-47.1", "NA-29.5")
def test_strike_falls_to_protest_and_protest_to_stable_and_no_further() -> None:
    table = tried('strike = ["manta"], protest = ["quinde"]', LOWER)
    table.act(0, "lower manta")
    assert stage(table, "manta") == "protest"
    table.act(0, "lower manta")
    assert stage(table, "manta") == "stable"
    assert table.refused(0)["lower manta"] == "NA-29.5"


@pytest.mark.rule("NA-47.1")
def test_in_a_stable_city_there_is_nothing_to_lower() -> None:
    assert tried("", LOWER).asked == "main"


@pytest.mark.rule("NA-29.8", "NA-53.3")
@pytest.mark.parametrize(("city", "told"), [('strike = ["manta"]', [{"district": "manta", "stage": 0}]), ("", [])])
def test_that_an_outage_ends_unrest_is_told(city: str, told: list[dict[str, Any]]) -> None:
    table = tried(city, {"do": "place", "what": "outage"}, corporation="nbn")
    events = table.act(0, "place outage manta")
    assert table.told(events, "unrest") == told
    assert table.capital()[0] == 10
