"""Whoever leaves, or loses the server, finds the table as it was."""

import random
from collections.abc import Callable

from tests.browser.guest import Guest
from tests.browser.machine import Server

Visit = Callable[..., Guest]


def test_leaving_and_coming_back(visit: Visit) -> None:
    guest = visit()
    guest.home()
    guest.play_now()
    chance = random.Random(8)
    for _ in range(3):
        guest.wait_until_asked()
        guest.move(chance)
    guest.wait_until_asked()
    stood = guest.state["view"]
    guest.page.get_by_role("link", name="To the home page").click()
    entry = guest.page.locator("a.one")
    entry.wait_for()
    assert "your turn" in entry.inner_text()
    entry.click()
    guest.wait_until_asked()
    assert guest.state["view"] == stood
    guest.page.reload()
    guest.wait_until_asked()
    assert guest.state["view"] == stood


def test_a_killed_server_costs_nothing(visit: Visit, server: Server) -> None:
    guest = visit()
    guest.home()
    guest.play_now()
    chance = random.Random(9)
    for _ in range(4):
        guest.wait_until_asked()
        guest.move(chance)
    guest.wait_until_asked()
    seq, stood = guest.state["seq"], guest.state["view"]
    server.kill()
    guest.page.locator("[data-banner=lost]").wait_for()
    assert not guest.asked()  # nothing can be promised now
    server.start()
    guest.page.locator("[data-banner=lost]").wait_for(state="detached")
    guest.wait_until_asked()
    assert (guest.state["seq"], guest.state["view"]) == (seq, stood)
    for _ in range(3):
        guest.wait_until_asked()
        guest.move(chance)
    assert guest.state["seq"] > seq


def test_what_happened_meanwhile_is_marked(visit: Visit) -> None:
    guest = visit()
    guest.home()
    guest.play_now()
    chance = random.Random(10)
    marks = guest.page.locator(".log__new")
    for _ in range(12):
        guest.wait_until_asked()
        if marks.count():
            break
        guest.move(chance)
    assert marks.inner_text() == "since you last looked"
