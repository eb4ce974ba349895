"""Bots at a table of New Angeles: they pursue what wins, look after the city, and trade with sense."""

from typing import cast

import pytest

from ratusz.arena.simulate import play, simulate
from ratusz.arena.watcher import Watcher
from ratusz.bots.catalogue import bot_named
from ratusz.bots.unasked import Unasked
from ratusz.games.newangeles.content.cards import ASSET_NAMES, CARD_NUMBERS, FEDERALIST, THREAT_END
from ratusz.games.newangeles.game import GAME
from ratusz.games.newangeles.position.state import Angeles
from ratusz.games.newangeles.rules.players.trade import support_offers, trade_refused
from ratusz.games.newangeles.strategy.cards import FALLEN, memory, outcome
from ratusz.games.newangeles.strategy.strategy import STRATEGY
from ratusz.kernel.chance import Guess
from ratusz.kernel.state import Action, State
from tests.newangeles.table import City


def chosen(table: City, spec: str = "greedy", seed: str = "1") -> str:
    """What a bot answers for the seat that is asked."""
    seat = table.waiting[0]
    legal = GAME.rules.options(table.g, seat)
    return GAME.rules.write(table.g, seat, bot_named(spec, GAME, seed).choose(GAME.view(table.g, seat), seat, legal))


def said(table: City, seat: int, spec: str = "greedy") -> str | None:
    """What a bot in a seat does unasked."""
    proposals = STRATEGY.proposals(table.g, seat)
    if not proposals:
        return None
    action = bot_named(spec, GAME, "1").interject(GAME.view(table.g, seat), seat, proposals)
    return None if action is None else GAME.rules.write(table.g, seat, action)


def positions(games: int, every: int) -> list[Angeles]:
    """Moments of random games at which somebody has a choice."""
    chance = Guess(5)
    found: list[Angeles] = []
    step = 0
    for number in range(games):
        g = GAME.new(4 + number % 3, {}, str(number))
        GAME.rules.settle(g)
        while g.stack:
            seat = GAME.rules.seats(g)[0]
            legal = GAME.rules.options(g, seat)
            step += 1
            if step % every == 0 and len(legal) > 1:
                found.append(cast(Angeles, g.clone()))
            GAME.rules.apply(g, seat, legal[chance.below(len(legal))])
    return found


