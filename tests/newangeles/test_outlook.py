"""What follows from a position of New Angeles is told in the view, so that no front end works it out again."""

from typing import Any

import pytest

from ratusz.games.newangeles.content.cards import CARD_NUMBERS
from ratusz.games.newangeles.game import GAME
from ratusz.games.newangeles.position.seen import Outlook
from ratusz.kernel.preview import forecast
from tests.newangeles.table import City

SEATS = """
    [[seat]]
    corporation = "globalsec"
    hand = ["ark-construction"]
    capital = 10
    {0}
    [[seat]]
    corporation = "jinteki"
    hand = ["live-feeds", "media-circus", "clean-slate"]
    capital = 11
    [[seat]]
    corporation = "nbn"
    hand = ["puff-piece", "spin-doctors"]
    capital = 10
"""


def table(head: str = "", first: str = "") -> City:
    return City(head + SEATS.format(first))


def outlook(found: City, eyes: int | None = None) -> Outlook:
    told: Outlook = found.view(eyes)["outlook"]
    return told


@pytest.mark.rule("NA-36.2", "NA-36.3", "NA-36.4")
def test_a_district_yields_what_development_orgcrime_and_unrest_leave_of_it() -> None:
    city = table('city = { development = ["quinde", "manta"], orgcrime = ["manta"], strike = ["laguna-velasco"] }\n')
    plain = outlook(table())["districts"]
    told = outlook(city)["districts"]
    assert told["quinde"] == {**plain["quinde"], "primary": plain["quinde"]["primary"] + 1, "more": 1}
    assert told["manta"] == {**plain["manta"], "primary": 0, "blocked": True}
    assert told["laguna-velasco"] == {"condition": "strike", "primary": 0, "secondary": 0, "more": 0, "blocked": False}


def test_the_condition_of_a_district_and_the_pieces_that_are_left_in_the_reserve() -> None:
    city = table('city = { outage = ["manta"], protest = ["quinde"], prisec = ["manta", "quinde"] }\n')
    conditions = [outlook(city)["districts"][name]["condition"] for name in ("manta", "quinde", "guayaquil")]
    assert conditions == ["outage", "protest", "stable"]
    assert outlook(city)["reserve"]["prisec"] == outlook(table())["reserve"]["prisec"] - 2


@pytest.mark.rule("NA-54.0", "NA-25.4", "NA-54.5a")
def test_the_step_the_price_of_a_counteroffer_and_who_wins_a_tie() -> None:
    city = table()
    assert outlook(city)["step"] == "main"
    assert outlook(city)["supporting"] is None
    city.act(0, "main ark-construction")
    assert (outlook(city)["step"], outlook(city)["price"], outlook(city)["tied"]) == ("counter", 0, None)
    city.act(1, "counter live-feeds")
    assert (outlook(city)["price"], outlook(city)["tied"]) == (1, 0)
    city.act(2, "pass")
    city.everyone("pass", "support")
    assert (outlook(city)["step"], outlook(city)["supporting"]) == ("support", 2)
    city.act(2, "support counter")
    assert outlook(city)["supporting"] == 2  # with which cards
    city.act(2, "back puff-piece", "enough")
    assert outlook(city)["tied"] is None


@pytest.mark.rule("NA-54.5")
def test_the_resolution_has_begun_before_it_is_settled_who_wins() -> None:
    city = table(first='assets = ["tanaka"]')
    city.act(0, "main ark-construction")
    city.act(1, "counter live-feeds")
    city.act(2, "pass")
    city.everyone("pass", "support")
    city.act(2, "abstain")
    assert (city.asked, outlook(city)["step"]) == ("use", "resolution")


@pytest.mark.rule("NA-67.1", "NA-67.1a", "NA-67.2", "NA-64.1")
@pytest.mark.parametrize(
    ("rival", "aim"),
    [
        ("nbn", {"have": 10, "need": 11, "enough": False, "by": 1}),  # equal is not enough
        ("globalsec", {"have": 0, "need": 2, "enough": False, "by": 2}),
        ("federalist", {"have": 10, "need": 25, "enough": False, "by": 15}),
    ],
)
def test_what_the_own_rival_card_asks_for_is_told_to_its_owner_alone(rival: str, aim: dict[str, Any]) -> None:
    city = table(first=f'rival = "{rival}"')
    assert city.seat(0)["aim"] == aim
    assert city.view(1)["seats"][0]["aim"] is None


