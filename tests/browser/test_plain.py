"""A game of another package, without a board of its own, played in the browser on the plain table."""

import random
from collections.abc import Callable, Iterator

import pytest

from tests.browser import machine
from tests.browser.guest import PHONE, Guest
from tests.debian import Missing
from tests.example import install


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[machine.Server]:
    try:
        machine.built()
    except Missing as missing:
        pytest.skip(str(missing))
    running = machine.Server(tmp_path_factory.mktemp("server"))
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("PYTHONPATH", install(tmp_path_factory.mktemp("installed")))
        running.start()
    yield running
    running.end()


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
    assert cards == ["scopa", "state51", "frostpunk", "newangeles"]
    assert "The Italian classic" in guest.page.locator("[data-game=scopa]").inner_text()


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
    assert "сыграйте карту" in guest.page.locator(".bar").inner_text()
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
