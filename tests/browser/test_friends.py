"""Friends in the browser: invited by a link, rated, playing again; the deal of the day; and coming back to a lost account."""

import re
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Browser

from tests.browser.guest import Guest
from tests.browser.machine import Server
from tests.browser.test_access import findings
from tests.browser.test_people import account, open_account

Visit = Callable[..., Guest]


def registered(guest: Guest, name: str) -> None:
    guest.home()
    made = guest.page.evaluate(
        """(name) => fetch('/api/account', { method: 'POST', headers: { 'content-type': 'application/json' },
             body: JSON.stringify({ name, password: 'correct horse' }) }).then((answer) => answer.status)""",
        name,
    )
    assert made == 201
    guest.home()


def resign(guest: Guest) -> None:
    guest.page.locator(".top__tools button").last.click()
    guest.page.get_by_role("button", name="Resign").click()
    guest.page.get_by_role("button", name="Yes, resign").click()
    guest.page.get_by_role("dialog").get_by_role("button", name="Replay").wait_for()


def test_a_friend_is_invited_by_a_link_both_ratings_move_and_a_rematch_begins(visit: Visit) -> None:
    anna, ben = visit(reduced_motion="reduce"), visit(reduced_motion="reduce")
    registered(anna, "Anna")
    registered(ben, "Ben")
    anna.page.locator("[data-game=state51]").get_by_role("link", name="Set up a table").click()
    anna.page.get_by_role("group", name="Seat 2").get_by_role("radio", name="Somebody else").check()
    anna.page.get_by_role("checkbox", name="Rated").check()
    assert "\n".join(findings(anna)) == ""
    anna.page.get_by_role("button", name="Open the table").click()
    anna.page.locator("[data-banner=open]").wait_for()
    link = anna.page.evaluate(
        "(table) => fetch(`/api/tables/${table}/link`, { method: 'POST' }).then((answer) => answer.json())", anna.table
    )["url"]
    ben.page.goto(link)
    ben.page.get_by_role("heading", name="Anna invites you to play 51st State").wait_for()
    assert ben.page.locator('meta[property="og:title"]').get_attribute("content") == "Anna invites you to play 51st State"
    assert "\n".join(findings(ben)) == ""
    ben.page.get_by_role("button", name="Sit down").press("Enter")
    ben.page.locator(".bar").wait_for()
    resign(anna)
    assert re.search(r"1[34]\d\d ± \d+ −\d+", anna.page.locator("[data-score=rating]").inner_text().replace("\n", " "))
    anna.page.get_by_role("dialog").get_by_role("button", name="Rematch").click()
    anna.page.locator("[data-banner=open]").wait_for()
    ben.home()
    ben.page.get_by_role("heading", name="You are invited").wait_for()
    assert "\n".join(findings(ben)) == ""
    ben.page.goto("/me")
    ben.page.get_by_text("Games played: 1, won: 1").wait_for()
    assert re.search(r"1[5-9]\d\d ± \d+", ben.page.locator(".rating").inner_text())
    coach = ben.page.get_by_role("link", name="Coach: Anna – Ben, 51st State")
    assert "\n".join(findings(ben)) == ""
    coach.click()
    ben.page.get_by_role("dialog").get_by_role("heading", name="Coach").wait_for()


def test_the_deal_of_the_day_is_played_once_and_its_result_is_verified(visit: Visit) -> None:
    guest = visit(reduced_motion="reduce")
    guest.page.goto("/daily")
    deal = guest.page.get_by_role("region", name="51st State")
    deal.get_by_role("button", name="Play today’s deal").click()
    guest.page.locator(".bar").wait_for()
    resign(guest)
    guest.troubles.clear()  # the record is sealed until the day is over, which the browser calls an error
    guest.page.goto("/daily")
    for _ in range(100):  # its record is being replayed
        deal.get_by_role("group").wait_for()  # what was promised stands below what came of it
        if deal.get_by_text("verified", exact=True).count():
            break
        guest.page.wait_for_timeout(300)
        guest.page.reload()
    deal.get_by_text("verified", exact=True).wait_for()
    deal.get_by_text("You have had your try today.").wait_for()
    assert "\n".join(findings(guest)) == ""


def test_a_lost_account_comes_back_by_a_printed_code(visit: Visit) -> None:
    anna, elsewhere = visit(), visit()
    registered(anna, "Olga")
    anna.page.locator("header").get_by_role("button").last.click()
    region = anna.page.get_by_role("region", name="Recovery codes")
    region.get_by_label("Password").fill("correct horse")
    region.get_by_role("button", name="Make new codes").press("Enter")
    code = region.get_by_role("listitem").first.inner_text()
    assert "\n".join(findings(anna)) == ""
    elsewhere.page.goto("/recover")
    elsewhere.page.get_by_label("Name of the account").fill("Olga")
    elsewhere.page.get_by_label("Recovery code").fill(code)
    elsewhere.page.get_by_label("New password").fill("another horse")
    assert "\n".join(findings(elsewhere)) == ""
    elsewhere.page.get_by_role("button", name="Set the password and log in").press("Enter")
    elsewhere.page.locator("header").get_by_text("Olga").wait_for()
    open_account(anna)
    anna.page.get_by_role("dialog").get_by_role("button", name="Log in").first.wait_for()  # she is a guest again


def authenticator(guest: Guest) -> Any:
    """A device that keeps passkeys, made of nothing."""
    session = guest.context.new_cdp_session(guest.page)
    session.send("WebAuthn.enable")
    options = {
        "protocol": "ctap2",
        "transport": "internal",
        "hasResidentKey": True,
        "hasUserVerification": True,
        "isUserVerified": True,
        "automaticPresenceSimulation": True,
    }
    session.send("WebAuthn.addVirtualAuthenticator", {"options": options})
    return session


def test_a_passkey_is_made_and_opens_the_account_without_a_password(server: Server, chromium: Browser, visit: Visit) -> None:
    guest = Guest(chromium, server.address.replace("127.0.0.1", "localhost"))  # passkeys belong to names, not to numbers
    device = authenticator(guest)
    open_account(guest)
    account(guest, "Make an account")
    region = guest.page.get_by_role("region", name="Passkeys")
    region.get_by_label("Password").fill("correct horse")
    region.get_by_role("button", name="Make a passkey on this device").press("Enter")
    region.get_by_role("listitem").wait_for()
    assert "\n".join(findings(guest)) == ""
    dialog = guest.page.get_by_role("dialog")
    dialog.get_by_role("button", name="Log out", exact=True).first.click()
    dialog.get_by_role("group").get_by_role("button", name="Log in").click()
    dialog.get_by_role("button", name="Log in with a passkey").click()
    dialog.get_by_text("You are logged in as Zofia").wait_for()
    device.detach()
    assert guest.troubles == []
    guest.context.close()
