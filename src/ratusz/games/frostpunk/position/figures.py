"""What a player counts, for previews: stores, people, hope and discontent, the Generator."""

from typing import Any, Final, Literal

from ..content.effects import FOOD, GAINS, NONE, PAWNS, WHO
from ..rules.generator.generator import freezing
from ..rules.generator.heat import zone_warm
from .state import City

OF_CITIZENS: Final = [(f"{WHO[who]} citizens", f"{WHO[who]} sick", f"{WHO[who]} gravely-ill") for who in range(3)]
OF_PAWNS: Final = [f"{name} pawns" for name in PAWNS]
EXPOSED: Final = [f"{WHO[who]} exposed" for who in range(3)]
ZONES: Final = [f"zone {zone}" for zone in (1, 2, 3)]
TRACKS: Final = (("hope", "active hope"), ("discontent", "active discontent"))

# What more of a figure means to the city, in the order they are told.
Meaning = Literal["store", "worse", "better"]
STORE: Final[Meaning] = "store"
WORSE: Final[Meaning] = "worse"
BETTER: Final[Meaning] = "better"
MEANINGS: Final[dict[str, Meaning]] = {
    **dict.fromkeys([*GAINS[:FOOD], "food", "automatons", "works", "tiles"], STORE),
    **dict.fromkeys(["hunger", "deaths", "cold", "overload", *TRACKS[1]], WORSE),
    **dict.fromkeys([*[sick for _, sick, _ in OF_CITIZENS], *EXPOSED, *[grave for _, _, grave in OF_CITIZENS]], WORSE),
    **dict.fromkeys([*[citizens for citizens, _, _ in OF_CITIZENS], *OF_PAWNS, "heat", *TRACKS[0], *ZONES], BETTER),
}

RECAP: Final = [
    *[tokens for tokens, _ in TRACKS],
    "deaths",
    *[sick for _, sick, _ in OF_CITIZENS],
    *[grave for _, _, grave in OF_CITIZENS],
    "hunger",
    *[citizens for citizens, _, _ in OF_CITIZENS],
    *GAINS[:FOOD],
    "food",
]


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
    for who, exposed in enumerate(freezing(g)):
        found[EXPOSED[who]] = exposed
    for zone, name in enumerate(ZONES):
        found[name] = int(zone_warm(g, zone))
    found["heat"] = g.heat
    found["cold"] = g.cold
    found["overload"] = g.overload
    found["tiles"] = laid_out(g)
    found["works"] = sum([task[2] for task in g.stack if task[0] == "work"])
    return found


def recap(g: City) -> dict[str, int]:
    found = figures(g)
    return {name: found[name] for name in RECAP}


def laid_out(g: City) -> int:
    """Tiles on the map, those of a clearing that are still face down among them."""
    face_down = sum([len(task[-1]) for task in g.stack if task[0] in ("lay", "lay_tiles")])
    return len(g.tile) - g.tile.count(NONE) + face_down


def besides(g: City) -> tuple[Any, ...]:
    """Which tokens, who stands where, what lies where and on which card, who holds what."""
    return (
        *g.tracks[0], NONE, *g.tracks[1], NONE, *g.placed, *g.exhausted, *g.resting, *g.amount, *g.building, *g.area,
        *[tuple(hand) for hand in g.hands], *g.played, *g.stored, *g.modifiers, g.turn, g.phase,
    )  # fmt: skip
