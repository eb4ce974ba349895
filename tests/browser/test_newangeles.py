"""New Angeles in the browser: a whole game with five bots and a trade, keys alone, what a card would do, axe."""

import random
from collections.abc import Callable
from functools import partial
from typing import Any

import pytest
from playwright.sync_api import TimeoutError, expect

from tests.browser.guest import DESK, LAPTOP, PHONE, Guest
from tests.browser.positions import OPEN, Moment, every, first, played, sit_down_at
from tests.browser.test_access import findings

Visit = Callable[..., Guest]

STEPS = 900  # clicks: no game is longer
# The cards of a hand that stick out of the tray, and the preview would lie over them.
HIDDEN = """(hand) => [...hand.children]
    .filter((card) => card.getBoundingClientRect().right > hand.closest('.tray').getBoundingClientRect().right)
    .map((card) => card.textContent)"""
VOTES = ("supported", "abstained")
ROOKIE = {"kind": "bot", "bot": "rookie"}
TRADER = {"kind": "bot", "bot": "trader"}


def sit_down(guest: Guest, bots: list[str]) -> None:
    """A table of one's own making, with these bots."""
    page = guest.page
    guest.home()
    page.locator("[data-game=newangeles]").get_by_role("link", name="Set up a table").click()
    page.get_by_label(f"{len(bots) + 1} players").check()
    for number, bot in enumerate(bots):
        page.get_by_label("Who").nth(number).select_option(bot)
    page.get_by_role("button", name="Open the table").click()
    page.locator(".bar").wait_for()


MATCH = partial(played, "newangeles", 4, "greedy", "in the browser")


def asked_at_once(guest: Guest, kind: str, *others: dict[str, str]) -> None:
    """At a table of four where this is asked for the first time: the main offer is that of the first seat."""
    sit_down_at(guest, MATCH(), first(MATCH(), kind), *others)
    guest.wait_until_asked()


def asked(guest: Guest) -> str:
    """What the person is asked and can see, or nothing."""
    asks = [ask["kind"] for ask in guest.state["asks"] if not ask["aside"]]
    return asks[0] if asks and guest.asked() else ""


def go_on(guest: Guest, chance: random.Random, until: Callable[[], bool]) -> None:
    for _ in range(STEPS):
        if guest.over or until():
            return
        if guest.asked():
            guest.act_by_clicking(chance)
        else:
            guest.skip()
        guest.rest()
    raise AssertionError("this takes too long")


def lines(guest: Guest, kind: str) -> list[dict[str, Any]]:
    return [line for entry in guest.entries for line in entry["lines"] if line["kind"] == kind]


def wait_for(guest: Guest, happened: Callable[[], bool]) -> None:
    for _ in range(STEPS):
        if happened():
            return
        guest.rest()
    raise AssertionError("it does not happen")


def traded(guest: Guest, seat: int) -> int:
    """The capital a seat has got by trading."""
    return int(guest.state["view"]["seats"][seat]["sources"]["trade"])


def give(guest: Guest, to: int, capital: int) -> None:
    """Offer a present, by clicking."""
    page = guest.page
    page.get_by_role("button", name="New offer").click()
    form = page.locator(".na-bargain")
    form.get_by_label("With").select_option(str(to))
    for _ in range(capital):
        form.locator("[data-side=give]").get_by_role("button", name="One capital more").click()
    form.get_by_text("Binding: both halves happen at once").wait_for()
    form.get_by_role("button", name="Offer").click()
    form.wait_for(state="detached")


def test_a_whole_game_with_five_bots_and_a_trade(visit: Visit) -> None:
    guest = visit(reduced_motion="reduce", hasty=True)
    chance = random.Random(4)
    sit_down(guest, ["trader", "rookie", "rookie", "rookie", "rookie"])
    go_on(guest, chance, lambda: asked(guest) in ("main", "counter", "support"))  # when there is time for a trade
    give(guest, to=1, capital=2)
    wait_for(guest, lambda: traded(guest, 0) == -2)
    assert traded(guest, 1) == 2
    assert [(line["from"], line["to"], line["give"]) for line in lines(guest, "traded")][:1] == [(0, 1, "2")]
    go_on(guest, chance, lambda: guest.over)
    dialog = guest.page.get_by_role("dialog")
    dialog.get_by_role("table").wait_for()
    result = guest.state["result"]
    assert dialog.locator(".score__sum td").all_inner_texts() == [str(score) for score in result["scores"]]
    assert dialog.get_by_role("row", name="Trades").get_by_role("cell").all_inner_texts()[0] == "-2"
    assert dialog.locator(".na-verdict li").count() == 6
    guest.page.goto(f"/table/{guest.table}/replay")
    guest.page.get_by_role("slider").wait_for()
    assert guest.page.locator(".na-seat").count() == 6


