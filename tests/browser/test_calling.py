"""A table that lasts: clocks that run out, a sound for one's turn, an app that can be read without a server."""

import random
from collections.abc import Callable
from datetime import date, timedelta

from tests.browser import machine
from tests.browser.guest import Guest

Visit = Callable[..., Guest]


def timed(visit: Visit) -> tuple[Guest, Guest]:
    """Two at a table with twenty minutes each."""
    host, other = visit(reduced_motion="reduce"), visit(reduced_motion="reduce")
    host.home()
    host.page.locator("[data-game=state51]").get_by_role("link", name="Set up a table").click()
    host.page.get_by_role("group", name="Seat 2").get_by_role("radio", name="Somebody else").check()
    host.page.get_by_label("Time to move").select_option(label="Live: 20 minutes each, and 20 seconds a turn")
    host.page.get_by_role("button", name="Open the table").click()
    host.page.locator("[data-banner=open]").wait_for()
    other.page.goto(f"/table/{host.table}")
    other.page.get_by_role("button", name="Sit down").click()
    other.page.locator("[data-banner=open]").wait_for(state="detached")
    return host, other


def play_until_not_asked(guest: Guest) -> None:
    chance = random.Random(1)
    while guest.state["asks"] and not guest.state["asks"][0]["aside"]:
        guest.act_by_clicking(chance)
        guest.rest()


def test_the_clock_runs_and_when_it_runs_out_the_other_lets_a_bot_play_on(visit: Visit, server: machine.Server) -> None:
    host, other = timed(visit)
    shown = host.page.get_by_role("timer", name="Time left")
    shown.locator(".is-running").first.wait_for()
    assert "19:" in shown.inner_text() or "20:00" in shown.inner_text()
    # Whoever is not asked, or not first, waits.
    host.page.locator(".is-running").first.wait_for()
    slow, patient = (host, other) if 0 in host.state["clock"]["running"] else (other, host)
    seat = slow.state["eyes"]
    play_until_not_asked(patient)
    server.later(25 * 60)
    late = patient.page.locator("[data-banner=late]")
    late.wait_for()
    late.get_by_role("button", name="Let a bot play on").click()
    late.wait_for(state="detached")
    slow.page.locator("[data-banner=bot]").wait_for()
    assert patient.state["players"][seat]["bot"]


def test_who_keeps_the_others_waiting_is_said_to_be_away_though_nothing_else_happens(visit: Visit) -> None:
    host, other = timed(visit)
    host.page.locator(".is-running").first.wait_for()
    slow, patient = (host, other) if 0 in host.state["clock"]["running"] else (other, host)
    play_until_not_asked(patient)
    patient.page.clock.install()
    patient.page.reload()
    patient.page.locator(".bar").wait_for()
    slow.page.goto("/about")
    away = patient.page.get_by_text("is away, last here")
    while not left(patient, 1 - patient.state["eyes"]):
        patient.rest()
    assert not away.is_visible()
    patient.page.clock.fast_forward(6 * 60_000)
    away.wait_for()


def left(seen_by: Guest, seat: int) -> bool:
    told = [frame["players"] for frame in seen_by.frames if frame["type"] in ("state", "presence")]
    return not told[-1][seat]["online"]


def test_a_sound_for_ones_turn_is_off_until_it_is_switched_on(visit: Visit) -> None:
    guest = visit(reduced_motion="reduce")
    guest.home()
    guest.play_now()
    guest.page.get_by_role("button", name="Menu", exact=True).click()
    switch = guest.page.get_by_role("checkbox", name="A sound when it is my turn")
    assert not switch.is_checked()
    assert guest.page.locator("html").get_attribute("data-rang") is None
    switch.check()
    assert guest.page.locator("html").get_attribute("data-rang") == "1"
    guest.page.reload()
    guest.page.get_by_role("button", name="Menu", exact=True).click()
    assert guest.page.get_by_role("checkbox", name="A sound when it is my turn").is_checked()


def test_the_icon_and_the_title_of_the_tab_say_that_it_is_ones_turn(visit: Visit) -> None:
    guest = visit(reduced_motion="reduce")
    guest.home()
    calm = guest.page.locator("link[rel=icon]").get_attribute("href")
    guest.play_now()
    guest.page.wait_for_function("document.querySelector('link[rel=icon]').href.includes('turn')")
    assert "turn" in guest.page.title().lower()
    guest.page.goto("/about")
    assert guest.page.locator("link[rel=icon]").get_attribute("href") == calm


def test_a_table_can_be_read_without_the_server_and_says_so(visit: Visit, server: machine.Server) -> None:
    guest = visit(reduced_motion="reduce")
    guest.home()
    guest.play_now()
    guest.page.evaluate("navigator.serviceWorker.ready")
    guest.page.reload()  # now through the service worker
    guest.page.locator(".bar").wait_for()
    kept = "async () => Boolean(await (await caches.open('ratusz-last')).match(`/last${location.pathname}`))"
    while not guest.page.evaluate(kept):
        guest.rest()
    server.kill()
    guest.page.reload()
    lost = guest.page.locator("[data-banner=lost]")
    lost.wait_for()
    assert "You are offline. This is how the table stood" in lost.inner_text()
    assert guest.page.locator("[data-game=state51] .board").is_visible()
    server.start()
    lost.wait_for(state="detached")


def test_the_page_can_be_installed(visit: Visit) -> None:
    guest = visit()
    guest.home()
    address = guest.page.locator("link[rel=manifest]").get_attribute("href")
    manifest = guest.page.evaluate("(address) => fetch(address).then((answer) => answer.json())", address)
    assert manifest["display"] == "standalone"
    for icon in manifest["icons"]:
        status = guest.page.evaluate(
            "(address) => fetch(address).then((answer) => answer.headers.get('content-type'))", icon["src"]
        )
        assert status == "image/png"


def test_how_one_is_called_is_chosen_beside_the_name(visit: Visit) -> None:
    guest = visit()
    guest.home()
    guest.page.get_by_role("button", name="Guest").click()
    part = guest.page.get_by_role("region", name="When the page is closed")
    first, last = [date.today() + timedelta(days=days) for days in (10, 20)]
    part.get_by_label("First day").fill(first.isoformat())
    part.get_by_label("Last day").fill(last.isoformat())
    part.get_by_role("button", name="Let a bot stand in").click()
    part.get_by_role("status").get_by_text("Kept.").wait_for()
    part.get_by_role("button", name="I am back").click()
    part.get_by_role("button", name="I am back").wait_for(state="detached")
