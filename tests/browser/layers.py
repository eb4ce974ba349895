"""What opens over a table or stands beside it for a while, each come to as a person would, and looked at in several windows.

Every layer is a function of the page, the game, and the look that is taken at what it says it shows.
"""

import random
import re
from collections.abc import Callable
from functools import cache
from typing import Any

from playwright.sync_api import expect

from ratusz.games.catalogue import game_named
from ratusz.games.newangeles.content.cards import ASSET_NAMES
from ratusz.kernel.match import Match, set_up
from ratusz.lessons.course import course
from ratusz.lessons.lesson import Lesson
from ratusz.lessons.texts import said
from ratusz.mentor.advice import better
from ratusz.words.bundle import words
from tests.browser.positions import BOT, Moment, fullest, moments, played
from tests.browser.screens import FRIENDS, Screens
from tests.browser.test_lessons import choose, panel, solve

Look = Callable[[str], None]

SEED = "every screen"
SEATS = {"state51": 2, "newangeles": 6, "frostpunk": 4}
SAMPLE = {
    "state51": ("discard", "pay_reach", "turn"),
    "newangeles": ("counter", "support", "discard"),
    "frostpunk": ("turn", "law", "either"),
}
ASKED = {"state51": "turn", "newangeles": "support", "frostpunk": "turn"}  # where one sits down
DESK = (1440, 900)
STEPS = 400
CROWD = 6  # assets of one seat
PROMISE = "I support whatever you offer next, and never vote against you again"
# Through all that has come, one after the other: what is shown, with a card or without, and how high it stands.
SHOWN = """async () => {
  const found = [];
  for (;;) {
    const stage = document.querySelector('dialog.stage');
    const height = stage.querySelector('.stage__moment').scrollHeight;
    found.push([`${stage.dataset.stage}${stage.querySelector('.stage__card') ? ' card' : ''}`, height]);
    if (!stage.querySelector('.stage__skip')) return found;
    stage.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true }));
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
  }
}"""
UNFOLD = "(all) => all.forEach((one) => (one.open = true))"
GUIDED = "() => document.querySelector('.guide')?.checkVisibility({ visibilityProperty: true }) ?? false"


def whole(game: str) -> Match:
    return played(game, SEATS[game], "greedy", SEED)


def stage(screens: Screens, game: str, look: Look) -> None:
    """Of all that happened in a whole game, the moment of each kind that says most."""
    page, table = screens.page, screens.brought(whole(game))
    page.evaluate("(table) => localStorage.setItem(`shown:${table}`, '0')", table)
    pace(screens, "slow")
    screens.go(f"/table/{table}", "dialog.stage[open]")
    found: list[tuple[str, int]] = page.evaluate(SHOWN)
    best = {kind: max(range(len(found)), key=lambda at: (found[at][0] == kind, found[at][1])) for kind, _ in found}
    for at in reversed(range(len(found))):
        if at in best.values():
            look(found[at][0])
        page.keyboard.press("ArrowLeft")
    pace(screens, "once")


def pace(screens: Screens, speed: str) -> None:
    screens.page.evaluate("(speed) => localStorage.setItem('speed', speed)", speed)
    screens.page.reload()


def result(screens: Screens, game: str, look: Look) -> None:
    """With all that can be unfolded in it."""
    screens.go(f"/table/{screens.brought(whole(game))}", ".choices .button--main")
    screens.page.locator(".choices .button--main").click()
    screens.page.locator("dialog[open] .score").wait_for()
    screens.page.locator("dialog[open] details").evaluate_all(UNFOLD)
    screens.page.wait_for_load_state("networkidle")
    look("result")


def chronicle(screens: Screens, game: str, look: Look) -> None:
    """The page one would show to a friend, in a frame and alone."""
    table, language = screens.brought(whole(game)), screens.page.evaluate("document.documentElement.lang")
    told = screens.page.request.get(f"{screens.guest.address}/api/tables/{table}/chronicle?lang={language}").json()["page"]
    screens.page.set_content(told)
    look("chronicle")
    screens.page.goto("/about")


def lesson(screens: Screens, game: str, look: Look) -> None:
    """What the longest lesson says before it, and the shortest one throughout."""
    long = max(course(game), key=lambda one: len(said(words("ru"), one, "begin")))
    begin(screens, long)
    look(f"{long.name} begins")
    short = min(course(game), key=lambda one: len(one.solution))
    wrong = next(answer.tries[0] for answer in short.answers if len(answer.tries) == 1)
    begin(screens, short)
    heard(screens, "begin")
    screens.guest.wait_until_asked()
    look(f"{short.name} under way")
    screens.resize(DESK)
    choose(screens.guest, wrong)
    panel(screens.guest, "wrong").wait_for()
    look(f"{short.name} answers {wrong}")
    screens.resize(DESK)
    heard(screens, "wrong")
    solve(screens.guest, game, short.name)
    look(f"{short.name} is reached")


