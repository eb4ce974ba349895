"""What a position and each answer is worth: chances from 0 to 1, by what the seat sees, also of an answer nobody would give."""

import pytest

from ratusz.bots.appraise import appraise, chance_to_win
from ratusz.games.catalogue import GAMES
from ratusz.kernel.chance import Guess
from tests.table import Table

SEATS = {"state51": 2, "newangeles": 4, "frostpunk": 1}


@pytest.mark.parametrize("game", SEATS)
def test_answers_come_with_chances_the_best_first(game: str) -> None:
    table = Table.dealt("appraise", game, SEATS[game])
    g, found = table.match.state, GAMES[game]
    seat = found.rules.seats(g)[0]
    legal = found.rules.options(g, seat)
    ranked = appraise(found, found.view(g, seat), seat, 0.05, "1", (legal[-1],))
    assert legal[-1] in [action for action, _ in ranked]
    assert all(action in legal and 0 <= worth <= 1 for action, worth in ranked)


@pytest.mark.parametrize("game", SEATS)
def test_a_chance_depends_on_nothing_the_seat_cannot_see(game: str) -> None:
    table = Table.dealt("appraise", game, SEATS[game])
    g, found = table.match.state, GAMES[game]
    for seat in range(SEATS[game]):
        other = g.clone()
        found.redeal(other, seat, Guess(3))
        chances = [chance_to_win(found, found.view(each, seat), seat, "1") for each in (g, other)]
        assert chances[0] == chances[1]
        assert 0 <= chances[0] <= 1


def test_whoever_is_far_ahead_is_likely_to_win() -> None:
    ahead = Table('phase = "action"\nround = 4\n[[seat]]\nvp = 24\n[[seat]]\nvp = 3\n')
    found = GAMES["state51"]
    chances = [chance_to_win(found, found.view(ahead.match.state, seat), seat, "1") for seat in range(2)]
    assert chances[0] > 0.9 > 0.1 > chances[1]
