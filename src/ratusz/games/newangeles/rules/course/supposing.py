"""What an offer would do if it won: what counts when it is made, backed or chosen."""

from ratusz.kernel.state import Action

from ...position.state import COUNTER, MAIN, Angeles
from ..cards.declaration import resolver


def suppose(g: Angeles, seat: int, action: Action) -> int | None:
    """Put the table where the offer this action is about has won; who resolves it then. None: it is about no offer."""
    name: str = action[0]
    if name == "main":
        g.main = action[1]
        offer = MAIN
    elif name == "counter":
        g.box.append(action[1])
        g.countering = seat
        offer = COUNTER
    elif name in ("support", "win"):
        offer = action[1]
    else:
        return None
    del g.stack[-1:]
    return supposed(g, offer)


def supposed(g: Angeles, offer: int) -> int:
    """Put on the stack what follows when an offer has won; who resolves it."""
    g.won = offer
    g.ill = 0  # what the last card has touched
    winner = resolver(g)
    g.stack += [("illness",), ("resolve", winner)]
    return winner
