"""Positions that only a worn-out deck brings about."""

import pytest

from ratusz.games.state51.game import GAME
from tests.table import Table


@pytest.mark.rule("S51-LOOKOUT.8")
@pytest.mark.parametrize("cards", [1, 2, 3, 4, 5])
def test_a_short_display_is_written_and_read_back_before_and_after_every_pick(cards: int) -> None:
    """Ruling G3: with deck and discard pile worn out, fewer cards are displayed, and picks go on while they last."""
    deck = ["school", "valley", "armoury", "oil-rig", "rubble"][:cards]
    table = Table(f'phase = "lookout"\nrest = "box"\ndeck = {deck}')
    while table.asked == "pick":
        text = GAME.position(table.match.state)
        assert GAME.position(Table(text).match.state) == text
        seat = table.waiting[0]
        assert Table(text).legal(seat) == table.legal(seat)
        table.act(seat, table.legal(seat)[0])
    assert table.view()["display"] == []


def test_the_sources_of_a_payment_may_be_named_in_any_order() -> None:
    table = Table("[[seat]]\nhand = ['assembly-plant', 'muties']\ngoods = { con1 = 1 }")
    table.match.act(0, "conquer assembly-plant")
    table.match.act(0, "pay token1 muties")
    assert table.seat(0)["spoils"] == ["assembly-plant"]


def test_who_is_ahead_is_told_by_what_is_held_now_until_the_game_is_over() -> None:
    table = Table("[[seat]]\nleft = 9\n[[seat]]\ngoods = { fuel = 1 }")
    assert GAME.result(table.match.state).winners == [1]
