"""The command `ratusz` for a server whose deals and bots depend on the name of the test alone: no test fails by chance."""

import os
from collections import Counter
from pathlib import Path

from ratusz import launch

TEST = "RATUSZ_BROWSER_TEST"  # the file that holds the name of the test under way


def main() -> None:
    launch.take_engine()
    from ratusz.server import thinkers
    from ratusz.server.http import tables
    from ratusz.terminal import app

    file = Path(os.environ[TEST])
    opened: Counter[str] = Counter()

    def deal() -> str:
        test = file.read_text()
        opened[test] += 1
        return f"{test}, table {opened[test]}"

    tables.new_seed = deal
    thinkers.new_seed = file.read_text
    app.main()


if __name__ == "__main__":
    main()
