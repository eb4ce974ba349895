"""Positions of Frostpunk as data: written whole, read with defaults for what is left out.

`public` is what everybody at the table can see; a position adds to it what lies face down, a view what follows from it.
"""

from typing import Any, Final

from ratusz.kernel.state import Task

from ..content.cards import BUILDINGS, EVENTS, EXPEDITIONS, SCENARIOS, SOCIETIES, WEATHERS
from ..content.effects import COLOURS, EXPEDITION_DECKS, FIELD_GOODS, GAINS, NONE, PAWNS, TOKENS, WHO
from ..content.library import ADVISOR_NAMES, CITIZEN_NAMES, LAW_NAMES, TECHNOLOGY_NAMES
from ..rules.city.buildings import exists
from ..rules.city.map import FIELD_NAMES, FIELDS, PLACE_NAMES, PLACES, TILES
from ..rules.course.defeat import CAUSES
from ..rules.course.phases import usual
from ..rules.vocabulary import rules, spot_name
from .state import DISCONTENT, HOPE, OVER, PHASES, City

GAME_NAME: Final = "frostpunk"
ADVISORS: Final = list(ADVISOR_NAMES)
CITIZENS: Final = list(CITIZEN_NAMES)
LAWS: Final = list(LAW_NAMES)
TECHNOLOGIES: Final = list(TECHNOLOGY_NAMES)
STORED: Final = ("wood", "coal", "food")
SPECIAL_CHILDREN: Final = ("child-worker", "child-engineer")
EMPTY_FIELD: Final = "-"
UPGRADED: Final = "+"
ACTIVE: Final = "+"


def events(cards: list[int]) -> list[str]:
    return [EVENTS[card].name for card in cards]


def tiles(cards: list[int]) -> list[str]:
    return [TILES[card].name for card in cards]


def expeditions(cards: list[int]) -> list[str]:
    return [EXPEDITIONS[card].name for card in cards]


def weathers(cards: list[int]) -> list[str]:
    return [WEATHERS[card].name for card in cards]


def citizens(cards: list[int]) -> list[str]:
    return [CITIZENS[card] for card in cards]


def table(names: tuple[str, ...], numbers: list[int]) -> dict[str, int]:
    """Numbers by name, zeros left out."""
    return {name: n for name, n in zip(names, numbers, strict=False) if n}


