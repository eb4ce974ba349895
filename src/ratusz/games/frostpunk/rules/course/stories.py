"""Stories do not come again before the others of their deck have been told: which were, a table hands on to the next one of
the same people (an option of the game, so that a record still says all that led to it)."""

from typing import Final

from ratusz.kernel.problem import Problem

from ...content.effects import NONE
from ...content.events import CONSULTATIONS, EVENTS, MORNING_CARDS
from ...content.expeditions import EXPEDITION_CARDS, EXPEDITIONS
from ...content.library import EVENT_NAMES, EXPEDITION_NAMES
from ...position.state import City

TOLD: Final = "told"  # the option


def check(told: str) -> None:
    for name in told.split():
        if name not in EVENT_NAMES and name not in EXPEDITION_NAMES:
            raise Problem("option-value", option=TOLD, got=name, known=", ".join([*EVENT_NAMES, *EXPEDITION_NAMES]))


def sink(deck: list[int], names: dict[str, int], told: str) -> None:
    """Lay what was told below the others, the top of a deck being its end; among themselves both stay as they were shuffled."""
    if told:
        heard = [names[name] for name in told.split() if name in names]
        deck.sort(key=lambda card: card not in heard)


def stories(g: City, told: str) -> str:
    """What was told before this game and in it; a deck of which everything was told begins anew with what this game told."""
    names = told.split()
    found = handed_on([EVENTS[card].name for card in MORNING_CARDS], [EVENTS[card].name for card in g.morning], names)
    ahead = [EVENTS[card].name for card in [*g.consultations, *g.dusk]]  # a consultation in the dusk deck has not been held yet
    found += handed_on([EVENTS[card].name for card in CONSULTATIONS], ahead, names)
    waiting = [cards[-1][0] for cards, _, _ in g.routes if cards and cards[-1][1] == NONE]
    for deck, left in zip(EXPEDITION_CARDS, g.expeditions, strict=True):
        unread = [EXPEDITIONS[card].name for card in [*left, *waiting]]
        found += handed_on([EXPEDITIONS[card].name for card in deck], unread, names)
    return " ".join(found)


def handed_on(deck: list[str], left: list[str], told: list[str]) -> list[str]:
    now = [name for name in deck if name not in left]
    both = [name for name in deck if name in now or name in told]
    return now if len(both) == len(deck) else both
