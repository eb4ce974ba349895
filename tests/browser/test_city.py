"""Frostpunk at the table: one gesture sends a pawn, Escape closes the Book, reasons have headings, the chronicle is read."""

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from ratusz.bots.catalogue import bot_named
from ratusz.games.frostpunk.game import GAME
from ratusz.kernel.match import Match, begin
from tests.browser.guest import Guest

Visit = Callable[..., Guest]


def played(until: Callable[[Match], bool]) -> Match:
    """A game of a bot alone, as far as that."""
    match = begin(GAME, 1, {}, "city")
    bot = bot_named("greedy", GAME, "city")
    while not match.over and not until(match):
        g = match.state
        match.do(0, bot.choose(GAME.view(g, 0), 0, GAME.rules.options(g, 0)))
    return match


def brought_in(guest: Guest, match: Match) -> str:
    guest.home()
    guest.page.wait_for_load_state("networkidle")
    record = {**match.record(), "players": ["human:Anna"]}
    return str(guest.page.request.post(f"{guest.address}/api/records", data=record).json()["table"])


def go_on(guest: Guest, match: Match) -> None:
    """Play on from there."""
    address = f"{guest.address}/api/tables/{brought_in(guest, match)}/continue"
    made = guest.page.request.post(address, data={"at": len(match.moves), "seats": [{"kind": "me"}]}).json()
    guest.page.goto(made["url"])
    guest.page.locator(".bar").wait_for()


@pytest.fixture(scope="module")
def working() -> Match:
    """The action phase, with something to gather and workers and engineers to do it."""
    return played(lambda match: match.state.round == 2 and match.state.stack[-1][0] == "turn")


def test_one_confirmation_sends_a_pawn_and_the_same_kind_is_proposed_again(visit: Visit, working: Match) -> None:
    guest = visit()
    go_on(guest, working)
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


def test_escape_closes_the_book_and_reasons_have_headings(visit: Visit, working: Match) -> None:
    guest = visit()
    go_on(guest, working)
    guest.page.get_by_role("button", name="Book").click()
    expect(guest.page.locator(".fp-sheet--book")).to_be_visible()
    guest.page.keyboard.press("Escape")
    expect(guest.page.locator(".fp-sheet--book")).to_have_count(0)
    guest.page.keyboard.press("?")
    assert "board-do-" not in guest.page.locator("dialog[open]").inner_text()


def test_the_chronicle_is_read_in_the_result_and_saved_as_a_page(visit: Visit) -> None:
    guest = visit()
    table = brought_in(guest, played(lambda match: False))
    guest.page.goto(f"/table/{table}/replay")
    guest.page.locator(".replay").wait_for()
    guest.page.keyboard.press("End")
    guest.page.get_by_role("button", name="Show the result").click()
    guest.page.get_by_text("The city's chronicle").click()
    frame = guest.page.frame_locator("iframe")
    expect(frame.get_by_role("heading", level=1)).to_contain_text("The chronicle of")
    with guest.page.expect_download() as saved:
        guest.page.get_by_role("button", name="Save it as a page").click()
    assert saved.value.suggested_filename.endswith(".html")
