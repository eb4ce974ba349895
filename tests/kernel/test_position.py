"""Positions: one canonical text for equal positions, and problems that say where."""

import datetime
from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ratusz.kernel.complaint import LARGEST
from ratusz.kernel.position import Reader, dumps, loads, shown
from ratusz.kernel.problem import Problem
from tests.kernel.booth import AUCTION, auction
from tests.kernel.toy import GAME

scalars = st.booleans() | st.integers(-LARGEST, LARGEST) | st.text(st.characters(exclude_categories=["Cs"]))
keys = st.text(st.characters(exclude_categories=["Cs"]), max_size=8)
values = st.recursive(scalars, lambda inner: st.lists(inner, max_size=3) | st.dictionaries(keys, inner, max_size=3), max_leaves=8)
tables = st.lists(st.dictionaries(keys, values, max_size=3), max_size=3)


@settings(deadline=None, max_examples=60, derandomize=True)
@given(st.dictionaries(keys, values | tables, max_size=5))
def test_any_data_can_be_written_and_read_back(data: dict[str, Any]) -> None:
    text = dumps(data)
    assert loads(text) == data
    assert dumps(loads(text)) == text


def test_the_text_keeps_the_order_and_puts_tables_last() -> None:
    data = {"seat": [{"coins": 3, "hand": ["apple"]}, {"offer": {"to": 1}}], "round": 2, "over": False, "deck": []}
    assert dumps(data) == (
        'round = 2\nover = false\ndeck = []\n\n[[seat]]\ncoins = 3\nhand = ["apple"]\n\n[[seat]]\noffer = { to = 1 }\n'
    )


def test_strings_with_quotes_newlines_and_control_characters_survive() -> None:
    data = {"note": 'say "no"\\\n\r\t\x00\x7f', "a key": {"x:2": 1}, "mixed": [{"a": 1}, "b"]}
    text = dumps(data)
    assert text.splitlines() == [
        'note = "say \\"no\\"\\\\\\n\\u000d\\u0009\\u0000\\u007f"',
        '"a key" = { "x:2" = 1 }',
        'mixed = [{ a = 1 }, "b"]',
    ]
    assert loads(text) == data


@pytest.mark.parametrize(
    ("text", "wrong"),
    [
        ("deck = [", "value-other"),
        ("coins = 1\ncoins = 2", "value-other"),
        ("x = " + "[" * 5000, "value-deep"),
        ("x = " + "[" * 40 + "]" * 40, "value-deep"),
        ("a." * 3000 + "b = 1", "value-deep"),
        ("x = " + "9" * 5000, "value-digits"),
        ("x = " + "9" * 30, "value-digits"),
        ("x = 0x" + "f" * 9000, "value-digits"),
    ],
)
def test_what_is_not_toml_is_a_problem(text: str, wrong: str) -> None:
    with pytest.raises(Problem) as caught:
        loads(text)
    assert caught.value.code == "position-syntax"
    assert caught.value.figures["detail"].code == wrong


@pytest.mark.parametrize(
    ("value", "text"),
    [
        ("żółw", "żółw"),
        (None, "null"),
        (True, "true"),
        ({"vp": 1}, '{"vp": 1}'),
        (["new"], '["new"]'),
        (datetime.date(2026, 5, 1), '"2026-05-01"'),
        ("x" * 100, "x" * 57 + "..."),
    ],
)
def test_what_somebody_wrote_is_shown_as_a_text_or_as_json(value: object, text: str) -> None:
    assert shown(value) == text


def test_a_position_that_was_read_is_written_the_same() -> None:
    for match in (auction(), auction("fixed = [3, ['melon', 'apple']]\noffers = ['offer 1 apple 2', '', '']")):
        text = GAME.position(match.state)
        assert GAME.position(GAME.load(text)) == text


def test_equal_positions_are_equal_texts_however_they_are_laid_out() -> None:
    shuffled = "\n# a comment\n".join(reversed(AUCTION.strip().splitlines()))
    assert GAME.position(GAME.load(shuffled)) == GAME.position(GAME.load(AUCTION))


