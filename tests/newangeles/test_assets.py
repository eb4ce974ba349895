"""What the assets do: claimed, at the end of a turn, and in a deal."""

import pytest

from ratusz.games.newangeles.content.cards import ASSET_NAMES
from ratusz.games.newangeles.game import GAME
from tests.newangeles.table import City

SEATS = """
    [[seat]]
    corporation = "globalsec"
    capital = 10
    {}
    [[seat]]
    corporation = "jinteki"
    capital = 20
    {}
    [[seat]]
    corporation = "nbn"
    capital = 5
    {}
    [[seat]]
    corporation = "weyland"
    capital = 5
"""


def claimed(asset: str, head: str = "", one: str = "") -> City:
    """Seat 0 wins a deal for this asset with a development in Manta; another turn follows."""
    table = City(f'turns = 1\ndeal = {{ asset = "{asset}" }}\n{head}' + SEATS.format('hand = ["ark-construction"]', one, ""))
    table.act(0, "main ark-construction")
    table.win("place development manta")
    return table


def end_of_turn(asset: str, head: str = "", zero: str = "", one: str = "", two: str = "") -> City:
    """Seat 0 uses this asset at the end of the turn."""
    table = City(f'step = "end"\nturns = 1\n{head}' + SEATS.format(f'assets = ["{asset}"]\n{zero}', one, two))
    table.act(0, f"use {asset}")
    return table


# When claimed.


@pytest.mark.rule("NA-66.0", "NA-65.7")
def test_gurren_imaishi_is_discarded_for_5_capital() -> None:
    table = claimed("gurren-imaishi")
    assert (table.capital()[0], table.seat(0)["assets"]) == (15, [])
    assert table.g.asset_deck[0] == 12


@pytest.mark.rule("NA-27.2", "NA-27.2b", "NA-66.1")
def test_hernando_cortez_steals_an_asset_that_is_not_claimed() -> None:
    table = claimed("hernando-cortez", one='assets = ["floyd"]')
    table.act(0, "either 0", "asset floyd")
    assert table.seat(0)["assets"] == ["floyd"]
    assert table.seat(0)["hand_size"] == 0


@pytest.mark.rule("NA-17.6")
def test_bryan_stinson_steals_two_emergency_cards_which_return_to_their_owners() -> None:
    table = claimed("bryan-stinson")
    table.act(0, "emergency mandatory-quarantine", "emergency sweeps-week")
    assert table.seat(0)["emergency"] == ["ruthless-tactics", "mandatory-quarantine", "sweeps-week"]
    assert table.seat(1)["emergency"] == []


def test_naoko_watanabe_claims_the_top_two_assets_one_after_the_other() -> None:
    table = claimed("naoko-watanabe", 'assets = ["coach-walden", "gurren-imaishi", "saul-eustecio"]')
    assert (table.seat(0)["assets"], table.capital()[0]) == (["coach-walden"], 15)


def test_naoko_watanabe_does_not_claim_herself_when_the_deck_runs_out() -> None:
    held = [name for name in ASSET_NAMES if name not in ("naoko-watanabe", "gurren-imaishi")]
    table = City(f"""
        deal = {{ asset = "naoko-watanabe" }}
        events = ["earthquake-rocks-city"]
        [[seat]]
        hand = ["ark-construction"]
        [[seat]]
        [[seat]]
        assets = {held}
    """)
    table.act(0, "main ark-construction")
    while table.asked in ("counter", "support", "use"):
        table.act(table.waiting[0], "abstain" if table.asked == "support" else "pass")
    table.act(0, "place development manta")
    assert table.capital()[0] == 15  # the one card of the deck, which goes under it as she did
    assert GAME.flaws(table.match.state) == []


@pytest.mark.rule("NA-42.0")
def test_floyd_draws_five_cards_of_any_types_and_lifts_the_hand_size() -> None:
    table = claimed("floyd")
    table.act(0, *["type media"] * 3, *["type labor"] * 2)
    assert table.seat(0)["hand_size"] == 5
    assert table.g.active == 1


def test_toshiyuki_sakai_draws_two_of_each_type_and_waives_the_hand_limit_this_turn() -> None:
    table = claimed("toshiyuki-sakai")
    assert (table.seat(0)["hand_size"], table.g.active) == (10, 1)


# At the end of a turn.


@pytest.mark.rule("NA-63.0", "NA-63.1")
def test_alex_westlund_swaps_two_assets_and_an_own_one_costs_2_capital() -> None:
    table = end_of_turn("alex-westlund", one='assets = ["midori"]', two='assets = ["mr-li"]')
    table.act(0, "asset midori", "asset mr-li")
    assert (table.seat(1)["assets"], table.seat(2)["assets"], table.capital()[0]) == (["mr-li"], ["midori"], 10)
    table = end_of_turn("alex-westlund", one='assets = ["susan-chen"]')
    table.act(0, "asset alex-westlund", "asset susan-chen")
    assert (table.seat(0)["assets"], table.capital()[0]) == (["susan-chen"], 8)
    assert table.legal(0) == ["pass", "use susan-chen"]  # NA-22.4


