"""What the rulebook leaves open, as docs/rulings-newangeles.md decides it: a test for each, by its number.

The three that are options, and the placements of set-up, are proven with their concepts: 36 test_decks, 37 test_corporations,
39 test_demands, 47 test_setup.
"""

from typing import Any

import pytest

from ratusz.games.newangeles.content.cards import ASSET_NAMES, ASSETS, BOX, CARD_NAMES, DISTRICT_NAMES
from ratusz.games.newangeles.content.effects import ANDROID, PIECES
from ratusz.games.newangeles.game import GAME
from ratusz.games.newangeles.rules.city.pieces import place
from tests.newangeles.table import City, opening, tried

SEATS = """
    [[seat]]
    corporation = "globalsec"
    {}
    [[seat]]
    corporation = "jinteki"
    {}
    [[seat]]
    corporation = "nbn"
    {}
    [[seat]]
    corporation = "weyland"
    {}
"""


def table_of(head: str = "", zero: str = "", one: str = "", two: str = "", three: str = "") -> City:
    return City(f"turns = 1\n{head}\n" + SEATS.format(zero, one, two, three))


HAND = 'hand = ["ark-construction", "media-circus"]'
PAIR = 'hand = ["live-feeds", "live-feeds"]'


def winners(table: City) -> list[int]:
    return table.game.result(table.match.state).winners


# Trading and talk.


def test_01_trades_are_open_at_every_decision() -> None:
    asked = set()
    table = City.begun(4, "talk", corporations="random")
    for _ in range(60):
        asked.add(table.asked)
        assert table.rejects(3, "trade 0 1 - binding -") == ""
        table.act(3, f"withdraw {table.g.next_trade - 1}")
        table.act(table.waiting[0], table.legal(table.waiting[0])[0])
    assert len(asked) > 4


def test_02_support_bought_is_carried_out_with_the_payment_and_only_where_it_is_being_decided() -> None:
    table = table_of("", HAND, PAIR)
    table.act(0, "trade 1 3 main*1 binding -")
    table.act(1, "accept 1 binding")
    assert (table.capital()[:2], len(table.view(None)["notes"])) == ([10, 10], 1)
    table = table_of("", HAND, PAIR)
    table.act(0, "main ark-construction")
    table.everyone("pass", "support")
    table.act(0, "trade 1 3 main*1 binding -")
    table.act(1, "accept 1 binding")
    assert (table.capital()[:2], table.asked) == ([7, 13], "support_with")


def test_03_a_trade_only_one_side_calls_binding_is_not() -> None:
    table = table_of("", HAND, PAIR)
    table.act(0, "trade 1 3 2 loose -")
    table.act(1, "accept 1 binding")
    assert (table.capital()[:2], len(table.view(None)["notes"])) == ([10, 10], 1)


def test_04_a_trade_among_three_is_two_trades() -> None:
    table = table_of("", HAND, 'assets = ["midori"]')
    table.act(0, "trade 1 3 midori binding -")
    table.act(1, "accept 1 binding")
    table.act(0, "trade 2 midori 4 binding -")
    table.act(2, "accept 2 binding")
    assert (table.capital()[:3], table.seat(2)["assets"]) == ([11, 13, 6], ["midori"])


def test_05_only_capital_and_assets_in_a_play_area_are_traded() -> None:
    table = table_of('deal = { asset = "midori" }\ntrack = ["mr-li"]', HAND)
    assert table.rejects(0, "trade 1 midori 1 binding -") == "NA-14.0"  # the revealed asset
    assert table.rejects(0, "trade 1 mr-li 1 binding -") == "NA-14.0"
    assert table.rejects(0, "trade 1 power-siphoning 1 binding -") == "NA-14.0"


def test_06_a_theft_takes_what_is_there_and_a_trade_needs_the_full_amount() -> None:
    table = City('step = "end"\nturns = 1\n' + SEATS.format('assets = ["marco-cubrero"]', "", "capital = 0", ""))
    table.act(0, "use marco-cubrero", "player 2")
    assert (table.capital()[0], table.capital()[2]) == (10, 0)
    assert table.rejects(2, "trade 0 1 - binding -") == "NA-14.0"


