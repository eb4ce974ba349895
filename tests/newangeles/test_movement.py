"""Placing, moving, bumping, the Root, and what illness makes of it."""

import pytest

from tests.newangeles.table import City


def offer(card: str, city: str, corporation: str = "weyland") -> City:
    """Seat 0 offers this card in such a city; nobody else has a card in hand."""
    hand = "" if card == "ruthless-tactics" else f'"{card}"'
    table = City(f'turns = 1\ncity = {{ {city} }}\n[[seat]]\ncorporation = "{corporation}"\nhand = [{hand}]')
    table.act(0, f"main {card}")
    return table


@pytest.mark.rule("NA-34.0", "NA-34.1", "NA-62.3", "NA-53.1", "NA-50.0")
def test_an_outage_placed_on_outages_goes_on_until_it_fits() -> None:
    table = offer("clean-slate", 'illness = ["quinde"], outage = ["quinde", "rabotgorod", "laguna-velasco"]')
    table.win("remove illness quinde")
    assert table.city("outage") == ["quinde", "rabotgorod", "laguna-velasco", "rutherford"]
    assert table.g.threat == 0


@pytest.mark.rule("NA-34.2", "NA-50.1", "NA-62.4", "NA-64.3", "NA-7.1")
def test_an_outage_that_reaches_the_root_returns_to_the_reserve_and_raises_threat_by_2() -> None:
    table = offer("clean-slate", 'illness = ["rutherford"], outage = ["rutherford", "base-de-cayambe"]')
    table.win("remove illness rutherford")
    assert table.city("outage") == ["rutherford", "base-de-cayambe"]
    assert table.g.threat == 2


@pytest.mark.rule("NA-12.2", "NA-12.3", "NA-12.4", "NA-38.1", "NA-53.2", "NA-34.4")
def test_human_first_is_kept_out_by_its_own_kind_and_by_prisec_all_the_way_to_the_root() -> None:
    table = offer("media-circus", 'human-first = ["nihongai"], prisec = ["rutherford", "base-de-cayambe"]', "nbn")
    table.win("place human-first nihongai")
    assert table.city("human-first") == ["nihongai"]
    assert table.g.threat == 2


@pytest.mark.rule("NA-38.2", "NA-33.2", "NA-34.6")
def test_prisec_placed_makes_both_kinds_of_enemies_move_and_no_contract_pays_for_that() -> None:
    table = offer("gentrification", 'outage = ["manta"], human-first = ["manta"], orgcrime = ["manta"]', "weyland")
    before = table.capital().copy()
    table.win("remove outage manta")
    assert (table.city("human-first"), table.city("orgcrime"), table.city("prisec")) == (["nihongai"], ["nihongai"], ["manta"])
    assert table.capital()[0] == before[0] + 2  # one outage for Weyland, nothing for Globalsec
    assert table.capital()[1:] == before[1:]


@pytest.mark.rule("NA-53.3", "NA-55.2", "NA-29.8", "NA-62.1", "NA-47.3")
def test_an_outage_strips_unrest_and_nbn_gains_nothing() -> None:
    table = offer("scorched-earth", 'strike = ["nihongai"], orgcrime = ["nihongai", "esmeraldas"]', "nbn")
    before = table.capital()[0]
    table.win("district nihongai", "district esmeraldas")
    assert (table.city("strike"), table.city("outage"), table.city("orgcrime")) == ([], ["nihongai"], [])
    assert table.capital()[0] == before


@pytest.mark.rule("NA-32.0", "NA-3.1")
def test_without_a_unit_in_the_reserve_nothing_is_placed_but_an_ill_district_is_affected() -> None:
    nine = '["guayaquil", "quinde", "la-costa", "manta", "rabotgorod", "laguna-velasco", "nihongai", "esmeraldas", "rutherford"]'
    table = offer("media-circus", f'human-first = {nine}, illness = ["base-de-cayambe"]', "nbn")
    table.win("place human-first base-de-cayambe")
    assert len(table.city("human-first")) == 9
    assert table.g.threat == 2


@pytest.mark.rule("NA-3.0", "NA-3.5", "NA-64.2")
def test_however_many_ill_districts_a_card_affects_threat_rises_by_2_once() -> None:
    table = offer("ruthless-tactics", 'orgcrime = ["quinde", "manta"], illness = ["quinde", "manta"]', "globalsec")
    table.win("remove orgcrime quinde", "remove orgcrime manta", "raise la-costa", "raise rutherford")
    assert table.g.threat == 2
    assert table.capital()[0] == 12  # two enemies for Globalsec
    assert not table.g.ill, "that was about the card, and the deal is over"


@pytest.mark.rule("NA-3.2")
def test_a_chosen_district_is_affected_even_if_no_piece_moves() -> None:
    table = offer("liquidation", 'illness = ["rutherford"]', "haas-bioroid")
    table.win("district rutherford")
    assert table.g.supply == [0, 0, 0, 1, 3]
    assert (table.g.threat, table.city("strike")) == (2, ["rutherford"])


def test_a_harmless_card_raises_no_threat_where_it_heals() -> None:
    table = offer("clinical-trials", 'illness = ["rutherford"]', "jinteki")
    table.win("remove illness rutherford")
    assert (table.g.threat, table.capital()[0]) == (0, 12)


@pytest.mark.rule("NA-64.0", "NA-64.1", "NA-67.3", "NA-11.0", "NA-11.1")
@pytest.mark.parametrize(("capital", "winners"), [(25, [1]), (24, [])])
def test_threat_25_ends_the_game_at_once_and_only_a_rich_federalist_wins(capital: int, winners: list[int]) -> None:
    table = City(f"""
        threat = 23
        city = {{ human-first = ["base-de-cayambe"], strike = ["manta"] }}
        [[seat]]
        corporation = "nbn"
        hand = ["media-circus"]
        capital = 60
        [[seat]]
        rival = "federalist"
        capital = {capital}
    """)
    table.act(0, "main media-circus")
    table.win("lower manta", "place human-first base-de-cayambe")
    assert table.match.over
    assert table.game.result(table.match.state).winners == winners
    assert table.capital()[0] == 62  # what the card paid before stays
    assert table.g.asset_deck  # nothing was claimed
    assert all([holder < 0 for holder in table.g.holder])
