"""What is said about a puzzle: the question, whether an answer was right, and why."""

from typing import NamedTuple

from ..coach.judged import Weighed
from ..coach.telling import labels, reasons
from ..kernel.match import Match
from ..words.bundle import Words
from .puzzle import Puzzle
from .written import Line


class Verdict(NamedTuple):
    right: bool
    sentence: str
    best: str
    reasons: list[str]


def verdict(w: Words, puzzle: Puzzle, match: Match, text: str, players: list[str]) -> Verdict:
    """What is said about an answer. Problem: it is none."""
    right = puzzle.answer(match, text)
    solution, other = puzzle.solution, puzzle.tempting(text)
    game, g, seat = puzzle.game, match.state, puzzle.seat
    best = labels(w, game, g, seat, solution.answers)
    if right or other.answers[0] != text:
        instead = labels(w, game, g, seat, other.answers)
        told = w.say("puzzle-best", move=best, chance=solution.chance, other=instead, made=other.chance)
    else:
        told = w.say("coach-better", move=best, chance=solution.chance, made=other.chance)
    return Verdict(
        right,
        w.say("puzzle-right" if right else "puzzle-wrong"),
        told,
        reasons(w, game, g, seat, weighed(other), weighed(solution), players, "other"),
    )


def weighed(line: Line) -> Weighed:
    return Weighed(line.answers, line.chance, line.leads)
