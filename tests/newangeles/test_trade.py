"""Trading at any decision: binding where it can be done at once, a note where it cannot."""

import pytest

from ratusz.games.newangeles.game import GAME
from ratusz.games.newangeles.strategy.strategy import STRATEGY
from ratusz.kernel.chance import Chance
from ratusz.kernel.match import set_up
from ratusz.kernel.problem import Problem
from ratusz.kernel.state import Event
from ratusz.kernel.strategy import Proposal
from tests.newangeles.table import City

TABLE = """
    [[seat]]
    corporation = "globalsec"
    hand = ["ark-construction"]
    capital = 10
    [[seat]]
    corporation = "jinteki"
    hand = ["live-feeds", "media-circus"]
    assets = ["mr-li"]
    exhausted = ["mr-li"]
    capital = 11
    [[seat]]
    corporation = "nbn"
    hand = ["puff-piece"]
    capital = 12
"""

SUPPORTING = 'step = "support"\nturns = 1\ndeal = { main = "ark-construction" }\n' + TABLE.replace('"ark-construction"', "")


def over(table: City) -> list[Event]:
    """The deal goes on to its end, without more support."""
    events: list[Event] = []
    while table.view(None)["deal"]["main"] is not None:
        seat = table.waiting[0]
        events += table.act(seat, "abstain" if table.asked == "support" else table.legal(seat)[0])
    return events


@pytest.mark.rule("NA-14.0", "NA-15.1", "NA-65.8", "NA-14.4", "NA-60.2", "NA-65.8a")
def test_capital_for_an_asset_is_binding_and_carried_out_when_accepted() -> None:
    table = City(TABLE)
    table.act(2, "trade 1 3 mr-li binding -")
    assert table.view(0)["trades"][0]["give"] == "3"
    table.act(1, "accept 1 binding")
    assert table.capital()[:3] == [10, 14, 9]
    assert table.seat(2)["assets"] == ["mr-li"]
    assert table.seat(2)["exhausted"] == ["mr-li"]
    assert table.view(None)["trades"] == []
    assert table.asked == "main"


def test_a_trade_carried_out_is_taken_back_only_if_both_agree() -> None:
    table = City(TABLE)
    table.act(2, "trade 1 3 mr-li binding -")
    assert table.match.can_undo(2)
    table.act(1, "accept 1 binding")
    assert not table.match.can_undo(1)
    table.match.undo(1, consent=True)
    assert table.capital()[:3] == [10, 11, 12]


@pytest.mark.rule("NA-14.1")
def test_a_gift_is_a_trade() -> None:
    table = City(TABLE)
    table.act(2, "trade 0 5 - binding -")
    table.act(0, "accept 1 binding")
    assert table.capital()[:3] == [15, 11, 7]


def test_the_dash_for_no_promise_may_be_left_out() -> None:
    table = City(TABLE)
    table.act(2, "trade 0 5 - binding")
    table.act(0, "haggle 1 - 6 binding")
    table.match.act(1, {"do": "trade", "to": 2, "give": "1", "want": "-", "binding": "binding"})
    assert [trade["promise"] for trade in table.view(0)["trades"]] == ["-", "-"]
    assert [move.text for move in table.match.moves] == [
        "trade 0 5 - binding -",
        "haggle 1 - 6 binding -",
        "trade 2 1 - binding -",
    ]


@pytest.mark.rule("NA-14.0")
def test_a_promise_is_kept_whole_or_refused_for_its_length() -> None:
    table = City(TABLE)
    promise = "I will support your next main offer with two cards and not counter you again in this round"
    for words in ([promise], promise.split()):
        table.match.act(2, {"do": "trade", "to": 0, "give": "1", "want": "-", "binding": "loose", "promise": words})
    assert [trade["promise"] for trade in table.view(1)["trades"]] == [promise, promise]
    with pytest.raises(Problem) as refusal:
        table.act(1, "trade 0 1 - loose" + " and again" * 20)
    assert refusal.value.rule == "NA-14.0"


def test_a_promise_holds_no_signs_that_command_a_screen() -> None:
    table = City(TABLE)
    table.act(2, "trade 0 1 - loose red\x1b[31m alert\u202e")
    assert table.view(0)["trades"][0]["promise"] == "red [31m alert"


def test_all_capital_a_player_has_can_be_traded_however_much_it_is() -> None:
    table = City(TABLE.replace("capital = 12", "capital = 500"))
    table.act(2, "trade 0 500 - binding")
    table.act(0, "accept 1 binding")
    assert table.capital()[:3] == [510, 11, 0]


