"""All of it on one game."""

from collections.abc import Callable
from functools import partial
from typing import Final

from ..kernel.match import Match
from ..kernel.problem import Problem
from . import lessons, pipe, puzzles, rules, table, words
from .trial import EARLY, OFTEN, Moment, Trial

SOME_MOMENTS: Final = {**rules.SOME_MOMENTS, "sentences": words.spoken}
EVERY_END: Final = {"records": rules.records, "moments": rules.marked, "log": words.log}
ONCE: Final[dict[str, Callable[[Trial], None]]] = {
    "seeds": rules.seeds,
    "languages": words.whole,
    "names": words.named,
    "lessons": lessons.taught,
    "puzzles": puzzles.puzzled,
    "engine": pipe.piped,
    "server": table.served,
}
Progress = Callable[[str], None]


def games(trial: Trial, numbers: range, progress: Progress | None = None) -> None:
    """Play these games, and look closely: at some moments everything, at every moment that nothing is broken."""
    for number in numbers:
        trial.check("ends", partial(play, trial, number), game=number)
        if progress is not None:
            progress(str(number + 1))


def play(trial: Trial, number: int) -> None:
    match: Match | None = None
    for now in trial.moments(number):
        match = now.match
        where = {"game": number, "move": len(match.moves)}
        trial.check("sound", partial(rules.sound, trial, now, number), **where)
        often = now.dice.randrange(OFTEN) == 0 or len(match.moves) == number % EARLY
        if trial.is_new(now) or often:
            look(trial, now, number)
    if match is not None:
        for name, work in EVERY_END.items():
            trial.check(name, partial(work, trial, match, number), game=number, move=len(match.moves))


def look(trial: Trial, now: Moment, number: int) -> None:
    for name, work in SOME_MOMENTS.items():
        trial.check(name, partial(work, trial, now, number), game=number, move=len(now.match.moves))


def once(trial: Trial, more: dict[str, Callable[[Trial], None]] | None = None, progress: Progress | None = None) -> None:
    """What needs one game or none."""
    for name, work in {**ONCE, **(more or {})}.items():
        if progress is not None:
            progress(name)
        trial.check(name, partial(work, trial))


def found(trial: Trial) -> list[Problem]:
    return list(trial.findings.values())
