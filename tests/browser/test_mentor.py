"""The mentor, the examples and the tour in a browser."""

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from ratusz.games.catalogue import game_named
from ratusz.kernel.match import set_up
from tests.browser.guest import DESK, PHONE, STEPS, Guest
from tests.browser.positions import Moment, sit_down_at
from tests.browser.test_access import findings
from tests.browser.test_lessons import choose

Visit = Callable[..., Guest]

LAST_WORKERS = """
round = 4
turn = 0

[[seat]]
faction = "new-york"
hand = ["fuel-tank"]
goods = { worker = 2, fuel = 4 }
state = ["gas-station"]

[[seat]]
faction = "mutants-union"
state = ["armoury", "oil-rig", "school"]
passed = true
"""


def test_a_newcomer_takes_the_mentor_and_sends_it_away(visit: Visit) -> None:
    guest = visit(size=DESK)
    guest.home()
    guest.page.locator("[data-game=state51] .button--main").click()
    offer = guest.page.locator("[data-mentor=offer]")
    offer.wait_for()
    assert "\n".join(findings(guest)) == ""
    offer.get_by_role("button", name="Yes, please").click()
    matters = guest.page.locator("[data-mentor=matters]")
    matters.wait_for()
    expect(matters).to_contain_text("Your contact card reaches")
    assert "\n".join(findings(guest)) == ""
    guest.page.reload()
    matters.wait_for()  # it is remembered
    matters.get_by_role("button", name="Play without the mentor").press("Enter")
    expect(matters).to_have_count(0)
    expect(offer).to_have_count(0)


@pytest.mark.parametrize(("key", "left"), [("u", 0), ("Escape", 1)])
def test_after_a_poor_move_the_mentor_says_what_was_better_and_offers_the_way_back(visit: Visit, key: str, left: int) -> None:
    guest = visit(size=DESK)
    sit_down_at(guest, set_up(game_named("state51"), LAST_WORKERS), Moment(0, 0, "action"))
    guest.page.locator("[data-mentor=offer]").get_by_role("button", name="Yes, please").click()
    choose(guest, "gather fuel")  # with the workers that would score at the Gas Station
    poor = guest.page.locator("[data-mentor=poor]")
    expect(poor).to_contain_text("Gas Station")
    assert guest.state["moves"] == 1
    guest.page.keyboard.press(key)
    expect(poor).to_have_count(0)
    guest.wait_until_asked()
    for _ in range(STEPS):
        if guest.state["moves"] == left:
            break
        guest.rest()
    assert guest.state["moves"] == left
    assert guest.troubles == []


@pytest.mark.parametrize("game", ["state51", "newangeles", "frostpunk"])
def test_the_tour_draws_every_step_and_tells_its_clauses(visit: Visit, game: str) -> None:
    guest = visit(size=DESK)
    guest.home()
    guest.page.goto(f"/learn/{game}/tour")
    steps = guest.page.locator("[data-step]")
    steps.first.wait_for()
    assert 8 <= steps.count() <= 12
    guest.page.locator(".picture__ring").first.wait_for(state="attached")
    assert guest.page.locator(".picture__ring").count() >= steps.count() - 3
    guest.page.locator("[data-step] .chip").first.press("Enter")
    guest.page.locator("dialog[open] [data-example]").wait_for()
    assert guest.troubles == []


def test_an_example_is_opened_from_the_rulebook_and_tried_at_a_table(visit: Visit) -> None:
    guest = visit(size=PHONE)
    guest.home()
    guest.page.goto("/learn/state51/tour")
    guest.page.locator("[data-step=visit] .chip").first.click()
    shown = guest.page.locator("dialog[open] [data-example='S51-VISIT.1']")
    shown.locator(".picture .board").wait_for(state="attached")
    shown.get_by_role("button", name="Try it from here at a table").click()
    guest.wait_until_asked()
    assert guest.state["view"]["phase"] == "action"
