"""Everything that is printed on the boards, the tiles and the cards, as data with names: what a page draws from."""

from collections.abc import Callable, Sequence
from typing import Any, Final, cast

import msgspec

from ...games.frostpunk.content import library
from ...games.frostpunk.content.effects import NONE, PAWNS, RANGES, TYPES
from ...games.frostpunk.content.entries import AdvisorEntry, BuildingEntry, SocietyEntry
from ...games.frostpunk.content.events import EVENTS, KINDS
from ...games.frostpunk.position.figures import MEANINGS
from ...games.frostpunk.rules.city.map import (
    ADJACENT,
    DIRECTIONS,
    DRAWER,
    FIELD_NAMES,
    NEAR_PLACES,
    PETALS,
    PLACE_NAMES,
    PLACES,
    ZONES,
    corner_place,
    first_field,
)
from ...games.frostpunk.rules.people.pawns import TYPE_OF
from ..bundle import Words
from .cards import (
    ability_does,
    advisor_does,
    building_does,
    caption,
    card_text,
    data,
    death_does,
    event_entry,
    event_lines,
    expedition_lines,
    law_lines,
    mobilisation_does,
    option_brings,
    options,
    side_does,
    side_lines,
    society_text,
    special_does,
    start_does,
    technology_lines,
    way_does,
    weather_lines,
)
from .effects import said, sentences
from .names import MOBILISATION, UPGRADED, any_card, building, society, story
from .places import GROUNDS
from .printed import Board, Building, Card, Catalogue, Numbers, Place, Ring, SideWords, Society, Term, Tile

Data = dict[str, Any]

CLAUSES: Final[dict[Term, list[str]]] = {
    "advisor": ["FP-ADVISOR.4"],
    "citizen": ["FP-CITIZEN.4"],
    "cold": ["FP-GENERATOR.3"],
    "deaths": ["FP-ILL.4", "FP-HUNGER.4"],
    "drawer": ["FP-GENERATOR.5"],
    "food": ["FP-HUNGER.8", "FP-HUNGER.9", "FP-LIMIT.5"],
    "goods": ["FP-GATHER.1"],
    "heat": ["FP-GENERATOR.2", "FP-GENERATOR.12"],
    "hunger": ["FP-HUNGER.8"],
    "law": ["FP-LAW.7", "FP-LAW.8", "FP-LAW.3"],
    "mobilise": ["FP-ADVISOR.5"],
    "night": ["FP-NIGHT.5"],
    "pawn": ["FP-ACTION.1"],
    "place": ["FP-CLEAR.5", "FP-CLEAR.6"],
    "route": ["FP-EXPED.2"],
    "storm": ["FP-WEATHER.10", "FP-WEATHER.12"],
    "token": ["FP-HOPE.1"],
    "who": ["FP-ILL.1", "FP-PREP.6", "FP-PREP.7"],
}


def catalogue(w: Words) -> Catalogue:
    return {
        "numbers": cast(Numbers, plain(library.NUMBERS)),
        "map": board(w),
        "tiles": {entry.id: cast(Tile, plain(entry)) for entry in library.MAP.tile},
        "buildings": {entry.id: structure(w, entry) for entry in library.BUILDINGS},
        "societies": {entry.id: people(w, entry) for entry in library.SOCIETIES if entry.difficulty == "normal"},
        "scenarios": {entry.id: {**plain(entry), "name": w.say(f"scenario-{entry.id}")} for entry in library.SCENARIOS},
        "cards": {
            **{name: event(w, name) for name in library.EVENT_NAMES},
            **printed(w, "law", library.LAWS, law),
            **printed(w, "technology", library.TECHNOLOGIES, technology),
            **printed(w, "weather", library.WEATHER, weather),
            **printed(w, "expedition", library.EXPEDITIONS, expedition),
            **printed(w, "citizen", library.CITIZENS, citizen),
        },
        "advisors": {entry.id: advisor(w, entry) for entry in library.ADVISORS.advisor},
        "mobilisation": {"name": w.say(MOBILISATION), "story": story(w, MOBILISATION), "does": [mobilisation_does(w)]},
        "pawns": {name: None if type == NONE else TYPES[type] for name, type in zip(PAWNS, TYPE_OF, strict=True)},
        "figures": MEANINGS,
        "clauses": CLAUSES,
    }


def plain(entry: Any) -> Data:
    """What an entry says, without where each value comes from."""
    data: Data = msgspec.to_builtins(entry)
    data.pop("origin", None)
    return data


# The map.