def test_moves_by_keys_alone(visit: Visit) -> None:
    guest = visit(reduced_motion="reduce", hasty=True)
    chance = random.Random(5)
    sit_down(guest, ["rookie", "rookie", "rookie"])
    guest.page.locator(".top__theme").focus()  # a number leads Enter away from whatever it would press there
    for _ in range(STEPS):
        acted = [entry for entry in guest.entries if entry["by"] == 0 and entry["kind"] == "act"]
        if len(acted) >= 8 or guest.over:
            return
        if guest.asked():
            guest.act_by_keys(chance)
        else:
            guest.skip()
        guest.rest()
    raise AssertionError("the keys do nothing")


def test_what_a_card_would_do_is_seen_before_it_is_offered(visit: Visit) -> None:
    guest = visit(reduced_motion="reduce", hasty=True)
    asked_at_once(guest, "main")
    page = guest.page
    emergency, lit = page.locator(".na-asset--emergency.is-legal").first, page.locator(".na-plate.is-lit")
    page.mouse.move(5, 5)
    lit.first.wait_for(state="detached")
    emergency.hover()
    lit.first.wait_for()
    page.mouse.move(5, 5)
    lit.first.wait_for(state="detached")
    emergency.locator(".press").click()
    page.mouse.move(5, 5)
    lit.first.wait_for()
    page.locator(".preview .na-effects", has_text="threat").wait_for()


def test_bots_wait_with_their_votes_until_offers_are_answered_and_the_person_is_ready(visit: Visit) -> None:
    guest = visit(reduced_motion="reduce")
    page, chance = guest.page, random.Random(3)
    asked_at_once(guest, "main", TRADER, TRADER, TRADER)
    ready = page.get_by_role("button", name="Ready")
    for _ in range(STEPS):
        if ready.count():
            break
        if guest.asked():
            guest.act_by_clicking(chance)
        guest.rest()
    expect(page.locator(".bar")).to_contain_text("the bots wait until you are ready")
    bot = next(seat for seat in guest.state["view"]["waiting"])
    votes = [len(lines(guest, kind)) for kind in VOTES]

    page.get_by_role("button", name="New offer").click()
    form = page.locator(".na-bargain")
    form.get_by_label("With").select_option(str(bot))
    form.locator("[data-side=want]").get_by_role("button", name="One capital more").click()
    form.get_by_role("button", name="Offer").click()
    form.wait_for(state="detached")
    wait_for(guest, lambda: lines(guest, "trade-declined") != [])
    assert [len(lines(guest, kind)) for kind in VOTES] == votes
    reply = page.locator(".na-trade .na-reply")  # where the offer was made, not in the log alone
    expect(reply).to_contain_text("declines. “I give nothing for nothing.”")
    expect(reply).to_contain_text("Your offer: nothing for 1 capital")
    page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
    box = ready.bounding_box()
    assert box is not None
    assert box["x"] + box["width"] <= PHONE[0]  # it is not beyond the edge
    page.set_viewport_size({"width": DESK[0], "height": DESK[1]})
    ready.click()
    go_on(guest, chance, lambda: [len(lines(guest, kind)) for kind in VOTES] != votes)  # a bot may ask for something once more


def seated(visit: Visit, moment: Moment) -> tuple[Guest, Guest]:
    """Two people and two bots, where Anna in the first seat is asked."""
    anna, bert = visit(reduced_motion="reduce", hasty=True), visit(reduced_motion="reduce", hasty=True)
    assert moment.seat == 0
    sit_down_at(anna, MATCH(), moment, OPEN, ROOKIE, ROOKIE)
    bert.page.goto(f"/table/{anna.table}")
    bert.page.get_by_role("button", name="Sit down").click()
    for guest in (anna, bert):
        guest.page.locator("[data-banner=open]").wait_for(state="detached")
    anna.wait_until_asked()
    return anna, bert