class Asides(Watcher):
    """Keeps the names of all that is done."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def step(self, g: State, seat: int, action: Action) -> None:
        self.names.add(action[0])


@pytest.mark.parametrize("seats", [4, 5, 6])
def test_bots_of_every_level_finish_a_game_and_none_resigns(seats: int) -> None:
    watcher = Asides()
    specs = ["greedy", "search:2", "random", "random", "random", "random"][:seats]
    played = play(GAME, [bot_named(spec, GAME, str(seat)) for seat, spec in enumerate(specs)], "7", {}, watcher)
    assert played.result.over
    assert played.result.rule in ("NA-67.0a", "NA-67.3")
    assert "resign" not in watcher.names
    assert played.statistics["demand-met"] + played.statistics["demand-failed"] <= 3


@pytest.mark.parametrize("spec", ["greedy", "search:10", "rookie", "trader", "planner", "strategist", "expert:20"])
def test_a_bot_chooses_the_same_whatever_it_cannot_see(spec: str) -> None:
    moved = 0
    for number, g in enumerate(positions(3, 37)):
        seat = GAME.rules.seats(g)[0]
        other = g.clone()
        GAME.redeal(other, seat, Guess(number))
        moved += GAME.position(g) != GAME.position(other)
        answers = [
            bot_named(spec, GAME, "7").choose(GAME.view(each, seat), seat, GAME.rules.options(each, seat)) for each in (g, other)
        ]
        assert answers[0] == answers[1]
    assert moved > 5


def test_a_position_looks_the_same_to_a_seat_whatever_the_rivals_and_investments_of_others() -> None:
    for number, g in enumerate(positions(6, 13)):
        other = g.clone()
        GAME.redeal(other, 0, Guess(number))
        assert STRATEGY.evaluate(g, 0) == pytest.approx(STRATEGY.evaluate(other, 0))
        assert 0.0 <= STRATEGY.evaluate(g, 0) <= 1.0


# What is better. Seat 0 is Globalsec, its rival is Jinteki in seat 1.


def city(head: str, seat: str, other: str = "") -> City:
    return City(f"""
        round = 4
        turns = 2
        {head}
        [[seat]]
        corporation = "globalsec"
        rival = "jinteki"
        {seat}
        [[seat]]
        corporation = "jinteki"
        {other}
        [[seat]]
        corporation = "nbn"
        [[seat]]
        corporation = "weyland"
    """)


BETTER = [
    ("", "capital = 15", "capital = 14"),
    ("", 'assets = ["marco-cubrero"]', ""),
    ("", 'hand = ["riot-control", "live-feeds"]', 'hand = ["riot-control"]'),
]


@pytest.mark.parametrize(("head", "better", "worse"), BETTER)
def test_more_is_better(head: str, better: str, worse: str) -> None:
    assert STRATEGY.evaluate(city(head, better).g, 0) > STRATEGY.evaluate(city(head, worse).g, 0)


WORSE = ["threat = 12", 'city = { illness = ["rutherford", "base-de-cayambe"] }', 'city = { outage = ["manta", "quinde"] }']


@pytest.mark.parametrize("trouble", WORSE)
def test_trouble_in_the_city_is_bad_for_everybody_but_the_federalist(trouble: str) -> None:
    calm, troubled = city("", ""), city(trouble, "")
    assert STRATEGY.evaluate(troubled.g, 0) < STRATEGY.evaluate(calm.g, 0)
    for table in (calm, troubled):
        table.g.rivals[0] = FEDERALIST
        table.g.capital[0] = 30
        table.g.round = 8
    assert STRATEGY.evaluate(troubled.g, 0) > STRATEGY.evaluate(calm.g, 0)


def test_the_capital_of_the_rival_counts_and_that_of_others_does_not() -> None:
    rich_rival = city("", "capital = 15", "capital = 20")
    poor_rival = city("", "capital = 15", "capital = 10")
    assert STRATEGY.evaluate(poor_rival.g, 0) > STRATEGY.evaluate(rich_rival.g, 0)


def test_a_card_brings_the_same_while_an_asset_is_used() -> None:
    """What is remembered of cards is asked for again at any time: else the same bots would not play the same game twice."""
    found = []
    for asset in (None, "marco-cubrero"):
        table = city("", 'assets = ["marco-cubrero"]')
        if asset is not None:
            table.g.asset_moment = ASSET_NAMES.index(asset)
        memory.clear()
        found.append(outcome(table.g, CARD_NUMBERS["high-risk-investments"]))
    assert found[0] == found[1]
    assert found[0][2] > 0  # it pays its resolver


# What bots do.


@pytest.mark.parametrize("spec", ["greedy", "search:60"])
def test_a_card_that_pays_by_the_contract_is_offered_and_resolved_for_it(spec: str) -> None:
    table = City("""
        round = 4
        turns = 1
        city = { human-first = ["manta"], orgcrime = ["manta", "la-costa"] }
        [[seat]]
        corporation = "globalsec"
        rival = "jinteki"
        hand = ["arrest-orders", "puff-piece", "unorthodox-knowledge"]
        [[seat]]
        corporation = "jinteki"
        [[seat]]
        corporation = "haas-bioroid"
        [[seat]]
        corporation = "weyland"
    """)
    assert chosen(table, spec) in ("main arrest-orders", "main ruthless-tactics")
    table.act(0, "main arrest-orders")
    while table.waiting[0] != 0:
        table.act(table.waiting[0], "pass" if table.asked == "counter" else "abstain")
    assert chosen(table) == "district manta"


DEAL = """
    round = 4
    turns = 1
    deal = { asset = "gurren-imaishi" }
    city = { illness = ["manta", "quinde"] }
    [[seat]]
    corporation = "jinteki"
    rival = "weyland"
    capital = 15
    hand = ["clean-slate"]
    [[seat]]
    corporation = "nbn"
    hand = ["puff-piece"]
    capital = 15
    [[seat]]
    corporation = "haas-bioroid"
    rival = "nbn"
    capital = 15
    hand = ["liquidation", "liquidation", "labor-solutions"]
    [[seat]]
    corporation = "weyland"
    rival = "jinteki"
    capital = 15
    hand = ["ark-construction", "vanity-project"]