@pytest.mark.parametrize("promise", [[""], ["-", ""], [" "], ["next  time"]])
def test_a_promise_given_as_data_is_the_one_its_record_tells(promise: list[str]) -> None:
    table, again = City(TABLE), City(TABLE)
    table.match.act(2, {"do": "trade", "to": 0, "give": "5", "want": "-", "binding": "binding", "promise": promise})
    table.act(0, "accept 1 binding")
    for move in table.match.moves:
        again.act(move.seat, move.text)
    assert (again.capital(), again.view(0)) == (table.capital(), table.view(0))


@pytest.mark.rule("NA-14.5", "NA-14.0")
@pytest.mark.parametrize(
    ("goods", "rule"),
    [
        ("puff-piece", "NA-14.5"),
        ("sweeps-week", "NA-14.5"),
        ("federalist", "NA-14.5"),
        ("nbn", "NA-14.5"),
        ("investment", "NA-14.0"),
    ],
)
def test_forbidden_goods_are_refused_with_the_clause(goods: str, rule: str) -> None:
    assert City(TABLE).rejects(2, f"trade 0 {goods} 1 binding -") == rule


@pytest.mark.rule("NA-14.0")
@pytest.mark.parametrize("offer", ["trade 0 13 - binding -", "trade 0 mr-li - binding -", "trade 0 - 11 binding -"])
def test_a_binding_trade_needs_full_cover_on_both_sides(offer: str) -> None:
    assert City(TABLE).rejects(2, offer) == "NA-14.0"


@pytest.mark.rule("NA-14.0", "NA-57.1")
def test_capital_for_support_is_binding_when_that_decision_waits() -> None:
    table = City(TABLE)
    table.act(0, "main ark-construction")
    table.everyone("pass", "support")
    assert table.waiting == (1,)
    table.act(0, "trade 1 4 main*2 binding -")
    table.act(1, "accept 1 binding")
    assert table.capital()[:2] == [6, 15]
    assert table.legal(1) == ["back live-feeds", "back media-circus"]
    table.act(1, "back live-feeds", "back media-circus")
    assert (table.view(None)["deal"]["tally"], table.waiting) == ([2, 0], (2,))


@pytest.mark.rule("NA-14.2")
@pytest.mark.parametrize(("answer", "kind"), [("support main", "promise-kept"), ("abstain", "promise-broken")])
def test_support_promised_for_later_binds_nobody_and_the_log_tells_whether_it_came(answer: str, kind: str) -> None:
    table = City(TABLE)
    table.act(0, "trade 1 4 main*1 binding -")
    table.act(1, "accept 1 binding")
    assert table.capital()[:2] == [10, 11]
    assert table.view(2)["notes"][0]["parts"] == ["open", "open"]
    table.act(0, "main ark-construction")
    table.everyone("pass", "support")
    events = table.act(1, answer)
    if answer == "support main":
        events += table.act(1, "back live-feeds", "enough")
    assert table.told(events, kind) == []  # not before the deal is over
    events = table.win("place development manta")
    assert table.told(events, kind) == [{"number": 1, "seat": 1, "to": 0}]
    kept = answer == "support main"
    assert table.seat(1)["promises"] == {"kept": int(kept), "broken": int(not kept)}
    table.act(0, "fulfil 1")
    assert table.capital()[1] == 15
    assert table.view(2)["notes"] == []


@pytest.mark.rule("NA-14.2", "NA-14.3")
def test_a_promise_in_words_or_a_loose_word_of_either_side_makes_a_note_only() -> None:
    table = City(TABLE)
    table.act(0, "trade 1 3 - binding your vote next round")
    table.act(1, "accept 1 binding")
    table.act(2, "trade 1 2 mr-li binding -")
    table.act(1, "accept 2 loose")
    assert table.capital()[:3] == [10, 11, 12]
    assert [note["number"] for note in table.view(None)["notes"]] == [1, 2]
    assert table.view(None)["notes"][0]["promise"] == "your vote next round"
    events = table.act(0, "judge 1 broken")
    assert table.told(events, "promise-broken") == [{"number": 1, "seat": 1, "to": 0}]


