"""A game in the terminal, typed line by line."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from ratusz.words.bundle import LANGUAGES, words
from tests.coach.short import SHORT
from tests.terminal.conftest import Shell

Position = Callable[..., Path]

TURN = """
turn = 0
[[seat]]
goods = { worker = 3, weapon = 1 }
hand = ["valley", "old-depot"]
[[seat]]
state = ["heavy-equipment", "fuel-tank"]
"""


def record(path: Path) -> dict[str, Any]:
    data: dict[str, Any] = json.loads(path.read_text())
    return data


def moves_of(path: Path, seat: int = 0) -> list[str]:
    """What a seat did, according to a file."""
    return [move[1] for move in record(path)["moves"] if move[0] == seat]


def test_a_whole_game_can_be_played_with_numbers(shell: Shell) -> None:
    assert shell("play", "state51", "--seed", "7", typed="1\n" * 300) == 0
    assert "VP in all" in shell.out
    assert "[S51-END." in shell.out
    [file] = shell.saved
    assert record(file)["result"]["over"]
    assert shell("verify", file) == 0


@pytest.mark.parametrize("language", LANGUAGES)
def test_whoever_has_finished_a_game_is_told_how_the_coach_goes_over_it(
    shell: Shell, position: Position, monkeypatch: pytest.MonkeyPatch, language: str
) -> None:
    file = position(SHORT)
    monkeypatch.setenv("RATUSZ_LANG", language)
    assert shell("play", "--resume", file, typed="quit\n") == 0
    assert "analyse" not in shell.out  # of a game still played it says nothing
    assert shell("play", "--resume", file, typed="pass\n") == 0
    assert words(language).say("play-analyse") in shell.flat
    assert f"ratusz analyse {file}" in shell.flat
    assert shell("analyse", file, "--jobs", "1") == 0


@pytest.mark.parametrize("width", [80, 160])
def test_no_line_is_wider_than_the_terminal(shell: Shell, monkeypatch: pytest.MonkeyPatch, width: int) -> None:
    monkeypatch.setenv("COLUMNS", str(width))
    monkeypatch.setenv("XDG_DATA_HOME", "data")  # the path to the record is the one thing that is not broken into lines
    asked = "help\nwhy\nlog\ncard valley\nrules VISIT\nhint\n2\n"
    assert shell("play", "state51", "--against", "random", "--seed", "7", typed=asked * 5 + "2\n1\n" * 200) == 0
    assert "VP in all" in shell.out
    assert max(len(line) for line in shell.out.splitlines()) <= width


def test_what_the_bot_did_is_told_with_its_clauses(shell: Shell) -> None:
    shell("play", "state51", "--against", "greedy", "--seed", "7", "--option", "first=1", typed="1\n")
    assert "greedy takes " in shell.out
    assert "[S51-LOOKOUT.2]" in shell.out


def test_the_fingerprint_of_the_seed_is_shown_before_the_first_card(shell: Shell) -> None:
    shell("play", "state51", "--seed", "7")
    [file] = shell.saved
    assert record(file)["commitment"] in shell.out.partition("Round 1")[0]
    assert record(file)["seed"] == "7"


@pytest.mark.parametrize("typed", ["gather brick", "gather b", "g b", "GATHER  Brick"])
def test_an_action_is_given_by_its_text_or_by_the_beginnings_of_its_words(shell: Shell, position: Position, typed: str) -> None:
    file = position(TURN)
    assert shell("play", "--resume", file, typed=f"{typed}\n") == 0
    assert moves_of(file) == ["gather brick"]


def test_an_action_is_given_by_the_number_it_is_listed_with(shell: Shell, position: Position) -> None:
    file = position(TURN)
    shell("play", "--resume", file)
    [line] = [line for line in shell.out.splitlines() if "Gather 1 brick" in line]
    shell("play", "--resume", file, typed=f"{line.split()[0]}\n")
    assert moves_of(file) == ["gather brick"]


def test_a_beginning_that_fits_several_answers_names_them_and_does_nothing(shell: Shell, position: Position) -> None:
    file = position(TURN)
    shell("play", "--resume", file, typed="gather\n")
    assert "gather fuel, gather weapon, gather brick, gather scrap" in shell.flat
    assert moves_of(file) == []


@pytest.mark.parametrize("typed", ["0", "99", "nonsense", "visit castle", "gather", "take valley", "pass now"])
def test_what_cannot_be_understood_is_answered_with_a_sentence_and_changes_nothing(
    shell: Shell, position: Position, typed: str
) -> None:
    file = position(TURN)
    assert shell("play", "--resume", file, typed=f"{typed}\n") == 0
    answer = shell.out.partition(f"> {typed}\n")[2].partition("The game is saved")[0]
    assert answer.strip().endswith(".")
    assert moves_of(file) == []


def test_what_is_neither_a_choice_nor_a_command_is_answered_with_what_can_be_typed(shell: Shell, position: Position) -> None:
    assert shell("play", "--resume", position(TURN), typed="nonsense\n?\n") == 0
    unknown, _, listed = shell.out.partition("> nonsense\n")[2].partition("> ?\n")
    assert "“nonsense” is neither a choice nor a command." in " ".join(unknown.split())
    assert "hint" in listed
    assert "neither a choice" not in listed


def test_a_refused_action_is_explained_with_its_clause(shell: Shell, position: Position) -> None:
    file = position(TURN.replace("state =", "passed = true\nstate ="))
    shell("play", "--resume", file, typed="visit fuel-tank\n")
    assert "In the next round it is open again, until its owner passes. [S51-VISIT.6]" in shell.flat
    assert moves_of(file) == []


@pytest.mark.parametrize("typed", ["what gather brick", "what g b"])
def test_what_a_choice_will_do_is_told_before_it_is_made(shell: Shell, position: Position, typed: str) -> None:
    file = position(TURN)
    shell("play", "--resume", file, typed=f"{typed}\n")
    told = shell.out.partition(f"> {typed}\n")[2]
    assert "pays 2 workers" in told
    assert "gets 1 brick" in told
    assert moves_of(file) == []


def test_what_a_refused_action_would_do_is_answered_with_the_reason(shell: Shell, position: Position) -> None:
    shell("play", "--resume", position(TURN.replace("worker = 3, ", "")), typed="what visit heavy-equipment\nwhat gather fuel\n")
    assert "[S51-VISIT.1]" in shell.out
    assert "[S51-GATHER.1]" in shell.out


def test_why_lists_every_refused_action_with_its_reason(shell: Shell, position: Position) -> None:
    shell("play", "--resume", position(TURN.replace("worker = 3, ", "")), typed="why\n")
    told = shell.out.partition("> why\n")[2]
    assert "visit heavy-equipment" in told
    assert "[S51-VISIT.1]" in told
    assert "gather fuel, gather weapon, gather brick, gather scrap" in told
    assert "[S51-GATHER.1]" in told


def test_why_with_words_tells_only_of_actions_that_begin_so(shell: Shell, position: Position) -> None:
    shell("play", "--resume", position(TURN.replace("worker = 3, ", "")), typed="why visit\n")
    told = shell.out.partition("> why visit\n")[2]
    assert "[S51-VISIT.1]" in told
    assert "gather" not in told


def test_why_tells_of_cards_that_lie_elsewhere_only_if_they_are_named(shell: Shell, position: Position) -> None:
    file = position(TURN.replace('"valley", ', '"valley", "muties", '))
    shell("play", "--resume", file, typed="why\n")
    assert "conquer muties" in shell.out
    assert "conquer fuel-tank" not in shell.out
    shell("play", "--resume", file, typed="why conquer fuel\n")
    assert "You can conquer only a location card in your hand, and Fuel Tank is not there. [S51-CONQUER.2]" in shell.flat


def test_a_verb_for_which_there_is_nothing_now_is_answered_so(shell: Shell, position: Position) -> None:
    file = position(TURN.replace('state = ["heavy-equipment", "fuel-tank"]', "").replace('"valley", "old-depot"', ""))
    shell("play", "--resume", file, typed="visit\nconquer\n")
    assert "There is nothing to choose for “visit” now." in shell.flat
    assert "There is nothing to choose for “conquer” now." in shell.flat


def test_a_verb_of_which_everything_is_refused_is_answered_with_the_reasons(shell: Shell, position: Position) -> None:
    file = position(TURN.replace("state =", "passed = true\nstate ="))
    shell("play", "--resume", file, typed="visit\n")
    told = shell.flat.partition("> visit")[2]
    assert "In the next round it is open again, until its owner passes. [S51-VISIT.6]" in told
    assert "Heavy Equipment is closed to you" in told
    shell("play", "--resume", file, "--lang", "pl", typed="odwiedziny\n")
    assert shell.flat.partition("> odwiedziny")[2].count("[S51-VISIT.6]") == 2


def test_a_verb_for_cards_that_all_lie_elsewhere_names_the_clause(shell: Shell, position: Position) -> None:
    shell("play", "--resume", position(TURN.replace('hand = ["valley", "old-depot"]', "")), typed="conquer\n")
    assert "There is nothing to choose for “conquer” now. [S51-CONQUER.2]" in shell.flat


def test_undo_takes_back_the_last_move_and_the_bots_answer_to_it(shell: Shell, position: Position) -> None:
    file = position(TURN)
    shell("play", "--resume", file, typed="gather brick\nundo\n")
    assert "Taken back: gather brick." in shell.out
    data = record(file)
    assert data["moves"] == []
    assert data["snapshot"] == data["start"]


def test_undo_stops_where_something_hidden_was_shown(shell: Shell, position: Position) -> None:
    file = position(TURN.replace("worker = 3, weapon = 1", "worker = 3"))
    shell("play", "--resume", file, typed="exchange\n1\n1\nundo\n")
    assert moves_of(file) == ["exchange", "discard old-depot", "discard valley"]
    assert "Something hidden was shown after your last move" in shell.flat


# In the last round a location is a point, and greedy takes it.
HIDDEN_CARD = """
round = 4
turn = 0
[[seat]]
goods = { worker = 2 }
[[seat]]
goods = { scrap = 2 }
hand = ["armoury"]
"""


def test_undo_stops_at_a_card_the_bot_played_from_its_hidden_hand(shell: Shell, position: Position) -> None:
    file = position(HIDDEN_CARD, "human", "greedy")
    shell("play", "--resume", file, typed="gather brick\nundo\n")
    assert "greedy incorporates Armoury" in shell.out
    assert "Something hidden was shown after your last move" in shell.flat
    assert moves_of(file) == ["gather brick"]


def test_undo_goes_back_beyond_a_card_everyone_knew_the_bot_had(shell: Shell, position: Position) -> None:
    file = position(HIDDEN_CARD + 'known = ["armoury"]', "human", "greedy")
    shell("play", "--resume", file, typed="gather brick\nundo\n")
    assert "greedy incorporates Armoury" in shell.out
    assert "Taken back: gather brick." in shell.out
    assert moves_of(file) == []


def test_the_own_card_is_taken_back_freely(shell: Shell, position: Position) -> None:
    file = position(TURN)
    shell("play", "--resume", file, typed="conquer valley\nundo\n")
    assert "Taken back: conquer valley." in shell.out
    assert moves_of(file) == []


def test_there_is_nothing_to_undo_at_the_start(shell: Shell) -> None:
    shell("play", "state51", "--seed", "7", typed="undo\n")
    assert "There is no move to take back." in shell.out


def test_a_hint_is_one_of_the_choices(shell: Shell, position: Position) -> None:
    file = position(TURN)
    shell("play", "--resume", file, typed="hint\nhint search:20\nhint nobody\n")
    hints = [line for line in shell.out.splitlines() if "would choose" in line]
    assert len(hints) == 2
    assert "There is no bot “nobody”" in shell.out
    text = shell.flat.partition("expert would choose")[2].partition("(`")[2].partition("`)")[0]
    shell("play", "--resume", file, typed=f"{text}\n")
    assert moves_of(file) == [text]


def test_a_hint_tells_its_estimates_or_that_it_sees_no_difference(
    shell: Shell, position: Position, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("ratusz.coach.hints.SECONDS", 60.0)  # on a few guesses there may be one by accident
    shell("play", "--resume", position(TURN), typed="hint expert:60\n")
    told = shell.out.partition("would choose")[2]
    assert "to win." in told
    assert ".. (`" not in told
    shell("play", "newangeles", "--against", "rookie", "--seed", "1", typed="hint greedy\n")
    told = shell.out.partition("would choose")[2]
    assert told.count("Or: ") == 2
    assert "It sees no difference between these" in told
    assert "Estimate" not in told


def test_cards_and_rules_can_be_looked_up_during_a_game(shell: Shell, position: Position) -> None:
    typed = "card valley\ncard mutants\ncard castle\nrules VISIT.6\nrules zzz\nlog\ntable\n"
    shell("play", "--resume", position(TURN), typed=typed)
    assert "Valley (valley)" in shell.out
    assert "Mutants Union (mutants-union)" in shell.out
    assert "There is no card “castle”" in shell.out
    assert "[S51-VISIT.6] Passing closes locations" in shell.out
    assert "No clause has the id or holds all the words “zzz”" in shell.out


def test_resigning_must_be_typed_twice(shell: Shell, position: Position) -> None:
    file = position(TURN)
    shell("play", "--resume", file, typed="resign\nno\n")
    assert moves_of(file) == []
    shell("play", "--resume", file, typed="resign\nresign\n")
    assert moves_of(file) == ["resign"]
    assert "Ola (you) resigns: won by random." in shell.flat  # in the story
    assert "random won. You resigned." in shell.flat  # as the result
    shell("verify", file)
    assert "random won. Ola resigned." in shell.flat


def test_the_table_is_not_repeated_inside_one_decision(shell: Shell, position: Position) -> None:
    file = position(TURN.replace("hand = [", 'hand = ["muties", '))
    shell("play", "--resume", file, typed="conquer valley\n")
    assert shell.out.count("Round 1 of 4.") == 1
    assert "pay how?" in shell.out.rpartition("conquer valley")[2]


def test_the_seat_and_the_options_of_the_game_can_be_chosen(shell: Shell) -> None:
    options = ("--option", "first=1", "--option", "faction=new-york", "--seat", "1")
    shell("play", "state51", *options, typed="1\n")
    [file] = shell.saved
    assert record(file)["options"] == {"faction": "new-york", "first": 1, "rescoring": "on"}
    assert record(file)["players"] == ["greedy", "human"]
    assert record(file)["moves"][0][0] == 1


def test_the_same_seed_deals_the_same_cards(shell: Shell) -> None:
    shell("play", "state51", "--seed", "autumn")
    first = shell.out.partition("To go on")[0]
    shell("play", "state51", "--seed", "autumn")
    assert shell.out.partition("To go on")[0] == first


def test_the_hand_is_counted_right_before_its_cards_also_in_one_column(shell: Shell) -> None:
    shell("play", "newangeles", "--seed", "zz", "--against", "random", typed="1\n" * 4)
    lines = shell.out.splitlines()
    hand = max(number for number, line in enumerate(lines) if "Hand: " in line and "no cards" not in line)
    assert lines[hand + 1].startswith("    ")


@pytest.mark.parametrize("game", ["state51", "frostpunk", "newangeles"])
def test_a_game_can_stop_whenever_a_phase_begins(shell: Shell, game: str) -> None:
    """Enter goes on; a phase that asks nothing is seen, too, and the record is that of a game played through."""
    assert shell("play", game, "--seed", "7", "--against", "random", "--until", "phase", typed="1\n" * 60) == 0
    assert shell.out.count("Press Enter to go on.") > 3
    [file] = shell.saved
    assert shell("verify", file) == 0


def test_who_quits_at_the_beginning_of_a_phase_finds_the_game_at_its_next_question(shell: Shell) -> None:
    assert shell("play", "state51", "--seed", "7", "--against", "random", "--until", "round", typed="1\n" * 40 + "quit\n") == 0
    [file] = shell.saved
    assert shell("play", "--resume", file, "--until", "round", typed="quit\n") == 0
    assert shell("play", "--resume", file, "--until", "noon", typed="quit\n") == 2
    assert "lookout" in shell.err


def test_a_phase_that_never_comes_is_told_before_the_game_begins(shell: Shell) -> None:
    assert shell("play", "frostpunk", "--until", "noon", typed="quit\n") == 2
    assert "“noon”" in shell.err
    assert "phase, round" in shell.err
    assert "night" in shell.err
