"""The map: places, fields and what is next to what.

The Generator tile is a flower of hexes: the tower, five fields and the drawer. Around it lie 12 near places, around those 18
far ones, and the frame has a corner beside every third far place. Fields are numbered: five of the Generator tile, then two for
each place.
"""

from typing import Final

from ratusz.kernel.problem import Problem

from ...content.effects import FAR, FIELD_GOODS, NEAR, NONE, RINGS
from ...content.library import BUILDING_NAMES, MAP

Hex = tuple[int, int]

DIRECTIONS: Final[list[Hex]] = [(1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1)]  # clockwise from the upper right
CORNERS: Final = 6  # FP-COMP.4, FP-SETUP.2, FP-SETUP.3
FIELD_LIMIT: Final = 5  # FP-LIMIT.10

DRAWER: Final = "drawer"
PETALS: Final[list[Hex]] = [(petal.at[0], petal.at[1]) for petal in MAP.petal if petal.holds != DRAWER]
PETAL_HOLDS: Final[list[str]] = [petal.holds for petal in MAP.petal if petal.holds != DRAWER]
PETAL_BUILDINGS: Final[list[int]] = [BUILDING_NAMES.get(holds, NONE) for holds in PETAL_HOLDS]
PETAL_GOODS: Final[list[int]] = [NONE if holds in BUILDING_NAMES else FIELD_GOODS.index(holds) for holds in PETAL_HOLDS]
PETAL_AMOUNTS: Final[list[int]] = [petal.n for petal in MAP.petal if petal.holds != DRAWER]
GENERATOR_FIELDS: Final = len(PETALS)  # FP-BUILD.10


def ring(distance: int) -> list[Hex]:
    """The hexes at a distance, clockwise from a corner."""
    found: list[Hex] = []
    for corner in range(CORNERS):
        q, r = DIRECTIONS[corner]
        step_q, step_r = DIRECTIONS[(corner + 2) % CORNERS]
        for i in range(distance):
            found.append((q * distance + step_q * i, r * distance + step_r * i))
    return found


NEAR_PLACES: Final = 12
PLACES: Final[list[Hex]] = ring(2) + ring(3)
FAR_PLACES: Final = len(PLACES) - NEAR_PLACES
FIELDS: Final = GENERATOR_FIELDS + 2 * len(PLACES)  # FP-GATHER.4
PLACE_NAMES: Final[list[str]] = [f"n{i + 1}" for i in range(NEAR_PLACES)] + [f"f{i + 1}" for i in range(FAR_PLACES)]
FIELD_NAMES: Final[list[str]] = [f"g{i + 1}" for i in range(GENERATOR_FIELDS)] + [
    name + side for name in PLACE_NAMES for side in ("a", "b")
]
FIELD_NUMBERS: Final[dict[str, int]] = {name: field for field, name in enumerate(FIELD_NAMES)}
PLACE_NUMBERS: Final[dict[str, int]] = {name: place for place, name in enumerate(PLACE_NAMES)}


def place_of(field: int) -> int:
    """The place a field belongs to; NONE for the Generator tile."""
    return NONE if field < GENERATOR_FIELDS else (field - GENERATOR_FIELDS) // 2


def first_field(place: int) -> int:
    return GENERATOR_FIELDS + 2 * place


PLACE_OF: Final[list[int]] = [place_of(field) for field in range(FIELDS)]
# FP-HEAT.8: 0 the Generator tile, 1 the tiles beside it, 2 those behind them.
ZONES: Final[list[int]] = [0 if PLACE_OF[field] == NONE else 1 if PLACE_OF[field] < NEAR_PLACES else 2 for field in range(FIELDS)]


def beside(a: Hex, b: Hex) -> bool:
    return (b[0] - a[0], b[1] - a[1]) in DIRECTIONS


NEIGHBOURS: Final[list[list[int]]] = [
    [other for other in range(len(PLACES)) if beside(PLACES[place], PLACES[other])] for place in range(len(PLACES))
]
# FP-ADJ.5: a place beside the Generator tile touches 0 to 2 of its fields.
TOUCHED: Final[list[list[int]]] = [
    [petal for petal in range(GENERATOR_FIELDS) if beside(PLACES[place], PETALS[petal])] for place in range(len(PLACES))
]


def adjacent_fields(field: int) -> list[int]:
    """Fields next to a field, whether or not a tile lies there yet."""
    place = PLACE_OF[field]
    if place == NONE:
        around = [other for other in range(len(PLACES)) if field in TOUCHED[other]]
        return [first_field(other) + side for other in around for side in (0, 1)]
    found = TOUCHED[place].copy()
    found += [first_field(place) + 1 - (field - first_field(place))]
    return found + [first_field(other) + side for other in NEIGHBOURS[place] for side in (0, 1)]


# FP-ADJ.1, FP-ADJ.3, FP-ADJ.4, FP-ADJ.6.
ADJACENT: Final[list[list[int]]] = [sorted(adjacent_fields(field)) for field in range(FIELDS)]
# A large building touches what either of its fields touches, but not itself.
ADJACENT_LARGE: Final[list[list[int]]] = [
    sorted(set(ADJACENT[first_field(place)] + ADJACENT[first_field(place) + 1]) - {first_field(place), first_field(place) + 1})
    for place in range(len(PLACES))
]


def corner_place(corner: int) -> int:
    """The far place in a corner of the frame (FP-SETUP.11)."""
    return NEAR_PLACES + 3 * corner


def between(corner: int) -> int:
    """The near place between a corner and the Generator tile (FP-SETUP.12)."""
    return 2 * corner


class Tile:
    __slots__ = ("amounts", "food", "goods", "name", "ring")

    def __init__(self, name: str, ring: int, goods: list[int], amounts: list[int], food: int) -> None:
        self.name = name
        self.ring = ring
        self.goods = goods
        self.amounts = amounts
        self.food = food


def printed(text: str, tile: str) -> tuple[int, int]:
    """What is printed on a field: T4 is four trees, 0 nothing."""
    if text == "0":
        return (NONE, 0)
    kinds = {"W": 0, "C": 1, "S": 2, "T": 4}
    amount = int(text[1:]) if text[1:].isdecimal() else 0
    if text[:1] not in kinds or not 1 <= amount <= FIELD_LIMIT:
        raise Problem("content-field", file="map.toml", entry=tile, field="a, b", detail=text)
    return (kinds[text[0]], amount)


def read_tiles() -> list[Tile]:
    found: list[Tile] = []
    for entry in MAP.tile:
        a, b = printed(entry.a, entry.id), printed(entry.b, entry.id)
        found.append(Tile(entry.id, RINGS.index(entry.ring), [a[0], b[0]], [a[1], b[1]], entry.food))
    return found


TILES: Final[list[Tile]] = read_tiles()  # FP-COMP.5, FP-SETUP.15
NEAR_TILES: Final[list[int]] = [i for i, tile in enumerate(TILES) if tile.ring == NEAR]
FAR_TILES: Final[list[int]] = [i for i, tile in enumerate(TILES) if tile.ring == FAR]
# FP-COMP.27.
WALL: Final[list[int]] = [
    (-1 if entry.shows == "blank" else FIELD_GOODS.index(entry.shows)) for entry in MAP.wall for _ in range(entry.count)
]
