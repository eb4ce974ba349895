"""The rules of Scopa, a position and a few actions each."""

import pytest
from scopa.game import GAME

from ratusz.kernel.match import Match, set_up
from ratusz.kernel.problem import Problem


def table(position: str) -> Match:
    """Seat 1 begins, as seat 0 deals."""
    return set_up(GAME, position)


def legal(match: Match, seat: int) -> list[str]:
    return [GAME.rules.write(match.state, seat, action) for action in GAME.rules.options(match.state, seat)]


def rejects(match: Match, seat: int, text: str) -> str:
    try:
        match.act(seat, text)
    except Problem as problem:
        return problem.rule
    return ""


def taken(match: Match, seat: int) -> list[str]:
    found: list[str] = GAME.view(match.state, seat)["seats"][seat]["taken"]
    return found


SUMS = """
table = ["coins-2", "cups-3", "swords-4", "clubs-ace"]
[[seat]]
hand = ["cups-king"]
[[seat]]
hand = ["clubs-5"]
"""


@pytest.mark.rule("SCOPA-TAKE.2", "SCOPA-TAKE.3")
def test_a_card_takes_cards_that_add_up_to_it_and_of_several_ways_the_player_chooses() -> None:
    match = table(SUMS)
    match.act(1, "play clubs-5")
    assert legal(match, 1) == ["take coins-2 cups-3", "take swords-4 clubs-ace"]
    match.act(1, "take swords-4 clubs-ace")
    assert taken(match, 1)[:3] == ["swords-4", "clubs-ace", "clubs-5"]


@pytest.mark.rule("SCOPA-TAKE.1", "SCOPA-TAKE.3")
def test_an_equal_card_goes_before_a_sum() -> None:
    match = table(SUMS.replace('"cups-3"', '"cups-3", "coins-5", "cups-5"'))
    match.act(1, "play clubs-5")
    assert legal(match, 1) == ["take coins-5", "take cups-5"]
    assert rejects(match, 1, "take coins-2 cups-3") == "SCOPA-TAKE.3"


@pytest.mark.rule("SCOPA-PLAY.2")
def test_what_lies_on_the_table_cannot_be_played() -> None:
    assert rejects(table(SUMS), 1, "play cups-3") == "SCOPA-PLAY.2"


@pytest.mark.rule("SCOPA-SWEEP.1", "SCOPA-SWEEP.2")
def test_whoever_clears_the_table_scores_but_not_with_the_last_card() -> None:
    match = table('table = ["coins-5"]\n[[seat]]\nhand = ["cups-5"]\n[[seat]]\nhand = ["clubs-5"]')
    assert [event.kind for event in match.act(1, "play clubs-5")] == ["played", "took", "swept"]
    match = table('table = ["coins-5"]\nturn = 0\n[[seat]]\nhand = ["cups-5"]\n[[seat]]\nhand = []')
    assert "swept" not in [event.kind for event in match.act(0, "play cups-5")]


@pytest.mark.rule("SCOPA-COUNT.1", "SCOPA-COUNT.2", "SCOPA-COUNT.3", "SCOPA-COUNT.5", "SCOPA-END.2")
def test_the_rest_goes_to_who_took_last_and_then_the_deal_is_counted() -> None:
    match = table('last = 1\nturn = 0\ntable = ["coins-7", "cups-2"]\n[[seat]]\nhand = ["cups-king"]\n[[seat]]\nhand = []')
    told = {event.kind: event.figures for event in match.act(0, "play cups-king")}
    assert told["rest"] == {"seat": 1, "cards": ["coins-7", "cups-2", "cups-king"]}
    assert {"most-cards", "most-coins", "settebello"} <= set(told)
    assert match.over
    assert GAME.result(match.state).winners == [1]


@pytest.mark.rule("SCOPA-END.1")
def test_a_match_goes_on_until_somebody_has_eleven_points() -> None:
    one = 'length = "match"\nlast = 1\nturn = 0\ntable = ["coins-7"]\n[[seat]]\nhand = ["cups-king"]\n[[seat]]\n'
    for points, over in ((7, False), (8, True)):
        match = table(f"{one}scored = {{ sweeps = {points} }}")
        match.act(0, "play cups-king")
        assert match.over == over
