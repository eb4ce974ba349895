"""Many games, and what is told of them."""

import signal
from multiprocessing import get_context
from typing import Any

import pytest

from ratusz.arena.entry import Entry
from ratusz.arena.plan import Plan
from ratusz.arena.report import Report, wilson
from ratusz.arena.sharing import take
from ratusz.arena.simulate import play, play_numbered, simulate
from ratusz.arena.watcher import Watcher
from ratusz.bots.random import Random
from ratusz.games.state51.game import GAME
from ratusz.kernel.chance import Guess
from ratusz.kernel.game import Result
from ratusz.kernel.problem import Problem
from ratusz.kernel.state import Action, State
from ratusz.kernel.view import View


class Passes(Watcher):
    """Counts passes, and checks that it is called in order."""

    def __init__(self) -> None:
        self.calls: list[str] = []
        self.passes = 0

    def before(self, g: State) -> None:
        self.calls.append("before")

    def step(self, g: State, seat: int, action: Action) -> None:
        assert action in GAME.rules.options(g, seat)
        self.passes += action == ("pass",)

    def after(self, g: State, result: Result) -> None:
        assert result.over
        self.calls.append("after")

    def data(self) -> Any:
        return {"passes": self.passes, "calls": self.calls}


@pytest.mark.slow
def test_the_result_does_not_depend_on_how_many_processes_play() -> None:
    reports = [simulate(GAME, 7, ["greedy", "random"], jobs, "same", watch=Passes).data() for jobs in (1, 2)]
    for report in reports:
        assert report.pop("seconds") > 0
    assert reports[0] == reports[1]


def test_the_report_adds_up() -> None:
    heard: list[int] = []
    data = simulate(GAME, 6, ["greedy", "random"], seed="sum", progress=heard.append, options={"first": 0}).data()
    assert heard == [1, 2, 3, 4, 5, 6]
    assert sum(data["wins"].values()) + data["draws"] == 6
    assert data["options"]["first"] == 0
    for bot in ("greedy", "random"):
        assert data["win_rate"][bot] == data["wins"][bot] / 6
        assert data["interval"][bot][0] < data["win_rate"][bot] < data["interval"][bot][1] or data["win_rate"][bot] in (0, 1)
        assert sum(data["sources"][bot].values()) == pytest.approx(data["scores"][bot])


def test_bots_change_seats_over_the_same_cards() -> None:
    orders = [entry.order for entry in simulate(GAME, 4, ["greedy", "random"], seed="turns").entries]
    assert orders == [[0, 1], [1, 0], [0, 1], [1, 0]]


def test_the_same_bot_in_every_seat_is_reported_by_seat() -> None:
    assert list(simulate(GAME, 2, ["random", "random"], seed="mirror").data()["win_rate"]) == ["random@0", "random@1"]


def test_a_bot_that_sits_three_times_at_a_table_counts_three_times() -> None:
    told = [Entry(0, [0, 1, 1, 1], [0, 2, 3], [5, 1, 6, 7], [{}] * 4, 9, {}, [(0.1, 1)] * 4)]
    plan = Plan("newangeles", ("search", "greedy", "greedy", "greedy"), ((0, 1, 2, 3),), {}, "1")
    data = Report(plan, told, 1.0).data()
    assert data["wins"] == {"greedy": 2, "search": 1}
    assert data["win_rate"] == {"greedy": 2 / 3, "search": 1.0}


def test_a_watcher_sees_every_game_from_beginning_to_end() -> None:
    watched = simulate(GAME, 3, ["random", "random"], watch=Passes).data()["watched"]
    assert [found["calls"] for found in watched] == [["before", "after"]] * 3
    assert [found["passes"] for found in watched] == [8, 8, 8]  # two players, four rounds


class Cheat(Random):
    def choose(self, view: View, seat: int, legal: list[Action]) -> Action:
        return ("gather", 4)


def test_an_illegal_answer_of_a_bot_is_a_problem() -> None:
    with pytest.raises(Problem) as caught:
        play(GAME, [Cheat(Guess(1)), Cheat(Guess(2))], "1")
    assert caught.value.code == "illegal"


@pytest.mark.parametrize(("seats", "code"), [(["greedy"], "seats"), (["greedy", "genius"], "bot-unknown")])
def test_a_wrong_line_up_is_a_problem(seats: list[str], code: str) -> None:
    with pytest.raises(Problem) as caught:
        simulate(GAME, 1, seats)
    assert caught.value.code == code


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"), [(8, 10, 0.4902, 0.9433), (0, 10, 0.0, 0.2775), (10, 10, 0.7225, 1.0), (0, 0, 0.0, 1.0)]
)
def test_the_interval_is_wilsons(wins: int, games: int, low: float, high: float) -> None:
    assert wilson(wins, games) == pytest.approx((low, high), abs=1e-4)


def test_the_processes_that_share_the_work_leave_ctrl_c_to_the_one_that_waits_for_them() -> None:
    plan = Plan("state51", ("random", "random"), ((0, 1),), {}, "1")
    with get_context("spawn").Pool(1, take, (play_numbered, plan)) as pool:
        assert pool.apply(signal.getsignal, (signal.SIGINT,)) == signal.SIG_IGN
