"""Reading a position: every entry checked, what is left out at its default, what could not be refused with its place."""

from typing import Any, Final

from ...kernel.position import Reader, shown
from ...kernel.problem import Problem
from . import cards as catalogue
from .buildings import index_map
from .cards import (
    BUILDINGS,
    CONSEQUENCE,
    CONSULTATION,
    EVENTS,
    EXPEDITIONS,
    MORNING_CARD,
    RUINS,
    SCENARIO_NAMES,
    SCENE,
    SIDES,
    SOCIETIES,
    SOCIETY_NAMES,
    TREES_MOST,
    WEATHERS,
)
from .defeat import CAUSES, RESIGNED
from .effects import (
    ANGER,
    ANY_HOPE,
    AUTOMATON,
    AUTOMATON_GOOD,
    COLOURS,
    EXPEDITION_DECKS,
    FIELD_GOODS,
    GAINS,
    NEAR,
    NONE,
    PAWNS,
    STEEL,
    TOKENS,
    TREE,
    WHO,
)
from .expeditions import SCENARIO_KIND
from .flaws import flaws
from .future import lay
from .library import (
    ADVISOR_NAMES,
    BUILDING_NAMES,
    CITIZEN_NAMES,
    EVENT_NAMES,
    EXPEDITION_NAMES,
    LAW_NAMES,
    TECHNOLOGY_NAMES,
    TILE_NAMES,
    WEATHER_NAMES,
)
from .map import (
    FAR_TILES,
    FIELD_LIMIT,
    FIELD_NUMBERS,
    NEAR_PLACES,
    NEAR_TILES,
    NEIGHBOURS,
    PLACE_NAMES,
    PLACE_NUMBERS,
    PLACE_OF,
    PLACES,
    TILES,
    first_field,
)
from .modifiers import recount
from .people import match
from .position import ACTIVE, EMPTY_FIELD, GAME_NAME, SPECIAL_CHILDREN, STORED, UPGRADED
from .setup import bare_board, lay_out_law_buildings, tiles_of
from .state import DISCONTENT, HOPE, NO_GOODS, OVER, PHASES, City, laid_automatons, new_city
from .vocabulary import rules, spot_named

MOST: Final = 999  # of anything unlimited
SEATS_MOST: Final = 4


def read_position(data: dict[str, Any]) -> City:
    top = Reader(data, "")
    top.choice("game", GAME_NAME, (GAME_NAME,))
    g = new_city(top.chance())
    bare_board(g)
    read_seats(g, top)
    read_course(g, top)
    read_laws(g, top)
    read_people(g, top)
    read_boards(g, top)
    read_map(g, top)
    read_decks(g, top)
    recount(g)
    read_pawns(g, top)
    setting_up = top.flag("setup")
    tasks = top.items("next") if top.has("next") else None
    proposals = top.items("proposals")
    g.fixed = tuple([read_outcome(outcome) for outcome in top.items("fixed")])
    top.done()
    if NONE in g.advisors and not setting_up:
        raise Problem("position-advisors", "FP-SETUP.60")
    lay(g, setting_up, tasks)
    read_proposals(g, proposals)
    for flaw in flaws(g):
        raise Problem("position-flawed", detail=flaw)
    return g


def read_outcome(outcome: Any) -> int | tuple[int, ...]:
    if isinstance(outcome, int) and not isinstance(outcome, bool) and outcome >= 0:
        return outcome
    if isinstance(outcome, list) and all([isinstance(n, int) and not isinstance(n, bool) for n in outcome]):
        return tuple(outcome)
    raise Problem("position-type", where="fixed", want="number or list", got=shown(outcome))


# Names and tables.


def name(value: Any, names: dict[str, int], where: str) -> int:
    if not isinstance(value, str) or value not in names:
        raise Problem("position-card", where=where, card=shown(value))
    return names[value]


def names(reader: Reader, key: str, known: dict[str, int]) -> list[int]:
    return [name(value, known, reader.place(key)) for value in reader.items(key)]


