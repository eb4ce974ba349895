"""How each game puts its things into words: nothing above needs to know a game."""

from collections.abc import Callable
from typing import Any, Final, NamedTuple, TypeVar

from ..games.state51.cards import CARDS, FACTION_NAMES
from ..kernel.game import View
from .bundle import Words
from .state51.cards import card_text, faction_text
from .state51.figures import figures
from .state51.labels import action
from .state51.names import card, faction, goods
from .state51.table import table

R = TypeVar("R")


def spoken(game: str, function: Callable[..., R]) -> Callable[..., R]:
    """A function of a game's voice that may be given any words of the language."""

    def said(w: Words, *args: Any) -> R:
        return function(w.of(game), *args)

    return said


class Voice(NamedTuple):
    cards: list[str]  # ids, as in actions and positions
    factions: list[str]
    card_name: Callable[[Words, str], str]
    card_text: Callable[[Words, str], list[str]]
    faction_name: Callable[[Words, str], str]
    faction_text: Callable[[Words, str], list[str]]
    goods: Callable[[Words, dict[str, int]], str]
    figures: Callable[[Words, dict[str, Any]], dict[str, Any]]  # of an event, refusal or task, with names for ids
    action: Callable[[Words, View, int, dict[str, Any]], str]
    table: Callable[[Words, View, list[str], int], list[str]]


VOICES: Final[dict[str, Voice]] = {
    "state51": Voice(
        [found.name for found in CARDS],
        list(FACTION_NAMES),
        spoken("state51", card),
        spoken("state51", card_text),
        spoken("state51", faction),
        spoken("state51", faction_text),
        spoken("state51", goods),
        spoken("state51", figures),
        spoken("state51", action),
        spoken("state51", table),
    )
}
