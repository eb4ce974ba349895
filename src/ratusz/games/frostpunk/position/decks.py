"""Decks as a position writes them, and how much there may be of anything."""

from typing import Final

from ratusz.kernel.names import Names, twice
from ratusz.kernel.position import Reader
from ratusz.kernel.problem import Problem

from ..content.library import CITIZEN_NAMES, EVENT_NAMES, EXPEDITION_NAMES, WEATHER_NAMES
from .state import City

MOST: Final = 999  # of anything that has no limit of its own
RESOURCES_MOST: Final = 99_999  # FP-LIMIT.7
SHUFFLED: Final[dict[str, int]] = {**EVENT_NAMES, **WEATHER_NAMES, **CITIZEN_NAMES, **EXPEDITION_NAMES}  # what decks are made of


def deck(g: City, top: Reader, key: str, known: Names, cards: list[int], out: list[int]) -> list[int]:
    """Written from the top; left out, the cards of this kind that are not out elsewhere, shuffled."""
    if top.has(key):
        found = known.listed(top, key)[::-1]
        known.once(found)
        for card in found:
            if card not in cards:
                raise Problem("position-misplaced", where=key, card=known.names[card])
            if card in out:
                raise twice(known.names[card], 2, 1)
        return found
    rest = [card for card in cards if card not in out]
    g.shuffle(rest)
    return rest
