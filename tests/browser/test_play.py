"""A game against a bot: by clicking, by keys alone, on a phone."""

import random
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.browser.guest import NOTEBOOK, PHONE, STEPS, Guest

Visit = Callable[..., Guest]
# Somebody who says everything twenty times, faster than anybody may.
CHATTER = """
const send = WebSocket.prototype.send;
WebSocket.prototype.send = function (text) {
  for (let left = text.includes('"do":"chat"') ? 20 : 1; left > 0; left -= 1) send.call(this, text);
};
"""


def test_a_whole_game_by_clicking(visit: Visit) -> None:
    """In it the sentence follows what is chosen, and the result draws the rounds."""
    guest = visit()
    guest.home()
    guest.play_now()
    chance = random.Random(6)
    said: set[str] = set()
    for _ in range(STEPS):
        if guest.over:
            break
        if guest.asked():
            guest.act_by_clicking(chance)
            said.add(guest.page.locator(".bar__sentence").inner_text())
        else:
            guest.skip()
        guest.rest()
    assert any("which one?" in sentence for sentence in said)
    assert any("what do you do?" in sentence for sentence in said)
    assert any(sentence.startswith("Chosen: ") for sentence in said)
    dialog = guest.page.get_by_role("dialog")
    dialog.get_by_role("table").wait_for()
    assert dialog.locator(".score__sum td").all_inner_texts() == [str(score) for score in guest.state["result"]["scores"]]
    dialog.locator(".course svg[role=img]").first.wait_for()
    assert dialog.locator(".course polyline").count() == 2


def test_a_whole_game_by_keys_alone(visit: Visit) -> None:
    guest = visit(toured=False, reduced_motion="reduce")
    guest.page.goto("/")
    guest.play_button().wait_for()
    keyboard = guest.page.keyboard
    for _ in range(20):
        keyboard.press("Tab")
        if guest.page.evaluate("document.activeElement.textContent.includes('Play now')"):
            break
    keyboard.press("Enter")
    guest.page.locator(".guide").wait_for()
    keyboard.press("Escape")  # the tour
    guest.page.locator(".guide").wait_for(state="detached")
    guest.finish(random.Random(2), by_keys=True)
    assert guest.over


def test_a_game_on_a_phone(visit: Visit) -> None:
    guest = visit(size=PHONE)
    guest.home()
    guest.play_now()
    chance = random.Random(3)
    for _ in range(6):
        guest.wait_until_asked()
        guest.move(chance)
    for view in ("Hand", "Log", "Talk", "Rules", "Table"):
        guest.page.get_by_role("navigation", name="Views").get_by_role("button", name=view).click()
        assert guest.page.evaluate("document.documentElement.scrollWidth") == PHONE[0]


def test_arrow_keys_walk_over_the_table_and_enter_chooses(visit: Visit) -> None:
    guest = visit()
    guest.home()
    guest.play_now()
    guest.wait_until_asked()
    focused = "document.activeElement.closest('[data-thing]')?.dataset.thing ?? ''"
    guest.page.locator("#board [data-thing][tabindex='0']").focus()
    seen = {guest.page.evaluate(focused)}
    for key in ("ArrowRight", "ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp"):
        guest.page.keyboard.press(key)
        seen.add(guest.page.evaluate(focused))
    assert len(seen) > 2
    guest.page.locator("[data-thing^='display:']").first.focus()
    guest.page.keyboard.press("Enter")
    assert guest.page.locator("[data-mark=selected]").count()
    guest.page.keyboard.press("Escape")
    assert guest.page.locator("[data-mark=selected]").count() == 0


def test_the_focus_stays_with_the_choices_when_one_is_taken_back(visit: Visit) -> None:
    guest = visit()
    guest.home()
    guest.play_now()
    guest.wait_until_asked()
    number = guest.page.locator(".choice:not([aria-disabled=true])").first.get_attribute("aria-keyshortcuts")
    guest.page.keyboard.press(str(number))
    guest.page.keyboard.press("Escape")
    expect(guest.page.locator("[data-choice]:focus")).to_have_count(1)


