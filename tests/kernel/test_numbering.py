"""What a seat sees as numbers."""

import pytest

from ratusz.kernel.numbering import LARGEST, put


@pytest.mark.parametrize(
    ("values", "told"),
    [
        ([0, 5, LARGEST], [0, 5, LARGEST]),
        ([-1, 5, 300], [0, 5, LARGEST]),
        ([5, 128, 255], [5, LARGEST, LARGEST]),
        ([], []),
    ],
)
def test_a_number_that_no_byte_holds_counts_as_the_nearest_that_one_does(values: list[int], told: list[int]) -> None:
    numbers = bytearray(6)
    put(numbers, 1, values)
    assert list(numbers) == [0, *told, *[0] * (5 - len(told))]