def test_07_what_people_promise_in_words_is_not_judged() -> None:
    table = table_of("", HAND)
    table.act(0, "trade 1 - - loose my rival is jinteki, believe me")
    assert table.view(2)["trades"][0]["promise"] == "my rival is jinteki, believe me"


# Illness, threat, contracts.


@pytest.mark.rule("NA-3.1", "NA-3.2")
def test_08_an_ill_district_a_piece_passes_through_is_affected_and_a_healthy_one_made_ill_is_not() -> None:
    effect = {"do": "place", "what": "orgcrime"}
    passed = tried('orgcrime = ["manta", "nihongai"], illness = ["nihongai"]', effect)
    passed.act(0, "place orgcrime manta")
    assert (passed.city("orgcrime"), passed.g.threat) == (["manta", "nihongai", "rutherford"], 2)
    laid = tried("", {"do": "place", "what": "illness"})
    laid.act(0, "place illness manta")
    assert laid.g.threat == 0


def test_09_a_change_of_unrest_affects_an_ill_district() -> None:
    for effect, choice in (({"do": "raise"}, "raise manta"), ({"do": "lower"}, "lower manta")):
        table = tried('protest = ["manta"], illness = ["manta"]', effect)
        table.act(0, choice)
        assert table.g.threat == 2


def test_10_the_threat_for_illness_comes_once_after_the_card_and_before_the_claim() -> None:
    table = table_of('city = { illness = ["manta"] }\ndeal = { asset = "floyd" }', 'hand = ["media-circus"]')
    table.act(0, "main media-circus")
    events = table.win("place human-first manta")
    told = [event.kind for event in events if event.kind in ("placed", "threat", "claimed")]
    assert told == ["placed", "threat", "claimed"]


@pytest.mark.rule("NA-3.6")
def test_11_assets_events_and_production_cause_no_threat_in_ill_districts() -> None:
    table = City(
        'phase = "event"\nevents = ["gang-wars-at-all-time-high"]\ncity = { illness = ["base-de-cayambe", "guayaquil"] }'
    )
    assert table.city("orgcrime") == ["base-de-cayambe"]
    assert table.g.threat == 0


@pytest.mark.rule("NA-64.0")
def test_12_at_25_threat_nothing_later_happens() -> None:
    city = 'city = { human-first = ["base-de-cayambe"] }\nthreat = 23\ndeal = { asset = "gurren-imaishi" }'
    table = table_of(city, 'hand = ["media-circus"]')
    table.act(0, "main media-circus")
    table.win("place human-first base-de-cayambe")
    assert (table.match.over, table.g.threat, table.capital()[0]) == (True, 25, 10)
    assert table.seat(0)["assets"] == []


def test_13_threat_stays_between_0_and_25() -> None:
    table = tried("", {"do": "threat", "by": -4}, head="threat = 3")
    assert table.g.threat == 0
    table = tried("", {"do": "threat", "by": 9}, head="threat = 20")
    assert (table.g.threat, table.match.over) == (25, True)


@pytest.mark.rule("NA-24.1")
def test_14_contracts_pay_at_once_for_each_removal_and_haas_bioroid_once_a_card() -> None:
    table = tried('orgcrime = ["manta", "quinde"]', {"do": "remove", "what": "orgcrime", "up_to": 2})
    table.act(0, "remove orgcrime manta")
    assert table.capital()[0] == 11
    table.act(0, "remove orgcrime quinde")
    assert table.capital()[0] == 12
    table = tried('android = ["manta", "quinde"]', {"do": "android", "up_to": 2}, corporation="haas-bioroid")
    table.act(0, "shift manta rutherford", "shift quinde la-costa")
    assert table.capital()[0] == 12


@pytest.mark.rule("NA-29.5")
def test_15_only_stages_really_lowered_pay_nbn() -> None:
    table = tried('protest = ["manta"]', {"do": "lower", "stages": 2}, corporation="nbn")
    table.act(0, "lower manta")
    assert table.capital()[0] == 11


