"""The registry of this game's rules, and how its cards, fields and pawns are written."""

from typing import Any, Final

from ratusz.kernel.names import DASH, Names
from ratusz.kernel.position import shown
from ratusz.kernel.problem import Problem
from ratusz.kernel.rules import Rules
from ratusz.kernel.state import Action, State
from ratusz.kernel.text import read_int

from ..content import library
from ..content.effects import (
    GAINS,
    KINDS_OF_EXPEDITION,
    NONE,
    PAWNS,
    RINGS,
    TOKENS,
    WHO,
    Choices,
    Steps,
    read_choices,
    read_steps,
)
from ..content.events import EVENTS
from ..position.state import CARD_SPOT, CLEARING_SPOT, CONSTRUCTION_SPOT, PHASES, City
from .city.map import FIELD_NAMES, FIELD_NUMBERS, PLACE_NAMES


class CityRules(Rules):
    """Proposals are for the decision at hand: whatever is decided, they are gone."""

    def decided(self, g: State) -> None:
        if isinstance(g, City):
            g.proposals = ()


rules: Final = CityRules()

TRACKS: Final = ("hope", "discontent")  # in the order of HOPE and DISCONTENT
SUPPLY_SPOTS: Final = {CLEARING_SPOT: "clearing", CONSTRUCTION_SPOT: "construction"}


def spot_name(spot: int) -> str:
    if spot == NONE:
        return DASH
    if spot >= CARD_SPOT:
        return EVENTS[spot - CARD_SPOT].name
    return SUPPLY_SPOTS[spot] if spot in SUPPLY_SPOTS else FIELD_NAMES[spot]


def spot_named(word: Any) -> int:
    if not isinstance(word, str):
        raise Problem("spot-unknown", place=shown(word))
    if word == DASH:
        return NONE
    for spot, name in SUPPLY_SPOTS.items():
        if name == word:
            return spot
    if word in FIELD_NUMBERS:
        return FIELD_NUMBERS[word]
    if word in library.EVENT_NAMES:
        return CARD_SPOT + library.EVENT_NAMES[word]
    raise Problem("spot-unknown", place=shown(word))


def write_spot(g: City, seat: int, spot: int) -> str:
    return spot_name(spot)


def read_spot(g: City, seat: int, word: Any) -> int:
    return spot_named(word)


FIELD_WORDS: Final = rules.named("field", FIELD_NAMES, dash=True)
PLACE_WORDS: Final = rules.named("place", PLACE_NAMES, dash=True)
BUILDING_WORDS: Final = rules.named("building", library.BUILDING_NAMES, dash=True)
EVENT_WORDS: Final = rules.named("event", library.EVENT_NAMES)
LAW_WORDS: Final = rules.named("law", library.LAW_NAMES)
TECHNOLOGY_WORDS: Final = rules.named("technology", library.TECHNOLOGY_NAMES, dash=True)
ADVISOR_WORDS: Final = rules.named("advisor", library.ADVISOR_NAMES, dash=True)
CITIZEN_WORDS: Final = rules.named("citizen", library.CITIZEN_NAMES, dash=True)
EXPEDITION_WORDS: Final = rules.named("expedition", library.EXPEDITION_NAMES, dash=True)
PAWN_WORDS: Final = rules.named("pawn", PAWNS, dash=True)
TILE_WORDS: Final = Names("tile", library.TILE_NAMES)
WEATHER_WORDS: Final = Names("weather", library.WEATHER_NAMES)
rules.named("token", TOKENS, dash=True)
rules.named("who", WHO)
rules.named("ring", RINGS)
rules.named("good", GAINS, dash=True)
rules.named("track", TRACKS)
rules.named("phase", PHASES)
rules.named("kind", KINDS_OF_EXPEDITION)
rules.several("fields", "field")
rules.several("places", "place")
rules.several("events", "event")
rules.kind("spot", write_spot, read_spot)


def write_steps(g: City, seat: int, value: Steps) -> list[Any]:
    return [step.data for step in value]


def read_steps_word(g: City, seat: int, data: Any) -> Steps:
    return read_steps(data)


def write_choices(g: City, seat: int, value: Choices) -> list[Any]:
    return [choice.data for choice in value]


def read_choices_word(g: City, seat: int, data: Any) -> Choices:
    return read_choices(data)


def write_deed(g: City, seat: int, action: Action) -> str:
    return rules.write(g, seat, action)


def tell_deed(g: City, seat: int, action: Action) -> dict[str, Any]:
    return rules.structure(g, seat, action)


def read_deed(g: City, seat: int, word: Any) -> Action:
    """An action as it is written on the table."""
    return rules.read(g, seat, shown(word))


def write_route(g: City, seat: int, index: int) -> int:
    return index + 1


def read_route(g: City, seat: int, word: Any) -> int:
    """Routes are counted from 1, as on the table."""
    number = read_int(g, seat, word)
    if not 1 <= number <= len(g.routes):
        raise Problem("position-range", where="next: route", got=number, least=1, most=len(g.routes))
    return number - 1


def seats_of(g: City) -> int:
    return len(g.hands)


rules.kind("steps", write_steps, read_steps_word, told="list[Any]")
rules.kind("choices", write_choices, read_choices_word, told="list[Any]")
rules.kind("deed", write_deed, read_deed, tell_deed, "dict[str, Any]")
rules.kind("route", write_route, read_route, told="int")
rules.seated(seats_of)
