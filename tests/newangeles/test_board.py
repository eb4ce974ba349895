"""What the board, the sheets and the box say."""

import pytest

from ratusz.games.newangeles.content.cards import (
    BOARD,
    DEMAND_THREAT,
    DISTRICT_NAMES,
    GOALS,
    PATH,
    PRIMARY,
    ROOT,
    ROUND_TRACK,
    SECONDARY,
    TIER,
    TURN_SPACES,
)
from ratusz.games.newangeles.content.effects import NONE, PIECES, RESOURCES, TYPES
from ratusz.games.newangeles.game import GAME
from tests.newangeles.table import City, opening, tried

NIHONGAI = DISTRICT_NAMES.index("nihongai")


@pytest.mark.rule("NA-7.0", "NA-35.0")
def test_the_city_has_ten_districts_with_names_and_numbers_in_three_tiers() -> None:
    assert [entry.number for entry in BOARD.district] == list(range(1, 11))
    assert len(set(DISTRICT_NAMES)) == 10
    assert sorted(set(TIER)) == [1, 2, 3]
    assert len(TIER) == 10


@pytest.mark.rule("NA-34.0")
def test_every_path_leads_to_the_root_in_the_end() -> None:
    for district in range(10):
        seen = [district]
        while PATH[seen[-1]] != ROOT:
            seen.append(PATH[seen[-1]])
            assert len(seen) <= 10
        assert seen[-1] == DISTRICT_NAMES.index("base-de-cayambe")


@pytest.mark.rule("NA-4.0")
def test_there_are_five_resources() -> None:
    assert set(City("").view(None)["supply"]) == {"energy", "consumables", "tech", "entertainment", "credits"}


@pytest.mark.rule("NA-4.1", "NA-4.2", "NA-5.0", "NA-6.0")
def test_every_district_has_a_primary_resource_and_some_a_secondary_one() -> None:
    for district in range(10):
        resource, amount = PRIMARY[district]
        assert 0 <= resource < 5
        assert amount >= 1
        other, more = SECONDARY[district]
        assert other == NONE or (0 <= other < 5 and other != resource and more >= 1)
    assert RESOURCES[PRIMARY[NIHONGAI][0]] == "tech"
    assert RESOURCES[SECONDARY[NIHONGAI][0]] == "consumables"
    assert SECONDARY[DISTRICT_NAMES.index("la-costa")][0] == NONE


@pytest.mark.rule("NA-16.3")
def test_there_are_five_types_of_action_cards() -> None:
    assert set(City("").view(None)["decks"]) == {"construction", "biotech", "labor", "media", "security"} == set(TYPES)


@pytest.mark.rule("NA-44.0", "NA-44.1")
def test_two_standard_rounds_and_a_demand_round_three_times() -> None:
    assert list(ROUND_TRACK) == ["standard", "standard", "demand"] * 3


@pytest.mark.rule("NA-51.0")
def test_the_turn_track_has_five_spaces() -> None:
    assert TURN_SPACES == 5
    assert City("turns = 5").view(None)["track"] == 5


@pytest.mark.rule("NA-21.2", "NA-Q.5")
def test_a_failed_demand_costs_between_5_and_7_threat() -> None:
    assert set(DEMAND_THREAT) == {5, 6, 7}
    assert all([any(goals) for goals in GOALS])


@pytest.mark.rule("NA-35.1")
def test_a_move_from_one_tier_to_the_next_has_no_effect_of_its_own() -> None:
    table = tried('orgcrime = ["rabotgorod", "nihongai"]', {"do": "march", "what": "orgcrime"}, head="threat = 3")
    assert table.city("orgcrime") == ["laguna-velasco", "rutherford"]
    assert (table.g.threat, table.g.supply, table.capital()) == (3, [0] * 5, [10] * 4)


@pytest.mark.rule("NA-28.0")
def test_an_element_in_any_district_is_in_the_city() -> None:
    places = ["guayaquil", "la-costa", "base-de-cayambe"]
    table = City(f'phase = "event"\nevents = ["gang-wars-at-all-time-high"]\ncity = {{ orgcrime = {places} }}')
    assert opening(table, "threat")[0]["count"] == 3


@pytest.mark.rule("NA-53.4", "NA-29.0", "NA-37.0", "NA-47.0")
def test_the_condition_space_shows_protest_strike_or_outage_or_is_empty_and_stable() -> None:
    table = tried('protest = ["manta"], strike = ["quinde"]', {"do": "place", "what": "outage", "count": 2})
    table.act(0, "place outage manta", "place outage la-costa")
    city = table.view(None)["city"]
    shown = {piece: city[piece] for piece in ("protest", "strike", "outage")}
    assert shown == {"protest": [], "strike": ["quinde"], "outage": ["la-costa", "manta"]}
    assert [piece for piece in PIECES if piece in ("protest", "strike", "stable")] == ["protest", "strike"]


@pytest.mark.rule("NA-56.0", "NA-56.1")
def test_human_first_and_orgcrime_are_enemies_and_prisec_is_not() -> None:
    table = tried(
        'human-first = ["manta"], orgcrime = ["quinde"], prisec = ["la-costa"]', {"do": "remove", "what": "enemy", "up_to": 3}
    )
    assert table.legal(0) == ["enough", "remove human-first manta", "remove orgcrime quinde"]


@pytest.mark.rule("NA-G.1")
def test_every_event_of_a_game_cites_a_clause_of_the_reference() -> None:
    table = City.begun(4, "reference", corporations="random")
    while table.g.round < 2 and not table.match.over:
        seat = table.waiting[0]
        table.act(seat, table.legal(seat)[0])
    known = {clause.id for clause in GAME.clauses}
    cited = {event.rule for event in table.match.events()}
    assert len(cited) > 10
    assert cited <= known