@pytest.mark.rule("NA-14.0")
def test_offers_are_declined_withdrawn_answered_with_other_terms_and_expire_with_the_turn() -> None:
    table = City('step = "main"\nturns = 1\n' + TABLE)
    table.act(2, "trade 1 3 mr-li binding -")
    table.act(1, "haggle 1 mr-li 5 binding -")
    assert [trade["number"] for trade in table.view(0)["trades"]] == [2]
    table.act(2, "decline 2")
    table.act(2, "trade 1 4 mr-li binding -")
    table.act(2, "withdraw 3")
    assert table.rejects(1, "accept 3 binding") == "NA-14.0"
    table.act(2, "trade 1 4 mr-li binding -")
    table.act(0, "main ark-construction")
    events = table.win("place development manta", "pass")  # Mr. Li could still have been had for the end of the turn
    assert table.told(events, "trade-expired")[0]["number"] == 4


@pytest.mark.rule("NA-65.0")
def test_mark_yale_keeps_the_player_of_an_offer_from_trading_in_this_deal() -> None:
    table = City(TABLE.replace('assets = ["mr-li"]\n    exhausted = ["mr-li"]', 'assets = ["mark-yale"]'))
    table.act(0, "main ark-construction")
    table.act(1, "use mark-yale")
    assert table.rejects(0, "trade 2 1 - binding -") == "NA-65.0"
    assert table.rejects(2, "trade 0 1 - binding -") == "NA-65.0"


def test_one_player_may_have_only_a_few_offers_standing() -> None:
    table = City(TABLE)
    for _ in range(4):
        table.act(2, "trade 0 1 - binding -")
    assert table.rejects(2, "trade 0 1 - binding -") == "NA-14.0"


def test_the_menu_offers_capital_for_support_while_it_is_being_decided() -> None:
    table = City(TABLE)
    table.act(0, "main ark-construction")
    table.everyone("pass", "support")
    legal, _ = table.game.rules.menu(table.match.state, 0)
    assert "trade 1 2 main*1 binding -" in [table.game.rules.write(table.match.state, 0, action) for action in legal]


@pytest.mark.rule("NA-14.2")
def test_a_promise_one_cannot_pay_now_is_listed_with_the_reason() -> None:
    table = City('turns = 1\n[[seat]]\ncapital = 2\n[[notes]]\nfrom = 0\nto = 1\ngive = "3"')
    legal, why = table.game.rules.menu(table.match.state, 0)
    assert ("fulfil", 1) not in legal
    assert [(rule, figures["have"]) for action, rule, figures in why if action == ("fulfil", 1)] == [("NA-14.0", 2)]


@pytest.mark.rule("NA-14.2", "NA-23.0")
def test_support_promised_for_a_counteroffer_is_not_broken_where_there_is_none() -> None:
    table = City("""
        step = "support"
        turns = 1
        deal = { main = "ark-construction" }
        [[seat]]
        [[seat]]
        hand = ["live-feeds"]
        [[notes]]
        from = 2
        to = 1
        give = "2"
        want = "counter*1"
    """)
    events = table.act(1, "abstain") + table.win("place development manta")
    assert table.told(events, "promise-lapsed") == [{"number": 1, "seat": 1, "to": 2}]
    assert [note["parts"] for note in table.view(None)["notes"]] == [["open", "lapsed"]]
    assert table.seat(1)["promises"] == {"kept": 0, "broken": 0}


@pytest.mark.rule("NA-14.1", "NA-14.2")
@pytest.mark.parametrize("first", ["capital", "support"])
def test_capital_and_support_promised_together_are_given_one_by_one(first: str) -> None:
    table = City("""
        step = "support"
        turns = 1
        deal = { main = "ark-construction" }
        [[seat]]
        [[seat]]
        hand = ["live-feeds", "live-feeds"]
        [[seat]]
        hand = ["puff-piece"]
        [[notes]]
        from = 1
        to = 0
        give = "2+main*1"
        want = "mr-li"
    """)
    events: list[Event] = []
    if first == "capital":
        table.act(1, "fulfil 1")
        note = table.view(None)["notes"][0]
        assert (note["give"], note["parts"]) == ("main*1", ["open", "open"])
    table.act(1, "support main", "back live-feeds", "enough")
    events += table.win("place development manta")
    if first == "support":
        note = table.view(None)["notes"][0]
        assert (note["give"], note["parts"]) == ("2", ["open", "open"])
        events += table.act(1, "fulfil 1")
    assert len(table.told(events, "promise-kept")) == 1
    assert table.view(None)["notes"][0]["parts"] == ["kept", "open"]
    assert table.capital()[1] == 8


