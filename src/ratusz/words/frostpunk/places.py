"""The map in words: fields, what is on them, and whether it is warm there."""

from ...games.frostpunk.position.seen import View
from ...games.frostpunk.rules.city.map import FIELD_NUMBERS as FIELDS
from ...games.frostpunk.rules.city.map import PLACE_NUMBERS, ZONES
from ..bundle import Words
from .names import building, counted, spot

EMPTY = "-"
GROUNDS = ("generator", "near", "far")


def contents(w: Words, view: View, field: str) -> str:
    """What is on a field: goods with their number, a building, or nothing."""
    text: str = view["fields"].get(field, EMPTY)
    if text == EMPTY:
        return w.say("field-empty")
    name, _, number = text.partition(" ")
    return counted(w, name, int(number)) if number else building(w, text)


def heat_at(view: View, field: str) -> str:
    return "warm" if field in view["outlook"]["warm"] else "cold"


def chill(view: View, field: str) -> str:
    """Whether what is asked for would be done there in the cold."""
    return "cold" if field in view["outlook"]["chilly"] else "warm"


def ground(w: Words, field: str) -> str:
    """Which zone a field lies in."""
    return w.say(f"ground-{GROUNDS[ZONES[FIELDS[field]]]}")


def spot_said(w: Words, view: View, name: str) -> str:
    """A spot, with what is there if it is a field."""
    if name in FIELDS:
        return w.say("spot-field", field=name, goods=contents(w, view, name))
    return spot(w, name)


def snowed_in(view: View) -> list[str]:
    """Places where no tile lies yet."""
    return [place for place in PLACE_NUMBERS if place not in view["tiles"]]
