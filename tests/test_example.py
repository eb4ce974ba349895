"""The example of a game in a package of its own: its tests, and a game of it in the terminal, the pipe and over the socket."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.example import SOURCE, install


@pytest.fixture(scope="module")
def environment(tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    data = {"XDG_DATA_HOME": str(tmp_path_factory.mktemp("data"))}
    return {**os.environ, **data, "PYTHONPATH": install(tmp_path_factory.mktemp("installed")), "RATUSZ_LANG": "en"}


def run(environment: dict[str, str], *words: str, typed: str = "") -> str:
    command = [sys.executable, "-m", *words]
    done = subprocess.run(command, capture_output=True, text=True, input=typed, env=environment, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def test_its_own_tests_pass(environment: dict[str, str]) -> None:
    run(environment, "pytest", "-q", "-p", "no:cacheprovider", "-c", os.devnull, "--rootdir", str(SOURCE), str(SOURCE / "tests"))


def test_it_is_played_in_the_terminal_and_told_again(environment: dict[str, str], tmp_path: Path) -> None:
    kept = str(tmp_path / "game.json")
    deal = ["play", "scopa", "--seed", "7", "--option", "length=deal", "--save-as", kept]
    out = run(environment, "ratusz", *deal, typed="what 1\nwhy\n" + "1\n" * 60)
    assert "The game is over." in out
    assert "play a card from your hand" in out
    assert "has most cards" in run(environment, "ratusz", "replay", kept)


def test_it_is_played_over_the_pipe(environment: dict[str, str]) -> None:
    requests = [
        {"do": "new", "game": "scopa", "seed": 1, "seats": 3},
        {"do": "asks", "state": "s1", "seat": 0},
        {"do": "forecast", "state": "s1", "seat": 0},
        {"do": "card", "game": "scopa", "card": "coins-7"},
    ]
    lines = run(environment, "ratusz", "engine", typed="".join([json.dumps(request) + "\n" for request in requests]))
    answers = [json.loads(line) for line in lines.splitlines()]
    assert [answer["ok"] for answer in answers] == [True] * 4
    assert set(answers[2]["prospects"]) == {"count"}
    assert answers[3]["name"] == "seven of coins"


@pytest.mark.slow
def test_it_keeps_to_everything_a_game_must(environment: dict[str, str]) -> None:
    assert json.loads(run(environment, "ratusz", "check", "scopa", "--games", "8", "--json"))["findings"] == []
