"""What the mentor says at a table of New Angeles: about the decision at hand, not only about the city."""

from ratusz.games.catalogue import strategy_named
from ratusz.games.newangeles.game import GAME
from ratusz.kernel.concern import Concern, Glance
from ratusz.mentor.advice import matters, said
from ratusz.words.bundle import words
from tests.newangeles.table import City

DEAL = """
    round = 4
    turns = 1
    deal = { asset = "gurren-imaishi" }
    city = { illness = ["manta", "quinde"], android = ["manta", "quinde"], strike = ["quinde"] }
    [[seat]]
    corporation = "jinteki"
    rival = "weyland"
    hand = ["clean-slate", "unorthodox-knowledge", "unorthodox-knowledge"]
    capital = 15
    [[seat]]
    corporation = "nbn"
    hand = ["puff-piece"]
    [[seat]]
    corporation = "haas-bioroid"
    hand = ["liquidation", "labor-solutions"]
    [[seat]]
    corporation = "weyland"
    hand = ["ark-construction", "vanity-project"]
"""


def concern(table: City) -> Concern:
    seat = table.waiting[0]
    found = matters(GAME, GAME.view(table.g, seat), seat)
    assert found is not None
    return found


def sentence(table: City) -> str:
    return " ".join(said(words("en"), "newangeles", concern(table), ["Ann", "Ben", "Cid", "Dee"]).split())


def voting() -> City:
    """Seat 0 offered, seat 1 countered, and seat 2 is asked for support."""
    table = City(DEAL)
    table.act(0, "main clean-slate")
    table.act(1, "counter puff-piece")
    table.everyone("pass", "support")
    return table


def test_of_two_cards_that_pay_alike_the_one_that_spares_the_city_is_named() -> None:
    """Mandatory Quarantine would pay as much, and lets the threat rise."""
    assert concern(City(DEAL)).figures == {"card": "clean-slate", "count": 4}


def test_both_offers_are_compared() -> None:
    table = City(DEAL.replace('hand = ["puff-piece"]', 'hand = ["high-risk-investments"]'))
    table.act(0, "main clean-slate")
    table.act(1, "counter high-risk-investments")
    table.everyone("pass", "support")
    found = {one.name: one.figures for one in strategy_named("newangeles").concerns(Glance(GAME, GAME.view(table.g, 2), 2))}
    assert found["offer-pays"] == {"offer": "counter", "count": 3}
    table = City(DEAL.replace('"clean-slate"', '"high-risk-investments"').replace('["puff-piece"]', '["high-risk-investments"]'))
    table.act(0, "main high-risk-investments")
    table.act(1, "counter high-risk-investments")
    table.everyone("pass", "support")
    assert sentence(table).startswith("By either offer you can gain 3 capital")


def test_whoever_lays_a_card_hears_which_to_keep() -> None:
    table = voting()
    table.act(2, "abstain")
    table.act(3, "support main")
    assert sentence(table) == "Vanity Project could bring you 2 capital in a deal of its own: spend another card."


def test_a_price_is_not_paid_with_advice_on_what_to_offer() -> None:
    table = City(DEAL)
    table.act(0, "main clean-slate")
    table.act(1, "counter puff-piece")
    table.act(2, "counter unpaid-overclocked")
    assert table.asked == "counter_cost"
    assert concern(table).name == "card-spare"


def test_an_outage_that_must_be_placed_goes_best_where_nothing_is_produced() -> None:
    table = voting()
    table.act(2, "abstain")
    table.act(3, "abstain")
    table.act(0, "remove illness manta")
    table.act(0, "remove illness quinde")
    found = concern(table)
    assert (found.name, found.figures) == ("place-idle", {"districts": ["quinde"]})


def test_whoever_may_use_an_asset_hears_that_it_can_wait() -> None:
    table = City(DEAL.replace('capital = 15', 'capital = 15\n    assets = ["caprice-nisei"]'))
    table.act(0, "main clean-slate")
    assert table.asked == "use"
    assert concern(table).name == "asset"
