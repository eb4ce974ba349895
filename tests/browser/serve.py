"""The command `ratusz` for a server whose deals and bots depend on the name of the test alone: no test fails by chance.

Its notices may also go to a push service on this machine, and as many guests come from it as there are tests. It shows another
version of the page as soon as there is one.
"""

import os
import time
from collections import Counter
from functools import partial
from pathlib import Path

from ratusz import launch

AHEAD = "ahead.txt"  # beside it: by how many seconds the server's clock is ahead
NEWER = "page"  # beside it: the folder with that version
TEST = "RATUSZ_BROWSER_TEST"  # the file that holds the name of the test under way


def main() -> None:
    launch.take_engine()
    from ratusz.server import clock
    from ratusz.server.http import page, tables
    from ratusz.server.settings import SERVICES, Settings
    from ratusz.server.thinking import thinkers
    from ratusz.terminal import app, serve

    file = Path(os.environ[TEST])
    opened: Counter[str] = Counter()

    def deal() -> str:
        test = file.read_text()
        opened[test] += 1
        return f"{test}, table {opened[test]}"

    def moved() -> float:
        """The time, as much later as the test says."""
        return time.time() + (float(ahead.read_text()) if ahead.exists() else 0.0)

    ahead, newer, built = file.with_name(AHEAD), file.with_name(NEWER), page.root
    page.root = lambda: newer if newer.exists() else built()
    clock.source = moved
    vars(serve)["Settings"] = partial(Settings, push_services=(*SERVICES, "127.0.0.1"), guests_per_hour=10_000)
    tables.new_seed = deal
    thinkers.new_seed = file.read_text
    app.main()


if __name__ == "__main__":
    main()
