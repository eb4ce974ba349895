"""What is refused, by how far it is from being possible."""

from typing import Any

import pytest

from ratusz.kernel.nearness import BARRED, FAR, away

CASES: dict[str, tuple[dict[str, Any], int]] = {
    "goods of a price": ({"cost": {"scrap": 2, "fuel": 1}, "have": {"scrap": 1, "coal": 4}}, 2),
    "a number that is too small": ({"need": 3, "have": 1}, 2),
    "what the rules say is missing": ({"missing": 1, "need": 5, "have": 0}, 1),
    "a distance": ({"distance": 3, "reach": 2}, 1),
    "a matter of rule": ({"place": "valley", "need": 1, "have": 4}, BARRED),
    "nothing to count by": ({}, BARRED),
    "a card that is not at hand": ({"where": "elsewhere", "need": 1, "have": 0}, FAR),
}


@pytest.mark.parametrize("case", list(CASES))
def test_what_is_missing_is_counted(case: str) -> None:
    figures, missing = CASES[case]
    assert away(figures) == missing
