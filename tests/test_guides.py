"""Each game's package says where to find what: every file, where it lies, and nothing else."""

import ast
from pathlib import Path

import pytest

GAMES = Path(__file__).parents[1] / "src" / "ratusz" / "games"


def named(guide: str) -> set[str]:
    """The files a guide names: folders are indented by four and end with a stroke, what lies in them by eight."""
    found, folder = set(), ""
    for line in guide.splitlines():
        if line.startswith("    "):
            name = line.split()[0]
            if name.endswith("/"):
                folder = name
            else:
                found.add(f"{folder}{name}.py" if line.startswith(" " * 8) else f"{name}.py")
    return found


@pytest.mark.parametrize("game", ["state51", "newangeles", "frostpunk"])
def test_the_guide_of_a_game_names_every_file_of_it(game: str) -> None:
    guide = ast.get_docstring(ast.parse((GAMES / game / "__init__.py").read_text(encoding="utf-8")), clean=False)
    files = {path.relative_to(GAMES / game).as_posix() for path in (GAMES / game).rglob("*.py") if path.name != "__init__.py"}
    assert guide is not None
    assert named(guide) == files
