"""The page goes into every wheel and source archive, so that whoever installs one needs no Node."""

import shutil
import subprocess
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

INDEX = Path("src/ratusz/web/index.html")


class PageHook(BuildHookInterface[Any]):
    PLUGIN_NAME = "custom"

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build the page, unless it is there already: a source archive brings it along. A checkout builds it with make."""
        if version == "editable":
            return
        root = Path(self.root)
        if (root / INDEX).exists() and not (root / ".git").exists():
            return
        npm = shutil.which("npm")
        if npm is None:
            if (root / INDEX).exists():
                return
            raise RuntimeError("To build Ratusz, install Node 20.19 or newer: it makes the page that goes into the package.")
        subprocess.run([npm, "ci", "--silent"], cwd=root / "web", check=True)
        subprocess.run([npm, "run", "--silent", "build", "--", "--logLevel", "warn"], cwd=root / "web", check=True)