@pytest.mark.rule("NA-14.0", "NA-14.2")
@pytest.mark.parametrize(
    ("offer", "binds"),
    [
        ("trade 1 3 - binding -", True),
        ("trade 1 3 - loose -", False),
        ("trade 1 3 - binding and more", False),
        ("trade 1 3 main*2 binding -", False),  # it is not asked for its support now
        ("trade 1 3 main*2@1 binding -", False),
    ],
)
def test_only_a_trade_that_can_be_carried_out_at_once_is_told_as_binding(offer: str, binds: bool) -> None:
    city = table()
    told = city.told(city.act(0, offer), "trade-offered")
    assert [one["binding"] for one in told] == ["binding" if binds else "loose"]
    assert outlook(city)["binding"] == ([1] if binds else [])


@pytest.mark.rule("NA-14.0", "NA-14.2")
def test_the_terms_of_a_trade_are_told_part_by_part_with_the_clause_that_binds_it_or_not() -> None:
    city = table()
    offered = city.act(0, "trade 1 3 main*2@1 binding -")
    city.act(0, "trade 2 1 - binding -")
    nothing = {"capital": 0, "assets": [], "support": None, "cards": 0, "later": 0}
    support = {"capital": 0, "assets": [], "support": "main", "cards": 2, "later": 1}
    assert outlook(city)["terms"] == [
        {"number": 1, "give": {**nothing, "capital": 3}, "want": support, "rule": "NA-14.2"},
        {"number": 2, "give": {**nothing, "capital": 1}, "want": nothing, "rule": "NA-14.0"},
    ]
    assert [event.rule for event in offered if event.kind == "trade-offered"] == ["NA-14.2"]
    assert [told["terms"] for told in city.told(offered, "trade-offered")] == outlook(city)["terms"][:1]


@pytest.mark.rule("NA-14.2")
def test_a_promise_that_was_made_is_told_with_its_terms_and_binds_nobody() -> None:
    city = table()
    city.act(0, "trade 1 3 main*2@1 loose -")
    city.act(1, "accept 1 loose")
    assert [(one["number"], one["rule"]) for one in outlook(city)["terms"]] == [(1, "NA-14.2")]


@pytest.mark.rule("NA-54.1", "NA-25.4")
def test_the_offers_that_stand_are_told_with_who_made_them() -> None:
    city = table()
    assert outlook(city)["offers"] == {"main": None, "counter": None}
    city.act(0, "main ark-construction")
    city.act(1, "counter live-feeds")
    offers = {"main": {"card": "ark-construction", "seat": 0}, "counter": {"card": "live-feeds", "seat": 1}}
    assert (outlook(city)["offers"], outlook(city)["older"]) == (offers, [])
    city.act(2, "counter puff-piece", "discard spin-doctors")
    assert outlook(city)["offers"]["counter"] == {"card": "puff-piece", "seat": 2}
    assert outlook(city)["older"] == ["live-feeds"]


def test_whom_a_rival_card_names_is_told_to_those_who_know_the_card() -> None:
    city = table(first='rival = "nbn"')
    assert (city.seat(0)["rival_seat"], city.view(1)["seats"][0]["rival_seat"]) == (2, None)
    assert table(first='rival = "federalist"').seat(0)["rival_seat"] is None


@pytest.mark.rule("NA-14.0")
def test_while_support_is_asked_for_those_who_want_it_are_told_what_they_might_offer() -> None:
    city = table()
    city.act(0, "main ark-construction")
    city.everyone("pass", "support")
    asked = city.view(0)["waiting"][0]
    found = city.view(0)["suggested"]
    assert found
    assert {(one["to"], one["want"]["support"]) for one in found} == {(asked, "main")}
    city.act(0, found[0]["text"])
    assert city.view(0)["suggested"] == [], "one offer stands"


