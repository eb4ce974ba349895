"""In the terminal, too, bots give a person time to bargain before they decide."""

from pathlib import Path

from ratusz.games.catalogue import game_named
from ratusz.kernel.match import set_up
from ratusz.terminal import records
from tests.kernel.test_steps import DEAL
from tests.terminal.conftest import Shell

READY = "Time to bargain"


def saved(folder: Path) -> Path:
    """Seat 0, a person, is about to offer; the others are bots."""
    file = folder / "deal.json"
    records.save(file, set_up(game_named("newangeles"), DEAL), ["human:Ola", "greedy", "greedy", "greedy"])
    return file


def test_before_bots_decide_the_person_is_asked_once_whether_there_is_more_to_say(shell: Shell, tmp_path: Path) -> None:
    shell("play", "--resume", saved(tmp_path), typed="main riot-control\nready\nquit\n")
    assert shell.out.count(READY) == 1


def test_an_offer_is_answered_before_the_bots_decide(shell: Shell, tmp_path: Path) -> None:
    file = saved(tmp_path)
    shell("play", "--resume", file, typed="main riot-control\ntrade 1 - 9 binding -\nquit\n")
    moves = [(move[0], move[1].split()[0]) for move in records.load(file).record.moves]
    offered = moves.index((0, "trade"))
    assert (1, "decline") in moves[offered:] or (1, "haggle") in moves[offered:]
    assert not [verb for _, verb in moves if verb in ("support", "abstain")]
    assert shell.out.count(READY) == 2


def test_one_may_look_around_before_saying_ready(shell: Shell, tmp_path: Path) -> None:
    shell("play", "--resume", saved(tmp_path), typed="main riot-control\ntable\nlog\nhelp\nhint\nnonsense\n\nquit\n")
    assert shell.out.count(READY) == 6