def numbered(values: tuple[str, ...]) -> dict[str, int]:
    return {value: index for index, value in enumerate(values)}


def amounts(reader: Reader, key: str, known: tuple[str, ...], default: list[int], most: int) -> list[int]:
    """A table of numbers by name; what is not in it is 0, and all of it at its default if the table is left out."""
    if not reader.has(key):
        return default
    inner = Reader(reader.table(key), reader.place(key))
    found = [inner.number(entry, 0, 0, most) for entry in known]
    inner.done()
    return found


# Parts of a position.


def read_seats(g: City, top: Reader) -> None:
    found = top.items("seat") or [{}]
    if len(found) > SEATS_MOST:
        raise Problem("position-seats", "FP-COMP.1", got=len(found))
    entries = [Reader(entry, f"seat {seat}") for seat, entry in enumerate(found)]
    g.advisors = read_advisors(entries)
    for entry in entries:
        g.hands.append(sorted(names(entry, "hand", CITIZEN_NAMES)))
        played = entry.data.pop("played", EMPTY_FIELD)
        g.played.append(NONE if played == EMPTY_FIELD else name(played, CITIZEN_NAMES, entry.place("played")))
        entry.done()
    g.mobilisation = top.flag("mobilisation", False)
    if g.mobilisation and len(entries) > 1:
        raise Problem("position-solo", "FP-SETUP.61", got=len(entries))


def read_advisors(entries: list[Reader]) -> list[int]:
    """As named; a seat without one gets the next that is free. A dash: it has still to choose."""
    known = {**ADVISOR_NAMES, EMPTY_FIELD: NONE}
    named = [name(entry.data.pop("advisor"), known, entry.place("advisor")) if entry.has("advisor") else -2 for entry in entries]
    free = [advisor for advisor in range(len(ADVISOR_NAMES)) if advisor not in named]
    found = [free.pop(0) if advisor == -2 else advisor for advisor in named]
    for advisor in found:
        if (advisor == NONE) != (found[0] == NONE) or (advisor != NONE and found.count(advisor) > 1):
            raise Problem("position-advisors", "FP-SETUP.60")
    return found


def read_course(g: City, top: Reader) -> None:
    seats = len(g.hands)
    g.scenario = SCENARIO_NAMES.index(top.choice("scenario", SCENARIO_NAMES[0], SCENARIO_NAMES))
    society = top.choice("society", SOCIETY_NAMES[0], SOCIETY_NAMES)
    difficulty = top.choice("difficulty", "normal", ("normal", "hard"))
    g.society = next(i for i, card in enumerate(SOCIETIES) if (card.name, card.difficulty) == (society, difficulty))
    g.round = top.number("round", 1, 1, catalogue.ROUNDS)
    g.phase = PHASES.index(top.choice("phase", "over" if top.has("cause") else "action", PHASES))
    g.leader = top.number("leader", 0, 0, seats - 1)
    g.turn = top.number("turn", 0, 0, seats - 1) if top.has("turn") else NONE
    g.passes = top.number("passes", 0, 0, seats)
    g.shifted = top.flag("shifted")
    if g.phase == OVER:
        g.cause = CAUSES.index(top.choice("cause", CAUSES[RESIGNED], CAUSES))


