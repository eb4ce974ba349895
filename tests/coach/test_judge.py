"""Judging a decision: by the seat's view alone, with all that belongs to it, over the same guesses for every line."""

from itertools import pairwise

import msgspec
import pytest

from ratusz.coach.judge import Budget, Judge, judged
from ratusz.coach.judged import Case
from ratusz.coach.review import cases
from ratusz.coach.sense import sense_of
from ratusz.games.catalogue import game_named
from ratusz.kernel.chance import Guess
from ratusz.kernel.game import Game
from ratusz.kernel.match import Match
from tests.coach.short import SHORT
from tests.table import Table
from tools.coach.games import begun, bots, play_on

STATE51 = game_named("state51")


def judge(text: str) -> Judge:
    table = Table(text)
    return Judge(STATE51, sense_of("state51"), STATE51.view(table.match.state, 0), 0, "1")


def under_way(name: str, moves: int) -> Match:
    game = game_named(name)
    return play_on(begun(game, "coach"), bots(game, "coach"), moves)


def test_answers_that_belong_to_one_decision_are_one_line() -> None:
    found = judge(SHORT)
    lines = [found.written(line) for line in found.lines()]
    assert ["incorporate school", "pay inc2"] in lines or ["incorporate school"] in lines
    assert ["pass"] in lines


def test_what_was_made_is_weighed_to_the_end_however_bad_it_is() -> None:
    found = judge(SHORT)
    made = found.read(["pass"])
    weighed = found.weighed(found.lines(made), made, Budget(2, 8))
    assert made in [tried.line for tried in weighed]
    assert {len(tried.worths) for tried in weighed} == {8}


def test_passing_with_a_point_in_hand_is_worse_than_taking_it() -> None:
    found = judge(SHORT)
    made = found.read(["pass"])
    weighed = found.weighed(found.lines(made), made, Budget(4, 16))
    assert weighed[-1].line == made
    assert weighed[0].worth > weighed[-1].worth


@pytest.mark.parametrize("name", ["state51", "newangeles", "frostpunk"])
def test_what_the_seat_could_not_see_changes_nothing(name: str) -> None:
    game = game_named(name)
    match = under_way(name, 30)
    case = cases(match)[-1]
    other = match.moves[case.at].before.clone()
    game.redeal(other, case.seat, Guess(7))
    assert msgspec.json.encode(game.view(other, case.seat)) == case.view
    assert judged(case, False) == judged(msgspec.structs.replace(case, view=encoded(game, other, case)), False)


def encoded(game: Game, g: object, case: Case) -> bytes:
    return msgspec.json.encode(game.view(g, case.seat))  # type: ignore[arg-type]


def test_one_decision_is_one_case_and_what_was_forced_is_none() -> None:
    match = under_way("state51", 60)
    found = cases(match)
    assert sum(case.moves for case in found) <= len(match.moves)
    for case, following in pairwise(found):
        assert case.at + case.moves <= following.at
    rules = match.game.rules
    for case in found:
        moves = match.moves[case.at : case.at + case.moves]
        assert {move.seat for move in moves} == {case.seat}
        assert any(len(rules.options(move.before, move.seat)) > 1 for move in moves)
