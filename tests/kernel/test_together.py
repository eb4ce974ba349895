"""Several seats at once: answers stay hidden until the last one is in."""

from typing import Any

import pytest

from ratusz.kernel.chance import Chance
from ratusz.kernel.problem import Problem
from ratusz.kernel.registry import TOGETHER
from ratusz.kernel.rules import HIDDEN
from tests.kernel.booth import AUCTION, auction, bid, legal, market, rejected, waiting
from tests.kernel.toy import GAME, rules

PARTS = (("bid", 0), ("bid", 1), ("bid", 2))


def test_all_are_asked_and_may_answer_in_any_order() -> None:
    match = auction()
    assert waiting(match) == (0, 1, 2)
    match.act(1, "bid 3")
    assert waiting(match) == (0, 2)
    match.act(2, "bid 0")
    match.act(0, "bid 4")
    assert market(match).stack[-1] == ("market", 0)


def test_nobody_answers_twice() -> None:
    match = auction()
    match.act(0, "bid 1")
    assert legal(match, 0) == []
    assert rejected(match, 0, "bid 2").code == "not-your-turn"


def test_an_answer_tells_nobody_anything_until_all_are_in() -> None:
    match = auction()
    assert match.act(0, "bid 4") == []
    assert match.act(1, "bid 3") == []
    told = match.act(2, "bid 2")
    assert [event.kind for event in told] == ["bought"]
    assert told[0].figures["bids"] == [4, 3, 2]


def test_a_seat_sees_its_own_answer_and_that_others_have_answered() -> None:
    match = auction()
    match.act(0, "bid 4")
    match.act(1, "bid 3")
    stack = match.state.stack
    assert rules.seen_by(stack, 0)[-1] == (TOGETHER, "award", PARTS, (("bid", 4), HIDDEN, None))
    assert rules.seen_by(stack, 2)[-1] == (TOGETHER, "award", PARTS, (HIDDEN, HIDDEN, None))
    assert rules.seen_by(stack, None)[-1] == (TOGETHER, "award", PARTS, (HIDDEN, HIDDEN, None))
    assert stack[-1][3] == (("bid", 4), ("bid", 3), None)


def test_answers_stay_masked_while_something_else_is_asked_above_them() -> None:
    match = auction()
    match.act(0, "bid 4")
    match.attempt(1, [{"do": "sell"}])
    assert waiting(match) == (1,)
    together = GAME.view(match.state, 2)["stack"][-2]
    assert together == [TOGETHER, "award", [["bid", 0], ["bid", 1], ["bid", 2]], ["?", "", ""]]


def test_what_a_seat_sees_does_not_depend_on_the_answers_of_others() -> None:
    views = []
    for coins in (0, 5):
        match = auction()
        match.act(0, f"bid {coins}")
        views.append([GAME.view(match.state, seat) for seat in (1, 2, None)])
    assert views[0] == views[1]


def test_each_seat_that_has_still_to_answer_sees_what_it_is_asked() -> None:
    match = auction()
    match.act(0, "bid 4")
    asked = [GAME.view(match.state, seat)["asked"] for seat in (0, 1, None)]
    assert asked == [None, {"kind": "bid", "seat": 1}, None]


def test_a_clone_in_the_middle_goes_on_by_itself() -> None:
    match = auction()
    match.act(0, "bid 4")
    twin = match.state.clone()
    bid_rest = [(1, ("bid", 3)), (2, ("bid", 2))]
    for seat, action in bid_rest:
        rules.apply(twin, seat, action)
    assert twin.stack[-1] == ("market", 0)
    assert waiting(match) == (1, 2)


def test_given_and_missing_answers_are_data_and_back() -> None:
    match = auction()
    match.act(1, "bid 3")
    task = match.state.stack[-1]
    data = rules.task_data(match.state, task)
    assert data == [TOGETHER, "award", [["bid", 0], ["bid", 1], ["bid", 2]], ["", "bid 3", ""]]
    assert rules.read_task(match.state, data) == task


def test_a_masked_answer_is_data_and_back() -> None:
    match = auction()
    match.act(1, "bid 3")
    seen = rules.seen_by(match.state.stack, 0)[-1]
    data = rules.task_data(match.state, seen)
    assert data[3] == ["", "?", ""]
    assert rules.read_task(match.state, data) == seen


def test_a_guess_fills_masked_answers_with_legal_ones_and_touches_no_others() -> None:
    match = auction()
    match.act(0, "bid 4")
    match.act(1, "bid 3")
    guesses = set()
    for seed in range(30):
        g = match.state.clone()
        g.stack = rules.seen_by(g.stack, 0)
        rules.unmask(g, Chance(seed).below)
        mine, theirs, missing = g.stack[-1][3]
        assert (mine, missing) == (("bid", 4), None)
        guesses.add(theirs)
    assert guesses == {("bid", coins) for coins in range(4)}


def test_where_nobody_answers_together_there_is_nothing_to_guess() -> None:
    match = auction()
    bid(match, 2, 1, 0)
    g = match.state.clone()
    rules.unmask(g, Chance(0).below)
    assert g.stack == match.state.stack
    assert rules.seen_by(g.stack, 1) == g.stack


def test_a_question_to_nobody_is_answered_at_once() -> None:
    g = auction().state
    g.stack.clear()
    rules.together(g, "award", ())
    assert g.stack == [("award", (), ())]


def test_a_position_in_the_middle_goes_on() -> None:
    match = auction()
    match.act(0, "bid 4")
    text = GAME.position(match.state)
    g = GAME.load(text)
    assert rules.seats(g) == (1, 2)
    assert GAME.position(g) == text


def test_an_answer_that_is_not_legal_in_a_position_is_asked_for_again() -> None:
    g = GAME.load(AUCTION + 'next = [["together", "award", [["bid", 1], ["bid", 2]], ["bid 9", ""]]]')
    assert rules.seats(g) == (1, 2)


@pytest.mark.parametrize(
    "data",
    [
        [TOGETHER, "award", [["bid", 0]]],
        [TOGETHER, "market", [["bid", 0]], [""]],  # not an op
        [TOGETHER, "award", "bid", [""]],
        [TOGETHER, "award", [["bid", 0]], ""],
        [TOGETHER, "award", [["deal", 0]], [""]],  # not an ask
        [TOGETHER, "award", [["bid", 0], ["bid", 1]], [""]],
        [TOGETHER, "award", [["bid", 0], ["bid", 0]], ["", ""]],  # a seat twice
        [TOGETHER, "award", [["bid", 0], ["bid", 1]], ["bid 1", "bid 2"]],  # nobody left to answer
        [TOGETHER, "award", [["bid", 0], ["bid", 1]], ["", 2]],
        [TOGETHER, "award", [[TOGETHER, "award", [["bid", 0]], [""]]], [""]],
        [TOGETHER, "award", [], []],
    ],
)
def test_a_together_that_cannot_be_is_a_problem(data: list[Any]) -> None:
    with pytest.raises(Problem) as caught:
        rules.read_task(auction().state, data)
    assert caught.value.code == "task-form"


def test_a_sealed_ask_is_never_asked_alone() -> None:
    g = auction().state
    g.stack.append(("bid", 0))
    with pytest.raises(AssertionError):
        rules.apply(g, 0, ("bid", 1))
