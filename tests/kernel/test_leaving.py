"""Leaving in mid-game: the game goes on, the record tells it, and nobody is brought back by an undo."""

import json
from typing import Any

import pytest

from ratusz.kernel.match import Match
from ratusz.kernel.problem import Problem
from ratusz.kernel.record import parse, replay, resume, verify
from tests.kernel.booth import auction, waiting
from tests.kernel.test_record import changed_game, played
from tests.kernel.toy import GAME


def left_in_the_middle() -> Match:
    match = auction()
    match.act(0, "bid 4")
    match.leave(2)
    match.act(1, "bid 3")
    match.act(2, "bid 2")  # whoever plays on
    return match


def data_of(match: Match) -> dict[str, Any]:
    data: dict[str, Any] = json.loads(json.dumps(match.record()))
    return data


def test_whoever_leaves_ends_nothing() -> None:
    match = auction()
    [event] = match.leave(2)
    assert (event.kind, event.figures, event.visible(0), event.visible(None)) == ("player-left", {"seat": 2}, True, True)
    assert (match.over, waiting(match), match.result()["left"]) == (False, (0, 1, 2), [2])


def test_the_record_tells_when_it_was_and_verifies() -> None:
    match = left_in_the_middle()
    data = data_of(match)
    assert data["moves"] == [[0, "bid 4"], [2, "left"], [1, "bid 3"], [2, "bid 2"]]
    assert data["result"]["left"] == [2]
    again = verify(GAME, parse(data))
    assert again.record() == match.record()
    assert [event.kind for event in again.events()] == [event.kind for event in match.events()]
    assert replay(GAME, parse(data), 2).gone == [2]
    assert replay(GAME, parse(data), 1).gone == []


def test_a_record_that_hides_who_left_is_refused() -> None:
    data = data_of(left_in_the_middle())
    data["result"]["left"] = []
    with pytest.raises(Problem) as caught:
        verify(GAME, parse(data))
    assert caught.value.code == "record-result"


def test_a_record_made_before_anybody_could_leave_still_verifies() -> None:
    data = data_of(played())
    del data["result"]["left"]
    assert verify(GAME, parse(data)).gone == []


def test_a_game_resumed_by_other_rules_remembers_who_left() -> None:
    match = left_in_the_middle()
    resumed = resume(changed_game(2), parse(data_of(match)))
    assert (resumed.gone, resumed.record()["moves"]) == ([2], [[2, "left"]])


def test_an_undo_takes_the_move_back_and_not_the_leaving() -> None:
    match = auction()
    match.act(0, "bid 4")
    match.leave(2)
    assert match.undo(0).text == "bid 4"
    assert (match.gone, data_of(match)["moves"]) == ([2], [[2, "left"]])
    assert verify(GAME, parse(data_of(match))).gone == [2]


def test_who_has_left_takes_nothing_back_and_hears_why() -> None:
    match = auction()
    match.act(0, "bid 4")
    match.leave(0)
    assert not match.can_undo(0)
    with pytest.raises(Problem) as caught:
        match.undo(0)
    assert (caught.value.code, caught.value.figures) == ("undo-left", {"seat": 0})
    assert match.undo(0, consent=True).text == "bid 4"


def test_a_copy_of_a_match_is_left_apart() -> None:
    match = auction()
    copy = match.clone()
    copy.leave(1)
    assert (match.gone, copy.gone, copy.clone().gone) == ([], [1], [1])


def test_nobody_leaves_a_game_that_is_over() -> None:
    with pytest.raises(Problem) as caught:
        played().leave(0)
    assert caught.value.code == "over"


def test_only_a_seat_that_there_is_can_be_left() -> None:
    with pytest.raises(Problem) as caught:
        auction().leave(3)
    assert caught.value.code == "seat"
