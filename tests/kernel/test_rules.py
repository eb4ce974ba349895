"""The machine: tasks run until an ask waits, an ask lists answers and reasons, an answer leads to the next ask."""

from typing import Any

import pytest

from ratusz.kernel.chance import Chance
from ratusz.kernel.problem import Problem
from ratusz.kernel.rules import Rules
from ratusz.kernel.state import Action, Refusal, State
from tests.kernel.booth import auction, bid, legal, market, waiting
from tests.kernel.toy import GAME, Market, rules


def test_a_new_game_runs_to_its_first_ask() -> None:
    g = GAME.new(3, {}, "seed")
    rules.settle(g)
    assert isinstance(g, Market)
    assert (g.round, [len(hand) for hand in g.hands], len(g.lot)) == (1, [1, 1, 1], 1)
    assert rules.seats(g) == (0, 1, 2)


def test_settling_again_changes_nothing() -> None:
    g = GAME.new(3, {}, "seed")
    rules.settle(g)
    before = GAME.position(g)
    rules.settle(g)
    assert GAME.position(g) == before


def test_tasks_nest_an_effect_in_an_ask_in_a_phase() -> None:
    match = auction("fixed = [3]")
    bid(match, 2, 1, 0)
    assert match.state.stack == [("end",), ("market", 0)]
    match.act(0, "sell apple")
    assert match.over
    assert market(match).coins == [5 - 2 + 4, 3, 2]


def test_only_the_seat_asked_has_options() -> None:
    match = auction()
    bid(match, 2, 1, 0)
    assert waiting(match) == (0,)
    assert legal(match, 0) == ["pass", "sell apple"]
    assert legal(match, 1) == []
    assert rules.explain(match.state, 1) == ([], [])


def test_a_finished_game_waits_for_nobody() -> None:
    match = auction()
    bid(match, 2, 1, 0)
    match.act(0, "pass")
    assert waiting(match) == ()
    assert [legal(match, seat) for seat in (0, 1, 2)] == [[], [], []]
    assert rules.menu(match.state, 0) == ([], [])


def test_explaining_gives_the_same_answers_and_a_reason_for_each_refused_one() -> None:
    match = auction()
    answers, why = rules.explain(match.state, 2)
    assert answers == rules.options(match.state, 2) == [("bid", 0), ("bid", 1), ("bid", 2)]
    assert why[0] == (("bid", 3), "TOY-BID.2", {"need": 3, "have": 2})
    assert [action for action, _, _ in why] == [("bid", coins) for coins in range(3, 10)]


def test_applying_an_answer_leads_to_the_next_ask() -> None:
    g = auction().state
    for seat, coins in enumerate((1, 0, 2)):
        rules.apply(g, seat, ("bid", coins))
    assert g.stack[-1] == ("market", 2)


def test_a_clone_and_its_original_go_separate_ways() -> None:
    g = auction().state
    twin = g.clone()
    before = GAME.position(g)
    for seat in range(3):
        rules.apply(twin, seat, ("bid", seat))
    assert GAME.position(g) == before
    assert GAME.position(twin) != before


class Heap(State):
    """A state with nothing of its own."""


def test_ops_and_asks_get_all_their_arguments_however_many() -> None:
    machine = Rules()
    heard: list[tuple[Any, ...]] = []

    def options(g: State, legal: list[Action], why: list[Refusal] | None, *args: Any) -> None:
        heard.append(("options", *args))
        legal.append(("go",))

    for count in range(6):
        machine.op(f"op{count}", "int " * count)(lambda g, *args: heard.append(("op", *args)))
    for count in range(1, 6):
        machine.ask(f"ask{count}", "seat " + "int " * (count - 1), options)(
            lambda g, action, *args: heard.append(("chosen", *args))
        )
    for count in range(6):
        args = (0, 7, 8, 9, 10)[:count]
        heard.clear()
        machine.settle(Heap([(f"op{count}", *args)], 0, (), 0))
        assert heard == [("op", *args)]
        if count:
            g = Heap([(f"ask{count}", *args)], 0, (), 0)
            heard.clear()
            machine.apply(g, 0, machine.options(g, 0)[0])
            assert heard == [("options", *args), ("chosen", *args)]


def test_a_playout_goes_to_the_end_or_as_far_as_it_may() -> None:
    g = GAME.new(3, {}, "seed")
    rules.settle(g)
    assert rules.playout(g.clone(), Chance(1), 2) == 2
    assert rules.playout(g, Chance(1), 1000) == 8  # two rounds: three bids and a sale each
    assert not g.stack


def test_every_task_is_plain_data_and_back() -> None:
    g = auction().state
    for task in [("round",), ("deal", 1), ("market", 2), ("gain", 0, 4), ("trade", 0, 1, 1, 3), ("bid", 1)]:
        assert rules.read_task(g, rules.task_data(g, task)) == task
    assert rules.task_data(g, ("trade", 0, 1, 1, 3)) == ["trade", 0, 1, "melon", 3]


@pytest.mark.parametrize(
    ("data", "code"),
    [
        ("round", "task-form"),
        ([], "task-form"),
        ([3], "task-form"),
        (["dance"], "task-unknown"),
        (["deal"], "word-count"),
        (["deal", 0, 1], "word-count"),
        (["deal", 3], "seat"),
        (["gain", 0, "many"], "word-number"),
        (["gain", 0, 1.5], "word-number"),
        (["trade", 0, 1, ["melon"], 3], "name-unknown"),
    ],
)
def test_a_task_that_cannot_be_is_a_problem(data: Any, code: str) -> None:
    with pytest.raises(Problem) as caught:
        rules.read_task(auction().state, data)
    assert caught.value.code == code


def test_an_action_has_one_text_and_one_structure() -> None:
    g = auction().state
    action = ("offer", 1, 0, 2)
    assert rules.write(g, 0, action) == "offer 1 apple 2"
    assert rules.read(g, 0, "  offer 1   apple 2 ") == action
    assert rules.structure(g, 0, action) == {"do": "offer", "seat": 1, "card": "apple", "coins": 2}
    assert rules.structure(g, 0, ("pass",)) == {"do": "pass"}


@pytest.mark.parametrize("action", [("offer", 1, 0, 2), ("bid", 3), ("pass",)])
def test_a_structure_is_read_back(action: Action) -> None:
    g = auction().state
    assert rules.read_structure(g, 0, rules.structure(g, 0, action)) == action


@pytest.mark.parametrize(
    ("data", "code"),
    [
        ({}, "action-nameless"),
        ({"do": "dance"}, "action-unknown"),
        ({"do": ["bid"]}, "action-unknown"),
        ({"do": "bid"}, "action-lacks"),
        ({"do": "bid", "coins": 1, "more": 1}, "action-extra"),
        ({"do": "bid", "coins": "many"}, "word-number"),
    ],
)
def test_a_structure_that_is_no_action_is_a_problem(data: dict[str, Any], code: str) -> None:
    with pytest.raises(Problem) as caught:
        rules.read_structure(auction().state, 0, data)
    assert caught.value.code == code


def test_a_question_is_asked_unless_there_is_one_answer() -> None:
    own = Rules()
    given: list[Action] = []

    def options(g: State, legal: list[Action], why: list[Refusal] | None, seat: int, most: int) -> None:
        legal += [("take", number) for number in range(most)]

    @own.ask("take", "seat most:int", options)
    def take(g: State, action: Action, seat: int, most: int) -> None:
        given.append(action)

    g = State([], 0, (), 0)
    for most in (0, 1, 2):
        own.pose(g, ("take", 0, most))
    assert (given, g.stack) == ([("take", 0)], [("take", 0, 2)])
