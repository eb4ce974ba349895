"""A position's future comes from a stranger: it is tried out, and refused if the rules could not go on from it."""

from typing import Any

import pytest

from ratusz.kernel.content import Clause
from ratusz.kernel.future import MOST_TASKS, judged, read_tasks
from ratusz.kernel.game import Game
from ratusz.kernel.manifest import Manifest
from ratusz.kernel.problem import Problem
from ratusz.kernel.rules import Rules
from ratusz.kernel.state import Action, Refusal, State, Task

rules = Rules()


class Purse(State):
    """Coins, of which a purse holds up to nine."""

    __slots__ = ("coins",)

    def __init__(self, stack: list[Task], coins: int) -> None:
        super().__init__(stack, 0, (), 0)
        self.coins = coins

    def clone(self) -> "Purse":
        return Purse(self.stack.copy(), self.coins)


@rules.op("find", "coins:int rule:word")
def find(g: Purse, coins: int, rule: str) -> None:
    g.coins += coins


@rules.op("spin")
def spin(g: Purse) -> None:
    g.stack.append(("spin",))


@rules.op("divide", "by:signed")
def divide(g: Purse, by: int) -> None:
    g.coins //= by


def pay_options(g: Purse, legal: list[Action], why: list[Refusal] | None, seat: int) -> None:
    legal += [("pay", coins) for coins in range(1, g.coins + 1)]


@rules.ask("pay", "seat", pay_options)
def pay(g: Purse, action: Action, seat: int) -> None:
    g.coins -= action[1]


def day_options(g: Purse, legal: list[Action], why: list[Refusal] | None, seat: int) -> None:
    legal.append(("sleep",))


@rules.ask("day", "seat", day_options)
def day(g: Purse, action: Action, seat: int) -> None:
    raise AssertionError("the course is not tried")


def read(data: dict[str, Any]) -> State:
    return Purse([("day", 0), *read_tasks(rules, State([], 0, (), 0), data["next"])], data["coins"])


class PurseGame(Game):
    def __init__(self) -> None:
        super().__init__(Manifest("purse", (1,), 5, "tests", "", "", ""), rules, (), 1, "", [Clause("P.1", "rule", "")])

    def flaws(self, g: State) -> list[str]:
        assert isinstance(g, Purse)
        return [] if 0 <= g.coins <= 9 else ["a purse that holds too much"]

    def describe(self, g: State) -> dict[str, Any]:
        assert isinstance(g, Purse)
        coins = {8: 5, 5: 4}.get(g.coins, g.coins)  # a game that forgets some coins whenever it writes
        return {"next": [rules.task_data(g, task) for task in g.stack[:0:-1]], "coins": coins}

    def place(self, data: dict[str, Any]) -> State:
        return judged(self, read, data, lambda g: 1)


GAME = PurseGame()


def fate(coins: int, *tasks: list[Any]) -> str:
    try:
        GAME.place({"coins": coins, "next": list(tasks)})
    except Problem as problem:
        return problem.code
    return "accepted"


def test_what_the_rules_can_carry_out_is_accepted_and_nothing_has_happened_yet() -> None:
    g = GAME.place({"coins": 2, "next": [["find", 3, "P.1"], ["pay", 0]]})
    assert isinstance(g, Purse)
    assert (g.coins, g.stack) == (2, [("day", 0), ("pay", 0), ("find", 3, "P.1")])


@pytest.mark.parametrize(
    ("coins", "tasks", "code"),
    [
        (2, [["pay", 0], ["pay", 0]], "task-stuck"),  # both coins may go for the first
        (0, [["pay", 0]], "task-stuck"),
        (1, [["spin"]], "task-stuck"),
        (1, [["divide", 0]], "task-stuck"),
        (7, [["find", 3, "P.1"]], "task-stuck"),
        (1, [["find", 1000, "P.1"]], "task-argument"),
        (1, [["find", -1, "P.1"]], "task-argument"),
        (1, [["find", 1, "P.2"]], "task-argument"),
        (1, [["divide", -1]], "task-stuck"),
        (8, [], "position-changed"),
        (-1, [], "position-flawed"),
        (1, [["divide", 1]] * (MOST_TASKS + 1), "task-many"),
    ],
)
def test_a_future_the_rules_could_not_go_on_from_is_refused(coins: int, tasks: list[Any], code: str) -> None:
    assert fate(coins, *tasks) == code


def test_a_trial_ends_however_many_answers_there_are() -> None:
    assert fate(7, *[["find", 2, "P.1"], ["pay", 0]] * 1) == "accepted"
    assert (
        fate(6, *[["divide", 1]] * 50, ["pay", 0], ["find", 3, "P.1"], ["pay", 0], ["find", 3, "P.1"], ["pay", 0]) == "accepted"
    )
