"""What is wrong with a command line is told in one sentence, with exit code 2."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import ratusz
from tests.terminal.conftest import Shell


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (["dance"], "There is no command “dance”; `ratusz --help` lists them."),
        (["--loud"], "There is no flag “--loud” here; `ratusz --help` lists those there are."),
        (["play"], "Name the game to play"),
        (["play", "chess"], "There is no game “chess”; choose one of: state51."),
        (["play", "state51", "extra"], "“extra” is one word too many; `ratusz play --help`"),
        (["play", "state51", "--loud"], "There is no flag “--loud” here; `ratusz play --help`"),
        (["play", "state51", "--seat"], "Something must follow --seat"),
        (["play", "state51", "--seat", "x"], "“x” does not fit --seat"),
        (["play", "state51", "--seat", "1", "--seat", "0"], "--seat can be given only once"),
        (["play", "state51", "--seat", "2"], "There is no seat 2"),
        (["play", "state51", "--seat", "-1"], "There is no seat -1"),
        (["play", "state51", "--against", "nobody"], "There is no bot “nobody”"),
        (["play", "state51", "--option", "first"], "The option “first” has no value"),
        (["play", "state51", "--option", "first=7"], "Option “first” cannot be “7”"),
        (["play", "state51", "--option", "colour=red"], "“state51” has no option “colour”"),
        (["play", "state51", "--name", "A", "--name", "B"], "There are 2 names but only one person at the table"),
        (["play", "state51", "--lang", "xx"], "There is no language “xx”; choose one of: en, pl, de, ru."),
        (["play", "--resume", "x.json", "--seed", "1"], "--seed belongs to a new game"),
        (["play", "state51", "--seed", "\udcff"], "“�” is not written in UTF-8"),
        (["--lang"], "Something must follow --lang"),
        (["watch"], "GAME is missing"),
        (["watch", "state51", "--seats", "greedy"], "cannot be played by 1 player"),
        (["watch", "state51", "--seats", "greedy,human"], "Only bots can be watched"),
        (["watch", "state51", "--pace", "-1"], "--pace cannot be -1.0"),
        (["watch", "state51", "--pace", "nan"], "--pace cannot be nan"),
        (["verify"], "FILE is missing"),
        (["rules", "VISIT", "--game", "chess"], "There is no game “chess”"),
        (["rules", "zzz"], "No clause has the id or holds all the words “zzz”"),
        (["rules", "coverage", "extra"], "“extra” is one word too many"),
        (["rules", "coverage"], "There are no tests in tests"),
        (["rules", "coverage", "--tests", "nowhere"], "There are no tests in nowhere"),
        (["simulate", "state51", "--games", "0"], "--games cannot be 0; choose a number from 1"),
        (["simulate", "state51", "--games", "2", "--seats", "greedy,nobody"], "There is no bot “nobody”"),
        (["simulate", "chess"], "There is no game “chess”"),
        (["bench", "chess"], "There is no game “chess”"),
        (["bench", "--seconds", "0"], "--seconds cannot be 0.0; choose a number from 0.1 to 3600"),
    ],
)
def test_a_wrong_command_line_is_answered_with_one_sentence(shell: Shell, words: list[str], told: str) -> None:
    assert told in shell.fails(*words)
    assert shell.saved == []


def test_an_unknown_language_in_the_environment_is_told(shell: Shell, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("RATUSZ_LANG", "xx")
    assert "There is no language “xx”" in shell.fails("rules", "VISIT")


def test_a_saved_game_of_another_name_is_not_played(shell: Shell) -> None:
    shell("play", "state51", "--save-as", "game.json")
    assert "is a game of “state51”, not of “chess”" in shell.fails("play", "chess", "--resume", "game.json")


def installed(command: list[str], path: Path) -> subprocess.CompletedProcess[str]:
    environment = {**os.environ, "RATUSZ_LANG": "en", "PYTHONPATH": str(path)}
    start = "from ratusz.terminal.app import main; main()"
    return subprocess.run([sys.executable, "-c", start, *command], capture_output=True, text=True, env=environment, check=False)


@pytest.mark.slow
@pytest.mark.parametrize(
    ("old", "new", "told"),
    [
        ('kind = "conquer"', 'kind = "conquest"', "deck.toml: muties: “conquest” is not a kind of card"),
        ("reach = 2\norigin", 'reach = "far"\norigin', "deck.toml, entry “muties”, field “.instant[0].reach”"),
        ("[numbers]", "[numbers", "deck.toml is not valid TOML"),
    ],
)
def test_a_wrong_field_of_the_content_is_told_with_file_entry_and_field(tmp_path: Path, old: str, new: str, told: str) -> None:
    shutil.copytree(Path(ratusz.__path__[0]), tmp_path / "ratusz", ignore=shutil.ignore_patterns("__pycache__", "*.so"))
    deck = tmp_path / "ratusz" / "games" / "state51" / "content" / "deck.toml"
    deck.write_text(deck.read_text().replace(old, new, 1))
    done = installed(["play", "state51"], tmp_path)
    assert done.returncode == 2
    assert done.stdout == ""
    assert told in done.stderr
    assert done.stderr.count("\n") == 1


@pytest.mark.parametrize("flags", [[], ["coverage", "--json"]])
def test_nothing_is_said_to_a_reader_that_has_seen_enough(flags: list[str]) -> None:
    start = "from ratusz.terminal.app import main; main()"
    command = [sys.executable, "-c", start, "rules", *flags]
    told = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, env={**os.environ, "RATUSZ_LANG": "en"})
    assert told.stdout is not None
    told.stdout.close()
    assert told.communicate()[1] == b""
    assert told.returncode == 1
