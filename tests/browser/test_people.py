"""People in the browser: where they are logged in, who sits at the table, and what strangers are told."""

from collections.abc import Callable
from typing import Any

from tests.browser.guest import Guest
from tests.browser.test_access import findings
from tests.browser.test_two import seated

Visit = Callable[..., Guest]


def account(guest: Guest, button: str) -> None:
    """Log in, or make the account, in the window for that."""
    dialog = guest.page.get_by_role("dialog")
    dialog.get_by_role("group").get_by_role("button", name=button).click()
    dialog.get_by_label("Name of the account").fill("Zofia")
    dialog.get_by_label("Password").fill("correct horse")
    dialog.locator("form").filter(has=guest.page.get_by_label("Password")).get_by_role("button", name=button).click()
    dialog.get_by_text("You are logged in as Zofia").wait_for()


def open_account(guest: Guest) -> None:
    guest.home()
    guest.page.locator("header").get_by_role("button").last.click()
    guest.page.get_by_role("dialog").wait_for()


def test_one_sees_where_one_is_logged_in_and_logs_out_there(visit: Visit) -> None:
    home, office = visit(), visit()
    open_account(home)
    account(home, "Make an account")
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
