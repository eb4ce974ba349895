"""Two people at one screen."""

from pathlib import Path

from tests.terminal.conftest import Shell
from tests.terminal.test_play import TURN, Position, moves_of

PEOPLE = ("human:Ola", "human:Jan")


def test_the_next_player_is_called_before_their_cards_are_shown(shell: Shell, position: Position) -> None:
    shell("play", "--resume", position(TURN, *PEOPLE), typed="gather brick\n\n")
    before, _, after = shell.flat.partition("Jan is next. When Ola has looked away, press Enter")
    assert "Ola (you)" in before
    assert "Jan (you)" not in before
    assert "Jan (you)" in after
    assert "Ola (you)" not in after


def test_a_hand_is_shown_to_its_owner_only(shell: Shell, position: Position) -> None:
    file = position(TURN, *PEOPLE)
    shell("play", "--resume", file, typed="gather brick\n\ntable\n")
    before, _, after = shell.flat.partition("Jan is next.")
    assert "Old Depot" in before
    assert "Old Depot" not in after


def test_until_the_next_player_looks_a_move_can_be_taken_back(shell: Shell, position: Position) -> None:
    file = position(TURN, *PEOPLE)
    shell("play", "--resume", file, typed="gather brick\nundo\ngather scrap\n\n")
    assert moves_of(file) == ["gather scrap"]


def test_nobody_takes_back_what_another_person_did(shell: Shell, position: Position) -> None:
    file = position(TURN, *PEOPLE)
    shell("play", "--resume", file, typed="gather brick\n\npass\n\nundo\n")
    assert moves_of(file, 1) == ["pass"]
    assert "Jan has moved since your last move, so it cannot be taken back." in shell.flat


def test_two_names_are_given_in_the_order_of_the_seats(shell: Shell, tmp_path: Path) -> None:
    file = tmp_path / "two.json"
    shell("play", "state51", "--against", "human", "--name", "Ola", "--name", "Jan", "--save-as", file, typed="1\n\n1\n")
    assert shell.out.startswith("51st State: Ola, Jan.")
    assert shell("play", "--resume", file, typed="") == 0
    assert "Ola" in shell.out


def test_people_without_names_are_numbered(shell: Shell) -> None:
    shell("play", "state51", "--against", "human")
    assert shell.out.startswith("51st State: Player 1, Player 2.")
