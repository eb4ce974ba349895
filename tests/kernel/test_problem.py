"""A problem is a code, perhaps a clause, and figures; it holds no sentence."""

from ratusz.kernel.problem import Problem


def test_a_problem_carries_code_clause_and_figures() -> None:
    problem = Problem("refused", "TOY-BID.2", need=3, have=2)
    assert (problem.code, problem.rule, problem.figures) == ("refused", "TOY-BID.2", {"need": 3, "have": 2})


def test_a_problem_without_a_clause_has_an_empty_one() -> None:
    assert (Problem("over").rule, Problem("over").figures) == ("", {})


def test_a_problem_shows_what_it_is_where_nobody_puts_it_into_words() -> None:
    assert str(Problem("stale", got=1, now=2)) == "('stale', '', {'got': 1, 'now': 2})"