"""


POOR = DEAL.replace('hand = ["puff-piece"]\n    capital = 15', 'hand = ["puff-piece"]\n    capital = 2')


def countered(text: str = DEAL) -> City:
    """Seat 0 offered, its rival in seat 1 countered, and seat 2 is asked for support."""
    table = City(text)
    table.act(0, "main clean-slate")
    table.act(1, "counter puff-piece")
    table.everyone("pass", "support")
    assert table.waiting == (2,)
    return table


def test_support_goes_against_the_own_rival() -> None:
    assert chosen(countered()) in ("support main", "abstain")  # the main offer wins a tie
    table = countered()
    table.act(2, "abstain")
    assert chosen(table) == "support counter"  # seat 3's rival made the main offer


def test_whoever_lacks_support_buys_it_and_whoever_gains_by_it_sells() -> None:
    """Seat 2's rival would win five capital, so support is not for sale to it; seat 3 gladly sells."""
    table = countered()
    table.act(2, "abstain")
    offer = said(table, 1)
    assert offer is not None
    assert offer.startswith("trade 3 ")
    assert offer.endswith(" counter*1 binding -")


def offered(give: str, want: str) -> City:
    table = city("", 'capital = 15\nassets = ["mark-yale"]', 'capital = 15\nassets = ["marco-cubrero"]')
    table.act(2, f"trade 0 {give} {want} binding -")
    return table


def test_a_generous_offer_is_accepted_and_a_bad_one_declined() -> None:
    assert said(offered("6", "mark-yale"), 0) == "accept 1 binding"
    assert said(offered("3", "5"), 0) == "decline 1 little"


@pytest.mark.parametrize("spec", ["greedy", "trader", "expert:20"])
def test_nobody_gives_capital_for_less(spec: str) -> None:
    """Whatever looking ahead makes of it, which is as good as its guesses at how the deal goes on."""
    for give, want, reason in (("-", "5", "nothing"), ("-", "1", "nothing"), ("1", "4", "little")):
        table = countered()
        table.act(1, f"trade 2 {give} {want} binding -")
        assert said(table, 2, spec) == f"decline 1 {reason}"
        assert [verb for verb, *_ in [proposal.steps[0][1] for proposal in STRATEGY.proposals(table.g, 2)]] == ["decline"]


def test_an_offer_about_this_deal_is_withdrawn_once_it_is_too_late_for_it() -> None:
    """Accepted after the vote, it would be a promise for the next deal, which nobody meant."""
    table = countered()
    table.act(2, "trade 1 counter*1 2 binding -")
    assert said(table, 2) is None
    table.act(2, "abstain")
    assert said(table, 2) == "withdraw 1"


def test_money_for_nothing_is_taken() -> None:
    assert said(offered("1", "-"), 0) == "accept 1 binding"
    assert said(offered("3", "-"), 0) == "accept 1 binding"


def test_a_poor_offer_is_answered_with_a_price() -> None:
    """The same asset for more, at least as much as it is worth, and not more than the other has."""
    answer = said(offered("-", "mark-yale"), 0)
    assert answer is not None
    verb, number, give, price, binding, _ = answer.split()
    assert (verb, number, give, binding) == ("haggle", "1", "mark-yale", "binding")
    assert 1 <= int(price) <= 6
    assert said(offered(price, "mark-yale"), 0) == "accept 1 binding"


REASONS = {
    "what one does not have": ("", "5", "marco-cubrero", "loose", "-", "short"),
    "words without terms": ("", "-", "-", "loose", "be nice to me", "terms"),
    "somebody who breaks promises": ("promises = { kept = 1, broken = 2 }", "5", "main*2", "loose", "-", "broken"),
    "nothing in return": ("", "-", "9", "binding", "-", "nothing"),
    "too little": ("", "1", "9", "binding", "-", "little"),
}


@pytest.mark.parametrize("case", list(REASONS))
def test_whoever_declines_says_why(case: str) -> None:
    maker, give, want, binding, promise, reason = REASONS[case]
    table = city("", 'capital = 15\nhand = ["riot-control", "live-feeds"]', f"capital = 15\n{maker}")
    table.act(1, f"trade 0 {give} {want} {binding} {promise}")
    assert said(table, 0) == f"decline 1 {reason}"
    [told] = table.told(table.act(0, f"decline 1 {reason}"), "trade-reason")
    assert (told["seat"], told["reason"]) == (0, reason)


