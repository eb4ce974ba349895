"""Asides: open to every seat whenever the game waits."""

from ratusz.kernel.match import Match
from tests.kernel.booth import auction, bid, market, rejected, waiting
from tests.kernel.toy import GAME, rules


def menu(match: Match, seat: int) -> tuple[list[str], dict[str, str]]:
    possible, why = rules.menu(match.state, seat)
    g = match.state
    return [rules.write(g, seat, action) for action in possible], {rules.write(g, seat, action): rule for action, rule, _ in why}


def test_an_aside_is_open_while_others_think() -> None:
    match = auction()
    match.act(0, "bid 1")
    match.act(0, "offer 1 apple 2")
    assert waiting(match) == (1, 2)
    match.act(1, "accept 0")
    assert market(match).shelves == [[0], [], []]
    assert market(match).coins == [3, 5, 2]


def test_an_aside_is_open_to_a_seat_that_is_not_asked() -> None:
    match = auction()
    bid(match, 2, 1, 0)
    assert waiting(match) == (0,)
    match.act(2, "offer 1 apple 1")
    assert waiting(match) == (0,)
    assert market(match).offers[2] == ("offer", 1, 0, 1)


def test_a_trade_takes_back_an_answer_it_made_illegal() -> None:
    match = auction()
    match.act(0, "bid 5")
    match.act(1, "bid 3")
    match.act(0, "offer 1 apple 1")
    match.act(1, "accept 0")
    assert waiting(match) == (0, 2)
    assert match.state.stack[-1][3] == (None, ("bid", 3), None)


def test_a_trade_leaves_answers_that_are_still_legal() -> None:
    match = auction()
    match.act(0, "bid 4")
    match.act(0, "offer 1 apple 1")
    match.act(1, "accept 0")
    assert waiting(match) == (1, 2)


def test_an_effect_carried_out_while_others_think_takes_back_answers_too() -> None:
    match = auction()
    match.act(0, "bid 5")
    match.attempt(0, [{"do": "coins", "count": -1}])
    assert waiting(match) == (0, 1, 2)


def test_a_refused_aside_gives_its_clause_and_figures() -> None:
    match = auction()
    problem = rejected(match, 2, "offer 1 apple 3")
    assert (problem.code, problem.rule) == ("refused", "TOY-TRADE.3")
    assert problem.figures == {"action": "offer 1 apple 3", "figures": {"need": 3, "have": 2}}
    assert rejected(match, 1, "offer 1 apple 1").rule == "TOY-TRADE.1"
    assert rejected(match, 0, "offer 1 melon 1").rule == "TOY-TRADE.2"
    assert rejected(match, 1, "accept 0").rule == "TOY-TRADE.4"


def test_an_offer_that_can_no_longer_be_paid_is_refused() -> None:
    match = auction()
    match.act(0, "offer 1 apple 5")
    bid(match, 1, 0, 0)
    problem = rejected(match, 1, "accept 0")
    assert (problem.rule, problem.figures["figures"]) == ("TOY-TRADE.3", {"need": 5, "have": 4})


def test_the_menu_lists_possible_asides_and_why_others_are_not() -> None:
    match = auction("offers = ['', '', 'offer 1 apple 2']")
    assert menu(match, 0) == (["offer 1 apple 1"], {})
    assert menu(match, 1) == (["accept 2"], {"offer 1 apple 1": "TOY-TRADE.1"})


def test_an_aside_the_menu_does_not_list_may_be_legal() -> None:
    match = auction()
    assert "offer 1 apple 4" not in menu(match, 0)[0]
    match.act(0, "offer 1 apple 4")
    assert [side["offer"] for side in GAME.view(match.state, None)["seats"]] == ["offer 1 apple 4", "", ""]


def test_an_aside_names_a_seat_that_exists() -> None:
    problem = rejected(auction(), 0, "offer 7 apple 1")
    assert (problem.code, problem.figures) == ("seat", {"got": "7", "seats": 3})


def test_there_are_no_asides_after_the_end() -> None:
    match = auction()
    bid(match, 2, 1, 0)
    match.act(0, "pass")
    assert rejected(match, 0, "offer 1 apple 1").code == "over"
