"""Demands and investments: each card of both."""

import pytest

from ratusz.games.newangeles.content.cards import DEMAND_NAMES, INVESTMENT_NAMES
from ratusz.games.newangeles.content.effects import RESOURCES
from tests.newangeles.table import City, opening

# Energy, consumables, tech, entertainment, credits, threat.
DEMANDS = {
    "hosting-worlds-cup": (0, 1, 3, 4, 2, 5),
    "increased-martian-violence": (1, 2, 0, 2, 6, 6),
    "network-disruption": (0, 0, 4, 4, 3, 7),
    "power-grid-overload": (2, 0, 1, 2, 2, 6),
    "recreational-drug-ban": (0, 1, 0, 6, 6, 7),
    "refugee-influx": (0, 3, 1, 3, 2, 5),
    "retail-shortage": (1, 1, 0, 5, 1, 7),
    "space-elevator-malfunction": (1, 0, 2, 2, 6, 6),
    "tourism-spike": (2, 0, 0, 5, 5, 5),
}


def demanded(name: str, supply: list[int], head: str = "", round: int = 3, seat: str = "") -> City:
    """A demand round with this demand and supply; everybody is choosing a new investment."""
    amounts = ", ".join([f"{resource} = {amount}" for resource, amount in zip(RESOURCES, supply, strict=True)])
    return City(f'phase = "demand"\nround = {round}\ndemand = "{name}"\nsupply = {{ {amounts} }}\n{head}\n{seat}')


@pytest.mark.rule("NA-21.0", "NA-21.1", "NA-21.2", "NA-45.2", "NA-69.0")
@pytest.mark.parametrize("name", DEMAND_NAMES)
def test_each_demand_is_met_by_exactly_its_goals_and_failed_if_one_is_short(name: str) -> None:
    goals, threat = list(DEMANDS[name][:5]), DEMANDS[name][5]
    met = demanded(name, goals)
    assert (met.g.threat, len(opening(met, "demand-met"))) == (0, 1)
    assert met.view(None)["demand"] != name
    for resource, goal in enumerate(goals):
        if goal:
            short = goals.copy()
            short[resource] -= 1
            failed = demanded(name, short)
            assert failed.g.threat == threat
            assert opening(failed, "demand-failed")[0]["missing"] == {RESOURCES[resource]: 1}


PLACES = ["manta", "quinde", "nihongai", "rutherford", "la-costa"]


def scored(card: str, head: str, demand: str = "power-grid-overload", supply: tuple[int, ...] = (0, 0, 0, 0, 0)) -> int:
    """What this investment pays its owner."""
    table = demanded(demand, list(supply), head, seat=f'[[seat]]\ninvestment = "{card}"\n')
    [shown] = [entry for entry in opening(table, "investment-revealed") if entry["seat"] == 0]
    assert shown["investment"] == card
    assert table.capital()[0] == 10 + shown["count"]
    return int(shown["count"])


STEPS = [
    ("healthcare-initiative", "illness", [0, 0, 3, 5, 7, 7]),
    ("power-siphoning", "outage", [0, 3, 5, 7, 7, 7]),
    ("union-agreement", "human-first", [0, 0, 3, 5, 7, 7]),
    ("laundering-scheme", "orgcrime", [0, 0, 3, 5, 7, 7]),
    ("militarized-police", "prisec", [0, 3, 6, 8, 8, 8]),
    ("populist-dismissal", "protest", [0, 1, 2, 3, 4, 5]),
    ("populist-dismissal", "strike", [0, 1, 2, 3, 4, 5]),
]


@pytest.mark.rule("NA-45.1", "NA-18.0")
@pytest.mark.parametrize(("card", "piece", "capital"), STEPS)
def test_an_investment_in_the_city_pays_by_the_number_of_its_pieces(card: str, piece: str, capital: list[int]) -> None:
    assert [scored(card, f"city = {{ {piece} = {PLACES[:count]} }}") for count in range(6)] == capital


@pytest.mark.parametrize(
    ("supply", "capital"),
    [((2, 2, 2, 2, 2), 0), ((1, 2, 2, 2, 2), 3), ((1, 0, 2, 2, 2), 5), ((0, 1, 1, 2, 2), 7), ((0, 0, 0, 0, 0), 7)],
)
def test_short_sale_pays_for_resources_at_1_or_less(supply: tuple[int, ...], capital: int) -> None:
    assert scored("short-sale", "", supply=supply) == capital


SECTORS = [
    ("retail-sector", "refugee-influx", 1, 3, [0, 0, 0, 6, 6]),  # 2 + 2 each, at most 6
    ("energy-sector", "power-grid-overload", 0, 2, [0, 0, 7, 7, 7]),  # 3 + 2 each, at most 7
    ("banking-sector", "retail-shortage", 4, 1, [0, 3, 4, 5, 6, 6]),  # 2 + 1 each, at most 6
    ("technology-sector", "refugee-influx", 2, 1, [0, 4, 5, 6, 6]),  # 3 + 1 each, at most 6
    ("entertainment-sector", "power-grid-overload", 3, 2, [0, 0, 4, 5, 6, 6]),  # 2 + 1 each, at most 6
]


@pytest.mark.parametrize(("card", "demand", "resource", "goal", "capital"), SECTORS, ids=[entry[0] for entry in SECTORS])
def test_a_sector_pays_for_the_supply_if_its_goal_is_met(
    card: str, demand: str, resource: int, goal: int, capital: list[int]
) -> None:
    assert DEMANDS[demand][resource] == goal
    found = []
    for have in range(len(capital)):
        supply = [0] * 5
        supply[resource] = have
        found.append(scored(card, "", demand, tuple(supply)))
    assert found == capital


def test_every_investment_is_tried_here() -> None:
    assert set(INVESTMENT_NAMES) == {entry[0] for entry in STEPS} | {entry[0] for entry in SECTORS} | {"short-sale"}


@pytest.mark.rule("NA-18.2", "NA-18.3")
def test_declined_investments_return_to_the_top_of_the_deck_unseen() -> None:
    table = demanded("tourism-spike", [0] * 5)
    declined = []
    for seat in range(4):
        keep, other = table.legal(seat)
        declined.append(other.removeprefix("keep "))
        events = table.act(seat, keep)
        for watcher in range(4):
            if watcher != seat:
                seen = [event.figures for event in events if event.visible(watcher)]
                assert not any([name in str(seen) for name in (keep.removeprefix("keep "), other.removeprefix("keep "))])
    assert [INVESTMENT_NAMES[card] for card in table.g.investment_deck[-4:]] == declined
    assert table.view(0)["investments"] == 8  # a number, never a name (NA-18.3)
    assert table.view(None)["seats"][1]["investment"] is None


@pytest.mark.rule("NA-18.2")
def test_with_the_option_declined_investments_are_shuffled_in() -> None:
    orders = set()
    for number in range(6):
        head = f'options = {{ declined-investments = "shuffled" }}\nchance = "{number:016x}"'
        table = demanded("tourism-spike", [0] * 5, head)
        declined = []
        for seat in range(4):
            declined.append(INVESTMENT_NAMES.index(table.legal(seat)[1].removeprefix("keep ")))
            table.act(seat, table.legal(seat)[0])
        assert set(declined) < set(table.g.investment_deck)
        orders.add(table.g.investment_deck[-4:] == declined)
    assert orders == {False} or orders == {False, True}
