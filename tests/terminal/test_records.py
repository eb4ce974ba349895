"""Records on disk: verified, told again, and rejected with a sentence when something is wrong with them."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from ratusz.games.catalogue import game_named
from ratusz.kernel.match import begin
from tests.terminal.conftest import Shell
from tests.terminal.test_play import TURN, Position, record

Edit = Callable[[dict[str, Any]], None]


@pytest.fixture
def played(shell: Shell) -> Path:
    """The record of a whole game."""
    shell("play", "state51", "--against", "random", "--seed", "7", "--name", "Ola", typed="1\n" * 300)
    [file] = shell.saved
    return file


def edited(file: Path, **changes: Any) -> Path:
    file.write_text(json.dumps({**record(file), **changes}))
    return file


def test_verify_accepts_a_good_record_and_says_what_it_checked(shell: Shell, played: Path) -> None:
    assert shell("verify", played) == 0
    moves = len(record(played)["moves"])
    assert f"The seed is the one promised before the game ({record(played)['commitment']})." in shell.flat
    assert f"All {moves} moves are legal and lead to the position and the result the record states." in shell.flat
    assert "The game was played to the end." in shell.flat
    assert " won. " in shell.flat


def test_verify_accepts_a_game_that_is_not_over_or_began_from_a_position(shell: Shell, position: Position) -> None:
    file = position(TURN)
    shell("play", "--resume", file, typed="gather brick\n")
    assert shell("verify", file) == 0
    assert "there is no seed to check" in shell.flat
    assert "The game is not over" in shell.flat
    assert "Winner" not in shell.flat


def test_verify_rejects_a_torn_file(shell: Shell, played: Path) -> None:
    played.write_bytes(played.read_bytes()[:-200])
    before = played.read_bytes()
    assert f"{played} is not a record, or a damaged one" in shell.fails("verify", played)
    assert played.read_bytes() == before


def test_verify_rejects_an_illegal_move(shell: Shell, played: Path) -> None:
    moves = record(played)["moves"]
    moves[5][1] = "gather gold"
    told = shell.fails("verify", edited(played, moves=moves))
    assert "Move 6 of the record" in told
    assert "gold" in told


def test_verify_rejects_a_move_that_was_legal_but_not_the_one_made(shell: Shell, position: Position) -> None:
    file = position(TURN)
    shell("play", "--resume", file, typed="gather brick\n")
    moves = record(file)["moves"]
    moves[0][1] = "gather scrap"
    assert "the record has been changed" in shell.fails("verify", edited(file, moves=moves))


def test_verify_rejects_another_seed(shell: Shell, played: Path) -> None:
    assert "not the one that was promised" in shell.fails("verify", edited(played, seed="8"))


def test_verify_rejects_another_result(shell: Shell, played: Path) -> None:
    result = record(played)["result"]
    result["scores"][0] += 1
    assert "another result" in shell.fails("verify", edited(played, result=result))


@pytest.mark.parametrize("command", ["verify", "replay"])
def test_a_record_of_other_rules_or_cards_is_not_misplayed(shell: Shell, played: Path, command: str) -> None:
    whole = played.read_text()
    assert "rules version 0" in shell.fails(command, edited(played, rules=0))
    played.write_text(whole)
    assert "other cards" in shell.fails(command, edited(played, content="0" * 16))


@pytest.mark.parametrize(
    ("changes", "told"),
    [
        ({"format": 99}, "format 99"),
        ({"game": "chess"}, "There is no game “chess”"),
        ({"seed": "", "start": ""}, "neither a seed nor a starting position"),
        ({"players": ["human"]}, "The players must be a list of 2 names."),
        ({"players": "human"}, "The players must be a list of 2 names."),
        ({"moves": "none"}, "This is not a record"),
        ({"seats": 7, "players": []}, "cannot be played by 7 players"),
        ({"options": {"colour": "red"}}, "no option “colour”"),
    ],
)
def test_what_is_wrong_in_a_record_is_told_with_the_name_of_the_file(
    shell: Shell, played: Path, changes: dict[str, Any], told: str
) -> None:
    found = shell.fails("verify", edited(played, **changes))
    assert found.startswith(f"{played}: ")
    assert told in found


@pytest.mark.parametrize("command", [["verify"], ["replay"], ["play", "--resume"]])
def test_a_file_that_is_not_there_or_not_a_record_is_told(shell: Shell, command: list[str]) -> None:
    assert "There is no file nowhere.json" in shell.fails(*command, "nowhere.json")
    Path("folder").mkdir()
    assert "folder is a folder" in shell.fails(*command, "folder")
    Path("list.json").write_text("[1, 2]")
    assert "list.json: This is not a record" in shell.fails(*command, "list.json")
    Path("binary.json").write_bytes(bytes(range(256)))
    assert "binary.json is not a record" in shell.fails(*command, "binary.json")
    Path("deep.json").write_text("[" * 100_000)
    assert "deep.json is not a record" in shell.fails(*command, "deep.json")


VALUES = (
    st.none() | st.booleans() | st.integers() | st.text(max_size=5) | st.lists(st.integers(), max_size=2) | st.just([0, "pass"])
)


@settings(max_examples=25, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(data=st.data())
def test_no_edit_of_a_record_leads_to_anything_but_a_sentence(shell: Shell, data: st.DataObject) -> None:
    file = Path("edited.json")
    if not Path("whole.json").exists():
        shell("play", "state51", "--against", "random", "--seed", "7", "--save-as", "whole.json", typed="1\n" * 10)
    whole = record(Path("whole.json"))
    field = data.draw(st.sampled_from(sorted(whole)))
    if field == "moves" and data.draw(st.booleans()):
        whole["moves"][data.draw(st.integers(0, 3))] = data.draw(VALUES)
    else:
        whole[field] = data.draw(VALUES)
    file.write_text(json.dumps(whole))
    for command in (["verify"], ["replay"], ["play", "--resume"]):
        file.write_text(json.dumps(whole))
        assert shell(*command, file) in (0, 2)


def test_a_record_cannot_command_the_terminal(shell: Shell, position: Position) -> None:
    """A file may come from anyone; nothing in it may clear the screen or worse."""
    file = position(TURN, "human:\x1b[2JOla", "random")
    shell("play", "--resume", file, typed="pass\n")
    shell("replay", file)
    assert "\x1b" not in shell.out
    assert "\x1b" not in shell.fails("replay", edited(file, game="\x1b[2J"))


def test_replay_tells_every_move_and_the_end(shell: Shell, played: Path) -> None:
    assert shell("replay", played) == 0
    for number, (seat, text) in enumerate(record(played)["moves"], 1):
        assert f"{number}. {['Ola', 'random'][seat]}: {text}\n" in shell.out
    assert " won. " in shell.out


@pytest.mark.parametrize(("game", "seats"), [("frostpunk", 2), ("newangeles", 4)])
def test_a_record_of_every_game_can_be_replayed(shell: Shell, tmp_path: Path, game: str, seats: int) -> None:
    match = begin(game_named(game), seats, {}, "replay")
    for _ in range(3):
        (seat, *_) = match.game.rules.seats(match.state)
        match.do(seat, match.game.rules.options(match.state, seat)[0])
    file = tmp_path / "game.json"
    file.write_text(json.dumps(match.record()))
    assert shell("replay", file) == 0
    assert shell.out


def test_replay_stops_where_it_is_told_to(shell: Shell, played: Path) -> None:
    shell("replay", played, "--to", "3")
    assert "\n3. " in shell.out
    assert "\n4. " not in shell.out
    assert "Round 1 of 4" in shell.out
    assert "There is no move 99" in shell.fails("replay", played, "--to", "99")
    assert "There is no move -1" in shell.fails("replay", played, "--to", "-1")


def test_replay_tells_a_record_whole_only_if_it_leads_to_where_it_says(shell: Shell, played: Path) -> None:
    moves = record(played)["moves"]
    assert "the record has been changed" in shell.fails("replay", edited(played, moves=moves[:-1]))
    assert shell.out == ""
    assert shell("replay", played, "--to", "3") == 0


def test_replay_shows_all_hands_or_those_a_seat_could_see(shell: Shell, position: Position) -> None:
    file = position(TURN)
    shell("play", "--resume", file, typed="gather brick\n")
    shell("replay", file)
    assert "Old Depot: distance" in shell.out
    assert "1. Ola: gather brick\n" in shell.out
    shell("replay", file, "--seat", "1")
    assert "Old Depot" not in shell.out
    assert "gather brick" not in shell.out
    assert "Ola gets 1 brick." in shell.out
    assert "There is no seat 2" in shell.fails("replay", file, "--seat", "2")
