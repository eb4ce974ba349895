"""What a game needs in order to be put into words."""

from collections.abc import Callable
from typing import Any, NamedTuple, TypeVar

from ..kernel.match import Match
from ..kernel.preview import Preview
from ..kernel.state import Event
from ..kernel.view import View
from .bundle import Words

R = TypeVar("R")
Forecast = dict[str, Preview]  # what is to come as things stand, by name


def spoken(game: str, function: Callable[..., R]) -> Callable[..., R]:
    """A function of a game's voice that may be given any words of the language."""

    def said(w: Words, *args: Any) -> R:
        return function(w.of(game), *args)

    return said


def a_number(w: Words, figure: str, players: list[str], on: bool) -> str:
    return ""


def with_you(w: Words, view: View, players: list[str]) -> list[str]:
    """How players are called at the table: whoever reads is told which of them that is."""
    return [w.say("table-you", player=player) if seat == view["eyes"] else player for seat, player in enumerate(players)]


def no_margin(w: Words, view: View) -> str:
    return ""


class Turning(NamedTuple):
    """What decided a match."""

    round: int
    message: str  # that says what it did
    event: Event


def no_turning(match: Match) -> Turning | None:
    return None


def no_remarks(w: Words, found: Preview) -> list[str]:
    return []


def no_gist(w: Words, card: str) -> str:
    return ""


class Voice(NamedTuple):
    cards: list[str]  # ids, as in actions and positions
    factions: list[str]
    card_name: Callable[[Words, str], str]
    card_text: Callable[[Words, str], list[str]]
    faction_name: Callable[[Words, str], str]
    faction_text: Callable[[Words, str], list[str]]
    goods: Callable[[Words, dict[str, int]], str]
    figures: Callable[[Words, dict[str, Any]], dict[str, Any]]  # of an event, refusal or task, with names for ids
    figure: Callable[[Words, str, list[str]], str]  # what a preview counts, by its name there; the players' names
    action: Callable[[Words, View, int, dict[str, Any]], str]
    table: Callable[[Words, View, list[str], int], list[str]]
    remarks: Callable[[Words, Preview], list[str]] = no_remarks  # what is good to know about what a preview counts and tells
    turned: Callable[[Words, str, list[str], bool], str] = a_number  # of a figure that holds or does not: which it is now
    foretold: Callable[[Words, View, list[str], int, Forecast], list[str]] | None = None  # the table with what is to come, if any
    chronicle: Callable[[Words, Match, list[str]], str] | None = None  # a match that is over, as a page to show to others
    called: Callable[[Words, View, list[str]], list[str]] = with_you  # how the players are called, by their names
    margin: Callable[[Words, View], str] = no_margin  # when it is over: what whoever reads was short of, in a sentence
    gist: Callable[[Words, str], str] = no_gist  # what a card is good for, without what does not matter in a choice
    turning: Callable[[Match], Turning | None] = no_turning  # what decided a match
    silent: frozenset[str] = frozenset()  # of what a preview counts, what remarks alone tell