def field_text(g: City, field: int) -> str:
    side = g.building[field]
    if side != NONE:
        return BUILDINGS[side // 2].name + (UPGRADED if side % 2 else "")
    if g.good[field] == NONE:
        return EMPTY_FIELD
    return f"{FIELD_GOODS[g.good[field]]} {g.amount[field]}"


def base(g: City) -> list[Task]:
    """The future nobody needs to be told: what follows the phase, or the set-up."""
    if g.stack and g.stack[0] == ("game",):
        return [("game",)]
    return usual(g)


def under_way(g: City) -> list[Task]:
    """What comes before that, first thing first."""
    return g.stack[len(base(g)) :][::-1]


def public(g: City) -> dict[str, Any]:
    return {"game": GAME_NAME, **course(g), **people(g), **boards(g), **map_data(g), **cards(g), **table_seats(g)}


def course(g: City) -> dict[str, Any]:
    data: dict[str, Any] = {
        "scenario": SCENARIOS[g.scenario].name,
        "society": SOCIETIES[g.society].name,
        "difficulty": SOCIETIES[g.society].difficulty,
        "round": g.round,
        "phase": PHASES[g.phase],
        "leader": g.leader,
    }
    if g.stack and g.stack[0] == ("game",):
        data["setup"] = True
    if g.turn != NONE:
        data["turn"] = g.turn
    if g.passes:
        data["passes"] = g.passes
    if g.shifted:
        data["shifted"] = True
    if g.phase == OVER:
        data["cause"] = CAUSES[g.cause]
    if g.proposals:
        asked = rules.seats(g)[0]
        data["proposals"] = ["" if made is None else rules.write(g, asked, made) for made in g.proposals]
    return data


def people(g: City) -> dict[str, Any]:
    return {
        "stock": table(GAINS, g.stock),
        "food": g.food,
        "hunger": g.hunger,
        "deaths": g.deaths,
        "automatons": g.automatons,
        "citizens": table(WHO, g.citizens),
        "sick": table(WHO, g.sick),
        "gravely-ill": [WHO[type] for type in range(3) if g.skull[type]],
        "pool": table(PAWNS, g.pool),
        "placed": [[PAWNS[pawn], spot_name(spot)] for pawn, spot in g.placed],
        "exhausted": table(WHO, g.exhausted),
        "resting": table(PAWNS, g.resting),
        "special-children": [name for bit, name in enumerate(SPECIAL_CHILDREN) if g.special_children >> bit & 1],
        "stored": table(STORED, g.stored),
    }


def tokens(track: list[int]) -> list[str]:
    return [TOKENS[token // 2] + (ACTIVE if token & 1 else "") for token in track]


def boards(g: City) -> dict[str, Any]:
    return {
        "hope": tokens(g.tracks[HOPE]),
        "discontent": tokens(g.tracks[DISCONTENT]),
        "heat": g.heat,
        "cold": g.cold,
        "ranges": table(COLOURS, g.ranges),
        "overheated": g.overheated,
        "overload": g.overload,
        "tower-upgraded": g.tower == 1,
        "cubes-dropped": g.dropped,
        "cubes-fallen": g.fallen,
        "weather-discard": weathers(g.weather_discard[::-1]),
        "storm": g.storm,
        "strikes": g.strikes,
        "tokens": g.tokens.copy(),
    }


def map_data(g: City) -> dict[str, Any]:
    frame = {PLACE_NAMES[place]: goods for place, goods in enumerate([deposits(bits) for bits in g.frame]) if goods}
    return {
        "frame": frame,
        "hubs": [PLACE_NAMES[place] for place in g.hubs],
        "tiles": {PLACE_NAMES[place]: TILES[g.tile[place]].name for place in range(len(PLACES)) if g.tile[place] != NONE},
        "fields": {FIELD_NAMES[field]: field_text(g, field) for field in range(FIELDS) if exists(g, field)},
        "supply": {BUILDINGS[kind].name: n for kind, n in enumerate(g.supply) if n},
        "unlocked": [building.name for kind, building in enumerate(BUILDINGS) if g.unlocked >> kind & 1],
    }


def deposits(bits: int) -> list[str]:
    return [FIELD_GOODS[good] for good in range(len(FIELD_GOODS)) if bits >> good & 1]


def cards(g: City) -> dict[str, Any]:
    data: dict[str, Any] = {
        "laws": [LAWS[law] for law in g.laws],
        "future-laws": [LAWS[law] for law in g.future_laws],
        "technologies": [TECHNOLOGIES[card] for card in g.technologies],
        "developed": [TECHNOLOGIES[card] for card in g.developed],
    }
    if g.developing != NONE:
        data["developing"] = TECHNOLOGIES[g.developing]
        data["development"] = g.development
    data["dusk-discard"] = events(g.dusk_discard[::-1])
    data["citizen-discard"] = citizens(g.citizen_discard[::-1])
    data["discarded-expeditions"] = by_kind(g.discarded_expeditions)
    data["mobilisation"] = g.mobilisation
    data["card"] = [
        {"event": EVENTS[card].name, "goods": table(GAINS, list(goods)), "marks": marks, "spent": spent}
        for card, goods, marks, spent in g.area
    ]
    data["route"] = [
        {
            "cards": [EXPEDITIONS[card].name + ("" if way == NONE else f":{way + 1}") for card, way in route],
            "scout": EMPTY_FIELD if scout == NONE else PAWNS[scout],
            "at": at,
        }
        for route, scout, at in g.routes
    ]
    return data


def by_kind(decks: list[list[int]]) -> dict[str, list[str]]:
    """Expedition decks, top card first; empty ones left out."""
    return {kind: expeditions(deck[::-1]) for kind, deck in zip(EXPEDITION_DECKS, decks, strict=True) if deck}


def table_seats(g: City) -> dict[str, Any]:
    """Hands are open: players may tell each other all about them (FP-CITIZEN.2)."""
    return {
        "seat": [
            {
                "advisor": EMPTY_FIELD if g.advisors[seat] == NONE else ADVISORS[g.advisors[seat]],
                "hand": citizens(hand),
                "played": EMPTY_FIELD if g.played[seat] == NONE else CITIZENS[g.played[seat]],
            }
            for seat, hand in enumerate(g.hands)
        ]
    }


def describe(g: City) -> dict[str, Any]:
    """Everything, what lies face down included; decks are written from the top."""
    data = public(g)
    ahead = under_way(g)
    if ahead != [("phase", g.phase)]:  # a phase that is about to begin is named, and nothing else
        data["next"] = [rules.task_data(g, task) for task in ahead]
    data["cubes-inside"] = g.inside
    data["drawer"] = g.drawer
    if g.falls:
        data["falls"] = list(g.falls)
    data["near-tiles"] = tiles(g.near_tiles[::-1])
    data["far-tiles"] = tiles(g.far_tiles[::-1])
    data["weather"] = weathers(g.weather[::-1])
    data["morning"] = events(g.morning[::-1])
    data["dusk"] = events(g.dusk)
    data["unread"] = events(g.unread)
    data["consultations"] = events(g.consultations[::-1])
    data["expeditions"] = by_kind(g.expeditions)
    data["citizen-deck"] = citizens(g.citizen_deck[::-1])
    if g.fixed:
        data["fixed"] = [list(outcome) if not isinstance(outcome, int) else outcome for outcome in g.fixed]
    data["chance"] = f"{g.rng:016x}"
    return data
