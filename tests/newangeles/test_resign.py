"""Giving up, which is not in the rulebook: the game ends at once."""

import pytest

from ratusz.games.newangeles.game import GAME
from ratusz.kernel.problem import Problem
from tests.newangeles.table import City

TABLE = """
    turns = 1
    deal = { asset = "midori" }
    [[seat]]
    corporation = "globalsec"
    rival = "jinteki"
    capital = 20
    hand = ["ark-construction"]
    [[seat]]
    corporation = "jinteki"
    rival = "nbn"
    capital = 15
    [[seat]]
    corporation = "nbn"
    rival = "federalist"
    capital = 12
    [[seat]]
    corporation = "weyland"
    rival = "globalsec"
    capital = 10
"""


@pytest.mark.parametrize(("seat", "winners"), [(0, [1]), (1, [0]), (2, [0, 1])])
def test_whoever_resigns_loses_and_the_others_are_judged_as_they_stand(seat: int, winners: list[int]) -> None:
    table = City(TABLE)
    events = table.act(seat, "resign")
    result = GAME.result(table.match.state)
    assert (table.match.over, result.winners, result.rule) == (True, winners, "")
    assert table.told(events, "resigned") == [{"seat": seat, "winners": winners}]
    assert table.view(3)["seats"][0]["rival"] == "jinteki"  # everything is revealed
    assert table.rejects(0, "main ark-construction") == "over"


def test_a_game_that_was_given_up_can_be_written_read_and_rebuilt() -> None:
    table = City(TABLE)
    table.act(0, "main ark-construction")
    table.act(2, "resign")
    text = GAME.position(table.match.state)
    again = GAME.load(text)
    assert GAME.position(again) == text
    assert GAME.view(again, None)["resigned"] == 2
    assert GAME.view(GAME.rebuild(GAME.view(again, 1)), 1) == GAME.view(again, 1)


def test_nobody_resigns_before_set_up_is_done() -> None:
    table = City.begun(4, "early")
    assert table.rejects(0, "resign") == "NA-S.14"
    assert ("resign",) in [action for action, _, _ in GAME.rules.menu(table.match.state, 0)[1]]


@pytest.mark.parametrize(
    "text", ["resigned = 1", 'phase = "over"\noutcome = "resigned"', 'phase = "over"\noutcome = "demand"\nresigned = 1']
)
def test_a_position_in_which_somebody_resigned_and_the_game_goes_on_is_refused(text: str) -> None:
    with pytest.raises(Problem) as caught:
        GAME.load(text)
    assert caught.value.code == "position-phase"
