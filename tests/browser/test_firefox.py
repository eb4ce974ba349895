"""The page in Firefox: it is played, nothing of it is cut, it is read without a server, and a notice comes when it is closed."""

import json
import random
import time
from collections.abc import Iterator
from typing import Any
from unittest.mock import Mock

import httpx
import pytest
from websockets.sync.client import ClientConnection

from ratusz.kernel.match import Match
from tests.browser import machine
from tests.browser.autopush import Autopush
from tests.browser.firefox import Firefox, Page, firefox
from tests.browser.guest import DESK, PHONE, STEPS
from tests.browser.layers import ASKED, whole
from tests.browser.positions import BOT, Moment, fullest
from tests.browser.post import until
from tests.browser.screens import MEASURE, RESIZED
from tests.browser.test_days import figure

ACTIONS = 4
# Nobody here for the first time or in love with big moments; and what the table answers to what is done is counted.
BEFORE = """
if (location.protocol === 'http:') {
  localStorage.setItem('toured', 'yes');
  localStorage.setItem('speed', 'once');
}
const heard = (globalThis.heard = { acts: new Set(), done: 0, refused: [] });
const { send } = WebSocket.prototype;
WebSocket.prototype.send = function (text) {
  const said = JSON.parse(text);
  if (said.do === 'act') heard.acts.add(said.id);
  this.onanswer ??= this.addEventListener('message', ({ data }) => {
    const { type, id, message } = JSON.parse(data);
    if (type === 'ok' && heard.acts.has(id)) heard.done += 1;
    if (type === 'error') heard.refused.push(message);
  }) ?? true;
  send.call(this, text);
};
"""
CHOICE = ".choice[data-choice][aria-disabled=false]"
CONFIRM = ".preview .button--main:enabled"


@pytest.fixture(scope="module")
def push() -> Iterator[Autopush]:
    made = Autopush()
    yield made
    made.close()


@pytest.fixture(scope="module")
def browser(push: Autopush, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Firefox]:
    told: dict[str, bool | int | str] = {
        "dom.push.serverURL": f"ws://127.0.0.1:{push.browsers}/",
        "dom.push.testing.allowInsecureServerURL": True,
        "dom.push.connection.enabled": True,
        "dom.push.retryBaseInterval": 100,  # milliseconds until it calls again
        "alerts.useSystemBackend": False,  # this system shows nothing
        "permissions.default.desktop-notification": 1,  # granted
        "ui.prefersReducedMotion": 1,
        "ui.useOverlayScrollbars": 1,  # as on a phone
    }
    with firefox(tmp_path_factory.mktemp("firefox"), told) as started:
        yield started


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[machine.Server]:
    """Its clock is moved, and it is killed."""
    with machine.serving(tmp_path_factory.mktemp("server")) as running:
        yield running


@pytest.fixture
def page(browser: Firefox, server: machine.Server, request: pytest.FixtureRequest) -> Iterator[Page]:
    server.begin(request.node.name)
    browser.troubles.clear()
    made = browser.page(BEFORE)
    made.goto(server.address)
    made.wait_for("main [data-game]")
    yield made
    made.close()
    assert browser.troubles == []


def test_what_firefox_answers_too_late_is_no_answer_to_what_it_is_asked_next() -> None:
    line = Mock(spec=ClientConnection)
    hello, listening, late, answer = [json.dumps({"type": "success", "id": at, "result": {"at": at}}) for at in (1, 2, 3, 4)]
    line.recv.side_effect = [hello, listening, TimeoutError(), late, answer]
    asked = Firefox(line)
    with pytest.raises(TimeoutError, match=r"^script.evaluate: "):
        asked.call("script.evaluate")
    assert asked.call("script.evaluate") == {"at": 4}


def act(page: Page, chance: random.Random) -> None:
    """Choose, confirm, or do not watch the bots think."""
    if page.hit(CONFIRM):
        return
    if keys := page.evaluate(f"[...document.querySelectorAll('{CHOICE}')].map((one) => one.dataset.choice)"):
        page.hit(f"{CHOICE}[data-choice={chance.choice(keys)!r}]")  # unless it is gone by now
    elif page.has(".thinking"):
        page.press("s")


def play(page: Page, actions: int) -> None:
    chance = random.Random(1)
    for _ in range(STEPS):
        if page.evaluate("heard.done") >= actions:
            return
        act(page, chance)
        time.sleep(0.1)
    raise AssertionError("nothing is answered")


def post(page: Page, path: str, body: dict[str, Any]) -> dict[str, Any]:
    """As the page does it."""
    how = f"{{ method: 'POST', headers: {{ 'content-type': 'application/json' }}, body: {json.dumps(json.dumps(body))} }}"
    answer: dict[str, Any] = page.evaluate(f"fetch('{path}', {how}).then((answer) => answer.json())")
    assert "error" not in answer, answer
    return answer