def test_there_is_no_trading_before_there_is_an_active_player() -> None:
    assert not outlook(City.begun())["trading"]
    assert outlook(table())["trading"]


@pytest.mark.rule("NA-67.1")
def test_how_far_ahead_of_a_rival_one_is_counts_from_the_rivals_capital() -> None:
    city = table(first='rival = "jinteki"')
    city.g.capital[0] = 14
    assert city.seat(0)["aim"] == {"have": 14, "need": 12, "enough": True, "by": 3}


def test_the_space_of_the_turn_track_and_the_standard_rounds_are_told() -> None:
    told = outlook(City("round = 4\nturns = 2\n" + SEATS.format("")))
    assert told["space"] == 3
    assert told["standard"] == [3, 6]


@pytest.mark.rule("NA-3.0", "NA-3.1")
def test_a_preview_names_the_ill_districts_a_card_may_affect_unless_illness_does_not_matter_to_it() -> None:
    city = table('city = { illness = ["manta"], orgcrime = ["manta", "quinde"] }\n', 'rival = "nbn"')
    city.g.hands[0] = sorted([CARD_NUMBERS["riot-control"], CARD_NUMBERS["clean-slate"]])
    coming = dict(forecast(GAME, GAME.view(city.g, 0), 0))
    ill = {name: {figure for figure in found.figures if figure.startswith("ill ")} for name, found in coming.items()}
    assert ill["card riot-control"] == {"ill manta"}
    assert coming["card riot-control"].figures["threat"] == (0, 2)
    assert ill["card clean-slate"] == set()


@pytest.mark.rule("NA-45.1")
@pytest.mark.parametrize(("ill", "step", "capital"), [(1, None, 0), (2, 0, 3), (3, 1, 5), (5, 2, 7)])
def test_an_investment_says_which_of_its_steps_counts_now(ill: int, step: int | None, capital: int) -> None:
    districts = ["manta", "quinde", "guayaquil", "rutherford", "la-costa"][:ill]
    city = table(f"city = {{ illness = {districts} }}\n", 'investment = "healthcare-initiative"')
    (worth,) = city.view(0)["seats"][0]["worth"]
    assert (worth["step"], worth["capital"], worth["count"]) == (step, capital, ill)


@pytest.mark.rule("NA-65.0")
@pytest.mark.parametrize(("card", "options"), [("live-feeds", 2), ("clean-slate", 0)])
def test_options_are_told_also_while_they_are_declared(card: str, options: int) -> None:
    """Only a card that has options is rehearsed for them."""
    city = City(f"""
        turns = 1
        city = {{ illness = ["manta"], orgcrime = ["quinde"], strike = ["rutherford"] }}
        [[seat]]
        corporation = "jinteki"
        hand = ["{card}"]
        [[seat]]
        assets = ["caprice-nisei"]
    """)
    city.act(0, f"main {card}")
    city.act(1, "use caprice-nisei")
    assert city.asked == "declare_one"
    assert [len(outlook(city, eyes)["options"]) for eyes in (0, 1, None)] == [options] * 3


def test_a_forecast_that_is_cut_tells_the_extremes_all_the_same() -> None:
    """Up to four of seven enemies, then unrest in two districts: too many ways to follow, but each enemy may go, and four may."""
    enemies = {"orgcrime": ["manta", "quinde", "guayaquil", "rutherford"], "human-first": ["la-costa", "esmeraldas", "nihongai"]}
    lying = ", ".join([f"{piece} = {districts}" for piece, districts in enemies.items()])
    city = City(f'turns = 1\ncity = {{ {lying} }}\n[[seat]]\ncorporation = "globalsec"\n')
    found = dict(forecast(GAME, GAME.view(city.g, 0), 0))["card ruthless-tactics"]
    assert found.cut
    for piece, districts in enemies.items():
        assert [found.figures.get(f"{piece} {name}") for name in districts] == [(-1, 0)] * len(districts)
    assert found.figures["capital 0"] == (0, 4)
