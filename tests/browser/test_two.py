"""Two browsers at one table: they play, they talk, they take back; and neither sees the other's cards."""

import json
import random
from collections.abc import Callable, Iterator
from typing import Any

from playwright.sync_api import Route, expect

from tests.browser.guest import LAPTOP, Guest
from tests.browser.test_access import findings

Visit = Callable[..., Guest]


def seated(visit: Visit) -> tuple[Guest, Guest]:
    """One opens a table, the other comes by its link, without an account."""
    host, other = visit(reduced_motion="reduce"), visit(reduced_motion="reduce")
    open_for_another(host)
    other.page.goto(f"/table/{host.table}")
    other.page.get_by_role("button", name="Sit down").click()
    other.page.locator("[data-banner=open]").wait_for(state="detached")
    host.page.locator("[data-banner=open]").wait_for(state="detached")
    return host, other


def open_for_another(host: Guest) -> None:
    host.home()
    host.page.locator("[data-game=state51]").get_by_role("link", name="Set up a table").click()
    host.page.get_by_role("group", name="Seat 2").get_by_role("radio", name="Somebody else").check()
    host.page.get_by_role("button", name="Open the table").click()
    host.page.locator("[data-banner=open]").wait_for()


def play(guests: tuple[Guest, Guest], chance: random.Random, moves: int) -> None:
    """Whoever is asked does something."""
    for _ in range(moves):
        if guests[0].over:
            return
        for guest in guests:
            if guest.asked():
                guest.act_by_clicking(chance)
        guests[0].rest()


def test_a_whole_game_between_two_browsers_shows_no_hidden_card(visit: Visit) -> None:
    guests = seated(visit)
    play(guests, random.Random(5), 1500)
    assert guests[0].over
    said = [guest.page.locator(".bar__sentence").inner_text() for guest in guests]
    assert sum(["You won" in one for one in said]) == 1  # to one of the two
    assert said[0].partition(" won")[2] == said[1].partition(" won")[2]  # the score is the same
    checked = 0
    for mine, theirs in (guests, guests[::-1]):
        for frame, hidden in together(mine, theirs):
            text = json.dumps(frame)
            checked += len(hidden)
            assert frame["view"]["seats"][1 - frame["eyes"]]["hand"] is None
            assert [card for card in hidden if card in text] == []
        assert mine.entries
        assert all([told_openly(entry, mine) for entry in mine.entries])
    assert checked > 50


def together(mine: Guest, theirs: Guest) -> Iterator[tuple[dict[str, Any], list[str]]]:
    """My states, each with the cards of the other hand at that moment that I could not know of."""
    others = {frame["seq"]: frame for frame in theirs.states if frame["eyes"] is not None}
    for frame in mine.states:
        if frame["eyes"] is None or frame["seq"] not in others:
            continue
        seat = others[frame["seq"]]["view"]["seats"][1 - frame["eyes"]]
        seen = cards_in(frame["view"], frame["eyes"])
        yield frame, [card for card in seat["hand"] if card not in seen]


def cards_in(view: dict[str, Any], eyes: int) -> set[str]:
    """All a seat may have seen lying somewhere."""
    found = {*view["discard"], *view["display"], *view["played"], *(view["seats"][eyes]["hand"] or [])}
    for seat in view["seats"]:
        found |= {*seat["known"], *seat["deals"], *seat["spoils"], *[place["card"] for place in seat["state"]]}
        found |= {marker["card"] for place in seat["state"] for marker in place["markers"] if marker["card"]}
    return found


def told_openly(frame: dict[str, Any], guest: Guest) -> bool:
    """What another seat drew is told without the card, and its action is not told at all."""
    eyes = guest.state["eyes"]
    secret = [line for line in frame["lines"] if line["kind"] == "drew" and line["seat"] != eyes]
    return not secret and (frame["by"] in (eyes, None) or frame["action"] is None)


def test_talk_reaches_the_other_side_as_plain_text(visit: Visit) -> None:
    host, other = seated(visit)
    say(host, "<b>Hello</b> & good luck")
    other.page.get_by_role("tab", name="Talk").click()
    other.page.get_by_text("<b>Hello</b> & good luck").wait_for()


def say(guest: Guest, text: str) -> None:
    """Until it is sent: then the field is empty."""
    guest.page.get_by_role("tab", name="Talk").click()
    field = guest.page.get_by_role("textbox", name="Say something")
    field.fill(text)
    field.press("Enter")
    expect(field).to_have_value("")


def test_what_somebody_looks_at_stays_before_him_when_the_answer_to_sitting_down_comes_late(visit: Visit) -> None:
    host = visit(reduced_motion="reduce")
    other = visit(reduced_motion="reduce", service_workers="block")  # or nothing can be held back
    open_for_another(host)
    other.page.goto(f"/table/{host.table}")
    held: list[Route] = []
    other.page.route("**/join?*", lambda route: held.append(route))
    with other.page.expect_request("**/join?*"):
        other.page.get_by_role("button", name="Sit down").click()
    answer = held[0].fetch()  # the server knows, and tells everybody at the table
    other.page.locator("[data-banner=open]").wait_for(state="detached")
    say(host, "Good luck")
    other.page.get_by_role("tab", name="Talk").click()
    other.page.get_by_role("textbox", name="Say something").fill("And to")
    with other.page.expect_response("**/join?*"):
        held[0].fulfill(response=answer)
    other.page.wait_for_timeout(300)
    other.page.get_by_text("Good luck").wait_for(timeout=1000)
    for tab in ("Log", "Talk"):
        other.page.get_by_role("tab", name=tab).click()
    assert other.page.get_by_role("textbox", name="Say something").input_value() == "And to"


