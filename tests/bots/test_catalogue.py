"""Bots are named by short texts."""

import pytest

from ratusz.bots.catalogue import bot_named
from ratusz.bots.search import Search
from ratusz.games.state51.game import GAME
from ratusz.kernel.problem import Problem


def test_a_search_is_limited_by_seconds_or_by_iterations() -> None:
    by_time = bot_named("search:0.2s", GAME, "1")
    by_count = bot_named("search:500", GAME, "1")
    assert isinstance(by_time, Search)
    assert isinstance(by_count, Search)
    assert (by_time.budget.seconds, by_time.budget.iterations) == (0.2, 0)
    assert (by_count.budget.seconds, by_count.budget.iterations) == (0.0, 500)


@pytest.mark.parametrize(
    "spec", ["", "Greedy", "search:", "search:0", "search:0s", "search:-3", "search:1e3s", "search:5 s", "human"]
)
def test_an_unknown_bot_is_a_problem_with_the_known_ones(spec: str) -> None:
    with pytest.raises(Problem) as caught:
        bot_named(spec, GAME, "1")
    assert caught.value.code == "bot-unknown"
    assert caught.value.figures["bot"] == spec
    assert "greedy" in caught.value.figures["known"]
