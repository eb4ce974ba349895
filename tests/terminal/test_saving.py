"""Leaving a game and going on with it: nothing is lost."""

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest

from ratusz.bots.random import Random
from ratusz.kernel.chance import Guess
from ratusz.terminal.play import Play
from tests.terminal.conftest import Shell
from tests.terminal.test_play import TURN, Position, moves_of, record


def test_the_end_of_input_saves_the_game_and_says_how_to_go_on(shell: Shell) -> None:
    assert shell("play", "state51", "--seed", "7", typed="1\n") == 0
    [file] = shell.saved
    assert f"ratusz play --resume {file}" in shell.out
    assert len(moves_of(file)) == 1


def test_a_resumed_game_goes_on_in_the_same_file(shell: Shell) -> None:
    shell("play", "state51", "--against", "random", "--seed", "7", typed="1\nquit\n")
    [file] = shell.saved
    first = record(file)["moves"]
    assert shell("play", "--resume", file, typed="1\n") == 0
    assert shell.saved == [file]
    later = record(file)["moves"]
    assert later[: len(first)] == first
    assert len(later) > len(first)


def test_a_resumed_game_ends_like_one_that_was_never_left(shell: Shell) -> None:
    """Both seats are people here, so that every choice is the same."""
    shell("play", "state51", "--against", "human", "--seed", "7", typed="1\n\n" * 300)
    [whole] = shell.saved
    shell("play", "state51", "--against", "human", "--seed", "7", "--save-as", "parts.json", typed="1\n\n" * 4)
    while not record(Path("parts.json"))["result"]["over"]:
        shell("play", "--resume", "parts.json", typed="1\n\n" * 4)
    assert record(Path("parts.json")) == record(whole)


def test_another_opponent_can_take_over(shell: Shell, position: Position) -> None:
    file = position(TURN)
    shell("play", "--resume", file, "--against", "greedy", typed="pass\n")
    assert record(file)["players"] == ["human:Ola", "greedy"]


def test_a_game_is_saved_where_the_player_says(shell: Shell) -> None:
    Path("there").mkdir()
    shell("play", "state51", "--save-as", "here.json", typed="1\nsave\nsave there/too.json\nquit\n")
    assert len(moves_of(Path("here.json"))) == 1
    assert len(moves_of(Path("there/too.json"))) == 1
    assert shell.saved == []


def test_no_folder_is_made_unasked(shell: Shell) -> None:
    shell("play", "state51", typed="1\nsave typo/game.json\n")
    assert "There is no folder typo; create it or choose another place." in shell.flat
    assert not Path("typo").exists()
    assert [len(moves_of(file)) for file in shell.saved] == [1]


def test_no_other_file_is_ever_written_over(shell: Shell) -> None:
    Path("diary.txt").write_text("dear diary")
    assert "diary.txt exists already" in shell.fails("play", "state51", "--save-as", "diary.txt")
    shell("play", "state51", "--save-as", "game.json")
    assert "diary.txt exists already" in shell.fails("play", "--resume", "game.json", "--save-as", "diary.txt")
    shell("play", "state51", typed="save diary.txt\n")
    assert "diary.txt exists already" in shell.flat
    assert Path("diary.txt").read_text() == "dear diary"


def test_a_game_that_cannot_be_saved_where_it_should_is_saved_elsewhere(shell: Shell, monkeypatch: pytest.MonkeyPatch) -> None:
    """The folder was there when the game began."""
    Path("folder").mkdir()
    monkeypatch.setattr(Play, "welcome", lambda play: Path("folder").rmdir())
    assert shell("play", "state51", "--save-as", "folder/game.json", typed="1\n") == 0
    assert "There is no folder folder" in shell.flat
    [file] = shell.saved
    assert len(moves_of(file)) == 1


def test_no_half_written_file_is_left_behind(shell: Shell, position: Position, monkeypatch: pytest.MonkeyPatch) -> None:
    """The new text goes into another file first; if that fails, the old one is as it was."""
    file = position(TURN)
    before = file.read_bytes()

    def full(descriptor: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("os.fsync", full)
    shell("play", "--resume", file, typed="gather brick\nsave\n")
    assert file.read_bytes() == before
    assert [entry.name for entry in file.parent.iterdir() if "position" in entry.name] == ["position.json"]


def test_a_finished_game_shows_its_result_again(shell: Shell, position: Position) -> None:
    file = position(TURN)
    shell("play", "--resume", file, typed="resign\nresign\n")
    assert shell("play", "--resume", file) == 0
    assert "random won. You resigned." in shell.flat


def test_after_a_change_of_the_rules_a_game_goes_on_from_its_last_position(shell: Shell, position: Position) -> None:
    file = position(TURN)
    shell("play", "--resume", file, typed="gather brick\n")
    old = record(file)
    old["rules"] = 0
    file.write_text(json.dumps(old))
    shell("play", "--resume", file)
    assert "The rules or cards have changed" in shell.flat
    assert record(file) == old
    [new] = shell.saved
    assert record(new)["start"] == old["snapshot"]


@pytest.mark.slow
@pytest.mark.parametrize("name", ["SIGINT", "SIGTERM", "SIGHUP"])
def test_an_interrupted_game_is_saved_and_can_be_resumed(tmp_path: Path, name: str) -> None:
    environment = {**os.environ, "XDG_DATA_HOME": str(tmp_path), "RATUSZ_LANG": "en", "PYTHONUNBUFFERED": "1"}
    command = [sys.executable, "-c", "from ratusz.terminal.app import main; main()", "play"]
    game = subprocess.Popen(
        [*command, "state51", "--seed", "7"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, env=environment
    )
    assert game.stdin is not None
    assert game.stdout is not None
    game.stdin.write("1\n")
    game.stdin.flush()
    assert any("takes" in line for line in game.stdout)  # reads on until the game has answered
    time.sleep(0.3)
    game.send_signal(getattr(signal, name))
    out, _ = game.communicate(timeout=20)
    assert game.returncode == 0
    assert "The game is saved." in out
    [file] = tmp_path.rglob("*.json")
    assert len(moves_of(file)) == 1
    done = subprocess.run(
        [*command, "--resume", str(file)], input="1\n", capture_output=True, text=True, env=environment, check=True
    )
    assert done.stderr == ""
    assert len(moves_of(file)) == 2


def test_a_mistake_in_the_program_does_not_cost_the_game(
    shell: Shell, position: Position, monkeypatch: pytest.MonkeyPatch
) -> None:
    class Broken(Random):
        def choose(self, view: Any, seat: int, legal: Any) -> Any:
            raise ZeroDivisionError

    file = position(TURN)
    monkeypatch.setattr("ratusz.terminal.players.bot_named", lambda spec, game, seed: Broken(Guess(1)))
    with pytest.raises(ZeroDivisionError):
        shell("play", "--resume", file, typed="gather brick\n")
    assert moves_of(file) == ["gather brick"]


def test_a_place_where_nothing_can_be_saved_is_told_before_the_game_begins(shell: Shell) -> None:
    Path("file").write_text("not a folder")
    for folder in ("nowhere", "file"):
        assert f"There is no folder {folder}" in shell.fails("play", "state51", "--save-as", f"{folder}/game.json")
