"""A page on which many positions are looked at in place: another table, window, language or theme, and no new load."""

from collections.abc import Sequence
from itertools import count
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, BrowserContext

from ratusz.kernel.match import Match
from tests.browser.guest import Guest
from tests.browser.positions import BOT, OPEN, Moment

SIZES = ((390, 844), (768, 1024), (1024, 768), (1280, 800), (1440, 900), (1920, 1080), (2560, 1440))
LANGUAGES = ("ru", "pl", "de", "en")
THEMES = ("dark", "light")
MEASURE = Path(__file__).with_name("measure.js").read_text(encoding="utf-8")
FRIENDS = ("Maximilian von Hohenschwangau", "Wojciech", "Екатерина", "Sebastian", "Jo")
LOOK = """async ([themes, drawer]) => {
  const found = {};
  const page = document.documentElement;
  const drawn = () => new Promise((next) => requestAnimationFrame(() => requestAnimationFrame(next)));
  const dialog = document.querySelector('dialog:modal'); // what lies under it is not looked at
  const tabs = dialog ? [] : [...document.querySelectorAll('.tabbar button')].filter((tab) => tab.checkVisibility());
  const [first, ...others] = themes.sort((one, other) => (other === page.dataset.theme) - (one === page.dataset.theme));
  await document.fonts.ready;
  page.dataset.theme = first;
  found[first] = measure();
  for (const [number, tab] of tabs.entries()) {
    if (number === 0) continue;
    tab.click();
    await drawn();
    found[`tab ${number + 1} ${first}`] = measure();
  }
  tabs[0]?.click();
  const aside = document.querySelector('.top__side');
  if (drawer && !dialog && aside?.checkVisibility() && !tabs.length) {
    aside.click();
    await drawn();
    await Promise.allSettled(document.querySelector('.side').getAnimations().map((one) => one.finished));
    found[`drawer ${first}`] = measure();
    aside.click();
    await drawn();
  }
  for (const theme of others) {
    const stood = standing();
    page.dataset.theme = theme;
    if (standing() === stood) continue; // colours move nothing
    await drawn();
    found[theme] = measure();
  }
  return found;
}"""
RESIZED = """async ([width, height]) => {
  const drawn = () => new Promise((next) => requestAnimationFrame(next));
  while (innerWidth !== width || innerHeight !== height) await drawn();
  await drawn();
  await drawn();
}"""
DRAWN = "() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))"
TIPS = """async () => {
  const found = new Set();
  for (const one of document.querySelectorAll('.table :is(button, a[href], [tabindex])')) {
    if (!one.checkVisibility({ visibilityProperty: true })) continue;
    one.focus({ preventScroll: true });
    await new Promise((placed) => setTimeout(placed));
    const tip = document.querySelector('[role=tooltip]');
    if (!tip) continue;
    if (tip.querySelector('.tip__large')) await new Promise((drawn) => requestAnimationFrame(drawn)); // it fits itself
    measureTip().forEach((sentence) => found.add(`${sentence}, about ${one.getAttribute('aria-label') ?? one.textContent}`));
  }
  document.activeElement?.blur();
  return [...found];
}"""
SPEAK = """async (language) => {
  const until = async (holds) => { while (!holds()) await new Promise((on) => setTimeout(on, 10)); };
  if (document.documentElement.lang === language) return;
  const select = document.querySelector('.head__lang select');
  if (select) {
    select.value = language;
    select.dispatchEvent(new Event('change', { bubbles: true }));
  } else {
    document.querySelector('.top__tools button:last-child').click();
    await until(() => document.querySelector('dialog[open] button[lang]'));
    document.querySelector(`dialog[open] button[lang=${language}]`).click();
    document.querySelector('dialog[open] .dialog__close').click();
  }
  await until(() => document.documentElement.lang === language && !document.querySelector('.table[aria-busy=true]'));
  await until(() => !document.querySelector('[data-banner=translating]'));
}"""


