"""What says how a seat stands, for hints: points first, then what brings more of them."""

from typing import Final

from ..content.effects import GOODS, VP
from ..position.figures import THEIRS

STAKES: Final[dict[str, int]] = {
    "score": 1,
    f"{THEIRS}score": -1,
    **dict.fromkeys(["locations", "deals", "spoils", "hand"], 1),
    **dict.fromkeys(GOODS[:VP], 1),
    f"{THEIRS}worker": -1,  # which a visit brings
    "room": 1,
}
