"""Games are found wherever a package is installed that announces one; a broken one harms no other."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

MANIFEST = """
from ratusz.kernel.manifest import Manifest

MANIFEST = Manifest("{name}", (2,), 10, "{module}", "{module}:GAME", "{module}:VOICE", "{module}:STRATEGY")
"""


def install(folder: Path, module: str, game: str, source: str) -> None:
    """A package as pip leaves it."""
    (folder / f"{module}.py").write_text(source)
    about = folder / f"{module}-1.0.dist-info"
    about.mkdir()
    (about / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {module}\nVersion: 1.0\n")
    (about / "entry_points.txt").write_text(f"[ratusz.games]\n{game} = {module}:MANIFEST\n")


def ratusz(folder: Path, *words: str) -> tuple[int, str, str]:
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join([str(folder), os.environ.get("PYTHONPATH", "")])}
    command = [sys.executable, "-m", "ratusz", *words]
    done = subprocess.run(command, capture_output=True, text=True, input="", env=environment, check=False)
    return done.returncode, done.stdout, done.stderr


@pytest.mark.parametrize(
    ("source", "told"),
    [
        ("import nowhere", "ModuleNotFoundError: No module named 'nowhere'."),
        ("MANIFEST = 5", "The entry point “chess” must lead to a Manifest with this name."),
        (MANIFEST.format(name="go", module="chess_game"), "The entry point “chess” must lead to a Manifest with this name."),
        (MANIFEST.format(name="chess", module="chess_game"), "AttributeError: module 'chess_game' has no attribute 'GAME'."),
    ],
)
def test_a_broken_game_is_named_in_one_sentence_and_the_others_work(tmp_path: Path, source: str, told: str) -> None:
    install(tmp_path, "chess_game", "chess", source)
    sentence = f"The game “chess” from the package chess_game cannot be used: {told} Update the package or uninstall it.\n"
    assert ratusz(tmp_path, "play", "chess") == (2, "", sentence)
    code, out, err = ratusz(tmp_path, "rules", "VISIT.1")
    assert (code, err) == (0, sentence)
    assert "S51-VISIT.1" in out
    code, out, err = ratusz(tmp_path, "rules", "--game", "state51", "VISIT.1")
    assert (code, err) == (0, "")


def test_a_game_that_two_packages_bring_is_played_from_neither(tmp_path: Path) -> None:
    install(tmp_path, "other_state", "state51", MANIFEST.format(name="state51", module="other_state"))
    told = "Several packages bring a game “state51”: other_state, ratusz. Uninstall all but one.\n"
    assert ratusz(tmp_path, "rules", "--game", "state51", "VISIT.1") == (2, "", told)
    code, _, err = ratusz(tmp_path, "rules", "--game", "newangeles", "NA-7.1")
    assert (code, err) == (0, "")


def test_one_game_is_read_without_the_others() -> None:
    program = "import sys; from ratusz.games.catalogue import game_named; game_named('state51'); print(*sys.modules)"
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    read = [module for module in done.stdout.split() if module.startswith("ratusz.games.")]
    assert "ratusz.games.state51.game" in read
    assert [module for module in read if module.endswith(".game")] == ["ratusz.games.state51.game"]
