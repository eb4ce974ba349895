"""Shapes: how the arguments of tasks and actions are named, written and read."""

import pytest

from ratusz.kernel.problem import Problem
from ratusz.kernel.text import Kind, Shape, same, shape

COLOURS = ["red", "blue"]
KINDS = {"colour": Kind(lambda g, seat, value: COLOURS[value], lambda g, seat, word: COLOURS.index(word))}


def described(args: str) -> tuple[list[str], list[str], bool]:
    found = shape(args)
    return found.names, found.kinds, found.rest


def read(found: Shape, *words: object) -> list[object]:
    return found.read(KINDS, None, 0, list(words), "paint")


def test_an_argument_is_named_after_its_kind_unless_it_has_a_name() -> None:
    assert described("card") == (["card"], ["card"], False)
    assert described("old:place new:card") == (["old", "new"], ["place", "card"], False)
    assert described("") == ([], [], False)


def test_the_last_argument_may_take_all_that_follow() -> None:
    assert described("seat *source") == (["seat", "source"], ["seat", "source"], True)
    assert described("*from:place") == (["from"], ["place"], True)


def test_values_become_words_and_words_values() -> None:
    found = shape("colour count:int note:word")
    assert found.write(KINDS, None, 0, ("paint", 1, 3, "now")) == ["blue", 3, "now"]
    assert read(found, "blue", "3", "now") == [1, 3, "now"]
    assert found.named(["blue", 3, "now"]) == {"colour": "blue", "count": 3, "note": "now"}


def test_what_a_word_stands_for_is_told_as_data_where_it_has_parts() -> None:
    kinds = {"date": Kind(lambda g, seat, value: f"{value[0]}.{value[1]}", same, lambda g, seat, value: list(value))}
    found = shape("seat on:date")
    assert found.write(kinds, None, 0, ("meet", 1, (24, 12))) == [1, "24.12"]
    assert found.tell(kinds, None, 0, ("meet", 1, (24, 12))) == {"seat": 1, "on": [24, 12]}


def test_a_rest_takes_one_word_or_many() -> None:
    found = shape("seat *colour")
    assert found.write(KINDS, None, 0, ("paint", 2, 0, 1, 0)) == [2, "red", "blue", "red"]
    assert read(found, "2", "red", "blue") == [2, 0, 1]
    assert read(found, "2", "red") == [2, 0]
    assert found.named([2, "red", "blue"]) == {"seat": 2, "colour": ["red", "blue"]}


@pytest.mark.parametrize(
    ("args", "words", "want"),
    [("colour", [], "colour"), ("colour", ["red", "red"], "colour"), ("seat *colour", ["1"], "seat colour")],
)
def test_too_few_or_too_many_words_are_a_problem(args: str, words: list[str], want: str) -> None:
    with pytest.raises(Problem) as caught:
        read(shape(args), *words)
    assert caught.value.code == "word-count"
    assert caught.value.figures == {"text": "paint", "want": want, "got": len(words)}


def test_where_nothing_may_follow_a_word_is_too_many() -> None:
    with pytest.raises(Problem) as caught:
        read(shape(""), "red")
    assert (caught.value.code, caught.value.figures) == ("word-extra", {"text": "paint"})


@pytest.mark.parametrize(
    ("named", "code", "entry"),
    [
        ({}, "action-lacks", "seat"),
        ({"seat": 1}, "action-lacks", "colour"),
        ({"seat": 1, "colour": ["red"], "note": 1}, "action-extra", "note"),
        ({"seat": 1, "colour": "red"}, "action-list", "colour"),
    ],
)
def test_an_entry_that_is_missing_or_left_over_or_no_list_is_named(named: dict[str, object], code: str, entry: str) -> None:
    with pytest.raises(Problem) as caught:
        shape("seat *colour").words(named)
    assert (caught.value.code, caught.value.figures) == (code, {"entry": entry})


@pytest.mark.parametrize(
    ("word", "told"),
    [("three", "three"), ("1.5", "1.5"), ("", ""), (None, "null"), (1.5, "1.5"), (True, "true"), ([1], "[1]")],
)
def test_a_number_must_be_a_whole_one(word: object, told: str) -> None:
    with pytest.raises(Problem) as caught:
        read(shape("int"), word)
    assert (caught.value.code, caught.value.figures) == ("word-number", {"word": told})


def test_numbers_come_as_words_or_as_data() -> None:
    assert read(shape("a:int b:int c:seat"), "-3", 4, "0") == [-3, 4, 0]


def test_a_game_may_have_its_own_seats() -> None:
    kinds = {"seat": Kind(same, lambda g, seat, word: int(word) % 2)}
    assert shape("seat").read(kinds, None, 0, ["3"], "ask") == [1]
