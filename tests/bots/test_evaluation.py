"""What 51st State tells its bots: how good a position looks, and what to do without thinking."""

import pytest

from ratusz.games.state51.game import GAME
from ratusz.games.state51.strategy.strategy import STRATEGY
from ratusz.kernel.chance import Guess
from tests.bots.test_fairness import positions
from tests.table import Table


def test_what_one_seat_hopes_the_other_fears() -> None:
    for g in positions(5, 7):
        mine, theirs = STRATEGY.evaluate(g, 0), STRATEGY.evaluate(g, 1)
        assert 0 < mine < 1
        assert mine + theirs == pytest.approx(1)


BETTER = [
    ('vp = 3', 'vp = 2'),
    ('state = ["radio-station"]', 'vp = 1'),
    ('deals = ["kellys-pawnshop"]', 'deals = ["armoury"]'),
    ('hand = ["highway"]', 'hand = ["muties"]'),
    ('hand = ["valley", "highway"]', 'hand = ["valley"]'),
    ('state = ["gun-shop"]\ngoods = { weapon = 2, worker = 1 }', 'state = ["gun-shop"]\ngoods = { brick = 2, worker = 1 }'),
]


@pytest.mark.parametrize(("better", "worse"), BETTER)
def test_more_is_better(better: str, worse: str) -> None:
    tables = [Table(f"round = 2\nturn = 0\n[[seat]]\n{mine}\n[[seat]]\n") for mine in (better, worse)]
    values = [STRATEGY.evaluate(table.match.state, 0) for table in tables]
    assert values[0] > values[1]


def test_a_win_is_worth_more_than_any_hope_and_a_high_win_a_little_more() -> None:
    def over(vp: int) -> float:
        return STRATEGY.evaluate(Table(f'round = 4\nphase = "over"\n[[seat]]\nvp = {vp}\n[[seat]]\nvp = 5\n').match.state, 0)

    assert 0.9 < over(6) < over(15) < 1
    assert over(4) < 0.1


def test_the_policy_answers_every_ask_and_scores_far_more_than_chance() -> None:
    chance = Guess(2)
    scores = {"policy": 0, "chance": 0}
    for number in range(20):
        for player in scores:
            g = GAME.new(2, {}, str(number))
            GAME.rules.settle(g)
            while g.stack:
                seat = GAME.rules.seats(g)[0]
                legal = GAME.rules.options(g, seat)
                choice = STRATEGY.policy(g, seat, legal, chance) if player == "policy" else chance.below(len(legal))
                assert 0 <= choice < len(legal)
                GAME.rules.apply(g, seat, legal[choice])
            scores[player] += sum(GAME.result(g).scores)
    assert scores["policy"] > 2 * scores["chance"]
