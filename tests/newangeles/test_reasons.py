"""Clauses cited, and what is told and booked."""

import pytest

from ratusz.games.newangeles.content.cards import ABILITIES, ASSET_NAMES, INVESTMENT_NAMES
from ratusz.games.newangeles.game import GAME
from ratusz.games.newangeles.position.state import BY_ASSET, BY_CARD, DEMAND_PHASE
from ratusz.games.newangeles.rules.cards.assets import refuse_use, seat_moment
from ratusz.games.newangeles.rules.players.capital import source_now, text_now
from ratusz.games.newangeles.rules.players.rivals import end_by_threat
from ratusz.kernel.chance import Chance
from ratusz.kernel.problem import Problem
from ratusz.kernel.state import Event, Refusal
from ratusz.words.bundle import LANGUAGES, Words
from ratusz.words.problems import problem
from tests.newangeles.table import City, tried


@pytest.mark.parametrize("language", LANGUAGES)
def test_wrong_content_is_told_by_its_field_in_the_language_of_the_reader(language: str) -> None:
    table = City("turns = 1")
    with pytest.raises(Problem) as caught:
        table.match.attempt(0, [{"do": "gain", "capital": "two"}])
    assert caught.value.code == "effect-field"
    assert caught.value.figures["field"] == "[0].capital"
    assert "Expected" not in problem(Words(language), caught.value)


@pytest.mark.rule("NA-67.3")
def test_rivals_revealed_at_a_threat_ending_are_revealed_by_that_clause() -> None:
    table = City("turns = 1")
    told: list[Event] = []
    g = table.g.clone()
    g.listener = told.append
    end_by_threat(g)
    assert {event.rule for event in told if event.kind == "rival-revealed"} == {"NA-67.3"}


@pytest.mark.rule("NA-45.1", "NA-45.4")
def test_revealed_investments_stay_open_until_they_are_returned() -> None:
    g = City("turns = 1").g
    g.investments = [g.investment_deck.pop() for _ in range(g.seats())]
    g.phase = DEMAND_PHASE
    g.stack[:] = [("round",), ("return_investments",), ("new_demand",), ("check_demand",), ("score_investments",)]
    g.stack.append(("contribute", 0))  # somebody is asked
    assert GAME.view(g, 0)["seats"][1]["investment"] is None
    g.stack.remove(("score_investments",))
    name = INVESTMENT_NAMES[g.investments[1]]
    assert GAME.view(g, 0)["seats"][1]["investment"] == name
    GAME.redeal(g, 0, Chance(1))
    assert GAME.view(g, None)["seats"][1]["investment"] == name


@pytest.mark.rule("NA-60.0", "NA-65.2a")
def test_an_asset_exhausted_at_this_moment_is_refused_by_the_clause_of_exhausting() -> None:
    table = City("""
        turns = 1
        [[seat]]
        corporation = "globalsec"
        hand = ["ark-construction"]
        assets = ["chief-gorman"]
        [[seat]]
        hand = ["live-feeds"]
    """)
    g = table.g
    asset = ASSET_NAMES.index("chief-gorman")
    why: list[Refusal] = []
    g.exhausted |= 1 << asset
    when = next(ability.when for ability in ABILITIES[asset])
    refuse_use(g, why, 0, when, 1 << asset, [])
    assert [(rule, figures["asset"]) for _, rule, figures in why] == [("NA-65.2a", "chief-gorman")]


@pytest.mark.rule("NA-25.8")
def test_a_stolen_emergency_card_goes_back_to_the_player_who_countered_with_it() -> None:
    """Ruling 28."""
    table = City("""
        turns = 1
        [[seat]]
        corporation = "globalsec"
        hand = ["ark-construction"]
        assets = ["chief-gorman"]
        [[seat]]
        corporation = "jinteki"
        emergency = ["mandatory-quarantine", "sweeps-week"]
        [[seat]]
        corporation = "nbn"
        emergency = []
    """)
    table.act(0, "main ark-construction")
    table.act(1, "counter sweeps-week")
    table.act(0, "use chief-gorman")
    table.act(1, "return")
    assert table.seat(1)["emergency"] == ["mandatory-quarantine", "sweeps-week"]


@pytest.mark.rule("NA-15.3", "NA-65.0")
def test_capital_an_asset_earns_in_the_middle_of_a_card_is_booked_as_the_assets() -> None:
    g = City("turns = 1").g
    g.card = 0
    assert source_now(g) == BY_CARD
    g.asset_moment = 0
    assert (source_now(g), text_now(g)) == (BY_ASSET, "NA-65.0")
    seat_moment(g, 0, 0, 0, -1)  # its effects are over
    assert (source_now(g), text_now(g)) == (BY_CARD, "NA-16.0")


@pytest.mark.rule("NA-16.0")
def test_a_district_chosen_twice_for_one_effect_is_refused_by_the_text_of_the_card() -> None:
    table = tried("", {"do": "raise", "count": 2})
    table.act(0, "raise manta")
    assert table.refused(0)["raise manta"] == table.rejects(0, "raise manta") == "NA-16.0"


@pytest.mark.rule("NA-16.0")
def test_a_resource_chosen_twice_for_one_effect_is_refused_by_the_text_of_the_card() -> None:
    table = tried("", {"do": "supply", "change": 1, "up_to": 2})
    table.act(0, "resource energy")
    assert table.refused(0)["resource energy"] == table.rejects(0, "resource energy") == "NA-16.0"


@pytest.mark.rule("NA-65.0")
def test_an_asset_that_may_not_pick_its_owner_refuses_it_by_the_text_of_the_asset() -> None:
    table = City("""
        step = "end"
        turns = 1
        [[seat]]
        corporation = "globalsec"
        hand = ["ark-construction"]
        assets = ["bernice-mai"]
        [[seat]]
        hand = ["live-feeds"]
    """)
    table.act(0, "use bernice-mai")
    assert table.refused(0)["player 0"] == table.rejects(0, "player 0") == "NA-65.0"
    assert table.rejects(0, "player 1") == ""