def board(w: Words) -> Board:
    """Where everything lies: axial coordinates, clockwise from the upper right; the fields next to each field."""
    places: dict[str, Place] = {
        name: {"at": list(PLACES[number]), "ring": ring(number), "zone": ZONES[first_field(number)] + 1}
        for number, name in enumerate(PLACE_NAMES)
    }
    return {
        "petals": [plain(petal) for petal in library.MAP.petal],
        "fields": {f"g{number + 1}": list(at) for number, at in enumerate(PETALS)},
        "drawer": next(list(petal.at) for petal in library.MAP.petal if petal.holds == DRAWER),
        "zone": ZONES[0] + 1,
        "ranges": {colour: zone + 1 for zone, colour in enumerate(RANGES)},
        "places": places,
        "corners": [PLACE_NAMES[corner_place(corner)] for corner in range(len(DIRECTIONS))],
        "adjacent": {name: [FIELD_NAMES[other] for other in ADJACENT[number]] for number, name in enumerate(FIELD_NAMES)},
        "grounds": {name: w.say(f"ground-{name}") for name in GROUNDS},
        "wall": [plain(token) for token in library.MAP.wall],
        "frame": [plain(piece) for piece in library.MAP.frame],
    }


def ring(place: int) -> Ring:
    return "near" if place < NEAR_PLACES else "far"


def structure(w: Words, entry: BuildingEntry) -> Building:
    """A building with what each of its sides does."""
    found = {
        **plain(entry),
        "name": building(w, entry.id),
        "does": building_does(w, entry.id),
        "text": card_text(w, entry.id),
        "sides": [side(w, entry.id)],
    }
    if entry.upgraded is not None:
        found["sides"].append(side(w, entry.id + UPGRADED))
    return cast(Building, found)


def side(w: Words, name: str) -> SideWords:
    return {"name": building(w, name), "does": side_does(w, name), "text": side_lines(w, name)}


# Cards.


def event(w: Words, name: str) -> Card:
    entry = event_entry(name)
    found = {
        **plain(entry),
        "deck": KINDS[EVENTS[library.EVENT_NAMES[name]].kind],
        "name": any_card(w, name),
        "story": story(w, name),
        "does": list(event_lines(w, name)),
        "at": at_once(w, entry.effects),
        "options": [
            {"caption": caption(w, name, number), "does": option_brings(w, name, number), "price": way.get("cost", {})}
            for number, way in enumerate(options(name), 1)
        ],
    }
    if entry.special is not None:
        price = {**entry.special.cost, **entry.special.put}
        found["action"] = {"caption": w.say(name, "special"), "does": special_does(w, name), "price": price}
    return cast(Card, found)


def at_once(w: Words, effects: Sequence[Any]) -> list[str]:
    return [sentences(w, data(effects))] if effects else []


def printed(w: Words, deck: str, entries: Sequence[Any], does: Callable[[Words, Any], Data]) -> dict[str, Card]:
    return {entry.id: card(w, deck, entry, does(w, entry)) for entry in entries}


def card(w: Words, deck: str, entry: Any, does: Data) -> Card:
    found = {**plain(entry), "deck": deck, "name": any_card(w, entry.id), "story": story(w, entry.id), **does}
    return cast(Card, found)


def law(w: Words, entry: Any) -> Data:
    return {"does": list(law_lines(w, entry.id))}


def technology(w: Words, entry: Any) -> Data:
    return {"does": technology_lines(w, entry.id)}


def weather(w: Words, entry: Any) -> Data:
    return {"does": weather_lines(w, entry.id)}


def expedition(w: Words, entry: Any) -> Data:
    return {
        "hinted": w.say(f"hint-{entry.hint}"),
        "does": expedition_lines(w, entry.id),
        "at": at_once(w, entry.effects),
        "options": [
            {"caption": caption(w, entry.id, number), "does": way_does(w, entry.id, number), "price": {}}
            for number in range(1, len(entry.option) + 1)
        ],
    }


def citizen(w: Words, entry: Any) -> Data:
    return {
        "trade": w.say(entry.id, "trade"),
        "does": [ability_does(w, entry.id)],
        "serves": entry.ability.buildings or entry.ability.actions,
        "brings": said(w, data(entry.ability.effects)),  # without what it is for, which a page draws
        "costs": start_does(w, entry.id),
        "mourned": {type: death_does(w, entry.id, type) for type in ("worker", "engineer", "child")},
    }


def advisor(w: Words, entry: AdvisorEntry) -> Card:
    said = {"name": w.say(f"advisor-{entry.id}"), "story": w.say(f"advisor-{entry.id}-story")}
    return cast(Card, {**plain(entry), **said, "does": [advisor_does(w, entry.id)]})


def people(w: Words, entry: SocietyEntry) -> Society:
    """A society at both levels of difficulty."""
    levels = {other.difficulty: plain(other) for other in library.SOCIETIES if other.id == entry.id}
    return {"name": society(w, entry.id), "text": society_text(w, entry.id), "levels": levels}
