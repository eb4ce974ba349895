"""Notices as the browser shows them: in the reader's language, one for each wait, and gone when the table is looked at."""

import random
from collections.abc import Callable
from typing import Any

from playwright.sync_api import expect

from tests.browser import machine
from tests.browser.guest import Guest
from tests.browser.notices import Tray
from tests.browser.post import Post, post, server, until
from tests.browser.test_days import gone, played_until_asked

__all__ = ["post", "server"]

Visit = Callable[..., Guest]

GET = "(path) => fetch(path).then((answer) => answer.json())"
POST = """([path, body]) => fetch(path, { method: 'POST', headers: { 'content-type': 'application/json' },
            body: JSON.stringify(body) }).then((answer) => answer.json())"""
CHANGE = POST.replace("'POST'", "'PATCH'")


def taking(guest: Guest, box: dict[str, str], switch: str) -> Tray:
    guest.page.goto("/")
    tray = Tray(guest, box)
    account(guest)
    tray.take(switch)
    return tray


def account(guest: Guest) -> None:
    """The window of one's name and account, whatever language it speaks."""
    guest.page.goto("/")
    guest.page.locator("main [data-game]").first.wait_for()
    guest.page.locator("header").get_by_role("button").last.click()
    guest.page.get_by_role("dialog").wait_for()


def calls(guest: Guest) -> dict[str, Any]:
    found: dict[str, Any] = guest.page.evaluate(GET, "/api/calls")
    return found


def test_a_notice_speaks_the_readers_language_leads_to_the_table_and_comes_once_for_each_wait(
    visit: Visit, server: machine.Server, post: Post
) -> None:
    anna, ben = visit(reduced_motion="reduce"), visit(reduced_motion="reduce", locale="pl")
    tray = taking(ben, post.push.subscription("polish"), "Powiadomienia w tej przeglądarce")
    anna.home()
    table = anna.page.evaluate(POST, ["/api/tables", {"game": "state51", "seats": [{"kind": "me"}, {"kind": "open"}]}])["table"]
    ben.page.evaluate(POST, [f"/api/tables/{table}/join", {}])

    for wait in (1, 2):
        for guest in (anna, ben):
            guest.page.goto(f"/table/{table}")
            guest.page.locator(".bar").wait_for()
        played_until_asked(ben, anna)
        gone(ben, anna)
        server.later(3600)
        notice = until(lambda: post.push.notices[wait - 1 :])[0]  # noqa: B023 (asked for at once)
        assert len(post.push.notices) == wait
        tray.deliver(notice)
        (shown,) = tray.shown
        assert (shown["title"], shown["lang"], shown["stop"]) == ("Twój ruch: 51. Stan", "pl", "Nie powiadamiaj")
        assert shown["body"].startswith("Teraz Twój ruch. Przy stole z Tobą: ")
        if wait == 1:  # it goes when he comes by himself, too
            ben.page.goto(f"/table/{table}")
            until(lambda: not tray.shown)
            ben.move(random.Random(1))

    assert tray.click() == [f"/table/{table}"]
    assert tray.shown == []
    tray.deliver(notice)
    assert tray.click("stop") == []
    assert calls(ben)["kinds"]["turn"] == ["mail"]

    # Where a notice has no buttons, the table does, in a new window or in one that shows it already.
    offer = ben.page.locator("[data-banner=called]")
    for there in (False, True):
        ben.page.evaluate(CHANGE, ["/api/calls", {"kinds": {"turn": ["push"]}}])
        if there:
            ben.page.goto(f"/table/{table}")
            ben.page.locator(".bar").wait_for()
        tray.deliver(notice)
        opened = tray.click(buttons=0)
        assert len(opened) == (0 if there else 1)
        if not there:
            ben.page.goto(opened[0])
        offer.get_by_role("button", name="Nie chcę więcej takich powiadomień").click()
        offer.get_by_text("Wyłączono: Powiadomienie, gdy").wait_for()
        assert ben.page.url == f"{ben.address}/table/{table}"
        assert calls(ben)["kinds"]["turn"] == []


