"""Stopping between phases, for teaching and for tests of one phase alone."""

import random

import pytest

from ratusz.games.catalogue import GAMES
from tests.engine.caller import Caller

PASSING = "turn = 0\nround = 1\n[[seat]]\nhand = ['muties']\n[[seat]]\npassed = true"


@pytest.fixture
def caller() -> Caller:
    return Caller()


def stands(caller: Caller, state: str) -> tuple[int, str]:
    view = caller.do("view", state=state)["view"]
    return (view["round"], view["phase"])


def test_a_match_stops_where_the_next_phase_begins_and_asks_nobody(caller: Caller) -> None:
    state = caller.load(PASSING)
    stopped = caller.do("act", state=state, seat=0, action="pass", until="phase")
    assert (stopped["paused"], stands(caller, state)) == (True, (1, "cleanup"))
    assert caller.do("asks", state=state)["asks"] == []
    assert caller.do("view", state=state)["view"]["waiting"] == []


def test_it_stops_at_the_next_round_or_the_phase_of_a_name(caller: Caller) -> None:
    state = caller.load(PASSING)
    assert caller.do("act", state=state, seat=0, action="pass", until="cleanup")["paused"]
    assert stands(caller, state) == (1, "cleanup")
    assert caller.do("run", state=state, until="round")["paused"]
    assert stands(caller, state)[0] == 2


@pytest.mark.parametrize("game", GAMES)
def test_a_phase_that_never_comes_is_told_at_once_with_those_that_do(caller: Caller, game: str) -> None:
    assert caller.error("new", game=game, until="afternoon") == "until-unknown"
    state = caller.do("new", game=game, seed=1)["state"]
    [ask, *_] = caller.do("asks", state=state)["asks"]
    act = {"state": state, "seat": ask["seat"], "action": ask["actions"][0]["text"]}
    refused = caller.ask("act", **act, until="afternoon")["error"]
    assert refused["code"] == "until-unknown"
    for name in ("phase", "round", *GAMES[game].phases()):
        assert name in refused["message"]
        assert caller.error("run", state=state, until=name) == "not-paused"
    assert caller.do("asks", state=state)["moves"] == 0


def test_where_a_question_comes_first_nothing_is_paused(caller: Caller) -> None:
    state = caller.load(PASSING)
    assert "paused" not in caller.do("act", state=state, seat=0, action="pass", until="over")
    assert caller.do("asks", state=state)["asks"]


def test_what_would_need_a_question_is_refused_until_it_is_run_on(caller: Caller) -> None:
    state = caller.load(PASSING)
    caller.do("act", state=state, seat=0, action="pass", until="phase")
    assert caller.error("act", state=state, seat=0, action="pass") == "paused"
    assert caller.error("preview", state=state, seat=0, action="pass") == "paused"
    assert caller.error("record", state=state) == "paused"
    assert caller.error("try", state=state, seat=0, effect=[{"do": "gain", "goods": {"fuel": 1}}]) == "paused"
    caller.do("run", state=state)
    assert caller.error("run", state=state) == "not-paused"
    assert caller.do("asks", state=state)["asks"]


def test_a_copy_of_a_stopped_match_is_stopped_too_and_the_move_can_be_taken_back(caller: Caller) -> None:
    state = caller.load(PASSING)
    caller.do("act", state=state, seat=0, action="pass", until="phase")
    copy = caller.do("clone", state=state)
    assert (copy["paused"], stands(caller, copy["state"])) == (True, (1, "cleanup"))
    assert caller.do("undo", state=state, consent=True)["undone"] == {"seat": 0, "action": "pass"}
    assert stands(caller, state) == (1, "action")


@pytest.mark.parametrize("game", list(GAMES))
def test_a_game_stopped_at_every_phase_ends_as_one_that_never_stops(game: str) -> None:
    """Whole games, half of them played phase by phase, tell the same and lead to the same."""
    told: list[list[str]] = []
    positions: list[str] = []
    for until in ("", "phase"):
        caller, dice = Caller(), random.Random(3)
        state = caller.do("new", game=game, seed=5, until=until)["state"]
        stops = 0
        for _ in range(120):
            while caller.do("asks", state=state).get("paused"):
                stops += 1
                caller.do("run", state=state, until=until)
            asked = caller.do("asks", state=state)
            if asked["over"]:
                break
            turn = asked["asks"][0]
            action = dice.choice(turn["actions"])["text"]
            caller.do("act", state=state, seat=turn["seat"], action=action, until=until)
        while caller.do("asks", state=state).get("paused"):
            caller.do("run", state=state)
        assert (stops > 0) == bool(until)
        told.append([event["kind"] for event in caller.do("log", state=state)["events"]])
        positions.append(caller.do("position", state=state)["position"])
    assert told[0] == told[1]
    assert positions[0] == positions[1]
