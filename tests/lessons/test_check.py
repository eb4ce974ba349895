"""What the check of lessons finds: a solution that leads nowhere, a wrong try that gets another answer or none."""

from collections.abc import Callable

import pytest

from ratusz.conformance.lessons import Pupil, answered, followed, solved
from ratusz.kernel.problem import Problem
from ratusz.lessons.course import blaming, course, lesson_named
from ratusz.lessons.lesson import OPEN, REACHED, Lesson
from ratusz.words.bundle import words
from ratusz.words.problems import problem as sentence
from tests.lessons.test_lessons import lesson


def found(check: Callable[[], None], tried: Lesson) -> str:
    with pytest.raises(Problem) as caught, blaming(tried.file):
        check()
    return sentence(words("en"), caught.value)


def test_a_solution_that_leads_nowhere_is_found() -> None:
    short = lesson(('solution = ["incorporate school"]', 'solution = ["exchange"]'))
    assert found(lambda: solved(short, "1"), short).startswith(
        "The lesson try.toml, field “solution”: It does not lead to the goal"
    )
    illegal = lesson(('solution = ["incorporate school"]', 'solution = ["dance"]'))
    assert "“dance” fits none of the actions possible then: pass;" in found(lambda: solved(illegal, "1"), illegal)
    refused = lesson(('solution = ["incorporate school"]', 'solution = ["gather fuel"]'))
    assert "“gather fuel” gets the answer “dear”." in found(lambda: solved(refused, "1"), refused)


def test_a_wrong_try_without_its_answer_is_found() -> None:
    tried = lesson()
    answered(tried, "dear", ["gather scrap"], "wrong[0].tries")
    assert found(lambda: answered(tried, "dear", ["pass"], "wrong[0].tries"), tried) == (
        "The lesson try.toml, field “wrong[0].tries”: “pass” gets no answer."
    )
    assert "gets the answer “dear”" in found(lambda: answered(tried, "other", ["gather scrap"], "wrong[0].tries"), tried)


def test_an_action_that_leads_away_from_the_goal_and_gets_no_answer_is_found() -> None:
    assert "“pass” leads away from the goal and gets no answer." in found(lambda: followed(lesson()), lesson())
    patient = ('action = "gather *"', 'action = "*[es]"'), ('when = ["scrap >= 1"]\nforeseen = ["worker <= -2"]\n', "")
    followed(lesson(*patient))  # after gathering there is still time
    hurried = lesson(*patient, ("within = 2", "within = 1"))
    assert found(lambda: followed(hurried), hurried) == (
        "The lesson try.toml, field “wrong”: “gather fuel” leads away from the goal and gets no answer."
    )


@pytest.mark.parametrize("name", ["state51", "newangeles", "frostpunk"])
def test_nobody_goes_astray_unanswered_in_a_lesson_of_ours(name: str) -> None:
    for ours in course(name):
        with blaming(ours.file):
            followed(ours)


def test_the_goal_of_the_threat_lesson_may_be_reached_with_the_larger_card_too() -> None:
    threat = lesson_named("newangeles", "threat")
    pupil = Pupil(threat, "1")
    for wanted in ("main media-circus", "lower quinde", "place human-first guayaquil"):
        pupil.wait()
        action = pupil.meant(wanted, "solution")
        assert threat.answer(pupil.match, action) is None
        assert threat.standing(pupil.match).status == OPEN
        pupil.match.do(threat.seat, action)
    pupil.wait()
    assert threat.standing(pupil.match).status == REACHED