@pytest.mark.rule("NA-24.2")
def test_16_the_root_counts_for_the_threat_of_an_event() -> None:
    seat = '[[seat]]\ncorporation = "melange-mining"'
    events = 'events = ["activist-cells-awaken"]'
    table = City(f'phase = "event"\n{events}\ncity = {{ human-first = ["base-de-cayambe"] }}\n{seat}')
    assert (table.g.threat, table.capital()[0]) == (2, 10)
    table = City(f'phase = "event"\n{events}\n{seat}')
    assert table.capital()[0] == 13


# Placing, moving, the box.

NINE = ["guayaquil", "quinde", "la-costa", "manta", "rabotgorod", "laguna-velasco", "nihongai", "esmeraldas", "rutherford"]


@pytest.mark.rule("NA-32.0")
def test_17_without_a_reserve_nothing_is_placed_and_nothing_displaced_yet_pieces_in_the_city_move() -> None:
    table = tried(f"orgcrime = {NINE}", {"do": "place", "what": "orgcrime"})
    table.act(0, "place orgcrime rutherford")
    assert (len(table.city("orgcrime")), table.g.threat) == (9, 0)
    table = tried(f"orgcrime = {NINE}", {"do": "march", "what": "orgcrime"})
    assert table.city("orgcrime")[-1] == "base-de-cayambe"


def test_18_only_units_and_androids_can_run_out() -> None:
    short = [name for kind, name in enumerate(PIECES) if BOX[kind] < 10]
    assert short == ["human-first", "orgcrime", "prisec", "android"]


@pytest.mark.rule("NA-38.3", "NA-43.4")
def test_19_where_a_card_forces_a_second_prisec_or_development_nothing_is_placed() -> None:
    for piece in ("prisec", "development"):
        effects: list[dict[str, Any]] = [{"do": "remove", "what": "illness"}, {"do": "place", "what": piece, "where": "cleared"}]
        table = tried(f'{piece} = ["manta"], illness = ["manta"]', *effects)
        table.act(0, "remove illness manta")
        assert table.city(piece) == ["manta"]


@pytest.mark.rule("NA-68.3")
def test_19_where_an_android_stands_no_second_one_is_placed() -> None:
    table = City('city = { android = ["manta"] }\n')
    place(table.g, ANDROID, DISTRICT_NAMES.index("manta"))
    assert table.city("android") == ["manta"]


@pytest.mark.rule("NA-38.2")
def test_20_when_prisec_meets_both_enemies_human_first_moves_first() -> None:
    table = tried('human-first = ["manta"], orgcrime = ["manta"]', {"do": "place", "what": "prisec"})
    events = table.act(0, "place prisec manta")
    assert [entry["piece"] for entry in table.told(events, "moved")] == ["human-first", "orgcrime"]


@pytest.mark.rule("NA-53.3")
def test_21_an_outage_strips_unrest_where_it_arrives_and_not_where_it_passes() -> None:
    table = tried(
        'outage = ["manta", "nihongai"], strike = ["rutherford"], protest = ["quinde"]', {"do": "place", "what": "outage"}
    )
    table.act(0, "place outage manta")
    assert (table.city("outage"), table.city("strike")) == (["manta", "nihongai", "rutherford"], [])


@pytest.mark.rule("NA-9.0")
def test_22_an_outage_pushed_on_during_production_stops_a_higher_district() -> None:
    city = 'android = ["quinde", "rabotgorod"], human-first = ["quinde"]'
    alone = City(f'phase = "production"\nturns = 1\ncity = {{ {city} }}')
    assert alone.g.supply[4] == 1
    pushed = City(f'phase = "production"\nturns = 1\ncity = {{ {city}, outage = ["quinde"] }}')
    assert "rabotgorod" in pushed.city("outage")
    assert pushed.g.supply[4] == 0


