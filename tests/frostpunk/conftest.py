"""What the tests of Frostpunk share."""

from collections.abc import Iterator

import pytest

from tests.frostpunk.press import Press


@pytest.fixture
def press() -> Iterator[Press]:
    found = Press()
    yield found
    found.restore()
