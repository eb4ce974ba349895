"""Friends in the browser: invited by a link, rated, playing again; the deal of the day; and coming back to a lost account."""

import re
from collections.abc import Callable
from datetime import date, timedelta
from typing import Any

from playwright.sync_api import Browser, expect

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


def makes_the_account(guest: Guest, name: str) -> None:
    """That a rated table asks for, there and then."""
    refusal = guest.page.locator(":is([role=alert], [data-banner=account])")
    refusal.get_by_text("A rated table is for players with an account").wait_for()
    guest.page.get_by_role("button", name="Name and account").click()
    form = guest.page.get_by_role("dialog")
    form.get_by_label("Name of the account").fill(name)
    form.get_by_label("Password").fill("correct horse")
    form.get_by_role("button", name="Create an account").last.click()
    form.get_by_text("Your account is ready.").wait_for()
    guest.page.keyboard.press("Escape")
    guest.page.get_by_role("button", name="Sit down").wait_for()
    expect(refusal).to_have_count(0)
    guest.troubles.clear()  # the browser calls the refusal an error


def needs_an_account(guest: Guest, link: str) -> None:
    """Makes it, and is still before the invitation afterwards."""
    guest.page.goto(link)
    guest.page.get_by_role("button", name="Sit down").click()
    makes_the_account(guest, "Carla")


def test_a_friend_is_invited_by_a_link_both_ratings_move_and_a_rematch_begins(visit: Visit) -> None:
    anna, ben, guest = [visit(reduced_motion="reduce") for _ in range(3)]
    registered(anna, "Anna")
    registered(ben, "Ben")
    anna.page.locator("[data-game=state51]").get_by_role("link", name="Set up a table").click()
    anna.page.get_by_role("group", name="Seat 2").get_by_role("radio", name="Somebody else").check()
    anna.page.get_by_role("checkbox", name="Rated").check()
    expect(anna.page.get_by_label("Time to move")).to_have_value("days-1")  # nobody may just never move again
    assert "\n".join(findings(anna)) == ""
    anna.page.get_by_role("button", name="Open the table").click()
    shown = anna.page.locator("[data-banner=open] code")
    expect(shown).to_contain_text(f"{anna.address}/invited/")
    link = shown.inner_text()
    anna.context.grant_permissions(["clipboard-read", "clipboard-write"])
    anna.page.locator(".top__tools button").last.click()
    anna.page.get_by_role("dialog").get_by_role("button", name="Copy the link").click()
    anna.page.get_by_role("dialog").get_by_text("The link is copied.").wait_for()
    assert anna.page.evaluate("navigator.clipboard.readText()") == link
    anna.page.keyboard.press("Escape")
    needs_an_account(guest, link)
    ben.page.goto(link)
    ben.page.get_by_role("heading", name="Anna invites you to play 51st State").wait_for()
    assert ben.page.locator('meta[property="og:title"]').get_attribute("content") == "Anna invites you to play 51st State"
    assert "\n".join(findings(ben)) == ""
    ben.page.get_by_role("button", name="Sit down").press("Enter")
    ben.page.locator(".bar").wait_for()
    resign(anna)
    heads = anna.page.locator(".score thead th")
    expect(heads.filter(has_text="Anna")).to_have_text("Anna (you)")
    expect(heads.filter(has_text="Ben")).to_have_text("Ben")
    assert re.search(r"1[34]\d\d ± \d+ −\d+", anna.page.locator("[data-score=rating]").inner_text().replace("\n", " "))
    anna.page.get_by_role("dialog").get_by_role("button", name="Rematch").click()
    anna.page.locator("[data-banner=open]").get_by_text("kept for people who have been invited: Ben.").wait_for()
    guest.page.goto(anna.page.url)
    kept = guest.page.locator("[data-banner=open]")
    kept.get_by_text("kept for people who have been invited: Ben.").wait_for()
    expect(kept.get_by_role("button")).to_have_count(0)
    ben.home()
    ben.page.get_by_role("heading", name="You are invited").wait_for()
    ben.page.locator(".home__invited").get_by_text("a seat is kept for you").wait_for()
    assert "\n".join(findings(ben)) == ""
    ben.page.goto("/me")
    ben.page.get_by_text("Games played: 1, won: 1").wait_for()
    assert re.search(r"1[5-9]\d\d ± \d+", ben.page.locator(".rating").inner_text())
    coach = ben.page.get_by_role("link", name="Coach: Anna – Ben, 51st State")
    assert "\n".join(findings(ben)) == ""
    coach.click()
    ben.page.get_by_role("dialog").get_by_role("heading", name="Coach").wait_for()


def rated(host: Guest, game: str = "state51", seats: int = 2) -> str:
    """Opens a rated table; where."""
    pace = {"kind": "days", "seconds": 24 * 3600, "more": 0}
    body = {"game": game, "seats": [{"kind": "me"}, *[{"kind": "open"}] * (seats - 1)], "pace": pace, "rated": True}
    answer = host.page.request.post("/api/tables", data=body)
    assert answer.ok, answer.text()
    return f"/table/{answer.json()['table']}"


def test_who_looks_at_a_rated_table_makes_the_account_it_takes_and_sits_down(visit: Visit) -> None:
    anna, guest = visit(), visit()
    registered(anna, "Host of a rated table")
    guest.page.goto(rated(anna))
    guest.page.locator("[data-banner=open]").get_by_role("button", name="Sit down").press("Enter")
    guest.page.locator("[data-banner=account]").wait_for()
    assert "\n".join(findings(guest)) == ""
    makes_the_account(guest, "Dora")
    guest.page.locator("[data-banner=open]").get_by_role("button", name="Sit down").click()
    guest.page.locator(".choice[data-choice]").first.wait_for()
    assert [player["name"] for player in guest.state["players"]] == ["Host of a rated table", "Dora"]


