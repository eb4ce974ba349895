"""The mentor, the examples and the tour in a browser."""

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.browser.guest import DESK, PHONE, Guest

Visit = Callable[..., Guest]


def test_a_newcomer_takes_the_mentor_and_sends_it_away(visit: Visit) -> None:
    guest = visit(size=DESK)
    guest.home()
    guest.page.locator("[data-game=state51] .button--main").click()
    offer = guest.page.locator("[data-mentor=offer]")
    offer.get_by_role("button", name="Yes, please").click()
    matters = guest.page.locator("[data-mentor=matters]")
    matters.wait_for()
    expect(matters).to_contain_text("Your contact card reaches")
    guest.page.reload()
    matters.wait_for()  # it is remembered
    matters.get_by_role("button", name="Play without the mentor").press("Enter")
    expect(matters).to_have_count(0)
    expect(offer).to_have_count(0)


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
