"""Records: a match as plain data, loaded by replaying it, checked move by move."""

from typing import Any

import msgspec

from .chance import commitment
from .complaint import complaint
from .game import Game
from .match import FORMAT, LEFT, TRY, Match, begin, set_up
from .position import shown
from .problem import Problem
from .schema import Record


def parse(data: Any) -> Record:
    """A record from plain data (what JSON gives)."""
    try:
        record = msgspec.convert(data, Record)
    except msgspec.ValidationError as error:
        field, wrong = complaint(error)
        raise Problem("record-form", field=field, detail=wrong) from None
    if record.format != FORMAT:
        raise Problem("record-format", got=record.format, want=FORMAT)
    if record.result:
        record.result.setdefault("left", [])  # records made before anybody could leave
    return record


def check_version(game: Game, record: Record) -> None:
    """A record of other rules or other cards must not be misplayed."""
    if record.rules != game.version:
        raise Problem("record-rules", game=game.name, got=record.rules, want=game.version)
    if record.content != game.content:
        raise Problem("record-content", game=game.name, got=record.content, want=game.content)


def opening(game: Game, record: Record) -> Match:
    if record.seed:
        if commitment(record.seed) != record.commitment:
            raise Problem("record-commitment")
        return begin(game, record.seats, record.options, record.seed)
    if record.start:
        return set_up(game, record.start)
    raise Problem("record-sealed")


def replay(game: Game, record: Record, moves: int | None = None) -> Match:
    """The match after all its moves, or after the first few."""
    check_version(game, record)
    match = opening(game, record)
    for number, move in enumerate(record.moves[:moves], 1):
        try:
            carry_out(match, move)
        except Problem as problem:
            raise Problem("record-move", number=number, move=shown(move), problem=problem) from None
    return match


def carry_out(match: Match, move: list[Any]) -> None:
    seated = bool(move) and isinstance(move[0], int) and not isinstance(move[0], bool)
    if seated and len(move) == 3 and move[1] == TRY and isinstance(move[2], list):
        match.attempt(move[0], move[2])
    elif seated and len(move) == 2 and move[1] == LEFT:
        match.leave(move[0])
    elif seated and len(move) == 2 and isinstance(move[1], str):
        match.act(move[0], move[1])
    else:
        raise Problem("record-move-form")


def verify(game: Game, record: Record) -> Match:
    """Replay all of it; the match it leads to must be the one the record states, in every field."""
    match = replay(game, record)
    if game.position(match.state) != record.snapshot:
        raise Problem("record-snapshot")
    if match.result() != record.result:
        raise Problem("record-result")
    for field, value in match.record().items():
        if getattr(record, field) != value:
            raise Problem("record-field", field=field)
    return match


def outdated(game: Game, record: Record) -> Problem | None:
    """Why a record cannot be replayed: other rules or other cards made it."""
    try:
        check_version(game, record)
    except Problem as problem:
        return problem
    return None


def resume(game: Game, record: Record) -> Match:
    """Go on with a match: by replaying it or, if it is outdated, from its last position, which then nobody can verify."""
    if outdated(game, record) is None:
        return verify(game, record)
    if not record.snapshot:
        check_version(game, record)
    match = set_up(game, record.snapshot)
    for move in record.moves:
        if len(move) == 2 and move[1] == LEFT:
            carry_out(match, move)
    return match
