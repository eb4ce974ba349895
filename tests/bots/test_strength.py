"""Bots play well: greedy beats random, and search sees what wins."""

import pytest

from ratusz.arena.simulate import simulate
from ratusz.bots.catalogue import bot_named
from ratusz.games.state51.game import GAME
from tests.table import Table


@pytest.mark.slow
def test_greedy_beats_random() -> None:
    report = simulate(GAME, 60, ["greedy", "random"], seed="strength")
    assert report.data()["win_rate"]["greedy"] > 0.85


# The last round; seat 1 has passed with one point more. Only the gun shop turns the two weapons into points.
LAST_MOVE = """
round = 4
turn = 0
discard = ["muties"]
[[seat]]
state = ["gun-shop", "school"]
goods = { weapon = 2, worker = 2, fuel = 1 }
hand = ["courier", "muties", "valley"]
vp = 4
[[seat]]
passed = true
state = ["fuel-tank"]
vp = 6
"""


@pytest.mark.parametrize("spec", ["greedy", "search:200", "expert:200"])
def test_the_last_winning_move_is_found(spec: str) -> None:
    table = Table(LAST_MOVE)
    for _ in range(20):
        if not table.waiting:
            break
        g = table.match.state
        bot = bot_named(spec, GAME, "win")
        action = bot.choose(GAME.view(g, 0), 0, GAME.rules.options(g, 0))
        table.act(0, GAME.rules.write(g, 0, action))
    assert [move.text for move in table.match.moves].count("work gun-shop") == 1
    assert table.game.result(table.match.state).winners == [0]
