"""What the action and emergency cards do."""

import pytest

from tests.newangeles.table import City

EMERGENCIES = {
    "globalsec": "ruthless-tactics",
    "haas-bioroid": "unpaid-overclocked",
    "jinteki": "mandatory-quarantine",
    "melange-mining": "energy-for-all",
    "nbn": "sweeps-week",
    "weyland": "massive-reconstruction",
}


def offered(card: str, city: str = "", corporation: str = "globalsec", head: str = "", more: str = "") -> City:
    """Seat 0 offers this card and wins; nobody else has a hand, unless `more` says so."""
    hand = "" if card in EMERGENCIES.values() else f'"{card}"'
    seat = f'[[seat]]\ncorporation = "{corporation}"\nhand = [{hand}]\n'
    table = City(f"turns = 1\ncity = {{ {city} }}\n{head}\n{seat}{more}")
    table.act(0, f"main {card}")
    table.win()
    return table


def test_information_procurement_lowers_threat_if_the_players_pay_one_each() -> None:
    table = offered("information-procurement", head="threat = 7")
    table.act(0, "pay 1")
    table.act(1, "pay 0")
    table.act(2, "pay 2")
    table.act(3, "pay 1")
    assert (table.g.threat, table.capital()) == (5, [9, 10, 8, 9])


@pytest.mark.rule("NA-16.0", "NA-15.3")
def test_information_procurement_asks_everyone_even_when_the_sum_is_reached() -> None:
    table = offered("information-procurement", head="threat = 7")
    table.act(0, "pay 4")
    for seat in (1, 2, 3):
        assert "pay 4" in table.legal(seat)
        table.act(seat, "pay 1")
    assert (table.g.threat, table.capital()) == (5, [6, 9, 9, 9])


@pytest.mark.rule("NA-20.3")
def test_unorthodox_knowledge_shows_three_events_buries_one_and_orders_the_others() -> None:
    events = ["crumbling-infrastructure", "earthquake-rocks-city", "tri-maf-leaders-unite"]
    table = offered("unorthodox-knowledge", head=f"events = {events}")
    assert table.legal(0) == ["bury tri-maf-leaders-unite", "bury crumbling-infrastructure", "bury earthquake-rocks-city"]
    assert [entry["event"] for entry in table.view(1)["events"][:3]] == [None, None, None]
    assert [entry["back"] for entry in table.view(1)["events"][:3]] == ["outage", "outage", "orgcrime"]
    table.act(0, "bury crumbling-infrastructure", "lay earthquake-rocks-city")
    seen = table.view(0)["events"]
    assert [seen[0]["event"], seen[1]["event"], seen[-1]["event"]] == [
        "tri-maf-leaders-unite", "earthquake-rocks-city", "crumbling-infrastructure",
    ]  # fmt: skip


def test_ark_construction_places_a_development_where_there_is_none() -> None:
    table = offered("ark-construction", 'development = ["manta"]')
    assert table.refused(0)["place development manta"] == "NA-43.4"
    table.act(0, "place development quinde")
    assert table.city("development") == ["quinde", "manta"]


@pytest.mark.rule("NA-29.10")
def test_budget_renovations_trades_outages_for_protests() -> None:
    table = offered("budget-renovations", 'outage = ["manta", "quinde", "nihongai"]', "weyland")
    table.act(0, "remove outage manta", "remove outage quinde")
    assert (table.city("outage"), table.city("protest"), table.capital()[0]) == (["nihongai"], ["quinde", "manta"], 14)


@pytest.mark.parametrize(("answer", "gained"), [("abstain", 2), ("support main", 4)])
def test_vanity_project_pays_a_supporter_more_and_costs_an_asset(answer: str, gained: int) -> None:
    table = City("""
        turns = 1
        [[seat]]
        hand = ["vanity-project"]
        [[seat]]
        hand = ["puff-piece"]
        assets = ["midori"]
    """)
    table.act(0, "main vanity-project")
    table.act(1, "pass")
    table.act(2, "pass")
    table.act(3, "pass")
    table.act(1, answer)
    if answer != "abstain":
        table.act(1, "back puff-piece")
    table.act(0, "player 1", "asset midori")
    assert (table.capital()[1], table.seat(1)["assets"]) == (10 + gained, [])


