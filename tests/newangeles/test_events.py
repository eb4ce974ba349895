"""Each event: its threat, what it places, the turns that follow."""

import pytest

from ratusz.games.newangeles.content.cards import DISTRICT_NAMES, EVENT_NAMES
from ratusz.games.newangeles.game import GAME
from ratusz.games.newangeles.position.state import ACTION_PHASE
from ratusz.games.newangeles.rules.city.threat import change_threat
from tests.newangeles.table import City, opening


def event(name: str, city: str = "", round: int = 1) -> City:
    """Right after this event."""
    return City(f'phase = "event"\nround = {round}\nevents = ["{name}"]\ncity = {{ {city} }}')


HF2 = 'human-first = ["manta", "quinde"]'
OC2 = 'orgcrime = ["manta", "quinde"]'
OUT3 = 'outage = ["manta", "quinde", "nihongai"]'
OUT2 = 'outage = ["manta", "quinde"]'
SIX = 'protest = ["guayaquil", "quinde", "la-costa"], strike = ["manta", "rabotgorod", "nihongai"]'

# Name, the city before, the threat of its text, what is in the districts of these numbers afterwards, the turns.
EVENTS = [
    ("activist-cells-awaken", HF2, 0, {"human-first": [3, 6, 9], "orgcrime": [7], "illness": [2]}, 4),
    ("beanstalk-beset-by-protesters", 'human-first = ["rutherford"]', 4, {"human-first": [7, 9], "illness": [9, 10]}, 3),
    ("human-first-starts-riot", 'human-first = ["esmeraldas"]', 2, {"human-first": [2, 8], "outage": [5], "illness": [1]}, 4),
    ("humanity-labor-hosts-union-heads", HF2, 2, {"human-first": [2, 4, 7], "illness": [1]}, 3),
    ("beanstalk-owned-by-mob", 'orgcrime = ["base-de-cayambe"]', 4, {"human-first": [3], "orgcrime": [6, 10], "illness": [4]}, 4),
    ("gang-wars-at-all-time-high", OC2, 2, {"orgcrime": [2, 4, 10], "outage": [1], "illness": [3]}, 3),
    ("pistoleros-hit-squads-strike", 'orgcrime = ["nihongai"]', 3, {"human-first": [8], "orgcrime": [3, 7], "illness": [2]}, 4),
    ("tri-maf-leaders-unite", OC2, 2, {"human-first": [1, 2], "orgcrime": [2, 4], "outage": [7], "illness": [3]}, 5),
    ("crumbling-infrastructure", OUT2, 2, {"human-first": [7], "orgcrime": [2], "outage": [2, 4], "illness": [5, 10]}, 5),
    ("earthquake-rocks-city", OUT3, 5, {"human-first": [8], "outage": [2, 4, 5, 7], "illness": [7, 9]}, 4),
    ("helium-3-transport-threatened", 'outage = ["nihongai"]', 3, {"human-first": [5], "outage": [7], "illness": [8]}, 3),
    ("rolling-outages-increase", OUT2, 2, {"orgcrime": [4], "outage": [2, 4, 8], "illness": [5]}, 3),
    ("average-wage-falls-again", SIX, 4, {"human-first": [9], "orgcrime": [8], "illness": [8]}, 4),
    ("report-record-unemployment", SIX, 4, {"human-first": [1], "orgcrime": [9], "illness": [6]}, 4),
    ("social-apps-spark-revolution", SIX, 6, {"human-first": [6], "illness": [4, 6]}, 5),
    ("welfare-programs-slashed", SIX, 3, {"orgcrime": [1, 2], "illness": [1, 10]}, 3),
]  # fmt: skip