class Screens:
    """`found`: what could not be read or pressed, and where."""

    def __init__(self, guest: Guest, chromium: Browser) -> None:
        self.guest = guest
        self.page = guest.page
        self.found: list[str] = []
        self.records: dict[int, str] = {}
        self.name = ""
        self.days = count()
        self.chromium = chromium
        self.friends: list[BrowserContext] = []
        guest.context.add_init_script(MEASURE)
        guest.home()
        self.page.wait_for_load_state("networkidle")

    def go(self, path: str, ready: str) -> None:
        """To another page, without loading anew."""
        self.page.evaluate("(path) => { history.pushState(null, '', path); dispatchEvent(new PopStateEvent('popstate')); }", path)
        self.page.locator(ready).first.wait_for()

    def sit_down(self, match: Match, moment: Moment, bots: bool = False) -> None:
        """At a table that goes on from a moment of a game, as the one who is asked, with friends or bots."""
        self.name = f"{match.game.name} {moment.kind} at {moment.at}"
        seats: list[dict[str, Any]] = [BOT if bots else OPEN for _ in range(match.seats)]
        seats[moment.seat] = {"kind": "me"}
        table = self.post(f"/api/tables/{self.brought(match)}/continue", {"at": moment.at, "seats": seats})["table"]
        others = [] if bots else [seat for seat in range(match.seats) if seat != moment.seat]
        for number, seat in enumerate(others):
            assert self.friend(number).request.post(f"/api/tables/{table}/join", data={"seat": seat}).ok
        self.go(f"/table/{table}", ".choice[data-choice]")
        self.page.locator("[data-banner=known] .banner__close").click()
        self.page.wait_for_timeout(150)  # what is refused, and what is to come, is asked for a moment later

    def friend(self, number: int) -> BrowserContext:
        """They come when they are needed."""
        for name in FRIENDS[len(self.friends) : number + 1]:
            friend = self.chromium.new_context(base_url=self.guest.address)
            self.friends.append(friend)
            friend.request.get("/api/me")
            assert friend.request.patch("/api/me", data={"name": name}).ok
        return self.friends[number]

    def brought(self, match: Match) -> str:
        """The table with the whole game, played by people with long names."""
        if id(match) not in self.records:
            players = [f"human:{name}" for name in (*FRIENDS, "Anna")[: match.seats]]
            self.records[id(match)] = self.post("/api/records", {**match.record(True), "players": players})["table"]
        return self.records[id(match)]

    def post(self, path: str, body: dict[str, Any]) -> dict[str, Any]:
        answer = self.page.request.post(f"{self.guest.address}{path}", data=body)
        assert answer.ok, answer.text()
        made: dict[str, Any] = answer.json()
        return made

    def speak(self, language: str) -> None:
        self.page.evaluate(SPEAK, language)

    def resize(self, size: tuple[int, int]) -> None:
        """Until the page has taken the new size: what depends on it changes in one picture, what fits there in the next."""
        self.page.set_viewport_size({"width": size[0], "height": size[1]})
        self.page.evaluate(RESIZED, list(size))

    def hint(self) -> None:
        """What a bot would do, beside the choices."""
        self.page.keyboard.press("h")
        self.page.locator(".hints").wait_for()
        self.page.evaluate(DRAWN)

    def measure(
        self, what: str, size: tuple[int, int], language: str, themes: tuple[str, ...] = THEMES[:1], drawer: bool = False
    ) -> None:
        """Look at the page as it stands: on a phone at what is behind each tab of a table, too; and where the panel beside the
        board is a drawer, into it, if that is wanted."""
        self.note(self.page.evaluate(LOOK, [list(themes), drawer]), what, size, language)

    def around(self, language: str, sizes: Sequence[tuple[int, int]] = SIZES, drawer: bool = False) -> None:
        """Look at the table in windows of these sizes: in one of them, each time another, by day, too."""
        light = sizes[next(self.days) % len(sizes)]
        for size in sizes:
            self.resize(size)
            self.measure("", size, language, THEMES if size == light else THEMES[:1], drawer)

    def tips(self, size: tuple[int, int], language: str) -> None:
        """Look at what is said about each thing on the table."""
        self.page.keyboard.press("Shift")  # from now on the focus is seen, and tells about what has it
        self.note({"tip": self.page.evaluate(TIPS)}, "tips", size, language)

    def note(self, found: dict[str, list[str]], what: str, size: tuple[int, int], language: str) -> None:
        for how, sentences in found.items():
            where = f"{self.name} {what} {size[0]}x{size[1]} {language} {how}"
            self.found += [f"{where}: {sentence}" for sentence in sentences]