def test_fixed_outcomes_are_part_of_a_position() -> None:
    match = auction("fixed = [1, ['melon', 'apple']]")
    for seat in range(3):
        match.act(seat, "bid 0")
    assert match.state.stack[-1] == ("market", 1)
    assert match.state.fixed == ((1, 0),)


def reader(**data: Any) -> Reader:
    return Reader(data, "seat 1")


def unknown(got: str, known: str) -> dict[str, Any]:
    return {"got": got, "known": known, "more": 0}


def wrong(want: str, got: str) -> dict[str, Any]:
    return {"want": want, "got": got}


def outside(got: int, least: int, most: object) -> dict[str, Any]:
    return {"got": str(got), "least": least, "most": most}


@pytest.mark.parametrize(
    ("read", "code", "where", "figures"),
    [
        (lambda: reader(coins="3").number("coins", 0), "position-type", "seat 1.coins", wrong("number", "3")),
        (lambda: reader(coins=True).number("coins", 0), "position-type", "seat 1.coins", wrong("number", "true")),
        (lambda: reader(coins=-1).number("coins", 0), "position-range", "seat 1.coins", outside(-1, 0, "-")),
        (lambda: reader(coins=9).number("coins", 0, 1, 8), "position-range", "seat 1.coins", outside(9, 1, 8)),
        (lambda: reader(out=1).flag("out"), "position-type", "seat 1.out", wrong("true or false", "1")),
        (
            lambda: reader(lot="c").choice("lot", "", ("a", "b")),
            "position-choice",
            "seat 1.lot",
            unknown("c", "a, b"),
        ),
        (
            lambda: reader(lot=[]).choice("lot", "", ("a",)),
            "position-choice",
            "seat 1.lot",
            unknown("[]", "a"),
        ),
        (lambda: reader(hand="fig").items("hand"), "position-type", "seat 1.hand", wrong("list", "fig")),
        (lambda: reader(goods=[]).table("goods"), "position-type", "seat 1.goods", wrong("table", "[]")),
        (lambda: reader(chance="xyz").chance(), "position-type", "seat 1.chance", wrong("hexadecimal number", "xyz")),
        (lambda: reader(chance=7).chance(), "position-type", "seat 1.chance", wrong("hexadecimal number", "7")),
        (lambda: reader(coin=3).done(), "position-key", "seat 1.coin", {}),
        (lambda: Reader({"coin": 3}, "").done(), "position-key", "coin", {}),
        (lambda: Reader([], "seat 1"), "position-type", "seat 1", wrong("table", "[]")),
    ],
)
def test_a_wrong_entry_is_told_with_its_place(read: Callable[[], object], code: str, where: str, figures: dict[str, Any]) -> None:
    with pytest.raises(Problem) as caught:
        read()
    assert (caught.value.code, caught.value.figures) == (code, {"where": where, **figures})


def test_what_is_left_out_is_at_its_default() -> None:
    empty = Reader({}, "")
    assert (empty.number("coins", 5), empty.flag("out"), empty.choice("lot", "a", ("a",))) == (5, False, "a")
    assert (empty.items("hand"), empty.table("goods"), empty.chance(), empty.has("coins")) == ([], {}, 0, False)
    empty.done()


def test_what_was_taken_is_not_left_over() -> None:
    entry = Reader({"coins": 3, "chance": "ff"}, "")
    assert entry.has("coins")
    assert (entry.number("coins", 5), entry.chance()) == (3, 255)
    entry.done()


def test_reading_does_not_change_what_is_read() -> None:
    data = {"coins": 3}
    Reader(data, "").number("coins", 0)
    assert data == {"coins": 3}


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ('game = "chess"', "position-choice"),
        ("round = 3", "position-range"),
        ("turn = 0", "position-key"),
        ('discard = ["fig"]', "name-unknown"),
        ('next = [["dance"]]', "task-unknown"),
        ('discard = ["melon", "melon", "melon", "melon", "melon"]', "position-twice"),
    ],
)
def test_a_position_that_cannot_be_is_a_problem(text: str, code: str) -> None:
    with pytest.raises(Problem) as caught:
        GAME.load(text)
    assert caught.value.code == code
