"""What every game keeps to on the page, on a board of its own or on the plain table: the games that come with Ratusz, and one of
another package."""

import random
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from ratusz.games.catalogue import GAMES
from tests.browser.guest import PHONE, STEPS, Guest

EXAMPLE = True
EVERY_GAME = pytest.mark.parametrize("game", [*GAMES, "scopa"])
MOVES = 6  # of a person, by clicking; and as many by keys


def sit_down(guest: Guest, game: str) -> None:
    """At a table with as few others as may be, all of them bots."""
    guest.page.goto("/")
    guest.page.locator(f"[data-game={game}] button").first.wait_for()
    card = next(card for card in guest.page.request.get("/api/games").json() if card["game"] == game)
    seats = [{"kind": "me"}, *[{"kind": "bot", "bot": "random"}] * (card["seats"][0] - 1)]
    made = guest.page.request.post("/api/tables", data={"game": game, "seats": seats})
    guest.page.goto(made.json()["url"])
    guest.wait_until_asked()


@EVERY_GAME
def test_a_game_is_asked_explained_and_played_by_clicks_and_keys(visit: Callable[..., Guest], game: str) -> None:
    guest = visit(hasty=True)
    sit_down(guest, game)
    page, chance = guest.page, random.Random(3)
    question = next(ask for ask in guest.state["asks"] if not ask["aside"])["question"]
    expect(page.locator(".bar")).to_contain_text(question)
    page.keyboard.press("?")
    expect(page.get_by_role("dialog")).to_be_visible()
    page.keyboard.press("Escape")
    page.locator("#text").focus()
    expect(page.locator("#text p").first).to_be_attached()
    for number in range(2 * MOVES):
        if guest.over:
            return
        guest.wait_until_asked()
        move(guest, chance, by_keys=number % 2 == 1)


def move(guest: Guest, chance: random.Random, by_keys: bool) -> None:
    """Until something has been done; by keys it is seen beforehand what it will do."""
    before = guest.state["seq"]
    for _ in range(STEPS):
        if guest.over or guest.state["seq"] != before:
            return
        (guest.act_by_keys if by_keys else guest.act_by_clicking)(chance)
        guest.rest()
    raise AssertionError("nothing was done")


@EVERY_GAME
def test_a_game_ends_with_its_result_and_is_looked_at_again(visit: Callable[..., Guest], game: str) -> None:
    guest = visit(size=PHONE, hasty=True)
    sit_down(guest, game)
    page, table = guest.page, guest.table
    page.request.post(f"/api/tables/{table}/seats/0", data={"bot": "random"})
    for _ in range(STEPS):
        if guest.over:
            break
        guest.skip()
        guest.page.wait_for_timeout(500)
    assert guest.over
    page.get_by_role("dialog").wait_for()
    expect(page.get_by_role("dialog")).to_contain_text(guest.state["result"]["sentence"])
    page.get_by_role("dialog").get_by_role("button", name="Replay").click()
    page.locator(".replay").wait_for()
    last = guest.state["moves"]
    for key, at in (("Home", 0), ("ArrowRight", 1), ("End", last)):
        page.keyboard.press(key)
        expect(page.locator(".replay input[type=range]")).to_have_value(str(at))
