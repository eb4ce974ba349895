"""Positions that cannot be are refused, with the place and the clause."""

import pytest

from ratusz.games.newangeles.content.cards import ASSET_NAMES, INVESTMENT_NAMES
from ratusz.games.newangeles.game import GAME
from ratusz.kernel.position import loads
from ratusz.kernel.problem import Problem
from tests.newangeles.table import City

SEVEN = ["guayaquil", "quinde", "la-costa", "manta", "rabotgorod", "nihongai", "rutherford"]
REST = '["end_of_turn"], ["hand_limit"], ["pass_token"]'
IMPOSSIBLE = [
    ('city = { prisec = ["manta", "manta"] }', "position-pieces", "NA-38.3"),
    (f"city = {{ prisec = {SEVEN} }}", "position-box", "NA-32.0"),
    ('city = { android = ["guayaquil", "quinde", "la-costa", "manta", "rabotgorod"] }', "position-box", "NA-32.0"),
    ('city = { prisec = ["manta"], orgcrime = ["manta"] }', "position-clash", "NA-33.2"),
    ('city = { outage = ["manta"], strike = ["manta"] }', "position-clash", "NA-53.3"),
    ("threat = 25", "position-range", "NA-64.0"),
    ('phase = "over"\noutcome = "threat"\nthreat = 24', "position-range", "NA-64.0"),
    ("\n".join([f"[[seat]]\ndealt = {list(INVESTMENT_NAMES[2 * seat : 2 * seat + 2])}" for seat in range(4)]),
     "position-phase", "NA-45.4"),
    ("threat = 26", "position-range", ""),
    ("supply = { energy = 6 }", "position-range", ""),
    ('[[seat]]\ncapital = -1', "position-range", ""),
    ('[[seat]]\ncorporation = "nbn"\n[[seat]]\ncorporation = "nbn"', "position-corporations", "NA-S.6"),
    ('[[seat]]\nassets = ["mr-li"]\n[[seat]]\nassets = ["mr-li"]', "position-twice", ""),
    (f"[[seat]]\nhand = {['clean-slate'] * 6}", "position-twice", ""),
    ('[[seat]]\nexhausted = ["mr-li"]', "position-exhausted", "NA-60.0"),
    ('[[seat]]\nrival = "federalist"\n[[seat]]\nrival = "federalist"', "position-twice", ""),
    ('[[seat]]\nrival = "weyland"', "position-choice", "NA-S.10"),
    ('demand = "tourism"', "position-choice", ""),
    ("[[trades]]\nnumber = 2\n[[notes]]\nnumber = 2", "position-twice", ""),
    ("[[trades]]\nto = 0", "position-type", "NA-14.0"),
    ("deal = { bet = [1, 1] }", "position-type", ""),
    ('step = "support"\ndeal = { main = "clean-slate" }\n[[seat]]\nsupport = ["puff-piece"]\nstance = "abstains"',
     "position-deal", "NA-57.2"),
    ('step = "support"\ndeal = { main = "ruthless-tactics", box = [{ card = "ruthless-tactics" }] }', "position-twice", ""),
    ('step = "support"\ndeal = { main = "clean-slate", decided = "counter" }', "position-deal", "NA-54.5"),
    (f'next = [["keep", 0], {REST}]', "task-stuck", ""),
    (f'next = [["share_one", 0, {{ do = "share", amounts = [3] }}, 1, [0]], {REST}]', "task-stuck", ""),
    (f'next = [["share_one", 0, {{ do = "share", amounts = [3, 2, 1] }}, 1, [0, 1, 2]], {REST}]', "task-stuck", ""),
    (f'next = [["share_one", 0, {{ do = "share", amounts = [3, 2, 1] }}, 1, [4]], {REST}]', "seat", ""),
    (f'next = [["either_one", 0, {{ do = "gain", capital = 1 }}], {REST}]', "task-stuck", ""),
    (f'next = [["draw_list", 0, -1], ["deal"], {REST}]', "task-argument", ""),
    ('phase = "setup"\nunder = "federalist"\nnext = [["round"]]', "position-phase", "NA-S.10"),
    ('phase = "event"\nstep = "end"', "position-phase", ""),
    (f'step = "end"\nnext = [{REST}]', "position-phase", ""),
    ('[[seat]]\n[[seat]]\nstance = "main"', "position-deal", "NA-54.0"),
    ('colour = 3', "position-key", ""),
    ('next = [["dance"]]', "task-unknown", ""),
    ('next = [["asset_step"], ["main_step"], ["asset_step"]]', "task-misplaced", ""),
    ("\n".join(["[[seat]]"] * 7), "position-players", "NA-26.0"),
]  # fmt: skip


@pytest.mark.parametrize(("text", "code", "rule"), IMPOSSIBLE)
def test_an_impossible_position_is_refused(text: str, code: str, rule: str) -> None:
    with pytest.raises(Problem) as caught:
        GAME.load(text)
    assert (caught.value.code, caught.value.rule) == (code, rule)


