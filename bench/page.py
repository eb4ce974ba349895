"""The page in a fresh browser, as somebody meets it who was never here: `python -m bench.page [--times 5] [--json]`.

For the home page and a table of each game, medians of several visits: how long until something can be chosen, how much time of
a core the browser's main thread took until then and for what, its longest task, and how many bytes of scripts came, packed as
they travel. Where a machine has other work, the time of a core says more than the time that passed.
"""

import argparse
import json
import os
import statistics
import tempfile
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page

from ratusz.games.catalogue import manifest, names
from tests.browser import machine
from tests.browser.guest import DESK

TASKS = """
window.longest = 0;
new PerformanceObserver((list) => {
  for (const { duration } of list.getEntries()) window.longest = Math.max(window.longest, duration);
}).observe({ type: 'longtask', buffered: true });
"""
READY = {"home": "[data-game] button:enabled", "table": ".choice[data-choice][aria-disabled=false]"}
SCRIPTS = """() => performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.js'))
    .reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0)"""
BUSY = {
    "TaskDuration": "core_ms",
    "ScriptDuration": "script_ms",
    "LayoutDuration": "layout_ms",
    "RecalcStyleDuration": "style_ms",
}


def opened(page: Page, game: str) -> str:
    """The address of a table with bots at the other seats."""
    seats = [{"kind": "me"}, *[{"kind": "bot", "bot": "greedy"}] * (min(manifest(game).seats) - 1)]
    answer = page.request.post("/api/tables", data={"game": game, "seats": seats})
    assert answer.ok, answer.text()
    url: str = answer.json()["url"]
    return url


def visit(browser: Browser, address: str, game: str | None) -> dict[str, float]:
    context = browser.new_context(base_url=address, viewport={"width": DESK[0], "height": DESK[1]}, service_workers="block")
    context.add_init_script(TASKS + "localStorage.setItem('toured', 'yes'); localStorage.setItem('speed', 'once');")
    page = context.new_page()
    path = opened(page, game) if game else "/"
    devtools = context.new_cdp_session(page)
    devtools.send("Performance.enable", {"timeDomain": "threadTicks"})
    page.goto(path, wait_until="commit")
    ready = READY["table" if game else "home"]
    waited = page.wait_for_function("(ready) => document.querySelector(ready) && performance.now()", arg=ready, polling="raf")
    metrics = {one["name"]: one["value"] for one in devtools.send("Performance.getMetrics")["metrics"]}
    figures = {
        "ready_ms": float(waited.json_value()),
        **{name: 1000 * metrics[metric] for metric, name in BUSY.items()},
        "longest_task_ms": float(page.evaluate("longest")),
        "script_bytes": float(page.evaluate(SCRIPTS)),
    }
    context.close()
    return figures


def measure(times: int) -> dict[str, dict[str, float]]:
    machine.built()
    server = machine.Server(Path(tempfile.mkdtemp()))
    server.begin("bench.page")
    server.start()
    try:
        with machine.browser() as browser:
            visit(browser, server.address, None)  # the server has read its files by then
            found: dict[str, dict[str, float]] = {}
            for game in (None, *sorted(names())):
                visits = [visit(browser, server.address, game) for _ in range(times)]
                found[game or "home"] = {name: statistics.median([one[name] for one in visits]) for name in visits[0]}
            return found
    finally:
        server.end()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--times", type=int, default=5, help="visits of each page (5)")
    parser.add_argument("--json", action="store_true", help="the figures alone")
    asked = parser.parse_args()
    found: dict[str, Any] = measure(asked.times)
    if asked.json:
        print(json.dumps({"load": os.getloadavg()[0], "pages": found}, indent=2))
        return
    print(f"Medians of {asked.times} visits; load of the machine {os.getloadavg()[0]:.1f} on {os.cpu_count()} cores")
    columns = ("ready_ms", *BUSY.values(), "longest_task_ms", "script_bytes")
    print(f"{'':12}" + "".join([f"{name:>17}" for name in columns]))
    for page, figures in found.items():
        print(f"{page:12}" + "".join([f"{figures[name]:>17,.0f}" for name in columns]))


if __name__ == "__main__":
    main()
