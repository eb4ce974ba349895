"""Puzzles as the page shows them: what their seat sees, what can be answered, and what an answer is worth. Done in a process that
reads what is written down."""

from typing import Final

import msgspec

from ...kernel.problem import Problem
from ...puzzles.collection import collection, numbered
from ...puzzles.puzzle import Puzzle
from ...puzzles.telling import verdict
from ..http.bodies.puzzles import PuzzleSeat, PuzzleVerdict
from ..storage.journal import Entry
from ..storage.store import Seat
from ..tables.play import NOBODY, POSITION, Play
from ..tables.speech import speech
from ..tables.telling import Teller
from ..thinking.thinkers import Packed, packed

OPPONENT: Final = "greedy"  # whose title those are called by who sit in the other seats


def seated(count: int, own: int, name: str) -> list[Seat]:
    return [
        Seat(seat, "human", None, None, name, None) if seat == own else Seat(seat, "bot", None, OPPONENT, "", None)
        for seat in range(count)
    ]


def laid(puzzle: Puzzle, language: str) -> tuple[Teller, list[Seat]]:
    """The position of a puzzle, to be told to whoever solves it, and who sits there."""
    match = puzzle.begin()
    w = speech(language)
    seats = seated(match.seats, puzzle.seat, w.say("puzzle-you"))
    return Teller(w, Play(match, Entry(0, NOBODY, POSITION, "", 0)), seats, puzzle.seat), seats


def shown(game: str, number: int, language: str) -> bytes | Packed:
    """A puzzle to be solved, as JSON."""
    try:
        puzzle = numbered(game, number)
        teller, seats = laid(puzzle, language)
        match = teller.play.match
        frame = teller.replay(0, puzzle.seat)
        legal = match.game.rules.options(match.state, puzzle.seat)
        page = {
            "number": number,
            "count": len(collection(game)),
            "seat": puzzle.seat,
            "seats": [PuzzleSeat(seat.seat, name, seat.kind, seat.bot) for seat, name in zip(seats, teller.names, strict=True)],
            "question": teller.question(match.state, puzzle.seat),
            "choices": teller.choices(match.state, puzzle.seat, legal),
            **{field: frame[field] for field in ("view", "forecast", "waiting", "text")},
        }
    except Problem as problem:
        return packed(problem)
    return msgspec.json.encode(page)


def answered(game: str, number: int, text: str, language: str) -> PuzzleVerdict | Packed:
    try:
        puzzle = numbered(game, number)
        teller, _ = laid(puzzle, language)
        told = verdict(teller.w, puzzle, teller.play.match, text, teller.names)
    except Problem as problem:
        return packed(problem)
    return PuzzleVerdict(told.right, told.sentence, told.best, told.reasons, puzzle.solution.answers[0])