def read_people(g: City, top: Reader) -> None:
    g.stock = amounts(top, "stock", GAINS[: STEEL + 1], [0, 0, 0, 0], MOST)
    if g.stock[STEEL] > catalogue.STEEL_MOST:
        raise Problem("position-range", "FP-LIMIT.8", where="stock.steel", got=g.stock[STEEL], least=0, most=catalogue.STEEL_MOST)
    g.food = top.number("food", 0, 0, catalogue.FOOD_MOST)
    g.hunger = top.number("hunger", 0, 0, catalogue.HUNGER_MOST)
    g.deaths = top.number("deaths", 0, 0, catalogue.DEATHS_LAST if g.phase == OVER else catalogue.DEATHS_LAST - 1)
    g.automatons = top.number("automatons", 0, 0, catalogue.AUTOMATONS_MOST)
    society = SOCIETIES[g.society]
    g.citizens = amounts(top, "citizens", WHO[:3], society.citizens.copy(), catalogue.CITIZENS_MOST)
    g.sick = amounts(top, "sick", WHO[:3], [0, 0, 0], catalogue.CITIZENS_MOST)
    for type in range(3):
        if g.sick[type] > g.citizens[type]:
            raise Problem("position-sick", "FP-ILL.2", who=WHO[type], got=g.sick[type], most=g.citizens[type])
    for type in names(top, "gravely-ill", numbered(WHO[:3])):
        g.skull[type] = True
    g.exhausted = amounts(top, "exhausted", WHO[:3], [0, 0, 0], catalogue.EXHAUSTED_MOST)
    for bit in names(top, "special-children", numbered(SPECIAL_CHILDREN)):
        g.special_children |= 1 << bit
    g.stored = amounts(top, "stored", STORED, [0, 0, 0], MOST)


def read_pawns(g: City, top: Reader) -> None:
    """Pawns as they stand, or as the population gives them."""
    special = g.special_children
    match(g)
    g.resting = amounts(top, "resting", PAWNS, [0] * len(PAWNS), 10)
    for item in top.items("placed"):
        if not isinstance(item, list) or len(item) != 2:
            raise Problem("position-type", where="placed", want="[pawn, spot]", got=shown(item))
        pawn = name(item[0], numbered(PAWNS), "placed")
        spot = spot_named(item[1])
        if spot == NONE or (spot < len(g.building) and PLACE_OF[spot] != NONE and g.tile[PLACE_OF[spot]] == NONE):
            raise Problem("position-placed", where="placed", spot=shown(item[1]))
        g.placed.append((pawn, spot))
    if top.has("pool"):
        g.pool = amounts(top, "pool", PAWNS, g.pool, 10)
        g.special_children = special
    else:
        for pawn, _ in g.placed:
            g.pool[pawn] = max(0, g.pool[pawn] - 1)
        for pawn, n in enumerate(g.resting):
            g.pool[pawn] = max(0, g.pool[pawn] - n)
    out = sum([1 for pawn, _ in g.placed if pawn == AUTOMATON])
    if g.automatons + laid_automatons(g) > catalogue.AUTOMATONS_MOST:
        most = catalogue.AUTOMATONS_MOST
        raise Problem("position-range", "FP-LIMIT.3", where="automatons", got=g.automatons + laid_automatons(g), least=0, most=most)
    if g.pool[AUTOMATON] + out != g.automatons:
        raise Problem("position-automatons", "FP-LIMIT.3", got=g.pool[AUTOMATON] + out, most=g.automatons)


