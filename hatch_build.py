"""What a wheel holds besides the sources: the page, so that whoever installs one needs no Node, and the compiled engine, so that
nobody needs a C compiler."""

import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

sys.path.insert(0, str(Path(__file__).parent / "src"))

from ratusz.launch import ENGINE, compiled_tree

INDEX = Path("src/ratusz/web/index.html")


class Hook(BuildHookInterface[Any]):
    PLUGIN_NAME = "custom"

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            return
        root = Path(self.root)
        build_page(root)
        tree = compiled_tree(root / "src" / "ratusz")
        if self.target_name == "wheel" and tree is not None:
            twins = [twin for package in ENGINE for twin in (tree / "ratusz" / package).rglob("*.so")]
            build_data["force_include"] |= {str(twin): str(twin.relative_to(tree)) for twin in twins}
            build_data["pure_python"] = False
            build_data["infer_tag"] = True  # for this interpreter on this kind of machine alone


def build_page(root: Path) -> None:
    """A source archive brings the page along; a checkout builds it, if it is not the newest."""
    if (root / INDEX).exists() and not (root / ".git").exists():
        return
    if shutil.which("npm") is not None:
        subprocess.run(["make", "-s", "page"], cwd=root, check=True)
    elif not (root / INDEX).exists():
        raise RuntimeError("To build Ratusz, install Node 20.19 or newer: it makes the page that goes into the package.")
