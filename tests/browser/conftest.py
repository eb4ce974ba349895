"""What browser tests share: in each worker one browser and one server, and another that has the game of another package, too."""

import os
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from tests.browser import machine
from tests.browser.guest import Guest
from tests.example import install

expect.set_options(timeout=30_000)  # milliseconds: several tests share a core


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if "browser" in item.path.parts:
            item.add_marker(pytest.mark.slow)


def pytest_xdist_auto_num_workers() -> int:
    """More than there are cores: a test waits for what it sees much of the time."""
    return 2 * (os.cpu_count() or 1)


@pytest.fixture(scope="package")
def plain_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[machine.Server]:
    with machine.serving(tmp_path_factory.mktemp("server")) as running:
        yield running


@pytest.fixture(scope="package")
def server_with_example(tmp_path_factory: pytest.TempPathFactory) -> Iterator[machine.Server]:
    path = install(tmp_path_factory.mktemp("installed"))
    with machine.serving(tmp_path_factory.mktemp("server"), path=path) as running:
        yield running


@pytest.fixture(scope="module")
def server(request: pytest.FixtureRequest) -> machine.Server:
    """With the game of another package, too, if the module asks for it (EXAMPLE)."""
    wanted = "server_with_example" if getattr(request.module, "EXAMPLE", False) else "plain_server"
    found: machine.Server = request.getfixturevalue(wanted)
    return found


@pytest.fixture(scope="package")
def chromium() -> Iterator[Browser]:
    """While playwright runs, nothing else in this thread can use asyncio."""
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