def read_track(g: City, top: Reader, key: str, track: int) -> None:
    for value in top.items(key):
        active = isinstance(value, str) and value.endswith(ACTIVE)
        first = ANGER if track == DISCONTENT else 0
        known = {TOKENS[type]: type for type in range(first, ANY_HOPE if track == DISCONTENT else ANGER)}
        type = name(value[:-1] if active else value, known, key)
        g.tracks[track].append(type * 2 + (1 if active else 0))
        if sum([1 for token in g.tracks[track] if token // 2 == type]) > catalogue.TOKENS_EACH:
            raise Problem("position-tokens", "FP-COMP.29", token=TOKENS[type], most=catalogue.TOKENS_EACH)
    most = catalogue.HOPE_FIELDS if track == HOPE else catalogue.DISCONTENT_LOSS - (g.phase != OVER)
    least = 1 if track == HOPE and g.phase != OVER else 0
    if not least <= len(g.tracks[track]) <= most:
        rule = "FP-WIN.2" if track == HOPE else "FP-WIN.3"
        raise Problem("position-range", rule, where=key, got=len(g.tracks[track]), least=least, most=most)


def read_boards(g: City, top: Reader) -> None:
    if not top.has("hope"):
        top.data["hope"] = ["care+", "justice+"]
    read_track(g, top, "hope", HOPE)
    read_track(g, top, "discontent", DISCONTENT)
    g.cold = top.number("cold", catalogue.COLD_START, 1, catalogue.HEAT_FIELDS)
    g.heat = top.number("heat", catalogue.HEAT_START, 1, g.cold)  # FP-GENERATOR.2
    if top.has("ranges"):
        inner = Reader(top.table("ranges"), "ranges")
        g.ranges = [
            inner.number(COLOURS[colour], catalogue.RANGES_START[colour], 1, catalogue.HEAT_FIELDS) for colour in range(3)
        ]
        inner.done()
    g.overheated = top.flag("overheated")
    g.overload = top.number("overload", 0, 0, MOST if g.phase == OVER else catalogue.OVERLOAD_FIELDS)
    g.tower = 1 if top.flag("tower-upgraded") else 0
    g.inside = top.number("cubes-inside", 0, 0, MOST)
    g.drawer = top.number("drawer", 0, 0, MOST)
    g.fallen = top.number("cubes-fallen", 0, 0, MOST)
    g.dropped = top.number("cubes-dropped", g.fallen + g.inside + g.drawer, 0, 3 * MOST)
    if g.dropped != g.fallen + g.inside + g.drawer:
        raise Problem("position-cubes", "FP-GENERATOR.6", got=g.dropped, want=g.fallen + g.inside + g.drawer)
    falls = top.items("falls")
    if not all([isinstance(n, int) and not isinstance(n, bool) and 0 <= n <= MOST for n in falls]):
        raise Problem("position-type", where="falls", want="numbers", got=shown(falls))
    g.falls = tuple(falls)
    g.storm = top.number("storm", catalogue.SCENARIOS[g.scenario].storm, 0, catalogue.ROUNDS)
    g.strikes = top.number("strikes", 0, 0, 99)


def read_tokens(g: City, top: Reader) -> None:
    """As they lie, or as the cards that lie face up have put them (FP-SCENARIO.2)."""
    if not top.has("tokens"):
        g.tokens = sorted({round for entry in g.area for round in EVENTS[entry[0]].tokens if round > g.round})
    for round in top.items("tokens"):
        if not isinstance(round, int) or isinstance(round, bool) or not 1 <= round <= catalogue.ROUNDS or round in g.tokens:
            raise Problem("position-range", where="tokens", got=shown(round), least=1, most=catalogue.ROUNDS)
        g.tokens.append(round)
    g.tokens.sort()
    if len(g.tokens) > catalogue.ACTIVATION_TOKENS:
        most = catalogue.ACTIVATION_TOKENS
        raise Problem("position-range", "FP-COMP.30", where="tokens", got=len(g.tokens), least=0, most=most)


# The map.


def read_map(g: City, top: Reader) -> None:
    for place_name, goods in top.table("frame").items():
        place = name(place_name, PLACE_NUMBERS, "frame")
        if not isinstance(goods, list):
            raise Problem("position-type", where=f"frame.{place_name}", want="list", got=shown(goods))
        for good in goods:
            g.frame[place] |= 1 << name(good, {"wood": 0, "coal": 1}, f"frame.{place_name}")
    for place_name, tile_name in top.table("tiles").items():
        lay_tile(g, name(place_name, PLACE_NUMBERS, "tiles"), name(tile_name, TILE_NAMES, f"tiles.{place_name}"))
    check_connected(g)
    for field_name, text in top.table("fields").items():
        read_field(g, name(field_name, FIELD_NUMBERS, "fields"), text, f"fields.{field_name}")
    check_large(g)
    index_map(g)
    read_hubs(g, top)
    if sum([g.amount[field] for field, good in enumerate(g.good) if good == TREE]) > TREES_MOST:
        raise Problem("position-trees", "FP-LIMIT.9", most=TREES_MOST)
    read_supply(g, top)
    g.near_tiles = deck(g, top, "near-tiles", TILE_NAMES, [t for t in NEAR_TILES if t not in g.tile])
    g.far_tiles = deck(g, top, "far-tiles", TILE_NAMES, [t for t in FAR_TILES if t not in g.tile])


def read_hubs(g: City, top: Reader) -> None:
    g.hubs = sorted(names(top, "hubs", PLACE_NUMBERS))
    if len(g.hubs) > catalogue.HUBS_MOST:
        raise Problem("position-range", "FP-COMP.26", where="hubs", got=len(g.hubs), least=0, most=catalogue.HUBS_MOST)
    once(g.hubs, PLACE_NUMBERS, "hubs")
    for place in g.hubs:
        if g.tile[place] == NONE:
            raise Problem("position-no-tile", where="hubs")


def lay_tile(g: City, place: int, tile: int) -> None:
    where = f"tiles.{PLACE_NAMES[place]}"
    if tile in g.tile:
        raise Problem("position-twice", where=where, card=TILES[tile].name, got=2, most=1)
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
    building = name(text[:-1] if upgraded else text, BUILDING_NAMES, where)
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
                    "position-large", "FP-BUILD.9", where=f"fields.{field_name(field)}", building=BUILDINGS[side // 2].name
                )


def field_name(field: int) -> str:
    return list(FIELD_NUMBERS)[field]


def read_supply(g: City, top: Reader) -> None:
    on_map = [0] * len(BUILDINGS)
    for field, side in enumerate(g.building):
        if side != NONE and not (BUILDINGS[side // 2].large and field != first_field(PLACE_OF[field])):
            on_map[side // 2] += 1
    lay_out_law_buildings(g)
    for kind in names(top, "unlocked", BUILDING_NAMES):
        g.unlocked |= 1 << kind
    default = [
        max(0, (building.count if laid_out(g, kind) else tiles_of(g, kind)) - on_map[kind])
        for kind, building in enumerate(BUILDINGS)
    ]
    g.supply = amounts(top, "supply", tuple(BUILDING_NAMES), default, 99)
    for kind, building in enumerate(BUILDINGS):
        if kind != RUINS and g.supply[kind] + on_map[kind] > building.count:
            raise Problem(
                "position-twice", where="supply", card=building.name, got=g.supply[kind] + on_map[kind], most=building.count
            )


def laid_out(g: City, kind: int) -> bool:
    """FP-SETUP.50."""
    return any([kind in catalogue.LAWS[law].unlocks for law in g.laws + g.future_laws]) or bool(g.unlocked >> kind & 1)


# Cards.


def read_laws(g: City, top: Reader) -> None:
    g.laws = names(top, "laws", LAW_NAMES)
    gone = g.laws + [catalogue.LAWS[law].pair for law in g.laws]
    usual = [law for law in catalogue.MANDATORY_LAWS + catalogue.OTHER_LAWS if law not in gone]
    g.future_laws = names(top, "future-laws", LAW_NAMES) if top.has("future-laws") else usual
    if len(g.laws) > catalogue.LAWS_MOST:
        raise Problem("position-range", "FP-LAW.8", where="laws", got=len(g.laws), least=0, most=catalogue.LAWS_MOST)
    once(g.laws + g.future_laws, LAW_NAMES, "laws")
    for law in g.laws:
        if catalogue.LAWS[law].pair in g.laws + g.future_laws:
            raise Problem("position-pair", "FP-LAW.7", where="laws", law=catalogue.LAWS[law].name)
    g.technologies = sorted(names(top, "technologies", TECHNOLOGY_NAMES)) if top.has("technologies") else [0, 1, 2, 3]
    once(g.technologies, TECHNOLOGY_NAMES, "technologies")
    for card in g.technologies:
        if card in catalogue.SCENARIOS[g.scenario].without:
            raise Problem("position-card", "FP-SETUP.21", where="technologies", card=catalogue.TECHNOLOGIES[card].name)
    g.developed = names(top, "developed", TECHNOLOGY_NAMES)
    if top.has("developing"):
        g.developing = name(top.data.pop("developing"), TECHNOLOGY_NAMES, "developing")
        g.development = top.number("development", catalogue.ROUNDS, 1, catalogue.ROUNDS)
    for card in [*g.developed, *([g.developing] if g.developing != NONE else [])]:
        if card not in g.technologies or ([*g.developed, g.developing]).count(card) > 1:
            raise Problem("position-card", where="developed", card=catalogue.TECHNOLOGIES[card].name)


def once(cards: list[int], known: dict[str, int], where: str) -> None:
    for card in cards:
        if cards.count(card) > 1:
            raise Problem("position-twice", where=where, card=list(known)[card], got=cards.count(card), most=1)


def deck(g: City, top: Reader, key: str, known: dict[str, int], default: list[int]) -> list[int]:
    """Written from the top; left out, the cards not placed elsewhere, shuffled."""
    if top.has(key):
        found = names(top, key, known)[::-1]
        once(found, known, key)
        for card in found:
            if card not in default:
                raise Problem("position-twice", where=key, card=list(known)[card], got=2, most=1)
        return found
    default = default.copy()
    g.shuffle(default)
    return default


def read_decks(g: City, top: Reader) -> None:
    read_area(g, top)
    read_tokens(g, top)
    lying = [entry[0] for entry in g.area]
    g.morning = deck(g, top, "morning", EVENT_NAMES, [card for card in catalogue.MORNING_CARDS if card not in lying])
    read_dusk(g, top, lying)
    g.weather_discard = names(top, "weather-discard", WEATHER_NAMES)[::-1]
    once(g.weather_discard, WEATHER_NAMES, "weather-discard")
    rest = [card for card in range(len(WEATHERS)) if card not in g.weather_discard]
    g.weather = deck(g, top, "weather", WEATHER_NAMES, rest)
    if not g.weather and not g.weather_discard:
        raise Problem("position-range", "FP-WEATHER.1", where="weather", got=0, least=1, most=len(WEATHERS))
    g.citizen_discard = names(top, "citizen-discard", CITIZEN_NAMES)[::-1]
    held = [card for hand in g.hands for card in hand] + [card for card in g.played if card != NONE] + g.citizen_discard
    once(held, CITIZEN_NAMES, "hand")
    rest = [card for card in range(len(catalogue.CITIZENS)) if card not in held]
    g.citizen_deck = deck(g, top, "citizen-deck", CITIZEN_NAMES, rest)
    read_expeditions(g, top)


def read_area(g: City, top: Reader) -> None:
    default = [{"event": EVENTS[card].name} for card in catalogue.SCENARIOS[g.scenario].open]
    entries = top.items("card") if top.has("card") else default
    for item in entries:
        entry = Reader(item, "card")
        card = name(entry.data.pop("event", ""), EVENT_NAMES, "card.event")
        if any([lying[0] == card for lying in g.area]):
            raise Problem("position-twice", where="card", card=EVENTS[card].name, got=2, most=1)
        goods = tuple(amounts(entry, "goods", GAINS[: AUTOMATON_GOOD + 1], list(NO_GOODS), MOST))
        g.area.append((card, goods, entry.number("marks", 0, 0, MOST), entry.flag("spent")))
        entry.done()


def read_dusk(g: City, top: Reader, lying: list[int]) -> None:
    g.dusk_discard = names(top, "dusk-discard", EVENT_NAMES)[::-1]
    out = lying + g.dusk_discard
    if top.has("dusk"):
        g.dusk = sorted(names(top, "dusk", EVENT_NAMES))
    else:
        g.dusk = [card for card in catalogue.STARTING_CARDS if card not in out]
    for card in out + g.dusk:
        if (out + g.dusk).count(card) > 1:
            raise Problem("position-twice", where="dusk", card=EVENTS[card].name, got=2, most=1)
    for card in g.dusk + g.dusk_discard:
        if EVENTS[card].kind in (MORNING_CARD, SCENE):
            raise Problem("position-card", where="dusk", card=EVENTS[card].name)
    g.unread = sorted(names(top, "unread", EVENT_NAMES))
    for card in g.unread:
        if EVENTS[card].kind != CONSEQUENCE or card not in g.dusk:
            raise Problem("position-card", where="unread", card=EVENTS[card].name)
    for card in g.dusk_discard:
        if EVENTS[card].kind == CONSULTATION:
            raise Problem("position-card", "FP-DUSK.9", where="dusk-discard", card=EVENTS[card].name)
    rest = [card for card in catalogue.CONSULTATIONS if card not in out + g.dusk]
    g.consultations = deck(g, top, "consultations", EVENT_NAMES, rest)


def read_expeditions(g: City, top: Reader) -> None:
    placed: list[int] = []
    if top.has("route"):
        for item in top.items("route"):
            placed += read_route(g, item)
    discarded = read_kinds(top, "discarded-expeditions")
    g.discarded_expeditions = discarded or [[], [], []]
    placed += [card for pile in g.discarded_expeditions for card in pile]
    once(placed, EXPEDITION_NAMES, "route")
    decks = read_kinds(top, "expeditions")
    if decks:
        g.expeditions = decks
        for card in [card for pile in decks for card in pile]:
            if card in placed:
                raise Problem("position-twice", where="expeditions", card=EXPEDITIONS[card].name, got=2, most=1)
    else:
        for kind in range(3):
            rest = [card for card, entry in enumerate(EXPEDITIONS) if entry.kind == kind and card not in placed]
            g.shuffle(rest)
            g.expeditions[kind] = rest
    while len(g.routes) < catalogue.ROUTES:
        g.routes.append((((g.expeditions[0].pop(), NONE),) if g.expeditions[0] else (), NONE, 0))


def read_kinds(top: Reader, key: str) -> list[list[int]]:
    if not top.has(key):
        return []
    inner = Reader(top.table(key), key)
    found = [names(inner, kind, EXPEDITION_NAMES)[::-1] for kind in EXPEDITION_DECKS]
    inner.done()
    for kind, pile in enumerate(found):
        for card in pile:
            if EXPEDITIONS[card].kind != kind or pile.count(card) > 1:
                raise Problem("position-card", where=f"{key}.{EXPEDITION_DECKS[kind]}", card=EXPEDITIONS[card].name)
    return found


def read_route(g: City, item: Any) -> list[int]:
    entry = Reader(item, "route")
    cards: list[tuple[int, int]] = []
    for text in entry.items("cards"):
        label, _, way = shown(text).partition(":")
        card = name(label, EXPEDITION_NAMES, "route.cards")
        if EXPEDITIONS[card].kind == SCENARIO_KIND and card not in catalogue.SCENARIOS[g.scenario].expeditions:
            raise Problem("position-card", "FP-EXPED.4", where="route.cards", card=shown(text))
        taken = NONE
        if way:
            ways = EXPEDITIONS[card].ways
            if not way.isdecimal() or not 1 <= int(way) <= len(ways) or not ways[int(way) - 1].goes_on:
                raise Problem("position-card", "FP-EXPED.11", where="route.cards", card=shown(text))
            taken = int(way) - 1
        cards.append((card, taken))
    scout = entry.data.pop("scout", EMPTY_FIELD)
    pawn = NONE if scout == EMPTY_FIELD else name(scout, {"worker": 0, "engineer": 1}, "route.scout")
    last = len(cards) - 1 + EXPEDITIONS[cards[-1][0]].fields - 1 if cards else 0
    at = entry.number("at", 0, 0, last)
    entry.done()
    if not cards and pawn != NONE:
        raise Problem("position-card", "FP-SCOUT.2", where="route.scout", card=shown(scout))
    if len(g.routes) == catalogue.ROUTES:
        raise Problem("position-range", "FP-SETUP.20", where="route", got=catalogue.ROUTES + 1, least=0, most=catalogue.ROUTES)
    g.routes.append((tuple(cards), pawn, at))
    return [card for card, _ in cards]


def read_proposals(g: City, texts: list[Any]) -> None:
    if texts:
        waiting = rules.seats(g)
        if len(texts) != len(g.hands) or not waiting or not all([isinstance(text, str) for text in texts]):
            raise Problem("position-type", where="proposals", want="a text for each seat", got=shown(texts))
        g.proposals = tuple([rules.read(g, waiting[0], text) if text else None for text in texts])
