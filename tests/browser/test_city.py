"""Frostpunk at the table: one gesture sends a pawn, builds, tends or gives out beds; the Book, reasons, the chronicle."""

from collections.abc import Callable
from typing import cast

import pytest
from playwright.sync_api import expect

from ratusz.games.frostpunk.content.effects import ENGINEER, WOOD, WORKER
from ratusz.games.frostpunk.game import GAME
from ratusz.games.frostpunk.position.state import City
from tests.browser.guest import Guest
from tests.browser.positions import brought_in, every, played, sit_down_at

Visit = Callable[..., Guest]


def sit_where(guest: Guest, kind: str, holds: Callable[[City], bool]) -> None:
    """Where this is asked, and that holds."""
    match = played("frostpunk", 1, "greedy", "city")
    sit_down_at(guest, match, next(one for one in every(match, kind) if holds(cast(City, match.moves[one.at].before))))


@pytest.fixture
def at_work(visit: Visit) -> Guest:
    """In the action phase, with something to gather, and workers and engineers to do it."""
    guest = visit()
    sit_where(guest, "turn", lambda g: g.round == 2)
    return guest


def test_one_confirmation_sends_a_pawn_and_the_same_kind_is_proposed_again(at_work: Guest) -> None:
    guest = at_work
    moves = guest.state["moves"]
    guest.page.locator('.choice[data-choice="gather"]').click()
    guest.page.locator(".fp-field.is-legal").first.click(force=True)
    chips = guest.page.locator(".fp-send label")
    expect(chips.first).to_be_visible()
    chips.nth(1).click()
    kind = chips.nth(1).inner_text()
    guest.confirm.click()
    guest.page.wait_for_function("() => document.querySelector('.choice[data-choice=gather]')")
    for _ in range(50):
        if guest.state["moves"] == moves + 2:
            break
        guest.rest()
    assert guest.state["moves"] == moves + 2  # the field and the pawn
    assert guest.state["asks"][0]["kind"] == "turn"
    guest.page.locator('.choice[data-choice="gather"]').click()
    guest.page.locator(".fp-field.is-legal").first.click(force=True)
    expect(guest.page.locator(".fp-send label.is-on")).to_have_text(kind)


def moved(guest: Guest, to: int) -> None:
    for _ in range(100):
        if guest.state["moves"] == to:
            return
        guest.rest()
    raise AssertionError(f"{guest.state['moves']} moves in place of {to}")


@pytest.fixture
def building(visit: Visit) -> Guest:
    """Somebody can construct: a worker or an engineer, with wood for more than one building."""

    def ready(g: City) -> bool:
        both = g.pool[WORKER] > 0 and g.pool[ENGINEER] > 0
        return both and g.stock[WOOD] > 4 and ("construct",) in GAME.rules.options(g, 0)

    guest = visit()
    sit_where(guest, "turn", ready)
    return guest


def test_one_confirmation_raises_a_building_with_its_site_and_who_builds_may_be_changed(building: Guest) -> None:
    guest = building
    moves, pool = guest.state["moves"], guest.state["view"]["pool"]
    guest.page.locator('.choice[data-choice="construct"]').click()
    crew = guest.page.locator(".fp-crew label")
    guest.page.locator(".fp-crew label.is-on", has_text="worker").wait_for()
    crew.get_by_text("engineer").click()
    guest.page.locator(".fp-crew label.is-on", has_text="engineer").wait_for()
    guest.page.locator(".fp-sheet [data-thing='building:tent']").click()
    guest.page.locator(".fp-field.is-selected").wait_for()
    guest.page.locator(".preview", has_text="wood −2").wait_for()
    guest.confirm.click()
    moved(guest, moves + 4)  # the action, who goes, the building, the site
    view = guest.state["view"]
    assert view["pool"].get("engineer", 0) == pool["engineer"] - 1
    assert view["asked"]["kind"] == "work"
    expect(guest.page.locator(".fp-crew")).to_have_count(0)  # it has been built
    guest.page.locator('.choice[data-choice="done"]').click()
    moved(guest, moves + 5)
    assert guest.state["view"]["asked"]["kind"] == "turn"


def test_whoever_thinks_again_steps_back_from_construction_to_where_it_began(building: Guest) -> None:
    guest = building
    moves = guest.state["moves"]
    guest.page.locator('.choice[data-choice="construct"]').click()
    guest.page.locator(".fp-sheet [data-thing='building:tent']").click()
    moved(guest, moves + 3)
    guest.page.locator(".fp-field.is-selected").wait_for()
    guest.page.keyboard.press("Escape")  # the site that was proposed
    guest.page.keyboard.press("Escape")
    moved(guest, moves + 2)
    guest.page.locator(".fp-sheet [data-thing='building:tent']").wait_for()
    guest.page.keyboard.press("Escape")
    moved(guest, moves)
    guest.page.wait_for_timeout(300)
    assert guest.state["view"]["asked"]["kind"] == "turn"


def test_points_are_given_out_at_once(visit: Visit) -> None:
    guest = visit()
    sit_where(guest, "tend_which", lambda g: g.stack[-1][2] > 1 and min(g.sick[:2]) > 2)
    points, sick, moves = (guest.state["view"]["asked"]["points"], guest.state["view"]["sick"], guest.state["moves"])
    guest.page.locator('.choice[data-choice="tend worker"]').click()
    guest.page.locator(".fp-send fieldset").first.get_by_text("1", exact=True).click()
    guest.confirm.click()
    moved(guest, moves + points)
    after = guest.state["view"]["sick"]
    assert sick["worker"] - after["worker"] == 1
    assert sum(sick.values()) - sum(after.values()) == points


def test_beds_are_given_to_one_type_more_and_to_another_fewer(visit: Visit) -> None:
    guest = visit()
    sit_where(guest, "shelter", lambda g: min(g.stack[-1][2:5]) > 0)
    asked = guest.state["view"]["asked"]
    guest.choices.first.click()
    given = guest.page.locator(".fp-send label.is-on")
    first = int(given.first.inner_text())
    guest.page.locator(".fp-send fieldset").first.get_by_text(str(first - 1), exact=True).click()
    expect(given.first).to_have_text(str(first - 1))
    assert sum(int(text) for text in given.all_inner_texts()) == asked["places"]
    expect(guest.confirm).to_be_visible()


def test_escape_closes_the_book_and_reasons_have_headings(at_work: Guest) -> None:
    guest = at_work
    guest.page.get_by_role("button", name="Book").click()
    expect(guest.page.locator(".fp-sheet--book")).to_be_visible()
    guest.page.keyboard.press("Escape")
    expect(guest.page.locator(".fp-sheet--book")).to_have_count(0)
    guest.page.keyboard.press("?")
    assert "board-do-" not in guest.page.locator("dialog[open]").inner_text()


def test_the_chronicle_is_read_in_the_result_and_saved_as_a_page(visit: Visit) -> None:
    guest = visit()
    table = brought_in(guest, played("frostpunk", 1, "greedy", "city"))
    guest.page.goto(f"/table/{table}/replay")
    guest.page.locator(".replay").wait_for()
    guest.page.keyboard.press("End")
    guest.page.get_by_role("button", name="Show the result").click()
    guest.page.get_by_text("The city’s chronicle").click()
    frame = guest.page.frame_locator("iframe")
    expect(frame.get_by_role("heading", level=1)).to_contain_text("The chronicle of")
    with guest.page.expect_download() as saved:
        guest.page.get_by_role("button", name="Save it as a page").click()
    assert saved.value.suggested_filename.endswith(".html")