@pytest.mark.rule("NA-68.1", "NA-68.2", "NA-68.3")
def test_labor_solutions_moves_androids_one_at_a_time_and_haas_bioroid_is_paid_once() -> None:
    table = offered("labor-solutions", 'android = ["manta", "quinde"]', "haas-bioroid")
    assert table.refused(0)["shift manta quinde"] == "NA-68.3"
    table.act(0, "shift manta rutherford")
    assert table.refused(0)["shift rutherford la-costa"] == "NA-68.2"
    table.act(0, "shift quinde manta", "place orgcrime guayaquil")
    assert (table.city("android"), table.city("orgcrime"), table.capital()[0]) == (["manta", "rutherford"], ["guayaquil"], 12)


def test_efficiency_experts_moves_one_android_without_harm() -> None:
    table = offered("efficiency-experts", 'android = ["manta"], illness = ["manta", "quinde"]', "haas-bioroid")
    table.act(0, "shift manta quinde")
    assert (table.city("android"), table.g.threat, table.capital()[0]) == (["quinde"], 0, 12)


def test_high_risk_investments_pay_three_players_3_2_and_1() -> None:
    table = offered("high-risk-investments")
    table.act(0, "player 0", "player 2")
    assert "player 0" not in table.legal(0)
    table.act(0, "player 3")
    assert table.capital() == [13, 10, 12, 11]


@pytest.mark.rule("NA-36.6")
def test_liquidation_ignores_orgcrime_but_no_other_modifier() -> None:
    table = offered("liquidation", 'orgcrime = ["nihongai"], development = ["nihongai"], strike = ["manta"]')
    assert table.refused(0)["district manta"] == "NA-36.2"
    table.act(0, "district nihongai")
    assert (table.g.supply, table.city("strike")) == ([0, 1, 3, 0, 0], ["manta", "nihongai"])


@pytest.mark.parametrize(("choice", "action"), [("either 0", "lower manta"), ("either 1", "remove orgcrime manta")])
def test_live_feeds_lower_unrest_or_remove_orgcrime(choice: str, action: str) -> None:
    table = offered("live-feeds", 'protest = ["manta"], orgcrime = ["manta"]', "nbn")
    table.act(0, choice, action)
    assert (table.city("protest"), table.city("orgcrime")) == (([], ["manta"]) if choice == "either 0" else (["manta"], []))


@pytest.mark.rule("NA-29.5", "NA-24.1")
def test_media_circus_lowers_two_stages_of_which_only_real_ones_pay_nbn() -> None:
    table = offered("media-circus", 'strike = ["manta"], protest = ["quinde"]', "nbn")
    table.act(0, "lower quinde", "place human-first la-costa")
    assert (table.capital()[0], table.city("protest"), table.city("strike")) == (11, [], ["manta"])


def test_puff_piece_lets_everyone_draw_in_turn() -> None:
    table = offered("puff-piece")
    table.act(0, "type media")
    table.act(1, "pass")
    table.act(2, "type labor")
    table.act(3, "pass")
    assert [len(hand) for hand in table.g.hands][::2] == [2, 2]


@pytest.mark.parametrize(("credits", "left", "threat"), [(2, 1, 0), (0, 0, 1)])
def test_spin_doctors_cost_a_credit_or_threat(credits: int, left: int, threat: int) -> None:
    table = offered("spin-doctors", 'protest = ["manta", "quinde"]', "nbn", f"supply = {{ credits = {credits} }}")
    table.act(0, "lower manta")
    assert table.refused(0)["lower manta"] == "NA-16.0"
    table.act(0, "lower quinde")
    assert (table.g.supply[4], table.g.threat, table.capital()[0]) == (left, threat, 12)


