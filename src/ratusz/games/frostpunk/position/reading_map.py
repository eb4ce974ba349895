"""Reading a position: the map and the building tiles beside it."""

from typing import Any, Final

from ratusz.kernel.names import Names, twice
from ratusz.kernel.position import Reader, shown
from ratusz.kernel.problem import Problem

from ..content import numbers
from ..content.buildings import BUILDINGS, RUINS, SIDES
from ..content.effects import FIELD_GOODS, NEAR, NONE, TREE
from ..content.laws import LAWS
from ..content.library import BUILDING_NAMES
from ..rules.city.buildings import index_map
from ..rules.city.map import (
    FAR_TILES,
    FIELD_LIMIT,
    FIELD_NAMES,
    NEAR_PLACES,
    NEAR_TILES,
    NEIGHBOURS,
    PLACE_NAMES,
    PLACE_OF,
    PLACES,
    TILES,
    first_field,
)
from ..rules.course.setup import lay_out_law_buildings, tiles_of
from ..rules.course.storm import done_by_storms
from ..rules.vocabulary import BUILDING_WORDS, FIELD_WORDS, PLACE_WORDS, TILE_WORDS
from .data import EMPTY_FIELD, UPGRADED
from .decks import deck
from .state import City

FRAME_WORDS: Final = Names("good", FIELD_GOODS[:2])


def read_map(g: City, top: Reader) -> None:
    for place_name, goods in top.table("frame").items():
        place = PLACE_WORDS.number(place_name, "frame")
        g.frame[place] = FRAME_WORDS.mask(Reader({place_name: goods}, "frame"), place_name)
    for place_name, tile_name in top.table("tiles").items():
        lay_tile(g, PLACE_WORDS.number(place_name, "tiles"), TILE_WORDS.number(tile_name, f"tiles.{place_name}"))
    check_connected(g)
    for field_name, text in top.table("fields").items():
        read_field(g, FIELD_WORDS.number(field_name, "fields"), text, f"fields.{field_name}")
    check_large(g)
    index_map(g)
    read_hubs(g, top)
    if sum([g.amount[field] for field, good in enumerate(g.good) if good == TREE]) > numbers.TREES_MOST:
        raise Problem("position-trees", "FP-LIMIT.9", most=numbers.TREES_MOST)
    read_supply(g, top)
    g.near_tiles = deck(g, top, "near-tiles", TILE_WORDS, NEAR_TILES, g.tile)
    g.far_tiles = deck(g, top, "far-tiles", TILE_WORDS, FAR_TILES, g.tile)


def read_hubs(g: City, top: Reader) -> None:
    g.hubs = sorted(PLACE_WORDS.listed(top, "hubs"))
    if len(g.hubs) > numbers.HUBS_MOST:
        raise Problem("position-range", "FP-COMP.26", where="hubs", got=len(g.hubs), least=0, most=numbers.HUBS_MOST)
    PLACE_WORDS.once(g.hubs)
    for place in g.hubs:
        if g.tile[place] == NONE:
            raise Problem("position-no-tile", where="hubs")


def lay_tile(g: City, place: int, tile: int) -> None:
    where = f"tiles.{PLACE_NAMES[place]}"
    if tile in g.tile:
        raise twice(TILES[tile].name, 2, 1)
    if (TILES[tile].ring == NEAR) != (place < NEAR_PLACES):
        raise Problem("position-ring", "FP-CLEAR.5" if place < NEAR_PLACES else "FP-CLEAR.6", where=where, tile=TILES[tile].name)
    g.tile[place] = tile
    for part in (0, 1):
        g.good[first_field(place) + part] = TILES[tile].goods[part]
        g.amount[first_field(place) + part] = TILES[tile].amounts[part]