def both_go_on(anna: Guest, bert: Guest, chance: random.Random, until: Callable[[], bool]) -> None:
    """Both click whatever they are asked, until something holds."""
    for _ in range(STEPS):
        if until():
            return
        for guest in (anna, bert):
            if guest.asked():
                guest.act_by_clicking(chance)
            else:
                guest.skip()
        anna.rest()
    raise AssertionError("this takes too long")


def test_an_offer_of_another_leaves_a_half_made_choice_as_it_is(visit: Visit) -> None:
    anna, bert = seated(visit, first(MATCH(), "main"))
    anna.choices.first.click()
    chosen = anna.page.locator("[aria-pressed=true]")
    kept = chosen.count()
    assert kept > 0
    give(bert, to=0, capital=1)
    anna.page.locator(".na-bid").first.wait_for()
    assert chosen.count() == kept


def test_who_haggles_changes_their_terms_and_sends_them_back(visit: Visit) -> None:
    anna, bert = seated(visit, first(MATCH(), "main"))
    give(bert, to=0, capital=1)
    anna.page.locator(".na-bid.is-mine").get_by_role("button", name="Haggle").click()
    form = anna.page.locator(".na-bargain")
    expect(form.locator("[data-side=want]").get_by_label("Capital", exact=True)).to_have_value("1")
    form.locator("[data-side=want]").get_by_role("button", name="One capital more").click()
    form.get_by_role("button", name="Offer").click()
    form.wait_for(state="detached")
    expect(bert.page.locator(".na-bid.is-mine")).to_contain_text("2 capital")


def the_last_offers(moment: Moment) -> bool:
    """Whether the main offer is that of the seat before the first, which is asked."""
    view: Any = MATCH().game.view(MATCH().moves[moment.at].before, 0)
    return moment.seat == 0 and bool(view["active"] == 3)


def test_support_for_a_later_deal_is_offered_accepted_and_judged_when_that_deal_is_over(visit: Visit) -> None:
    anna, bert = seated(visit, next(filter(the_last_offers, every(MATCH(), "counter"))))
    chance = random.Random(9)
    later = 1  # in the next deal the main offer is Anna's
    anna.page.get_by_role("button", name="New offer").click()
    form = anna.page.locator(".na-bargain")
    form.get_by_label("With").select_option("1")
    form.locator("[data-side=give]").get_by_role("button", name="One capital more").click()
    form.get_by_text("Binding: both halves happen at once").wait_for()
    wanted = form.locator("[data-side=want]")
    wanted.get_by_label("Support").select_option("main")
    wanted.get_by_label("In which deal").select_option(str(later))
    form.get_by_text("Not binding").wait_for()
    form.get_by_role("button", name="Offer").click()
    form.wait_for(state="detached")

    bid = bert.page.locator(".na-bid.is-mine")
    expect(bid).to_contain_text("Not binding")
    bid.get_by_role("button", name="Accept").click()
    note = anna.page.locator(".na-bid--note")
    expect(note).to_contain_text("You: 1 capital (open)")
    expect(note).to_contain_text("1 support card (main offer), in the next deal (open)")
    [agreed] = anna.state["view"]["notes"]
    assert (agreed["want"], agreed["parts"]) == (f"main*1@{later}", ["open", "open"])

    both_go_on(anna, bert, chance, lambda: anna.over or judged(anna) != [])
    [verdict] = judged(anna)
    assert verdict in ("promise-kept", "promise-broken")
    promises = anna.state["view"]["seats"][1]["promises"]
    assert promises == {"kept": int(verdict == "promise-kept"), "broken": int(verdict == "promise-broken")}
    word = verdict.removeprefix("promise-")
    expect(anna.page.locator(".log")).to_contain_text(f"{word} promise {agreed['number']}")
    expect(note).to_contain_text(f"({word})")


def judged(guest: Guest) -> list[str]:
    """What became of support that was promised."""
    return [kind for kind in ("promise-kept", "promise-broken", "promise-lapsed") if lines(guest, kind)]


