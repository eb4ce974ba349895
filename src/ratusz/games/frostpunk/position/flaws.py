"""Broken invariants: empty in every reachable state."""

from ..content.buildings import BUILDINGS, RUINS
from ..content.citizens import CITIZENS
from ..content.effects import AUTOMATON, CHILD, CHILD_ENGINEER, CHILD_WORKER, NONE, TREE
from ..content.events import EVENTS
from ..content.expeditions import EXPEDITIONS, ROUTES
from ..content.numbers import (
    AUTOMATONS_MOST,
    CITIZENS_MOST,
    EXHAUSTED_MOST,
    FOOD_MOST,
    HEAT_FIELDS,
    HOPE_FIELDS,
    HUNGER_MOST,
    LAWS_MOST,
    OVERLOAD_FIELDS,
    PAWNS_MOST,
    TOKENS_EACH,
    TREES_MOST,
)
from ..content.weather import WEATHERS
from ..rules.city.map import FIELD_LIMIT, FIELD_NAMES, FIELDS, PLACE_OF, TILES, first_field
from ..rules.people.pawns import exhausted_tokens, scouting
from .state import DISCONTENT, FIELD_SPOTS, HOPE, OVER, City, laid_automatons


def flaws(g: City) -> list[str]:
    return track_flaws(g) + people_flaws(g) + map_flaws(g) + card_flaws(g)


def track_flaws(g: City) -> list[str]:
    found: list[str] = []
    if min(g.stock) < 0 or not 0 <= g.food <= FOOD_MOST or not 0 <= g.hunger <= HUNGER_MOST:
        found.append("goods or food beyond their limits")
    if not 1 <= g.heat <= g.cold <= HEAT_FIELDS or min(g.ranges) < 1 or max(g.ranges) > HEAT_FIELDS:
        found.append("heat, cold or ranges beyond the track")
    if g.dropped != g.fallen + g.inside + g.drawer or min(g.inside, g.drawer, g.overload) < 0:
        found.append("cubes are not conserved")
    if (g.cause != NONE) != (g.phase == OVER) or (g.cause != NONE) != (not g.stack):
        found.append("over and not over")
    if g.cause == NONE and (g.overload > OVERLOAD_FIELDS or not g.tracks[HOPE] or len(g.tracks[DISCONTENT]) >= 6):
        found.append("lost and not over")
    if len(g.tracks[HOPE]) > HOPE_FIELDS:
        found.append("too much hope")
    for track in g.tracks:
        for type in {token // 2 for token in track}:
            if sum([1 for token in track if token // 2 == type]) > TOKENS_EACH:
                found.append("more tokens of a type than there are")
    if len(g.laws) > LAWS_MOST:
        found.append("too many laws")
    return found


def people_flaws(g: City) -> list[str]:
    found: list[str] = []
    for type in range(3):
        if not 0 <= g.sick[type] <= g.citizens[type] <= CITIZENS_MOST:
            found.append("more sick than citizens, or too many citizens")
        if g.exhausted[type] < 0 or exhausted_tokens(g, type) > EXHAUSTED_MOST:
            found.append("too many exhausted tokens")
    if min(g.pool) < 0 or min(g.resting) < 0:
        found.append("fewer pawns than none")
    pawns = [g.pool[pawn] + g.resting[pawn] + sum([1 for placed in g.placed if placed[0] == pawn]) for pawn in range(6)]
    if pawns[AUTOMATON] != g.automatons or g.automatons + laid_automatons(g) > AUTOMATONS_MOST:
        found.append("automatons do not add up")
    pawns[CHILD] += pawns[CHILD_WORKER] + pawns[CHILD_ENGINEER]
    if any([pawns[type] + scouting(g, type) > PAWNS_MOST[type] + ROUTES for type in range(3)]):
        found.append("more pawns than there are")
    spots = [spot for _, spot in g.placed if spot < FIELD_SPOTS]
    if any([g.taken[field] != (field in spots) for field in range(FIELDS)]):
        found.append("pawns stand elsewhere than is noted")
    for spot in spots:
        side = g.building[spot]
        if spots.count(spot) > (2 if side != NONE and BUILDINGS[side // 2].large else 1) and side != NONE:
            found.append("too many pawns on a field")
    return found


def map_flaws(g: City) -> list[str]:
    found: list[str] = []
    on_map = [0] * len(BUILDINGS)
    for field in range(FIELDS):
        side, place = g.building[field], PLACE_OF[field]
        if (g.good[field] == NONE) != (g.amount[field] == 0) or not 0 <= g.amount[field] <= FIELD_LIMIT:
            found.append(f"wrong goods on {FIELD_NAMES[field]}")
        if side != NONE and g.amount[field]:
            found.append(f"goods under a building on {FIELD_NAMES[field]}")
        if place != NONE and g.tile[place] == NONE and (side != NONE or g.amount[field]):
            found.append(f"something without a tile on {FIELD_NAMES[field]}")
        if side != NONE:
            large = BUILDINGS[side // 2].large
            if large and (place == NONE or g.building[first_field(place)] != g.building[first_field(place) + 1]):
                found.append(f"half a building on {FIELD_NAMES[field]}")
            if not large or field == first_field(place):
                on_map[side // 2] += 1
    for kind, building in enumerate(BUILDINGS):
        if kind != RUINS and (g.supply[kind] < 0 or g.supply[kind] + on_map[kind] > building.count):
            found.append(f"too many tiles of {building.name}")
    if sum([g.amount[field] for field in range(FIELDS) if g.good[field] == TREE]) > TREES_MOST:
        found.append("too many trees")
    if g.stocked != [field for field in range(FIELDS) if g.good[field] != NONE]:
        found.append("the list of goods on the map is wrong")
    if len(g.standing) != sum(on_map) or g.standing != sorted(g.standing):
        found.append("the list of buildings is wrong")
    tiles = [tile for tile in g.tile if tile != NONE] + g.near_tiles + g.far_tiles
    if len(tiles) != len(set(tiles)) or len(tiles) > len(TILES):
        found.append("map tiles do not add up")
    return found


def card_flaws(g: City) -> list[str]:
    found: list[str] = []
    people = g.citizen_deck + g.citizen_discard + [card for hand in g.hands for card in hand]
    people += [card for card in g.played if card != NONE]
    if len(people) != len(set(people)) or len(people) > len(CITIZENS):
        found.append("citizen cards do not add up")
    events = g.morning + g.dusk + g.dusk_discard + g.consultations + [entry[0] for entry in g.area]
    if len(events) != len(set(events)) or len(events) > len(EVENTS):
        found.append("event cards do not add up")
    routes = [card for route in g.routes for card, _ in route[0]]
    routes += [card for deck in g.expeditions + g.discarded_expeditions for card in deck]
    if len(routes) != len(set(routes)) or len(routes) > len(EXPEDITIONS):
        found.append("expedition cards do not add up")
    weather = g.weather + g.weather_discard
    if len(weather) != len(set(weather)) or len(weather) > len(WEATHERS):
        found.append("weather cards do not add up")
    if any([card not in g.dusk for card in g.unread]):
        found.append("an unread card is not in the dusk deck")
    if any([hand != sorted(hand) for hand in g.hands]) or g.dusk != sorted(g.dusk):
        found.append("an unsorted hand or dusk deck")
    return found
