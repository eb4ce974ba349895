"""The command `ratusz`, on the compiled engine if this checkout has one that was made from its sources as they are now.

tools/compile.py makes it in build/compiled. Nothing may be imported here that imports the engine: it would be the plain one.
"""

import gc
import hashlib
import os
import sys
from pathlib import Path

import ratusz

ENGINE = ("kernel", "games", "bots")  # the packages that are compiled
STAMP = "sources.sha256"  # in a compiled tree: what it was made from
VARIABLE = "RATUSZ_ENGINE"  # `plain` keeps to the sources


def fingerprint(source: Path) -> str:
    """Of the engine's sources and content in a folder `ratusz`, and of the interpreter that runs them."""
    digest = hashlib.sha256(sys.version.encode())
    for package in ENGINE:
        for path in sorted(engine_files(source / package)):
            digest.update(f"\0{path.relative_to(source)}\0".encode())
            digest.update(path.read_bytes())
    return digest.hexdigest()


def engine_files(folder: Path) -> list[Path]:
    found = []
    for place, folders, names in os.walk(folder):
        folders[:] = [name for name in folders if name != "__pycache__"]
        found += [Path(place, name) for name in names if not name.endswith((".so", ".pyc"))]
    return found


def compiled_tree(source: Path) -> Path | None:
    """The compiled tree of a checkout's `src/ratusz`, if there is one and it is not out of date."""
    tree = source.parents[1] / "build" / "compiled"
    try:
        made_from = (tree / STAMP).read_text()
    except OSError:
        return None
    return tree if made_from == fingerprint(source) else None


def take_engine() -> None:
    tree = None if os.environ.get(VARIABLE) == "plain" else compiled_tree(Path(ratusz.__path__[0]))
    if tree is not None:
        sys.path.insert(0, str(tree))  # also for processes that are started later
        ratusz.__path__.insert(0, str(tree / "ratusz"))


def main() -> None:
    gc.disable()  # until the commands are there: what is imported stays, and looking through it is a tenth of the start
    take_engine()
    from .terminal import app

    app.main()