def test_who_logs_in_at_a_table_where_the_account_sits_is_in_the_seat(visit: Visit) -> None:
    anna, ben, elsewhere = visit(), visit(), visit()
    registered(anna, "Host of another")
    registered(ben, "Sits already")
    table = rated(anna, "newangeles", 4)
    assert ben.page.request.post(f"/api/tables/{table.rpartition('/')[2]}/join", data={}).ok
    elsewhere.page.goto(table)
    elsewhere.page.locator("[data-banner=open]").get_by_role("button", name="Sit down").click()
    elsewhere.page.get_by_role("button", name="Name and account").click()
    account(elsewhere, "Log in", "Sits already")
    elsewhere.page.keyboard.press("Escape")
    elsewhere.page.get_by_text("is waiting").or_(elsewhere.page.get_by_role("button", name="Copy the link")).first.wait_for()
    assert [player["seat"] for player in elsewhere.state["players"] if player["yours"]] == [1]
    elsewhere.troubles.clear()  # the browser calls the refusal an error


def test_the_lobby_shows_the_tables_that_fit(visit: Visit) -> None:
    anna, ben = visit(), visit()
    days = {"kind": "days", "seconds": 24 * 3600, "more": 0}
    terms: list[dict[str, object]] = [{"language": "pl", "pace": days, "hints": False}, {"language": "de"}]
    for more in terms:
        body = {"game": "newangeles", "seats": [{"kind": "me"}, *[{"kind": "open"}] * 3], "public": True, **more}
        answer = anna.page.request.post("/api/tables", data=body)
        assert answer.ok, answer.text()
    ben.home()
    lobby = ben.page.get_by_role("form", name="Look among the open tables")
    tables = ben.page.locator(".home__others li")
    lobby.get_by_label("Game").select_option("newangeles")
    expect(tables).to_have_count(2)
    assert "\n".join(findings(ben)) == ""
    lobby.get_by_label("Time to move").select_option("days")
    expect(tables).to_have_count(1)
    lobby.get_by_label("Language").select_option("de")
    expect(ben.page.get_by_text("No open table fits.")).to_be_visible()
    lobby.get_by_label("Language").select_option("pl")
    expect(tables).to_have_count(1)
    lobby.get_by_label("Without hints").check()
    expect(tables).to_have_count(1)
    lobby.get_by_label("Rated only").check()
    expect(tables).to_have_count(0)
    lobby.get_by_label("Rated only").uncheck()
    lobby.get_by_label("Time to move").select_option("live")
    expect(tables).to_have_count(0)


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


def test_the_days_are_those_of_the_server_whatever_the_clock_of_the_browser_says(visit: Visit) -> None:
    guest = visit()
    guest.page.clock.set_fixed_time("2031-05-05")
    guest.page.goto("/daily")
    guest.page.locator("main[aria-busy=false]").wait_for()
    today = guest.page.evaluate("fetch('/api/daily').then((answer) => answer.json())")[0]["day"]
    shown = guest.page.locator(".days b")
    expect(shown).to_contain_text(today[:4])
    guest.page.get_by_role("button", name="The day before").click()
    before = date.fromisoformat(today) - timedelta(days=1)
    expect(shown).to_contain_text(str(before.year))
    expect(shown).to_contain_text(re.compile(rf"\b{before.day}\b"))


def test_a_lost_account_comes_back_by_a_printed_code(visit: Visit) -> None:
    anna, elsewhere = visit(), visit()
    registered(anna, "Olga")
    anna.page.locator("header").get_by_role("button").last.click()
    region = anna.page.get_by_role("region", name="Recovery codes")
    region.get_by_label("Password").fill("correct horse")
    region.get_by_role("button", name="Create new codes").press("Enter")
    code = region.get_by_role("listitem").first.inner_text()
    assert "\n".join(findings(anna)) == ""
    elsewhere.page.goto("/recover")
    elsewhere.page.get_by_label("Name of the account").fill("Olga")
    elsewhere.page.get_by_label("Recovery code").fill(code)
    elsewhere.page.get_by_label("New password").fill("another horse")
    assert "\n".join(findings(elsewhere)) == ""
    elsewhere.page.get_by_role("button", name="Set the password and log in").press("Enter")
    elsewhere.page.get_by_text("Your passkeys and all other recovery codes are deleted; make new ones").wait_for()
    elsewhere.page.get_by_role("button", name="Name and account").click()
    elsewhere.page.get_by_role("region", name="Recovery codes").get_by_text("Unused codes: 0").wait_for()
    elsewhere.page.keyboard.press("Escape")
    elsewhere.page.get_by_role("link", name="To the home page").click()
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
    account(guest, "Create an account", "Helena")
    region = guest.page.get_by_role("region", name="Passkeys")
    region.get_by_label("Password").fill("correct horse")
    region.get_by_role("button", name="Create a passkey on this device").press("Enter")
    region.get_by_role("listitem").wait_for()
    assert "\n".join(findings(guest)) == ""
    dialog = guest.page.get_by_role("dialog")
    dialog.get_by_role("button", name="Log out", exact=True).first.click()
    dialog.get_by_role("group").get_by_role("button", name="Log in").click()
    dialog.get_by_role("button", name="Log in with a passkey").click()
    dialog.get_by_text("You are logged in as Helena").wait_for()
    region.get_by_label("Password").fill("correct horse")
    region.get_by_role("button", name="Delete Chrome, Linux").press("Enter")
    expect(region.get_by_role("listitem")).to_have_count(0)
    device.detach()
    assert guest.troubles == []
    guest.context.close()
