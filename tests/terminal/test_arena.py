"""`ratusz arena`: tournaments on the command line, and all that can be wrong with one."""

import builtins
import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest

from tests.terminal.conftest import Shell

SMALL = ("arena", "state51", "--bots", "greedy,random", "--games", "4", "--seed", "1")


def test_a_tournament_tells_wins_ratings_and_time(shell: Shell) -> None:
    assert shell(*SMALL) == 0
    for heading in ("Wins", "95 % interval", "Rating", "Time for a decision"):
        assert heading in shell.out
    assert "4 games, played now: 4, in" in shell.flat


def test_json_has_the_maps_of_simulate(shell: Shell) -> None:
    assert shell(*SMALL, "--json") == 0
    data = json.loads(shell.out)
    assert shell("simulate", "state51", "--seats", "greedy,random", "--games", "4", "--seed", "1", "--json") == 0
    simulated = json.loads(shell.out)
    for name in ("win_rate", "interval", "wins", "scores", "seed", "games"):
        assert data[name] == simulated[name]


def test_bots_that_search_get_the_time_that_is_given(shell: Shell) -> None:
    words = ("--bots", "search,search:1,random", "--games", "1", "--time", "0.001", "--seed", "1", "--json")
    assert shell("arena", "state51", *words) == 0
    assert json.loads(shell.out)["seats"] == ["search:0.001s", "search:1", "random"]


def test_a_report_is_written_and_a_second_run_plays_nothing_again(shell: Shell, tmp_path: Path) -> None:
    report = tmp_path / "report.html"
    assert shell(*SMALL, "--report", report) == 0
    assert "Written:" in shell.flat
    first, kept = report.read_text(), (tmp_path / "report.html.games").read_bytes()
    assert "ratusz arena state51 --bots greedy,random --games 4 --time 0.2 --seed 1" in first
    assert shell(*SMALL, "--report", report) == 0
    assert report.read_text() == first
    assert (tmp_path / "report.html.games").read_bytes() == kept


def test_without_a_seed_a_report_goes_on_with_its_own(shell: Shell, tmp_path: Path) -> None:
    words = ("arena", "state51", "--bots", "greedy,random", "--report", tmp_path / "r.html", "--json", "--games")
    assert shell(*words, 2) == 0
    first = json.loads(shell.out)
    assert shell(*words, 3) == 0
    assert json.loads(shell.out)["seed"] == first["seed"]
    assert len((tmp_path / "r.html.games").read_bytes().splitlines()) == 4


@pytest.mark.slow
def test_a_killed_tournament_goes_on(tmp_path: Path) -> None:
    """Whatever ends the process, the games that were over are there."""
    report, kept = tmp_path / "r.html", tmp_path / "r.html.games"
    words = [
        sys.executable,
        "-m",
        "ratusz",
        "arena",
        "state51",
        "--bots",
        "greedy,random",
        "--seed",
        "1",
        "--report",
        str(report),
    ]
    environment = {**os.environ, "RATUSZ_LANG": "en"}
    process = subprocess.Popen([*words, "--games", "100000"], env=environment)
    try:
        for _ in range(600):
            if kept.exists() and kept.read_bytes().count(b"\n") > 3:
                break
            time.sleep(0.1)
    finally:
        process.send_signal(signal.SIGKILL)
        process.wait()
    before = kept.read_bytes().rpartition(b"\n")[0]
    games = before.count(b"\n")
    done = subprocess.run([*words, "--games", str(games + 2), "--json"], env=environment, capture_output=True, check=True)
    assert json.loads(done.stdout)["games"] == games + 2
    assert kept.read_bytes().startswith(before)
    assert kept.read_bytes().count(b"\n") == games + 3


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (["arena", "chess"], "There is no game “chess”"),
        (["arena", "state51", "--bots", "greedy,nobody"], "There is no bot “nobody”"),
        (["arena", "state51", "--bots", ""], "There is no bot “”"),
        (["arena", "state51", "--backend", "slurm"], "“slurm” does not fit --backend"),
        (["arena", "state51", "--seats", "3"], "cannot be played by 3 players"),
        (["arena", "state51", "--time", "0"], "--time cannot be 0.0"),
        (["arena", "state51", "--games", "0"], "--games cannot be 0"),
        (["arena", "state51", "--jobs", "0"], "--jobs cannot be 0"),
        (["arena", "state51", "--report", "nowhere/r.html"], "There is no folder nowhere"),
        (["arena", "state51", "--report", "."], "is a folder"),
    ],
)
def test_what_is_wrong_is_told_in_a_sentence(shell: Shell, words: list[str], told: str) -> None:
    assert told in shell.fails(*words)


def test_a_missing_package_is_named_before_anything_is_played(shell: Shell, monkeypatch: pytest.MonkeyPatch) -> None:
    found = builtins.__import__

    def without(name: str, *rest: Any) -> Any:
        if name.partition(".")[0] == "ray":
            raise ImportError(name="ray")
        return found(name, *rest)

    monkeypatch.setattr(builtins, "__import__", without)
    assert shell.fails(*SMALL, "--backend", "ray") == "This needs the package ray: pip install 'ratusz[ray]'.\n"


def test_a_report_of_another_tournament_is_not_mixed_with_this_one(shell: Shell) -> None:
    assert shell(*SMALL, "--report", "r.html", "--json") == 0
    told = shell.fails("arena", "state51", "--bots", "greedy,search:1", "--games", "4", "--seed", "1", "--report", "r.html")
    assert "holds the games of another tournament (bots: “greedy,random”, not “greedy,search:1”)" in told


def test_a_journal_that_cannot_be_written_is_told(shell: Shell, tmp_path: Path) -> None:
    (tmp_path / "r.html.games").mkdir()
    assert "r.html.games is a folder" in shell.fails(*SMALL, "--report", "r.html")
