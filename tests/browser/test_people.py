"""People in the browser: where they are logged in, who sits at the table, and what strangers are told."""

import json
import re
import sqlite3
from collections.abc import Callable
from contextlib import closing
from datetime import date, timedelta
from typing import Any

from playwright.sync_api import expect

from tests.browser.guest import PHONE, Guest
from tests.browser.machine import Server
from tests.browser.test_access import findings
from tests.browser.test_two import open_for_another, seated

Visit = Callable[..., Guest]


def account(guest: Guest, button: str, name: str = "Zofia") -> None:
    """Log in, or make the account, in the window for that."""
    dialog = guest.page.get_by_role("dialog")
    dialog.get_by_role("group").get_by_role("button", name=button).click()
    dialog.get_by_label("Name of the account").fill(name)
    dialog.get_by_label("Password").fill("correct horse")
    dialog.locator("form").filter(has=guest.page.get_by_label("Password")).get_by_role("button", name=button).click()
    dialog.get_by_text(f"You are logged in as {name}").wait_for()


def open_account(guest: Guest) -> None:
    guest.home()
    guest.page.locator("header").get_by_role("button").last.click()
    guest.page.get_by_role("dialog").wait_for()


def test_one_sees_where_one_is_logged_in_and_logs_out_there(visit: Visit) -> None:
    home, office = visit(), visit()
    open_account(home)
    account(home, "Create an account")
    open_account(office)
    account(office, "Log in")
    lines = office.page.get_by_role("region", name="Where you are logged in").get_by_role("listitem")
    lines.nth(1).wait_for()
    assert [line.count("this browser") for line in lines.all_inner_texts()].count(1) == 1
    assert "\n".join(findings(office)) == ""
    office.page.get_by_role("button", name="Log out of Chrome, Linux").click()
    office.page.get_by_text("Logged out of Chrome, Linux.").wait_for()
    assert lines.count() == 1
    open_account(home)
    home.page.get_by_role("dialog").get_by_role("button", name="Log in").first.wait_for()


def test_what_a_form_has_to_say_stands_in_sight_beside_it(visit: Visit) -> None:
    guest = visit(size=PHONE)
    open_account(guest)
    dialog = guest.page.get_by_role("dialog")
    expect(dialog.get_by_text("Passkeys need an address with a name")).to_have_count(0)
    dialog.get_by_role("group").get_by_role("button", name="Log in").click()
    dialog.get_by_text("Passkeys need an address with a name").wait_for()  # the server is reached by a number
    dialog.get_by_label("Name of the account").fill("Nobody")
    dialog.get_by_label("Password").fill("correct horse")
    form = dialog.locator("form").filter(has=guest.page.get_by_label("Password"))
    form.get_by_role("button", name="Log in").click()
    expect(form.get_by_role("alert")).to_be_in_viewport()
    assert "401" in guest.troubles.pop()  # the browser's own word for the refusal
    part = guest.page.get_by_role("region", name="When the page is closed")
    part.get_by_label("First day").fill((date.today() + timedelta(days=10)).isoformat())
    part.get_by_label("Last day").fill((date.today() + timedelta(days=20)).isoformat())
    part.get_by_role("button", name="Let a bot stand in").click()
    expect(part.get_by_role("status")).to_be_in_viewport()
    expect(dialog.get_by_role("alert")).to_have_count(0)  # that was about something else


def test_who_logs_in_is_told_so_in_the_own_language(visit: Visit) -> None:
    home, office = visit(), visit()
    open_account(home)
    account(home, "Create an account", "Greta")
    home.page.get_by_role("dialog").get_by_role("status").get_by_text("Your account is ready.").wait_for()
    home.page.evaluate("""fetch('/api/me', { method: 'PATCH', headers: { 'content-type': 'application/json' },
                          body: JSON.stringify({ language: 'de' }) })""")
    open_account(office)
    dialog = office.page.get_by_role("dialog")
    dialog.get_by_role("group").get_by_role("button", name="Log in").click()
    dialog.get_by_label("Name of the account").fill("Greta")
    dialog.get_by_label("Password").fill("correct horse")
    dialog.locator("form").filter(has=office.page.get_by_label("Password")).get_by_role("button", name="Log in").click()
    dialog.get_by_role("status").get_by_text("Du bist angemeldet.").wait_for()


def test_a_new_password_logs_out_everywhere_else(visit: Visit) -> None:
    home, office = visit(), visit()
    open_account(home)
    account(home, "Create an account", "Maja")
    open_account(office)
    account(office, "Log in", "Maja")
    region = office.page.get_by_role("region", name="Change the password")
    region.get_by_label("Password", exact=True).fill("correct horse")
    region.get_by_label("New password").fill("another horse")
    region.get_by_role("button", name="Set the new password").press("Enter")
    region.get_by_text("The new password holds.").wait_for()
    assert "\n".join(findings(office)) == ""
    open_account(home)
    home.page.get_by_role("dialog").get_by_role("button", name="Log in").first.wait_for()


