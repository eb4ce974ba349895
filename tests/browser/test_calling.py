"""A table that lasts: clocks that run out, a sound for one's turn, an app that can be read without a server."""

import random
import re
import shutil
from collections.abc import Callable, Iterator
from datetime import date, timedelta

import pytest
from playwright.sync_api import expect

from tests.browser import machine, serve
from tests.browser.guest import Guest
from tests.browser.post import until
from tests.browser.test_access import findings
from tests.browser.test_people import account, open_account

Visit = Callable[..., Guest]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[machine.Server]:
    """Its clock is moved, and it is killed."""
    with machine.serving(tmp_path_factory.mktemp("server")) as running:
        yield running


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
    assert shown.inner_text().count("(you)") == 1
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


def test_who_keeps_the_others_waiting_is_said_to_be_away_all_by_itself(visit: Visit, server: machine.Server) -> None:
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
    patient.page.clock.fast_forward(round(server.ahead + 6 * 60) * 1000)
    away.wait_for()
    remind = patient.page.get_by_role("button", name="Remind", exact=True)
    assert remind.count() == 0  # the server would refuse it
    patient.page.clock.fast_forward(60 * 60 * 1000)
    remind.wait_for()


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


KEPT = """async (table) => {
  const found = await (await caches.open('ratusz-last')).match(`/last/table/${table}`);
  return found ? (await found.json()).state.seq : null;
}"""


def kept(guest: Guest, table: str) -> int | None:
    """How far this browser knows a table, to be read without the server; None: not at all. Who begins knows it up to entry 0."""
    seq: int | None = guest.page.evaluate(KEPT, table)
    return seq


def test_a_table_can_be_read_without_the_server_and_says_so(visit: Visit, server: machine.Server) -> None:
    guest = visit(reduced_motion="reduce")
    guest.home()
    guest.play_now()
    guest.page.evaluate("navigator.serviceWorker.ready")
    guest.page.reload()  # now through the service worker
    guest.wait_until_asked()
    until(lambda: kept(guest, guest.table) == guest.state["seq"])
    server.kill()
    lost = guest.page.locator("[data-banner=lost]")
    lost.wait_for()
    bar = guest.page.locator(".bar")
    expect(bar).to_contain_text("It was your turn when the connection was lost")
    guest.page.reload()
    lost.wait_for()
    expect(bar).to_contain_text("It was your turn when the connection was lost")
    expect(guest.page).to_have_title("51st State · Ratusz")
    assert "The server does not answer. This is how the table stood" in lost.inner_text()
    assert guest.page.locator("[data-game=state51] .board").is_visible()
    server.start()
    lost.wait_for(state="detached")


NAMED = re.compile(r"([\w.-]+-)([\w-]{8})(\.\w+)")  # a part of the page, with what tells its versions apart


@pytest.fixture
def update(server: machine.Server) -> Iterator[Callable[[], None]]:
    """The server gets another version of the page, in which every part has another name."""
    folder = server.folder / serve.NEWER
    parts = {path.name for path in (machine.PAGE.parent / "assets").iterdir()}

    def renamed(text: str) -> str:
        return NAMED.sub(lambda found: found[1] + found[2][1:] + found[2][0] + found[3] if found[0] in parts else found[0], text)

    def put() -> None:
        made = folder.with_name("making")
        shutil.copytree(machine.PAGE.parent, made)
        for path in [path for path in made.rglob("*") if path.is_file()]:
            if path.suffix in (".js", ".css", ".html"):
                path.write_text(renamed(path.read_text()))
            path.rename(path.with_name(renamed(path.name)))
        made.rename(folder)

    yield put
    shutil.rmtree(folder, ignore_errors=True)