def test_a_refusal_is_explained_with_its_clause(visit: Visit) -> None:
    guest = visit()
    guest.home()
    guest.play_now()
    chance = random.Random(4)
    struck = guest.page.locator(".choice[aria-disabled=true]")
    for _ in range(60):
        guest.wait_until_asked()
        if struck.count():
            break
        guest.move(chance)
    tip = guest.page.get_by_role("tooltip")
    refused = guest.answer("why")["refused"]
    for choice in struck.all():
        kind = choice.get_attribute("data-choice")
        choice.hover()
        tip.filter(has_text=choice.locator("span").inner_text()).wait_for()
        reasons = [one["reason"] for one in refused if one["do"] == kind]
        said = tip.inner_text()
        assert any(reason in said for reason in reasons) if reasons else "nothing you could do this with" in said, (said, reasons)
        assert tip.locator(".chip").count() > 0, said
    tip.locator(".chip").first.click()
    guest.page.locator(".rule.is-lit").wait_for()


def test_in_a_low_window_the_hand_is_whole_and_the_table_stays_in_its_frame(visit: Visit) -> None:
    guest = visit(size=NOTEBOOK, reduced_motion="reduce")
    guest.home()
    guest.play_now()
    guest.wait_until_asked()
    for card in guest.page.locator(".held .card").all():
        box = card.bounding_box()
        assert box is not None
        assert box["y"] + box["height"] <= NOTEBOOK[1]
    for number in range(guest.page.locator(".held [data-thing]").count()):
        guest.page.locator(".held [data-thing]").nth(number).focus()
        guest.page.keyboard.press("ArrowRight")
        assert guest.page.locator(".table").evaluate("(table) => table.scrollTop") == 0


def test_news_that_need_no_answer_go_by_themselves(visit: Visit) -> None:
    guest = visit()
    guest.context.add_init_script(CHATTER)
    guest.home()
    guest.play_now()
    guest.page.get_by_role("tab", name="Talk").click()
    guest.page.get_by_role("textbox", name="Say something").fill("one")
    guest.page.keyboard.press("Enter")
    trouble = guest.page.locator("[data-banner=trouble]")
    trouble.wait_for()
    guest.page.mouse.move(5, 400)
    trouble.wait_for(state="detached", timeout=12_000)


@pytest.mark.parametrize("key", ["h", "?", "/"])
def test_help_is_a_key_away(visit: Visit, key: str) -> None:
    guest = visit()
    guest.home()
    guest.play_now()
    guest.wait_until_asked()
    guest.page.keyboard.press(key)
    wanted = {"h": ".hints", "?": "dialog[open]", "/": "input[type=search]:focus"}
    guest.page.locator(wanted[key]).wait_for()


def test_a_second_click_on_a_choice_confirms_nothing(visit: Visit) -> None:
    guest = visit()
    guest.home()
    guest.play_now()
    guest.wait_until_asked()
    before = guest.state["seq"]
    first = guest.choices.first
    first.dblclick()
    first.click()
    guest.page.locator("[data-thing][data-mark=selected]").first.dblclick(force=True)
    expect(guest.confirm).to_have_count(1)
    guest.page.wait_for_timeout(400)
    assert guest.state["seq"] == before
    expect(guest.page.locator(".bar__sentence")).to_contain_text("Chosen: ")
    guest.page.keyboard.press("Escape")
    expect(guest.page.locator(".bar__sentence")).not_to_contain_text("Chosen: ")


def test_the_numbers_on_a_phone_follow_the_order_on_the_screen(visit: Visit) -> None:
    guest = visit(size=PHONE)
    guest.home()
    guest.play_now()
    chance = random.Random(3)
    struck = guest.page.locator(".choice[aria-disabled=true]")
    for _ in range(40):
        guest.wait_until_asked()
        if struck.count():
            break
        guest.move(chance)
    placed = guest.page.locator(".choice[data-choice]").evaluate_all(
        "(all) => all.map((one) => [one.getBoundingClientRect().left, one.querySelector('kbd').textContent, one.ariaDisabled])"
    )
    assert [number for _, number, _ in sorted(placed)] == [str(number) for number in range(1, len(placed) + 1)]
    assert sorted([disabled for _, _, disabled in sorted(placed)]) == [disabled for _, _, disabled in sorted(placed)]


def test_a_hint_names_up_to_three_and_each_can_be_chosen(visit: Visit) -> None:
    guest = visit()
    guest.home()
    guest.play_now()
    guest.wait_until_asked()
    guest.page.keyboard.press("h")
    hints = guest.page.locator(".hints [data-hint]")
    hints.first.wait_for()
    assert 1 <= hints.count() <= 3
    expect(hints.first).to_have_attribute("aria-pressed", "true")
    hints.last.click()
    expect(hints.last).to_have_attribute("aria-pressed", "true")
    assert all(hints.locator("span").all_inner_texts())
    guest.page.keyboard.press("Escape")
    expect(hints).to_have_count(0)
