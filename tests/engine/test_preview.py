"""What will this do? The pipe asks the rules."""

from typing import Any

import pytest

from tests.engine.caller import Caller

PAYING = """
turn = 0
deck = ["rubble"]
discard = ["courier"]
[[seat]]
hand = ["muties", "school"]
goods = { worker = 3, fuel = 2, universal = 1 }
state = ["gas-station"]
[[seat]]
state = ["fuel-tank"]
"""


def foreseen(caller: Caller, action: str | dict[str, Any]) -> dict[str, Any]:
    return caller.do("preview", state=caller.load(PAYING), seat=0, action=action)


@pytest.fixture
def caller() -> Caller:
    return Caller()


def test_what_is_settled_is_told_in_events_and_figures(caller: Caller) -> None:
    answer = foreseen(caller, "visit fuel-tank")
    assert answer["certain"] is True
    assert [event["kind"] for event in answer["events"]] == ["visited", "gained", "gained"]
    assert answer["figures"] == {"fuel": [1, 1], "worker": [-1, -1], "their-worker": [1, 1]}
    assert answer["waits"] == [{"for": "seat", "seat": 1, "kind": "turn"}]


def test_what_is_left_to_choose_widens_the_figures(caller: Caller) -> None:
    answer = foreseen(caller, "work gas-station")
    assert answer["certain"] is False
    assert answer["figures"] == {"fuel": [-2, -1], "worker": [-1, -1], "universal": [-1, 0], "score": [2, 2]}


def test_a_preview_ends_where_a_card_would_be_turned_up(caller: Caller) -> None:
    answer = foreseen(caller, "exchange")
    assert answer["waits"] == [{"for": "hidden"}]
    assert answer["figures"] == {"hand": [-2, -2]}
    assert "drew" not in [event["kind"] for event in answer["events"]]


def test_a_preview_changes_nothing(caller: Caller) -> None:
    state = caller.load(PAYING)
    before = caller.do("position", state=state)
    caller.do("preview", state=state, seat=0, action={"do": "visit", "place": "fuel-tank"})
    assert caller.do("position", state=state) == before


def test_what_may_not_be_done_is_not_foreseen_but_refused(caller: Caller) -> None:
    state = caller.load(PAYING)
    assert caller.error("preview", state=state, seat=0, action="conquer muties") == "refused"
    assert caller.error("preview", state=state, seat=1, action="pass") == "not-your-turn"
