"""Every screen: nothing is cut or lies over another thing, every choice can be reached; in all windows, languages and themes."""

import os
from collections.abc import Callable, Iterator
from itertools import cycle, islice

import pytest
from playwright.sync_api import Browser

from ratusz.kernel.match import Match
from tests.browser.guest import Guest
from tests.browser.positions import Moment, moments, played
from tests.browser.screens import LANGUAGES, SIZES, Screens

Visit = Callable[..., Guest]

SEED = "every screen"
# RATUSZ_SCREENS=all looks at every question at these tables, in every window, language and theme; otherwise there is a sample.
ALL = os.environ.get("RATUSZ_SCREENS") == "all"
TABLES = (("state51", 2), ("newangeles", 4), ("newangeles", 6), ("frostpunk", 1), ("frostpunk", 4))
SAMPLE = {
    "state51": ("discard", "pay_reach", "turn"),
    "newangeles": ("counter", "support", "discard"),
    "frostpunk": ("turn", "law", "either"),
}


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
    found.sit_down(match, sampled(match, "turn"))
    tip = "<div role=tooltip style='position: fixed; inset: 0; z-index: 99; background: red'>A tip</div>"
    found.page.evaluate("(markup) => document.body.insertAdjacentHTML('beforeend', markup)", tip)
    found.measure("", SIZES[4], "en", ("dark",))
    assert [one for one in found.found if "covered: the choice" in one]
    assert [one for one in found.found if "not to be reached: the choice" in one]


# The tables.


@pytest.mark.skipif(not ALL, reason="make screens")
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_nothing_is_cut_at_any_question(screens: Screens, game: str, seats: int, language: str) -> None:
    match = played(game, seats, "greedy", SEED)
    screens.speak(language)
    for moment in moments(match):
        screens.sit_down(match, moment)
        for size in SIZES:
            screens.around("", size, language)


@pytest.mark.skipif(not ALL, reason="make screens")
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_no_tip_and_no_hint_is_cut_or_covers_a_choice(screens: Screens, game: str, seats: int, language: str) -> None:
    match = played(game, seats, "greedy", SEED)
    screens.speak(language)
    for kind in SAMPLE[game]:
        screens.sit_down(match, sampled(match, kind))
        for size in SIZES:
            screens.resize(size)
            screens.tips(size, language)
        screens.hint()
        for size in SIZES:
            screens.resize(size)
            screens.measure("hint", size, language)


def sampled(match: Match, kind: str) -> Moment:
    """The last position with this question, where most has happened."""
    return [moment for moment in moments(match) if moment.kind == kind][-1]


GROWING = """() => ['.bar__sentence', '.choice span', '.log, .side .tabs button', '.brand b']
    .map((one) => parseFloat(getComputedStyle(document.querySelector(one)).fontSize))"""


@pytest.mark.parametrize(("game", "seats"), [("state51", 2), ("newangeles", 6), ("frostpunk", 4)])
def test_nothing_is_cut_and_in_a_large_window_all_letters_grow(screens: Screens, game: str, seats: int) -> None:
    match = played(game, seats, "greedy", SEED)
    sizes = cycle(SIZES)
    for kind, language in zip(SAMPLE[game], ("ru", "pl", "de"), strict=True):
        screens.sit_down(match, sampled(match, kind))
        screens.speak(language)
        for size in islice(sizes, 3):
            screens.around("", size, language)
    screens.resize((1440, 900))
    usual = screens.page.evaluate(GROWING)
    screens.resize((2560, 1440))
    grown = [large / small for large, small in zip(screens.page.evaluate(GROWING), usual, strict=True)]
    assert grown == pytest.approx([1.6] * 4)


# The other pages.


PLACED = """() => [...document.querySelectorAll('.home__mine, .games')]
    .sort((a, b) => a.getBoundingClientRect().top - b.getBoundingClientRect().top).map((one) => one.classList[0])"""


def test_the_games_one_plays_come_before_those_one_could_play(screens: Screens) -> None:
    screens.post("/api/tables", {"game": "state51", "seats": [{"kind": "me"}, {"kind": "bot", "bot": "greedy"}]})
    screens.go("/about", "h1")
    screens.go("/", ".tables")
    for size in (SIZES[0], SIZES[4]):
        screens.resize(size)
        assert screens.page.evaluate(PLACED) == ["home__mine", "games"]


@pytest.mark.parametrize("path", ["/", "/learn/frostpunk", "/puzzles/state51", "/daily", "/me", "/new/newangeles"])
def test_nothing_is_cut_on_the_other_pages(screens: Screens, path: str) -> None:
    screens.name = path
    screens.go("/about", "h1")
    screens.go(path, "main[aria-busy=false] h1")
    for language, size in zip(LANGUAGES, (SIZES[0], SIZES[1], SIZES[4], SIZES[6]), strict=True):
        screens.speak(language)
        screens.page.wait_for_load_state("networkidle")
        screens.resize(size)
        screens.measure("", size, language)
