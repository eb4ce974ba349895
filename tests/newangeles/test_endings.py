"""Demand rounds, investments, rivals, and who wins."""

import pytest

from tests.newangeles.table import City


def last_round(seats: str, head: str = "", demand: str = "power-grid-overload") -> City:
    return City(f'phase = "demand"\nround = 9\ndemand = "{demand}"\n{head}\n{seats}')


def seats(*entries: str) -> str:
    return "\n".join([f"[[seat]]\n{entry}" for entry in entries])


MET = "supply = { energy = 2, tech = 1, entertainment = 2, credits = 2 }"
CORPORATIONS = ("globalsec", "jinteki", "nbn", "weyland")


def standing(rivals: tuple[str, ...], capital: tuple[int, ...]) -> str:
    entries = [
        f'corporation = "{corporation}"\nrival = "{rival}"\ncapital = {amount}\ninvestment = "{card}"'
        for corporation, rival, amount, card in zip(
            CORPORATIONS,
            rivals,
            capital,
            ("healthcare-initiative", "power-siphoning", "union-agreement", "laundering-scheme"),
            strict=True,
        )
    ]
    return seats(*entries)


@pytest.mark.rule("NA-46.1", "NA-67.0", "NA-67.1", "NA-67.1a", "NA-45.2a", "NA-45.2c", "NA-45.6", "NA-46.2")
def test_after_the_last_demand_everyone_richer_than_the_own_rival_wins_but_not_the_federalist() -> None:
    table = last_round(standing(("jinteki", "nbn", "globalsec", "federalist"), (20, 15, 20, 50)), MET)
    assert table.match.over
    assert table.game.result(table.match.state).winners == [0]  # seat 2 is level with its rival, seat 1 behind
    assert table.g.threat == 0


@pytest.mark.rule("NA-46.1a", "NA-67.2", "NA-67.2a")
@pytest.mark.parametrize(("mine", "winners"), [(16, [0]), (15, [])])
def test_with_the_own_rival_card_two_of_four_players_must_be_beaten(mine: int, winners: list[int]) -> None:
    table = last_round(standing(("globalsec", "federalist", "jinteki", "nbn"), (mine, 30, 15, 15)), MET)
    assert table.game.result(table.match.state).winners == winners


@pytest.mark.rule("NA-45.2b", "NA-11.2", "NA-64.4", "NA-45.1")
def test_a_failed_last_demand_can_still_make_the_federalist_win_after_investments_were_scored() -> None:
    city = 'threat = 19\ncity = { outage = ["manta", "quinde", "nihongai"] }'
    table = last_round(standing(("jinteki", "federalist", "globalsec", "nbn"), (40, 18, 5, 5)), city)
    assert table.capital()[1] == 25  # Power Siphoning, 7 for three outages
    assert table.game.result(table.match.state).winners == [1]
    assert table.game.result(table.match.state).rule == "NA-67.3"


@pytest.mark.rule("NA-45.3", "NA-45.3a", "NA-45.3b", "NA-45.4", "NA-18.0", "NA-69.0", "NA-40.0")
def test_a_demand_round_resets_the_supply_and_lets_everyone_choose_an_investment_in_secret() -> None:
    table = City(
        'phase = "demand"\nround = 3\nturns = 2\ndemand = "tourism-spike"\nsupply = { energy = 2 }\ndemands = ["refugee-influx"]'
    )
    assert (table.g.supply, table.g.threat) == ([0, 0, 0, 0, 0], 5)
    assert table.view(None)["demand"] == "refugee-influx"
    assert table.waiting == (0, 1, 2, 3)
    table.act(2, table.legal(2)[1])
    assert table.view(0)["stack"][-1][3] == ["", "", "?", ""]
    for seat in (0, 1, 3):
        table.act(seat, table.legal(seat)[0])
    assert len(table.g.investment_deck) == 8
    assert table.view(0)["seats"][1]["investment"] is None
    assert table.g.round == 4


@pytest.mark.rule("NA-S.8", "NA-S.9", "NA-S.10", "NA-S.11", "NA-S.6", "NA-S.5", "NA-S.3", "NA-11.3")
def test_set_up_deals_capital_hands_rivals_and_investments() -> None:
    table = City.begun(5, "set-up")
    assert table.asked == "corporation"
    first = table.waiting[0]
    table.act(first, "corporation nbn")
    assert table.refused(table.waiting[0])["corporation nbn"] == "NA-S.6"
    for corporation in ("jinteki", "weyland", "globalsec", "haas-bioroid"):
        table.act(table.waiting[0], f"corporation {corporation}")
    assert sorted(table.capital()) == [10, 11, 12, 13, 14]
    assert table.capital()[table.g.active] == 10
    assert [len(hand) for hand in table.g.hands] == [3] * 5
    assert len({*table.g.rivals, table.g.under}) == 6
    for seat in range(5):
        table.act(seat, table.legal(seat)[0])
    assert (table.g.round, len(table.g.investment_deck)) == (1, 7)
    assert table.g.threat == 0


@pytest.mark.rule("NA-20.1", "NA-20.1a", "NA-20.1b", "NA-20.1c", "NA-10.0", "NA-51.2", "NA-64.5", "NA-24.2")
def test_an_event_raises_threat_places_its_pieces_and_sets_the_turns() -> None:
    table = City("""
        phase = "event"
        events = ["humanity-labor-hosts-union-heads"]
        city = { human-first = ["quinde"] }
        [[seat]]
        corporation = "melange-mining"
    """)
    assert table.city("human-first") == ["quinde", "manta"]
    assert table.city("illness") == ["guayaquil"]
    assert (table.g.threat, len(table.g.turn_track)) == (1, 3)
    assert table.capital()[0] == 13  # threat rose by less than 2
    assert table.view(None)["events"][-1]["event"] == "humanity-labor-hosts-union-heads"
