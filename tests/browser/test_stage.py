"""Big moments on a stage: the card, what changed, one after the other; at the speed one likes, and bots wait behind it."""

import random
from collections.abc import Callable
from functools import partial

import pytest
from playwright.sync_api import Locator, expect

from ratusz.kernel.game import ENDED
from tests.browser.guest import DESK, PHONE, Guest
from tests.browser.positions import Moment, every, first, played, sit_down_at
from tests.browser.test_access import findings

Visit = Callable[..., Guest]

STEPS = 400
# Enter on the heels of the last letter: whether somebody writes is looked at only after it.
QUICK = "(field) => { field.dispatchEvent(new Event('input', { bubbles: true })); field.form.requestSubmit(); }"
GAMES = ("state51", "newangeles", "frostpunk")
CITY = partial(played, "frostpunk", 1, "greedy", "in the browser")
SEEN = "Object.defineProperty(document, 'visibilityState', {{ value: '{}', configurable: true }}); \
document.dispatchEvent(new Event('visibilitychange'))"


def stage(guest: Guest) -> Locator:
    return guest.page.locator("dialog.stage[open]")


def moments(guest: Guest) -> list[str]:
    """The kinds of those that came while this guest was there."""
    return [moment["kind"] for entry in guest.entries for moment in entry["moments"]]


def waits(guest: Guest) -> bool:
    """Whether something is about to be shown that whoever clicks now would miss."""
    seen = guest.page.evaluate(f"Number(localStorage.getItem('shown:{guest.table}') ?? -1)")
    return guest.speed != "once" and any([entry["seq"] > seen and entry["moments"] for entry in guest.entries])


def play_until(guest: Guest, found: Callable[[], bool], seed: int = 1) -> None:
    """Click on, past every stage, until something holds."""
    chance = random.Random(seed)
    for _ in range(STEPS):
        if found():
            return
        if stage(guest).count():
            guest.page.keyboard.press("Enter")
        elif waits(guest):
            guest.rest()
        elif guest.asked():
            guest.act_by_clicking(chance)
        else:
            guest.skip()
        guest.rest()
    raise AssertionError("it does not come to that")


BOT = {"kind": "bot", "bot": "greedy"}
OPEN = {"kind": "open"}


def open_table(guest: Guest, game: str, seats: int, other: dict[str, str] = BOT, first: int | str = "random") -> None:
    """A table with bots, or nobody yet, in all seats but one."""
    guest.home()  # by then the server knows who this is
    guest.page.wait_for_load_state("networkidle")
    options = {"first": first} if game == "state51" else {}
    body = {"game": game, "seats": [{"kind": "me"}, *[other] * (seats - 1)], "options": options}
    made = guest.page.request.post(f"{guest.address}/api/tables", data=body).json()
    guest.page.goto(made["url"])
    guest.page.locator(".bar").wait_for()


def produce(guest: Guest, first: int | str = "random") -> None:
    """51st State as far as its first production, which stands on the stage."""
    open_table(guest, "state51", 2, first=first)
    for _ in range(STEPS):
        if stage(guest).count():
            return
        if guest.asked():
            guest.page.keyboard.press("1")
            guest.page.keyboard.press("Enter")
        guest.rest()
    raise AssertionError("nothing is shown")


def at_nightfall(guest: Guest) -> None:
    """Frostpunk where the work of the day is done, and much is about to happen."""
    sit_down_at(guest, CITY(), first(CITY(), "fuel"))


def begun(moment: Moment) -> list[str]:
    return [event.moment for event in CITY().moves[moment.at].events if event.before is not None and event.moment != ENDED]


def at_daybreak(guest: Guest) -> None:
    """Where, however much is burnt, several moments come at once."""
    several = next(moment for moment in every(CITY(), "fuel") if len(begun(moment)) > 1)
    sit_down_at(guest, CITY(), several)


def test_a_production_is_shown_with_what_it_changed(visit: Visit) -> None:
    guest = visit(speed="usual")
    produce(guest)
    shown = stage(guest)
    expect(shown).to_have_attribute("data-stage", "production")
    expect(shown.get_by_role("heading", name="Production")).to_be_visible()
    entry = next(entry for entry in guest.entries if entry["moments"])
    (moment,) = entry["moments"]
    for line in entry["lines"][moment["line"] : moment["until"]]:
        expect(shown).to_contain_text(line["text"])
    change = moment["changes"][0]
    expect(shown).to_contain_text(f"{change['name']}: from {change['before']} to {change['after']}")
    expect(shown.locator(".stage__ring").first).to_be_visible()  # where it happens
    shown.get_by_role("button", name="Continue").click()
    expect(shown).to_have_count(0)


