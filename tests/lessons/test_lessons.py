"""Lessons: read from a file, watched while they are played, and told what is wrong with them in one sentence."""

import pytest

from ratusz.games.catalogue import GAMES
from ratusz.kernel.match import Match
from ratusz.kernel.problem import Problem
from ratusz.lessons.course import begun, course, following, lesson_named, read
from ratusz.lessons.lesson import MISSED, OPEN, REACHED, Lesson
from ratusz.lessons.texts import check_texts
from ratusz.words.bundle import words
from ratusz.words.problems import problem as sentence

TEXT = """
order = 1
minutes = 5
bots = ["greedy"]
ideas = ["reach"]
position = '''
turn = 0
[[seat]]
hand = ["school", "highway"]
goods = { worker = 3, scrap = 1 }
[[seat]]
passed = true
'''
solution = ["incorporate school"]
[goal]
figures = ["locations >= 1"]
within = 2
[[wrong]]
answer = "dear"
action = "gather *"
when = ["scrap >= 1"]
foreseen = ["worker <= -2"]
tries = ["gather scrap"]
"""


def lesson(*changes: tuple[str, str]) -> Lesson:
    """A lesson with something else in its file."""
    text = TEXT
    for old, new in changes:
        assert old in text
        text = text.replace(old, new)
    return read("state51", "try", text)


def told(problem: Problem) -> str:
    return sentence(words("en"), problem)


def acting(found: Lesson, *actions: str) -> Match:
    match = begun(found)
    for action in actions:
        match.act(found.seat, action)
    return match


def test_a_goal_is_reached_when_its_figures_are() -> None:
    found = lesson()
    assert found.standing(begun(found))[:2] == (OPEN, 2)
    assert found.standing(acting(found, "incorporate school", "pay contact"))[:2] == (REACHED, 1)


def test_choices_inside_a_decision_do_not_count_as_decisions() -> None:
    found = lesson(("locations >= 1", "locations >= 2"))
    assert found.standing(acting(found, "incorporate school"))[:2] == (OPEN, 1)
    assert found.standing(acting(found, "incorporate school", "pay contact"))[:2] == (OPEN, 1)


def test_a_goal_is_missed_when_the_decisions_are_used_up() -> None:
    found = lesson(("within = 2", "within = 1"), ('action = "gather *"', 'action = "pass"'))
    assert found.standing(acting(found, "gather fuel"))[:2] == (MISSED, 0)


def test_a_goal_that_was_reached_stays_reached() -> None:
    found = lesson(("locations >= 1", "scrap >= 2"))
    match = acting(found, "gather scrap")
    assert found.standing(match).status == REACHED
    match.act(0, "incorporate school")
    match.act(0, "pay contact")
    assert found.standing(match).status == REACHED


def test_a_goal_is_missed_when_the_game_comes_to_what_it_must_be_reached_before() -> None:
    found = lesson(("within = 2", 'before = { round = 1, phase = "cleanup" }'))
    assert found.standing(acting(found, "pass")).status == MISSED


def test_a_goal_can_be_an_event_or_a_stage() -> None:
    event = lesson(('figures = ["locations >= 1"]', 'events = [{ kind = "incorporated", card = "school", seat = 0 }]'))
    assert event.standing(acting(event, "incorporate school", "pay highway")).status == REACHED
    stage = lesson(('figures = ["locations >= 1"]', "stage = { round = 2 }"), ("within = 2", ""))
    assert stage.standing(acting(stage, "pass")).status == REACHED
    ask = lesson(('figures = ["locations >= 1"]', 'ask = "pay_reach"'))
    assert ask.standing(acting(ask, "incorporate school")).status == REACHED


