"""What says how a seat stands, for hints: its capital and its rival's, the threat, and what both come from."""

from ..content.cards import FEDERALIST
from ..content.effects import RESOURCES
from ..position.figures import LYING, TROUBLE
from ..position.state import Angeles
from ..rules.players.rivals import rival_seat


def stakes(g: Angeles, seat: int) -> dict[str, int]:
    """Trouble in a district may be what one's investment pays for."""
    found = {f"capital {seat}": 1, "threat": 1 if g.rivals[seat] == FEDERALIST else -1}
    rival = rival_seat(g, seat)
    if rival is not None:
        found.setdefault(f"capital {rival}", -1)
    found |= {f"assets {seat}": 1, f"hand {seat}": 1}
    found |= dict.fromkeys(RESOURCES, 1)
    found |= dict.fromkeys([name for _, _, name in LYING if name.split()[0] in TROUBLE], 0)
    return found