def play_elsewhere(guest: Guest) -> None:
    """The same person plays on in another browser, until a moment has come."""
    elsewhere = guest.again()
    elsewhere.goto(guest.page.url)
    for _ in range(STEPS):
        if moments(guest):
            elsewhere.context.close()
            return
        if elsewhere.locator(".choice[data-choice][aria-disabled=false]").count():
            elsewhere.keyboard.press("1")
            elsewhere.keyboard.press("Enter")
        guest.rest()
    raise AssertionError("it does not come to that")


def test_nobody_is_interrupted_in_the_middle_of_a_message(visit: Visit) -> None:
    guest = visit(speed="usual")
    open_table(guest, "state51", 2)
    guest.page.get_by_role("tab", name="Talk").click()
    message = guest.page.get_by_role("textbox", name="Say something")
    message.fill("wait a")
    play_elsewhere(guest)
    guest.page.wait_for_timeout(1500)
    expect(stage(guest)).to_have_count(0)
    message.press_sequentially(" moment")
    expect(message).to_have_value("wait a moment")
    message.evaluate(QUICK)
    expect(stage(guest)).to_be_visible()


def test_bots_wait_behind_an_open_stage(visit: Visit) -> None:
    guest = visit(speed="usual")
    produce(guest, first=1)
    before = guest.state["seq"]
    assert guest.state["view"]["phase"] == "action"
    assert guest.state["asks"] == [] or guest.state["asks"][0]["aside"]  # it is the bot's turn
    guest.page.wait_for_timeout(2500)
    assert guest.state["seq"] == before
    expect(stage(guest)).to_be_visible()
    guest.page.keyboard.press("Enter")
    expect(stage(guest)).to_have_count(0)
    for _ in range(STEPS):
        if guest.state["seq"] > before:
            return
        guest.rest()
    raise AssertionError("the bot does not go on")


def test_bots_wait_while_the_tour_speaks(visit: Visit) -> None:
    guest, other = visit(toured=False), visit()
    open_table(guest, "state51", 2, OPEN, first=1)
    other.page.goto(guest.page.url)
    other.page.get_by_role("button", name="Sit down").click()
    guest.page.locator(".guide").wait_for()
    guest.page.wait_for_timeout(500)
    before = guest.state["seq"]
    other.page.request.post(f"{guest.address}/api/tables/{guest.table}/seats/1", data={"bot": "greedy"})
    guest.page.wait_for_timeout(2500)
    assert guest.state["players"][1]["bot"] == "greedy"
    assert guest.state["seq"] == before
    guest.page.get_by_role("button", name="Skip the tour").click()
    guest.wait_until_asked()
    assert guest.state["seq"] > before


def test_the_tour_is_silent_while_the_stage_speaks_and_goes_on_after_it(visit: Visit) -> None:
    """The last pick of the first round brings the production: what the tour said about picking is over by then. By keys alone:
    whoever clicks in vain presses Escape, and with nothing on top that ends the tour."""
    guest = visit(toured=False, speed="usual")
    guide = guest.page.locator(".guide")
    open_table(guest, "state51", 2, first=0)
    chance = random.Random(1)
    for _ in range(STEPS):
        if stage(guest).count():
            break
        if guest.asked() and not waits(guest):
            guest.act_by_keys(chance)
        guest.rest()
    expect(stage(guest)).to_have_count(1)
    expect(guide).to_have_count(0)
    guest.page.wait_for_timeout(500)  # at first a key may have been meant for what was there before
    guest.page.keyboard.press("Escape")
    expect(stage(guest)).to_have_count(0)
    expect(guide).to_contain_text("3 of")


def test_keys_step_through_what_has_come_and_leave_it(visit: Visit) -> None:
    guest = visit(speed="usual")
    at_daybreak(guest)
    several = stage(guest).locator(".stage__count")
    play_until(guest, lambda: several.count() > 0)
    _, count = several.inner_text().split(" of ")
    expect(several).to_have_text(f"1 of {count}")
    expect(stage(guest).get_by_role("button", name="Next")).to_be_focused()
    guest.page.wait_for_timeout(500)  # at first a key may have been meant for what was there before
    for key, number in (("ArrowRight", 2), ("ArrowLeft", 1), ("Enter", 2), ("ArrowLeft", 1), (" ", 2)):
        guest.page.keyboard.press(key)
        expect(several).to_have_text(f"{number} of {count}")
    guest.page.keyboard.press("Escape")
    expect(stage(guest)).to_have_count(0)
    seq = guest.state["seq"]
    guest.page.reload()
    guest.wait_until_asked()
    assert guest.state["seq"] == seq
    expect(stage(guest)).to_have_count(0)  # seen is seen


