"""A game of 51st State that hangs on its last decision: whoever passes leaves a point lying, and with it the game."""

from typing import Any, Final

from ratusz.games.catalogue import game_named
from ratusz.kernel.match import set_up

SHORT: Final = """
    round = 4
    phase = "action"
    [[seat]]
    hand = ["school"]
    goods = { worker = 2, inc2 = 1 }
    [[seat]]
    passed = true
    state = ["old-depot"]
"""


def passed_up() -> dict[str, Any]:
    """The record of how it was lost."""
    match = set_up(game_named("state51"), SHORT)
    match.act(0, "pass")
    assert match.over
    return match.record()