def test_a_promise_stays_as_a_note_and_a_trade_can_be_withdrawn(visit: Visit) -> None:
    guest = visit(reduced_motion="reduce", hasty=True)
    page = guest.page
    asked_at_once(guest, "main", ROOKIE, ROOKIE, ROOKIE)
    page.get_by_role("button", name="New offer").click()
    form = page.locator(".na-bargain")
    form.get_by_label("Promise, in your own words").fill("I support your next offer")
    form.get_by_text("Not binding").wait_for()
    form.get_by_role("button", name="Offer").click()
    bid = page.locator(".na-bid")
    page.wait_for_function("() => document.querySelector('.log').textContent.includes('gives nothing; wants nothing')")
    page.wait_for_function("() => document.querySelector('.log').textContent.includes('I support your next offer')")
    try:
        bid.get_by_role("button", name="Withdraw").click(timeout=3_000)
        page.wait_for_function("() => document.querySelector('.log').textContent.includes('withdraw')")
    except TimeoutError:  # the other side was quicker
        notes = guest.state["view"]["notes"]
        assert [note["parts"] for note in notes] == [["open", "open"]] or "decline" in page.locator(".log").inner_text()


def test_supporting_with_a_card_takes_one_confirmation_and_escape_goes_back_to_the_vote(visit: Visit) -> None:
    guest = visit(reduced_motion="reduce", hasty=True)
    asked_at_once(guest, "support", ROOKIE, ROOKIE, ROOKIE)
    side = guest.page.locator("[data-choice^='support']").first
    side.click()
    wait_for(guest, lambda: asked(guest) == "support_with")
    guest.page.keyboard.press("Escape")
    wait_for(guest, lambda: asked(guest) == "support")
    guest.page.locator("[data-choice^='support']").first.click()
    wait_for(guest, lambda: asked(guest) == "support_with")
    before = len(lines(guest, "supported"))
    guest.page.locator("[data-choice^='back']").first.click()
    guest.confirm.click()
    wait_for(guest, lambda: len(lines(guest, "supported")) > before)
    assert lines(guest, "supported")[before]["cards"] == 1


@pytest.mark.parametrize("size", [DESK, LAPTOP, PHONE])
def test_axe_finds_nothing_serious_at_the_table(visit: Visit, size: tuple[int, int]) -> None:
    guest = visit(size=size, reduced_motion="reduce", hasty=True)
    page = guest.page
    match = played("newangeles", 6, "greedy", "in the browser")
    for kind in ("corporation", "counter"):
        sit_down_at(guest, match, first(match, kind))
        guest.wait_until_asked()
        assert "\n".join(findings(guest)) == ""
    assert page.locator(".na-hand").evaluate(HIDDEN) == []
    page.keyboard.press("2")
    if size == PHONE:
        page.locator(".tabbar").get_by_role("button", name="Hand").click()
        assert "\n".join(findings(guest)) == ""
        page.locator(".tabbar").get_by_role("button", name="Trade").click()
    elif size == LAPTOP:
        page.get_by_role("button", name="Log, talk and rules").click()
    page.get_by_role("button", name="New offer").click()
    assert "\n".join(findings(guest)) == ""


def test_enter_confirms_what_is_chosen_after_the_menu_was_closed(visit: Visit) -> None:
    guest = visit(reduced_motion="reduce", hasty=True)
    page = guest.page
    asked_at_once(guest, "main", ROOKIE, ROOKIE, ROOKIE)
    menu, confirm = page.locator(".top__tools button").last, page.locator(".preview .button--main")
    menu.click()
    page.keyboard.press("Escape")
    expect(menu).to_be_focused()
    page.keyboard.press("h")
    expect(confirm).to_be_focused()
    menu.click()
    page.keyboard.press("Escape")
    expect(confirm).to_be_focused()
    page.keyboard.press("Enter")
    expect(confirm).to_have_count(0)


def test_terms_that_are_refused_cannot_be_sent(visit: Visit) -> None:
    guest = visit(reduced_motion="reduce", hasty=True)
    page = guest.page
    asked_at_once(guest, "main", ROOKIE, ROOKIE, ROOKIE)
    page.get_by_role("button", name="New offer").click()
    form = page.locator(".na-bargain")
    amount, send = form.locator("[data-side=give]").get_by_label("Capital", exact=True), form.get_by_role("button", name="Offer")
    amount.fill("99")
    expect(form.locator(".is-refused")).to_be_visible()
    expect(send).to_be_disabled()
    amount.fill("1")
    expect(send).to_be_enabled()