# Presses the button again and again, as by a key held down or a hand too quick.
HASTE = """async () => {
  for (const detail of [0, 2, 0]) {
    document.querySelector('.stage__on').dispatchEvent(new MouseEvent('click', { detail, bubbles: true }));
    for (let turn = 0; turn < 20; turn++) await Promise.resolve(); // what follows is shown, and no time passes
  }
}"""


def test_haste_leads_to_the_next_moment_and_past_none(visit: Visit) -> None:
    guest = visit(speed="usual")
    at_daybreak(guest)
    several = stage(guest).locator(".stage__count")
    play_until(guest, lambda: several.count() > 0)
    _, count = several.inner_text().split(" of ")
    guest.page.wait_for_timeout(500)  # at first a key may have been meant for what was there before
    guest.page.evaluate(HASTE)
    expect(several).to_have_text(f"2 of {count}")


def test_a_card_is_shown_in_full(visit: Visit) -> None:
    guest = visit(speed="usual", hasty=True)
    open_table(guest, "newangeles", 4)
    deal = guest.page.locator("dialog.stage[data-stage=deal]")
    play_until(guest, lambda: deal.count() > 0, seed=3)
    card = next(line["card"] for entry in reversed(guest.entries) for line in entry["lines"] if line["kind"] == "resolved")
    printed = guest.page.request.get(f"{guest.address}/api/games/newangeles/catalogue?lang=en").json()["cards"][card]
    expect(deal.get_by_role("heading", name=printed["name"])).to_be_attached()
    expect(deal.locator(".stage__card")).to_contain_text(printed["name"])
    expect(deal.locator(".stage__card")).to_contain_text(printed["does"])


def test_at_once_shows_nothing_by_itself(visit: Visit) -> None:
    guest = visit()
    at_nightfall(guest)
    play_until(guest, lambda: len(moments(guest)) > 3)
    guest.page.wait_for_timeout(1200)
    assert stage(guest).count() == 0


def test_fast_moments_pass_by_themselves(visit: Visit) -> None:
    guest = visit(speed="fast")
    produce(guest)
    guest.page.mouse.move(2, 2)
    expect(stage(guest)).to_have_count(0, timeout=15_000)


def test_the_speed_is_a_setting_that_is_kept(visit: Visit) -> None:
    guest = visit(speed="usual")
    open_table(guest, "state51", 2)
    guest.page.get_by_role("button", name="Menu").click()
    speeds = guest.page.get_by_role("group", name="Speed")
    expect(speeds.get_by_role("button", name="Usual")).to_have_attribute("aria-pressed", "true")
    speeds.get_by_role("button", name="At once").click()
    guest.page.reload()
    guest.page.locator(".bar").wait_for()
    guest.page.get_by_role("button", name="Menu").click()
    expect(speeds.get_by_role("button", name="At once")).to_have_attribute("aria-pressed", "true")


def test_reduced_motion_lets_a_moment_stand_still(visit: Visit) -> None:
    guest = visit(speed="slow", reduced_motion="reduce")
    produce(guest)
    longest = "Math.max(0, ...document.getAnimations().map((one) => one.effect.getComputedTiming().duration))"
    assert guest.page.evaluate(longest) < 1


def test_what_came_while_nobody_looked_is_told_afterwards(visit: Visit) -> None:
    guest = visit(speed="usual")
    open_table(guest, "state51", 2)
    guest.page.evaluate(SEEN.format("hidden"))
    play_elsewhere(guest)
    guest.page.wait_for_timeout(1000)
    assert stage(guest).count() == 0
    guest.page.evaluate(SEEN.format("visible"))
    expect(stage(guest)).to_contain_text("Since you last looked")
    expect(stage(guest)).to_contain_text("Production")


@pytest.mark.parametrize("game", GAMES)
def test_axe_finds_nothing_on_the_stage(visit: Visit, game: str) -> None:
    guest = visit(speed="usual")
    if game == "frostpunk":
        at_nightfall(guest)
    else:
        open_table(guest, game, {"state51": 2, "newangeles": 4}[game])
    play_until(guest, lambda: stage(guest).count() > 0, seed=2)
    for width, height in (DESK, PHONE):
        guest.page.set_viewport_size({"width": width, "height": height})
        expect(stage(guest)).to_be_visible()
        assert "\n".join(findings(guest)) == ""