@pytest.mark.rule("NA-53.0")
def test_23_pieces_in_the_city_may_go_to_the_same_district_twice_and_n_districts_are_different() -> None:
    table = tried("", {"do": "place", "what": "outage", "count": 2})
    table.act(0, "place outage manta", "place outage manta")
    assert table.city("outage") == ["manta", "nihongai"]
    table = tried("", {"do": "raise", "count": 2})
    table.act(0, "raise manta")
    assert table.refused(0)["raise manta"] == "NA-16.0"


@pytest.mark.rule("NA-34.0")
def test_24_units_move_highest_district_first_each_as_often_as_said_and_stop_at_the_root() -> None:
    table = tried('orgcrime = ["manta", "nihongai"]', {"do": "march", "what": "orgcrime"})
    assert table.city("orgcrime") == ["nihongai", "rutherford"]  # nobody pushed anybody
    table = tried('orgcrime = ["base-de-cayambe"]', {"do": "march", "what": "orgcrime", "times": 2})
    assert (table.city("orgcrime"), table.g.threat) == ([], 2)


@pytest.mark.rule("NA-32.0")
def test_25_without_the_price_there_is_no_effect() -> None:
    effect = {"do": "remove", "what": "prisec", "then": [{"do": "gain", "capital": 3}]}
    assert tried("", effect).capital()[0] == 10
    paid = tried('prisec = ["manta"]', effect)
    paid.act(0, "remove prisec manta")
    assert paid.capital()[0] == 13


@pytest.mark.rule("NA-68.2")
def test_26_a_card_moves_each_android_once() -> None:
    table = tried('android = ["manta"]', {"do": "android", "up_to": 3})
    table.act(0, "shift manta quinde")
    assert table.asked == "main"


# The deal.


@pytest.mark.rule("NA-54.4")
def test_27_the_support_step_takes_place_without_a_counteroffer_and_the_active_player_wins() -> None:
    table = table_of("", HAND, PAIR)
    table.act(0, "main ark-construction")
    table.everyone("pass", "support")
    assert table.legal(1) == ["abstain", "support main"]
    assert table.refused(1)["support counter"] == "NA-23.0"
    events = table.act(1, "abstain")
    assert [event.figures["seat"] for event in events if event.kind == "won"] == [0]


@pytest.mark.rule("NA-25.8")
def test_28_a_returned_counteroffer_does_not_count_for_the_price_and_revives_nothing() -> None:
    table = table_of("", HAND + '\nassets = ["chief-gorman"]', PAIR, 'hand = ["puff-piece"]')
    table.act(0, "main ark-construction")
    table.act(1, "counter mandatory-quarantine")
    table.act(0, "use chief-gorman")
    table.act(1, "return")
    assert table.seat(1)["emergency"] == ["mandatory-quarantine"]
    assert "counter puff-piece" in table.legal(2)  # it costs nothing
    assert table.view(None)["deal"]["countering"] is None


@pytest.mark.rule("NA-25.8")
def test_28_a_ransom_keeps_the_counteroffer() -> None:
    table = table_of("", HAND + '\nassets = ["chief-gorman"]', PAIR)
    table.act(0, "main ark-construction")
    table.act(1, "counter live-feeds")
    table.act(0, "use chief-gorman")
    table.act(1, "ransom")
    assert (table.capital()[:2], table.view(None)["deal"]["countering"]) == ([12, 8], 1)


@pytest.mark.rule("NA-25.4")
def test_29_who_cannot_pay_the_price_is_not_even_asked() -> None:
    table = table_of("", HAND, PAIR, "", 'hand = ["liquidation"]')
    table.act(0, "main ark-construction")
    table.act(1, "counter live-feeds")
    assert table.waiting == (3,)  # seat 2 has no card to pay with
    table.act(3, "counter massive-reconstruction")
    assert table.asked == "counter_cost"
    table.act(3, "discard liquidation")
    assert table.g.discard == [CARD_NAMES.index("liquidation")]


