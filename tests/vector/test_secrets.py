"""Nobody learns from an observation or a mask what they cannot know, in any row of a batch."""

import numpy as np

from ratusz.games.state51.game import GAME
from ratusz.kernel.chance import Chance
from ratusz.vector import Batch, positions
from ratusz.vector.cpu import observe_one, show_all

GAMES = 64


def observed(rows: np.ndarray, seat: int) -> np.ndarray:
    seen = Batch(GAMES).observations
    for row, out in zip(rows, seen, strict=True):
        observe_one(row, out, seat)
    return seen


def test_dealing_the_unknown_anew_changes_no_observation_and_no_mask_of_a_seat() -> None:
    games = Batch(GAMES)
    games.reset(11)
    redealt = 0
    for number in range(60):
        games.step(games.choose(number))
        if number % 6:
            continue
        for seat in (0, 1):
            other = games.rows.copy()
            for row in other:
                g = positions.state(row)
                GAME.redeal(g, seat, Chance(number))
                row[:] = positions.row(g)
            redealt += int((other != games.rows).any(axis=1).sum())
            assert (observed(other, seat) == observed(games.rows, seat)).all()
            masks, seats = games.masks.copy(), games.seats.copy()
            show_all(other, masks, games.observations.copy(), seats, 0)
            own = games.seats == seat
            assert (masks[own] == games.masks[own]).all()
            assert (seats == games.seats).all()
    assert redealt > GAMES  # it was dealt anew indeed