@pytest.mark.rule("NA-14.0", "NA-65.0")
@pytest.mark.parametrize("buyer", [0, 2, 3])
def test_who_buys_an_asset_at_its_very_moment_may_use_it(buyer: int) -> None:
    """The offers are tied, and the owner of Midori sells her instead of deciding."""
    table = City("""
        step = "support"
        turns = 1
        deal = { main = "puff-piece", box = [{ card = "live-feeds", seat = 3 }] }
        [[seat]]
        [[seat]]
        hand = ["clean-slate"]
        assets = ["midori"]
    """)
    table.act(1, "abstain", f"trade {buyer} midori 4 binding")
    table.act(buyer, "accept 1 binding")
    assert table.legal(1) == ["pass"]
    table.act(1, "pass")
    assert (table.asked, table.waiting) == ("use", (buyer,))
    table.act(buyer, "use midori", "win counter")
    assert table.view(None)["deal"]["won"] == "counter"


@pytest.mark.rule("NA-14.0", "NA-22.1")
def test_an_asset_bought_at_the_end_of_the_turn_is_used_once_and_one_that_was_used_not_again() -> None:
    table = City("""
        step = "end"
        turns = 1
        [[seat]]
        assets = ["susan-chen", "fumiko-yamamori"]
        [[seat]]
        assets = ["marco-cubrero"]
    """)
    table.act(0, "trade 1 1 marco-cubrero binding")
    table.act(1, "accept 1 binding")
    table.act(0, "use marco-cubrero", "player 2", "trade 2 marco-cubrero 1 binding")
    table.act(2, "accept 2 binding")
    table.act(2, "trade 0 marco-cubrero 1 binding")
    table.act(0, "accept 3 binding")
    assert table.legal(0) == ["pass", "use fumiko-yamamori", "use susan-chen"]
    table.act(0, "pass")
    assert table.view(None)["active"] == 1


@pytest.mark.rule("NA-14.2")
@pytest.mark.parametrize(("answer", "verdict"), [(["join", "back clean-slate"], "promise-kept"), (["ransom"], "promise-broken")])
def test_support_after_all_keeps_the_promise_of_it(answer: list[str], verdict: str) -> None:
    """Eiko's owner makes whoever abstained support the main offer, or pay."""
    table = City("""
        step = "support"
        turns = 1
        deal = { main = "puff-piece" }
        [[seat]]
        [[seat]]
        hand = ["clean-slate"]
        [[seat]]
        assets = ["eiko"]
        [[notes]]
        from = 0
        to = 1
        want = "main*1"
        parts = ["kept", "open"]
    """)
    events = table.act(1, "abstain")
    events += table.act(2, "use eiko")
    assert GAME.position(set_up(GAME, GAME.position(table.g)).state) == GAME.position(table.g)
    events += table.act(1, *answer)
    events += over(table)
    assert [event.kind for event in events if event.kind.startswith("promise")] == [verdict]
    assert table.view(None)["notes"] == []


@pytest.mark.rule("NA-14.2", "NA-54.6")
def test_a_card_from_a_deck_keeps_the_promise_of_support_with_one() -> None:
    table = City("""
        step = "support"
        turns = 1
        deal = { main = "puff-piece" }
        [[seat]]
        [[seat]]
        hand = ["clean-slate"]
        assets = ["isabel-mcguire"]
        [[notes]]
        from = 0
        to = 1
        want = "main*1"
        parts = ["kept", "open"]
    """)
    events = table.act(1, "use isabel-mcguire", "top media main", "abstain") + over(table)
    assert [event.kind for event in events if event.kind.startswith("promise")] == ["promise-kept"]


LATER = """
    turns = 3
    deal = { asset = "midori" }
    [[seat]]
    corporation = "globalsec"
    hand = ["ark-construction"]
    [[seat]]
    corporation = "jinteki"
    hand = ["live-feeds", "media-circus", "clean-slate", "puff-piece"]
    [[seat]]
    corporation = "nbn"
    hand = ["spin-doctors"]
    [[seat]]
    corporation = "weyland"
    hand = ["spin-doctors"]
"""


def to_the_next_deal(table: City) -> list[Event]:
    """Everybody takes the first choice there is until another player has made a main offer."""
    active = table.g.active
    events: list[Event] = []
    while table.g.active == active or table.asked != "main":
        seat = table.waiting[0]
        events += table.act(seat, table.legal(seat)[0])
    return events


