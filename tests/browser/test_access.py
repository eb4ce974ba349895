"""The page for everybody: axe finds nothing serious, a screen reader hears the table, motion can be done without."""

from collections.abc import Callable
from typing import Any

import pytest

from tests.browser.guest import DESK, PHONE, Guest
from tests.browser.machine import AXE
from tests.browser.positions import brought_in, played

Visit = Callable[..., Guest]


# What fades in has no contrast yet. What never ends, such as the glow of what can be chosen, is not waited for.
SETTLED = """async () => {
  await document.fonts.ready;
  await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
  const ends = (one) => one.playState === 'running' && one.effect.getComputedTiming().endTime !== Infinity;
  for (let all; (all = document.getAnimations().filter(ends)).length; ) await Promise.allSettled(all.map((one) => one.finished));
}"""
THEME = "(theme) => { document.documentElement.dataset.theme = theme; }"
COLOURS = ["color-contrast"]


def findings(guest: Guest) -> list[str]:
    """What axe has to say, in a few words each: in the theme that is on, and then about the colours of the other one."""
    if not AXE.exists():
        pytest.skip("axe-core is not installed in web/node_modules")
    page = guest.page
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE.read_text(encoding="utf-8"))
    found = complaints(guest, {})
    theme = page.evaluate("document.documentElement.dataset.theme")
    page.evaluate(THEME, "dark" if theme == "light" else "light")
    found += complaints(guest, {"runOnly": COLOURS})
    page.evaluate(THEME, theme)
    return found


def complaints(guest: Guest, options: dict[str, Any]) -> list[str]:
    guest.page.evaluate(SETTLED)
    found: dict[str, Any] = guest.page.evaluate(
        "(options) => axe.run(document, { resultTypes: ['violations'], ...options })", options
    )
    return [
        f"{one['id']}: {node['target']} {node['any'][0]['message'] if node['any'] else ''}"
        for one in found["violations"]
        if one["impact"] in ("serious", "critical")
        for node in one["nodes"]
    ]


@pytest.mark.parametrize("size", [DESK, PHONE])
def test_axe_finds_nothing_serious(visit: Visit, size: tuple[int, int]) -> None:
    guest = visit(size=size, toured=False)
    page = guest.page
    guest.home()
    assert "\n".join(findings(guest)) == ""
    page.get_by_role("button", name="Guest").click()
    page.get_by_role("dialog").wait_for()
    assert "\n".join(findings(guest)) == ""
    for path in ("/new/state51", "/about", "/nowhere"):
        page.goto(path)
        page.locator("h1").wait_for()
        assert "\n".join(findings(guest)) == ""
    guest.home()
    guest.play_now()
    page.locator(".guide").wait_for()
    assert "\n".join(findings(guest)) == ""
    page.get_by_role("button", name="Skip the tour").click()
    guest.wait_until_asked()
    assert "\n".join(findings(guest)) == ""
    while guest.state["view"]["phase"] == "lookout":
        guest.wait_until_asked()
        page.keyboard.press("1")
        page.keyboard.press("Enter")
        guest.rest()
    guest.wait_until_asked()
    assert "\n".join(findings(guest)) == ""
    page.keyboard.press("5")
    assert "\n".join(findings(guest)) == ""
    page.keyboard.press("Escape")
    page.keyboard.press("?")
    page.get_by_role("dialog").wait_for()
    assert "\n".join(findings(guest)) == ""
    page.keyboard.press("Escape")
    page.keyboard.press("/")
    assert "\n".join(findings(guest)) == ""
    page.locator(".top__tools button").last.click()
    page.get_by_role("dialog").wait_for()
    assert "\n".join(findings(guest)) == ""
    page.get_by_role("button", name="Resign").click()
    page.get_by_role("button", name="Yes, resign").click()
    page.get_by_role("dialog").get_by_role("table").wait_for()
    assert "\n".join(findings(guest)) == ""
    page.goto(f"/table/{guest.table}/replay")
    page.get_by_role("slider").wait_for()
    assert "\n".join(findings(guest)) == ""


@pytest.mark.parametrize(("game", "seats"), [("newangeles", 4), ("frostpunk", 1)])
def test_axe_finds_nothing_in_a_result(visit: Visit, game: str, seats: int) -> None:
    guest = visit()
    guest.home()
    guest.page.goto(f"/table/{brought_in(guest, played(game, seats, 'greedy', 'in the browser'))}")
    guest.page.locator(".choices .button--main").click()
    dialog = guest.page.get_by_role("dialog")
    dialog.get_by_role("table").wait_for()
    dialog.locator("details").evaluate_all("(all) => all.forEach((one) => (one.open = true))")
    for width, height in (DESK, PHONE):
        guest.page.set_viewport_size({"width": width, "height": height})
        assert "\n".join(findings(guest)) == ""


def test_a_screen_reader_hears_the_table_and_each_change(visit: Visit) -> None:
    guest = visit()
    guest.home()
    guest.play_now()
    guest.wait_until_asked()
    told = guest.page.get_by_label("The table as text")
    lines = [line.strip() for line in guest.answer("text")["text"]]
    told.get_by_text(lines[-1]).last.wait_for(state="attached")
    assert told.locator("p").all_inner_texts() == lines
    guest.page.keyboard.press("1")
    guest.page.keyboard.press("Enter")
    heard = guest.page.locator("[aria-live=polite][role=log]").first
    guest.page.wait_for_function("() => document.querySelector('[role=log][aria-live]').textContent.includes('takes')")
    assert "from the display" in heard.inner_text()


def test_reduced_motion_means_no_motion(visit: Visit) -> None:
    guest = visit(reduced_motion="reduce")
    guest.home()
    guest.play_now()
    guest.wait_until_asked()
    guest.page.keyboard.press("1")
    guest.page.keyboard.press("Enter")
    guest.rest()
    longest = "Math.max(0, ...document.getAnimations().map((one) => one.effect.getComputedTiming().duration))"
    assert guest.page.evaluate(longest) < 1


def test_the_first_view_is_small_and_does_not_jump(visit: Visit) -> None:
    guest = visit()
    sizes: dict[str, int] = {}

    def weigh(response: Any) -> None:
        sizes[response.url] = int(response.headers.get("content-length", 0))

    guest.page.on("response", weigh)
    guest.page.add_init_script(
        "window.shifts = 0;"
        "const watch = (list) => { for (const one of list.getEntries()) window.shifts += one.value; };"
        "new PerformanceObserver(watch).observe({ type: 'layout-shift', buffered: true });"
    )
    guest.home()
    guest.page.wait_for_load_state("networkidle")
    assert len(sizes) > 5
    assert sum(sizes.values()) < 155_000, sizes
    assert guest.page.evaluate("window.shifts") < 0.02