def test_support_is_not_for_sale_to_a_rival_who_would_win_more_by_it_than_it_can_pay() -> None:
    """Seat 2's rival in seat 1 would win an asset that is worth five capital; with enough of its own it could share that."""
    assert said(bid(countered()), 2) == "haggle 1 counter*1 3 binding -"
    assert said(bid(countered(POOR)), 2) == "decline 1 little"


def bid(table: City) -> City:
    """One capital for seat 2's support."""
    table.act(1, "trade 2 1 counter*1 binding -")
    return table


def test_whoever_is_sold_support_it_needs_names_a_lower_price() -> None:
    """Seat 1's counteroffer lacks a card; ten capital is more than the asset it would win is worth."""
    table = countered()
    table.act(2, "abstain")
    table.act(3, "trade 1 counter*1 10 binding -")
    answer = said(table, 1)
    assert answer is not None
    verb, number, price, support, binding, _ = answer.split()
    assert (verb, number, support, binding) == ("haggle", "1", "counter*1", "binding")
    assert 1 <= int(price) < 10


def test_whoever_is_sold_support_it_does_not_need_says_how_it_stands() -> None:
    table = countered()
    table.act(2, "trade 0 main*1 9 binding -")
    assert STRATEGY.proposals(table.g, 0)[-1].steps[0][1] == ("decline", 1, "leads")
    [told] = table.told(table.act(0, "decline 1 leads"), "trade-reason")
    assert (told["main"], told["counter"], told["capital"]) == (0, 0, 9)
    table.act(2, "support main")
    table.act(2, "back liquidation")
    table.act(2, "enough")
    table.act(3, "trade 1 counter*1 2 binding -")
    assert STRATEGY.proposals(table.g, 1)[-1].steps[0][1] == ("decline", 2, "lacks")


@pytest.mark.parametrize("spec", ["greedy", "search:60"])
def test_a_bot_votes_as_it_has_promised(spec: str) -> None:
    """Seat 3 must beat whoever made the main offer, and has promised to support it."""
    table = countered()
    table.act(0, "trade 3 5 main*1 loose -")
    table.act(3, "accept 1 loose")
    table.act(2, "abstain")
    assert chosen(table, spec) == "support main"
    table.act(3, "support main")
    assert chosen(table, spec).startswith("back ")


def test_the_reason_does_not_tell_whom_a_bot_must_beat() -> None:
    table = bid(countered())
    for rival in (*table.g.corporations, FEDERALIST):
        table.g.rivals[2] = rival
        assert STRATEGY.proposals(table.g, 2)[-1].steps[0][1] == ("decline", 1, "helps")  # who has as much as the bot


def test_what_a_bot_says_unasked_does_not_depend_on_what_it_cannot_see() -> None:
    compared = 0
    for number, g in enumerate(positions(5, 3)):
        if g.stack[-1][0] != "support":
            continue
        asked = g.stack[-1][1]
        for offer in support_offers(g, g.active)[:1]:
            if trade_refused(g, g.active, offer) is None:
                GAME.rules.interject(g, g.active, offer)
        for seat in range(g.seats()):
            other = g.clone()
            GAME.redeal(other, seat, Guess(number))
            assert STRATEGY.proposals(g, seat) == STRATEGY.proposals(other, seat)
            compared += seat == asked and bool(g.trades)
    assert compared > 5


def test_a_promise_of_whoever_kept_the_others_is_believed() -> None:
    for record, verb in (("kept = 2", "accept"), ("kept = 1, broken = 2", "decline")):
        table = city("", 'capital = 15\nhand = ["riot-control", "live-feeds"]', f"capital = 15\npromises = {{ {record} }}")
        table.act(1, "trade 0 4 main*1@1 loose -")
        answer = said(table, 0)
        assert answer is not None
        assert answer.split()[0] == verb


def test_whoever_cares_little_sells_the_deciding_vote_dear() -> None:
    """The main offer wins a tie, so the counteroffer lacks one card; seat 2 has no stake in it."""
    offer = said(countered(DEAL.replace('rival = "nbn"', 'rival = "haas-bioroid"')), 2)
    assert offer is not None
    trade, to, give, price, binding, _ = offer.split()
    assert (trade, to, give, binding) == ("trade", "1", "counter*1", "binding")
    assert int(price) >= 1


