"""The page's types are made from the server's; nobody forgot to make them anew."""

import subprocess
import sys

from tests.browser.machine import ROOT


def test_the_types_of_the_page_are_up_to_date() -> None:
    done = subprocess.run([sys.executable, str(ROOT / "tools" / "wire.py"), "--check"], check=False)
    assert done.returncode == 0, "run python tools/wire.py"
