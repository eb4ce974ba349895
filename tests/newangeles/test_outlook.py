"""What follows from a position of New Angeles is told in the view, so that no front end works it out again."""

from typing import Any

import pytest

from ratusz.games.newangeles.position.seen import Outlook
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
    assert told["quinde"] == {**plain["quinde"], "primary": plain["quinde"]["primary"] + 1}
    assert told["manta"] == {**plain["manta"], "primary": 0}
    assert told["laguna-velasco"] == {"condition": "strike", "primary": 0, "secondary": 0}


def test_the_condition_of_a_district_and_the_pieces_that_are_left_in_the_reserve() -> None:
    city = table('city = { outage = ["manta"], protest = ["quinde"], prisec = ["manta", "quinde"] }\n')
    conditions = [outlook(city)["districts"][name]["condition"] for name in ("manta", "quinde", "guayaquil")]
    assert conditions == ["outage", "protest", "stable"]
    assert outlook(city)["reserve"]["prisec"] == outlook(table())["reserve"]["prisec"] - 2


@pytest.mark.rule("NA-54.0", "NA-25.4", "NA-54.5a")
def test_the_step_the_price_of_a_counteroffer_and_who_wins_a_tie() -> None:
    city = table()
    assert outlook(city)["step"] == "main"
    city.act(0, "main ark-construction")
    assert (outlook(city)["step"], outlook(city)["price"], outlook(city)["tied"]) == ("counter", 0, None)
    city.act(1, "counter live-feeds")
    assert (outlook(city)["price"], outlook(city)["tied"]) == (1, 0)
    city.act(2, "pass")
    city.everyone("pass", "support")
    assert outlook(city)["step"] == "support"
    city.act(2, "support counter", "back puff-piece", "enough")
    assert outlook(city)["tied"] is None


@pytest.mark.rule("NA-67.1", "NA-67.1a", "NA-67.2", "NA-64.1")
@pytest.mark.parametrize(
    ("rival", "aim"),
    [
        ("nbn", {"have": 10, "need": 11, "enough": False}),  # equal is not enough
        ("globalsec", {"have": 0, "need": 2, "enough": False}),
        ("federalist", {"have": 10, "need": 25, "enough": False}),
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


def test_there_is_no_trading_before_there_is_an_active_player() -> None:
    assert not outlook(City.begun())["trading"]
    assert outlook(table())["trading"]