def begin(screens: Screens, one: Lesson) -> None:
    """What was done at tables before counts for nothing here."""
    screens.guest.frames = screens.guest.states[-1:]
    table = screens.post(f"/api/games/{one.game.name}/lessons/{one.name}", {})["table"]
    screens.go(f"/table/{table}", "dialog[open] [data-lesson=begin]")


def heard(screens: Screens, says: str) -> None:
    screens.page.wait_for_timeout(450)  # a hasty key is not taken for an answer
    screens.page.keyboard.press("Enter")
    expect(panel(screens.guest, says)).to_have_count(0)


def mentor(screens: Screens, game: str, look: Look) -> None:
    """Its offer, what matters at several questions, and what it says after a poor choice."""
    match = whole(game)
    for number, kind in enumerate(SAMPLE[game]):
        screens.sit_down(match, fullest(match, kind), bots=True)
        offer = screens.page.locator("[data-mentor=offer]")
        offer.wait_for()
        if number == 0:
            look(f"offered at {kind}")
            screens.resize(DESK)
        offer.locator(".button--main").click()
        screens.page.locator("[data-mentor=matters]").wait_for()
        look(f"sits beside at {kind}")
        screens.resize(DESK)
    poor(screens, game, look)


def poor(screens: Screens, game: str, look: Look) -> None:
    found = poorest(game)
    if found is None:
        return
    moment, action = found
    pace(screens, "fast")  # bots that do not rest have gone on before it has judged
    screens.sit_down(whole(game), moment, bots=True)
    screens.page.locator("[data-mentor=offer] .button--main").click()
    screens.page.locator("[data-mentor=matters]").wait_for()
    choose(screens.guest, action)
    screens.page.locator("[data-mentor=poor]").wait_for()
    look(f"after {action}")
    screens.resize(DESK)
    screens.page.locator("[data-mentor=poor] .button--main").click()  # whoever has finished a game is offered no mentor
    screens.page.locator("[data-mentor=poor]").wait_for(state="detached")
    pace(screens, "once")


@cache
def poorest(game: str) -> tuple[Moment, str] | None:
    """A choice that the mentor would have taken back, if there is one in this game: it may only follow at the next question."""
    match, name = whole(game), game_named(game)
    for moment in moments(match):
        before = match.moves[moment.at].before
        view = match.game.view(before, moment.seat)
        for action in match.game.rules.options(before, moment.seat)[:12]:
            tried = set_up(name, name.position(before))
            tried.do(moment.seat, action)
            if tried.can_undo(moment.seat) and better(name, view, moment.seat, action, "") is not None:
                return moment, name.rules.write(before, moment.seat, action)
    return None


def bargain(screens: Screens, _game: str, look: Look) -> None:
    """New Angeles: five offers and a promise on the table, other terms for one of them, and an offer of one's own."""
    match = haggled()
    asked = fullest(whole("newangeles"), "support")
    screens.sit_down(match, Moment(len(match.moves), asked.seat, "bargain"))
    assert screens.page.locator(".na-bid.is-mine").count() == len(FRIENDS) - 1
    look("offers")
    screens.page.locator(".na-bid.is-mine .na-bid__do .button:not(.button--main)").first.evaluate("(haggle) => haggle.click()")
    screens.page.locator(".na-bargain").wait_for(state="attached")
    look("other terms")
    screens.page.locator(".na-bargain__do .button").last.evaluate("(back) => back.click()")
    screens.page.locator(".na-link").evaluate("(make) => make.click()")
    screens.page.locator(".na-bargain select").nth(1).evaluate("(one) => one.scrollIntoView()")
    look("an offer")


@cache
def haggled() -> Match:
    """As deep in a vote as the game has been, with an offer from everybody; one of them is accepted."""
    match = whole("newangeles")
    asked = fullest(match, "support")
    found = set_up(match.game, match.game.position(match.moves[asked.at].before))
    for seat in range(match.seats):
        if seat != asked.seat:
            found.act(seat, f"trade {asked.seat} 1 main*1@1 loose {PROMISE}")
    found.act(asked.seat, "accept 1 loose")
    return found


@cache
def crowded() -> Match:
    """A vote on the longest asset in which the others have voted; whoever is asked has six assets and an emergency card."""
    match = whole("newangeles")
    asked = fullest(match, "support")
    g: Any = match.moves[asked.at].before.clone()
    deck = g.asset_deck
    while g.holder.count(asked.seat) < CROWD:
        g.holder[deck.pop()] = asked.seat
    others = [task[1] for task in g.stack if task[0] == "ask_support"]
    for seat, (offer, cards) in zip(others, ((0, 2), (1, 3), (1, 1)), strict=False):
        g.stack.remove(("ask_support", seat))
        g.stance[seat] = offer
        g.support[seat] = sorted(max(g.decks, key=len).pop() for _ in range(cards))
    return set_up(match.game, about(match, g, "locust-company"))


