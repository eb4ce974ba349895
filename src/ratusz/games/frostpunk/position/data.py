"""Positions of Frostpunk as data: written whole, read with defaults for what is left out.

The parts are what everybody at the table can see; a position adds to them what lies face down, a view what follows from them.
"""

from typing import Any, Final

from ratusz.kernel.state import Task

from ..content.buildings import BUILDINGS
from ..content.effects import EXPEDITION_DECKS, FIELD_GOODS, GAINS, NONE, PAWNS, RANGES, TOKENS, TYPES, WHO
from ..content.events import EVENTS
from ..content.expeditions import EXPEDITIONS
from ..content.library import ADVISOR_NAMES, CITIZEN_NAMES, LAW_NAMES, TECHNOLOGY_NAMES
from ..content.scenarios import SCENARIOS
from ..content.societies import SOCIETIES
from ..content.weather import WEATHERS
from ..rules.city.buildings import exists
from ..rules.city.map import FIELD_NAMES, FIELDS, PLACE_NAMES, PLACES, TILES
from ..rules.course.ending import CAUSES
from ..rules.course.phases import usual
from ..rules.vocabulary import rules, spot_name
from .seen import Boards, Cards, Course, Land, Order, Origin, People, Seat
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
    return usual(g.phase)


def under_way(g: City) -> list[Task]:
    """What comes before that, first thing first."""
    return g.stack[len(base(g)) :][::-1]


def origin(g: City) -> Origin:
    society = SOCIETIES[g.society]
    return {"scenario": SCENARIOS[g.scenario].name, "society": society.name, "difficulty": society.difficulty}


def in_setup(g: City) -> bool:
    return bool(g.stack) and g.stack[0] == ("game",)


def course(g: City) -> Course:
    data: Course = {"leader": g.leader}
    if in_setup(g):
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


def people(g: City) -> People:
    return {
        "stock": table(GAINS, g.stock),
        "food": g.food,
        "hunger": g.hunger,
        "deaths": g.deaths,
        "automatons": g.automatons,
        "citizens": table(WHO, g.citizens),
        "sick": table(WHO, g.sick),
        "gravely-ill": [name for type, name in enumerate(TYPES) if g.skull[type]],
        "pool": table(PAWNS, g.pool),
        "placed": [[PAWNS[pawn], spot_name(spot)] for pawn, spot in g.placed],
        "exhausted": table(WHO, g.exhausted),
        "resting": table(PAWNS, g.resting),
        "special-children": [name for bit, name in enumerate(SPECIAL_CHILDREN) if g.special_children >> bit & 1],
        "stored": table(STORED, g.stored),
    }


def tokens(track: list[int]) -> list[str]:
    return [TOKENS[token // 2] + (ACTIVE if token & 1 else "") for token in track]


def boards(g: City) -> Boards:
    return {
        "hope": tokens(g.tracks[HOPE]),
        "discontent": tokens(g.tracks[DISCONTENT]),
        "heat": g.heat,
        "cold": g.cold,
        "ranges": {RANGES[colour]: field for colour, field in enumerate(g.ranges)},
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


def land(g: City) -> Land:
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


def order(g: City) -> Order:
    data: Order = {
        "laws": [LAWS[law] for law in g.laws],
        "future-laws": [LAWS[law] for law in g.future_laws],
        "technologies": [TECHNOLOGIES[card] for card in g.technologies],
        "developed": [TECHNOLOGIES[card] for card in g.developed],
    }
    if g.developing != NONE:
        data["developing"] = TECHNOLOGIES[g.developing]
        data["development"] = g.development
    return data


def cards(g: City) -> Cards:
    """FP-GEN.13."""
    return {
        "dusk-discard": events(g.dusk_discard[::-1]),
        "citizen-discard": citizens(g.citizen_discard[::-1]),
        "discarded-expeditions": by_kind(g.discarded_expeditions),
        "mobilisation": g.mobilisation,
        "card": [
            {"event": EVENTS[card].name, "goods": table(GAINS, list(goods)), "marks": marks, "spent": spent}
            for card, goods, marks, spent in g.area
        ],
        "route": [
            {
                "cards": [EXPEDITIONS[card].name + ("" if way == NONE else f":{way + 1}") for card, way in route],
                "scout": EMPTY_FIELD if scout == NONE else PAWNS[scout],
                "at": at,
            }
            for route, scout, at in g.routes
        ],
    }


def by_kind(decks: list[list[int]]) -> dict[str, list[str]]:
    """Expedition decks, top card first; empty ones left out."""
    return {kind: expeditions(deck[::-1]) for kind, deck in zip(EXPEDITION_DECKS, decks, strict=True) if deck}


def seats(g: City) -> list[Seat]:
    """Hands are open: players may tell each other all about them (FP-CITIZEN.2)."""
    return [
        {
            "advisor": EMPTY_FIELD if g.advisors[seat] == NONE else ADVISORS[g.advisors[seat]],
            "hand": citizens(hand),
            "played": EMPTY_FIELD if g.played[seat] == NONE else CITIZENS[g.played[seat]],
        }
        for seat, hand in enumerate(g.hands)
    ]


def describe(g: City) -> dict[str, Any]:
    """Everything, what lies face down included; decks are written from the top."""
    data: dict[str, Any] = {"game": GAME_NAME, **origin(g), "round": g.round, "phase": PHASES[g.phase], **course(g)}
    data |= {**people(g), **boards(g), **land(g), **order(g), **cards(g), "seat": seats(g)}
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