@pytest.mark.rule("NA-25.6")
def test_30_nobody_counters_twice() -> None:
    table = table_of("", HAND, PAIR, 'hand = ["puff-piece", "puff-piece"]')
    table.act(0, "main ark-construction")
    table.act(1, "counter live-feeds")
    table.act(2, "counter puff-piece", "discard puff-piece")
    assert table.asked != "counter"
    assert table.rejects(1, "counter live-feeds") != ""


@pytest.mark.rule("NA-54.5")
def test_31_the_cards_of_the_deal_are_discarded_after_the_claim() -> None:
    table = table_of('deal = { asset = "floyd" }', 'hand = ["ark-construction"]')
    table.act(0, "main ark-construction")
    table.win("place development manta")
    assert (table.asked, table.seat(0)["assets"], table.view(None)["discard"]) == ("draw_type", ["floyd"], 0)
    table.act(0, *["type labor"] * 5)
    assert table.view(None)["discard"] == 1


def test_32_support_cards_are_never_shown() -> None:
    table = table_of("", HAND, PAIR)
    table.act(0, "main ark-construction")
    table.everyone("pass", "support")
    table.act(1, "support main", "back live-feeds", "enough")
    table.act(0, "place development manta")
    assert not any(["live-feeds" in str(event.figures) for event in table.match.events() if event.visible(0)])


@pytest.mark.rule("NA-16.0")
def test_33_a_card_without_effect_may_be_offered_and_up_to_may_be_nothing() -> None:
    table = table_of("", 'hand = ["clinical-trials"]')
    table.act(0, "main clinical-trials")
    table.win()
    assert table.g.active == 1
    assert tried('illness = ["manta"]', {"do": "remove", "what": "illness", "up_to": 2}).legal(0)[0] == "enough"


@pytest.mark.rule("NA-13.2", "NA-65.7")
def test_34_with_nothing_to_offer_a_counteroffer_wins_or_the_asset_goes_under_its_deck() -> None:
    head = 'step = "asset"\ntrack = ["midori", "eiko"]'
    spent = 'spent = ["ruthless-tactics"]'
    table = City(head + SEATS.format(spent, PAIR, "", ""))
    events = table.act(1, "counter live-feeds")
    assert [event.figures["offer"] for event in events if event.kind == "won"] == ["counter"]
    assert (table.asked, table.waiting) == ("either_one", (1,))
    alone = City(
        head
        + SEATS.format(spent, 'spent = ["mandatory-quarantine"]', 'spent = ["sweeps-week"]', 'spent = ["massive-reconstruction"]')
    )
    assert (alone.g.active, ASSET_NAMES[alone.g.asset_deck[0]]) == (1, "midori")
    assert len(opening(alone, "asset-unclaimed")) == 1


@pytest.mark.rule("NA-16.9")
def test_35_what_was_declared_and_became_impossible_falls_away() -> None:
    head = 'city = { illness = ["manta", "quinde"] }'
    table = table_of(head, 'hand = ["clean-slate"]', 'assets = ["caprice-nisei"]')
    table.act(0, "main clean-slate")
    table.act(1, "use caprice-nisei")
    table.act(0, "remove illness manta", "remove illness quinde", "place outage quinde")
    table.g.pieces[5] &= ~(1 << 3)  # Manta is healed meanwhile
    table.win()
    assert table.legal(0) == ["remove illness quinde"]


# Decks and hands.


@pytest.mark.rule("NA-S.9", "NA-8.1")
def test_38_opening_hands_are_drawn_clockwise_and_the_first_player_then_refreshes_as_usual() -> None:
    table = City.begun(5, "hands", corporations="random")
    while table.asked == "general":
        table.act(table.waiting[0], table.legal(table.waiting[0])[0])
    drew = [event.figures["seat"] for event in table.match.events() if event.kind == "drew-hidden"]
    first = table.g.active
    assert list(dict.fromkeys(drew)) == [(first + step) % 5 for step in range(5)]
    for seat in range(5):
        table.act(seat, table.legal(seat)[0])
    while table.asked == "general":
        table.act(table.waiting[0], table.legal(table.waiting[0])[0])
    assert len(table.g.hands[first]) == 6


