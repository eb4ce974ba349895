"""Whatever a position lets in can be played on: nothing but Problem is ever raised, and whoever is asked has an answer."""

from copy import deepcopy
from random import Random
from typing import Any

import pytest

from ratusz.games.newangeles.game import GAME
from ratusz.kernel.match import Match
from ratusz.kernel.position import loads
from ratusz.kernel.problem import Problem
from tests.newangeles.play import decisions
from tests.newangeles.table import City

RULES = GAME.rules


def harvest(games: range) -> tuple[list[dict[str, Any]], dict[str, list[list[Any]]]]:
    """Positions of random games, and the tasks seen in them by name."""
    positions: list[dict[str, Any]] = []
    tasks: dict[str, list[list[Any]]] = {}
    for number in games:
        for g, _, dice in decisions(number):
            if g.stack and dice.randrange(25) == 0:
                data = loads(GAME.position(g))
                positions.append(data)
                for task in data.get("next", []):
                    tasks.setdefault(task[0], []).append(task)
    return positions, tasks


def play_on(data: dict[str, Any], dice: Random) -> bool:
    """Whether the position was let in; then it is played on for a while."""
    try:
        g = GAME.place(data)
        match = Match(GAME, g, len(g.capital), {}, "", GAME.position(g))  # type: ignore[attr-defined]
    except Problem:
        return False
    assert GAME.flaws(match.state) == []
    for _ in range(30):
        if match.over:
            break
        seat = dice.choice(RULES.seats(match.state))
        legal = RULES.options(match.state, seat)
        assert legal, match.state.stack
        match.do(seat, dice.choice(legal))
        assert GAME.flaws(match.state) == [], (match.moves[-1].text, match.state.stack)
    return True


@pytest.mark.parametrize("batch", range(2))
def test_tasks_of_other_games_put_into_a_position_are_refused_or_can_be_played(batch: int) -> None:
    positions, tasks = harvest(range(batch, 12, 2))
    names = sorted(tasks)
    dice = Random(batch)
    let_in = 0
    for data in positions:
        for _ in range(6):
            copy = deepcopy(data)
            for _ in range(dice.choice([1, 1, 2, 3])):
                upcoming = copy.setdefault("next", [])
                upcoming.insert(dice.randrange(min(4, len(upcoming) + 1)), dice.choice(tasks[dice.choice(names)]))
            if dice.randrange(3) == 0:  # which then has its default
                copy.pop(dice.choice(["city", "resolving", "supply", "decks", "events"]), None)
            let_in += play_on(copy, dice)
    assert let_in > 20


@pytest.mark.parametrize(
    "task",
    [
        ["choose_one", 0, {"do": "choose", "where": "same-tier"}],
        ["remove_one", 0, {"do": "remove", "what": "illness"}, 1, 0],
        ["lower_one", 0, {"do": "lower"}, 1, []],
        ["android_one", 0, {"do": "android"}, 1],
        ["flip_one", 0, 1],
        ["swap_one", 0, {"do": "swap_assets", "capital": 2}, "-"],
        ["steal_asset_one", 0],
        ["discard_asset_one", 0, 1],
    ],
)
def test_a_choice_without_anything_to_choose_from_has_an_answer(task: list[Any]) -> None:
    position = loads(GAME.position(City("").match.state))
    position["next"].insert(0, task)
    assert play_on(position, Random(1))
