"""`ratusz learn`: the course of a game, and a lesson typed line by line."""

import json

import pytest

from ratusz.games.catalogue import GAMES
from ratusz.lessons.course import course
from tests.terminal.conftest import Shell

SOLUTION = "incorporate school\npay contact\nincorporate oil-rig\npay highway\n"


def test_the_course_lists_its_lessons_and_which_comes_next(shell: Shell) -> None:
    assert shell("learn", "state51") == 0
    assert "Two roads, two places" in shell.out
    assert "Finished: 0 of 6." in shell.out
    assert "ratusz learn state51 reach" in shell.out


def test_a_lesson_is_played_to_its_goal_and_kept(shell: Shell) -> None:
    assert shell("learn", "state51", "reach", typed=SOLUTION) == 0
    assert "Goal: Incorporate School and Oil Rig, with 2 actions." in shell.flat
    assert "Well done: the goal is reached." in shell.out
    assert "Spend the smallest reach that suffices." in shell.flat
    assert "ratusz learn state51 work" in shell.out
    assert shell("learn", "state51") == 0
    assert "✓ Two roads, two places" in shell.out
    assert "Finished: 1 of 6." in shell.out


def test_a_wrong_try_is_answered_and_taken_back(shell: Shell) -> None:
    shell("learn", "state51", "reach", typed="gather fuel\nincorporate school\npay highway\n" + SOLUTION)
    assert "Two workers for one resource does not help here" in shell.flat
    assert "Highway reaches 2, but School is only 1 away" in shell.flat
    assert shell.out.count("The move is taken back.") == 2
    assert "Well done: the goal is reached." in shell.out


def test_a_missed_goal_can_be_tried_again(shell: Shell) -> None:
    typed = "resign\nresign\nagain\n" + SOLUTION
    assert shell("learn", "state51", "reach", typed=typed) == 0
    assert "There is no action left" in shell.flat
    assert "Well done: the goal is reached." in shell.out


def test_one_may_start_over_look_at_the_goal_and_leave(shell: Shell) -> None:
    assert shell("learn", "state51", "reach", typed="goal\nincorporate school\nagain\nquit\n") == 0
    assert shell.out.count("Two roads, two places") == 2
    assert shell.saved == []


def test_a_lesson_left_half_played_goes_on_where_it_was_left(shell: Shell) -> None:
    first, second = SOLUTION[: SOLUTION.index("incorporate oil-rig")], SOLUTION[SOLUTION.index("incorporate oil-rig") :]
    shell("learn", "state51", "reach", typed=first + "quit\n")
    assert "What you have played of this lesson is kept" in shell.flat
    shell("learn", "state51")
    assert "… Two roads, two places" in shell.out
    shell("learn", "state51", "reach", typed=second)
    assert "You go on after 2 moves." in shell.flat
    assert "Well done: the goal is reached." in shell.out
    shell("learn", "state51")
    assert "✓ Two roads, two places" in shell.out
    assert [path.name for path in shell.saved] == ["lessons.json"]


def test_a_half_played_lesson_may_be_started_over(shell: Shell) -> None:
    shell("learn", "state51", "reach", typed="incorporate school\npay contact\n")  # the keyboard is gone
    shell("learn", "state51", "reach", typed="again\n" + SOLUTION)
    assert "Well done: the goal is reached." in shell.out


@pytest.mark.parametrize("kept", ["{ torn", '{"format": 1}'])
def test_a_half_played_lesson_that_cannot_be_read_begins_anew(shell: Shell, kept: str) -> None:
    file = shell.folder / "data" / "ratusz" / "lessons" / "state51-reach.json"
    file.parent.mkdir(parents=True)
    file.write_text(kept)
    assert shell("learn", "state51", "reach", typed=SOLUTION) == 0
    assert "it begins anew" in shell.flat
    assert "Well done: the goal is reached." in shell.out
    assert not file.exists()


def test_a_lesson_or_game_that_does_not_exist_is_named(shell: Shell) -> None:
    assert "juggling" in shell.fails("learn", "state51", "juggling")
    assert "chess" in shell.fails("learn", "chess")


def test_a_broken_file_of_finished_lessons_is_named_and_left_alone(shell: Shell) -> None:
    file = shell.folder / "data" / "ratusz" / "lessons.json"
    file.parent.mkdir(parents=True)
    file.write_text("{ torn")
    assert "lessons.json" in shell.fails("learn", "state51")
    assert "lessons.json" in shell.fails("learn", "state51", "reach", typed=SOLUTION)
    assert file.read_text() == "{ torn"


def test_what_was_finished_before_stays(shell: Shell) -> None:
    file = shell.folder / "data" / "ratusz" / "lessons.json"
    file.parent.mkdir(parents=True)
    file.write_text('{"state51": ["visit"]}')
    shell("learn", "state51", "reach", typed=SOLUTION)
    assert json.loads(file.read_text()) == {"state51": ["visit", "reach"]}


@pytest.mark.parametrize("language", ["en", "pl", "de", "ru"])
def test_every_lesson_begins_in_every_language(shell: Shell, language: str) -> None:
    for game in GAMES:
        for lesson in course(game):
            assert shell("learn", game, lesson.name, "--lang", language, typed="quit\n") == 0


@pytest.mark.parametrize("language", ["en", "pl", "de", "ru"])
def test_the_tour_prints_every_picture_with_its_words(shell: Shell, language: str) -> None:
    assert shell("learn", "state51", "--tour", "--lang", language) == 0
    assert shell.out.count("S51-VISIT.1") == 1
    assert "ratusz learn state51 visit" in shell.out


def test_a_clause_comes_with_its_example_and_if_wanted_the_table(shell: Shell) -> None:
    assert shell("rules", "S51-VISIT.1") == 0
    assert "For example, Player" in shell.flat
    assert "sends a worker to" in shell.flat
    short = len(shell.out)
    assert shell("rules", "S51-VISIT.1", "--board") == 0
    assert len(shell.out) > 2 * short
