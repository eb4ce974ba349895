"""Going over a game: which decisions there were, and what each of them cost."""

import os
import signal
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from multiprocessing import get_context
from typing import Final

import msgspec

from ..kernel.match import Match
from .judge import judged
from .judged import Analysis, Case, Judged, suspects
from .sense import sense_of

SEED: Final = "coach"  # the same game is always judged the same
NICENESS: Final = 10

Progress = Callable[[int, int], None]  # how many decisions are judged, of how many


def cases(match: Match, seat: int | None = None) -> list[Case]:
    """The decisions of a match, or of one seat, at which there was something to decide; answers that belong to one decision are
    one."""
    rules = match.game.rules
    found: list[Case] = []
    at = 0
    while at < len(match.moves):
        moves = decision(match, at)
        first = match.moves[at]
        mine = seat is None or first.seat == seat
        if mine and first.effect is None and first.text.partition(" ")[0] not in rules.asides:
            choices = [len(rules.options(move.before, move.seat)) for move in match.moves[at : at + moves]]
            if max(choices) > 1:
                view = msgspec.json.encode(match.game.view(first.before, first.seat))
                made = [move.text for move in match.moves[at : at + moves]]
                found.append(Case(match.game.name, at, moves, first.seat, view, made, SEED))
        at += moves
    return found


def decision(match: Match, at: int) -> int:
    """Of how many moves the decision is made that begins with this one."""
    moves = match.moves
    count = 1
    while at + count < len(moves) and moves[at].effect is None:
        last, following = moves[at + count - 1], moves[at + count]
        aside = following.effect is not None or following.text.partition(" ")[0] in match.game.rules.asides
        if aside or following.seat != last.seat or match.half_step(last, following.before) is None:
            break
        count += 1
    return count


def analysis(match: Match, found: list[Judged]) -> Analysis:
    result = match.game.result(match.state)
    winners = result.winners if match.over else []
    stale = sense_of(match.game.name).stale
    return Analysis(match.game.name, match.seats, len(match.moves), winners, match.over, found, stale)


def review(match: Match, jobs: int = 1, progress: Progress | None = None, seat: int | None = None) -> Analysis:
    """The whole game, or one seat of it: every decision at a glance, then the dearest of each seat closely."""
    asked = cases(match, seat)
    with judging(jobs) as judge:
        found: list[Judged] = []
        for one in judge([(case, False) for case in asked]):
            found.append(one)
            if progress is not None:
                progress(len(found), len(asked))
        numbers = suspects(found)
        for done, (number, one) in enumerate(zip(numbers, judge([(asked[n], True) for n in numbers]), strict=True), 1):
            found[number] = one
            if progress is not None:
                progress(len(found) + done, len(found) + len(numbers))
    return analysis(match, found)


@contextmanager
def judging(jobs: int) -> Iterator[Callable[[list[tuple[Case, bool]]], Iterator[Judged]]]:
    """Something that judges cases in their order: here, or in several processes that give way to everything else."""
    if jobs <= 1:
        yield lambda asked: (judged(*one) for one in asked)
    else:
        with get_context("spawn").Pool(jobs, give_way) as pool:
            yield lambda asked: pool.imap(judged_one, asked)


def give_way() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    os.nice(NICENESS)


def judged_one(asked: tuple[Case, bool]) -> Judged:
    return judged(*asked)
