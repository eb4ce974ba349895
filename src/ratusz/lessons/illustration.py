"""An example for a clause in words: who did what and what was told of it, or why it was not allowed."""

from typing import Final, NamedTuple

from ..kernel.game import Game
from ..kernel.state import Event
from ..kernel.view import View
from ..words.bundle import Words
from ..words.games import VOICES
from ..words.sentences import action, event, refusal
from .examples import Example, example

AROUND: Final = 3  # lines


class Illustration(NamedTuple):
    seat: int
    view: View  # of the seat, before anything happened
    players: list[str]
    label: str  # of the action; empty: the game is being set up
    refused: bool
    told: list[str]


def illustration(w: Words, game: Game, clause: str) -> Illustration:
    """Problem: the clause has no example."""
    found = example(game.name, clause)
    view = game.view(found.before, found.seat)
    names = [w.say("player-number", number=seat + 1) for seat in range(len(view["seats"]))]
    called = VOICES[game.name].called(w.of(game.name), {**view, "eyes": None}, names)  # nobody who reads it is one of them
    said = told(w, game, clause, found, called)
    return Illustration(found.seat, view, names, label(w, game, found, view), found.refused is not None, said)


def label(w: Words, game: Game, found: Example, view: View) -> str:
    if not found.action:
        return ""
    rules = game.rules
    structure = rules.structure(found.before, found.seat, rules.read(found.before, found.seat, found.action))
    return action(w, game.name, view, found.seat, structure)


def told(w: Words, game: Game, clause: str, found: Example, called: list[str]) -> list[str]:
    if found.refused is not None:
        return [refusal(w, game.name, *found.refused)]
    seen = [one for one in found.events if one.visible(found.seat)]
    return [event(w, game.name, one.kind, one.figures, called) for one in about(clause, seen)]


def about(clause: str, events: list[Event]) -> list[Event]:
    """Of a long story, what names the clause and what was told just before and after."""
    named = [at for at, one in enumerate(events) if one.rule == clause]
    first = max(0, named[0] - AROUND) if named else 0
    return events[first : max(first + 2 * AROUND, min(named[-1] + 1 + AROUND, named[0] + 3 * AROUND) if named else 0)]