def test_a_wrong_try_is_known_by_its_text_by_how_it_stands_and_by_what_it_would_do() -> None:
    def answer(found: Lesson, action: str) -> str | None:
        match = begun(found)
        given = found.answer(match, match.read(0, action))
        return None if given is None else given.name

    assert answer(lesson(), "gather fuel") == "dear"
    assert answer(lesson(), "pass") is None
    assert answer(lesson(('when = ["scrap >= 1"]', 'when = ["scrap >= 2"]')), "gather fuel") is None
    assert answer(lesson(('foreseen = ["worker <= -2"]', 'foreseen = ["worker <= -3"]')), "gather fuel") is None


def test_a_try_can_be_wrong_because_of_what_was_done_before_it() -> None:
    found = lesson(('when = ["scrap >= 1"]\nforeseen = ["worker <= -2"]', 'after = "incorporate *"'))
    match = begun(found)
    assert found.answer(match, match.read(0, "gather fuel")) is None
    for action in ("incorporate school", "pay contact"):
        match.act(0, action)
    given = found.answer(match, match.read(0, "gather fuel"))
    assert given is not None
    assert given.name == "dear"


def test_a_wrong_try_is_taken_back_as_a_whole() -> None:
    found = lesson()
    assert found.since_decision(acting(found, "gather fuel", "incorporate school")) == 1
    assert found.since_decision(acting(found, "incorporate school", "pay contact")) == 2


@pytest.mark.parametrize(
    ("old", "new", "field"),
    [
        ("minutes = 5", 'minutes = "five"', "minutes"),
        ("minutes = 5", "minutes = 5\nhours = 1", "hours"),
        ('ideas = ["reach"]', "ideas = []", "ideas"),
        ("locations >= 1", "locations is 1", "goal.figures"),
        ("locations >= 1", "places >= 1", "goal.figures"),
        ("scrap >= 1", "gold >= 1", "wrong[0].when"),
        ("worker <= -2", "gold <= -2", "wrong[0].foreseen"),
        ('"school", "highway"', '"skool"', "position"),
        ("within = 2", 'ask = "dance"', "goal.ask"),
        ("within = 2", 'stage = { round = 2, phase = "tea" }', "goal.stage.phase"),
        ("within = 2", "events = [{ card = 1 }]", "goal.events[0].kind"),
        ('figures = ["locations >= 1"]', "", "goal"),
        ("locations >= 1", "locations >= 0", "goal"),
        ('bots = ["greedy"]', "", "bots"),
        ('bots = ["greedy"]', 'bots = ["greedy"]\nseat = 2', "seat"),
    ],
)
def test_what_is_wrong_is_told_with_file_and_field(old: str, new: str, field: str) -> None:
    with pytest.raises(Problem) as caught:
        begun(lesson((old, new)))
    said = told(caught.value)
    assert said.startswith(f"The lesson try.toml, field “{field}”: ")
    assert said.endswith(".")
    assert "\n" not in said


def test_a_file_that_is_no_toml_is_named() -> None:
    with pytest.raises(Problem) as caught:
        read("state51", "try", "order = = 1")
    assert told(caught.value).startswith("The lesson try.toml is not valid TOML: ")


def test_a_missing_text_is_named_with_its_language() -> None:
    with pytest.raises(Problem) as caught:
        check_texts(lesson())
    assert told(caught.value) == "The lesson try.toml cannot speak: the text “lesson-try” is missing in the language “en”."
    missing = read("state51", "reach", TEXT)
    with pytest.raises(Problem) as caught:
        check_texts(missing)
    assert "“lesson-reach.wrong-dear”" in told(caught.value)


def test_lessons_are_found_by_name_and_lead_on_to_the_next() -> None:
    lessons = course("state51")
    assert [one.order for one in lessons] == sorted({one.order for one in lessons})
    assert lesson_named("state51", "reach") is lessons[0]
    assert following(lessons[0]) is lessons[1]
    assert following(lessons[-1]) is None
    with pytest.raises(Problem, match="lesson-unknown"):
        lesson_named("state51", "juggling")


def test_each_game_of_ours_has_a_course() -> None:
    for game in ("state51", "newangeles", "frostpunk"):
        assert game in GAMES
        assert course(game)
