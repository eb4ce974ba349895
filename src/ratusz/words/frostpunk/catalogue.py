"""Everything that is printed on the boards, the tiles and the cards, as data with names: what a page draws from."""

from collections.abc import Callable, Sequence
from typing import Any

import msgspec

from ...games.frostpunk.content import library
from ...games.frostpunk.content.events import EVENTS, KINDS
from ...games.frostpunk.rules.city.map import (
    ADJACENT,
    DIRECTIONS,
    FIELD_NAMES,
    NEAR_PLACES,
    PETALS,
    PLACE_NAMES,
    PLACES,
    corner_place,
)
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
    option_does,
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
from .effects import said
from .names import MOBILISATION, UPGRADED, any_card, building, society, story
from .places import GROUNDS

Data = dict[str, Any]


def catalogue(w: Words) -> Data:
    return {
        "numbers": plain(library.NUMBERS),
        "map": board(w),
        "tiles": {entry.id: plain(entry) for entry in library.MAP.tile},
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
        MOBILISATION: {"name": w.say(MOBILISATION), "story": story(w, MOBILISATION), "does": mobilisation_does(w)},
    }


def plain(entry: Any) -> Data:
    """What an entry says, without where each value comes from."""
    data: Data = msgspec.to_builtins(entry)
    data.pop("origin", None)
    return data


# The map.


def board(w: Words) -> Data:
    """Where everything lies: axial coordinates, clockwise from the upper right; the fields next to each field."""
    places = {name: {"at": list(PLACES[number]), "ring": ring(number)} for number, name in enumerate(PLACE_NAMES)}
    return {
        "petals": [plain(petal) for petal in library.MAP.petal],
        "fields": {f"g{number + 1}": list(at) for number, at in enumerate(PETALS)},
        "places": places,
        "corners": [PLACE_NAMES[corner_place(corner)] for corner in range(len(DIRECTIONS))],
        "adjacent": {name: [FIELD_NAMES[other] for other in ADJACENT[number]] for number, name in enumerate(FIELD_NAMES)},
        "grounds": {name: w.say(f"ground-{name}") for name in GROUNDS},
        "wall": [plain(token) for token in library.MAP.wall],
        "frame": [plain(piece) for piece in library.MAP.frame],
    }


def ring(place: int) -> str:
    return "near" if place < NEAR_PLACES else "far"


def structure(w: Words, entry: Any) -> Data:
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
    return found


def side(w: Words, name: str) -> Data:
    return {"name": building(w, name), "does": side_does(w, name), "text": side_lines(w, name)}


# Cards.


def event(w: Words, name: str) -> Data:
    entry = event_entry(name)
    found = {
        **plain(entry),
        "deck": KINDS[EVENTS[library.EVENT_NAMES[name]].kind],
        "name": any_card(w, name),
        "story": story(w, name),
        "does": list(event_lines(w, name)),
        "options": [
            {"caption": caption(w, name, number), "does": option_does(w, name, number)}
            for number in range(1, len(options(name)) + 1)
        ],
    }
    if entry.special is not None:
        found["action"] = {"caption": w.say(name, "special"), "does": special_does(w, name)}
    return found


def printed(w: Words, deck: str, entries: Sequence[Any], does: Callable[[Words, Any], Data]) -> Data:
    return {
        entry.id: {
            **plain(entry),
            "deck": deck,
            "name": any_card(w, entry.id),
            "story": story(w, entry.id),
            **does(w, entry),
        }
        for entry in entries
    }


def law(w: Words, entry: Any) -> Data:
    return {"does": list(law_lines(w, entry.id))}


def technology(w: Words, entry: Any) -> Data:
    return {"does": technology_lines(w, entry.id)}


def weather(w: Words, entry: Any) -> Data:
    return {"does": weather_lines(w, entry.id)}


def expedition(w: Words, entry: Any) -> Data:
    ways = range(1, len(entry.option) + 1)
    return {
        "hinted": w.say(f"hint-{entry.hint}"),
        "does": expedition_lines(w, entry.id),
        "options": [{"caption": caption(w, entry.id, n), "does": way_does(w, entry.id, n)} for n in ways],
    }


def citizen(w: Words, entry: Any) -> Data:
    return {
        "trade": w.say(entry.id, "trade"),
        "does": ability_does(w, entry.id),
        "brings": said(w, data(entry.ability.effects)),  # without what it is for, which a page draws
        "costs": start_does(w, entry.id),
        "mourned": {type: death_does(w, entry.id, type) for type in ("worker", "engineer", "child")},
    }


def advisor(w: Words, entry: Any) -> Data:
    name = w.say(f"advisor-{entry.id}")
    return {**plain(entry), "name": name, "story": w.say(f"advisor-{entry.id}-story"), "does": advisor_does(w, entry.id)}


def people(w: Words, entry: Any) -> Data:
    """A society at both levels of difficulty."""
    levels = {other.difficulty: plain(other) for other in library.SOCIETIES if other.id == entry.id}
    return {"name": society(w, entry.id), "text": society_text(w, entry.id), "levels": levels}