def check_connected(g: City) -> None:
    """FP-CLEAR.6."""
    reached = {place for place in range(NEAR_PLACES) if g.tile[place] != NONE}
    grown = True
    while grown:
        grown = False
        for place in range(NEAR_PLACES, len(PLACES)):
            if g.tile[place] != NONE and place not in reached and any([other in reached for other in NEIGHBOURS[place]]):
                reached.add(place)
                grown = True
    for place in range(len(PLACES)):
        if g.tile[place] != NONE and place not in reached:
            raise Problem("position-unconnected", "FP-CLEAR.6", where=f"tiles.{PLACE_NAMES[place]}")


def read_field(g: City, field: int, text: Any, where: str) -> None:
    """Nothing, goods ("coal 3") or a building ("sawmill", upgraded "sawmill+")."""
    if not isinstance(text, str):
        raise Problem("position-type", where=where, want="text", got=shown(text))
    if PLACE_OF[field] != NONE and g.tile[PLACE_OF[field]] == NONE:
        raise Problem("position-no-tile", where=where)
    if g.building[field] != NONE:
        printed = BUILDINGS[SIDES[g.building[field]].kind]
        if printed.fixed and text != printed.name:  # FP-SETUP.6: it is part of the tile
            raise Problem("position-misplaced", "FP-BUILD.12", where=where, card=shown(text))
        g.supply[SIDES[g.building[field]].kind] += 1
    g.building[field], g.good[field], g.amount[field] = NONE, NONE, 0
    kind, _, count = text.partition(" ")
    if text == EMPTY_FIELD:
        return
    if kind in FIELD_GOODS:
        if not count.isdecimal() or int(count) < 1:
            raise Problem("position-type", where=where, want="goods and number", got=shown(text))
        if int(count) > FIELD_LIMIT:
            raise Problem("position-field", "FP-LIMIT.10", where=where, got=shown(text), most=FIELD_LIMIT)
        g.good[field], g.amount[field] = FIELD_GOODS.index(kind), int(count)
        return
    upgraded = text.endswith(UPGRADED)
    building = BUILDING_WORDS.number(text[:-1] if upgraded else text, where)
    if upgraded and not BUILDINGS[building].upgradable:
        raise Problem("position-upgraded", "FP-BLDG.3", where=where, building=BUILDINGS[building].name)
    g.building[field] = 2 * building + (1 if upgraded else 0)


def check_large(g: City) -> None:
    """FP-BUILD.9: both fields of one tile; two buildings never overlap."""
    for field, side in enumerate(g.building):
        if side != NONE and BUILDINGS[side // 2].large:
            place = PLACE_OF[field]
            if place == NONE or g.building[first_field(place)] != g.building[first_field(place) + 1]:
                raise Problem(
                    "position-large", "FP-BUILD.9", where=f"fields.{FIELD_NAMES[field]}", building=BUILDINGS[side // 2].name
                )


def read_supply(g: City, top: Reader) -> None:
    on_map = [0] * len(BUILDINGS)
    for field, side in enumerate(g.building):
        if side != NONE and not (BUILDINGS[side // 2].large and field != first_field(PLACE_OF[field])):
            on_map[side // 2] += 1
    lay_out_law_buildings(g)
    for kind in BUILDING_WORDS.listed(top, "unlocked"):
        if BUILDINGS[kind].group != "law":
            raise Problem("position-misplaced", "FP-BUILD.5", where="unlocked", card=BUILDINGS[kind].name)
        g.unlocked |= 1 << kind
    ruined = [step.building for step in done_by_storms(g) if step.do == "ruin"]
    default = [
        0 if kind in ruined else max(0, (building.count if laid_out(g, kind) else tiles_of(g, kind)) - on_map[kind])
        for kind, building in enumerate(BUILDINGS)
    ]
    g.supply = top.amounts("supply", tuple(BUILDING_NAMES), default, 99)
    for kind, building in enumerate(BUILDINGS):
        if kind != RUINS and g.supply[kind] + on_map[kind] > building.count:
            raise twice(building.name, g.supply[kind] + on_map[kind], building.count)


def laid_out(g: City, kind: int) -> bool:
    """FP-SETUP.50."""
    return any([kind in LAWS[law].unlocks for law in g.laws + g.future_laws]) or bool(g.unlocked >> kind & 1)
