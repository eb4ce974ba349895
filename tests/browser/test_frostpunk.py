"""Frostpunk in the browser: a whole solo game by clicking, keys alone, two who decide together, what a choice costs, axe."""

import random
import re
from collections.abc import Callable
from typing import Any

import pytest

from tests.browser.guest import DESK, LAPTOP, PHONE, Guest
from tests.browser.positions import OPEN, first, fullest, played, sit_down_at
from tests.browser.test_access import findings

Visit = Callable[..., Guest]

STEPS = 2000  # clicks: no game is longer


def sit_down(guest: Guest) -> None:
    """Alone at a new table, two clicks from the start."""
    guest.page.goto("/")
    guest.play_button("frostpunk").wait_for()
    guest.play_now("frostpunk")
    guest.wait_until_asked()


def asked_at_once(guest: Guest, kind: str, *others: dict[str, str]) -> None:
    """At a table where this is asked for the first time."""
    match = played("frostpunk", 1 + len(others), "greedy", "in the browser")
    sit_down_at(guest, match, first(match, kind), *others)
    guest.wait_until_asked()


def together(visit: Visit) -> tuple[Guest, Guest]:
    """Two people at one table, in their first action phase: the one who is asked, and the other."""
    leader, friend = visit(), visit()
    asked_at_once(leader, "turn", OPEN)
    friend.page.goto(f"/table/{leader.table}")
    friend.page.get_by_role("button", name="Sit down").click()
    for guest in (leader, friend):
        guest.page.locator("[data-banner=open]").wait_for(state="detached")
    leader.wait_until_asked()
    return leader, friend


def asked(guest: Guest) -> str:
    """What the person is asked and can see, or nothing."""
    asks = [ask["kind"] for ask in guest.state["asks"] if not ask["aside"]]
    return asks[0] if asks and guest.asked() else ""


def go_on(guest: Guest, chance: random.Random, until: Callable[[], bool] = lambda: False, by_keys: bool = False) -> None:
    """Click, or press keys, until something holds or the game is over."""
    for _ in range(STEPS):
        if guest.over or until():
            return
        if not guest.asked():
            guest.skip()
        elif by_keys:
            guest.act_by_keys(chance)
        else:
            click(guest, chance)
        guest.rest()
    raise AssertionError("this takes too long")


def click(guest: Guest, chance: random.Random) -> None:
    """One click: on something that glows and is not covered, on a choice of the bar, or on the button that confirms."""
    if guest.confirm.count():
        guest.click(guest.confirm.first)
        return
    inside = ".fp-sheet" if guest.page.locator(".fp-sheet:visible").count() else ".fp-board"
    glowing = guest.page.locator(f"{inside} [data-mark=legal]:visible")
    if glowing.count() and chance.random() < 0.6:
        guest.click(glowing.nth(chance.randrange(glowing.count())))
    elif guest.choices.count():
        guest.click(guest.choices.nth(guest.pick(chance)))


def view(guest: Guest) -> dict[str, Any]:
    found: dict[str, Any] = guest.state["view"]
    return found


def test_a_whole_solo_game_by_clicking(visit: Visit) -> None:
    guest = visit()
    sit_down(guest)
    go_on(guest, random.Random(1))
    assert guest.over
    verdict = guest.page.get_by_role("dialog").locator(".fp-verdict")
    verdict.wait_for()
    assert f"round {view(guest)['round']} of 15" in verdict.inner_text()


def test_a_whole_solo_game_by_keys_alone(visit: Visit) -> None:
    guest = visit(size=LAPTOP)
    sit_down(guest)
    go_on(guest, random.Random(2), by_keys=True)
    assert guest.over


def test_a_pawn_at_work_in_the_cold_is_said_to_fall_ill_and_does(visit: Visit) -> None:
    guest = visit()
    asked_at_once(guest, "turn")
    assert view(guest)["heat"] == 1
    guest.page.locator("[data-thing='field:g4']").click()
    outcome = guest.page.locator(".preview")
    outcome.get_by_text("It is cold here: who works here falls ill.").wait_for()
    sick = view(guest)["sick"].get("worker", 0)
    outcome.locator(".fp-send").get_by_text("worker", exact=True).click()
    guest.confirm.first.click()
    guest.page.locator(".fp-folk.fp-worker .fp-folk__sick b").first.get_by_text(str(sick + 1), exact=True).wait_for()


def test_coal_shows_what_it_will_warm_before_it_is_burnt(visit: Visit) -> None:
    guest = visit()
    asked_at_once(guest, "turn")
    guest.page.locator("[data-thing='heat:3']").click()
    guest.page.locator(".preview").get_by_text("coal −2").wait_for()
    assert guest.page.locator(".fp-ring.is-soon").count() >= 1
    guest.page.keyboard.press("Enter")
    guest.page.locator(".fp-t-dial").get_by_text("3", exact=True).wait_for()
    assert guest.page.locator(".fp-field.is-warm[data-thing='field:g1']").count() == 1


