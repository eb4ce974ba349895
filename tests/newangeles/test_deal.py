"""The five steps of a deal."""

import pytest

from tests.newangeles.table import City

FOUR = """
    [[seat]]
    corporation = "globalsec"
    hand = ["ark-construction", "clinical-trials", "riot-control"]
    [[seat]]
    corporation = "jinteki"
    hand = ["live-feeds", "live-feeds", "media-circus"]
    [[seat]]
    corporation = "nbn"
    hand = ["clinical-trials", "puff-piece", "spin-doctors"]
    [[seat]]
    corporation = "weyland"
    hand = ["arrest-orders", "full-deployment", "gentrification"]
"""


def deal(asset: str = "") -> City:
    """Seat 0 is about to make an offer, perhaps with an asset in play."""
    seats = FOUR.replace("[[seat]]", f'[[seat]]\n    assets = ["{asset}"]', 1) if asset else FOUR
    return City(f'turns = 1\ndeal = {{ asset = "coach-walden" }}\n{seats}')


@pytest.mark.rule("NA-13.0", "NA-13.1", "NA-54.2", "NA-54.2a", "NA-1.1", "NA-13.2")
def test_the_main_offer_is_a_hand_card_or_the_emergency_card_and_cannot_be_left_out() -> None:
    table = deal()
    assert table.legal(0) == [
        "main clinical-trials", "main ark-construction", "main riot-control", "main ruthless-tactics",
    ]  # fmt: skip
    assert table.refused(0)["pass"] == "NA-54.2a"


@pytest.mark.rule("NA-25.4", "NA-54.3", "NA-54.3a", "NA-54.3b", "NA-23.1", "NA-25.4a", "NA-25.5", "NA-25.7", "NA-16.4")
def test_each_further_counteroffer_costs_one_card_more_and_replaces_the_last() -> None:
    table = deal()
    table.act(0, "main ark-construction")
    table.act(1, "counter live-feeds")
    assert table.asked == "counter"
    table.act(2, "counter clinical-trials")
    assert table.asked == "counter_cost"
    events = table.act(2, "discard puff-piece")
    assert table.told([event for event in events if event.visible(0)], "discarded") == []
    table.act(3, "counter arrest-orders", "discard full-deployment", "discard gentrification")
    assert (table.g.countering, len(table.g.box), table.g.hands[3]) == (3, 3, [])
    assert table.asked == "support"
    assert table.waiting == (1,)


@pytest.mark.rule("NA-25.4")
def test_a_counteroffer_that_cannot_be_paid_is_refused() -> None:
    table = City("""
        [[seat]]
        hand = ["ark-construction"]
        [[seat]]
        hand = ["live-feeds"]
        [[seat]]
        hand = ["puff-piece"]
    """)
    table.act(0, "main ark-construction")
    table.act(1, "counter live-feeds")
    assert table.refused(2)["counter puff-piece"] == "NA-25.4"
    assert "counter mandatory-quarantine" in table.legal(2)


@pytest.mark.rule("NA-54.4", "NA-54.5", "NA-57.1", "NA-57.4", "NA-54.5a", "NA-57.4a", "NA-54.6", "NA-58.0", "NA-66.0")
@pytest.mark.parametrize(("cards", "winner"), [(1, 0), (2, 1)])
def test_more_facedown_cards_win_and_the_active_player_wins_ties(cards: int, winner: int) -> None:
    table = deal()
    table.act(0, "main ark-construction")
    table.act(1, "counter media-circus")
    table.act(2, "pass")
    table.act(3, "pass")
    assert table.waiting == (2,)
    table.act(2, "support main", "back puff-piece", "enough")
    table.act(3, "support counter", "back arrest-orders")
    if cards == 2:
        table.act(3, "back gentrification")
    table.act(3, "enough")
    table.act(winner, table.legal(winner)[0])
    assert table.g.holder.count(winner) == 1
    [won] = [event.figures for event in table.match.events() if event.kind == "won"]
    assert (won["seat"], won["by"]) == (winner, "more" if winner else "tie")


@pytest.mark.rule("NA-54.4a", "NA-57.3", "NA-17.5")
def test_nobody_supports_both_offers() -> None:
    table = deal()
    table.act(0, "main ark-construction")
    assert table.rejects(1, "support counter") != ""
    table.act(1, "counter media-circus")
    table.act(2, "pass")
    table.act(3, "pass")
    table.act(2, "support main", "back puff-piece")
    assert table.legal(2) == ["enough", "back clinical-trials", "back spin-doctors"]
    assert table.refused(2)["support counter"] == "NA-54.4a"
    assert table.refused(2)["back sweeps-week"] == "NA-17.5"


