"""What browser tests share. They are slow, and each module has a server and a browser of its own."""

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser

from tests.browser import machine
from tests.browser.guest import Guest
from tests.debian import Missing, need
from tests.example import install


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if "browser" in item.path.parts:
            item.add_marker(pytest.mark.slow)


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory, request: pytest.FixtureRequest) -> Iterator[machine.Server]:
    """With the game of another package, too, if the module asks for it (EXAMPLE)."""
    try:
        machine.built()
    except Missing as missing:
        pytest.skip(str(missing))
    running = machine.Server(tmp_path_factory.mktemp("server"))
    with pytest.MonkeyPatch.context() as patch:
        if getattr(request.module, "EXAMPLE", False):
            patch.setenv("PYTHONPATH", install(tmp_path_factory.mktemp("installed")))
        running.start()
    yield running
    running.end()


@pytest.fixture(scope="module")
def chromium() -> Iterator[Browser]:
    """A module's own: while playwright runs, nothing else in this thread can use asyncio."""
    try:
        need("chromium")
    except Missing as missing:
        pytest.skip(str(missing))
    with machine.browser() as launched:
        yield launched


@pytest.fixture
def visit(server: machine.Server, chromium: Browser, request: pytest.FixtureRequest) -> Iterator[Callable[..., Guest]]:
    """Make a new guest, in a browser that knows nothing; whatever goes wrong on its page fails the test."""
    guests: list[Guest] = []
    server.begin(request.node.name)

    def come(**how: Any) -> Guest:
        guest = Guest(chromium, server.address, **how)
        guests.append(guest)
        return guest

    yield come
    troubles = [trouble for guest in guests for trouble in guest.troubles]
    for guest in guests:
        guest.context.close()
    assert troubles == []
