"""The example of a game in a package of its own, installed as pip does it."""

import os
import subprocess
import sys
from pathlib import Path

SOURCE = Path(__file__).parents[1] / "examples" / "scopa"


def install(folder: Path, source: Path = SOURCE) -> str:
    """Install a game's package into a folder; the PYTHONPATH by which it is found there."""
    pip = [sys.executable, "-m", "pip", "--disable-pip-version-check", "--no-input", "-q", "install"]
    subprocess.run([*pip, "--no-deps", "--no-build-isolation", "--no-index", "--target", str(folder), str(source)], check=True)
    return os.pathsep.join([str(folder), os.environ.get("PYTHONPATH", "")])