def test_an_empty_text_is_a_first_main_offer_at_a_table_of_four() -> None:
    table = City("")
    assert (table.asked, table.waiting, table.match.seats) == ("main", (0,), 4)
    assert GAME.flaws(table.match.state) == []


@pytest.mark.parametrize("step", ["turn", "refresh", "asset", "main", "counter", "support", "resolution", "end", "limit"])
def test_a_turn_can_be_taken_up_at_every_step(step: str) -> None:
    deal = 'deal = { main = "clean-slate" }' if step in ("counter", "support", "resolution") else ""
    table = City(f'step = "{step}"\nturns = 3\n{deal}')
    assert table.waiting
    assert GAME.flaws(table.match.state) == []


@pytest.mark.rule("NA-54.3", "NA-25.4")
def test_with_counteroffers_on_the_table_only_those_after_the_last_one_are_asked() -> None:
    table = City("""
        step = "counter"
        active = 3
        deal = { main = "clean-slate", box = [{ card = "live-feeds" }, { card = "live-feeds" }] }
        [[seat]]
        [[seat]]
        [[seat]]
        hand = ["riot-control", "puff-piece", "puff-piece"]
    """)
    assert (table.g.offered_by, table.g.countering, table.asked, table.waiting) == ([0, 1], 1, "counter", (2,))
    table.act(2, "counter riot-control")
    assert table.asked == "counter_cost"


@pytest.mark.rule("NA-25.8")
def test_a_counteroffer_that_was_sent_back_leaves_older_cards_but_no_countering_player() -> None:
    table = City("""
        step = "counter"
        deal = { main = "clean-slate", box = [{ card = "live-feeds" }], countering = "nobody" }
        [[seat]]
        [[seat]]
        [[seat]]
        hand = ["riot-control", "puff-piece"]
    """)
    assert (table.g.countering, table.asked, table.waiting) == (-1, "counter", (2,))
    assert 'countering = "nobody"' in GAME.position(table.match.state)


@pytest.mark.rule("NA-54.4", "NA-54.5a")
def test_in_the_support_step_those_who_have_decided_are_not_asked_again() -> None:
    table = City("""
        step = "support"
        deal = { main = "clean-slate", box = [{ card = "live-feeds", seat = 1 }] }
        [[seat]]
        [[seat]]
        [[seat]]
        support = ["puff-piece", "puff-piece"]
        stance = "counter"
        [[seat]]
        hand = ["riot-control"]
    """)
    assert (table.asked, table.waiting, table.view(None)["deal"]["tally"]) == ("support", (3,), [0, 2])


def test_support_without_a_stance_is_for_the_main_offer() -> None:
    table = City("""
        step = "support"
        deal = { main = "clean-slate" }
        [[seat]]
        [[seat]]
        support = ["puff-piece"]
        [[seat]]
        hand = ["puff-piece"]
    """)
    assert table.view(None)["deal"]["tally"] == [1, 0]


def test_the_turn_track_takes_no_asset_whose_place_is_told() -> None:
    table = City('turns = 5\nassets = ["mr-li", "midori"]')
    assert [ASSET_NAMES[asset] for asset in table.g.asset_deck[-2:]] == ["midori", "mr-li"]
    assert len(table.g.turn_track) == 5


def test_trades_without_a_number_are_numbered_in_their_order() -> None:
    table = City('[[trades]]\nto = 2\ngive = "1"\n[[trades]]\nto = 3\ngive = "2"\n[[notes]]\npromise = "peace"')
    assert [trade[0] for trade in table.g.trades + table.g.notes] == [1, 2, 3]
    assert table.g.next_trade == 4


def test_an_effect_is_tried_as_if_it_stood_on_an_action_card() -> None:
    table = City('city = { illness = ["manta"] }\n[[seat]]\ncorporation = "jinteki"\nhand = ["clean-slate"]')
    table.match.attempt(0, [{"do": "remove", "what": "illness", "up_to": 2}])
    table.act(0, "remove illness manta")
    assert (table.g.threat, table.capital()[0], table.asked) == (2, 12, "main")


def test_an_effect_that_is_wrong_is_refused_with_its_field() -> None:
    with pytest.raises(Problem) as caught:
        City("").match.attempt(0, [{"do": "remove", "what": "hope"}])
    assert caught.value.code == "effect-field"
    assert "what" in caught.value.figures["field"]


@pytest.mark.rule("NA-64.2")
def test_a_city_that_fell_in_the_middle_of_a_move_can_be_written_and_read() -> None:
    """Elsewhere no enemy stands beside Prisec; the end by threat comes at once, and nothing later happens."""
    city = 'city = { prisec = ["rutherford"], orgcrime = ["rutherford"] }'
    text = f'phase = "over"\noutcome = "threat"\nthreat = 25\n{city}'
    written = GAME.position(GAME.place(loads(text)))
    assert GAME.position(GAME.load(written)) == written
    with pytest.raises(Problem) as caught:
        GAME.place(loads(f"threat = 24\n{city}"))
    assert caught.value.code == "position-clash"
