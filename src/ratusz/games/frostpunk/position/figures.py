"""What a player counts, for previews: stores, people, hope and discontent, the Generator."""

from typing import Final

from ..content.effects import FOOD, GAINS, PAWNS, WHO
from .state import City

OF_CITIZENS: Final = [(f"{WHO[who]} citizens", f"{WHO[who]} sick", f"{WHO[who]} gravely-ill") for who in range(3)]
OF_PAWNS: Final = [f"{name} pawns" for name in PAWNS]
TRACKS: Final = (("hope", "active hope"), ("discontent", "active discontent"))


def figures(g: City) -> dict[str, int]:
    found: dict[str, int] = {GAINS[good]: g.stock[good] for good in range(FOOD)}
    found["food"] = g.food
    found["hunger"] = g.hunger
    found["deaths"] = g.deaths
    found["automatons"] = g.automatons
    for who, (citizens, sick, gravely_ill) in enumerate(OF_CITIZENS):
        found[citizens] = g.citizens[who]
        found[sick] = g.sick[who]
        found[gravely_ill] = int(g.skull[who])
    for pawn, name in enumerate(OF_PAWNS):
        found[name] = g.pool[pawn]
    for track, (tokens, active) in enumerate(TRACKS):
        found[tokens] = len(g.tracks[track])
        found[active] = sum([token & 1 for token in g.tracks[track]])
    found["heat"] = g.heat
    found["cold"] = g.cold
    found["overload"] = g.overload
    found["works"] = sum([task[2] for task in g.stack if task[0] == "work"])
    return found