@pytest.mark.rule("NA-16.8")
def test_bernice_mai_gives_cards_for_capital_and_only_the_two_know_them() -> None:
    table = end_of_turn("bernice-mai", zero='hand = ["puff-piece", "live-feeds"]')
    table.act(0, "player 2", "give puff-piece", "enough")
    assert (table.capital()[0], table.seat(2)["hand"]) == (11, ["puff-piece"])
    assert table.view(0)["seats"][2]["known"] == [[0, "puff-piece"]]
    assert table.view(1)["seats"][2]["known"] == []


@pytest.mark.parametrize(("choice", "cards"), [("either 0", 1), ("either 1", 7)])
def test_elizabeth_mills_goes_to_another_player_who_discards_or_draws(choice: str, cards: int) -> None:
    table = end_of_turn("elizabeth-mills", one='hand = ["puff-piece", "live-feeds", "media-circus", "spin-doctors"]')
    table.act(0, "player 1", choice)
    if choice == "either 0":
        table.act(1, "discard puff-piece", "discard live-feeds", "discard media-circus")
    assert table.seat(1)["assets"] == ["elizabeth-mills"]
    drawn = 2 if table.g.active == 1 and table.asked == "general" else 0  # Jinteki's own refresh follows
    assert table.seat(1)["hand_size"] == cards + drawn


@pytest.mark.rule("NA-40.3")
def test_fumiko_yamamori_turns_a_resource_into_2_capital() -> None:
    table = end_of_turn("fumiko-yamamori", "supply = { tech = 2 }")
    assert table.refused(0)["resource energy"] == "NA-40.3"
    table.act(0, "resource tech")
    assert (table.g.supply[2], table.capital()[0]) == (1, 12)


@pytest.mark.rule("NA-27.1")
@pytest.mark.parametrize(("victim", "stolen"), [(1, 2), (2, 1)])
def test_marco_cubrero_steals_1_capital_or_2_from_the_richest(victim: int, stolen: int) -> None:
    table = end_of_turn("marco-cubrero")
    before = table.capital()[victim]
    table.act(0, f"player {victim}")
    assert (table.capital()[0], table.capital()[victim]) == (10 + stolen, before - stolen)


def test_mr_li_takes_1_capital_and_lets_a_player_draw_two_cards() -> None:
    table = end_of_turn("mr-li")
    table.act(0, "player 2")
    table.act(2, "type media", "type labor")
    assert (table.capital()[2], table.seat(2)["hand_size"]) == (4, 2)


@pytest.mark.rule("NA-27.3", "NA-27.3a", "NA-17.4")
def test_mr_white_sees_a_hand_and_may_steal_a_card_from_it() -> None:
    table = end_of_turn("mr-white", one='hand = ["puff-piece", "live-feeds"]')
    table.act(0, "player 1")
    assert table.legal(0) == ["pass", "steal live-feeds", "steal puff-piece"]
    assert table.refused(0) == {f"steal {card}": "NA-27.3a" for card in table.seat(1)["emergency"]} != {}
    assert table.view(0)["seats"][1]["known"] == [[0, "live-feeds"], [0, "puff-piece"]]
    events = table.act(0, "steal live-feeds")
    assert table.told([event for event in events if event.visible(2)], "passed-card") == []
    assert table.seat(0)["hand"] == ["live-feeds"]


@pytest.mark.rule("NA-22.0", "NA-22.2")
def test_susan_chen_pays_2_capital_and_moves_on() -> None:
    table = end_of_turn("susan-chen")
    table.act(0, "player 3")
    assert (table.capital()[0], table.seat(3)["assets"]) == (12, ["susan-chen"])


def test_thomas_haas_looks_under_the_board_and_may_swap_rivals_unseen() -> None:
    table = end_of_turn("thomas-haas", 'under = "federalist"', zero='rival = "nbn"')
    assert table.view(0)["under"] == "federalist"
    assert table.view(1)["under"] is None
    events = table.act(0, "swap")
    assert (table.seat(0)["rival"], table.view(0)["under"]) == ("federalist", "nbn")
    assert [event for event in events if event.kind == "rival" and event.visible(1)] == []


# In a deal.


def dealing(zero: str = "", one: str = "", two: str = "", head: str = "") -> City:
    hands = [f'hand = ["ark-construction", "riot-control"]\n{zero}', f'hand = ["live-feeds", "live-feeds"]\n{one}']
    return City("turns = 1\n" + head + SEATS.format(*hands, f'hand = ["puff-piece", "puff-piece"]\n{two}'))


def countered(zero: str = "", one: str = "", two: str = "") -> City:
    table = dealing(zero, one, two)
    table.act(0, "main ark-construction")
    table.act(1, "counter live-feeds")
    table.act(2, "pass")
    return table


def test_aaron_marron_catches_what_others_discard_for_a_counteroffer() -> None:
    table = dealing(zero='assets = ["aaron-marron"]')
    table.act(0, "main ark-construction")
    table.act(1, "counter live-feeds")
    table.act(2, "counter puff-piece", "discard puff-piece")
    assert table.seat(0)["hand"] == ["puff-piece", "riot-control"]
    assert table.g.discard == []


