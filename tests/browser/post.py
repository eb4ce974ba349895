"""A server that reaches people when their page is closed: its letters and notices come to a post office of the test."""

import asyncio
import threading
import time
from collections import Counter
from collections.abc import Callable, Iterator
from typing import Any

import pytest

from tests.browser import machine
from tests.server.boxes import Boxes, boxes
from tests.server.postgres import free_port
from tests.server.sink import Sink, sinking


class Post:
    """A mail server and a push service, in a thread of their own because playwright has this one."""

    def __init__(self) -> None:
        self.mail: Sink
        self.push: Boxes
        self.ready, self.done = threading.Event(), threading.Event()
        self.thread = threading.Thread(target=lambda: asyncio.run(self.serve()))
        self.thread.start()
        assert self.ready.wait(machine.PATIENCE)

    async def serve(self) -> None:
        async with sinking() as self.mail, boxes() as self.push:
            self.ready.set()
            await asyncio.to_thread(self.done.wait)

    def close(self) -> None:
        self.done.set()
        self.thread.join()

    def letters(self, subject: str) -> list[Any]:
        return [letter for letter in self.mail.letters if subject in letter["subject"]]

    def notices(self, title: str) -> list[dict[str, Any]]:
        return [notice for notice in self.push.notices if title in notice["title"]]

    def told(self) -> Counter[str]:
        """Everything that was said to anybody, and how often."""
        letters = [f"{letter['to']} {letter['subject']} {letter.get_content()}" for letter in self.mail.letters]
        return Counter([*letters, *[str(notice) for notice in self.push.notices]])


@pytest.fixture(scope="module")
def post() -> Iterator[Post]:
    made = Post()
    yield made
    made.close()


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory, post: Post) -> Iterator[machine.Server]:
    port = free_port()
    mail = ("--origin", f"http://127.0.0.1:{port}", "--smtp", post.mail.address, "--mail-from", "Ratusz <ratusz@games.example>")
    with machine.serving(tmp_path_factory.mktemp("days"), port, *mail) as running:
        yield running


def until(found: Callable[[], Any]) -> Any:
    for _ in range(int(machine.PATIENCE * 20)):
        if result := found():
            return result
        time.sleep(0.05)
    raise AssertionError("it does not come")
