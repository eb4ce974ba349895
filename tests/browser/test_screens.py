"""Every screen: nothing is cut or lies over another thing, every choice can be reached; in all windows, languages and themes."""

from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Browser

from tests.browser.guest import Guest
from tests.browser.positions import moments, played
from tests.browser.screens import SIZES, Screens

Visit = Callable[..., Guest]

GAMES = ("state51", "newangeles", "frostpunk")
SEED = "every screen"
# The questions asked where most lies on the table: looked at everywhere, the others here and there.
CROWDED = {"state51": ("turn",), "newangeles": ("counter",), "frostpunk": ("turn",)}


@pytest.fixture
def screens(visit: Visit, chromium: Browser) -> Iterator[Screens]:
    found = Screens(visit(reduced_motion="reduce"), chromium)
    yield found
    for friend in found.friends:
        friend.close()
    assert "\n".join(found.found) == ""


# That the measure finds something.

CARD = "<div class='{}' style='position: fixed; left: 40px; top: 300px; z-index: 99; {}'>{}</div>"
ELLIPSIS = "width: 60px; overflow: hidden; white-space: nowrap; text-overflow: ellipsis"
CLAMP = "width: 90px; display: -webkit-box; -webkit-box-orient: vertical; -webkit-line-clamp: 2; overflow: hidden"
PLATE = "width: 200px; height: 40px; background: green"
FAULTS = {
    "cut: “Words that are longer": CARD.format("cut", ELLIPSIS, "Words that are longer than their box"),
    "cut: “Words that take more": CARD.format("clamped", CLAMP, "Words that take more than two lines in such a box"),
    "cut: “Words beside": CARD.format("outside", "translate: 2000px 0", "Words beside the window"),
    "out of its box: “Words that leave": CARD.format(
        "leaving", "width: 50px; background: red; white-space: nowrap", "Words that leave their box"
    ),
    "over each other: “One line of words”": CARD.format("one", "", "One line of words") + CARD.format("two", "", "Another there"),
    "covered: “Words under a plate”": CARD.format("under", "", "Words under a plate") + CARD.format("plate", PLATE, ""),
    "controls on each other": CARD.format("both", "", "<button>One</button><button style='margin-left: -12px'>Two</button>"),
}


def test_what_cannot_be_read_or_pressed_is_found(visit: Visit, chromium: Browser) -> None:
    found = Screens(visit(reduced_motion="reduce"), chromium)
    found.go("/about", "h1")
    for said, markup in FAULTS.items():
        found.found.clear()
        found.page.evaluate("(markup) => document.body.insertAdjacentHTML('beforeend', `<div id=fault>${markup}</div>`)", markup)
        found.measure("", SIZES[0], "en", ("dark",))
        found.page.evaluate("document.getElementById('fault').remove()")
        assert [one for one in found.found if said in one], (said, found.found)


def test_a_choice_under_a_tip_is_found(visit: Visit, chromium: Browser) -> None:
    found = Screens(visit(reduced_motion="reduce"), chromium)
    match = played("state51", 2, "greedy", SEED)
    found.sit_down(match, next(moment for moment in moments(match) if moment.kind == "turn"))
    tip = "<div role=tooltip style='position: fixed; inset: 0; z-index: 99; background: red'>A tip</div>"
    found.page.evaluate("(markup) => document.body.insertAdjacentHTML('beforeend', markup)", tip)
    found.measure("", SIZES[4], "en", ("dark",))
    assert [one for one in found.found if "covered: the choice" in one]
    assert [one for one in found.found if "not to be reached: the choice" in one]


# The tables.


@pytest.mark.parametrize(("game", "seats"), [("newangeles", 6)])
def test_nothing_is_cut_at_any_question(screens: Screens, game: str, seats: int) -> None:
    match = played(game, seats, "greedy", SEED)
    for moment in moments(match):
        if seats == 6 and moment.kind not in ("counter", "support", "choose_one", "discard"):
            continue
        screens.sit_down(match, moment)
        if moment.kind in CROWDED[game]:
            screens.everywhere()
        else:
            screens.here_and_there()


# The other pages.


def test_a_phone_shows_the_games_one_plays_before_those_one_could_play(screens: Screens) -> None:
    screens.post("/api/tables", {"game": "state51", "seats": [{"kind": "me"}, {"kind": "bot", "bot": "greedy"}]})
    screens.resize(SIZES[0])
    screens.go("/about", "h1")
    screens.go("/", ".tables")
    own, games = screens.page.locator(".home__mine").bounding_box(), screens.page.locator(".games").bounding_box()
    assert own is not None
    assert games is not None
    assert own["y"] + own["height"] <= games["y"]
    screens.resize(SIZES[4])
    own, games = screens.page.locator(".home__mine").bounding_box(), screens.page.locator(".games").bounding_box()
    assert own is not None
    assert games is not None
    assert own["y"] >= games["y"] + games["height"]


# Large windows.


@pytest.mark.parametrize("game", GAMES)
def test_in_a_large_window_letters_and_cards_grow_with_the_board(screens: Screens, game: str) -> None:
    match = played(game, 2 if game != "newangeles" else 4, "greedy", SEED)
    screens.sit_down(match, moments(match)[-1])
    measured = """() => ['.bar__sentence', '.choice span', '.log, .side .tabs button', '.brand b']
        .map((one) => parseFloat(getComputedStyle(document.querySelector(one)).fontSize))"""
    screens.resize((1440, 900))
    usual = screens.page.evaluate(measured)
    screens.resize((2560, 1440))
    assert [large / small for large, small in zip(screens.page.evaluate(measured), usual, strict=True)] == pytest.approx(
        [1.6] * 4
    )
