"""Names: what goes by a name is written and read in one way, and refused in one way."""

from typing import Any

import pytest

from ratusz.kernel.names import NONE, Masks, Names, Seats, Several, read_fixed
from ratusz.kernel.position import Reader
from ratusz.kernel.problem import Problem
from ratusz.kernel.text import Kind

FRUIT = Names("fruit", ["apple", "pear", "plum"])
MAYBE = Names("fruit", FRUIT.names, dash=True)
MANY = Names("tree", [f"tree-{number}" for number in range(40)] + ["pine"])


def refused(*call: Any) -> Problem:
    with pytest.raises(Problem) as caught:
        call[0](*call[1:])
    return caught.value


def test_a_number_is_written_as_its_name_and_read_back() -> None:
    assert [FRUIT.read(None, 0, FRUIT.write(None, 0, number)) for number in range(3)] == [0, 1, 2]


def test_nothing_is_a_dash_where_there_may_be_nothing() -> None:
    assert (MAYBE.write(None, 0, NONE), MAYBE.read(None, 0, "-")) == ("-", NONE)
    assert refused(FRUIT.read, None, 0, "-").code == "name-unknown"


@pytest.mark.parametrize("word", ["fig", 1, None, [], True])
def test_an_unknown_name_is_refused_with_those_that_are_known(word: Any) -> None:
    problem = refused(FRUIT.read, None, 0, word)
    assert (problem.code, problem.figures["known"], problem.figures["more"]) == ("name-unknown", "apple, pear, plum", 0)
    problem = refused(FRUIT.number, word, "basket")
    assert (problem.code, problem.figures["where"]) == ("position-choice", "basket")


def test_of_many_names_only_the_nearest_are_told() -> None:
    figures = refused(MANY.read, None, 0, "pin").figures
    assert figures["known"].startswith("pine, ")
    assert (figures["known"].count(","), figures["more"]) == (4, 36)


def test_a_mask_is_a_list_of_names_each_once() -> None:
    mask = Masks(FRUIT)
    assert mask.read(None, 0, mask.write(None, 0, 0b101)) == 0b101
    assert FRUIT.mask(Reader({"basket": ["plum", "apple"]}, ""), "basket") == 0b101
    assert refused(mask.read, None, 0, ["plum", "plum"]).code == "position-twice"
    assert refused(mask.read, None, 0, "plum").code == "position-type"


def test_several_are_a_list_and_may_repeat() -> None:
    several = Several(Kind(FRUIT.write, FRUIT.read))
    assert several.read(None, 0, several.write(None, 0, (2, 2, 0))) == (2, 2, 0)


def test_an_entry_that_is_left_out_names_nothing() -> None:
    assert [FRUIT.single(Reader(data, ""), "best") for data in ({}, {"best": "-"}, {"best": "pear"})] == [NONE, NONE, 1]


def test_what_is_used_more_often_than_it_is_there_is_refused() -> None:
    assert FRUIT.left([0, 0, 1, 2], [0, 2]) == [0, 1]
    assert refused(FRUIT.left, [0, 1], [1, 1]).figures == {"card": "pear", "got": 2, "most": 1}
    assert refused(FRUIT.once, [2, 1, 2]).figures == {"card": "plum", "got": 2, "most": 1}


def test_a_seat_is_one_of_the_table() -> None:
    seats = Seats(lambda g: 3)
    assert (seats.read(None, 0, "2"), seats.read_mask(None, 0, seats.write_mask(None, 0, 0b110))) == (2, 0b110)
    for word in (3, "3", -1, True, "two", None, "9" * 40):
        assert refused(seats.read, None, 0, word).code == "seat"


def test_what_chance_will_bring_is_a_number_or_cards_by_name_or_number() -> None:
    assert read_fixed(Reader({"fixed": [3, ["plum", 0]]}, ""), FRUIT.numbers) == (3, (2, 0))
    for wrong, code in (([-1], "position-type"), ([["fig"]], "position-choice"), ([[3]], "position-choice")):
        assert refused(read_fixed, Reader({"fixed": wrong}, ""), FRUIT.numbers).code == code
