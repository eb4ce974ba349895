"""A small client of Firefox, which speaks WebDriver BiDi itself: it opens pages, looks at them, and clicks."""

import base64
import json
import subprocess
import time
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from itertools import count
from pathlib import Path
from typing import Any, TypeVar

import pytest
from websockets.sync.client import ClientConnection, connect

from tests.browser.guest import DESK
from tests.browser.machine import PATIENCE
from tests.debian import Missing, need

Found = TypeVar("Found")
REST = 0.05  # seconds between two looks at a page
PREFERENCES: dict[str, bool | int | str] = {"app.update.enabled": False, "intl.locale.requested": "en-US"}
FLAGS = ("--headless", "--no-remote", "--remote-debugging-port=0", "--remote-allow-system-access")
GONE = {"move target out of bounds", "no such element"}  # what Firefox calls that
SEEN = """((selector, text) => {
  const says = (one) => (one.getAttribute('aria-label') ?? one.textContent).includes(text);
  const shown = (one) => one.checkVisibility({ visibilityProperty: true });
  const found = [...document.querySelectorAll(selector)].find((one) => shown(one) && says(one));
  found?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
  return found ?? null;
})"""


class Refused(Exception):
    """What Firefox was told makes no sense, or a page threw something."""


class Gone(Refused):
    """What is to be clicked was there a moment ago."""


class Firefox:
    def __init__(self, line: ClientConnection) -> None:
        self.line = line
        self.numbers = count(1)
        self.troubles: list[str] = []
        self.call("session.new", capabilities={})
        self.call("session.subscribe", events=["log.entryAdded"])

    def call(self, method: str, **params: Any) -> dict[str, Any]:
        number = next(self.numbers)
        self.line.send(json.dumps({"id": number, "method": method, "params": params}))
        while (told := self.heard(method)).get("id") != number:  # an event, or an answer that comes too late
            if told.get("method") == "log.entryAdded" and (entry := told["params"])["level"] == "error":
                self.troubles.append(f"{entry['text']} {entry.get('stackTrace')}")
        if told["type"] == "error":
            raise (Gone if told["error"] in GONE else Refused)(f"{method}: {told['message']}")
        result: dict[str, Any] = told["result"]
        return result

    def heard(self, method: str) -> dict[str, Any]:
        try:
            told: dict[str, Any] = json.loads(self.line.recv(PATIENCE))
        except TimeoutError:
            raise TimeoutError(f"{method}: Firefox does not answer") from None
        return told

    def page(self, before: str, size: tuple[int, int] = DESK) -> "Page":
        """Of somebody who knows nothing. `before` is run in every document of his before anything else."""
        who = self.call("browser.createUserContext")["userContext"]
        self.call("script.addPreloadScript", functionDeclaration=f"() => {{ {before} }}", userContexts=[who])
        page = Page(self, who, self.call("browsingContext.create", type="tab", userContext=who)["context"])
        page.resize(size)
        return page

    def opened(self, address: str) -> "Page | None":
        """A page that somebody has opened there, not we."""
        pages = [Page(self, one["userContext"], one["context"]) for one in self.shown() if one["url"] == address]
        return pages[0] if pages else None

    def notice(self) -> "Page | None":
        """What lies on the screen, above all pages: a window of Firefox's own."""
        windows = [Page(self, "", one["context"]) for one in self.shown("chrome") if one["url"].endswith("/alert.xhtml")]
        return windows[0] if windows else None

    def shown(self, scope: str = "content") -> list[dict[str, Any]]:
        found: list[dict[str, Any]] = self.call("browsingContext.getTree", **{"moz:scope": scope})["contexts"]
        return found