def test_arrest_orders_removes_the_units_before_prisec_comes() -> None:
    table = offered("arrest-orders", 'human-first = ["manta"], orgcrime = ["manta"], prisec = ["quinde"]')
    assert table.refused(0)["district quinde"] == "NA-38.3"
    table.act(0, "district manta")
    assert (table.city("human-first"), table.city("orgcrime"), table.city("prisec")) == ([], [], ["quinde", "manta"])
    assert table.capital()[0] == 12


@pytest.mark.rule("NA-32.0")
def test_arrest_orders_does_nothing_without_prisec_in_the_reserve() -> None:
    six = '["quinde", "la-costa", "rabotgorod", "nihongai", "esmeraldas", "rutherford"]'
    table = offered("arrest-orders", f'human-first = ["manta"], prisec = {six}')
    assert table.city("human-first") == ["manta"]
    assert table.g.active == 1


def test_full_deployment_gives_cards_or_turns_an_emergency_card_up() -> None:
    table = offered("full-deployment", more='[[seat]]\ncorporation = "nbn"\nspent = ["sweeps-week"]')
    table.act(0, "player 1", "either 1", "emergency sweeps-week")
    assert table.seat(1)["emergency"] == ["sweeps-week"]
    table = offered("full-deployment")
    table.act(0, "player 3", "either 0", "type security")
    assert table.seat(3)["hand_size"] == 5


def test_riot_control_spends_prisec_to_remove_two_enemies_and_angers_a_district() -> None:
    table = offered("riot-control", 'prisec = ["manta"], human-first = ["quinde"], orgcrime = ["quinde"], strike = ["la-costa"]')
    table.act(0, "remove prisec manta", "remove human-first quinde", "remove orgcrime quinde")
    assert table.refused(0)["raise la-costa"] == "NA-49.1"
    table.act(0, "raise manta")
    assert (table.city("prisec"), table.city("protest"), table.capital()[0]) == ([], ["manta"], 12)
    table = offered("riot-control", 'human-first = ["quinde"]')
    assert table.asked == "raise_one"  # no price, no removal


# Emergency cards.


def test_unpaid_overclocked_makes_resources_and_capital_and_two_human_first() -> None:
    table = offered("unpaid-overclocked", corporation="haas-bioroid")
    table.act(0, "resource tech", "resource energy", "place human-first manta", "place human-first manta")
    assert (table.g.supply, table.capital()[0]) == ([1, 0, 1, 0, 0], 14)
    assert table.city("human-first") == ["manta", "nihongai"]


def test_mandatory_quarantine_removes_illness_and_places_two_outages_without_harm() -> None:
    table = offered("mandatory-quarantine", 'illness = ["manta", "quinde"]', "jinteki")
    table.act(0, "remove illness manta", "enough", "place outage quinde", "place outage la-costa")
    assert (table.city("illness"), table.city("outage"), table.g.threat) == (["quinde"], ["quinde", "la-costa"], 0)


def test_energy_for_all_gives_everyone_four_cards_of_one_type() -> None:
    table = offered("energy-for-all", corporation="melange-mining")
    for seat in range(4):
        table.act(seat, "type labor")
    assert [len(hand) for hand in table.g.hands][2:] == [4, 4]


@pytest.mark.rule("NA-49.2", "NA-37.2", "NA-29.2")
def test_sweeps_week_lowers_four_stages_anywhere_and_places_two_illness() -> None:
    table = offered("sweeps-week", 'strike = ["manta"], protest = ["quinde"]', "nbn")
    table.act(0, "lower manta", "lower manta", "lower quinde")
    assert table.asked == "place_one"
    table.act(0, "place illness rutherford", "place illness rutherford")
    assert (table.city("illness"), table.capital()[0]) == (["rutherford", "base-de-cayambe"], 13)


def test_massive_reconstruction_removes_three_outages_and_places_two_orgcrime() -> None:
    table = offered("massive-reconstruction", 'outage = ["manta", "quinde"]', "weyland")
    table.act(0, "remove outage manta", "remove outage quinde", "place orgcrime manta", "place orgcrime quinde")
    assert (table.city("outage"), table.city("orgcrime"), table.capital()[0]) == ([], ["quinde", "manta"], 14)
