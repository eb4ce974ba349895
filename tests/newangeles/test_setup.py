"""Full set-up, and its six cards."""

from collections import Counter

import pytest

from ratusz.games.newangeles.content.cards import ASSETS, BOX, CARDS, COPIES, DISTRICT_NAMES, SETUP_NAMES, TITLES
from ratusz.games.newangeles.content.effects import NONE, PIECES
from ratusz.games.newangeles.position.state import Angeles
from ratusz.games.newangeles.rules.city.pieces import reserve
from tests.newangeles.table import City, opening

RANDOM = {"corporations": "random"}


def begun(seats: int = 4, seed: str = "set-up") -> City:
    """After set-up but for the investments, which everybody chooses."""
    table = City.begun(seats, seed, **RANDOM)
    while table.asked == "general":
        table.act(table.waiting[0], table.legal(table.waiting[0])[0])
    return table


def invested(seats: int = 4, seed: str = "set-up") -> City:
    """Everybody keeps the first investment."""
    table = begun(seats, seed)
    for seat in range(seats):
        table.act(seat, table.legal(seat)[0])
    return table


@pytest.mark.rule("NA-S.1")
def test_assets_demands_investments_and_events_are_shuffled_into_four_decks() -> None:
    g = City.begun(4, "decks").g  # the corporations are being chosen
    assert len(g.asset_deck) + len(g.turn_track) == 34
    assert (len(g.demand_deck), len(g.investment_deck), len(g.event_deck)) == (8, 12, 16)
    assert g.demand != NONE
    orders = {tuple(City.begun(4, f"decks {number}").g.event_deck) for number in range(5)}
    assert len(orders) == 5


@pytest.mark.rule("NA-S.2")
def test_each_type_of_action_cards_is_a_deck_of_twenty() -> None:
    view = City.begun(4, "decks").view(None)
    assert set(view["decks"].values()) == {20}
    table = City.begun(4, "decks")
    assert table.game.flaws(table.match.state) == []  # no card in the wrong deck
    assert TITLES * COPIES == 100


@pytest.mark.rule("NA-S.4")
def test_the_round_marker_starts_on_the_first_standard_round() -> None:
    for table in (City.begun(), invested()):
        assert (table.g.round, table.view(None)["round_track"][0]) == (1, "standard")


@pytest.mark.rule("NA-S.7")
def test_the_first_active_player_is_chosen_at_random() -> None:
    first = [begun(4, f"first {number}").g.active for number in range(60)]
    assert set(first) == {0, 1, 2, 3}
    assert max(Counter(first).values()) < 30
    assert begun(4, "again").g.active == begun(4, "again").g.active


@pytest.mark.rule("NA-S.12", "NA-41.0")
def test_what_set_up_did_not_place_is_the_reserve() -> None:
    g = begun().g
    for kind in range(len(PIECES) - 1):
        unrest = g.pieces[7] | g.pieces[8]
        placed = (unrest if kind == 7 else g.pieces[kind]).bit_count()
        assert reserve(g, kind) + placed == BOX[kind]
    assert BOX[:8] == [9, 9, 6, 4, 14, 14, 14, 14]


@pytest.mark.rule("NA-S.13")
def test_the_pictured_set_up_has_four_players_and_increased_martian_violence() -> None:
    table = City('demand = "increased-martian-violence"')
    assert table.match.seats == 4
    assert table.view(None)["goals"] == {"energy": 1, "consumables": 2, "tech": 0, "entertainment": 2, "credits": 6}


@pytest.mark.rule("NA-S.14")
def test_the_steps_of_set_up_come_in_the_printed_order() -> None:
    told = [event.kind for event in begun().match.events()]
    first = [
        told.index(kind) for kind in ("set-up", "placed", "demand", "corporation", "first-player", "gained", "drew", "rival")
    ]
    assert first == sorted(first)
    assert told.index("investments") > max([at for at, kind in enumerate(told) if kind == "rival"])
    assert told.index("rival") > max([at for at, kind in enumerate(told) if kind == "drew"])


@pytest.mark.rule("NA-2.0", "NA-26.0", "NA-17.0", "NA-17.1")
def test_everyone_has_one_corporation_with_its_emergency_card_faceup() -> None:
    seats = invested(6).view(None)["seats"]
    assert len({seat["corporation"] for seat in seats}) == 6
    cards = {
        "globalsec": "ruthless-tactics", "haas-bioroid": "unpaid-overclocked", "jinteki": "mandatory-quarantine",
        "melange-mining": "energy-for-all", "nbn": "sweeps-week", "weyland": "massive-reconstruction",
    }  # fmt: skip
    assert [seat["emergency"] for seat in seats] == [[cards[seat["corporation"]]] for seat in seats]
    assert [seat["spent"] for seat in seats] == [[]] * 6


@pytest.mark.rule("NA-46.0")
@pytest.mark.parametrize("seats", [4, 5, 6])
def test_everyone_gets_one_rival_among_the_corporations_in_play_and_the_federalist(seats: int) -> None:
    table = begun(seats)
    rivals = [table.seat(seat)["rival"] for seat in range(seats)]
    in_play = {table.seat(seat)["corporation"] for seat in range(seats)} | {"federalist"}
    assert len(set(rivals)) == seats
    assert set(rivals) < in_play


@pytest.mark.rule("NA-15.0", "NA-15.2", "NA-16.7")
def test_everyone_sees_the_capital_and_the_number_of_cards_of_all() -> None:
    table = begun()
    for watcher in (0, 1, 2, 3, None):
        seats = table.view(watcher)["seats"]
        assert [seat["capital"] for seat in seats] == table.capital()
        assert [seat["hand_size"] for seat in seats] == [len(hand) for hand in table.g.hands]


def with_card(name: str) -> City:
    """A game that began with this set-up card."""
    for number in range(200):
        table = City.begun(4, f"card {number}", **RANDOM)
        if opening(table, "set-up")[0]["setup"] == name:
            return table
    raise AssertionError(name)


@pytest.mark.rule("NA-19.0", "NA-S.3", "NA-51.1", "NA-52.3", "NA-51.3")
@pytest.mark.parametrize("name", SETUP_NAMES)
def test_each_set_up_card_places_its_pieces_without_threat_and_lays_its_turns(name: str) -> None:
    table = with_card(name)
    entry = CARDS.setup[SETUP_NAMES.index(name)]
    wanted = {piece: [DISTRICT_NAMES[number - 1] for number in sorted(numbers)] for piece, numbers in entry.place.items()}
    city = table.view(None)["city"]
    assert {piece: city[piece] for piece in city if city[piece]} == wanted
    assert (table.g.threat, len(table.g.turn_track)) == (0, entry.turns)
    assert len(table.g.asset_deck) == ASSETS - entry.turns


@pytest.mark.rule("NA-19.0")
def test_a_set_up_card_fills_the_city_and_is_gone_afterwards() -> None:
    names = {opening(City.begun(4, f"card {number}", **RANDOM), "set-up")[0]["setup"] for number in range(60)}
    assert names == set(SETUP_NAMES)
    assert not [name for name in dir(Angeles) if "setup" in name and not name.startswith("__")]