@pytest.mark.rule("NA-14.2")
def test_support_promised_for_a_later_deal_is_judged_when_that_deal_is_over() -> None:
    table = City(LATER)
    table.act(2, "trade 0 2 main*1@2 binding -")
    table.act(0, "accept 1 binding")
    assert table.view(3)["notes"][0]["want"] == "main*1@2"
    for left in ("main*1@1", "main*1"):
        assert [event.kind for event in to_the_next_deal(table) if event.kind.startswith("promise")] == []
        assert table.view(3)["notes"][0]["want"] == left
        assert GAME.position(GAME.load(GAME.position(table.g))) == GAME.position(table.g)
    assert table.g.active == 2
    table.act(2, table.legal(2)[0])
    events = over(table)
    assert table.told(events, "promise-broken") == [{"number": 1, "seat": 0, "to": 2}]
    assert table.seat(0)["promises"] == {"kept": 0, "broken": 1}
    assert table.view(None)["notes"][0]["parts"] == ["open", "broken"]


@pytest.mark.rule("NA-14.2")
def test_support_promised_too_late_for_this_deal_is_meant_for_the_next() -> None:
    table = City(SUPPORTING)
    table.act(1, "abstain")
    table.act(0, "trade 1 1 main*1 binding -")
    table.act(1, "accept 1 binding")
    assert table.view(None)["notes"][0]["want"] == "main*1@1"


@pytest.mark.rule("NA-14.2")
@pytest.mark.parametrize("word", ["main*1@0", "main*1@", "main*1@10", "main*1@x", "main@1", "3@1"])
def test_a_later_deal_is_named_by_a_number_from_one_to_nine(word: str) -> None:
    with pytest.raises(Problem) as caught:
        City(TABLE).act(0, f"trade 1 - {word} loose -")
    assert caught.value.code == "goods-unknown"


@pytest.mark.rule("NA-14.2")
def test_whether_support_came_is_judged_by_the_deal_and_not_by_the_other_side() -> None:
    table = City(TABLE)
    table.act(0, "trade 1 1 main*1@1 loose -")
    table.act(1, "accept 1 loose")
    assert table.rejects(0, "judge 1 broken") == "NA-14.2"
    table.act(1, "judge 1 broken")  # the capital that was promised


@pytest.mark.rule("NA-14.2", "NA-54.6")
def test_nobody_breaks_a_promise_to_support_in_a_deal_of_their_own() -> None:
    table = City('turns = 1\n' + TABLE)
    table.act(0, "trade 1 main*1 1 loose -")
    table.act(1, "accept 1 loose")
    events = table.act(0, "main ark-construction") + table.win("place development manta")
    assert table.told(events, "promise-lapsed") == [{"number": 1, "seat": 0, "to": 1}]


def test_what_was_kept_and_broken_is_written_read_and_shown() -> None:
    table = City(TABLE.replace("capital = 11", "capital = 11\n    promises = { kept = 2, broken = 1 }"))
    assert table.seat(1)["promises"] == {"kept": 2, "broken": 1}
    text = GAME.position(table.g)
    assert "promises = {kept = 2, broken = 1}" in text.replace("{ ", "{").replace(" }", "}")
    assert GAME.position(GAME.load(text)) == text
    view = GAME.view(table.g, 0)
    assert GAME.view(GAME.rebuild(view), 0) == view


@pytest.mark.parametrize(("record", "answer"), [("kept = 1", "accept"), ("broken = 1", "decline")])
def test_a_bot_believes_who_has_kept_promises_and_not_who_has_broken_one(record: str, answer: str) -> None:
    table = City(TABLE.replace("capital = 10", f"capital = 10\n    promises = {{ {record} }}"))
    table.act(0, "trade 1 3 main*1@1 loose -")
    assert STRATEGY.proposals(table.match.state, 1)[0].steps[0][1][0] == answer


def test_a_bot_keeps_the_support_it_has_promised_and_pays_for_what_it_got() -> None:
    table = City(
        SUPPORTING
        + """
    [[notes]]
    from = 0
    to = 1
    give = "3"
    want = "main*2"
    """
    )
    for _ in range(3):
        legal = GAME.rules.options(table.match.state, 1)
        if table.waiting[0] == 1:
            table.match.do(1, legal[STRATEGY.policy(table.match.state, 1, legal, Chance(0))])
    table.win("place development manta")
    assert table.seat(1)["promises"] == {"kept": 1, "broken": 0}
    assert STRATEGY.proposals(table.match.state, 0) == [Proposal(((0, ("fulfil", 1)),))]


def test_trading_is_offered_to_every_seat_also_where_no_trade_is_listed() -> None:
    g = GAME.new(4, {}, "1")
    GAME.rules.settle(g)
    for seat in range(4):
        [aside] = [offer for offer in GAME.rules.offers(g, seat) if offer.task is None]
        assert (aside.legal, aside.why) == ([], [])