def about(match: Match, g: Any, asset: str) -> str:
    """The position with this asset lying there, and what lay there where this one was."""
    lying, wanted = f'"{ASSET_NAMES[g.asset]}"', f'"{asset}"'
    return wanted.join(part.replace(wanted, lying) for part in match.game.position(g).split(lying))


@cache
def backed() -> Match:
    """The same seat asked by an asset which deck is to back which offer: as many answers as no other question has."""
    match = whole("newangeles")
    asked = fullest(match, "support")
    g: Any = match.moves[asked.at].before.clone()
    g.stack.append(("deck_support_one", asked.seat))
    return set_up(match.game, match.game.position(g))


@cache
def priced() -> Match:
    """What a counteroffer costs is asked while the asset that says most lies there."""
    match = whole("newangeles")
    before = match.moves[fullest(match, "counter_cost").at].before
    return set_up(match.game, about(match, before, "caprice-nisei"))


WORKED = """
game = "state51"
round = 4
phase = "action"
first = 1
turn = 1
deck = ["armoury", "muties"]

[[seat]]
faction = "new-york"
goods = { worker = 2 }
state = ["armoury"]
passed = true
left = 5

[[seat]]
faction = "mutants-union"
hand = ["viaduct", "kellys-pawnshop", "brickworks", "old-depot", "factory", "highway", "heavy-equipment"]
goods = { fuel = 2, weapon = 1, worker = 3 }
left = 5
state = [
  { card = "valley", uses = 1 }, "school", "fuel-tank", "radio-station",
  { card = "gun-shop", uses = 1 }, "trade-guild", { card = "road-machines", uses = 1 },
  { card = "assembly-plant", uses = 1, markers = [{ vp = 2, card = "old-parking" }] },
]
"""


def menu(screens: Screens, game: str, look: Look) -> None:
    """Among friends and among bots, and the question whether one is sure."""
    match = whole(game)
    for bots in (False, True):
        screens.sit_down(match, fullest(match, ASKED[game]), bots)
        screens.page.locator(".top__tools button").last.click()
        screens.page.locator("dialog[open] select option").nth(1).wait_for(state="attached")
        resign = screens.page.locator("dialog[open] section.menu__row button")
        if resign.count():
            resign.click()
        look("menu")
        screens.resize(DESK)
        screens.page.keyboard.press("Escape")


def replay(screens: Screens, game: str, look: Look) -> None:
    """In the middle and at the end, and going on from there."""
    match = whole(game)
    screens.go(f"/table/{screens.brought(match)}/replay", ".replay__slider")
    slider = screens.page.locator(".replay__slider input")
    at = fullest(match, ASKED[game]).at
    with screens.page.expect_response(re.compile(rf"at={at}\b")):
        slider.fill(str(at))
    look("replay")
    screens.page.locator(".replay__side .button").nth(1).click()
    screens.page.locator("dialog[open] form").wait_for()
    look("going on")
    screens.resize(DESK)
    screens.page.keyboard.press("Escape")
    slider.fill(str(len(match.moves)))
    screens.page.locator(".preview__foot .button").wait_for(state="attached")
    look("replay ended")


def tour(screens: Screens, game: str, look: Look) -> None:
    """Each stop of it, where play leads to it."""
    page, chance = screens.page, random.Random(1)
    seats = [{"kind": "me"}, *[BOT] * (SEATS[game] - 1)]
    screens.go(f"/table/{screens.post('/api/tables', {'game': game, 'seats': seats})['table']}", ".bar")
    page.locator(".top__tools button").last.click()
    page.locator("dialog[open] .menu__row").first.get_by_role("button").nth(1).click()
    page.locator(".guide").wait_for()
    for _ in range(STEPS):
        if page.evaluate(GUIDED):
            number, stops = re.findall(r"\d+", page.locator(".guide__step").inner_text())
            look(f"stop {number}")
            if number == stops:
                return
            screens.resize(DESK)
            page.locator(".guide .button--main").click()
        elif screens.guest.asked():
            screens.guest.act_by_keys(chance)
        else:
            screens.guest.skip()
        screens.guest.rest()
    raise AssertionError("the tour does not end")


LAYERS: dict[str, Callable[[Screens, str, Look], None]] = {
    one.__name__: one for one in (stage, result, chronicle, lesson, mentor, bargain, menu, replay, tour)
}
IN = {"chronicle": ("frostpunk",), "bargain": ("newangeles",)}  # only there
SCENES = [(layer, game) for layer in LAYERS for game in IN.get(layer, tuple(SEATS))]
