"""Effects written as content data, carried out at the table."""

from typing import Any

import pytest

from tests.engine.caller import Caller

PAY = {"do": "pay", "goods": {"fuel": 2}}
POSITION = """
turn = 0
discard = ["courier", "rubble"]
[[seat]]
hand = ["muties", "highway", "valley"]
goods = { fuel = 2, universal = 1 }
spoils = ["armoury", "school"]
state = ["gas-station", "fuel-tank"]
"""


@pytest.fixture
def caller() -> Caller:
    return Caller()


def goods(caller: Caller, state: str) -> dict[str, int]:
    found: dict[str, int] = caller.do("view", state=state)["view"]["seats"][0]["goods"]
    return {good: count for good, count in found.items() if count}


def test_goods_are_gained_at_once(caller: Caller) -> None:
    state = caller.load(POSITION)
    answer = caller.do("try", state=state, seat=0, effect=[{"do": "gain", "goods": {"brick": 2}, "each": "fuel"}])
    assert (answer["moves"], [event["kind"] for event in answer["events"]]) == (1, ["gained"])
    assert goods(caller, state)["brick"] == 4
    assert caller.do("asks", state=state, seat=0)["asks"][0]["kind"] == "turn"


def test_a_price_asks_whether_to_pay_with_universal_resources(caller: Caller) -> None:
    state = caller.load(POSITION)
    caller.do("try", state=state, seat=0, effect=[PAY, {"do": "gain", "goods": {"vp": 1}}])
    assert caller.actions(state, 0) == ["universal 0", "universal 1"]
    events = caller.act(state, 0, "universal 1")
    assert [(event["good"], event["count"]) for event in events] == [("fuel", 1), ("universal", 1), ("vp", 1)]
    assert goods(caller, state) == {"fuel": 1}


def test_no_choice_about_one_resource_can_make_another_unpayable(caller: Caller) -> None:
    state = caller.load("turn = 0\n[[seat]]\ngoods = { fuel = 1, scrap = 1, universal = 2 }")
    caller.do("try", state=state, seat=0, effect=[{"do": "pay", "goods": {"fuel": 2, "scrap": 2}}])
    while caller.do("asks", state=state, seat=0)["asks"][0]["kind"] == "universal":
        caller.act(state, 0, caller.actions(state, 0)[-1])
    assert goods(caller, state) == {}


def test_a_marker_is_chosen_from_the_discard_pile(caller: Caller) -> None:
    state = caller.load(POSITION)
    caller.do("try", state=state, seat=0, effect=[{"do": "mark", "vp": 2, "on": "gas-station"}])
    ask = caller.do("asks", state=state, seat=0)["asks"][0]
    assert ask["kind"] == "choose_marker"
    assert [action["text"] for action in ask["actions"]] == ["tuck courier", "tuck rubble"]
    caller.act(state, 0, "tuck rubble")
    place = caller.do("view", state=state)["view"]["seats"][0]["state"][0]
    assert place["markers"] == [{"vp": 2, "card": "rubble"}]


def test_cards_and_spoils_of_a_price_are_chosen_one_at_a_time(caller: Caller) -> None:
    state = caller.load(POSITION)
    caller.do("try", state=state, seat=0, effect=[{"do": "pay", "goods": {"card": 2, "spoils": 1}}])
    assert caller.actions(state, 0) == ["discard muties", "discard highway", "discard valley"]
    caller.act(state, 0, "discard muties", "discard highway", "pawn school")
    seat = caller.do("view", state=state, seat=0)["view"]["seats"][0]
    assert (seat["hand"], seat["spoils"]) == (["valley"], ["armoury"])


def test_a_reader_sees_of_an_effect_what_the_seat_may_see(caller: Caller) -> None:
    state = caller.load(POSITION)
    effect = [{"do": "gain", "goods": {"card": 1}}]
    answer = caller.do("try", state=state, seat=0, effect=effect, **{"for": 1})
    assert [event["kind"] for event in answer["events"]] == ["drew-hidden"]


def test_an_effect_can_be_taken_back(caller: Caller) -> None:
    state = caller.load(POSITION)
    before = caller.do("position", state=state)["position"]
    caller.do("try", state=state, seat=0, effect=[PAY])
    assert caller.do("undo", state=state)["undone"] == {"seat": 0, "action": "try"}
    assert caller.do("position", state=state)["position"] == before


def test_a_position_in_the_middle_of_an_effect_is_read_back_the_same(caller: Caller) -> None:
    state = caller.load(POSITION)
    caller.do("try", state=state, seat=0, effect=[PAY, {"do": "mark", "vp": 2, "on": "gas-station"}])
    position = caller.do("position", state=state)["position"]
    assert 'next = [["universal", 0, "fuel", 2, "S51-WORK.2"], ["mark", 0, 0, 2]]' in position
    again = caller.load(position)
    assert caller.do("position", state=again)["position"] == position
    caller.act(again, 0, "universal 0", "tuck courier", "pass")


@pytest.mark.parametrize(
    ("effect", "code"),
    [
        ([{"do": "dance"}], "effect-field"),
        (["pay"], "effect-field"),
        ([{"do": "gain"}], "effect-field"),
        ([{"do": "gain", "goods": {"fuel": "x"}}], "effect-field"),
        ([{"do": "gain", "goods": {"gold": 1}}], "content-good"),
        ([{"do": "gain", "goods": {"fuel": 0}}], "content-amount"),
        ([{"do": "gain", "goods": {"con1": 10**9}}], "content-much"),
        ([{"do": "gain", "goods": {"vp": 99}}] * 11, "content-much"),
        ([{"do": "gain", "goods": {"fuel": 1}, "each": "card"}], "content-icon"),
        ([{"do": "mark", "vp": 3, "on": "gas-station"}], "content-marker"),
        ([{"do": "mark", "vp": 1}], "effect-on"),
        ([{"do": "mark", "vp": 1, "on": "school"}], "place-unknown"),
        ([{"do": "mark", "vp": 1, "on": "fuel-tank"}], "effect-mark"),
        ([{"do": "gain", "goods": {"fuel": 1}}, PAY], "effect-order"),
        ([{"do": "pay", "goods": {"worker": 1}}], "content-good"),
        ([{"do": "pay", "goods": {"fuel": 4}}], "refused"),
        ([{"do": "pay", "goods": {"card": 4}}], "refused"),
        ([{"do": "pay", "goods": {"spoils": 3}}], "refused"),
    ],
)
def test_an_effect_that_cannot_be_changes_nothing(caller: Caller, effect: list[Any], code: str) -> None:
    state = caller.load(POSITION)
    before = caller.do("record", state=state)
    assert caller.error("try", state=state, seat=0, effect=effect) == code
    assert caller.do("record", state=state) == before


def test_an_effect_waits_until_the_action_under_way_is_done(caller: Caller) -> None:
    state = caller.load(POSITION)
    caller.act(state, 0, "exchange")
    assert caller.error("try", state=state, seat=0, effect=[{"do": "pay", "goods": {"card": 2}}]) == "effect-busy"


def test_nothing_can_be_tried_when_the_game_is_over(caller: Caller) -> None:
    state = caller.load("resigned = 0")
    assert caller.error("try", state=state, seat=0, effect=[]) == "over"
