"""Names, tables and decks as a position writes them."""

from typing import Any, Final

from ratusz.kernel.position import Reader, shown
from ratusz.kernel.problem import Problem

from ..content.library import CITIZEN_NAMES, EVENT_NAMES, EXPEDITION_NAMES, WEATHER_NAMES
from .state import City

MOST: Final = 999  # of anything that has no limit of its own
RESOURCES_MOST: Final = 99_999  # FP-LIMIT.7
SHUFFLED: Final[dict[str, int]] = {**EVENT_NAMES, **WEATHER_NAMES, **CITIZEN_NAMES, **EXPEDITION_NAMES}  # what decks are made of


def read_outcome(outcome: Any) -> int | tuple[int, ...]:
    """What chance will bring: a number, or the cards that come to the top of a deck that is shuffled."""
    if isinstance(outcome, int) and not isinstance(outcome, bool) and outcome >= 0:
        return outcome
    if isinstance(outcome, list):
        return tuple([read_card(card) for card in outcome])
    raise Problem("position-type", where="fixed", want="number or list", got=shown(outcome))


def read_card(card: Any) -> int:
    """A card that comes to the top of its deck: by its id, or as a position is written, by its number in the catalogue."""
    if isinstance(card, int) and not isinstance(card, bool) and 0 <= card < MOST:
        return card
    return name(card, SHUFFLED, "fixed")


def name(value: Any, names: dict[str, int], where: str) -> int:
    if not isinstance(value, str) or value not in names:
        raise Problem("position-name", where=where, got=shown(value))
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


def once(cards: list[int], known: dict[str, int], where: str) -> None:
    for card in cards:
        if cards.count(card) > 1:
            raise Problem("position-copies", where=where, card=list(known)[card], got=cards.count(card), most=1)


def deck(g: City, top: Reader, key: str, known: dict[str, int], cards: list[int], out: list[int]) -> list[int]:
    """Written from the top; left out, the cards of this kind that are not out elsewhere, shuffled."""
    if top.has(key):
        found = names(top, key, known)[::-1]
        once(found, known, key)
        for card in found:
            if card not in cards:
                raise Problem("position-misplaced", where=key, card=list(known)[card])
            if card in out:
                raise Problem("position-copies", where=key, card=list(known)[card], got=2, most=1)
        return found
    rest = [card for card in cards if card not in out]
    g.shuffle(rest)
    return rest
