"""A person leaves a game at the screen, and a bot plays on."""

from pathlib import Path

import pytest

from ratusz.games.catalogue import game_named
from ratusz.kernel.match import set_up
from ratusz.terminal import records
from tests.terminal.conftest import Shell
from tests.terminal.test_play import record

DEAL = """
turns = 1
deal = { asset = "midori" }
[[seat]]
corporation = "globalsec"
hand = ["ark-construction"]
[[seat]]
corporation = "jinteki"
[[seat]]
corporation = "nbn"
[[seat]]
corporation = "weyland"
"""


@pytest.fixture
def deal(tmp_path: Path) -> Path:
    path = tmp_path / "deal.json"
    match = set_up(game_named("newangeles"), DEAL)
    records.save(path, match, ["human:Ola", "human:Jan", "random", "random"])
    return path


def test_leaving_must_be_typed_twice(shell: Shell, deal: Path) -> None:
    shell("play", "--resume", deal, typed="leave\nno\n")
    assert record(deal)["moves"] == []


def test_whoever_leaves_ends_nothing_for_the_others(shell: Shell, deal: Path) -> None:
    shell("play", "--resume", deal, typed="leave\nleave\n\n")
    assert record(deal)["moves"][0] == [0, "left"]
    assert record(deal)["players"][:2] == ["left:Ola", "human:Jan"]
    before, _, after = shell.flat.partition("Jan is next. When Ola has looked away, press Enter.")
    assert "Jan (you)" in after
    assert "Jan (you)" not in before
    assert "Ola (Globalsec) leaves the game; a bot plays on in this seat." in after
    assert not record(deal)["result"]["over"]


def test_whoever_has_left_takes_nothing_back(shell: Shell, deal: Path) -> None:
    shell("play", "--resume", deal, typed="leave\nleave\nundo\n")
    assert "Ola has left the game and takes nothing back." in shell.flat


def test_bots_finish_a_game_that_everybody_left_and_the_result_says_so(shell: Shell, deal: Path) -> None:
    assert shell("play", "--resume", deal, typed="leave\nleave\n\nleave\nleave\n") == 0
    assert "Ola and Jan left before the end, and bots played on." in shell.flat
    assert record(deal)["result"]["left"] == [0, 1]
    assert shell("verify", deal) == 0
    assert shell("replay", deal) == 0
    assert "Ola leaves the game" in shell.flat


def test_a_game_somebody_left_is_resumed_with_the_bot_in_that_seat(shell: Shell, deal: Path) -> None:
    shell("play", "--resume", deal, typed="leave\nleave\n\n")
    shell("play", "--resume", deal, typed="quit\n")
    assert "Jan (you)" in shell.flat
    assert record(deal)["players"][:2] == ["left:Ola", "human:Jan"]
