"""Playing on without thinking until a matter is settled."""

from typing import Final

from ..kernel.chance import Chance
from ..kernel.game import Game
from ..kernel.state import State

LONGEST: Final = 200  # asks


def settle(game: Game, g: State, matter: int, chance: Chance) -> None:
    """Everybody goes by the policy as long as this matter is at hand; 0 is none."""
    rules = game.rules
    for _ in range(LONGEST):
        if not matter or not g.stack or game.matter(g) != matter:
            return
        seat = rules.seats(g)[0]
        legal = rules.options(g, seat)
        rules.apply(g, seat, legal[game.policy(g, seat, legal, chance) if len(legal) > 1 else 0])