def test_what_cannot_be_sent_stays_in_the_field_and_is_said_not_to_be_sent(visit: Visit) -> None:
    host, _ = seated(visit)
    host.page.get_by_role("tab", name="Talk").click()
    field = host.page.get_by_role("textbox", name="Say something")
    field.fill("Are you there?")
    host.page.evaluate("WebSocket.prototype.send = function () { this.close() }")
    field.press("Enter")
    host.page.locator("[data-banner=trouble]").get_by_text("Not sent").wait_for()
    assert field.input_value() == "Are you there?"


def test_where_talk_is_folded_away_the_button_says_how_much_is_new(visit: Visit) -> None:
    host, other = seated(visit)
    width, height = LAPTOP
    other.page.set_viewport_size({"width": width, "height": height})
    other.page.get_by_role("button", name="Log, talk and rules", exact=True).wait_for()
    say(host, "Good luck")
    other.page.get_by_role("button", name="Log, talk and rules; new messages: 1").wait_for()
    assert findings(other) == []


def test_a_whisper_reaches_only_the_one_it_is_for(visit: Visit) -> None:
    host, other = seated(visit)
    watcher = visit()
    watcher.page.goto(f"/table/{host.table}")
    watcher.page.locator(".bar").wait_for()
    name = next(player["name"] for player in host.state["players"] if not player["yours"])
    for guest in (host, other, watcher):
        guest.page.get_by_role("tab", name="Talk").click()
    assert watcher.page.get_by_role("combobox", name="To whom").count() == 0
    choice = host.page.get_by_role("combobox", name="To whom")
    choice.focus()
    host.page.keyboard.press("ArrowDown")
    assert choice.locator("option:checked").inner_text() == f"to {name} alone"
    host.page.keyboard.press("Tab")
    host.page.keyboard.type("Between us")
    host.page.keyboard.press("Enter")
    other.page.locator(".talk__message", has_text="Between us").get_by_text("to you alone").wait_for()
    host.page.locator(".talk__message", has_text="Between us").get_by_text(f"to {name} alone").wait_for()
    choice.select_option(label="to everybody")
    host.page.wait_for_timeout(1100)  # one message a second
    host.page.get_by_role("textbox", name="Say something").fill("Hello all")
    host.page.keyboard.press("Enter")
    watcher.page.get_by_text("Hello all").wait_for()
    assert watcher.page.get_by_text("Between us").count() == 0
    assert [frame["text"] for frame in watcher.frames if frame["type"] == "chat"] == ["Hello all"]


def by_turn(guests: tuple[Guest, Guest]) -> tuple[Guest, Guest]:
    """Whoever is asked, as soon as somebody is, and the other."""
    for _ in range(200):
        if guests[0].asked():
            return guests
        if guests[1].asked():
            return guests[::-1]
        guests[0].rest()
    raise AssertionError("nobody is asked")


def test_a_move_is_taken_back_with_consent(visit: Visit) -> None:
    guests = seated(visit)
    chance = random.Random(6)
    mover, other = by_turn(guests)
    mover.move(chance)
    mover.page.wait_for_function("() => document.querySelector('.choice[data-choice]') === null")
    other.wait_until_asked()
    other.move(chance)
    mover.wait_until_asked()
    moves = mover.state["moves"]
    mover.page.keyboard.press("u")
    asked = other.page.locator("[data-banner=undo]")
    asked.wait_for()
    back = moves - other.state["undo_request"]["to"]
    assert back > 1
    assert f"the last {back} moves" in asked.inner_text()
    other.page.get_by_role("button", name="Allow it").click()
    mover.page.locator(".log__undone").first.wait_for()
    assert mover.state["moves"] < moves


def test_the_link_is_shown_to_who_opens_a_table_for_others(visit: Visit) -> None:
    host = visit()
    host.page.goto("/new/state51")
    for seat in ("Seat 1", "Seat 2"):
        host.page.get_by_role("group", name=seat).get_by_role("radio", name="Somebody else").check()
    host.page.get_by_role("button", name="Open the table").click()
    banner = host.page.locator("[data-banner=open]")
    banner.get_by_role("button", name="Copy the link").wait_for()
    assert banner.locator("code").inner_text() == f"{host.address}/table/{host.table}"
    banner.get_by_role("button", name="Sit down").wait_for()
    assert host.page.locator(".seat__away").count() == 0  # nobody is away: the seats are free


def test_a_seat_is_handed_to_a_bot_and_back(visit: Visit) -> None:
    host, _ = seated(visit)
    host.page.get_by_role("button", name="Menu").last.click()
    host.page.get_by_role("combobox", name="Let a bot play").select_option(label="Trader")
    host.page.keyboard.press("Escape")
    host.page.locator("[data-banner=bot]").get_by_role("button").click()
    host.page.locator("[data-banner=bot]").wait_for(state="detached")
    assert [player["bot"] for player in host.state["players"]] == [None, None]


def test_two_people_at_one_screen_hand_it_over_covered(visit: Visit) -> None:
    guest = visit()
    guest.page.goto("/new/state51")
    second = guest.page.get_by_role("group", name="Seat 2")
    second.get_by_role("radio", name="Same screen").check()
    second.get_by_role("textbox").fill("Marta")
    guest.page.get_by_role("button", name="Open the table").click()
    chance = random.Random(7)
    covered: list[str] = []
    for _ in range(4):
        cover = guest.page.locator(".cover")
        cover.wait_for()
        assert guest.page.locator("[data-thing]").count() == 0
        covered.append(cover.get_by_role("heading").inner_text())
        cover.get_by_role("button").click()
        guest.move(chance)
    assert len(set(covered)) == 2