def test_pointing_at_a_choice_moves_nothing_on_a_phone(visit: Visit) -> None:
    guest = visit(size=PHONE)
    asked_at_once(guest, "shelter")
    bar = guest.page.locator(".bar")
    before = bar.bounding_box()
    guest.choices.first.hover()
    guest.page.locator(".preview").get_by_text("Outside in the night").wait_for(state="attached")
    assert bar.bounding_box() == before
    guest.choices.first.click()
    assert guest.confirm.count() == 1


def test_what_one_proposes_the_other_does_with_one_click(visit: Visit) -> None:
    leader, friend = together(visit)
    before = view(leader)
    friend.page.get_by_role("button", name="Propose", exact=True).click()
    friend.page.locator(".fp-proposals").get_by_role("button", name="Burn 2 coal").click()
    proposed = leader.page.get_by_role("list", name="Proposals")
    proposed.get_by_text("proposes: Burn 2 coal").wait_for()
    assert friend.page.get_by_role("list", name="Proposals").get_by_role("button").count() == 0
    assert view(leader)["heat"] == before["heat"]
    proposed.get_by_role("button").click()
    for guest in (leader, friend):
        guest.page.locator(".fp-t-dial").get_by_text("3", exact=True).wait_for()
        guest.page.get_by_role("list", name="Proposals").wait_for(state="detached")
    assert view(leader)["stock"]["coal"] == before["stock"]["coal"] - 2


def test_the_night_is_foretold(visit: Visit) -> None:
    guest = visit()
    asked_at_once(guest, "turn")
    told = guest.page.locator(".fp-forecast")
    told.get_by_text(re.compile(r"\d+ without a warm bed \(0 there\)")).wait_for()


def trees(guest: Guest) -> list[str]:
    return [name for name, text in view(guest)["fields"].items() if text.startswith("tree")]


def test_what_is_refused_says_why_with_its_clause(visit: Visit) -> None:
    guest = visit()
    asked_at_once(guest, "turn")
    guest.page.locator(f"[data-thing='field:{trees(guest)[0]}']").click()
    tip = guest.page.get_by_role("tooltip")
    tip.get_by_text("FP-GATHER.1").wait_for()


def test_the_whole_table_fits_a_phone(visit: Visit) -> None:
    guest = visit(size=PHONE)
    sit_down(guest)
    chance = random.Random(7)
    for _ in range(4):
        guest.wait_until_asked()
        guest.move(chance)
    for name in ("Hand", "City", "Log", "Talk", "Rules", "Table"):
        guest.page.get_by_role("navigation", name="Views").get_by_role("button", name=name).click()
        assert guest.page.evaluate("document.documentElement.scrollWidth") == PHONE[0]


@pytest.mark.parametrize("size", [DESK, LAPTOP, PHONE])
def test_axe_finds_nothing_serious(visit: Visit, size: tuple[int, int]) -> None:
    guest = visit(size=size)
    sit_down(guest)
    assert "\n".join(findings(guest)) == ""
    match = played("frostpunk", 1, "greedy", "in the browser")
    for kind in ("work", "event", "turn"):
        sit_down_at(guest, match, fullest(match, kind))
        guest.wait_until_asked()
        assert "\n".join(findings(guest)) == ""
    if size != PHONE:
        guest.page.get_by_role("button", name="Book", exact=True).click()
        assert "\n".join(findings(guest)) == ""


WATCH = """
window.flown = [];
new MutationObserver((all) => {
  for (const one of all) for (const node of one.addedNodes) window.flown.push(node.getAttribute('class'));
}).observe(document.querySelector('[data-flights]'), { childList: true });
"""


def gather(guest: Guest) -> list[str]:
    """Send a worker to the wood beside the Generator; what flies over the table meanwhile."""
    guest.page.evaluate(WATCH)
    guest.page.locator("[data-thing='field:g4']").click()
    guest.page.locator(".preview .fp-send").get_by_text("worker", exact=True).click()
    guest.confirm.first.click()
    guest.page.locator("[data-slot='at:g4/0']").wait_for()
    guest.page.wait_for_timeout(100)
    flown: list[str] = guest.page.evaluate("window.flown")
    return flown


def test_a_pawn_flies_to_its_work_and_what_it_gathers_to_the_supply(visit: Visit) -> None:
    guest = visit()
    asked_at_once(guest, "turn")
    flown = gather(guest)
    assert flown[0] == "fp-pawn fp-worker"
    assert set(flown[1:]) == {"fp-good"}
    guest.page.locator("[data-flights]:empty").wait_for(state="attached")


def test_reduced_motion_means_no_motion(visit: Visit) -> None:
    guest = visit(reduced_motion="reduce")
    asked_at_once(guest, "turn")
    assert gather(guest) == []
    longest = "Math.max(0, ...document.getAnimations().map((one) => one.effect.getComputedTiming().duration))"
    assert guest.page.evaluate(longest) < 1
