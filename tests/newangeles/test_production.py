"""Exploitation with every modifier."""

import pytest

from tests.newangeles.table import City


def produced(city: str, threat: int = 0) -> City:
    """Right after the production phase and the event (whose pieces do not matter here)."""
    return City(f'phase = "production"\nthreat = {threat}\ncity = {{ {city} }}\nturns = 1')


def told(table: City, kind: str) -> list[dict[str, object]]:
    return [event.figures for event in table.match.opening if event.kind == kind]


@pytest.mark.rule("NA-9.0", "NA-36.0", "NA-4.3", "NA-61.0", "NA-61.7")
def test_every_district_with_an_android_is_exploited_once_in_ascending_order() -> None:
    table = produced('android = ["rutherford", "manta", "base-de-cayambe", "guayaquil"]')
    assert [entry["district"] for entry in told(table, "exploited")] == ["guayaquil", "manta", "rutherford", "base-de-cayambe"]
    assert table.g.supply == [2, 1, 1, 2, 6]


@pytest.mark.rule("NA-6.1", "NA-36.3", "NA-61.4", "NA-5.3", "NA-43.1")
def test_development_adds_one_to_the_primary_resource() -> None:
    assert produced('android = ["nihongai"], development = ["nihongai"]').g.supply == [0, 1, 3, 0, 0]


@pytest.mark.rule("NA-33.0", "NA-33.4", "NA-6.2", "NA-5.2", "NA-43.3", "NA-36.4", "NA-61.5")
def test_orgcrime_blocks_the_primary_resource_whatever_the_development() -> None:
    assert produced('android = ["nihongai"], development = ["nihongai"], orgcrime = ["nihongai"]').g.supply == [0, 1, 0, 0, 0]


@pytest.mark.rule("NA-33.5", "NA-6.3", "NA-5.1")
def test_a_single_resource_district_with_orgcrime_produces_nothing() -> None:
    assert produced('android = ["la-costa"], orgcrime = ["la-costa"]').g.supply == [0, 0, 0, 0, 0]


@pytest.mark.rule("NA-49.0", "NA-62.0", "NA-36.2", "NA-61.3", "NA-37.3")
def test_strike_and_outage_produce_nothing_and_protest_does() -> None:
    table = produced(
        'android = ["manta", "nihongai", "rutherford"], strike = ["manta"], outage = ["nihongai"], protest = ["rutherford"]'
    )
    assert table.g.supply == [0, 0, 0, 1, 3]
    assert set(table.city("strike")) == {"manta", "rutherford"}


@pytest.mark.rule("NA-12.0", "NA-29.6", "NA-61.1")
def test_human_first_raises_unrest_by_two_stages() -> None:
    assert produced('android = ["manta"], human-first = ["manta"]').city("strike") == ["manta"]


@pytest.mark.rule("NA-12.1", "NA-12.5", "NA-62.5", "NA-61.2")
@pytest.mark.parametrize("unrest", ["protest", "strike"])
def test_where_two_stages_are_impossible_human_first_brings_an_outage(unrest: str) -> None:
    table = produced(f'android = ["manta"], human-first = ["manta"], {unrest} = ["manta"]')
    assert "manta" in table.city("outage")
    assert table.city(unrest) == []


@pytest.mark.rule("NA-12.1a")
def test_an_outage_pushed_on_in_production_hits_a_higher_district_before_its_turn() -> None:
    table = produced('android = ["manta", "nihongai"], human-first = ["manta"], outage = ["manta"]')
    assert {"manta", "nihongai"} <= set(table.city("outage"))
    assert table.g.supply == [0, 0, 0, 0, 0]


@pytest.mark.rule("NA-3.6", "NA-61.6")
def test_exploiting_an_ill_district_raises_no_threat() -> None:
    table = produced('android = ["guayaquil"], illness = ["guayaquil"]')
    assert [entry for entry in told(table, "threat") if entry["cause"] == "illness"] == []


@pytest.mark.rule("NA-36.5", "NA-40.2")
def test_a_marker_stops_at_the_last_space() -> None:
    table = City('phase = "production"\nturns = 1\nsupply = { energy = 4 }\ncity = { android = ["base-de-cayambe"] }')
    assert table.g.supply[0] == 5
