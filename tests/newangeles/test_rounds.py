"""Rounds: standard rounds in three phases, demand rounds in four steps, and the turns of each."""

import pytest

from ratusz.engine import answers
from ratusz.games.newangeles.content.cards import ASSETS
from tests.newangeles.table import City, opening

KINDS = ("round", "turn", "exploited", "event", "investment-revealed", "demand-met", "demand-failed", "demand", "investments")


def course(table: City) -> list[str]:
    """What was told of the course of the game, repetitions left out."""
    told = [event.kind for event in table.match.events() if event.kind in KINDS]
    return [kind for at, kind in enumerate(told) if at == 0 or told[at - 1] != kind]


def last_turn(round: int, head: str = "", seats: str = "") -> City:
    """The last turn of a round is over, but for the hand limit."""
    return City(f'step = "limit"\nround = {round}\n{head}\ncity = {{ android = ["manta"] }}\n{seats}')


@pytest.mark.rule("NA-48.0", "NA-20.0", "NA-44.2", "NA-44.0", "NA-52.3")
def test_a_standard_round_is_action_production_and_event_and_then_the_marker_advances() -> None:
    table = last_turn(1, 'events = ["rolling-outages-increase"]')
    assert course(table)[:4] == ["exploited", "event", "round", "turn"]
    assert [entry["event"] for entry in opening(table, "event")] == ["rolling-outages-increase"]
    assert (table.g.round, opening(table, "turns")) == (2, [{"turns": 3}])


@pytest.mark.rule("NA-44.0", "NA-44.1")
def test_a_round_is_told_as_one_with_the_space_it_stands_on() -> None:
    """No figure of an event hides what kind of event it is."""
    told = [answers.event(event, 4) for event in last_turn(2).match.events() if event.kind == "round"]
    assert [(fact["kind"], fact["space"]) for fact in told] == [("round", "demand")]


@pytest.mark.rule("NA-44.2", "NA-45.0", "NA-45.2", "NA-45.5", "NA-21.1")
def test_a_demand_round_scores_checks_reveals_and_deals_and_a_standard_round_follows() -> None:
    table = last_turn(2, 'demand = "tourism-spike"\ndemands = ["retail-shortage"]')
    assert course(table) == [
        "exploited", "event", "round", "investment-revealed", "demand-failed", "demand", "investments",
    ]  # fmt: skip
    assert (table.g.round, table.view(None)["demand"]) == (3, "retail-shortage")
    for seat in range(4):
        table.act(seat, table.legal(seat)[0])
    assert (table.g.round, course(table)[-2:]) == (4, ["round", "turn"])


@pytest.mark.rule("NA-8.4a", "NA-52.3")
def test_the_token_goes_on_from_where_it_stopped() -> None:
    """Five players, three turns in the first round from seat 0 on: seat 3 begins the second."""
    seats = '[[seat]]\ncorporation = "globalsec"\n' + "[[seat]]\n" * 4
    table = City(f'step = "turn"\nturns = 3\n{seats}')
    while table.g.round == 1:
        seat = table.waiting[0]
        table.act(seat, table.legal(seat)[0])
    turns = [event.figures["seat"] for event in table.match.events() if event.kind == "turn"]
    assert turns[:4] == [0, 1, 2, 3]


@pytest.mark.rule("NA-51.3")
def test_assets_for_the_turns_come_from_the_top_of_the_deck_and_the_last_laid_is_revealed_first() -> None:
    head = 'events = ["rolling-outages-increase"]\nassets = ["mr-li", "midori", "eiko", "floyd"]'
    table = last_turn(1, head, '[[seat]]\n[[seat]]\ncorporation = "melange-mining"')
    track = table.g.turn_track
    names = ["mr-li", "midori", "eiko"]
    assert [table.view(None)["track"], len(track)] == [3, 3]
    table.act(1, "type labor", "type media", "type security")
    assert table.view(None)["deal"]["asset"] == names[-1]
    assert len(table.g.asset_deck) == ASSETS - 3


@pytest.mark.rule("NA-51.5")
def test_after_the_last_standard_round_the_turn_track_stays_empty() -> None:
    table = last_turn(8)
    assert opening(table, "turns") == []
    assert (len(table.g.turn_track), len(table.g.asset_deck)) == (0, ASSETS)
    assert table.match.over


@pytest.mark.rule("NA-68.0")
def test_androids_mark_the_districts_that_produce() -> None:
    table = City('phase = "production"\nturns = 1\ncity = { android = ["manta", "rutherford"], development = ["nihongai"] }')
    assert [entry["district"] for entry in opening(table, "exploited")] == ["manta", "rutherford"]


@pytest.mark.rule("NA-36.1", "NA-40.1")
def test_production_advances_the_markers_from_where_they_are() -> None:
    table = City('phase = "production"\nturns = 1\nsupply = { tech = 3 }\ncity = { android = ["nihongai"] }')
    assert table.view(None)["supply"]["tech"] == 5


@pytest.mark.rule("NA-43.0", "NA-43.2")
def test_a_development_raises_the_only_resource_of_a_district() -> None:
    table = City('phase = "production"\nturns = 1\ncity = { android = ["quinde"], development = ["quinde"] }')
    assert table.view(None)["supply"]["energy"] == 2


@pytest.mark.rule("NA-29.3")
def test_exploiting_a_district_raises_its_unrest_by_one_stage() -> None:
    table = City('phase = "production"\nturns = 1\ncity = { android = ["manta", "quinde"], protest = ["manta"] }')
    assert (table.city("strike"), table.city("protest")) == (["manta"], ["quinde"])
    assert table.view(None)["supply"]["entertainment"] == 1
