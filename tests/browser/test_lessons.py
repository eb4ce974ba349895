"""Lessons in a browser: every one of them is finished by a newcomer with the keyboard alone."""

from collections.abc import Callable
from fnmatch import fnmatchcase
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from ratusz.lessons.course import course, lesson_named
from ratusz.lessons.texts import said
from ratusz.words.bundle import words
from tests.browser.guest import DESK, PHONE, Guest
from tests.browser.test_access import findings

Visit = Callable[..., Guest]

STEPS = 400
GAMES = ("state51", "frostpunk", "newangeles")
LESSONS = [(game, lesson.name) for game in GAMES for lesson in course(game)]
FOCUSED = "document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent"


def panel(guest: Guest, says: str) -> Locator:
    return guest.page.locator(f"dialog[open] [data-lesson={says}]")


def tab_to(guest: Guest, name: str) -> None:
    """Go with the Tab key to what is called so."""
    for _ in range(60):
        guest.page.keyboard.press("Tab")
        if guest.page.evaluate(FOCUSED).strip() == name:
            return
    raise AssertionError(f"the Tab key does not come to {name}")


def begin(guest: Guest, game: str, name: str) -> None:
    """From the course to the lesson, past what it says first, by keys."""
    guest.page.goto("/")
    guest.page.locator(".game").first.wait_for()
    guest.page.goto(f"/learn/{game}")
    button = guest.page.locator(f"[data-lesson={name}] button").first
    tab_to(guest, (button.get_attribute("aria-label") or button.inner_text()).strip())
    guest.page.keyboard.press("Enter")
    panel(guest, "begin").wait_for()
    go_on(guest)
    expect(panel(guest, "begin")).to_have_count(0)


def go_on(guest: Guest) -> None:
    """The main button of what the lesson says has the focus."""
    expect(guest.page.locator("dialog[open] .lesson__foot .button--main")).to_be_focused()
    guest.page.wait_for_timeout(500)  # a hasty key is not taken for an answer
    guest.page.keyboard.press("Enter")


def choose(guest: Guest, wanted: str, more: bool = False) -> None:
    """Do the first action that is written like this: numbers down to it, and Enter. Where one `more` like it follows, say so."""
    guest.wait_until_asked()
    seq = guest.state["seq"]
    ask = next(ask for ask in guest.state["asks"] if not ask["aside"])
    text = next((action["text"] for action in ask["actions"] if fnmatchcase(action["text"], wanted)), None)
    if text is None and asked_after(guest, seq):
        return  # the page has given this answer itself in the meantime
    assert text is not None, f"{wanted} fits none of {[action['text'] for action in ask['actions']]}"
    left = text.split(" ")
    for _ in range(STEPS):
        if guest.state["seq"] > seq or guest.page.locator("dialog[open]").count():
            return
        press(guest, text, left, more)
        guest.rest()
    raise AssertionError(f"the keys do not come to {text}")


def asked_after(guest: Guest, seq: int) -> bool:
    """Whether the log goes on beyond this entry, or has done so in moves still on their way here."""
    guest.page.wait_for_timeout(300)
    return guest.state["seq"] > seq or standing(guest)[-1]["seq"] >= seq


def press(guest: Guest, text: str, left: list[str], more: bool) -> None:
    """Enter once the action is chosen, on the button for one `more` like it if one follows; else the number of the next step to
    it: the action, or one of the words left."""
    if guest.confirm.count() and not proposed(guest, text):
        if more and guest.page.locator(".button--more").count():
            guest.page.locator(".button--more").press("Enter")
        else:
            guest.page.keyboard.press("Enter")
        guest.page.wait_for_timeout(150)
        return
    keys = guest.choices.evaluate_all("(all) => all.map((one) => one.dataset.choice)")
    for number, key in enumerate(keys):
        words = [text] if key == text else key.split(":")[1:] or [key]  # district:manta: what is pointed at
        if key == text or all([word in left for word in words]):
            for word in words:
                left[:] = [other for other in left if other != word]
            guest.page.keyboard.press(guest.choices.nth(number).locator("kbd").inner_text())
            return
    guest.page.keyboard.press("0")  # there are more of them


def proposed(guest: Guest, text: str) -> bool:
    """Whether the page has chosen another answer than this, because that is likelier."""
    chosen = guest.page.locator(".choice[aria-pressed=true]").evaluate_all("(all) => all.map((one) => one.dataset.choice)")
    answers = [action["text"] for ask in guest.state["asks"] for action in ask["actions"]]
    return text not in chosen and any([key in answers for key in chosen])


def solve(guest: Guest, game: str, name: str) -> None:
    """The stated solution; of what has only one answer the page gives some by itself."""
    solution = lesson_named(game, name).solution
    for _ in range(STEPS):
        if panel(guest, "reached").count():
            return
        guest.rest()
        acted = len([entry for entry in standing(guest) if entry["by"] == guest.state["eyes"]])
        if guest.asked() and acted < len(solution):
            choose(guest, solution[acted], more=solution[acted + 1 : acted + 2] == [solution[acted]])
        else:
            guest.skip()
    raise AssertionError("the solution does not lead to the goal")


