"""Judging a decision: every line of answers it could have been made of is played on over the same guesses at what the seat could
not know, with the same luck; what holds over many guesses is what counts.

Lines that fall behind are dropped half by half, so that most of the time goes to those between which it is close. What was
really done is never dropped.
"""

import math
from typing import Final, NamedTuple

import msgspec

from ..games.catalogue import game_named, strategy_named
from ..kernel.chance import Guess, stream
from ..kernel.game import Game
from ..kernel.state import Action, State
from ..kernel.view import View
from .adviser import Adviser
from .judged import SMALL, Apart, Case, Judged, Weighed, alike
from .sense import Sense, sense_of

LINES: Final = 24  # that are weighed at most
TOLD: Final = 3
CLEARLY: Final = 2.0  # standard errors
SURELY: Final = 3.0  # of one among many figures, some of which differ by accident
LOOKS: Final = 6  # guesses; fewer show nothing clearly

Line = tuple[Action, ...]


class Budget(NamedTuple):
    """Guesses all lines are tried on, and the last few."""

    least: int
    most: int


GLANCE: Final = Budget(4, 16)
CLOSE: Final = Budget(16, 64)


class Tried:
    """A line and what came of it, guess by guess."""

    def __init__(self, line: Line) -> None:
        self.line = line
        self.worths: list[float] = []
        self.figures: list[dict[str, int]] = []  # where they are asked for

    @property
    def worth(self) -> float:
        return sum(self.worths) / len(self.worths)