def test_a_browser_nothing_arrives_at_any_more_is_subscribed_anew_when_the_page_is_opened(visit: Visit, post: Post) -> None:
    guest = visit()
    name = "Notices in this browser"
    tray = taking(guest, post.push.subscription("forgotten"), name)
    first = calls(guest)["browsers"]
    end = "navigator.serviceWorker.ready.then((one) => one.pushManager.getSubscription()).then(({ endpoint }) => endpoint)"
    guest.page.evaluate(POST, ["/api/push/end", {"endpoint": guest.page.evaluate(end)}])  # as the server does
    assert calls(guest)["browsers"] == []
    guest.page.goto("/")
    second = until(lambda: calls(guest)["browsers"])
    assert (len(second), second != first) == (1, True)

    account(guest)  # who does not want them is not asked again
    box = guest.page.get_by_role("checkbox", name=name, exact=True)
    expect(box).to_be_checked()
    with guest.page.expect_response(lambda answer: "/api/push/end" in answer.url):
        box.uncheck()
    with guest.page.expect_response(lambda answer: "/api/calls" in answer.url):
        guest.page.goto("/")
    account(guest)
    expect(box).not_to_be_checked()
    assert calls(guest)["browsers"] == []
    assert tray.shown == []


def test_a_browser_subscribed_with_a_key_the_server_has_no_more_is_subscribed_anew(visit: Visit, post: Post) -> None:
    guest = visit()
    taking(guest, post.push.subscription("lost-secret"), "Notices in this browser")
    first = calls(guest)["browsers"]
    guest.page.evaluate("localStorage.setItem('key', 'BA' + 'x'.repeat(85))")  # the one it had then
    guest.page.goto("/")
    until(lambda: calls(guest)["browsers"] != first)


def test_a_browser_that_takes_notices_elsewhere_says_so(visit: Visit, post: Post) -> None:
    guest = visit()
    before, after = post.push.subscription("before"), post.push.subscription("after")
    tray = taking(guest, before, "Notices in this browser")
    first = calls(guest)["browsers"]
    tray.moves(before["endpoint"] + "/1", after)
    second = calls(guest)["browsers"]
    assert (len(first), len(second)) == (1, 1)
    assert first != second


def test_a_browser_that_does_not_say_where_it_took_notices_before_is_subscribed_all_the_same(visit: Visit, post: Post) -> None:
    guest = visit()
    tray = taking(guest, post.push.subscription("older"), "Notices in this browser")
    assert tray.moves(None, post.push.subscription("newer")) == calls(guest)["push"]
    assert len(calls(guest)["browsers"]) == 2


def test_who_logs_out_takes_no_notices_in_this_browser_any_more(visit: Visit, post: Post) -> None:
    guest = visit()
    name = "Notices in this browser"
    tray = taking(guest, post.push.subscription("shared"), name)
    assert len(calls(guest)["browsers"]) == 1
    made = {"name": "Zofia", "password": "correct horse"}
    guest.page.evaluate(POST, ["/api/account", made])
    account(guest)
    expect(guest.page.get_by_role("checkbox", name=name)).to_be_checked()
    guest.page.evaluate(POST, ["/api/logout", {}])  # or from another browser
    account(guest)
    guest.page.get_by_text("Call me when").wait_for()
    expect(guest.page.get_by_role("checkbox", name=name)).not_to_be_checked()
    tray.take(name)
    assert len(calls(guest)["browsers"]) == 1


def test_notices_the_browser_does_not_allow_are_not_ticked(visit: Visit, post: Post) -> None:
    guest = visit()
    guest.context.add_init_script("Notification.requestPermission = async () => 'denied'")
    account(guest)
    switch = guest.page.get_by_role("checkbox", name="Notices in this browser")
    switch.click()
    expect(guest.page.get_by_role("alert")).to_contain_text("The browser allows no notices from this page.")
    expect(guest.page.get_by_role("alert")).to_be_in_viewport()
    expect(switch).not_to_be_checked()
