"""What the check of lessons finds: a solution that leads nowhere, a wrong try that gets another answer or none."""

from collections.abc import Callable

import pytest

from ratusz.conformance.lessons import answered, solved
from ratusz.kernel.problem import Problem
from ratusz.lessons.course import blaming
from ratusz.lessons.lesson import Lesson
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
