"""Somebody at a browser: sees the page, points at it, presses keys. Knows nothing the page does not show."""

import json
import random
from typing import Any

from playwright.sync_api import Browser, ConsoleMessage, Locator, Page, TimeoutError, WebSocket

from ratusz.kernel.changes import changed

DESK = (1440, 900)
NOTEBOOK = (1366, 768)
LAPTOP = (1024, 768)
PHONE = (390, 844)
STEPS = 600  # no game is longer
# For somebody in a hurry: bots that were told to skip ahead do not slow down again.
HURRY = """
const send = WebSocket.prototype.send;
WebSocket.prototype.send = function (text) {
  send.call(this, text.includes('"do":"pace"') ? text.replace(/"ms":\\d+/, '"ms":0') : text);
};
"""


class Guest:
    def __init__(
        self,
        browser: Browser,
        address: str,
        size: tuple[int, int] = DESK,
        toured: bool = True,
        hasty: bool = False,
        speed: str = "once",
        **context: Any,
    ) -> None:
        viewport = {"width": size[0], "height": size[1]}
        self.browser = browser
        self.address = address
        self.speed = speed
        self.context = browser.new_context(viewport=viewport, base_url=address, **{"locale": "en", **context})  # type: ignore[arg-type]
        if toured:
            self.context.add_init_script("localStorage.setItem('toured', 'yes')")
        self.context.add_init_script(f"localStorage.getItem('speed') ?? localStorage.setItem('speed', '{speed}')")
        if hasty:
            self.context.add_init_script(HURRY)
        self.page: Page = self.context.new_page()
        self.page.set_default_timeout(45_000)
        self.frames: list[dict[str, Any]] = []
        self.troubles: list[str] = []
        self.page.on("pageerror", lambda error: self.troubles.append(str(error)))
        self.page.on("console", self.complained)
        self.page.on("websocket", self.listen)

    def complained(self, line: ConsoleMessage) -> None:
        if line.type == "error" and not excused(line.text):
            self.troubles.append(line.text)

    def listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda payload: self.receive(json.loads(payload)))

    def receive(self, frame: dict[str, Any]) -> None:
        """Keep a frame, and the state that is made of it."""
        self.frames.append(frame)
        if frame["type"] == "changed":
            self.frames.append(changed(self.state, frame["state"]))

    # Where one is.

    def again(self) -> Page:
        """The same person in another browser, who knows the game and looks at no big moment. Whoever asks for it closes it."""
        cookies: Any = self.context.cookies()
        context = self.browser.new_context(base_url=self.address, locale="en", storage_state={"cookies": cookies})
        context.add_init_script("localStorage.setItem('toured', 'yes'); localStorage.setItem('speed', 'once')")
        return context.new_page()

    def home(self) -> None:
        self.page.goto("/")
        self.play_button().wait_for()

    def play_button(self, game: str = "state51") -> Locator:
        return self.page.locator(f"[data-game={game}]").get_by_role("button", name="Play now")

    def play_now(self, game: str = "state51") -> None:
        """The two clicks of a first visit: the address, and this one."""
        self.play_button(game).click()
        self.page.locator(".bar").wait_for()

    @property
    def table(self) -> str:
        return self.page.url.rpartition("/table/")[2].partition("/")[0]

    @property
    def states(self) -> list[dict[str, Any]]:
        return [frame for frame in self.frames if frame["type"] == "state"]

    @property
    def state(self) -> dict[str, Any]:
        return self.states[-1]

    @property
    def entries(self) -> list[dict[str, Any]]:
        """What was written to the log while this guest was there."""
        return [entry for frame in self.frames if frame["type"] == "changed" for entry in frame["entries"]]

    def answer(self, kind: str) -> dict[str, Any]:
        """What the page has asked about the present state, as soon as it is here."""
        for _ in range(STEPS):
            for frame in reversed(self.frames):
                if frame["type"] == kind and frame["seq"] == self.state["seq"]:
                    return frame
            self.rest()
        raise AssertionError(f"the page does not ask for {kind}")

    @property
    def over(self) -> bool:
        return bool(self.states) and bool(self.state["over"])

    # What one sees and does.

    @property
    def choices(self) -> Locator:
        return self.page.locator(".choice[data-choice][aria-disabled=false]")

    @property
    def confirm(self) -> Locator:
        return self.page.locator(".preview .button--main:visible:enabled")

    def asked(self) -> bool:
        return self.choices.count() > 0

    def skip(self) -> None:
        """Do not watch the bots think."""
        if self.page.locator(".thinking").count():
            self.page.keyboard.press("s")

    def rest(self) -> None:
        self.page.wait_for_timeout(40)

    def act_by_clicking(self, chance: random.Random) -> None:
        """One click: on something that glows, on a choice of the bar, or on the button that confirms."""
        if self.confirm.count():
            self.click(self.confirm.first)
            return
        glowing = self.page.locator("[data-mark=legal]:visible")
        if glowing.count() and chance.random() < 0.5:
            self.click(glowing.nth(chance.randrange(glowing.count())))
        elif self.choices.count():
            self.click(self.choices.nth(self.pick(chance)))

    def pick(self, chance: random.Random) -> int:
        """Any choice, but passing only now and then."""
        keys = self.choices.evaluate_all("(all) => all.map((one) => one.dataset.choice)")
        better = [number for number, key in enumerate(keys) if key != "pass"]
        return chance.choice(better) if better and chance.random() < 0.9 else chance.randrange(len(keys))

    def click(self, found: Locator) -> None:
        """What was there a moment ago may be gone; then nothing is clicked."""
        try:
            found.click(timeout=1500)
        except TimeoutError:
            self.page.keyboard.press("Escape")

    def act_by_keys(self, chance: random.Random) -> None:
        """One key: the number of a choice, or Enter."""
        if self.confirm.count():
            self.page.keyboard.press("Enter")
        elif self.choices.count():
            label = self.choices.nth(self.pick(chance)).locator("kbd").inner_text()
            self.page.keyboard.press(label)

    def finish(self, chance: random.Random, by_keys: bool = False) -> None:
        """Play to the end of the game."""
        for _ in range(STEPS):
            if self.over:
                return
            if self.asked():
                (self.act_by_keys if by_keys else self.act_by_clicking)(chance)
            else:
                self.skip()
            self.rest()
        raise AssertionError("the game does not end")

    def let_a_bot_finish(self) -> None:
        """To the end of the game, in this seat as in the others. For who is `hasty`."""
        self.page.request.post(f"/api/tables/{self.table}/seats/{self.state['eyes']}", data={"bot": "greedy"})
        for _ in range(STEPS):
            if self.over:
                return
            self.skip()
            self.rest()
        raise AssertionError("the game does not end")

    def wait_until_asked(self) -> None:
        for _ in range(STEPS):
            if self.asked():
                return
            self.skip()
            self.rest()
        raise AssertionError("nobody asks")

    def move(self, chance: random.Random) -> None:
        """Clicks until something has been done."""
        before = self.state["seq"]
        for _ in range(STEPS):
            if self.over or self.state["seq"] != before:
                return
            self.act_by_clicking(chance)
            self.rest()
        raise AssertionError("nothing was done")


def excused(text: str) -> bool:
    """While the server is down, the browser itself complains about the connection."""
    return "WebSocket connection to" in text or "net::ERR_CONNECTION" in text
