"""How a position looks, roughly: 0 lost, 1 won."""

from .cards import DEATHS_LAST, DISCONTENT_LOSS, EPIDEMIC, HOPE_FIELDS, OVERLOAD_FIELDS, ROUNDS
from .defeat import WON
from .effects import NONE
from .night import freezing
from .state import DISCONTENT, HOPE, City


def evaluate(g: City, seat: int) -> float:
    """The nearest danger counts most; goods, roofs and rounds lived through count a little."""
    if g.cause != NONE:
        return 1.0 if g.cause == WON else 0.05 * g.round / ROUNDS
    hope = (len(g.tracks[HOPE]) + 0.5 * active(g, HOPE)) / (1.5 * HOPE_FIELDS)
    calm = 1.0 - (len(g.tracks[DISCONTENT]) + 0.5 * active(g, DISCONTENT)) / (1.5 * DISCONTENT_LOSS)
    life = 1.0 - g.deaths / DEATHS_LAST
    health = 1.0 - max(g.sick) / EPIDEMIC
    machine = 1.0 - (g.overload / (OVERLOAD_FIELDS + 1)) * (1.0 if g.overheated else 0.5)
    bread = max(0.0, 1.0 - g.hunger / 25.0) * min(1.0, 0.4 + g.food / 25.0)
    roofs = 1.0 - freezing(g) / 16.0
    goods = min(1.0, (1.5 * g.stock[0] + g.stock[1] + 4.0 * g.stock[2]) / 30.0)
    stored = min(1.0, (g.stored[1] / 12.0 + g.stored[2] / 15.0) / 2.0)
    dangers = sorted([hope, calm, life, health, machine, bread])
    safe = 0.45 * dangers[0] + 0.25 * dangers[1] + 0.3 * sum(dangers) / len(dangers)
    return max(0.0, min(1.0, 0.6 * safe + 0.12 * g.round / ROUNDS + 0.1 * roofs + 0.08 * goods + 0.1 * stored))


def active(g: City, track: int) -> int:
    return sum([token & 1 for token in g.tracks[track]])
