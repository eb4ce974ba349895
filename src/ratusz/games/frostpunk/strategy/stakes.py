"""What says how the city stands, for hints: its people first, then what keeps them alive and together."""

from typing import Final

from ..content.effects import FOOD, GAINS
from ..position.figures import EXPOSED, MEANINGS, OF_CITIZENS, TRACKS, WORSE, ZONES

ORDER: Final = [
    "deaths",
    *[grave for _, _, grave in OF_CITIZENS],
    "hunger",
    *[sick for _, sick, _ in OF_CITIZENS],
    *[tokens for tokens, _ in TRACKS],
    "overload",
    *EXPOSED,
    "food",
    *GAINS[:FOOD],
    "heat",
    *[active for _, active in TRACKS],
    "automatons",
    "tiles",
    *ZONES,
]
STAKES: Final[dict[str, int]] = {name: -1 if MEANINGS[name] == WORSE else 1 for name in ORDER}
