"""A page on which many positions are looked at in place: another table, window, language or theme, and no new load."""

from pathlib import Path
from typing import Any

from playwright.sync_api import Browser

from ratusz.kernel.match import Match
from tests.browser.guest import Guest
from tests.browser.positions import Moment

SIZES = ((390, 844), (768, 1024), (1024, 768), (1280, 800), (1440, 900), (1920, 1080), (2560, 1440))
PHONES = SIZES[:1]
LANGUAGES = ("ru", "pl", "de", "en")
THEMES = ("dark", "light")
MEASURE = Path(__file__).with_name("measure.js").read_text(encoding="utf-8")
FRIENDS = ("Magdalena", "Wojciech", "Екатерина", "Sebastian", "Jo")
LOOK = """async (themes) => {
  const found = {};
  const page = document.documentElement;
  const drawn = () => new Promise((next) => requestAnimationFrame(() => requestAnimationFrame(next)));
  let [stood, same] = [null, []];
  await document.fonts.ready;
  for (const theme of themes.sort((one, other) => (other === page.dataset.theme) - (one === page.dataset.theme))) {
    page.dataset.theme = theme;
    if (standing() !== stood) {
      if (stood !== null) await drawn();
      same = measure();
      stood = standing();
    }
    found[theme] = same;
  }
  return found;
}"""
RESIZED = "([width, height]) => innerWidth === width && innerHeight === height"
DRAWN = "() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))"
TURN = """(number) => {
  document.querySelectorAll('.tabbar button')[number].click();
  return new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
}"""
TIPS = """async () => {
  const found = new Set();
  for (const one of document.querySelectorAll('.table :is(button, a[href], [tabindex])')) {
    if (!one.checkVisibility({ visibilityProperty: true })) continue;
    one.focus({ preventScroll: true });
    await new Promise((placed) => setTimeout(placed));
    const tip = document.querySelector('[role=tooltip]');
    if (!tip) continue;
    if (tip.querySelector('.tip__large')) await new Promise((drawn) => requestAnimationFrame(drawn)); // it fits itself
    measureTip().forEach((sentence) => found.add(sentence));
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
        self.friends = [chromium.new_context(base_url=guest.address) for _ in FRIENDS]
        guest.context.add_init_script(MEASURE)
        guest.home()
        self.page.wait_for_load_state("networkidle")
        for friend, name in zip(self.friends, FRIENDS, strict=True):
            friend.request.get("/api/me")
            friend.request.patch("/api/me", data={"name": name})

    def go(self, path: str, ready: str) -> None:
        """To another page, without loading anew."""
        self.page.evaluate("(path) => { history.pushState(null, '', path); dispatchEvent(new PopStateEvent('popstate')); }", path)
        self.page.locator(ready).first.wait_for()

    def sit_down(self, match: Match, moment: Moment) -> None:
        """At a table that goes on from a moment of a game, as the one who is asked, with friends."""
        self.name = f"{match.game.name} {moment.kind} at {moment.at}"
        seats: list[dict[str, Any]] = [{"kind": "open"} for _ in range(match.seats)]
        seats[moment.seat] = {"kind": "me"}
        table = self.post(f"/api/tables/{self.brought(match)}/continue", {"at": moment.at, "seats": seats})["table"]
        others = [seat for seat in range(match.seats) if seat != moment.seat]
        for seat, friend in zip(others, self.friends, strict=False):
            assert friend.request.post(f"/api/tables/{table}/join", data={"seat": seat}).ok
        self.go(f"/table/{table}", ".choice[data-choice]")
        self.page.locator("[data-banner=known] .banner__close").click()
        self.page.wait_for_timeout(150)  # what is refused, and what is to come, is asked for a moment later

    def brought(self, match: Match) -> str:
        """The table with the whole game."""
        if id(match) not in self.records:
            self.records[id(match)] = self.post("/api/records", match.record(True))["table"]
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
        self.page.wait_for_function(RESIZED, arg=list(size))
        self.page.evaluate(DRAWN)

    def hint(self) -> None:
        """What a bot would do, beside the choices."""
        self.page.keyboard.press("h")
        self.page.locator(".hints").wait_for()
        self.page.evaluate(DRAWN)

    def measure(self, what: str, size: tuple[int, int], language: str, themes: tuple[str, ...] = THEMES) -> None:
        """Look at the page as it is drawn."""
        self.note(self.page.evaluate(LOOK, list(themes)), what, size, language)

    def around(self, what: str, size: tuple[int, int], language: str) -> None:
        """Look at the table: on a phone at what is behind each of its tabs, too."""
        self.resize(size)
        self.measure(what, size, language)
        for number in range(1, self.page.locator(".tabbar button:visible").count()):
            self.page.evaluate(TURN, number)
            self.measure(f"{what} tab {number + 1}", size, language)
        if size in PHONES:
            self.page.evaluate(TURN, 0)

    def tips(self, size: tuple[int, int], language: str) -> None:
        """Look at what is said about each thing on the table."""
        self.page.keyboard.press("Shift")  # from now on the focus is seen, and tells about what has it
        self.note({"tip": self.page.evaluate(TIPS)}, "tips", size, language)

    def note(self, found: dict[str, list[str]], what: str, size: tuple[int, int], language: str) -> None:
        for how, sentences in found.items():
            where = f"{self.name} {what} {size[0]}x{size[1]} {language} {how}"
            self.found += [f"{where}: {sentence}" for sentence in sentences]
