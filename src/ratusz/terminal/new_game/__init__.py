"""`ratusz new-game`: the folder of a game that can be played, to put one's own rules in.

The files beside this one are its pattern, each with `.txt` behind its name and `newgame` where the name of the game will stand.
"""

import keyword
import re
from importlib import resources
from importlib.resources.abc import Traversable
from importlib.util import find_spec
from pathlib import Path
from typing import Final

from ...games.catalogue import announced
from ...kernel.problem import Problem
from ..records import telling
from ..screen import Screen

PATTERN: Final = "newgame"
SUFFIX: Final = ".txt"


def lay_out(screen: Screen, name: str, where: Path) -> None:
    if not re.fullmatch(r"[a-z][a-z0-9_]{0,39}", name) or keyword.iskeyword(name):
        raise Problem("new-name", name=name)
    if name in announced() or find_spec(name) is not None:
        raise Problem("new-taken", name=name)
    folder = where / name
    if folder.exists():
        raise Problem("new-folder", folder=str(folder))
    with telling(folder):
        copy(resources.files(__package__), folder, name)
    screen.say("new-game-made", folder=str(folder))
    for line in (f"pip install -e ./{name}", f"ratusz check {name}", f"ratusz play {name}", f"python -m pytest {name}/tests"):
        screen.console.print(f"  {line}", style="key", soft_wrap=True)


def copy(source: Traversable, target: Path, name: str) -> None:
    """A folder of the pattern with another name in the place of its own."""
    for entry in source.iterdir():
        if entry.is_dir() and entry.name != "__pycache__":
            copy(entry, target / renamed(entry.name, name), name)
        elif entry.name.endswith(SUFFIX):
            target.mkdir(parents=True, exist_ok=True)
            (target / entry.name.removesuffix(SUFFIX)).write_text(
                renamed(entry.read_text(encoding="utf-8"), name), encoding="utf-8"
            )


def renamed(text: str, name: str) -> str:
    """Ids of clauses have capitals and no underscores, titles a capital."""
    plain = name.replace("_", "").upper()
    title = name.replace("_", " ").capitalize()
    return text.replace(PATTERN.upper(), plain).replace(f"= {PATTERN.capitalize()}", f"= {title}").replace(PATTERN, name)