def menu(guest: Guest) -> Any:
    guest.page.locator(".top__tools button").last.click()
    dialog = guest.page.get_by_role("dialog")
    dialog.wait_for()
    return dialog


def test_somebody_is_asked_to_leave_before_the_game_begins_and_told_so(visit: Visit) -> None:
    host, other = seated(visit)
    name = other.page.evaluate("fetch('/api/me').then((r) => r.json())")["name"]
    dialog = menu(host)
    dialog.get_by_role("button", name=f"Ask {name} to leave").press("Enter")
    dialog.get_by_text("cannot sit down at this table again").wait_for()
    assert "\n".join(findings(host)) == ""
    dialog.get_by_role("button", name="Ask to leave").press("Enter")
    other.page.get_by_text("Whoever opened this table has asked you to leave it.").wait_for()
    host.page.keyboard.press("Escape")
    host.page.locator("[data-banner=open]").wait_for()
    other.page.reload()
    other.page.get_by_role("button", name="Sit down").click()
    other.page.get_by_text("you cannot sit down here again").wait_for()
    assert "403" in other.troubles.pop()  # the browser's own word for the refusal


def test_somebody_takes_everything_along_and_is_forgotten(visit: Visit) -> None:
    guest = visit()
    open_account(guest)
    account(guest, "Create an account", "Wanda")
    guest.page.goto("/me")
    with guest.page.expect_download() as loading:
        guest.page.get_by_role("button", name="Save all of it as a file").click()
    taken = json.loads(loading.value.path().read_text())
    assert taken["identities"][0]["name"] == "Wanda"
    assert "tables_opened" in taken
    guest.page.get_by_role("button", name="Delete all of it").click()
    guest.page.get_by_label("Password").fill("wrong horse")
    assert "\n".join(findings(guest)) == ""
    guest.page.get_by_role("button", name="Delete for good").click()
    guest.page.get_by_role("alert").wait_for()
    assert "401" in guest.troubles.pop()  # the browser's own word for the refusal
    guest.page.get_by_label("Password").fill("correct horse")
    guest.page.get_by_role("button", name="Delete for good").click()
    guest.page.wait_for_url("**/")
    open_account(guest)
    dialog = guest.page.get_by_role("dialog")
    dialog.get_by_role("group").get_by_role("button", name="Log in").click()
    dialog.get_by_label("Name of the account").fill("Wanda")
    dialog.get_by_label("Password").fill("correct horse")
    dialog.locator("form").filter(has=guest.page.get_by_label("Password")).get_by_role("button", name="Log in").click()
    dialog.get_by_role("alert").wait_for()
    assert "401" in guest.troubles.pop()


def test_a_rated_table_offers_no_bot_in_ones_place_and_says_why(visit: Visit) -> None:
    guest = visit(reduced_motion="reduce")
    open_account(guest)
    account(guest, "Create an account", "Rita")
    guest.page.goto("/new/state51")
    guest.page.get_by_role("group", name="Seat 2").get_by_role("radio", name="Somebody else").check()
    guest.page.get_by_label("Time to move").select_option(value="days-1")
    guest.page.get_by_role("checkbox", name="Rated").check()
    guest.page.get_by_role("button", name="Open the table").click()
    guest.page.locator("[data-banner=open]").wait_for()
    dialog = menu(guest)
    dialog.get_by_text("At a rated table everybody plays in person").wait_for()
    expect(dialog.get_by_role("combobox")).to_have_count(0)


def test_what_is_refused_in_the_menu_is_said_there(visit: Visit) -> None:
    guest = visit(reduced_motion="reduce")
    guest.page.goto("/daily")
    guest.page.get_by_role("region", name="51st State").get_by_role("button", name="Play today’s deal").click()
    guest.page.locator(".bar").wait_for()
    dialog = menu(guest)
    bots = dialog.get_by_role("combobox", name="Let a bot play")
    bots.select_option(label="Trader")
    expect(dialog.get_by_role("alert")).to_contain_text("no bot can take over")
    expect(dialog.get_by_role("alert")).to_be_in_viewport()
    expect(bots).to_have_value("")
    expect(guest.page.locator("[data-banner=trouble]")).to_have_count(0)


def test_an_invitation_is_declined_beside_it(visit: Visit) -> None:
    guest = visit(reduced_motion="reduce", service_workers="block")
    guest.home()
    guest.play_now()
    invited = lambda route: route.fulfill(response=route.fetch(url=route.request.url.replace("invited", "mine")))  # noqa: E731
    guest.page.route("**/api/tables?which=invited*", invited)
    guest.home()
    decline = guest.page.get_by_role("button", name="Decline")
    button = decline.bounding_box()
    card = guest.page.locator("section", has=decline).get_by_role("link").first.bounding_box()
    assert button
    assert card
    assert 0 <= button["x"] - card["x"] - card["width"] < 40
    assert card["y"] <= button["y"] < card["y"] + card["height"]


