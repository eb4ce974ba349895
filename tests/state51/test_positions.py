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
    table.match.act(0, "pay con1 muties")
    assert table.seat(0)["spoils"] == ["assembly-plant"]


def test_who_is_ahead_is_told_by_what_is_held_now_until_the_game_is_over() -> None:
    table = Table("[[seat]]\nleft = 9\n[[seat]]\ngoods = { fuel = 1 }")
    assert GAME.result(table.match.state).winners == [1]


@pytest.mark.rule("S51-PROD.13")
@pytest.mark.parametrize("first", ["universal", "spend"])
def test_a_universal_resource_that_a_later_part_of_the_price_needs_is_not_offered_for_an_earlier_one(first: str) -> None:
    table = Table(f"""
next = [
    ["{first}", 0, "scrap", 1, "S51-WORK.2"],
    ["universal", 0, "fuel", 1, "S51-WORK.2"],
    ["gain", 0, {{ brick = 1 }}, 1, "S51-WORK.3"],
    ["after_turn", 0],
]
[[seat]]
goods = {{ scrap = 1, universal = 1 }}
""")
    while table.asked == "universal":
        (only,) = table.legal(0)
        table.act(0, only)
    assert table.goods(0) == {"brick": 1}


@pytest.mark.rule("S51-PROD.13")
def test_a_resource_asked_for_twice_in_a_price_is_counted_once() -> None:
    table = Table("""
next = [
    ["universal", 0, "brick", 2, "S51-WORK.2"],
    ["spend", 0, "scrap", 3, "S51-WORK.2"],
    ["spend", 0, "scrap", 1, "S51-WORK.2"],
    ["gain", 0, { vp = 1 }, 1, "S51-WORK.3"],
    ["after_turn", 0],
]
[[seat]]
goods = { brick = 2, scrap = 1, universal = 4 }
""")
    assert table.legal(0) == ["universal 0", "universal 1"]
    table.act(0, "universal 1")
    while table.asked == "universal":
        table.act(0, table.legal(0)[-1])
    assert table.goods(0) == {"brick": 1}