@pytest.mark.rule("NA-51.3", "NA-65.7")
def test_40_with_too_few_assets_there_are_fewer_turns() -> None:
    held = list(ASSET_NAMES[:-2])
    table = City(f'phase = "event"\nevents = ["tri-maf-leaders-unite"]\n[[seat]]\nassets = {held}')
    assert opening(table, "turns") == [{"turns": 2}]
    assert len(held) == ASSETS - 2


@pytest.mark.rule("NA-16.5")
def test_41_the_hand_limit_is_checked_at_the_end_of_ones_own_turn_with_the_assets_held_then() -> None:
    seven = 'hand = ["live-feeds", "live-feeds", "live-feeds", "puff-piece", "puff-piece", "puff-piece", "liquidation"]'
    head = 'step = "limit"\nturns = 2\n'
    table = City(head + SEATS.format("", seven, "", ""))
    assert (table.g.active, len(table.g.hands[1])) == (1, 9)  # seat 1 drew for its turn and discarded nothing
    table = City(head + SEATS.format(seven + '\nassets = ["braintrust"]', "", "", ""))
    table.act(0, "discard live-feeds", "discard live-feeds", "discard live-feeds")
    assert (len(table.g.hands[0]), table.g.active) == (4, 1)


@pytest.mark.rule("NA-10.0", "NA-45.3a")
def test_42_used_events_and_demands_go_to_the_bottom() -> None:
    table = City('phase = "event"\nevents = ["tri-maf-leaders-unite"]')
    assert table.view(None)["events"][-1]["event"] == "tri-maf-leaders-unite"
    demand = City('phase = "demand"\nround = 3\nturns = 1\ndemand = "tourism-spike"')
    assert GAME.describe(demand.match.state)["demands"][-1] == "tourism-spike"


# Timing and the end.


def test_43_secret_choices_are_made_in_parallel_and_revealed_together() -> None:
    table = City('phase = "demand"\nround = 3\nturns = 1')
    assert list(table.waiting) == [0, 1, 2, 3]
    table.act(3, table.legal(3)[0])
    assert list(table.waiting) == [0, 1, 2]
    assert table.g.investments == [-1] * 4


@pytest.mark.rule("NA-65.5")
def test_44_what_has_may_or_is_exhausted_for_is_asked_and_the_rest_just_happens() -> None:
    table = table_of('city = { illness = ["manta"] }', 'hand = ["media-circus"]', 'assets = ["wong-ya-ching", "sunny-lebeau"]')
    table.act(0, "main media-circus")
    table.win("place human-first manta")
    assert (table.asked, table.legal(1), table.capital()[1]) == ("use", ["pass", "use sunny-lebeau"], 12)


@pytest.mark.rule("NA-51.5")
def test_45_the_sixth_event_raises_threat_and_places_but_lays_no_turns() -> None:
    table = City('phase = "event"\nround = 8\nevents = ["gang-wars-at-all-time-high"]\ncity = { orgcrime = ["manta"] }')
    assert (opening(table, "turns"), len(opening(table, "placed"))) == ([], 3)
    assert [entry["count"] for entry in opening(table, "threat")][:1] == [1]


@pytest.mark.rule("NA-8.4a")
def test_46_the_token_simply_goes_on() -> None:
    table = City('step = "limit"\nactive = 2\nround = 1')
    assert [entry["seat"] for entry in opening(table, "turn")] == [3]


@pytest.mark.rule("NA-69.0")
def test_48_a_demand_that_does_not_name_a_resource_has_the_goal_0() -> None:
    assert City('demand = "tourism-spike"').view(None)["goals"] == {
        "energy": 2, "consumables": 0, "tech": 0, "entertainment": 5, "credits": 5,
    }  # fmt: skip


FINAL = 'phase = "demand"\nround = 9\ndemand = "tourism-spike"\nsupply = { energy = 2, entertainment = 5, credits = 5 }\n'
POOR = [f'investment = "{card}"' for card in ("power-siphoning", "union-agreement", "laundering-scheme", "militarized-police")]