@pytest.mark.rule("NA-17.3", "NA-54.5b", "NA-17.2")
def test_an_emergency_card_that_won_lies_facedown_and_cannot_be_offered() -> None:
    table = deal()
    table.act(0, "main ruthless-tactics")
    table.win("raise manta", "raise quinde")
    assert table.seat(0)["spent"] == ["ruthless-tactics"]
    again = City('[[seat]]\ncorporation = "globalsec"\nhand = ["riot-control"]\nspent = ["ruthless-tactics"]')
    assert again.refused(0)["main ruthless-tactics"] == "NA-17.2"


@pytest.mark.rule("NA-25.8")
def test_chief_gorman_sends_a_counteroffer_back_and_the_price_stays_paid() -> None:
    table = deal("chief-gorman")
    table.act(0, "main ark-construction")
    table.act(1, "counter live-feeds")
    table.act(0, "pass")
    table.act(2, "counter clinical-trials", "discard puff-piece")
    table.act(0, "use chief-gorman")
    table.act(2, "return")
    assert table.g.countering == -1
    assert len(table.g.box) == 1
    assert table.seat(2)["hand"] == ["clinical-trials", "spin-doctors"]
    assert table.view(1)["seats"][2]["known"] == [[1, "clinical-trials"]]
    table.act(3, "counter arrest-orders", "discard full-deployment")
    assert table.g.countering == 3


@pytest.mark.rule("NA-65.0", "NA-16.9")
def test_caprice_nisei_binds_the_resolution_that_was_declared() -> None:
    table = City("""
        turns = 1
        city = { illness = ["manta", "quinde"] }
        [[seat]]
        corporation = "jinteki"
        hand = ["clean-slate"]
        [[seat]]
        assets = ["caprice-nisei"]
    """)
    table.act(0, "main clean-slate")
    table.act(1, "use caprice-nisei")
    assert table.asked == "declare_one"
    assert table.refused(0)["remove illness rutherford"] == "NA-55.0"
    table.act(0, "remove illness manta")
    events = table.act(0, "enough")
    assert table.told(events, "declared")[0]["choices"] == ["remove illness manta", "enough"]
    assert table.city("illness") == ["quinde", "manta"]
    table.win()
    assert table.legal(0) == ["remove illness manta"]
    assert table.refused(0)["remove illness quinde"] == "NA-65.0"
    table.act(0, "remove illness manta")
    assert table.legal(0) == ["enough"]
    table.act(0, "enough")
    assert table.city("outage") == ["manta"]


@pytest.mark.rule("NA-54.7")
def test_the_fall_guy_lets_the_active_player_counter_and_nobody_else() -> None:
    table = deal("the-fall-guy")
    table.act(0, "main ark-construction")
    table.act(0, "use the-fall-guy")
    table.act(0, "counter riot-control")
    assert (table.g.countering, table.asked, table.waiting) == (0, "support", (1,))


@pytest.mark.rule("NA-54.7", "NA-25.8")
def test_after_the_fall_guy_comes_support_even_if_that_counteroffer_is_sent_back() -> None:
    table = City("""
        turns = 1
        [[seat]]
        hand = ["ark-construction", "riot-control"]
        assets = ["the-fall-guy"]
        [[seat]]
        hand = ["live-feeds"]
        [[seat]]
        assets = ["chief-gorman"]
    """)
    table.act(0, "main ark-construction", "use the-fall-guy", "counter riot-control")
    table.act(2, "use chief-gorman")
    table.act(0, "return")
    assert (table.g.countering, table.asked, table.waiting) == (-1, "support", (1,))


@pytest.mark.rule("NA-8.4", "NA-1.2", "NA-51.4", "NA-16.5", "NA-42.2", "NA-42.0")
def test_a_turn_ends_with_the_discard_to_hand_size_and_the_token_goes_left() -> None:
    table = City("""
        step = "limit"
        turns = 1
        [[seat]]
        corporation = "globalsec"
        hand = ["clean-slate", "clean-slate", "live-feeds", "media-circus", "puff-piece", "spin-doctors", "riot-control"]
        [[seat]]
        corporation = "haas-bioroid"
    """)
    table.act(0, "discard live-feeds", "discard puff-piece")
    assert len(table.g.hands[0]) == 5
    assert table.g.active == 1
    assert table.asked == "general"
