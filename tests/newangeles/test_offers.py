"""Offers and support: who makes them, in which order, and what becomes of the cards."""

import pytest

from tests.newangeles.table import City

FIVE = """
    turns = 1
    deal = { asset = "coach-walden" }
    [[seat]]
    corporation = "globalsec"
    hand = ["ark-construction", "riot-control"]
    [[seat]]
    corporation = "jinteki"
    hand = ["live-feeds", "live-feeds", "media-circus"]
    [[seat]]
    corporation = "nbn"
    hand = ["clinical-trials", "puff-piece", "spin-doctors"]
    [[seat]]
    corporation = "weyland"
    hand = ["arrest-orders", "full-deployment", "gentrification"]
    [[seat]]
    corporation = "haas-bioroid"
    hand = ["liquidation", "liquidation", "labor-solutions", "efficiency-experts"]
"""


def offered(text: str = FIVE) -> City:
    """Seat 0 offered Ark Construction."""
    table = City(text)
    table.act(0, "main ark-construction")
    return table


@pytest.mark.rule("NA-54.0", "NA-25.6", "NA-25.1", "NA-25.0", "NA-23.0", "NA-25.3")
def test_everyone_else_has_one_opportunity_to_counter_clockwise_and_then_comes_support() -> None:
    table = offered()
    asked = []
    for text in ("counter live-feeds", "counter clinical-trials", "pass", "counter liquidation"):
        assert table.asked == "counter"
        seat = table.waiting[0]
        asked.append(seat)
        table.act(seat, text)
        while table.asked == "counter_cost":
            table.act(seat, table.legal(seat)[0])
    assert asked == [1, 2, 3, 4]
    deal = table.view(3)["deal"]
    assert [(entry["card"], entry["seat"]) for entry in deal["box"]] == [
        ("live-feeds", 1), ("clinical-trials", 2), ("liquidation", 4),
    ]  # fmt: skip
    assert deal["countering"] == 4
    assert "liquidation" in table.seat(4)["hand"]  # there were two of them
    assert (table.asked, table.waiting) == ("support", (1,))


@pytest.mark.rule("NA-25.2", "NA-17.2")
def test_an_emergency_card_may_be_the_counteroffer() -> None:
    table = offered()
    table.act(1, "counter mandatory-quarantine")
    assert table.view(None)["deal"]["box"] == [{"card": "mandatory-quarantine", "seat": 1}]
    assert (table.seat(1)["emergency"], table.seat(1)["hand_size"]) == ([], 3)


@pytest.mark.rule("NA-16.0")
def test_a_card_serves_as_main_offer_counteroffer_or_support_and_is_gone_from_the_hand() -> None:
    table = offered()
    table.act(1, "counter media-circus")
    table.everyone("pass", "support")
    table.act(2, "support main", "back puff-piece", "enough")
    assert table.seat(0)["hand"] == ["riot-control"]
    assert table.seat(1)["hand"] == ["live-feeds", "live-feeds"]
    assert table.seat(2)["hand"] == ["clinical-trials", "spin-doctors"]
    assert table.seat(2)["support"] == ["puff-piece"]
    assert table.view(0)["seats"][2]["support"] is None


@pytest.mark.rule("NA-30.0")
@pytest.mark.parametrize(("until", "player"), [("main", 0), ("first", 1), ("second", 2)])
def test_what_speaks_of_an_offer_means_the_main_offer_or_the_latest_counteroffer(until: str, player: int) -> None:
    text = FIVE.replace('corporation = "weyland"', 'corporation = "weyland"\nassets = ["caprice-nisei"]')
    table = offered(text.replace("turns = 1", 'turns = 1\ncity = { illness = ["manta", "quinde"], protest = ["manta"] }'))
    if until == "main":
        table.act(3, "use caprice-nisei")
    else:
        table.act(3, "pass")
        table.act(1, "counter live-feeds")
        table.act(3, "use caprice-nisei" if until == "first" else "pass")
        if until == "second":
            table.act(2, "counter clinical-trials", "discard puff-piece")
            table.act(3, "use caprice-nisei")
    assert (table.asked, table.waiting) == ("declare_one", (player,))


@pytest.mark.rule("NA-57.0", "NA-57.2", "NA-59.0")
def test_every_supporting_player_decides_once_and_abstaining_changes_no_count() -> None:
    table = offered()
    table.act(1, "counter media-circus")
    table.everyone("pass", "support")
    asked = []
    for _ in range(3):
        asked.append(table.waiting[0])
        sizes = [len(hand) for hand in table.g.hands]
        events = table.act(table.waiting[0], "abstain")
        assert [len(hand) for hand in table.g.hands][:3] == sizes[:3]
        assert table.told(events, "abstained") == [{"seat": asked[-1]}]
    assert asked == [2, 3, 4]
    [won] = [event.figures for event in table.match.events() if event.kind == "won"]
    assert (won["main"], won["counter"], won["seat"]) == (0, 0, 0)


@pytest.mark.rule("NA-54.5", "NA-65.7")
def test_afterwards_all_cards_of_the_deal_are_in_the_discard_pile() -> None:
    table = offered()
    table.act(1, "counter media-circus")
    table.everyone("pass", "support")
    table.act(2, "support main", "back puff-piece", "enough")
    table.act(3, "abstain")
    table.act(4, "abstain")
    table.act(0, "place development manta")
    assert table.view(None)["discard"] == 3
    assert table.view(None)["deal"] == City("").view(None)["deal"] | {"asset": table.view(None)["deal"]["asset"]}
    assert table.seat(0)["assets"] == ["coach-walden"]


@pytest.mark.rule("NA-57.1")
def test_support_without_a_card_is_refused() -> None:
    table = offered()
    table.everyone("pass", "support")
    table.act(1, "support main")
    assert table.refused(1)["enough"] == "NA-57.1"
    table.act(1, "back live-feeds")
    assert "enough" in table.legal(1)


BOTH_OFFERS = [
    (0, "counter", ["enough", "place outage manta", "place outage quinde"]),
    (1, "main", ["remove illness manta"]),
]


@pytest.mark.rule("NA-54.7", "NA-65.0")
@pytest.mark.parametrize(("passed", "offer", "choices"), BOTH_OFFERS)
def test_of_two_offers_by_one_player_the_one_whose_moment_it_is_is_declared(passed: int, offer: str, choices: list[str]) -> None:
    """The Fall Guy: the owner of Caprice Nisei is asked at the counteroffer first, then at the main offer."""
    table = City("""
        turns = 1
        city = { illness = ["manta"] }
        [[seat]]
        corporation = "jinteki"
        hand = ["clinical-trials"]
        assets = ["the-fall-guy"]
        [[seat]]
        assets = ["caprice-nisei"]
    """)
    table.act(0, "main clinical-trials", "use the-fall-guy", "counter mandatory-quarantine")
    table.act(1, *["pass"] * passed, "use caprice-nisei")
    table.act(0, *choices)
    assert table.view(None)["deal"]["declared"] == {"offer": offer, "choices": choices}
