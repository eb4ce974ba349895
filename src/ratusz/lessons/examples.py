"""Examples for the clauses of a rulebook: moves of games that bots have played, in which a clause was at work.

A game ships a few such games in a file and, for each clause, where in them it is seen. Positions and sentences are not kept: they
follow from the moves. `tools/examples.py` finds them.
"""

from functools import lru_cache
from importlib import resources
from typing import Final, NamedTuple

import msgspec

from ..games.catalogue import game_named, manifest
from ..kernel.game import Game, Value
from ..kernel.match import Match, begin
from ..kernel.problem import Problem
from ..kernel.state import Event, State

FILE: Final = "examples.json"


class Played(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A game of bots, as far as it is needed."""

    seats: int
    options: dict[str, Value]
    seed: str
    moves: list[tuple[int, str]]


class Where(msgspec.Struct, frozen=True, forbid_unknown_fields=True, array_like=True, omit_defaults=True):
    """A clause at work: which game, before how many of its moves, and what was refused there, if it is that."""

    game: int
    moves: int
    refused: str = ""


class Kept(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    rules: int  # the version of the rules that made them
    content: str
    games: list[Played]
    clauses: dict[str, Where]


class Example(NamedTuple):
    """How it stood, who did what, what was told of it; or what was not allowed, and why."""

    before: State
    seat: int
    action: str  # empty: it is seen while the game is set up
    events: list[Event]
    refused: tuple[str, dict[str, object]] | None  # the clause and its figures


@lru_cache
def kept(game: str) -> Kept | None:
    """What a game ships; nothing, if it has none or they were made by other rules."""
    package = manifest(game).learning
    if not package:
        return None
    text = (resources.files(package) / FILE).read_text(encoding="utf-8")
    found = msgspec.json.decode(text, type=Kept)
    ours = game_named(game)
    return found if (found.rules, found.content) == (ours.version, ours.content) else None


def illustrated(game: str) -> set[str]:
    """The clauses that have an example."""
    found = kept(game)
    return set() if found is None else set(found.clauses)


def example(game: str, clause: str) -> Example:
    found = kept(game)
    if found is None or clause not in found.clauses:
        raise Problem("example-none", clause=clause)
    where = found.clauses[clause]
    return shown(game_named(game), found.games[where.game], where)


def replayed(game: Game, played: Played, moves: int) -> Match:
    match = begin(game, played.seats, played.options, played.seed)
    for seat, text in played.moves[:moves]:
        match.act(seat, text)
    return match


def shown(game: Game, played: Played, where: Where) -> Example:
    if where.moves < 0:
        match = replayed(game, played, 0)
        return Example(match.state, 0, "", match.opening, None)
    match = replayed(game, played, where.moves)
    seat, text = played.moves[where.moves]
    before = match.state
    if not where.refused:
        return Example(before, seat, text, match.act(seat, text), None)
    for action, rule, figures in game.rules.explain(before, seat)[1]:
        if game.rules.write(before, seat, action) == where.refused:
            return Example(before, seat, where.refused, [], (rule, figures))
    raise Problem("example-none", clause=where.refused)
