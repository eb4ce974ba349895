"""What an action will do is shown before it is done: on pointing and on choosing, as the server tells it."""

import random
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.guest import Guest

Visit = Callable[..., Guest]
GAMES = ("state51", "newangeles", "frostpunk")
MOVES = 12


def foreseen(guest: Guest) -> dict[str, dict[str, Any]]:
    """What the page was told about the present state, by action."""
    told = [frame for frame in guest.frames if frame["type"] == "preview" and frame["seq"] == guest.state["seq"]]
    return {one["action"]: one for frame in told for one in frame["previews"]}


def told_of(guest: Guest, action: str) -> dict[str, Any]:
    for _ in range(200):
        if action in foreseen(guest):
            return foreseen(guest)[action]
        guest.rest()
    raise AssertionError(f"the page does not ask what {action} will do")


def point_at(guest: Guest, found: Locator) -> None:
    """From elsewhere: a pointer that rests while something new appears under it shows no interest."""
    guest.page.mouse.move(5, 5)
    guest.rest()
    found.hover()


def remarks(one: dict[str, Any]) -> list[str]:
    found: list[str] = one["foreseen"]["remarks"]
    return found


def settled(one: dict[str, Any], panel: Locator) -> dict[str, Any]:
    """What is told once it is settled who goes, where the page proposes somebody with the action."""
    ways = one["foreseen"]["ways"]
    if not ways:
        return one
    expect(panel).to_be_visible()
    sent = panel.get_by_role("radio", checked=True).evaluate_all("(all) => all.map((one) => one.labels[0].innerText.trim())")
    return {"foreseen": ways[f"pawn {sent[0]}"] if sent else next(iter(ways.values()))}


def pointable(guest: Guest) -> str | None:
    """An action that has a choice of its own in the bar, unless it is chosen already or part of one is."""
    ask = next((ask for ask in guest.state["asks"] if not ask["aside"]), None)
    texts = [action["text"] for action in ask["actions"] if action["do"] not in ask.get("opens", [])] if ask is not None else []
    if len(texts) == 1 or guest.confirm.count():
        return None
    keys = guest.choices.evaluate_all("(all) => all.map((one) => one.dataset.choice)")
    return next((key for key in keys if key in texts), None)


@pytest.mark.parametrize("game", GAMES)
def test_what_a_choice_will_do_is_shown_on_pointing_and_on_choosing(visit: Visit, game: str) -> None:
    guest = visit(hasty=True)
    guest.home()
    guest.play_now(game)
    chance = random.Random(8)
    panel = guest.page.locator(".preview")
    for _ in range(MOVES):
        guest.wait_until_asked()
        if guest.confirm.count():
            guest.page.keyboard.press("Escape")  # a half-made choice outlasts what others do meanwhile
        guest.rest()
        action = pointable(guest)
        if action is not None:
            choice = guest.page.locator(f".choice[data-choice='{action}']")
            point_at(guest, choice)
            one = told_of(guest, action)
            for text in remarks(settled(one, panel)):
                expect(panel).to_contain_text(text)
            expect(panel.locator(".button--main")).to_have_count(0)  # it is only pointed at
            choice.click()
            expect(panel.locator(".button--main")).to_be_visible()
            for text in remarks(settled(one, panel)):
                expect(panel).to_contain_text(text)
            if one["foreseen"]["figures"]:
                return
            guest.page.keyboard.press("Escape")
        guest.move(chance)
    pytest.fail("nothing that changes a figure could be pointed at")


def test_pointing_about_asks_once_for_each_action(visit: Visit) -> None:
    guest = visit(hasty=True)
    guest.home()
    guest.play_now()
    guest.wait_until_asked()
    action = pointable(guest)
    assert action is not None
    choice = guest.page.locator(f".choice[data-choice='{action}']")
    for _ in range(3):
        point_at(guest, choice)
        told_of(guest, action)
    told = [one["action"] for frame in guest.frames if frame["type"] == "preview" for one in frame["previews"]]
    assert told.count(action) == 1


def test_a_card_in_hand_shows_what_it_would_do_to_the_city_though_it_cannot_be_played(visit: Visit) -> None:
    guest = visit(hasty=True)
    guest.home()
    guest.play_now("newangeles")
    chance = random.Random(3)
    for _ in range(40):
        guest.wait_until_asked()
        coming = guest.answer("preview").get("forecast", {})
        touching = [name for name, one in coming.items() if name.startswith("card ") and districts(one)]
        if touching and not any(action["do"] == "main" for ask in guest.state["asks"] for action in ask["actions"]):
            card = touching[0].removeprefix("card ")
            point_at(guest, guest.page.locator(f"[data-thing='hand:{card}'], [data-thing='emergency:{card}']").first)
            expect(guest.page.locator(".na-plate.is-lit")).to_have_count(len(districts(coming[touching[0]])))
            return
        guest.move(chance)
    pytest.fail("no such card came")


def districts(one: dict[str, Any]) -> set[str]:
    """Where something may change: figures such as `orgcrime heinlein`, but not `capital 2`."""
    parts = [name.split(" ") for name in one["figures"]]
    return {part[1] for part in parts if len(part) == 2 and not part[1].isdecimal()}