def test_whoever_has_no_capital_pays_with_support_in_the_next_deal() -> None:
    table = countered(POOR.replace("capital = 2", "capital = 0"))
    table.act(2, "abstain")
    assert said(table, 1) == "trade 3 main*2@1 counter*1 loose -"


def test_an_asset_that_harms_is_used_on_somebody_else() -> None:
    """Whoever is barred supports no offer: nobody bars itself."""
    table = City(DEAL.replace('corporation = "haas-bioroid"', 'corporation = "haas-bioroid"\n    assets = ["locust-company"]'))
    table.act(0, "main clean-slate")
    table.act(1, "counter puff-piece")
    while table.asked == "counter":
        table.act(table.waiting[0], "pass")
    assert (table.asked, table.waiting) == ("use", (2,))
    table.act(2, "use locust-company")
    assert "player 2" in table.legal(2)
    for spec in ("greedy", "search:60"):
        assert chosen(table, spec) != "player 2"


@pytest.mark.parametrize("spec", ["greedy", "search:60"])
def test_nobody_pays_for_a_counteroffer_that_none_can_support(spec: str) -> None:
    """All but the bot have empty hands, and the active player's offer wins without support."""
    bare = DEAL
    for hand in ('hand = ["puff-piece"]', 'hand = ["ark-construction", "vanity-project"]'):
        bare = bare.replace(hand, "hand = []")
    table = City(bare)
    table.act(0, "main clean-slate")
    while table.waiting[0] != 2:
        table.act(table.waiting[0], "pass")
    assert table.asked == "counter"
    assert chosen(table, spec) == "pass"


@pytest.mark.parametrize("spec", ["greedy", "search:40"])
def test_nobody_but_the_federalist_offers_what_fells_the_city(spec: str) -> None:
    tried = 0
    for g in positions(12, 5):
        if g.stack[-1][0] != "main" or g.rivals[g.active] == FEDERALIST:
            continue
        g.threat = THREAT_END - 1
        legal = GAME.rules.options(g, g.active)
        fatal = [outcome(g, action[1])[0] == FALLEN for action in legal]
        if any(fatal) and not all(fatal):
            found = bot_named(spec, GAME, "1").choose(GAME.view(g, g.active), g.active, legal)
            assert not fatal[legal.index(found)]
            tried += 1
    assert tried > 2


def test_nobody_speaks_unasked_for_ever() -> None:
    """Each seat once before an answer is given."""
    table = countered()
    unasked = Unasked(GAME, STRATEGY)
    heard = []
    while (found := unasked.next(table.g, range(4))) is not None:
        heard.append(found[0])
    assert len(heard) == len(set(heard))
    unasked.moved()
    assert (unasked.next(table.g, range(4)) is not None) == bool(heard)


def test_what_a_game_tells_of_itself_is_averaged_over_the_games_that_tell_it() -> None:
    report = simulate(GAME, 6, ["random"] * 4, seed="numbers")
    told = [entry.statistics for entry in report.entries]
    averages = report.data()["statistics"]
    present = [game for game in told if "federalist-wins" in game]
    assert len(present) == sum([game["federalist"] for game in told])
    assert averages["federalist-wins"] == pytest.approx(sum([game["federalist-wins"] for game in present]) / len(present))
    assert averages["turn"] == pytest.approx(sum([game["turn"] for game in told]) / 6)
    sources = sum([value for name, value in averages.items() if name.startswith("capital-")])
    scores = report.data()["scores"].values()
    assert sources == pytest.approx(sum(scores) / 4)


@pytest.mark.slow
def test_greedy_beats_random_and_keeps_the_city_alive_longer() -> None:
    mixed = simulate(GAME, 4, ["greedy", "random", "random", "greedy"], seed="strength").data()
    assert mixed["scores"]["greedy"] > mixed["scores"]["random"] + 5
    random = simulate(GAME, 4, ["random"] * 4, seed="strength").data()
    greedy = simulate(GAME, 3, ["greedy"] * 4, seed="strength").data()
    assert greedy["statistics"]["fallen"] < random["statistics"]["fallen"]
    assert greedy["statistics"]["demands-met"] > random["statistics"]["demands-met"] + 0.2
