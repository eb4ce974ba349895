"""A row becomes a position text and back."""

import numpy as np
import pytest

from ratusz.games.state51.game import GAME
from ratusz.vector import Batch, positions, tables
from ratusz.vector.rules import row as r

# What a row holds beside the game: cards drawn, tasks done, and how many cards the last shuffle had; two bytes after it are free.
LEFT_OVER = range(r.SHUFFLED, 4 * r.DISCARD)


def meaning(row: np.ndarray) -> list[int]:
    """The row without what is never read again."""
    small = row.copy().view(np.uint8)
    small[LEFT_OVER] = 0
    small[4 * r.DECK + int(row[r.DECK_LEFT]) : 4 * r.STACK] = 0
    small[4 * (r.STACK + int(row[r.DEPTH])) : 4 * r.ORDER] = 0
    sizes = [positions.rules.of_player(row, seat, r.STATE_SIZE) for seat in (0, 1)]
    small[4 * r.ORDER + sizes[0] : 4 * r.ORDER + tables.MOST_PLACES - sizes[1]] = 0
    return small.tolist()


def test_every_row_becomes_a_text_and_the_same_row_again() -> None:
    games = Batch(100)
    games.reset(3)
    asks = set()
    for number in range(130):
        games.step(games.choose(number))
        row = games.rows[number % 100]
        text = positions.position(row)
        asks.add(positions.rules.task_of(positions.rules.top(row)))
        again = positions.place(text)
        assert meaning(again) == meaning(row), text
        assert positions.position(again) == text
    assert len(asks) > 4


def test_a_row_is_looked_at_and_changed_as_a_position() -> None:
    games = Batch(3)
    games.reset(1)
    text = 'phase = "action"\nturn = 1\n[[seat]]\nhand = ["valley"]\n[[seat]]\ngoods = { worker = 2 }\n'
    games.place(1, text)
    assert games.seats[1] == 1
    assert GAME.view(GAME.load(games.position(1)), 0)["seats"][0]["hand"] == ["valley"]


@pytest.mark.parametrize(
    ("text", "what"),
    [
        ("[[seat]]\ngoods = { fuel = 128 }", "more than 127"),
        ('reshuffle = [["valley"]]', "lays down a shuffle"),
        ('[[seat]]\nstate = [{ card = "factory", markers = [2] }]', "does not give markers of 2"),
        ('phase = "over"', "over"),
    ],
)
def test_what_a_row_cannot_hold_is_refused(text: str, what: str) -> None:
    games = Batch(1)
    games.reset(1)
    with pytest.raises(ValueError, match=what):
        games.place(0, text)
