"""Playing on without thinking until a matter is settled."""

from typing import Final

from ..kernel.chance import Chance
from ..kernel.rules import Rules
from ..kernel.state import State
from ..kernel.strategy import Strategy

LONGEST: Final = 200  # asks


def settle(rules: Rules, strategy: Strategy, g: State, matter: int, chance: Chance) -> None:
    """Everybody goes by the policy as long as this matter is at hand; 0 is none."""
    for _ in range(LONGEST):
        if not matter or not g.stack or strategy.matter(g) != matter:
            return
        seat = rules.seats(g)[0]
        legal = rules.options(g, seat)
        rules.apply(g, seat, legal[strategy.policy(g, seat, legal, chance) if len(legal) > 1 else 0])
