"""The coach and the puzzles in a browser: by keyboard, and read aloud."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Route, expect

from ratusz.puzzles.collection import numbered
from ratusz.words.bundle import words
from tests.browser.guest import DESK, PHONE, Guest
from tests.browser.screens import MEASURE
from tests.browser.test_access import findings
from tests.coach.short import passed_up

Visit = Callable[..., Guest]

BRING_IN = """(record) => fetch('/api/records', {
    method: 'POST', headers: {'content-type': 'application/json'}, body: JSON.stringify(record),
}).then((answer) => answer.json())"""


def test_the_coach_shows_the_curve_and_leads_to_the_move(visit: Visit) -> None:
    guest = visit()
    guest.home()
    table = guest.page.evaluate(BRING_IN, passed_up())["table"]
    guest.page.goto(f"/table/{table}/coach")
    dialog = guest.page.get_by_role("dialog")
    dialog.get_by_text("The moves that cost most").wait_for()
    assert "%" in (dialog.get_by_role("img").get_attribute("aria-label") or "")
    dialog.get_by_text("Better: ").wait_for()
    assert findings(guest) == []
    dialog.get_by_role("button", name="Show the position").press("Enter")
    expect(dialog).to_have_count(0)
    expect(guest.page.get_by_role("slider")).to_have_value("0")


@pytest.mark.parametrize(("code", "helps"), [("record-rules", False), ("coach-busy", True)])
def test_the_coach_is_asked_again_only_where_that_may_help(visit: Visit, code: str, helps: bool) -> None:
    guest = visit(service_workers="block")
    guest.home()
    table = guest.page.evaluate(BRING_IN, passed_up())["table"]
    asked: list[str] = []

    def refuse(route: Route) -> None:
        asked.append(route.request.url)
        route.fulfill(status=409, json={"error": {"code": code, "message": "Not this one."}})

    guest.page.route("**/analysis*", refuse)
    guest.page.clock.install()
    guest.page.goto(f"/table/{table}/coach")
    guest.page.get_by_role("dialog").get_by_text("Not this one.").wait_for()
    guest.page.clock.fast_forward(60_000)
    guest.page.evaluate("fetch('/api/games').then((answer) => answer.text())")
    assert len(asked) == (2 if helps else 1)
    guest.troubles.clear()  # that it was refused


def test_the_coach_says_on_the_page_what_its_judgement_lacks(visit: Visit) -> None:
    guest = visit()
    guest.home()
    table = guest.page.evaluate(BRING_IN, passed_up())["table"]
    caveat = words("en").say("coach-stale")

    def lacking(route: Route) -> None:
        route.fulfill(json={**route.fetch().json(), "caveat": caveat})

    guest.page.route("**/api/tables/*/analysis*", lacking)
    guest.page.goto(f"/table/{table}/coach")
    guest.page.get_by_role("dialog").get_by_text(caveat).wait_for()
    guest.page.get_by_role("dialog").get_by_text("The moves that cost most").wait_for()
    assert findings(guest) == []


@pytest.mark.parametrize("screen", [DESK, PHONE])
@pytest.mark.parametrize("game", ["state51", "newangeles", "frostpunk"])
def test_a_puzzle_is_solved_by_keys_and_stays_solved(visit: Visit, game: str, screen: tuple[int, int]) -> None:
    puzzle = numbered(game, 1)
    guest = visit(size=screen)
    guest.home()
    guest.page.goto(f"/puzzles/{game}/1")
    guest.page.locator(f'input[value="{puzzle.wrong[0].answers[0]}"]').press("Space")
    guest.page.get_by_role("button", name="Your answer").press("Enter")
    guest.page.get_by_text("That is not the best answer.").wait_for()
    guest.page.get_by_role("button", name="Try again").press("Enter")
    guest.page.locator(f'input[value="{puzzle.solution.answers[0]}"]').press("Space")
    guest.page.get_by_role("button", name="Your answer").press("Enter")
    guest.page.get_by_text("Right!").wait_for()
    guest.page.get_by_text("Compared with the other answer").first.wait_for()
    if screen is DESK:
        assert findings(guest) == []
        guest.page.evaluate(MEASURE)
        assert guest.page.evaluate("measure()") == []
    guest.page.get_by_role("link", name="All puzzles").click()
    guest.page.get_by_role("link", name="Puzzle 1 (solved)").wait_for()