@pytest.mark.rule("NA-20.0", "NA-20.1a", "NA-20.1b", "NA-20.1c")
@pytest.mark.parametrize(("name", "city", "threat", "after", "turns"), EVENTS, ids=[entry[0] for entry in EVENTS])
def test_each_event_raises_threat_places_its_pieces_and_gives_the_turns(
    name: str, city: str, threat: int, after: dict[str, list[int]], turns: int
) -> None:
    table = event(name, city)
    for piece in ("human-first", "orgcrime", "outage", "illness"):
        assert [DISTRICT_NAMES.index(name) + 1 for name in table.city(piece)] == after.get(piece, [])
    assert table.g.threat == threat
    assert opening(table, "turns") == [{"turns": turns}]
    assert len(opening(table, "event")) == 1
    assert set(EVENT_NAMES) == {entry[0] for entry in EVENTS}


@pytest.mark.rule("NA-20.2")
@pytest.mark.parametrize("name", [name for name in EVENT_NAMES if name != "activist-cells-awaken"])
def test_without_the_element_of_its_back_in_the_city_an_event_raises_no_threat(name: str) -> None:
    assert event(name).g.threat == 0


@pytest.mark.rule("NA-20.2", "NA-34.0")
@pytest.mark.parametrize(
    ("name", "piece", "before", "after"),
    [
        ("beanstalk-beset-by-protesters", "human-first", ["nihongai", "manta"], ["nihongai", "rutherford"]),
        ("human-first-starts-riot", "human-first", ["la-costa", "rutherford"], ["rabotgorod", "base-de-cayambe"]),
        ("beanstalk-owned-by-mob", "orgcrime", ["nihongai", "manta"], ["nihongai", "rutherford"]),
        ("pistoleros-hit-squads-strike", "orgcrime", ["la-costa", "rutherford"], ["rabotgorod", "base-de-cayambe"]),
    ],
)
def test_where_the_tier_is_free_of_them_the_units_move_highest_district_first(
    name: str, piece: str, before: list[str], after: list[str]
) -> None:
    table = event(name, f"{piece} = {before}")
    assert table.g.threat == 0
    assert [entry["to"] for entry in opening(table, "moved") if entry["piece"] == piece][:2] == sorted(
        after, key=lambda name: ("base-de-cayambe", "rutherford", "nihongai", "rabotgorod").index(name)
    )


@pytest.mark.rule("NA-35.2")
def test_an_event_may_ask_for_more_in_a_higher_tier() -> None:
    assert event("helium-3-transport-threatened", 'outage = ["nihongai", "rutherford"]').g.threat == 5
    assert event("helium-3-transport-threatened", 'outage = ["nihongai"]').g.threat == 3
    assert event("helium-3-transport-threatened", 'outage = ["manta"]').g.threat == 0


@pytest.mark.rule("NA-20.2")
@pytest.mark.parametrize(
    ("name", "city"),
    [
        ("earthquake-rocks-city", OUT2),
        ("average-wage-falls-again", 'strike = ["manta", "quinde"], protest = ["la-costa"]'),
        ("report-record-unemployment", 'strike = ["manta", "quinde"], protest = ["la-costa", "rutherford", "nihongai"]'),
    ],
)
def test_too_few_of_them_raise_no_threat(name: str, city: str) -> None:
    assert event(name, city).g.threat == 0


def test_a_unit_that_reaches_the_root_in_an_event_raises_threat_and_stops() -> None:
    table = event("activist-cells-awaken", 'human-first = ["base-de-cayambe"]')
    assert (table.city("human-first"), table.g.threat) == (["la-costa"], 2)


@pytest.mark.rule("NA-10.0")
def test_only_threat_that_rises_during_an_event_counts_for_it() -> None:
    """Threat may fall and rise again for the rest of a round, by more than the track is long."""
    city = event("activist-cells-awaken", HF2)
    assert city.g.rise == 0
    for _ in range(4):
        change_threat(city.g, 10, "NA-64.1", "event")
        change_threat(city.g, -10, "NA-64.1", "event")
    city.g.phase = ACTION_PHASE
    before = city.g.rise
    change_threat(city.g, 5, "NA-64.1", "card")
    assert city.g.rise == before
    assert GAME.position(GAME.load(GAME.position(city.g))) == GAME.position(city.g)