@pytest.mark.parametrize(("answer", "tally", "capital"), [("join", 1, 5), ("ransom", 0, 4)])
def test_eiko_makes_who_abstains_support_the_main_offer_or_pay(answer: str, tally: int, capital: int) -> None:
    table = countered(zero='assets = ["eiko"]')
    table.act(2, "abstain")
    table.act(0, "use eiko")
    table.act(2, answer)
    if answer == "join":
        assert table.legal(2) == ["back puff-piece"]
        table.act(2, "back puff-piece")
    assert table.capital()[2] == capital
    won = [event.figures for move in table.match.moves for event in move.events if event.kind == "won"]
    assert [figures["main"] for figures in won] == [tally]


def test_isabel_mcguire_supports_with_a_card_nobody_knows() -> None:
    table = countered(one='assets = ["isabel-mcguire"]')
    table.act(1, "use isabel-mcguire", "top labor counter")
    assert table.view(None)["deal"]["tally"] == [0, 1]
    assert len(table.g.decks[2]) == 19


@pytest.mark.rule("NA-54.4a")
def test_locust_company_bars_a_player_from_the_counteroffer() -> None:
    table = countered(zero='assets = ["locust-company"]')
    table.act(0, "use locust-company", "player 2")
    assert table.legal(2) == ["abstain", "support main"]
    assert table.refused(2)["support counter"] == "NA-65.0"


def test_midori_decides_a_tie() -> None:
    table = countered(two='assets = ["midori"]')
    table.act(2, "abstain")
    table.act(2, "use midori", "win counter")
    assert table.g.won == 1


def test_monica_singh_robs_the_countering_player_who_beat_her() -> None:
    table = countered(zero='assets = ["monica-singh"]')
    table.act(2, "support counter", "back puff-piece", "enough")
    table.act(0, "use monica-singh")
    assert table.capital()[:2] == [12, 18]


def test_saul_eustecio_pays_when_the_counteroffer_wins() -> None:
    table = countered(two='assets = ["saul-eustecio"]')
    table.act(2, "support counter", "back puff-piece", "enough")
    table.act(2, "use saul-eustecio")
    assert table.capital()[:3] == [11, 20, 6]


def test_tanaka_is_discarded_to_choose_the_winner() -> None:
    table = countered(one='assets = ["tanaka"]')
    table.act(2, "support main", "back puff-piece", "enough")
    table.act(1, "use tanaka", "win counter")
    assert (table.g.won, table.seat(1)["assets"]) == (1, [])


def test_coach_walden_pays_when_the_player_on_the_right_wins() -> None:
    table = dealing(one='assets = ["coach-walden"]')
    table.act(0, "main ark-construction")
    table.win()
    assert table.capital()[1] == 21


def test_jackson_howard_bets_on_another_player() -> None:
    table = City('step = "asset"\nturns = 2' + SEATS.format('hand = ["ark-construction"]', 'assets = ["jackson-howard"]', ""))
    table.act(1, "use jackson-howard", "player 0")
    table.act(0, "main ark-construction")
    table.win()
    assert table.capital()[1] == 22


@pytest.mark.rule("NA-65.6")
def test_lily_lockwell_steals_a_random_card_before_the_refresh_of_a_richer_player() -> None:
    table = City('step = "turn"\nactive = 1\nturns = 2' + SEATS.format("", 'hand = ["live-feeds"]', 'assets = ["lily-lockwell"]'))
    table.act(2, "use lily-lockwell")
    assert (table.seat(2)["hand"], table.asked) == (["live-feeds"], "general")


def test_braintrust_doubles_the_sheet_and_costs_a_card_of_hand_size() -> None:
    table = City('step = "refresh"\nturns = 1' + SEATS.format('assets = ["braintrust"]', "", ""))
    table.act(0, "type media")
    assert table.seat(0)["hand_size"] == 6


@pytest.mark.parametrize(("asset", "answer"), [("sunny-lebeau", "use sunny-lebeau"), ("wong-ya-ching", "")])
def test_sunny_lebeau_draws_and_wong_ya_ching_gains_when_illness_raises_threat(asset: str, answer: str) -> None:
    table = dealing(two=f'assets = ["{asset}"]', head='city = { illness = ["manta"] }\n')
    table.act(0, "main ark-construction")
    table.win("place development manta")
    if answer:
        table.act(2, answer)
    assert (table.seat(2)["hand_size"], table.capital()[2]) == ((4, 5) if answer else (2, 7))
    assert table.seat(2)["sources"]["asset"] == (0 if answer else 2)  # in the middle of a card, but not the card's


def test_rachel_beckmann_draws_a_card_when_a_deal_leaves_her_empty_handed() -> None:
    table = City("turns = 1" + SEATS.format('hand = ["ark-construction"]\nassets = ["rachel-beckmann"]', "", ""))
    table.act(0, "main ark-construction")
    table.win("place development manta")
    table.act(0, "use rachel-beckmann")
    assert table.seat(0)["hand_size"] == 1