class Judge:
    """Judges one decision of a seat, from its view alone."""

    def __init__(self, game: Game, sense: Sense, view: View, seat: int, seed: str) -> None:
        self.game = game
        self.rules = game.rules
        self.sense = sense
        self.seat = seat
        self.base = game.rebuild(view)
        self.strategy = strategy_named(game.name)
        self.matter = self.strategy.matter(self.base)
        self.numbers = Guess(stream(seed, "coach"))
        self.guesses: list[int] = []
        self.guess = self.base.clone()  # one at which lines are tried out; what the seat sees of them is the same at all
        game.redeal(self.guess, seat, Guess(0))

    # Which lines there are.

    def lines(self, made: Line | None = None) -> list[Line]:
        """The lines a decision can be made of, as far as they are not too many: then the sense answers the last questions. Two
        that lead to the same are one."""
        legal = self.rules.options(self.base, self.seat)
        legal = self.strategy.candidates(self.base, self.seat, legal)
        waiting: list[Line] = [(action,) for action in legal]
        if made is not None:
            waiting = [made, *[line for line in waiting if line != made]]
        found: dict[bytes, Line] = {}
        while waiting:
            line = waiting.pop(0)
            g = self.after(line)
            answers = self.goes_on(g) if line != made else []
            if answers and len(found) + len(waiting) + len(answers) <= LINES:
                waiting += [(*line, answer) for answer in answers if (*line, answer) != made]
            elif len(found) < LINES:
                found.setdefault(msgspec.json.encode(self.game.view(g, self.seat)), line)
        return list(found.values())

    def goes_on(self, g: State) -> list[Action]:
        """The answers to the question by which the same decision goes on; none if it does not."""
        task = self.rules.waiting(g, self.seat)
        if task is None or task != g.stack[-1] or task[0] in self.rules.decisions or task[0] in self.rules.chores:
            return []
        if g.revealed != self.guess.revealed or g.stack == self.guess.stack:
            return []
        return self.rules.options(g, self.seat)

    def after(self, line: Line) -> State:
        g = self.guess.clone()
        for action in line:
            self.rules.apply(g, self.seat, action)
        return g

    # What comes of them.

    def weighed(self, lines: list[Line], made: Line | None, budget: Budget, figures: bool = False) -> list[Tried]:
        """The last few lines, the best first, and what was made."""
        left = [Tried(line) for line in lines]
        count = budget.least
        while True:
            for tried in left:
                self.try_out(tried, count, figures)
            left.sort(key=lambda tried: -tried.worth)
            if count >= budget.most:
                return left
            kept = left[: max(TOLD, len(left) // 2)]
            left = [*kept, *[tried for tried in left[len(kept) :] if tried.line == made]]
            count = min(budget.most, 2 * count)

    def try_out(self, tried: Tried, count: int, figures: bool = False) -> None:
        """On so many guesses in all, the same for every line."""
        while len(self.guesses) < count:
            self.guesses.append(self.numbers.below(1 << 31))
        for number in self.guesses[len(tried.worths) : count]:
            g = self.base.clone()
            chance = Guess(number)
            self.game.redeal(g, self.seat, chance)
            for action in tried.line:
                self.rules.apply(g, self.seat, action)
            self.sense.play_on(g, chance, self.matter)
            tried.worths.append(self.sense.worth(g, self.seat))
            if figures:
                tried.figures.append(self.game.figures(g, self.seat))

    # What is told of it.

    def told(self, tried: Tried, beside: Tried | None = None) -> Weighed:
        before = self.game.figures(self.base, self.seat)
        changes: dict[str, float] = {}
        for name in tried.figures[0] if tried.figures else ():
            ends = [figures[name] for figures in tried.figures]
            changes[name] = round(sum(ends) / len(ends) - before.get(name, 0), 2)
        return Weighed(
            self.written(tried.line),
            self.chance(tried),
            {name: change for name, change in changes.items() if change},
            None if beside is None else self.apart(tried, beside),
            0.0 if beside is None else ahead(tried, beside),
        )

    def chance(self, tried: Tried) -> float:
        return round(self.sense.calibration.chance(tried.worth), 4)

    def apart(self, one: Tried, other: Tried) -> Apart:
        """In which figures the one line clearly ends differently than the other, over the guesses both were tried on."""
        found: Apart = {}
        for name in one.figures[0] if one.figures else ():
            gaps = [float(mine[name] - its[name]) for mine, its in zip(one.figures, other.figures, strict=False)]
            mean = sum(gaps) / len(gaps)
            if clear(gaps, SURELY):
                found[name] = (round(mean, 2), round(sum([gap * mean > 0 for gap in gaps]) / len(gaps), 2))
        return found

    def written(self, line: Line) -> list[str]:
        g = self.guess.clone()
        texts: list[str] = []
        for action in line:
            texts.append(self.rules.write(g, self.seat, action))
            self.rules.apply(g, self.seat, action)
        return texts

    def read(self, texts: list[str]) -> Line:
        g = self.guess.clone()
        line: list[Action] = []
        for text in texts:
            action = self.rules.read(g, self.seat, text)
            if action not in self.rules.options(g, self.seat):
                break  # it hung on what came to light
            line.append(action)
            self.rules.apply(g, self.seat, action)
        return tuple(line)


def gaps(one: Tried, other: Tried) -> list[float]:
    """By how much one line looks better than the other, guess by guess."""
    return [mine - its for mine, its in zip(one.worths, other.worths, strict=False)]


def ahead(one: Tried, other: Tried, errors: float = CLEARLY) -> float:
    """In what share of the guesses the one looks better, or worse, which is below nothing; 0: neither clearly."""
    better = gaps(one, other)
    if not clear(better, errors):
        return 0.0
    side = 1 if sum(better) > 0 else -1
    return side * round(sum([gap * side > 0 for gap in better]) / len(better), 2)


def clear(gaps: list[float], errors: float = CLEARLY) -> bool:
    """Whether it is no accident that these are above nothing, or below, on average."""
    mean = sum(gaps) / len(gaps)
    spread = sum([(gap - mean) ** 2 for gap in gaps]) / len(gaps)
    return len(gaps) >= LOOKS and abs(mean) > errors * math.sqrt(spread / len(gaps))


def judged(case: Case, close: bool) -> Judged:
    """What a decision has cost; at a glance, or closely and on other guesses."""
    game = game_named(case.game)
    seed = f"{case.seed} {case.at} {close}"
    judge = Judge(game, sense_of(case.game), msgspec.json.decode(case.view), case.seat, seed)
    made = judge.read(case.made)
    lines = judge.lines(made)
    budget = CLOSE if close else GLANCE
    found = judge.weighed(lines, made, budget, figures=close)
    own = next(tried for tried in found if tried.line == made)
    best = found[:TOLD]
    if close:
        adviser = Adviser(game, f"{seed} adviser")
        best = [tried for tried in best if tried is own or upheld(judge, adviser, tried, own)] or [own]
    told = [judge.told(tried, own) for tried in best]
    return Judged(case.at, case.moves, case.seat, judge.told(own), told, close)


def upheld(judge: Judge, adviser: Adviser, better: Tried, own: Tried) -> bool:
    """Whether what looks better than what was done looks so clearly, and to who gives the hints as well: hardly ever is
    anybody blamed for doing what a hint says (docs/coach.md)."""
    if judge.chance(better) - judge.chance(own) < SMALL:
        return True
    if not clear(gaps(better, own)):
        return False
    shared = alike(better.line, own.line)
    if shared == min(len(better.line), len(own.line)):
        return False  # one goes on where the other ends: it is the same as far as both were told
    view = judge.game.view(judge.after(own.line[:shared]), judge.seat)
    return adviser.prefers(view, judge.seat, better.line[shared], own.line[shared])