def judged(rivals: tuple[str, ...], capital: tuple[int, ...], head: str = FINAL) -> City:
    entries = [
        f'rival = "{rival}"\n    capital = {amount}\n    {card}'
        for rival, amount, card in zip(rivals, capital, POOR, strict=True)
    ]
    return City(head + SEATS.format(*entries))


@pytest.mark.rule("NA-67.0a", "NA-67.1", "NA-11.1")
def test_49_everyone_is_judged_alone_so_several_may_win_or_nobody() -> None:
    rivals = ("jinteki", "nbn", "weyland", "federalist")
    assert winners(judged(rivals, (30, 20, 15, 10))) == [0, 1, 2]
    assert winners(judged(rivals, (10, 20, 30, 40))) == []
    told = opening(judged(rivals, (10, 20, 30, 40)), "rival-revealed")
    assert [entry["rival"] for entry in told] == list(rivals)


@pytest.mark.rule("NA-11.2", "NA-45.1", "NA-45.2")
def test_50_investments_come_before_the_last_demand_and_25_threat_is_the_ending_by_threat() -> None:
    rivals = ("federalist", "nbn", "weyland", "jinteki")
    head = 'phase = "demand"\nround = 9\nthreat = 20\ndemand = "tourism-spike"\ncity = { outage = ["manta"] }\n'
    table = judged(rivals, (22, 90, 20, 10), head)
    assert (table.g.threat, table.capital()[0], winners(table)) == (25, 25, [0])


# Cards and the Reference.


@pytest.mark.rule("NA-G.2")
def test_51_an_action_card_outranks_the_reference_for_exactly_what_it_says() -> None:
    table = tried(
        'orgcrime = ["nihongai"], strike = ["manta"]',
        {"do": "choose", "where": "working"},
        {"do": "produce", "despite": "orgcrime"},
    )
    assert table.refused(0)["district manta"] == "NA-36.2"
    table.act(0, "district nihongai")
    assert table.g.supply[2] == 2


@pytest.mark.rule("NA-S.6")
def test_52_corporations_are_chosen_in_seat_order_from_a_random_seat_or_dealt() -> None:
    first = set()
    for number in range(12):
        table = City.begun(4, f"chosen {number}")
        order = []
        while table.asked == "corporation":
            order.append(table.waiting[0])
            table.act(table.waiting[0], table.legal(table.waiting[0])[0])
        assert order == [(order[0] + step) % 4 for step in range(4)]
        first.add(order[0])
    assert len(first) > 1
    assert City.begun(4, "dealt", corporations="random").asked != "corporation"


@pytest.mark.rule("NA-38.2", "NA-55.0")
def test_53_arrest_orders_removes_every_unit_one_by_one_before_prisec_comes() -> None:
    table = table_of('city = { human-first = ["manta"], orgcrime = ["manta"] }', 'hand = ["arrest-orders"]')
    table.act(0, "main arrest-orders")
    events = table.win("district manta")
    told = [event.figures["piece"] for event in events if event.kind in ("removed", "placed")]
    assert (told, table.capital()[0]) == (["human-first", "orgcrime", "prisec"], 12)


# Readings of single cards.


def test_riot_control_without_prisec_still_angers_a_district() -> None:
    table = table_of('city = { orgcrime = ["manta"] }', 'hand = ["riot-control"]')
    table.act(0, "main riot-control")
    table.win("raise quinde")
    assert (table.city("orgcrime"), table.city("protest")) == (["manta"], ["quinde"])


@pytest.mark.rule("NA-54.4a")
def test_the_card_of_isabel_mcguire_is_support_by_her_owner_who_adds_to_that_offer_only() -> None:
    table = table_of("", HAND, PAIR, 'hand = ["puff-piece"]\nassets = ["isabel-mcguire"]')
    table.act(0, "main ark-construction")
    table.act(1, "counter live-feeds")
    table.everyone("pass", "use")
    table.act(2, "use isabel-mcguire", "top labor counter")
    assert table.legal(2) == ["abstain", "support counter"]
    assert table.refused(2) == {"support main": "NA-54.4a"}