def sit_down(page: Page, match: Match, moment: Moment) -> None:
    """At a table that goes on from a moment of a game, as the one who is asked."""
    seats = [{"kind": "me"} if seat == moment.seat else BOT for seat in range(match.seats)]
    brought = post(page, "/api/records", match.record())["table"]
    table = post(page, f"/api/tables/{brought}/continue", {"at": moment.at, "seats": seats})["url"]
    page.goto(page.evaluate("location.origin") + table)
    page.click("[data-banner=known] .banner__close")
    page.wait_for(CHOICE)


@pytest.mark.parametrize("game", ASKED)
def test_a_game_is_played_and_nothing_of_its_table_is_cut(page: Page, game: str) -> None:
    page.click(f"[data-game={game}] button", "Play now")
    page.wait_for(".bar")
    play(page, ACTIONS)
    assert page.evaluate("heard.refused") == []
    sit_down(page, whole(game), fullest(whole(game), ASKED[game]))
    page.result(MEASURE)
    found = []
    for size in (DESK, PHONE):
        page.resize(size)
        page.evaluate(f"({RESIZED})({list(size)})")
        found += [f"{size} {one}" for one in page.evaluate("document.fonts.ready.then(() => measure())")]
    assert "\n".join(found) == ""


def test_its_last_state_is_read_without_a_server(page: Page, server: machine.Server) -> None:
    page.click("[data-game=state51] button", "Play now")
    page.wait_for(".bar")
    page.until("navigator.serviceWorker.ready.then(({ active }) => active.state === 'activated')")
    page.reload()  # now through the service worker
    page.until("caches.open('ratusz-last').then((last) => last.match(`/last${location.pathname}`)).then(Boolean)")
    server.kill()
    page.reload()
    page.wait_for("[data-banner=lost]", "The server does not answer. This is how the table stood")
    page.wait_for("[data-game=state51] .board")
    server.start()
    page.until("!document.querySelector('[data-banner=lost]')")
    page.firefox.troubles.clear()  # that there was no server


TAKEN = 100  # and opened, and the worker has done with it
NOTICES = """navigator.serviceWorker.ready.then((worker) => worker.getNotifications()).then((all) => all.map((one) => ({
  title: one.title, body: one.body, lang: one.lang, url: one.data.url, stop: one.actions[0].title })))"""
ON_SCREEN = """document.readyState === 'complete' && document.querySelector('#alertTextLabel')?.textContent
  && [document.querySelector('#alertTitleLabel').value, document.querySelector('#alertTextLabel').textContent]"""
BROWSERS = "fetch('/api/calls').then((answer) => answer.json()).then(({ browsers }) => browsers)"


def test_a_notice_comes_while_the_page_is_closed_and_leads_to_the_table(
    browser: Firefox, page: Page, server: machine.Server, push: Autopush
) -> None:
    page.click(".head__me")
    page.click("dialog label", "Notices in this browser")
    [before] = page.until(BROWSERS)
    with httpx.Client(base_url=server.address) as anna:
        anna.get("/api/me")
        anna.patch("/api/me", json={"name": "Anna"})
        wanted = {"game": "state51", "seats": [{"kind": "me"}, {"kind": "open"}]}
        table = anna.post("/api/tables", json=wanted).json()["table"]
        post(page, f"/api/tables/{table}/join", {})
        page.goto(f"{server.address}/icon-192.png")  # no page, and yet it can be asked for notices
        seat = f"/api/tables/{table}/seats/0"
        assert anna.post(seat, json={"bot": "greedy"}).is_success
        until(lambda: figure(server, "SELECT count(*) FROM calls WHERE kind = 'turn'"))
        server.later(60)
        assert anna.post(seat, json={"bot": None}).is_success  # there is something to look at
        until(lambda: push.taken)
    assert push.taken == [TAKEN]
    told = {"title": "Your turn: 51st State", "body": "At the table with Anna it is your move."}
    notice = until(browser.notice)
    assert notice.until(ON_SCREEN) == list(told.values())
    assert page.until(NOTICES) == [{**told, "lang": "en", "url": f"/table/{table}", "stop": "Stop these"}]
    notice.result("void onAlertClick()")
    there = until(lambda: browser.opened(f"{server.address}/table/{table}"))
    there.wait_for(CHOICE)
    assert there.evaluate(NOTICES) == []

    assert page.evaluate(BROWSERS) == [before]
    push.forget()
    page.until(f"{BROWSERS}.then((browsers) => browsers.length === 1 && browsers[0] !== '{before}')")