def standing(guest: Guest) -> list[dict[str, Any]]:
    """The moves that were made while this guest was there and were not taken back."""
    undone = [seq for entry in guest.entries for seq in entry["undone"]]
    return [entry for entry in guest.entries if entry["kind"] == "act" and entry["seq"] not in undone]


@pytest.mark.parametrize(("game", "name"), LESSONS)
def test_a_newcomer_finishes_the_lesson_with_the_keyboard_alone(visit: Visit, game: str, name: str) -> None:
    guest = visit()
    begin(guest, game, name)
    solve(guest, game, name)
    guest.page.goto(f"/learn/{game}")
    expect(guest.page.locator(f"[data-lesson={name}]")).to_have_attribute("data-done", "true")


def test_the_home_page_leads_to_the_course(visit: Visit) -> None:
    guest = visit()
    guest.home()
    guest.page.locator("[data-game=state51]").get_by_role("link", name="Learn in 6 lessons").click()
    expect(guest.page.get_by_role("heading", name="Learn by playing")).to_be_visible()
    expect(guest.page.locator("li.lesson")).to_have_count(6)


@pytest.mark.parametrize("language", ["en", "pl", "de", "ru"])
def test_nothing_of_a_game_is_cut_off_on_the_home_page(visit: Visit, language: str) -> None:
    guest = visit(size=(1280, 800), locale=language)
    guest.page.goto("/")
    guest.page.locator(".game").nth(2).wait_for()
    cut = """() => [...document.querySelectorAll('.game')].flatMap((game) => {
      const box = game.getBoundingClientRect();
      const outside = (part) => part.getBoundingClientRect().bottom > box.bottom || part.getBoundingClientRect().top < box.top;
      return [...game.querySelectorAll('h2, p, a, button')].filter(outside).map((part) => part.textContent);
    })"""
    assert guest.page.evaluate(cut) == []


def test_a_wrong_try_is_answered_and_the_next_lesson_follows(visit: Visit) -> None:
    guest = visit()
    begin(guest, "state51", "work")
    choose(guest, "gather fuel")
    expect(panel(guest, "wrong")).to_contain_text("Gathering takes 2 workers.")
    go_on(guest)
    expect(panel(guest, "wrong")).to_have_count(0)
    assert guest.state["moves"] == 0
    solve(guest, "state51", "work")
    table = guest.table
    go_on(guest)  # to the next lesson
    panel(guest, "begin").wait_for()
    assert guest.table != table
    expect(guest.page.get_by_role("dialog", name="A worker across the border")).to_be_visible()


@pytest.mark.parametrize(
    ("game", "name", "wrong", "says"),
    [
        ("frostpunk", "overload", "construct", "No building takes cubes off the track today"),
        ("newangeles", "emergency", "main gentrification", "Gentrification removes one outage"),
    ],
)
def test_a_wrong_try_is_answered_in_every_game(visit: Visit, game: str, name: str, wrong: str, says: str) -> None:
    guest = visit()
    begin(guest, game, name)
    choose(guest, wrong)
    expect(panel(guest, "wrong")).to_contain_text(says)
    assert "\n".join(findings(guest)) == ""
    go_on(guest)
    expect(panel(guest, "wrong")).to_have_count(0)
    assert guest.state["moves"] == 0
    solve(guest, game, name)


@pytest.mark.parametrize(
    ("language", "game", "name"), [("pl", "frostpunk", "scout"), ("de", "newangeles", "security"), ("ru", "state51", "reach")]
)
def test_a_lesson_is_finished_with_the_keyboard_in_every_language(visit: Visit, language: str, game: str, name: str) -> None:
    guest = visit(locale=language)
    begin(guest, game, name)
    solve(guest, game, name)
    spoken = said(words(language), lesson_named(game, name), "strategy")
    expect(panel(guest, "reached")).to_contain_text(spoken.replace("\n", " "))


def test_a_missed_lesson_begins_again(visit: Visit) -> None:
    guest = visit()
    begin(guest, "state51", "work")
    choose(guest, "work gas-station")
    guest.page.locator(".top__tools button").last.click()
    guest.page.get_by_role("button", name="Resign").click()
    guest.page.get_by_role("button", name="Yes, resign").click()
    expect(panel(guest, "missed")).to_be_visible()
    table = guest.table
    go_on(guest)
    panel(guest, "begin").wait_for()
    assert guest.table != table


@pytest.mark.parametrize(("theme", "size"), [("dark", DESK), ("light", PHONE)])
def test_axe_finds_nothing_in_a_lesson(visit: Visit, theme: str, size: tuple[int, int]) -> None:
    guest = visit(color_scheme=theme, size=size)
    guest.home()
    assert "\n".join(findings(guest)) == ""
    guest.page.goto("/learn/state51")
    guest.page.locator("li.lesson").first.wait_for()
    assert "\n".join(findings(guest)) == ""
    guest.page.get_by_role("button", name="Begin: Two roads, two places").click()
    panel(guest, "begin").wait_for()
    assert "\n".join(findings(guest)) == ""
    go_on(guest)
    guest.wait_until_asked()
    assert "\n".join(findings(guest)) == ""
    choose(guest, "pass")
    panel(guest, "wrong").wait_for()
    assert "\n".join(findings(guest)) == ""
    go_on(guest)
    solve(guest, "state51", "reach")
    assert "\n".join(findings(guest)) == ""
