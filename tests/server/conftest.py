"""What tests of the server share."""

import asyncio
import itertools
import threading
from collections.abc import Iterator

import pytest

from ratusz.server.http import tables
from tests.debian import Missing
from tests.server import postgres
from tests.server.site import PATIENCE, Site, serving


@pytest.fixture(autouse=True)
def known_seeds(monkeypatch: pytest.MonkeyPatch) -> None:
    """The same cards in every run."""
    numbers = itertools.count()
    monkeypatch.setattr(tables, "new_seed", lambda: f"seed of a test, {next(numbers)}")


@pytest.fixture(scope="session")
def postgresql() -> Iterator[str]:
    """The address of a database on a real PostgreSQL."""
    try:
        with postgres.cluster() as address:
            yield address
    except Missing as missing:
        pytest.skip(str(missing))


@pytest.fixture(scope="session")
def running(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    """A server in a thread, for tests that are not asynchronous themselves."""
    ready, over = threading.Event(), threading.Event()
    found: list[Site] = []

    async def serve() -> None:
        async with serving(tmp_path_factory.mktemp("running")) as site:
            found.append(site)
            ready.set()
            await asyncio.to_thread(over.wait)

    thread = threading.Thread(target=lambda: asyncio.run(serve()))
    thread.start()
    assert ready.wait(PATIENCE)
    yield found[0]
    over.set()
    thread.join(PATIENCE)