def test_the_tour_begins_with_the_game(visit: Visit) -> None:
    host, other = visit(reduced_motion="reduce", toured=False), visit(reduced_motion="reduce")
    open_for_another(host)
    host.page.get_by_role("button", name="Copy the link").click()
    expect(host.page.get_by_role("button", name="Skip the tour")).to_have_count(0)
    other.page.goto(f"/table/{host.table}")
    other.page.get_by_role("button", name="Sit down").click()
    host.page.get_by_role("button", name="Skip the tour").wait_for()


def say(guest: Guest, text: str) -> None:
    guest.page.get_by_role("tab", name="Talk").click()
    guest.page.get_by_role("textbox", name="Say something").fill(text)
    guest.page.get_by_role("textbox", name="Say something").press("Enter")
    guest.page.locator(".talk__message", has_text=text).wait_for()


def test_somebody_is_reported_with_a_reason_and_blocked_from_the_menu(visit: Visit, server: Server) -> None:
    host, other = seated(visit)
    name = other.page.evaluate("fetch('/api/me').then((r) => r.json())")["name"]
    say(other, "an insult")
    host.page.get_by_role("tab", name="Talk").click()
    said = host.page.locator(".talk__message", has_text="an insult")
    said.locator("summary").click()
    said.get_by_role("button", name="Report").click()
    said.get_by_label("What is wrong with it?").fill("very rude")
    assert "\n".join(findings(host)) == ""
    said.get_by_role("button", name="Send the report").press("Enter")
    host.page.get_by_text("Whoever runs this server has been told.").wait_for()
    with closing(sqlite3.connect(server.folder / "games.db")) as connection:
        assert ("an insult", "very rude") in connection.execute("SELECT text, why FROM reports").fetchall()
    dialog = menu(host)
    dialog.get_by_role("button", name=f"Block {name}").click()
    dialog.get_by_role("button", name=f"Block {name}").click()
    dialog.get_by_role("status").get_by_text("You will hear nothing more from this person").wait_for()
    dialog.get_by_text(f"{name} is blocked").wait_for()
    expect(dialog.get_by_role("button", name=f"Block {name}")).to_have_count(0)
    host.page.keyboard.press("Escape")
    say(other, "not to be heard")
    say(host, "my own")
    assert host.page.get_by_text("not to be heard").count() == 0
    open_account(host)
    blocked = host.page.get_by_role("region", name="People you have blocked")
    expect(blocked.get_by_role("listitem")).to_have_text([re.compile(f"{name}\\s*Unblock")])
    blocked.get_by_role("button", name="Unblock").click()
    blocked.wait_for(state="detached")


def test_a_player_gets_up_from_the_menu_and_only_listens_then(visit: Visit) -> None:
    host, other = seated(visit)
    dialog = menu(other)
    dialog.get_by_role("button", name="Get up").click()
    dialog.get_by_role("button", name="Get up").click()
    host.page.locator("[data-banner=open]").wait_for()
    other.page.keyboard.press("Escape")
    other.page.get_by_role("tab", name="Talk").click()
    other.page.get_by_text("Only the players talk at this table.").wait_for()
    assert other.page.get_by_role("textbox", name="Say something").count() == 0


def test_a_table_whose_cards_may_be_known_says_so_in_the_list_and_at_the_table(visit: Visit) -> None:
    host, stranger = visit(), visit()
    host.home()
    told = "Continued from move 1 of a finished game; who opened this table may know the cards."
    made = host.page.evaluate(
        """async () => {
          const post = (path, body) => fetch(path, {
            method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body),
          }).then((response) => response.json());
          const bots = await post('/api/tables', { game: 'state51', seats: [{ kind: 'bot' }, { kind: 'bot' }] });
          const over = () => fetch(`/api/tables/${bots.table}`).then((response) => response.json()).then(({ over }) => over);
          while (!(await over()));
          const seats = [{ kind: 'me' }, { kind: 'open' }];
          return post(`/api/tables/${bots.table}/continue`, { at: 1, seats, public: true });
        }"""
    )
    stranger.home()
    stranger.page.get_by_text(told).first.wait_for()
    assert "\n".join(findings(stranger)) == ""
    stranger.page.goto(made["url"])
    stranger.page.locator("[data-banner=known]").get_by_text(told).wait_for()
    assert "\n".join(findings(stranger)) == ""
    stranger.page.locator("[data-banner=known]").get_by_role("button", name="Close").click()
    assert stranger.page.locator("[data-banner=known]").count() == 0
    assert menu(stranger).get_by_text(told).count() == 1