@pytest.mark.parametrize(("victim", "stolen"), [(1, 2), (2, 2), (3, 1)])
def test_marco_cubrero_takes_2_from_each_of_those_who_share_the_first_place(victim: int, stolen: int) -> None:
    seats = SEATS.format('assets = ["marco-cubrero"]', "capital = 12", "capital = 12", "")
    table = City('step = "end"\nturns = 1\n' + seats)
    table.act(0, "use marco-cubrero", f"player {victim}")
    assert table.capital()[0] == 10 + stolen


def test_marco_cubrero_takes_1_from_everybody_if_the_owner_is_the_richest() -> None:
    table = City('step = "end"\nturns = 1\n' + SEATS.format('assets = ["marco-cubrero"]\ncapital = 20', "", "", ""))
    table.act(0, "use marco-cubrero", "player 1")
    assert table.capital()[:2] == [21, 9]


def test_elizabeth_mills_lets_melange_mining_choose_the_type_for_its_topmost_entry_is_general() -> None:
    seats = '[[seat]]\nassets = ["elizabeth-mills"]\n[[seat]]\ncorporation = "melange-mining"'
    table = City(f'step = "end"\nturns = 1\n{seats}')
    table.act(0, "use elizabeth-mills", "player 1", "either 1")
    assert (table.asked, table.waiting) == ("draw_type", (1,))
    table.act(1, "type media")
    assert [card // 4 for card in table.g.hands[1]] == [3, 3, 3]


def test_a_sector_whose_goal_is_0_pays_always() -> None:
    head = 'phase = "demand"\nround = 3\ndemand = "tourism-spike"\n'
    assert City(head + SEATS.format('investment = "retail-sector"', "", "", "")).capital()[0] == 12


def test_wong_ya_ching_is_paid_for_illness_that_reaches_the_root() -> None:
    head = 'phase = "event"\nevents = ["crumbling-infrastructure"]\ncity = { illness = ["base-de-cayambe"] }\n'
    table = City(head + SEATS.format('assets = ["wong-ya-ching"]', "", "", ""))
    assert (table.g.threat, table.capital()[0]) == (2, 12)


def test_what_assets_say_about_winning_happens_before_the_card_is_resolved() -> None:
    table = table_of("", HAND, 'assets = ["coach-walden"]')
    table.act(0, "main ark-construction")
    events = table.win()
    told = [event.kind for event in events if event.kind in ("won", "gained", "resolved")]
    assert told == ["won", "gained", "resolved"]


def test_whoever_resolves_vanity_project_chooses_the_asset_that_is_discarded() -> None:
    table = table_of("", 'hand = ["vanity-project"]', 'assets = ["monica-singh", "saul-eustecio"]')
    table.act(0, "main vanity-project")
    table.win("player 1")
    assert (table.waiting, table.legal(0)) == ((0,), ["asset monica-singh", "asset saul-eustecio"])


@pytest.mark.parametrize("asset", ["mr-li", "floyd"])
def test_who_draws_for_mr_li_or_floyd_chooses_the_types_card_by_card(asset: str) -> None:
    if asset == "mr-li":
        table = City('step = "end"\nturns = 1\n' + SEATS.format('assets = ["mr-li"]', "", "", ""))
        table.act(0, "use mr-li", "player 2")
        drawer, cards = 2, 2
    else:
        table = table_of('deal = { asset = "floyd" }', 'hand = ["ark-construction"]')
        table.act(0, "main ark-construction")
        table.win("place development manta")
        drawer, cards = 0, 5
    for kind in ("biotech", "construction", "labor", "media", "security")[:cards]:
        assert (table.asked, table.waiting) == ("draw_type", (drawer,))
        table.act(drawer, f"type {kind}")
    assert sorted([card // 4 for card in table.g.hands[drawer]]) == list(range(cards))