def test_an_update_brings_along_what_is_read_without_the_server(
    visit: Visit, server: machine.Server, update: Callable[[], None]
) -> None:
    guest = visit(reduced_motion="reduce")
    guest.home()
    guest.play_now()
    guest.page.evaluate("navigator.serviceWorker.ready")
    guest.page.reload()
    guest.page.locator(".bar").wait_for()
    table = guest.table
    until(lambda: kept(guest, table) is not None)
    script = "document.querySelector('script[type=module]').src"
    guest.home()
    before = guest.page.evaluate(script)
    update()
    guest.home()
    assert guest.page.evaluate(script) != before
    until(lambda: guest.page.evaluate("navigator.serviceWorker.getRegistration().then(({ waiting }) => waiting !== null)"))
    server.kill()
    guest.page.goto(f"/table/{table}")
    guest.page.locator("[data-banner=lost]").wait_for()
    assert guest.page.locator("[data-game=state51] .board").is_visible()
    assert guest.page.evaluate(script) != before


def test_the_first_page_without_the_server_says_since_when_it_is_and_begins_nothing(visit: Visit, server: machine.Server) -> None:
    guest = visit(reduced_motion="reduce")
    guest.home()
    guest.page.evaluate("navigator.serviceWorker.ready")
    guest.play_now()
    guest.page.goto("/new/state51")  # kept, too
    guest.page.get_by_role("button", name="Open the table").wait_for()
    guest.home()
    guest.page.get_by_role("heading", name="Your games").wait_for()
    offline = guest.page.locator("[data-banner=offline]")
    expect(offline).to_have_count(0)
    server.kill()
    guest.page.reload()
    offline.wait_for()
    assert "The server does not answer. This is how things stood" in offline.inner_text()
    guest.page.get_by_role("heading", name="Your games").wait_for()
    expect(guest.play_button()).to_be_disabled()
    expect(guest.play_button()).to_have_attribute("title", "For this the server must answer.")
    assert "\n".join(findings(guest)) == ""
    guest.page.locator("[data-game=state51]").get_by_role("link", name="Set up a table").click()
    offline.wait_for()
    expect(guest.page.get_by_role("button", name="Open the table")).to_be_disabled()
    server.start()
    offline.wait_for(state="detached")
    expect(guest.page.get_by_role("button", name="Open the table")).to_be_enabled()


def test_a_page_that_needs_the_server_says_so_and_leads_home(visit: Visit) -> None:
    guest = visit(reduced_motion="reduce", service_workers="block")
    guest.home()
    guest.page.route("**/assets/Lessons-*.js", lambda route: route.abort())
    guest.page.goto("/learn/state51")
    alert = guest.page.get_by_role("alert")
    alert.get_by_text("For this the server must answer.").wait_for()
    guest.troubles.clear()  # that the part was not there
    alert.get_by_role("link", name="To the home page").click()
    guest.play_button().wait_for()


def test_who_was_logged_out_elsewhere_leaves_no_table_behind_in_this_browser(visit: Visit) -> None:
    guest, elsewhere = visit(reduced_motion="reduce"), visit()
    open_account(guest)
    account(guest, "Create an account", "Left behind")
    guest.home()
    guest.play_now()
    table = guest.table
    until(lambda: kept(guest, table) is not None)
    guest.page.goto("/about")
    open_account(elsewhere)
    account(elsewhere, "Log in", "Left behind")
    elsewhere.page.get_by_role("button", name="Log out of Chrome, Linux").click()
    elsewhere.page.get_by_text("Logged out of Chrome, Linux.").wait_for()
    guest.page.reload()
    until(lambda: kept(guest, table) is None)


def test_a_page_left_open_while_a_newer_one_comes_goes_on_as_that(visit: Visit, server: machine.Server) -> None:
    guest = visit(reduced_motion="reduce", service_workers="block")
    guest.home()
    newer = "<!doctype html><script type=module src=/assets/index-newer.js></script>"
    guest.page.route(f"{server.address}/", lambda route: route.fulfill(body=newer, content_type="text/html"), times=1)
    guest.page.route("**/assets/Table-*.js", lambda route: route.fulfill(status=404), times=1)  # of the older page
    guest.play_now()
    assert guest.troubles
    guest.troubles.clear()  # that the part was not there


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
    part.get_by_role("status").get_by_text("Saved.").wait_for()
    part.get_by_role("button", name="I am back").click()
    part.get_by_role("button", name="I am back").wait_for(state="detached")