class Page:
    def __init__(self, firefox: Firefox, who: str, context: str) -> None:
        self.firefox = firefox
        self.who = who
        self.context = context

    def close(self) -> None:
        """And forget who he was."""
        self.firefox.call("browser.removeUserContext", userContext=self.who)

    def goto(self, address: str) -> None:
        self.firefox.call("browsingContext.navigate", context=self.context, url=address, wait="complete")

    def reload(self) -> None:
        self.firefox.call("browsingContext.reload", context=self.context, wait="complete")

    def resize(self, size: tuple[int, int]) -> None:
        viewport = {"width": size[0], "height": size[1]}
        self.firefox.call("browsingContext.setViewport", context=self.context, viewport=viewport)

    def evaluate(self, expression: str) -> Any:
        """What it comes to, or what that promises, as plain data."""
        value = self.result(f"(async () => JSON.stringify((await ({expression})) ?? null))()")["value"]
        return json.loads(value)

    def result(self, expression: str) -> dict[str, Any]:
        told = self.firefox.call(
            "script.evaluate", expression=expression, target={"context": self.context}, awaitPromise=True, userActivation=False
        )
        if told["type"] == "exception":
            raise Refused(told["exceptionDetails"]["text"])
        result: dict[str, Any] = told["result"]
        return result

    def until(self, expression: str) -> Any:
        """As soon as it holds."""
        return patiently(lambda: self.evaluate(expression), f"it never holds: {expression}")

    def has(self, selector: str, text: str = "") -> bool:
        """Whether there is something to be seen that says so."""
        return bool(self.evaluate(f"{SEEN}({json.dumps(selector)}, {json.dumps(text)}) !== null"))

    def wait_for(self, selector: str, text: str = "") -> None:
        self.until(f"{SEEN}({json.dumps(selector)}, {json.dumps(text)}) !== null")

    def click(self, selector: str, text: str = "") -> None:
        patiently(lambda: self.hit(selector, text), f"it is never there to be clicked: {selector} {text}")

    def hit(self, selector: str, text: str = "") -> bool:
        """Click with the pointer, in the middle of the first such thing, whatever lies there; or say that there is none."""
        found = self.result(f"{SEEN}({json.dumps(selector)}, {json.dumps(text)})")
        if found["type"] == "null":
            return False
        element = {"sharedId": found["sharedId"]}
        there = {"type": "pointerMove", "x": 0, "y": 0, "origin": {"type": "element", "element": element}}
        actions = [there, {"type": "pointerDown", "button": 0}, {"type": "pointerUp", "button": 0}]
        try:
            self.perform({"type": "pointer", "id": "mouse", "actions": actions})
        except Gone:
            return False
        return True

    def press(self, key: str) -> None:
        actions = [{"type": "keyDown", "value": key}, {"type": "keyUp", "value": key}]
        self.perform({"type": "key", "id": "keys", "actions": actions})

    def perform(self, source: dict[str, Any]) -> None:
        self.firefox.call("input.performActions", context=self.context, actions=[source])

    def picture(self, path: Path) -> None:
        data = self.firefox.call("browsingContext.captureScreenshot", context=self.context)["data"]
        path.write_bytes(base64.b64decode(data))


@contextmanager
def firefox(profile: Path, preferences: Mapping[str, bool | int | str]) -> Iterator[Firefox]:
    try:
        program = need("firefox-esr")
    except Missing as missing:
        pytest.skip(str(missing))
    lines = [f"user_pref({json.dumps(name)}, {json.dumps(value)});" for name, value in {**PREFERENCES, **preferences}.items()]
    (profile / "user.js").write_text("\n".join(lines))
    command = [str(program), *FLAGS, "--profile", str(profile)]
    process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    try:
        address = f"ws://127.0.0.1:{port_of(profile)}/session"
        with connect(address, open_timeout=PATIENCE, ping_interval=None, max_size=None) as line:
            yield Firefox(line)
    finally:
        process.terminate()
        try:
            process.wait(PATIENCE)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()


def port_of(profile: Path) -> int:
    """Where it listens, as soon as it does."""
    file = profile / "WebDriverBiDiServer.json"
    text = patiently(lambda: file.read_text() if file.exists() else None, "Firefox does not start")
    return int(json.loads(text)["ws_port"])


def patiently(look: Callable[[], Found | None], trouble: str) -> Found:
    """What is seen as soon as there is anything."""
    late = time.monotonic() + PATIENCE
    while not (found := look()):
        assert time.monotonic() < late, trouble
        time.sleep(REST)
    return found
