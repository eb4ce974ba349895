"""The engine can be measured."""

import pytest

from ratusz.arena.bench import bench, hot_spots, positions
from ratusz.games.catalogue import GAMES
from ratusz.games.state51.game import GAME
from ratusz.kernel import compiled
from ratusz.kernel.chance import Guess


def test_the_figures_are_positive() -> None:
    figures = bench(GAME, 0.05)
    assert figures["compiled"] is compiled()
    for name in ("decisions_per_second", "playouts_per_second", "iterations_per_second", "clone_us", "state_bytes", "games"):
        assert figures[name] > 0


@pytest.mark.parametrize("game", GAMES)
def test_somebody_is_asked_in_every_position_that_is_searched(game: str) -> None:
    assert all([GAMES[game].rules.seats(g) for g in positions(GAMES[game], Guess(1))])


def test_the_profile_names_functions_with_their_share() -> None:
    spots = hot_spots(GAME, 0.05, 5)
    shares = [share for _, share in spots]
    assert len(spots) == 5
    assert sorted(shares, reverse=True) == shares
    assert 0 < sum(shares) <= 1
