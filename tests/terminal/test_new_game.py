"""`ratusz new-game` lays out a game that can be played, and says what is wrong with a name."""

import json
import os
import subprocess
import sys

import pytest

from tests.example import install
from tests.terminal.conftest import Shell


@pytest.mark.parametrize(
    ("name", "told"),
    [
        ("Chess", "“Chess” cannot be the name of a game"),
        ("4chess", "cannot be the name of a game"),
        ("import", "cannot be the name of a game"),
        ("../chess", "cannot be the name of a game"),
        ("state51", "There is a game or a package “state51” already"),
        ("json", "There is a game or a package “json” already"),
    ],
)
def test_a_name_that_cannot_be_is_told(shell: Shell, name: str, told: str) -> None:
    assert told in shell.fails("new-game", name)
    assert list(shell.folder.iterdir()) == []


def test_a_folder_that_is_there_is_left_alone(shell: Shell) -> None:
    (shell.folder / "chess").mkdir()
    assert "chess is there already" in shell.fails("new-game", "chess")
    assert list((shell.folder / "chess").iterdir()) == []


@pytest.mark.slow
def test_what_is_laid_out_passes_every_check_and_its_own_test(shell: Shell) -> None:
    assert shell("new-game", "tic_tac") == 0
    assert "ratusz check tic_tac" in shell.out
    source = shell.folder / "tic_tac"
    assert not [path for path in source.rglob("*") if path.is_file() and b"newgame" in path.read_bytes().lower()]
    environment = {**os.environ, "PYTHONPATH": install(shell.folder / "installed", source)}

    def run(*words: str) -> str:
        done = subprocess.run([sys.executable, "-m", *words], capture_output=True, text=True, env=environment, check=False)
        assert done.returncode == 0, done.stdout + done.stderr
        return done.stdout

    assert json.loads(run("ratusz", "check", "tic_tac", "--games", "10", "--json"))["findings"] == []
    run("pytest", "-q", "-p", "no:cacheprovider", "-c", os.devnull, str(source / "tests"))


@pytest.mark.slow
def test_a_mistake_in_what_was_laid_out_is_a_sentence_and_exit_code_1(shell: Shell) -> None:
    assert shell("new-game", "tic_tac") == 0
    rules = shell.folder / "tic_tac" / "src" / "tic_tac" / "game.py"
    rules.write_text(rules.read_text().replace("self.hands.copy()", "self.hands"))
    (shell.folder / "tic_tac/src/tic_tac/locale/de/tic_tac/board.ftl").write_text("view-turn = Reihe\n")
    environment = {**os.environ, "PYTHONPATH": install(shell.folder / "installed", shell.folder / "tic_tac")}
    command = [sys.executable, "-m", "ratusz", "check", "tic_tac", "--games", "4"]
    done = subprocess.run(command, capture_output=True, text=True, env=environment, check=False)
    told = " ".join(done.stdout.split())
    assert done.returncode == 1
    assert "playing on in a clone changes the original" in told
    assert "is missing in the language “de”" in told
