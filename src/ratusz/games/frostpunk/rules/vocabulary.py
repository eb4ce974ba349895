"""The registry of this game's rules, and how its cards, fields and pawns are written."""

from typing import Any, Final

from ratusz.kernel.position import shown
from ratusz.kernel.problem import Problem
from ratusz.kernel.rules import Rules
from ratusz.kernel.state import Action, State
from ratusz.kernel.text import read_int

from ..content import library
from ..content.cards import EVENTS, EXPEDITIONS
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
from ..position.state import CARD_SPOT, CLEARING_SPOT, CONSTRUCTION_SPOT, PHASES, City
from .city.map import FIELD_NAMES, FIELD_NUMBERS, PLACE_NAMES


class CityRules(Rules):
    """Proposals are for the decision at hand: whatever is decided, they are gone."""

    def decided(self, g: State) -> None:
        if isinstance(g, City):
            g.proposals = ()


rules: Final = CityRules()

NO_SPOT: Final = "-"
TRACKS: Final = ("hope", "discontent")  # in the order of HOPE and DISCONTENT
SUPPLY_SPOTS: Final = {CLEARING_SPOT: "clearing", CONSTRUCTION_SPOT: "construction"}


def spot_name(spot: int) -> str:
    if spot == NONE:
        return NO_SPOT
    if spot >= CARD_SPOT:
        return EVENTS[spot - CARD_SPOT].name
    return SUPPLY_SPOTS[spot] if spot in SUPPLY_SPOTS else FIELD_NAMES[spot]


def spot_named(word: Any) -> int:
    if not isinstance(word, str):
        raise Problem("spot-unknown", place=shown(word))
    if word == NO_SPOT:
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


def listed(names: list[str] | tuple[str, ...], code: str) -> None:
    """Register a kind whose values are places in a list of names; NONE is written as a dash."""
    numbers = {name: index for index, name in enumerate(names)}

    def write(g: City, seat: int, value: int) -> str:
        return NO_SPOT if value == NONE else names[value]

    def read(g: City, seat: int, word: Any) -> int:
        if word == NO_SPOT:
            return NONE
        if not isinstance(word, str) or word not in numbers:
            raise Problem("word-unknown", kind=code, name=shown(word))
        return numbers[word]

    rules.kind(code, write, read)


def several(code: str, of: str) -> None:
    """Register a kind for a tuple of values of another kind."""
    one = rules.kinds[of]

    def write(g: City, seat: int, values: tuple[int, ...]) -> list[Any]:
        return [one.write(g, seat, value) for value in values]

    def read(g: City, seat: int, data: Any) -> tuple[int, ...]:
        if not isinstance(data, list):
            raise Problem("position-type", where="next", want="list", got=shown(data))
        return tuple([one.read(g, seat, word) for word in data])

    rules.kind(code, write, read)


listed(FIELD_NAMES, "field")
listed(PLACE_NAMES, "place")
listed(list(library.BUILDING_NAMES), "building")
listed([event.name for event in EVENTS], "event")
listed(list(library.LAW_NAMES), "law")
listed(list(library.TECHNOLOGY_NAMES), "technology")
listed(list(library.ADVISOR_NAMES), "advisor")
listed(list(library.CITIZEN_NAMES), "citizen")
listed([expedition.name for expedition in EXPEDITIONS], "expedition")
listed(TOKENS, "token")
listed(PAWNS, "pawn")
listed(WHO, "who")
listed(RINGS, "ring")
listed(GAINS, "good")
listed(TRACKS, "track")
listed(PHASES, "phase")
listed(KINDS_OF_EXPEDITION, "kind")
several("fields", "field")
several("places", "place")
several("events", "event")
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


def write_flag(g: City, seat: int, value: bool) -> bool:
    return value


def read_flag(g: City, seat: int, data: Any) -> bool:
    if not isinstance(data, bool):
        raise Problem("position-type", where="next", want="true or false", got=shown(data))
    return data


def read_seat(g: City, seat: int, word: Any) -> int:
    text = shown(word)
    if text.isdecimal() and int(text) < len(g.hands):
        return int(text)
    raise Problem("seat", got=text, seats=len(g.hands))


def write_same(g: City, seat: int, value: int) -> int:
    return value


rules.kind("steps", write_steps, read_steps_word)
rules.kind("choices", write_choices, read_choices_word)
rules.kind("deed", write_deed, read_deed)
rules.kind("route", write_route, read_route)
rules.kind("flag", write_flag, read_flag)
rules.kind("seat", write_same, read_seat)
