"""A game of another package, without a board of its own, played in the browser on the plain table."""

import random
import re
from collections.abc import Callable

from playwright.sync_api import expect

from tests.browser.guest import PHONE, Guest

EXAMPLE = True


def sit_down(guest: Guest) -> None:
    """Open a table for one deal against a bot, as the page for new tables does."""
    guest.page.goto("/")
    guest.page.locator("[data-game=scopa] button").first.wait_for()
    seats = [{"kind": "me"}, {"kind": "bot", "bot": "greedy"}]
    made = guest.page.request.post("/api/tables", data={"game": "scopa", "options": {"length": "deal"}, "seats": seats})
    guest.page.goto(made.json()["url"])
    guest.wait_until_asked()


def test_the_home_page_offers_every_game_the_server_has(visit: Callable[..., Guest]) -> None:
    guest = visit()
    guest.home()
    cards = guest.page.locator(".game").evaluate_all("(all) => all.map((one) => one.dataset.game)")
    assert cards == ["scopa", "state51", "newangeles", "frostpunk"]
    assert "The Italian classic" in guest.page.locator(".game[data-game=scopa]").inner_text()


def test_a_deal_is_played_by_clicking_explained_and_replayed(visit: Callable[..., Guest]) -> None:
    guest = visit(hasty=True)
    sit_down(guest)
    page = guest.page
    hand = guest.state["view"]["seats"][guest.state["eyes"]]["hand"]
    assert page.locator(".tray [data-card]").evaluate_all("(all) => all.map((one) => one.dataset.card)") == hand
    assert page.locator(".board [data-card]").count() == len(guest.state["view"]["table"])

    page.keyboard.press("?")
    assert "play a card from your hand" in page.get_by_role("dialog").inner_text()
    page.keyboard.press("Escape")
    page.locator(".tray [data-card] button").first.click()
    assert page.locator(".preview").inner_text().count("Takes cards worth") == 1
    guest.finish(random.Random(1))

    page.get_by_role("dialog").wait_for()
    assert "scopas" in page.get_by_role("dialog").inner_text()
    page.get_by_role("dialog").get_by_role("button", name="Replay").click()
    page.locator(".replay").wait_for()
    page.keyboard.press("End")
    page.get_by_text("has most cards").first.wait_for()


def test_a_deal_is_played_by_keys_in_russian_on_a_phone(visit: Callable[..., Guest]) -> None:
    guest = visit(size=PHONE, hasty=True, locale="ru")
    sit_down(guest)
    assert "Сыграйте карту" in guest.page.locator(".bar").inner_text()
    assert "Сдача 1" in guest.page.locator(".top").inner_text()
    guest.finish(random.Random(2), by_keys=True)
    dialog = guest.page.get_by_role("dialog")
    dialog.wait_for()
    assert "семёрка монет" in dialog.inner_text()


def test_the_text_of_the_plain_table_is_there_for_a_screen_reader(visit: Callable[..., Guest]) -> None:
    guest = visit()
    sit_down(guest)
    guest.page.locator("#text").focus()
    guest.page.locator("#text p").first.wait_for(state="attached")
    assert "On the table:" in guest.page.locator("#text").inner_text()


def two(visit: Callable[..., Guest]) -> tuple[Guest, Guest]:
    """Two people at a table for one deal."""
    host, other = visit(), visit()
    host.page.goto("/")
    host.page.locator("[data-game=scopa] button").first.wait_for()
    seats = [{"kind": "me"}, {"kind": "open"}]
    made = host.page.request.post("/api/tables", data={"game": "scopa", "options": {"length": "deal"}, "seats": seats}).json()
    host.page.goto(made["url"])
    other.page.goto(made["url"])
    other.page.get_by_role("button", name="Sit down").click()
    for guest in (host, other):
        guest.page.locator("[data-banner=open]").wait_for(state="detached")
    return host, other


def test_a_card_is_taken_back_and_what_is_said_arrives(visit: Callable[..., Guest]) -> None:
    host, other = two(visit)
    mover, watcher = (host, other) if host.state["view"]["waiting"] == [host.state["eyes"]] else (other, host)
    mover.wait_until_asked()
    held = mover.page.locator(".tray [data-card]")
    held.first.wait_for()
    before = held.count()
    held.first.locator("button").click()
    expect(mover.page.locator(".preview .outcome__notes").last).to_contain_text("plays the")
    mover.confirm.click()
    expect(held).to_have_count(before - 1)
    mover.page.get_by_role("button", name="Take back", exact=True).click()
    expect(held).to_have_count(before)

    mover.page.get_by_role("tab", name="Talk").click()
    mover.page.get_by_role("textbox", name="Say something").fill("Well dealt")
    mover.page.keyboard.press("Enter")
    watcher.page.get_by_role("tab", name="Talk").click()
    expect(watcher.page.get_by_text("Well dealt")).to_be_visible()


def test_a_hint_chooses_a_card_and_the_menu_offers_no_tour_where_there_is_none(visit: Callable[..., Guest]) -> None:
    guest = visit()
    sit_down(guest)
    guest.page.get_by_role("button", name="Hint").click()
    expect(guest.page.locator(".hints [data-hint]").first).to_be_visible()
    hint = next(frame for frame in reversed(guest.frames) if frame["type"] == "hint")
    expect(guest.page.locator(f".tray [data-card='{hint['hints'][0]['action']['card']}']").first).to_have_class(
        re.compile("is-selected")
    )
    guest.page.get_by_role("button", name="Menu").click()
    dialog = guest.page.get_by_role("dialog")
    expect(dialog.get_by_role("button", name="Copy the link")).to_be_visible()
    expect(dialog.get_by_role("button", name="Show me around")).to_have_count(0)
